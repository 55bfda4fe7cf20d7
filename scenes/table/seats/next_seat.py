"""The mark at the seat whose turn comes next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from scenes.table.seats.name_tag import Z
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

PAIR = 2  # seats, of which each always comes after the other
PAD, OVERLAP = 12.0, 6.0  # beside its word; how far it reaches into the tag
MOST = 0.62  # of the tag's width; where the word is wider, an arrow stands for it
ARROW = 0.8  # of the mark's height
LARGEST = 36.0  # of its word: a larger mark would hide the frog


class NextSeat:
    """A small plate on one of the *tags* of all seats: on its left end, or the right one."""

    def __init__(
        self, stage: Stage, tags: Sequence[Box], at_right: Collection[int] = (), z: float = Z + 2
    ) -> None:
        self._renderer, self._tags, self._at_right = stage.renderer, tags, at_right
        self.token = Token(Collage(1, 1, ()), Pose(0, 0), z, "next-seat", (0.0, 1.0))
        self.token.visible = False
        self._after: Seat | None = None
        stage.add(self.token)

    def follow(self, acting: Seat | None) -> None:
        """Mark the seat after the one that is *acting*; no seat acts any more once all is over."""
        self.token.visible = acting is not None and len(self._tags) > PAIR
        if acting is not None and acting != self._after:
            self._after = acting
            self._go_to((acting + 1) % len(self._tags))

    def _go_to(self, seat: int) -> None:
        tag = self._tags[seat]
        plate = _plate(self._renderer, MOST * tag.w)
        self.token.picture = plate
        left = tag.right - plate.width if seat in self._at_right else tag.x
        self.token.pose = Pose(left, tag.y + OVERLAP)


def _plate(renderer: Renderer, most: float) -> Collage:
    """The word on light paper, or an arrow if it is wider than *most*."""
    words = Text(say("table.next_seat"), limited_size(renderer, theme.FLOOR, LARGEST), theme.INK)
    wide, high = renderer.size(words)
    shown: Picture = words
    if wide + 2 * PAD > most:
        shown = Art("arrow-right", ARROW * high)
        wide = high
    wide += 2 * PAD
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, shadow=False)
    middle = wide / 2, high / 2
    return Collage(wide, high, (Part(sheet, *middle), Part(shown, *middle)))
