"""A seat that holds cards: slots for them, what to press for each, and the card it has sealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.table.seats.seat_frog import Mood
from scenes.table.seats.seat_panel import SeatPanel, Z
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.control_signs import control_sign
from seats.bindings import Controls
from seats.intents import Intent
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box, fan, row
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SIGN = 42.0
CARD_TALL = 1.42
SEAL, SEAL_UP, SEAL_ASIDE = 0.21, 0.3, 0.12  # of a frog's width: a sealed card and where it is held
FAN_DIP = 12.0  # how much lower than its middle a fan of cards ends
HAND_Z = 310.0
FADED = 0.4  # controls under cards that have been used


class HandPanel(SeatPanel):
    """A seat with a hand of up to *slots* cards; its tokens live on the table's stage.

    They are so much *larger* than side by side that each lies over the one before.
    """

    larger = 1.0

    def __init__(
        self, stage: Stage, seat: int, places: SeatPlaces, slots: int,
        play: Callable[[Motion], None], *, name: str = "", score: float = 0.0, dummy: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, name=name, score=score, dummy=dummy)
        self._play, self.dummy = play, dummy
        self.has_known_card = False  # the only one it can seal, which lies open
        cards, frog = places.cards, places.frog
        self.slot_width = min(
            self.larger * (cards.w / slots - 8), (cards.h - 4 - FAN_DIP) / CARD_TALL
        )
        middle = cards.centre[0], cards.centre[1] - FAN_DIP / 2
        self.slots = fan(slots, self.slot_width, 10, middle, room=cards.w - FAN_DIP)
        at = places.keys.centre[1]
        self._signs = [self._put(None, (slot.x, at), Z + 5) for slot in self.slots]
        aside = -SEAL_ASIDE if frog.mirrored else SEAL_ASIDE
        self.seal_at = Pose(frog.x + aside * frog.width, frog.y - SEAL_UP * frog.width)
        self.seal_width = SEAL * frog.width
        self._seal = self._put(Art("card-back", self.seal_width, self.palette), (0, 0), Z + 4)
        self._seal.visible = False
        self._laid: list[Token] = []
        stage.renderer.prefetch(self._seal.picture)

    @property
    def room(self) -> Box:
        """Where its cards lie."""
        return self.places.cards

    def lay_hand(self, cards: Sequence[Picture]) -> None:
        """Lay *cards* in a row, as wide as a slot each, instead of those laid before."""
        slots = row(len(cards), self.slot_width, 8, self.room.centre, room=self.room.w)
        self.stage.remove(*self._laid)
        self._laid = [
            self._put(card, (slot.x, slot.y), HAND_Z)
            for card, slot in zip(cards, slots, strict=True)
        ]

    def show_card_controls(self, controls: Controls | None, intents: Sequence[Intent] = ()) -> None:
        """Print under each card slot which of the *controls* to press for it."""
        if controls:
            self.tell("")
        for i, token in enumerate(self._signs):
            if controls is None or i >= len(intents):
                self._show(token, None)
            else:
                self._show(token, control_sign(controls, intents[i], SIGN))

    def seal(self) -> None:
        """A card is held face down; it looks the same whichever it is, and each time again.

        A card that all know is not held: it would look like one more.
        """
        self._fade_card_controls(FADED)
        self.frog.set_mood(Mood.WATCHING if self.has_known_card else Mood.SEALED)
        self._seal.visible = not self.has_known_card
        self._seal.pose = self.seal_at.at(self.seal_at.x, self.seal_at.y + self.seal_width)
        self._play(spring(self._seal, self.seal_at, hz=6, damping=0.8))

    def unseal(self) -> None:
        """The card is taken up again."""
        self._fade_card_controls(1.0)
        self.frog.set_mood(Mood.WATCHING)
        self._seal.visible = False

    def _fade_card_controls(self, alpha: float) -> None:
        for token in self._signs:
            token.pose = token.pose.with_alpha(alpha)
