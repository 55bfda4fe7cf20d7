"""Pictures of the pond for help pages, put together from drawings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text

WIDTH, HEIGHT = 560.0, 460.0  # design units of the area in which drawings are placed
RIM = 22.0  # of both sides together
NUMBER_SIZE = 40.0
LEAF_Y = 350.0  # the middle of a leaf
LEAF, FROG_UP = 1.06, 0.33  # of a frog's width: its leaf, and how far up its middle is


def pond_picture(
    drawings: Sequence[DrawingAt],
    width: float,
    height: float,
    numbers: Sequence[tuple[str, float, float]] = (),
) -> Collage:
    """*drawings* and *numbers* on water, as large as fits into *width* x *height*.

    A number is a text with the place of its centre.
    """
    scale = min(width / WIDTH, height / HEIGHT)
    w, h = WIDTH * scale, HEIGHT * scale
    sheets = painted_ground("page-water", scale)
    texts = (Part(Text(text, NUMBER_SIZE * scale), x * scale, y * scale) for text, x, y in numbers)
    parts = [drawing.part(scale) for drawing in drawings]
    return Collage(w, h, (*sheets, *parts, *texts))


def painted_ground(drawing: str, scale: float) -> list[Part]:
    """The *drawing* of a ground in a white rim, enlarged by *scale*."""
    w, h = WIDTH * scale, HEIGHT * scale
    rim, ground = Paper(w, h, theme.PAPER_BRIGHT, 18 * scale), Art(drawing, w - RIM * scale)
    return [Part(rim, w / 2, h / 2), Part(ground, w / 2, h / 2)]


def race_picture(width: float, height: float) -> Collage:
    """A ring of leaves with frogs on it."""
    tiles = ("pad", "pad", "flower", "pad", "pad", "water", "pad", "pad", "flower", "pad")
    drawings = []
    for i, tile in enumerate(tiles):
        turn = 2 * pi * i / len(tiles) - pi / 2
        x, y = 280 + 195 * cos(turn), 240 + 150 * sin(turn)
        drawings.append(DrawingAt(tile, x, y, 104, i % 4 if tile == "pad" else None))
        if i in (0, 3, 9):
            drawings.append(DrawingAt("frog-sit", x, y - 38, 110, {0: 3, 3: 0, 9: 1}[i]))
    turtle = DrawingAt("turtle-head", 388, 245, 62), DrawingAt("turtle", 276, 245, 250)
    return pond_picture([*turtle, *drawings], width, height)


def _pond_of(*drawings: DrawingAt) -> Callable[[float, float], Collage]:
    """A picture of just these *drawings*, in any size."""
    return partial(pond_picture, drawings)


def _frog(art: str, seat: int, x: float = 280, wide: float = 310) -> tuple[DrawingAt, DrawingAt]:
    """The leaf of a seat, and its frog on it."""
    y = LEAF_Y - FROG_UP * wide
    return DrawingAt("pad", x, LEAF_Y, LEAF * wide, seat), DrawingAt(art, x, y, wide, seat)


nobody_won_picture = _pond_of(
    DrawingAt("pad", 110, 360, 150, 3),
    DrawingAt("pad", 450, 360, 150, 1),
    *_frog("frog-sleep", 0, wide=220),
    DrawingAt("laurel", 280, 105, 170),
)
"""A laurel that nobody wears, over a frog that sleeps between empty leaves."""

secrets_picture = _pond_of(
    *_frog("frog-sealed", 1, 168, 200),
    *_frog("frog-sleep", 3, 398, 200),
    DrawingAt("icon-sealed", 280, 130, 110),
)
"""A frog with a sealed card, and one that looks away."""

controls_picture = _pond_of(
    *_frog("frog-cheer", 0),
    DrawingAt("icon-pad", 130, 110, 130),
    DrawingAt("icon-keys", 430, 110, 130),
)
"""A frog that cheers at the control that was pressed."""

party_picture = _pond_of(
    *_frog("frog-cheer", 0),
    DrawingAt("prop-crown", 105, 95, 130),
    DrawingAt("prop-kite", 465, 105, 110),
    DrawingAt("prop-jar", 70, 340, 90),
    DrawingAt("prop-treasure", 490, 365, 130),
)
"""A frog that cheers between the things that games of a party night are about."""

thanks_picture = _pond_of(
    *_frog("title-frog", 1), DrawingAt("butterfly", 470, 100, 84), DrawingAt("flower", 92, 380, 120)
)
"""The title frog with a butterfly and a flower."""

phones_picture = _pond_of(
    *_frog("frog-sit", 2),
    DrawingAt("icon-phone", 130, 110, 120),
    DrawingAt("icon-wifi", 430, 110, 120),
)
"""A frog between a phone and the waves of its network."""
