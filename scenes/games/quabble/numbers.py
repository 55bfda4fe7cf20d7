"""Numbers with fractions, as words and as pictures."""

from __future__ import annotations

from fractions import Fraction

from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer

HALF = Fraction(1, 2)
DRAWN_HIGH = 0.72  # of a line: how high a half is drawn
SMALL = 0.46  # of the size: numbers over and under a bar


def spelled(number: Fraction, *, signed: bool = False) -> str:
    """A number as one writes it in a sentence, with its sign if asked for."""
    whole, rest = divmod(abs(number), 1)
    parts = [str(whole)] if whole or not rest else []
    if rest == HALF:
        return _sign(number, signed) + "".join([*parts, "½"])
    parts += [f"{rest.numerator}/{rest.denominator}"] if rest else []
    return _sign(number, signed) + " ".join(parts)


def drawn(
    renderer: Renderer,
    number: Fraction,
    size: float,
    colour: str = theme.INK,
    *,
    signed: bool = False,
) -> Picture:
    """A number in digits *size* high at 100 %, a half as one sign, other fractions over a bar."""
    whole, rest = divmod(abs(number), 1)
    digits = str(whole) if whole or not rest else ""
    before = Text(_sign(number, signed) + digits, size, colour)
    if not rest:
        return before
    fraction = (
        _half(renderer, size, colour) if rest == HALF else _over(renderer, rest, size, colour)
    )
    return _beside(renderer, [before, fraction] if before.words else [fraction], size * 0.06)


def _sign(number: Fraction, signed: bool) -> str:
    return "-" if number < 0 else "+" if signed and number > 0 else ""


def _half(renderer: Renderer, size: float, colour: str) -> Picture:
    high = size * renderer.text_scale * DRAWN_HIGH
    return Art("half-light" if colour == theme.PAPER else "half", high / height_ratio("half"))


def _over(renderer: Renderer, rest: Fraction, size: float, colour: str) -> Picture:
    top, low = (
        Text(str(part), size * SMALL, colour) for part in (rest.numerator, rest.denominator)
    )
    wide = max(renderer.size(top)[0], renderer.size(low)[0]) + 4
    high = renderer.size(top)[1] + renderer.size(low)[1]
    bar = Paper(wide, 3, colour, 1, shadow=False)
    return Collage(
        wide,
        high,
        (
            Part(top, wide / 2, renderer.size(top)[1] / 2),
            Part(bar, wide / 2, renderer.size(top)[1]),
            Part(low, wide / 2, high - renderer.size(low)[1] / 2),
        ),
    )


def _beside(renderer: Renderer, pictures: list[Picture], gap: float) -> Collage:
    """Pictures in a row, on one middle line."""
    sizes = [renderer.size(picture) for picture in pictures]
    high, x, pieces = max(h for _, h in sizes), 0.0, []
    for picture, (wide, _) in zip(pictures, sizes, strict=True):
        pieces.append(Part(picture, x + wide / 2, high / 2))
        x += wide + gap
    return Collage(x - gap, high, tuple(pieces))
