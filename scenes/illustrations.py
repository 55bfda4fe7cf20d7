"""Pictures for the leaflets: little ponds, drawn from the pieces of the big one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from sprites import theme
from sprites.dye import dye_of
from sprites.pictures import Art, Collage, Paper, Piece, Text

WIDTH, HEIGHT = 560.0, 460.0  # in which all pictures here are drawn
KEEPING = 2  # kinds of tiles on which a card is kept
DIGIT = 40.0


@dataclass(frozen=True, slots=True)
class Part:
    """A drawing at (x, y), *width* wide, in the colours of a seat."""

    name: str
    x: float
    y: float
    width: float
    seat: int | None = None


def _picture(
    parts: list[Part],
    width: float,
    height: float,
    numbers: Sequence[tuple[str, float, float]] = (),
) -> Collage:
    """*parts* on a sheet of water, as large as fits into *width* and *height*."""
    scale = min(width / WIDTH, height / HEIGHT)
    pieces = [
        Piece(
            Art(part.name, part.width * scale, None if part.seat is None else dye_of(part.seat)),
            part.x * scale,
            part.y * scale,
        )
        for part in parts
    ]
    w, h = WIDTH * scale, HEIGHT * scale
    rim = Paper(w, h, theme.WATER_DEEP, 40 * scale)
    water = Paper(w - 18 * scale, h - 18 * scale, theme.WATER, 34 * scale, shadow=False)
    light = Paper(w * 0.78, h * 0.7, theme.WATER_LIGHT, h * 0.3, shadow=False)
    sheets = (Piece(sheet, w / 2, h / 2) for sheet in (rim, water, light))
    digits = (Piece(Text(word, DIGIT * scale), x * scale, y * scale) for word, x, y in numbers)
    return Collage(w, h, (*sheets, *pieces, *digits))


def race(width: float, height: float) -> Collage:
    """A ring of leaves with frogs on it."""
    kinds = ("pad", "pad", "flower", "pad", "pad", "water", "pad", "pad", "flower", "pad")
    parts = []
    for i, kind in enumerate(kinds):
        turn = 2 * pi * i / len(kinds) - pi / 2
        x, y = 280 + 195 * cos(turn), 240 + 150 * sin(turn)
        parts.append(Part(kind, x, y, 104, i % 4 if kind == "pad" else None))
        if i in (0, 3, 9):
            parts.append(Part("frog-sit", x, y - 38, 110, {0: 3, 3: 0, 9: 1}[i]))
    return _picture([*parts, Part("arrow-cw", 280, 240, 150)], width, height)


def five(width: float, height: float) -> Collage:
    """The five cards of one frog."""
    cards = [
        Part(f"card-{i + 1}", 96 + 92 * i, 250 - 26 * sin(pi * i / 4), 128, 1) for i in range(5)
    ]
    return _picture([*cards, Part("frog-think", 280, 372, 170, 1)], width, height)


def jump(width: float, height: float) -> Collage:
    """A three: over one frog, three free tiles are counted."""
    pads = [Part("pad", 76 + 102 * i, 318, 104, seat) for i, seat in enumerate((0, 1, 3, 0, 1))]
    return _picture(
        [
            *pads,
            Part("frog-sit", 178, 282, 104, 3),
            Part("frog-leap", 320, 160, 190, 0),
            Part("card-3", 90, 140, 120, 0),
            Part("ripple", 484, 326, 116),
        ],
        width,
        height,
        [("1", 280, 390), ("2", 382, 390), ("3", 484, 390)],
    )


def home(width: float, height: float) -> Collage:
    """The own leaf and a flower keep the card; another leaf and water do not."""
    tiles = (("pad", 0), ("flower", None), ("pad", 3), ("water", None))
    parts = []
    for i, (kind, seat) in enumerate(tiles):
        x, y = 130 + 290 * (i % 2), 116 + 236 * (i // 2)
        sign = "icon-check" if i < KEEPING else "icon-cross"
        parts += [Part(kind, x, y, 180, seat), Part(sign, x + 74, y + 42, 64)]
    return _picture([*parts, Part("frog-sit", 276, 226, 170, 0)], width, height)


def crowns(width: float, height: float) -> Collage:
    """The frog in front is crowned."""
    return _picture(
        [
            Part("pad", 190, 330, 190, 0),
            Part("frog-think", 186, 262, 190, 0),
            Part("pad", 380, 300, 220, 1),
            Part("frog-cheer", 376, 218, 240, 1),
            Part("crown", 386, 92, 100),
        ],
        width,
        height,
    )


def toy(width: float, height: float) -> Collage:
    """The dummy and its pile."""
    return _picture(
        [
            Part("pad", 200, 330, 230, 2),
            Part("frog-toy-sit", 196, 250, 230, 2),
            Part("card-back", 410, 256, 120, 2),
            Part("card-back", 418, 248, 120, 2),
            Part("card-4", 440, 300, 120, 2),
        ],
        width,
        height,
    )


def secrets(width: float, height: float) -> Collage:
    """A frog with a sealed card, and one that looks away."""
    return _picture(
        [
            Part("pad", 170, 340, 200, 1),
            Part("frog-sealed", 166, 270, 200, 1),
            Part("pad", 400, 340, 200, 3),
            Part("frog-sleep", 396, 270, 200, 3),
            Part("icon-sealed", 280, 130, 110),
        ],
        width,
        height,
    )


def thanks(width: float, height: float) -> Collage:
    """A bow."""
    return _picture(
        [
            Part("pad", 280, 350, 330, 1),
            Part("title-frog", 280, 236, 330, 1),
            Part("butterfly", 470, 100, 84),
            Part("flower", 92, 380, 120),
        ],
        width,
        height,
    )
