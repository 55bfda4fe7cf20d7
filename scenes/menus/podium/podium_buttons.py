"""The buttons below a podium: the first is wide, the others have at most two short lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from typing import TypeAlias

from scenes.ui.buttons import ButtonSpec
from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, TOUCH_SIZE, label_pictures, limited_size, line_height, text_width
from scenes.ui.menu.menu import ItemPictures, MenuItem
from seats.glyphs import Glyph
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Part, Picture, Text
from sprites.render.renderer import Renderer

APART = 32.0  # of two buttons: the one in focus is larger
HEAD_UP = 4.0  # how much more of the head of who chooses is seen over a button than elsewhere
SIDE, ICON_GAP = 20.0, 12.0  # at both ends of one; from its icon to its words
FIRST, FIRST_LARGEST, FIRST_ICON = 50.0, 72.0, 76.0  # size of the words of the first, and its icon
KEY, KEY_WIDE = 0.8, 1.25  # how high and wide what to press is at most, of an icon
WIDE, LEAST_WIDE = 2.0, 1.3  # how wide the first is, of the others on average; at least

Icons: TypeAlias = Callable[[ButtonSpec, float], Picture]
"""The icon of a button, so high."""


@dataclass(frozen=True, slots=True)
class _Type:
    """In how many lines words are at most, in what size, and how high the icon before them is."""

    lines: int
    size: float = theme.BODY
    icon: float = 60.0


USUAL = _Type(1), _Type(2), _Type(2, 33.0, 54.0), _Type(2, 30.0, 48.0), _Type(2, theme.FLOOR, 44.0)
LARGE = _Type(1, icon=0.0), _Type(2, icon=0.0)  # in large text, where icons have no room


def podium_buttons(
    renderer: Renderer, specs: Sequence[ButtonSpec], area: Box, icons: Icons | None,
    press: Glyph | None = None,
) -> list[MenuItem]:  # fmt: skip
    """*specs* in the middle of the lower edge of *area*; none if their words have no room so.

    The one in focus shows in place of its icon what to *press*, if it is given.
    """
    sizes = max(theme.BODY, limited_size(renderer, FIRST, FIRST_LARGEST)), theme.BODY
    for size, others in product(sizes, USUAL if icons else LARGE):
        first = _Type(1, size, FIRST_ICON if icons else 0.0)
        types = [first, *([others] * (len(specs) - 1))]
        widths = _widths(renderer, specs, types, area.w - APART * (len(specs) - 1))
        if widths:
            high = max(TOUCH_SIZE, others.lines * line_height(renderer, others.size) + GAP)
            return _row(renderer, specs, types, _boxes(area, widths, high), icons, press)
    return []


def _widths(
    renderer: Renderer, specs: Sequence[ButtonSpec], types: Sequence[_Type], room: float
) -> list[float]:
    """How wide each button is; nothing if *room* is too little."""
    first, *others = [_least_width(renderer, *one) for one in zip(specs, types, strict=True)]
    usual = sum(others) / len(others) if others else 0.0
    rest = room - sum(others)
    if rest < max(first, LEAST_WIDE * usual):
        return []
    return [max(first, min(rest, WIDE * usual)), *others]


def _least_width(renderer: Renderer, spec: ButtonSpec, type_: _Type) -> float:
    words = spec.words.split(" ")
    splits = [" ".join(words[:i]) + "\n" + " ".join(words[i:]) for i in range(1, len(words))]
    shapes = [spec.words, *(splits if type_.lines > 1 else ())]
    inner = min(text_width(renderer, each, type_.size) for each in shapes)
    return 2 * SIDE + _before(type_) + inner + 4


def _before(type_: _Type) -> float:
    """What an icon takes from the width of the words."""
    return type_.icon + ICON_GAP if type_.icon else 0.0


def _boxes(area: Box, widths: Sequence[float], high: float) -> list[Box]:
    left = area.centre[0] - (sum(widths) + APART * (len(widths) - 1)) / 2
    starts = accumulate((wide + APART for wide in widths), initial=left)
    return [Box(x, area.bottom - high, wide, high) for x, wide in zip(starts, widths, strict=False)]


def _row(
    renderer: Renderer, specs: Sequence[ButtonSpec], types: Sequence[_Type], boxes: Sequence[Box],
    icons: Icons | None, press: Glyph | None,
) -> list[MenuItem]:  # fmt: skip
    items = []
    for spec, type_, box in zip(specs, types, boxes, strict=True):
        icon = icons(spec, type_.icon) if icons else None
        key = _key(press, type_.icon) if icon and press else icon
        pictures = _pictures(renderer, spec, box, type_.size, icon, key)
        items.append(
            MenuItem(spec.name, box, pictures, spec.on_choose, sound=spec.sound, opening=-HEAD_UP)
        )
    return items


def _key(glyph: Glyph, side: float) -> Picture:
    """What to press, in place of an icon of that *side*; it reaches a little out of that place."""
    return sign(glyph, side * min(KEY, KEY_WIDE * height_ratio(glyph.art)))


def _pictures(
    renderer: Renderer, spec: ButtonSpec, box: Box, size: float,
    icon: Picture | None, focused: Picture | None,
) -> ItemPictures:  # fmt: skip
    """A board with words, after an *icon* if there is one, or the *focused* one in focus."""
    wides = [renderer.size(mark)[0] for mark in (icon, focused) if mark]
    icon_wide = max(wides[0], wides[-1] / KEY_WIDE) if wides else 0.0
    before = icon_wide + ICON_GAP if icon else 0.0
    available = box.w - 2 * SIDE - before
    wide = min(available, renderer.size(Text(spec.words, size))[0] + 2)
    text = Text(spec.words, size, width=wide, height=box.h - GAP / 2)
    left = (box.w - before - wide) / 2
    words = Part(text, left + before + wide / 2, box.h / 2)

    def after(mark: Picture | None) -> ItemPictures:
        pieces = [words]
        if mark:
            out = max(0.0, renderer.size(mark)[0] - icon_wide)  # more to the left than to words
            pieces.append(Part(mark, left + icon_wide / 2 - out / 6, box.h / 2))
        return label_pictures(box.w, box.h, pieces, dim=spec.dim, material=spec.material)

    return ItemPictures(after(icon).plain, after(focused).focused)
