"""A hint, and its slip, which lies over the banner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HINT_Z = 660.0  # above all that leaps and sparkles: words stay legible
PAD_X, PAD_Y = 28.0, 8.0
NOTICED, LETTERS_A_SECOND, LEAST_SECONDS = 1.0, 18.0, 2.6  # of seconds in which a hint is read


@dataclass(frozen=True, slots=True)
class Hint:
    """*words* about *place*: read while it is *legible*, gone as soon as it does not *hold*.

    The place is found whenever it begins to be read, and framed while what it is about
    *lies_there*.
    """

    words: str
    place: Callable[[], Box | None]
    legible: Callable[[], bool]
    holds: Callable[[], bool]
    lies_there: Callable[[], bool]


def reading_seconds(words: str) -> float:
    """How long it takes to notice and read a hint."""
    return max(LEAST_SECONDS, NOTICED + len(words) / LETTERS_A_SECOND)


def hint_slip(words: str, box: Box) -> Token:
    """A sheet that fills *box*, with *words* in type as large as it can be."""
    middle = box.w / 2, box.h / 2
    sheet = Paper(box.w, box.h, theme.PAPER_BRIGHT, edge=theme.FOCUS)
    text = Text(words, theme.PROMPT, theme.INK, box.w - 2 * PAD_X, box.h - 2 * PAD_Y)
    pieces = (Part(sheet, *middle), Part(text, *middle))
    return Token(Collage(box.w, box.h, pieces), Pose(*box.centre), HINT_Z, "hint")
