"""A hint, and its slip, which hangs over the upper edge of the banner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HINT_BULB = "hint-bulb"  # on a slip, and on the frame of what it speaks of
HINT_Z = 660.0  # above all that leaps and sparkles: words stay legible
PAD_X, PAD_Y = 20.0, 3.0
BULB = 40.0
LINES, LINE = 2, 1.25  # of a slip; how high one is, of the size of its type
LARGEST = 40.0  # type, however large the setting of the text size makes it
NOTICED, LETTERS_A_SECOND, LEAST_SECONDS = 1.0, 18.0, 2.6  # of seconds in which a hint is read


def always() -> bool:
    """What a hint waits for if it waits for nothing."""
    return True


@dataclass(frozen=True, slots=True)
class Hint:
    """*words* about *place*: read while they are *ready*, gone as soon as they do not *hold*.

    The place is found whenever they begin to be read; it is framed while that *lies_there*, which
    it does after the next choice too if it *stays*. It counts as read after a *share* of its time.
    """

    words: str
    place: Callable[[], Box | None]
    holds: Callable[[], bool] = always
    ready: Callable[[], bool] = always
    lies_there: Callable[[], bool] = always
    stays: bool = False
    share: float = 0.5

    def framed(self, found: Box | None) -> Box | None:
        """What is framed now, if that was *found* when it began to be read."""
        return found if self.lies_there() else None


def reading_seconds(words: str) -> float:
    """How long it takes to notice and read a hint."""
    return max(LEAST_SECONDS, NOTICED + len(words) / LETTERS_A_SECOND)


def slip_high(text_scale: float) -> float:
    """How high a slip is."""
    return LINES * LINE * min(theme.FLOOR * text_scale, LARGEST) + 2 * PAD_Y


def hint_slip(words: str, box: Box, text_scale: float) -> Token:
    """A sheet that fills *box*, with a bulb and *words* in type as large as it can be."""
    middle = box.w / 2, box.h / 2
    words_from = PAD_X / 2 + BULB + PAD_X / 2
    sheet = Paper(box.w, box.h, theme.PAPER_BRIGHT, edge=theme.FOCUS)
    size = LARGEST / text_scale
    text = Text(words, size, theme.INK, box.w - words_from - PAD_X, box.h - 2 * PAD_Y)
    bulb = Part(Art(HINT_BULB, BULB), PAD_X / 2 + BULB / 2, box.h / 2)
    beside = Part(text, (words_from + box.w - PAD_X) / 2, box.h / 2)
    pieces = (Part(sheet, *middle), bulb, beside)
    return Token(Collage(box.w, box.h, pieces), Pose(*box.centre), HINT_Z, "hint")
