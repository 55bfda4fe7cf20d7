"""A seat of Frogger, for which it stands below the hand what to press."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Seat
from rules.decktet import Suit
from scenes.games.frogger.components.lanes import suit_palette
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.key_row import Signs
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.control_signs import LabelledSign
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PAD, PAD_HIGH = 1.6, 0.62  # how wide a pad is, of its frog; how high, of that
PAD_UP = 0.04  # its middle above the tag, of its width
PAD_Z = 22.0  # on the meadow, below all cards


class FroggerPanel(HandPanel):
    """A seat with its cards, which is told in *keys* what to press."""

    key_size = 36.0

    def __init__(
        self, stage: Stage, seat: Seat, places: SeatPlaces, play: Callable[[Motion], None],
        keys: Box,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, 1, play)
        self._keys = keys
        if places.frog.sunk or places.frog.y < places.tag.y:
            stage.add(self._pad())

    def _pad(self) -> Token:
        """The lily pad on which its frog sits behind its tag, or over it."""
        frog = self.places.frog
        wide = min(PAD * frog.width, self.places.box.w)
        at = Pose(frog.x, min(frog.y, self.places.tag.y) - PAD_UP * wide, sy=PAD_HIGH)
        return Token(Art("path-lily", wide, suit_palette(Suit.LEAVES)), at, PAD_Z, "pad")

    @property
    def sign_room(self) -> Box:
        return self._keys

    def _shorter(self, signs: Signs) -> Iterator[Signs]:
        """What leads to other rows keeps its word, or goes: a bare key before theirs misleads."""
        *rest, last = signs
        ways = [i for i, sign in enumerate(rest) if sign.words]
        if len(ways) > 1 and last.glyph == self.essential:
            for first in (0, *(at + 1 for at in ways[:-1])):
                yield [*rest[first:], last]
                yield [*rest[first:], LabelledSign(last.glyph)]
        yield from super()._shorter(signs)
