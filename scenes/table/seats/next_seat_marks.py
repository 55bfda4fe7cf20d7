"""The marks at the tags of seats, of which that of the next seat is seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.core import Seat
from scenes.table.seats.name_tag import Z
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import FROG_TALL
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
HIDES = 0.5  # of a frog's height: a higher mark would hide its face
LARGEST = 36.0  # of its word: a larger mark would hide the frog


class NextSeatMarks:
    """A small plate on one of the *tags* of all seats: on its left end, or the right one.

    Every tag has a plate of its own, of which one is seen: it appears, and crosses no table. Of
    seats whose frogs are so small that it would hide them it is over the head.
    """

    def __init__(
        self, stage: Stage, tags: Sequence[Box], at_right: Collection[int] = (), z: float = Z + 2,
        *, heads: Mapping[int, FrogPlace] | None = None,
    ) -> None:  # fmt: skip
        self.marks = [
            _mark(stage.renderer, tag, z, at_right=seat in at_right)
            for seat, tag in enumerate(tags)
        ]
        for seat, frog in (heads or {}).items():
            _clear(self.marks[seat], stage.renderer, frog)
        stage.add(*self.marks)

    def follow(self, acting: Seat | None, lit: Collection[Seat]) -> None:
        """Mark the seat after the one that is *acting*; no seat acts any more once all is over.

        One that is *lit* is not marked: its turn has just begun.
        """
        seats = len(self.marks)
        after = None if acting is None or seats <= PAIR else (acting + 1) % seats
        for seat, mark in enumerate(self.marks):
            mark.visible = seat == after and seat not in lit


def _mark(renderer: Renderer, tag: Box, z: float, *, at_right: bool) -> Token:
    plate = _plate(renderer, MOST * tag.w)
    at = Pose(tag.right - plate.width if at_right else tag.x, tag.y + OVERLAP)
    mark = Token(plate, at, z, "next-seat", (0.0, 1.0))
    mark.visible = False
    return mark


def _clear(mark: Token, renderer: Renderer, frog: FrogPlace) -> None:
    """Let *mark* be no wider than a *frog* beside its cards, over the head if it hid that."""
    high = FROG_TALL * frog.width
    if renderer.size(mark.picture)[0] > frog.width:
        mark.picture = _plate(renderer, frog.width)
    if renderer.size(mark.picture)[1] > HIDES * high:
        mark.picture = _plate(renderer, frog.width)
        mark.pose = Pose(frog.x - frog.width / 2, frog.y - high)


def _plate(renderer: Renderer, most: float) -> Collage:
    """The word on light paper, or an arrow if it is wider than *most*."""
    words = Text(say("table.next_seat"), limited_size(renderer, theme.FLOOR, LARGEST), theme.INK)
    wide, high = renderer.size(words)
    shown: Picture = words
    wide += 2 * PAD
    if wide > most:
        shown = Art("arrow-right", ARROW * high)
        wide = high + PAD
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, shadow=False)
    middle = wide / 2, high / 2
    return Collage(wide, high, (Part(sheet, *middle), Part(shown, *middle)))
