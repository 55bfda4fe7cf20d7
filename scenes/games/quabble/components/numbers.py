"""Numbers with fractions, as words and as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from scenes.games.quabble.components.open_cards import HALF
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words.numbers import sign, spelled

SMALL = 34.0  # the least size of a number that may have a half
CAUSE = 56.0  # the sign of what has brought points
GAIN, GAIN_PAD, GAIN_EDGE = 42.0, 20.0, 4.0  # a number that flies to the pennant: its size, edges
WORD = 28.0  # below such a number
PLUS_APART = 0.16  # between two numbers that are added up, of their size
HALF_HIGH = 0.82  # of the size of digits: as high as these
HALF_CLOSE = -0.05  # from a whole number to its half, of their size: both have margins
LEAST_HALF = 36.0  # so high that the digits of a half are legible


def drawn(
    renderer: Renderer,
    number: Fraction,
    size: float,
    colour: str = theme.INK,
    *,
    signed: bool = False,
    least: float = LEAST_HALF,
) -> Picture:
    """A number in digits *size* high at 100 %, a half as one sign, which is at *least* so high."""
    whole, rest = divmod(abs(number), 1)
    if rest != HALF:
        return Text(spelled(number, signed=signed), size, colour)
    high = max(least, HALF_HIGH * size * renderer.text_scale)
    half = Art("half-light" if colour == theme.PAPER else "half", high / height_ratio("half"))
    before = sign(number, signed=signed) + (str(whole) if whole else "")
    return (
        in_a_row(renderer, [Text(before, size, colour), half], HALF_CLOSE * size)
        if before
        else half
    )


def added_up(
    renderer: Renderer, points: Fraction, printed: Fraction | None, size: float
) -> Picture:
    """*points* with their sign, and apart what is *printed* on a card and what came to that."""
    parts = [points] if printed is None else [part for part in (printed, points - printed) if part]
    numbers = [drawn(renderer, part, size, theme.PAPER, signed=True) for part in parts or [points]]
    return in_a_row(renderer, numbers, PLUS_APART * size) if len(numbers) > 1 else numbers[0]


def fitting(
    renderer: Renderer, number: Fraction, size: float, room: float, colour: str = theme.PAPER,
    *, signed: bool = False,
) -> Picture:  # fmt: skip
    """A number, smaller where it would be wider than the *room* for it."""
    picture = drawn(renderer, number, size, colour, signed=signed)
    fit = room / renderer.size(picture)[0]
    if fit >= 1:
        return picture
    return drawn(renderer, number, fit * size, colour, signed=signed, least=0)


def gain_picture(
    renderer: Renderer, points: Fraction, cause: Picture | None = None,
    printed: Fraction | None = None, word: str = "",
) -> Collage:  # fmt: skip
    """What was won or lost, on a sheet that flies to where it counts, perhaps beside its *cause*.

    What is *printed* on a card stands apart from what powers have brought with it. A *word* stands
    below, if there is one. It is no larger with larger text: it has to leave what lies beside it
    alone.
    """
    number = added_up(renderer, points, printed, GAIN / renderer.text_scale)
    line = in_a_row(renderer, [cause, number] if cause else [number], GAIN_PAD / 2)
    below = Text(word, WORD / renderer.text_scale, theme.PAPER)
    wide, high = renderer.size(below) if word else (0.0, 0.0)
    row = line.height + GAIN_EDGE
    w, h = max(line.width, wide) + GAIN_PAD, row + high
    ground = theme.QUABBLE_VIOLET if points > 0 else theme.BAD
    sheet = Paper(w, h, ground, row / 2, theme.GOLD, edge_width=3)
    pieces = [Part(sheet, w / 2, h / 2), Part(line, w / 2, row / 2)]
    if word:
        pieces.append(Part(below, w / 2, row - GAIN_EDGE + high / 2))
    return Collage(w, h, tuple(pieces))


def in_a_row(renderer: Renderer, pictures: Sequence[Picture], gap: float) -> Collage:
    """Pictures in a row, on one middle line."""
    sizes = [renderer.size(picture) for picture in pictures]
    high, x, pieces = max(h for _, h in sizes), 0.0, []
    for picture, (wide, _) in zip(pictures, sizes, strict=True):
        pieces.append(Part(picture, x + wide / 2, high / 2))
        x += wide + gap
    return Collage(x - gap, high, tuple(pieces))
