"""The torn cards of a seat, apart from what it owns: that sign, and what their halves are worth."""

from __future__ import annotations

from fractions import Fraction

from scenes.games.quabble.cards import torn
from scenes.games.quabble.components.numbers import drawn, fitting, in_a_row
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

NUMBER_HIGH = 0.86  # of a line of text: its digits, and little over and below them
RIM, PAD = 4.0, 8.0  # round a number's sheet; beside a number
EDGE, ROUND, LINE = 4.0, 10.0, 2.0  # of what torn cards lie on
LINE_SHARE = 0.34  # of a line, for the number at most
LEAST, LARGEST = 12.0, 64.0  # a torn card
WIDE_NUMBER = Fraction(-19, 2)  # the word stands there if it leaves room for this, at all seats


def torn_pile(renderer: Renderer, halves: Fraction, width: float, height: float) -> Collage:
    """A torn card, the word for it where that fits, and what all torn *halves* are worth.

    They lie on a sunken ground, so that nobody takes them for cards that are owned. Of which kinds
    they are no longer matters.
    """
    ground = Paper(
        width, height, theme.NIGHT, ROUND, theme.QUABBLE_CLOTH_EDGE, edge_width=LINE, shadow=False
    )
    size, is_line = theme.FLOOR / renderer.text_scale, width > height
    number = fitting(renderer, halves, size, LINE_SHARE * width if is_line else width - 2 * EDGE)
    if is_line:
        parts = [Part(_in_line(renderer, number, width, height), width / 2, height / 2)]
    else:
        parts = _stacked(renderer, number, width, height)
    return Collage(width, height, (Part(ground, width / 2, height / 2), *parts))


def _in_line(renderer: Renderer, number: Picture, width: float, height: float) -> Collage:
    size, sign = theme.FLOOR / renderer.text_scale, torn(min(LARGEST, height - EDGE))
    word = Text(say("quabble.torn_pile"), size, theme.PAPER)
    widest = in_a_row(renderer, [sign, word, drawn(renderer, WIDE_NUMBER, size, theme.PAPER)], PAD)
    has_word = widest.width <= width - 2 * EDGE
    return in_a_row(renderer, [sign, word, number] if has_word else [sign, number], PAD)


def _stacked(renderer: Renderer, number: Picture, width: float, height: float) -> list[Part]:
    """The torn card over the number."""
    high = renderer.size(number)[1] * (NUMBER_HIGH if isinstance(number, Text) else 1.0)
    side = max(LEAST, min(LARGEST, width - 2 * EDGE, height - high - 2 * EDGE))
    y = (height - side - high) / 2
    sign = Part(torn(side), width / 2, y + side / 2)
    return [sign, Part(number, width / 2, y + side + high / 2)]


def badge(
    renderer: Renderer, number: Picture, colour: str, pad: float = PAD, share: float = NUMBER_HIGH
) -> Collage:
    """A number on a sheet with a bright rim, as high as that *share* of the number."""
    wide, high = renderer.size(number)
    h = share * high
    w = max(wide + pad, h)
    x, y = (w + RIM) / 2, (h + RIM) / 2
    rim = Paper(w + RIM, h + RIM, theme.PAPER, y, shadow=False)
    sheet = Paper(w, h, colour, h / 2, shadow=False)
    pieces = tuple(Part(one, x, y) for one in (rim, sheet, number))
    return Collage(w + RIM, h + RIM, pieces)
