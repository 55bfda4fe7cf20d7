"""Pictures for the help pages of Quibbit."""

from __future__ import annotations

from math import pi, sin

from scenes.ui.pages.help_pictures import pond_picture
from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures.pictures import Collage

KEEPING_TILES = 2  # the first tiles of `home_picture`, on which a card is kept


def cards_picture(width: float, height: float) -> Collage:
    """The five cards of one frog."""
    cards = [
        DrawingAt(f"card-{i + 1}", 96 + 92 * i, 250 - 26 * sin(pi * i / 4), 128, 1)
        for i in range(5)
    ]
    return pond_picture([*cards, DrawingAt("frog-think", 280, 372, 170, 1)], width, height)


def leap_picture(width: float, height: float) -> Collage:
    """A three: over one frog, three free tiles are counted."""
    pads = [
        DrawingAt("pad", 76 + 102 * i, 318, 104, seat) for i, seat in enumerate((0, 1, 3, 0, 1))
    ]
    return pond_picture(
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


def home_picture(width: float, height: float) -> Collage:
    """The own leaf and a flower keep the card; another leaf and water do not."""
    tiles = (("pad", 0), ("flower", None), ("pad", 3), ("water", None))
    drawings = []
    for i, (tile, seat) in enumerate(tiles):
        x, y = 130 + 290 * (i % 2), 116 + 236 * (i // 2)
        sign = "icon-check" if i < KEEPING_TILES else "icon-cross"
        drawings += [DrawingAt(tile, x, y, 180, seat), DrawingAt(sign, x + 74, y + 42, 64)]
    return pond_picture([*drawings, DrawingAt("frog-sit", 276, 226, 170, 0)], width, height)


def crown_picture(width: float, height: float) -> Collage:
    """The frog in front is crowned."""
    return pond_picture(
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


def dummy_picture(width: float, height: float) -> Collage:
    """The dummy and its pile."""
    return pond_picture(
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
