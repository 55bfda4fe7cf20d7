"""Boards with words: headings and hints. All lengths are design units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from scenes.ui.boards import RADIUS, board
from scenes.ui.control_signs import LabelledSign, sign
from scenes.ui.menu.menu import ItemPictures
from sprites.pictures import theme
from sprites.pictures.material import WOOD, Material
from sprites.pictures.pictures import (
    Collage,
    Paper,
    Part,
    Picture,
    Text,
    cached,
)
from sprites.render.renderer import Renderer
from words import spoken

TOUCH_SIZE = 96.0  # the least height and width of what a finger must hit
PADDING = 28.0
GAP = 18.0
OUTLINE = 9.0  # around an item in focus
HEADING = 64.0, 96.0  # the size of a heading, and the largest it gets
HINT_SIGN = 60.0


def line_height(renderer: Renderer, size: float = theme.BODY) -> float:
    """The height of one line of text of *size*."""
    return renderer.size(Text("Hg", size))[1]


def text_width(renderer: Renderer, words: str, size: float = theme.BODY) -> float:
    """The width of the longest line of *words*, unwrapped."""
    return max(renderer.size(Text(line, size))[0] for line in words.split("\n"))


def text_height(renderer: Renderer, words: str, size: float, width: float) -> float:
    """The height of *words* wrapped at *width*."""
    return renderer.size(Text(words, size, width=width))[1]


def limited_size(renderer: Renderer, size: float, largest: float) -> float:
    """*size*, or less where the setting of the text size would make it more than *largest*."""
    return min(size, largest / renderer.text_scale)


def label_pictures(
    width: float, height: float, pieces: Sequence[Part], *, quiet: bool = False, dim: bool = False,
    material: Material = WOOD,
) -> ItemPictures:  # fmt: skip
    """A board of *material* with *pieces* on it; in focus it is lit and has a double outline.

    A *quiet* one has no board out of focus: it lies on one that it shares with others. A *dim*
    one is never lit.
    """
    plain, focused = label_boards(width, height, material, dim=dim)
    return ItemPictures(
        Collage(width, height, (*(() if quiet else plain), *pieces)),
        Collage(width, height, (*focused, *pieces)),
    )


def cached_pictures(key: str, pictures: ItemPictures) -> ItemPictures:
    """*pictures* with words, kept on disk."""
    key = f"{key} {spoken()}"
    return ItemPictures(
        cached(f"{key} plain", pictures.plain), cached(f"{key} focused", pictures.focused)
    )


@lru_cache(maxsize=128)  # menus are laid out again after every press
def label_boards(
    width: float, height: float, material: Material, *, dim: bool = False
) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The sheets of a label without the focus and with it."""
    focused = (
        Paper(width + 2 * OUTLINE, height + 2 * OUTLINE, theme.FOCUS_EDGE, RADIUS + OUTLINE),
        Paper(width + OUTLINE, height + OUTLINE, theme.FOCUS, RADIUS + OUTLINE / 2, shadow=False),
        replace(board(width, height, material, lit=True, dim=dim), shadow=False),
    )
    middle = width / 2, height / 2
    return (Part(board(width, height, material, dim=dim), *middle),), tuple(
        Part(sheet, *middle) for sheet in focused
    )


def heading(
    renderer: Renderer, words: str, width: float, material: Material = WOOD
) -> tuple[Picture, float, float]:
    """A title on a board at most *width* wide; the picture, its width and height."""
    size = limited_size(renderer, *HEADING)
    wide = min(width, text_width(renderer, words, size) + 4 * PADDING)
    text = Text(words, size, width=wide - 2 * PADDING)
    high = renderer.size(text)[1] + 1.2 * GAP
    sheet = board(wide, high, material)
    pieces = (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2))
    return Collage(wide, high, pieces), wide, high


def controls_hint(
    renderer: Renderer, signs: Sequence[LabelledSign]
) -> tuple[Picture, float, float]:
    """Signs of controls, each before its words, on a board; the picture, its width and height."""
    side = max(HINT_SIGN, line_height(renderer, theme.FLOOR) * 1.25)
    high = max(TOUCH_SIZE, side + GAP)
    x, pieces = PADDING, []
    for glyph, words in signs:
        picture = sign(glyph, side)
        wide = renderer.size(picture)[0]
        pieces.append(Part(picture, x + wide / 2, high / 2))
        x += wide + 10
        if words:
            text = Text(words, theme.FLOOR)
            wide = renderer.size(text)[0]
            pieces.append(Part(text, x + wide / 2, high / 2))
            x += wide + PADDING
    return Collage(x, high, (Part(board(x, high), x / 2, high / 2), *pieces)), x, high
