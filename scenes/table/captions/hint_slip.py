"""The slip of a hint, clear of what it is about and tied to it by a line."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, degrees, dist
from typing import TypeAlias

from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.ui.safe_area import safe_area
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

HINT_Z = 660.0  # above all that leaps and sparkles: words stay legible
PAD_X, PAD_Y = 40.0, 18.0
WIDEST = 900.0
APART = 100.0  # what it is about is at least so far from its edge
LINE, DOT = 10.0, 30.0
NOTICED, LETTERS_A_SECOND, LEAST_SECONDS = 1.0, 18.0, 2.6  # of seconds in which a hint is read

HintPlace: TypeAlias = Point | Box  # a line leads to a point, a frame is round a box


def reading_seconds(words: str) -> float:
    """How long it takes to notice and read a hint."""
    return max(LEAST_SECONDS, NOTICED + len(words) / LETTERS_A_SECOND)


def hint_slip(renderer: Renderer, words: str, box: Box, place: Point | None = None) -> Token:
    """A sheet that hangs from the top of *box*, as near to *place* as it can be.

    It is at most as wide as *box*. If that has a height, the sheet lies within it; else it lies
    elsewhere if *place* would be under it.
    """
    needed = renderer.size(Text(words, theme.BODY))[0] + 3 * PAD_X
    wide = min(box.w, WIDEST * renderer.text_scale, needed)
    text = Text(words, theme.BODY, theme.INK, wide - 2 * PAD_X)
    if 0 < box.h < renderer.size(text)[1] + 2 * PAD_Y:
        text = replace(text, height=box.h - 2 * PAD_Y)
    high = renderer.size(text)[1] + 2 * PAD_Y
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, edge=theme.FOCUS)
    pieces = (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2))
    room = safe_area(renderer.width, renderer.height)
    top = min(box.y, room.bottom - high)
    left = (place or box.centre)[0] - wide / 2
    lies = Box(max(box.x, min(left, box.right - wide)), top, wide, high)
    if place is not None and not box.h and lies.inset(0, -APART).contains(*place):
        below, above = place[1] + APART, place[1] - APART - high
        top = below if below + high <= room.bottom else max(room.y, above)
    at = Pose(lies.centre[0], top + high / 2)
    return Token(Collage(wide, high, pieces), at, HINT_Z, "hint")


def hint_frame(box: Box) -> Token:
    """Corners round what a hint is about: no line runs over words to it."""
    return Token(cursor_frame(box), Pose(*box.centre), HINT_Z - 1, "hint")


def hint_line(slip: Token, place: Point) -> list[Token]:
    """A line from the slip to what it is about, and a dot on that."""
    here = slip.pose.x, slip.pose.y
    length = dist(here, place)
    middle = (here[0] + place[0]) / 2, (here[1] + place[1]) / 2
    angle = degrees(atan2(place[1] - here[1], place[0] - here[0]))
    line = Paper(length, LINE, theme.FOCUS, LINE / 2, shadow=False)
    dot = Paper(DOT, DOT, theme.FOCUS, DOT / 2, theme.FOCUS_EDGE, shadow=False)
    return [
        Token(line, Pose(*middle, angle), HINT_Z - 2, "hint"),
        Token(dot, Pose(*place), HINT_Z - 1, "hint"),
    ]
