"""A hint, and the slip of paper with its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

HINT_BULB = "hint-bulb"  # on a slip, and on the frame of what it speaks of
HINT_Z = 660.0  # above all that leaps and sparkles: words stay legible
PAD_X, PAD_Y, PAD = 20.0, 1.0, 9.0  # PAD is over and under the words beside a thing
BULB, BULB_Y = 40.0, 3.0  # at most; at least so far from the edges of a slip
BESIDE_WORDS = BULB + 2 * PAD_X  # what of the width of a slip is not for words
TYPES, WIDEST = (32.0, theme.FLOOR), 820.0  # beside a thing; the widest line there
MOST_LINES, UNEVEN = 4, 1.12  # how much longer the lines are than all words, by their number
HINT_TAIL, TAIL, TAIL_ON, TAIL_IN = "hint-tail", 38.0, 0.17, 34.0  # how much of it is on the slip
LARGEST = 40.0  # type, however large the setting of the text size makes it
NOTICED, LETTERS_A_SECOND, LEAST_SECONDS = 1.0, 18.0, 2.6  # of seconds in which a hint is read


def always() -> bool:
    """What a hint waits for if it waits for nothing."""
    return True


@dataclass(frozen=True, slots=True)
class Hint:
    """*words* about *place*: read while they are *ready*, gone as soon as they do not *hold*.

    They begin to be read once it *begins*. The place is found whenever they do; it is framed while
    that *lies_there*, which it does after the next choice too if it *stays*. It counts as read
    after a *share* of its time. One that *comes_first* is read before all that wait.
    """

    words: str
    place: Callable[[], Box | None]
    holds: Callable[[], bool] = always
    ready: Callable[[], bool] = always
    begins: Callable[[], bool] = always
    lies_there: Callable[[], bool] = always
    stays: bool = False
    share: float = 0.5
    comes_first: bool = False

    def framed(self, found: Box | None) -> Box | None:
        """What is framed now, if that was *found* when it began to be read."""
        return found if self.lies_there() else None


def reading_seconds(words: str) -> float:
    """How long it takes to notice and read a hint."""
    return max(LEAST_SECONDS, NOTICED + len(words) / LETTERS_A_SECOND)


def slip_sizes(renderer: Renderer, words: str, points: float) -> list[tuple[float, float]]:
    """How wide and high a slip with *words* can be beside a thing, in more and more lines."""
    size, sizes = limited_size(renderer, points, LARGEST), []
    line = renderer.size(Text(words, size))[0]
    for lines in range(1, MOST_LINES + 1):
        width = line if lines == 1 else UNEVEN * line / lines
        high = renderer.size(Text(words, size, theme.INK, width))[1]
        if width <= WIDEST:
            sizes.append((width + BESIDE_WORDS, max(high, BULB) + 2 * PAD))
    return sizes


def hint_slip(renderer: Renderer, words: str, box: Box) -> Token:
    """A sheet that fills *box*, with a bulb and *words* in type as large as it can be."""
    words_from, middle = BESIDE_WORDS - PAD_X, (box.w / 2, box.h / 2)
    sheet = Paper(box.w, box.h, theme.PAPER_BRIGHT, edge=theme.FOCUS)
    size = LARGEST / renderer.text_scale
    text = Text(words, size, theme.INK, box.w - BESIDE_WORDS, box.h - 2 * PAD_Y)
    bulb = Part(Art(HINT_BULB, min(BULB, box.h - 2 * BULB_Y)), PAD_X / 2 + BULB / 2, box.h / 2)
    beside = Part(text, (words_from + box.w - PAD_X) / 2, box.h / 2)
    pieces = (Part(sheet, *middle), bulb, beside)
    return Token(Collage(box.w, box.h, pieces), Pose(*box.centre), HINT_Z, "hint")


def slip_tail(slip: Box, thing: Box) -> Token:
    """The tail of a *slip*, from its side that is nearest to *thing*, towards that."""
    gaps = thing.y - slip.bottom, slip.x - thing.right, slip.y - thing.bottom, thing.x - slip.right
    side = gaps.index(max(gaps))
    x = min(max(thing.centre[0], slip.x + TAIL_IN), slip.right - TAIL_IN)
    y = min(max(thing.centre[1], slip.y + TAIL_IN), slip.bottom - TAIL_IN)
    at = (x, slip.bottom), (slip.x, y), (x, slip.y), (slip.right, y)
    pose = Pose(*at[side], 90.0 * side)
    return Token(Art(HINT_TAIL, TAIL), pose, HINT_Z + 1, "hint tail", (0.5, TAIL_ON))
