"""The leaves and flowers of Lilies: what they look like, and the hands on the table."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures import theme
from sprites.pictures.geometry import row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

TALL = 1.4  # height of a leaf's card, in widths
HAND_Z = 310.0


def face(leaf: int | None, width: float) -> Picture:
    """A leaf's card as it is seen: its number, or the back of a secret one."""
    w, h = width, width * TALL
    if leaf is None:
        return Art("card-back", w, palette_of(0))
    number = Part(Text(str(leaf), 0.5 * w, theme.INK, 0.8 * w, 0.6 * h), w / 2, h / 2)
    return Collage(w, h, (Part(Art("card-face", w, palette_of(0)), w / 2, h / 2), number))


def flower(points: int, height: float) -> Picture:
    """A flower, and how many points it is worth."""
    side = 1.2 * height
    number = Part(Text(str(points), 0.6 * height, theme.PAPER), 1.25 * side, height / 2)
    return Collage(1.5 * side, height, (Part(Art("flower", side), side / 2, height / 2), number))


class LiliesHands:
    """The hands in the panels, as far as everybody may see them; ``leaves`` are those shown."""

    def __init__(
        self, stage: Stage, panels: Sequence[HandPanel], hands: Sequence[Sequence[int | None]]
    ) -> None:
        self._stage, self._panels = stage, panels
        self._tokens: list[list[Token]] = [[] for _ in panels]
        self.leaves: list[list[int | None]] = [[] for _ in panels]
        for seat, hand in enumerate(hands):
            self.show(Seat(seat), hand)

    def show(self, seat: Seat, hand: Sequence[int | None]) -> None:
        """Lay out a hand, instead of what lay there."""
        panel = self._panels[seat]
        slots = row(len(hand), panel.slot_width, 8, panel.room.centre, room=panel.room.w)
        self._stage.remove(*self._tokens[seat])
        self._tokens[seat] = [
            Token(face(leaf, panel.slot_width), Pose(slot.x, slot.y), HAND_Z)
            for leaf, slot in zip(hand, slots, strict=True)
        ]
        self._stage.add(*self._tokens[seat])
        self.leaves[seat] = list(hand)

    def take(self, seat: Seat, leaf: int | None) -> None:
        """Take a leaf away; of a hidden hand the last back, so that its place tells nothing."""
        left = self.leaves[seat]
        left.remove(leaf if leaf in left else None)
        self.show(seat, left)
