"""The seat of a frog on the ring."""

from __future__ import annotations

from collections.abc import Callable

from scenes.games.quibbit.components.cards import CARD_Z
from scenes.games.quibbit.layout import HAND_LARGER
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_frog import Mood
from scenes.table.seats.seat_places import SeatPlaces
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage

COUNT = 82.0  # how wide the room for the count of its cards is
BEHIND_TAG = 0.2  # of a frog's width: how far under its tag's upper edge its feet are then
HELD = 0.46, 0.74  # of a frog's width: how far aside and up it holds a card behind its hand


class QuibbitSeat(HandPanel):
    """What to press has the room of the status line as well while that is empty.

    Where a hand lies before the paws, a sealed card lies beside the head, apart from the hand.
    """

    key_size = 34.0  # so that two lines fit
    larger = HAND_LARGER

    def __init__(
        self, stage: Stage, seat: int, places: SeatPlaces, slots: int,
        play: Callable[[Motion], None], *, name: str = "", dummy: bool = False,
    ) -> None:  # fmt: skip
        count = 0.0 if dummy else COUNT
        super().__init__(stage, seat, places, slots, play, name=name, score=count, dummy=dummy)
        self._seal.z = CARD_Z - 1  # behind its hand
        frog = places.frog
        self._holds_aside = places.cards.x < frog.x - frog.width / 2 and not dummy
        if self._holds_aside:
            out = -1 if self.seal_at.x > frog.x else 1
            x, y = frog.x + out * HELD[0] * frog.width, frog.y - HELD[1] * frog.width
            self.seal_at = self.seal_at.at(x, y)

    def hold_out(self, out: bool) -> None:
        """Its frog looks over its tag, from behind which its hand is held *out* to the middle."""
        low = self.places.tag.y + BEHIND_TAG * self.places.frog.width - self.places.frog.y
        self.frog.sink(low if out and self._holds_aside else 0.0)

    def seal(self) -> None:
        super().seal()
        if self._holds_aside:
            self.frog.set_mood(Mood.WATCHING)  # its paws are drawn with a card as well

    @property
    def sign_room(self) -> Box:
        return self.places.keys if self._status.visible else self._deed_box

    def show_status(self, words: str) -> None:
        super().show_status(words)
        if self.controls:
            self.show_controls(self.controls)
