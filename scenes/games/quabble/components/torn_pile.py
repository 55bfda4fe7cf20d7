"""The torn cards of a seat, apart from what it owns: one piece, and what all are worth."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from scenes.games.quabble.cards import torn
from scenes.games.quabble.components.numbers import LEAST_HALF, drawn, fitting, in_a_row
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Half, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

NUMBER_HIGH = 0.86  # of a line of text: its digits, and little over and below them
RIM, PAD = 4.0, 8.0  # round a number's sheet; beside a number
ROUND, LINE = 10.0, 4.0  # of the torn piece of a card: its corners, its rim
TEAR = 8.0  # of its torn edge
FIELD, SIGN, LARGEST = 0.54, 0.86, 64.0  # of it: its back; of that, the sign of a torn card
WIDE_NUMBER = Fraction(-19, 2)  # the word stands there if it leaves room for this, at all seats


def torn_pile(
    renderer: Renderer, halves: Fraction, width: float, height: float, colour: str
) -> Collage:
    """A torn piece of a card with its sign, a word where that fits, and what *halves* are worth.

    It has a rim of that *colour* and a torn edge, so that nobody takes it for a card that is
    owned. Of which kinds they are no longer matters.
    """
    is_line = width > height
    if is_line:
        back = height / 2, height - 2 * LINE
        room = width - TEAR - back[0]
        at = room / 2, height / 2
        words = _in_line(renderer, halves, room - 2 * PAD)
    else:
        back = width - LINE - TEAR, FIELD * height
        at = (width - TEAR) / 2, (LINE + back[1] + height) / 2
        words = _in_column(renderer, halves, width - TEAR)
    side = min(SIGN * back[0], SIGN * back[1], LARGEST)
    sign = Part(torn(side), LINE + back[0] / 2, LINE + back[1] / 2)
    return Collage(width, height, (_piece(width, height, colour, back), sign, Part(words, *at)))


def _piece(width: float, height: float, colour: str, back: tuple[float, float]) -> Part:
    """The left half of a card, torn at its right edge, with half of its *back* there."""
    half, (wide, high) = width - TEAR, back
    y = LINE + high / 2
    sheet = Paper(2 * half, height, theme.PAPER_BRIGHT, ROUND, colour, edge_width=LINE)
    pieces = (
        Part(sheet, half, height / 2),
        Part(Paper(2 * wide, high, theme.QUABBLE_VIOLET, ROUND - LINE, shadow=False), half, y),
    )
    return Part(Half(Collage(2 * half, height, pieces), False), half, height / 2)


def _in_column(renderer: Renderer, halves: Fraction, room: float) -> Picture:
    """The number as large as there is *room* for, with a half that is legible.

    It keeps off the edges if it can.
    """
    sizes = range(theme.BODY, theme.FLOOR - 1, -2)
    for pad, least, size in product((2 * PAD, PAD), (LEAST_HALF, theme.LEAST_SIGN), sizes):
        number = drawn(renderer, halves, size / renderer.text_scale, least=least)
        if renderer.size(number)[0] <= room - pad:
            return number
    return fitting(renderer, halves, theme.FLOOR / renderer.text_scale, room - PAD, theme.INK)


def _in_line(renderer: Renderer, halves: Fraction, room: float) -> Picture:
    """The number, after the word for torn cards if that has *room* with a wide number."""
    size = theme.FLOOR / renderer.text_scale
    number, wide = (drawn(renderer, one, size, signed=True) for one in (halves, WIDE_NUMBER))
    word = Text(say("quabble.torn_pile"), size, theme.INK)
    has_word = in_a_row(renderer, [word, wide], PAD).width <= room
    return in_a_row(renderer, [word, number], PAD) if has_word else number


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
