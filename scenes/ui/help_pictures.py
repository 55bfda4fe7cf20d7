"""Pictures for the leaflets: little ponds, drawn from the pieces of the big one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text

WIDTH, HEIGHT = 560.0, 460.0  # in which all pictures here are drawn
KEEPING = 2  # kinds of tiles on which a card is kept
DIGIT = 40.0


@dataclass(frozen=True, slots=True)
class DrawingAt:
    """A drawing at (x, y), *width* wide, in the colours of a seat."""

    name: str
    x: float
    y: float
    width: float
    seat: int | None = None


def _picture(
    parts: list[DrawingAt],
    width: float,
    height: float,
    numbers: Sequence[tuple[str, float, float]] = (),
) -> Collage:
    """*parts* on a sheet of water, as large as fits into *width* and *height*."""
    scale = min(width / WIDTH, height / HEIGHT)
    pieces = [
        Part(
            Art(
                part.name, part.width * scale, None if part.seat is None else palette_of(part.seat)
            ),
            part.x * scale,
            part.y * scale,
        )
        for part in parts
    ]
    w, h = WIDTH * scale, HEIGHT * scale
    rim = Paper(w, h, theme.WATER_DEEP, 40 * scale)
    water = Paper(w - 18 * scale, h - 18 * scale, theme.WATER, 34 * scale, shadow=False)
    light = Paper(w * 0.78, h * 0.7, theme.WATER_LIGHT, h * 0.3, shadow=False)
    sheets = (Part(sheet, w / 2, h / 2) for sheet in (rim, water, light))
    digits = (Part(Text(word, DIGIT * scale), x * scale, y * scale) for word, x, y in numbers)
    return Collage(w, h, (*sheets, *pieces, *digits))


def race(width: float, height: float) -> Collage:
    """A ring of leaves with frogs on it."""
    kinds = ("pad", "pad", "flower", "pad", "pad", "water", "pad", "pad", "flower", "pad")
    parts = []
    for i, kind in enumerate(kinds):
        turn = 2 * pi * i / len(kinds) - pi / 2
        x, y = 280 + 195 * cos(turn), 240 + 150 * sin(turn)
        parts.append(DrawingAt(kind, x, y, 104, i % 4 if kind == "pad" else None))
        if i in (0, 3, 9):
            parts.append(DrawingAt("frog-sit", x, y - 38, 110, {0: 3, 3: 0, 9: 1}[i]))
    return _picture([*parts, DrawingAt("arrow-cw", 280, 240, 150)], width, height)


def five(width: float, height: float) -> Collage:
    """The five cards of one frog."""
    cards = [
        DrawingAt(f"card-{i + 1}", 96 + 92 * i, 250 - 26 * sin(pi * i / 4), 128, 1)
        for i in range(5)
    ]
    return _picture([*cards, DrawingAt("frog-think", 280, 372, 170, 1)], width, height)


def jump(width: float, height: float) -> Collage:
    """A three: over one frog, three free tiles are counted."""
    pads = [
        DrawingAt("pad", 76 + 102 * i, 318, 104, seat) for i, seat in enumerate((0, 1, 3, 0, 1))
    ]
    return _picture(
        [
            *pads,
            DrawingAt("frog-sit", 178, 282, 104, 3),
            DrawingAt("frog-leap", 320, 160, 190, 0),
            DrawingAt("card-3", 90, 140, 120, 0),
            DrawingAt("ripple", 484, 326, 116),
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
        parts += [DrawingAt(kind, x, y, 180, seat), DrawingAt(sign, x + 74, y + 42, 64)]
    return _picture([*parts, DrawingAt("frog-sit", 276, 226, 170, 0)], width, height)


def crowns(width: float, height: float) -> Collage:
    """The frog in front is crowned."""
    return _picture(
        [
            DrawingAt("pad", 190, 330, 190, 0),
            DrawingAt("frog-think", 186, 262, 190, 0),
            DrawingAt("pad", 380, 300, 220, 1),
            DrawingAt("frog-cheer", 376, 218, 240, 1),
            DrawingAt("crown", 386, 92, 100),
        ],
        width,
        height,
    )


def toy(width: float, height: float) -> Collage:
    """The dummy and its pile."""
    return _picture(
        [
            DrawingAt("pad", 200, 330, 230, 2),
            DrawingAt("frog-toy-sit", 196, 250, 230, 2),
            DrawingAt("card-back", 410, 256, 120, 2),
            DrawingAt("card-back", 418, 248, 120, 2),
            DrawingAt("card-4", 440, 300, 120, 2),
        ],
        width,
        height,
    )


def secrets(width: float, height: float) -> Collage:
    """A frog with a sealed card, and one that looks away."""
    return _picture(
        [
            DrawingAt("pad", 170, 340, 200, 1),
            DrawingAt("frog-sealed", 166, 270, 200, 1),
            DrawingAt("pad", 400, 340, 200, 3),
            DrawingAt("frog-sleep", 396, 270, 200, 3),
            DrawingAt("icon-sealed", 280, 130, 110),
        ],
        width,
        height,
    )


def thanks(width: float, height: float) -> Collage:
    """A bow."""
    return _picture(
        [
            DrawingAt("pad", 280, 350, 330, 1),
            DrawingAt("title-frog", 280, 236, 330, 1),
            DrawingAt("butterfly", 470, 100, 84),
            DrawingAt("flower", 92, 380, 120),
        ],
        width,
        height,
    )
