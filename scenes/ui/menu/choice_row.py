"""A row of a list that has a value: a label, and the value between two arrows."""

from __future__ import annotations

from scenes.ui.labels import GAP, PADDING, TOUCH_SIZE, label_pictures, text_height
from scenes.ui.menu.menu import ItemPictures
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Part, Text
from sprites.render.renderer import Renderer

ARROW = 46.0  # design units
LABEL, VALUE = 0.56, 0.44  # of the width that the arrows leave


def choice_row_height(renderer: Renderer, label: str, value: str, width: float) -> float:
    """How high a row of *width* must be, in design units."""
    label_width, value_width = _widths(width)
    return max(
        TOUCH_SIZE,
        text_height(renderer, label, theme.BODY, label_width) + 2 * GAP,
        text_height(renderer, value, theme.BODY, value_width) + 2 * GAP,
    )


def choice_row_pictures(
    label: str, value: str, width: float, height: float, *, dim: bool = False
) -> ItemPictures:
    """The *label* on the left, the *value* between two arrows on the right; perhaps *dim*."""
    label_width, value_width = _widths(width)
    high, y = height - GAP, height / 2
    middle = width - TOUCH_SIZE - value_width / 2
    label_text = Text(label, width=label_width, height=high, align="left")
    return label_pictures(
        width,
        height,
        [
            Part(label_text, PADDING + label_width / 2, y),
            Part(Text(value, width=value_width, height=high), middle, y),
            Part(Art("arrow-left", ARROW), middle - value_width / 2 - TOUCH_SIZE / 2, y),
            Part(Art("arrow-right", ARROW), width - TOUCH_SIZE / 2, y),
        ],
        dim=dim,
    )


def choice_row_zones(width: float) -> tuple[tuple[float, float, int], ...]:
    """Where a pointer changes the value: start and end in shares of *width*, and -1 or +1."""
    value_width = _widths(width)[1]
    left = (width - 2 * TOUCH_SIZE - value_width) / width
    return (left, left + TOUCH_SIZE / width, -1), (1 - TOUCH_SIZE / width, 1.0, 1)


def _widths(width: float) -> tuple[float, float]:
    """The widths of label and value."""
    available = width - PADDING - GAP - 2 * TOUCH_SIZE
    return available * LABEL, available * VALUE
