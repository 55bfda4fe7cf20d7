"""Buttons side by side. All lengths are design units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from scenes.ui.boards import board
from scenes.ui.labels import (
    GAP,
    PADDING,
    TOUCH_SIZE,
    label_pictures,
    line_height,
    text_height,
    text_width,
)
from scenes.ui.menu.menu import ItemPictures, MenuItem, OnChoose
from scenes.ui.widgets import Widget
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.material import WOOD, Material
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Part, Text
from sprites.render.renderer import Renderer
from values import value

QUIET_PADDING = 16.0
WIDEST_ICON, ICON_GAP = 72.0, 12.0  # before words
STEPS = 12  # from the usual type to the smallest
THIN, THIN_Z = 0.72, 50.0  # how high the board of a quiet button is, of it; below all buttons


@value
class ButtonSpec:
    """A button without a place; without words it has an icon alone.

    Those that are *quiet* have a thinner board until they are in focus. A *dim* one refuses
    for now. The icon is coloured by *palette*, if that is given.
    """

    name: str
    words: str
    on_choose: OnChoose
    icon: str = ""
    sound: Sound = Sound.MENU_CONFIRM
    quiet: bool = False
    dim: bool = False
    material: Material = WOOD
    palette: Palette | None = None


def button_size(
    renderer: Renderer, words: str, icon: bool = False, *, quiet: bool = False
) -> tuple[float, float]:
    """The width and height of the smallest button with *words* in one line."""
    high = max(TOUCH_SIZE, line_height(renderer) + 2 * GAP)
    if not words:
        return high, high
    least, padding = (TOUCH_SIZE, QUIET_PADDING) if quiet else (2 * TOUCH_SIZE, PADDING)
    wide = max(least, text_width(renderer, words) + 2 * padding + 4)
    return wide + (_icon_size(high) + ICON_GAP if icon else 0), high


def wrapped_button_size(
    renderer: Renderer, words: str, width: float, icon: bool = False
) -> tuple[float, float]:
    """The width and height of a button of that *width* with *words* in any number of lines."""
    available = width - 2 * PADDING - (WIDEST_ICON + ICON_GAP if icon else 0.0)
    high = text_height(renderer, words, theme.BODY, available) + 2 * GAP
    return width, max(TOUCH_SIZE, high)


def button_pictures(
    renderer: Renderer, button: ButtonSpec, width: float, height: float,
    align: Literal["left", "centre"] = "centre",
) -> ItemPictures:  # fmt: skip
    """A board with the words of *button* and its icon before them, or with the icon alone."""
    icon, quiet, dim = button.icon, button.quiet, button.dim
    icon_size = _icon_size(height) if icon else 0.0
    if not button.words:
        pieces = [Part(Art(icon, icon_size), width / 2, height / 2)]
        return label_pictures(width, height, pieces, quiet=quiet, dim=dim, material=button.material)
    before = icon_size + ICON_GAP if icon else 0.0
    available = width - 2 * (QUIET_PADDING if quiet else PADDING) - before
    wide = min(available, renderer.size(Text(button.words))[0] + 2)
    left = PADDING if align == "left" else (width - before - wide) / 2
    text = Text(button.words, width=wide, height=height - GAP)
    pieces = [Part(text, left + before + wide / 2, height / 2)]
    if icon:
        pieces.append(Part(Art(icon, icon_size, button.palette), left + icon_size / 2, height / 2))
    return label_pictures(width, height, pieces, quiet=quiet, dim=dim, material=button.material)


def buttons_from_left(
    renderer: Renderer,
    buttons: Sequence[ButtonSpec],
    area: Box,
    gap: float = GAP,
    *,
    keeps_icons: bool = False,
    least: float = GAP,
) -> list[MenuItem]:
    """*buttons* from the left along the lower edge of *area*, *least* to *gap* apart.

    Where they are too wide, those that are not quiet lose their icons, unless the row *keeps_icons*
    and can; then words wrap; then all get narrower, down to their longest words; then they lie in
    two rows, one above the other.
    """
    bare = [replace(one, icon="" if one.words and not one.quiet else one.icon) for one in buttons]
    if len(buttons) > 1 and not _can_fit(renderer, bare, area.w, least):
        upper, lower = buttons[: len(buttons) // 2], buttons[len(buttons) // 2 :]
        below = buttons_from_left(renderer, lower, area, gap)
        above = replace(area, h=below[0].box.y - GAP - area.y)
        return [*buttons_from_left(renderer, upper, above, gap), *below]
    sizes = _sizes(renderer, buttons)
    if _spare(sizes, area.w, least) < 0 and not (
        keeps_icons and _can_fit(renderer, buttons, area.w, least)
    ):
        buttons, sizes = bare, _sizes(renderer, bare)
    if _spare(sizes, area.w, least) < 0:
        sizes = _wrapped_sizes(renderer, buttons, sizes, area.w, least)
    high = max(high for _, high in sizes)
    gap = min(gap, least + _spare(sizes, area.w, least) / max(1, len(buttons) - 1))
    x, items = area.x, []
    for button, (wide, _) in zip(buttons, sizes, strict=True):
        pictures = button_pictures(renderer, button, wide, high)
        box = Box(x, area.bottom - high, wide, high)
        items.append(MenuItem(button.name, box, pictures, button.on_choose, sound=button.sound))
        x += wide + gap
    return items


def centred_buttons(
    renderer: Renderer,
    buttons: Sequence[ButtonSpec],
    area: Box,
    gap: float = 2 * GAP,
    *,
    keeps_icons: bool = False,
    least: float = GAP,
) -> list[MenuItem]:
    """*buttons* in the middle of the lower edge of *area*, otherwise as from the left."""
    items = buttons_from_left(renderer, buttons, area, gap, keeps_icons=keeps_icons, least=least)
    shift = (area.right - right_edge(items)) / 2
    return [replace(item, box=item.box.moved(shift, 0)) for item in items]


def thin_boards(buttons: Sequence[ButtonSpec], items: Sequence[MenuItem]) -> list[Widget]:
    """The boards of the quiet ones of *buttons*, whose *items* have none."""
    return [_thin_board(item) for button, item in zip(buttons, items, strict=True) if button.quiet]


def _thin_board(item: MenuItem) -> Widget:
    box = Box.around(*item.box.centre, item.box.w, THIN * item.box.h)
    return Widget(f"board {item.name}", board(box.w, box.h), box, THIN_Z, decor=True)


def right_edge(items: Sequence[MenuItem]) -> float:
    """How far buttons reach."""
    return max(item.box.right for item in items)


def _sizes(renderer: Renderer, buttons: Sequence[ButtonSpec]) -> list[tuple[float, float]]:
    return [
        button_size(renderer, button.words, icon=bool(button.icon), quiet=button.quiet)
        for button in buttons
    ]


def _spare(sizes: Sequence[tuple[float, float]], width: float, least: float) -> float:
    """What buttons of these *sizes* leave of *width* if they are *least* apart."""
    return width - sum(wide for wide, _ in sizes) - least * (len(sizes) - 1)


def _wrapped_sizes(
    renderer: Renderer,
    buttons: Sequence[ButtonSpec],
    sizes: Sequence[tuple[float, float]],
    width: float,
    least_gap: float,
) -> list[tuple[float, float]]:
    """Sizes that fit: buttons with several words get narrower if that is enough, else all.

    Their words stay as large as all of them can.
    """
    room = width - least_gap * (len(buttons) - 1)
    least = _largest_least_widths(renderer, buttons, room)
    wraps = [" " in button.words for button in buttons]
    wraps = wraps if any(wraps) else [bool(button.words) for button in buttons]
    whole = sum(wide for (wide, _), wrap in zip(sizes, wraps, strict=True) if wrap)
    share = (whole + _spare(sizes, width, least_gap)) / whole
    widths = [wide * share if wrap else wide for (wide, _), wrap in zip(sizes, wraps, strict=True)]
    if any(wide < needed for wide, needed in zip(widths, least, strict=True)):
        more = sum(wide - needed for (wide, _), needed in zip(sizes, least, strict=True))
        share = 1 + _spare(sizes, width, least_gap) / more
        widths = [
            needed + share * (wide - needed) for (wide, _), needed in zip(sizes, least, strict=True)
        ]
    return [
        wrapped_button_size(renderer, button.words, wide, bool(button.icon))
        if button.words and wide < before
        else (before, high)
        for button, (before, high), wide in zip(buttons, sizes, widths, strict=True)
    ]


def _can_fit(renderer: Renderer, buttons: Sequence[ButtonSpec], width: float, least: float) -> bool:
    """Whether *buttons* have room side by side, with words as narrow as they get."""
    needed = _least_widths(renderer, buttons, _smallest(renderer))
    return sum(needed) + least * (len(buttons) - 1) <= width


def _largest_least_widths(
    renderer: Renderer, buttons: Sequence[ButtonSpec], room: float
) -> list[float]:
    """The least widths in the largest type in which all of them together have *room*."""
    smallest = _smallest(renderer)
    sizes = (theme.BODY + step * (smallest - theme.BODY) / STEPS for step in range(STEPS))
    widths = (_least_widths(renderer, buttons, size) for size in sizes)
    fitting = (one for one in widths if sum(one) <= room)
    return next(fitting, None) or _least_widths(renderer, buttons, smallest)


def _smallest(renderer: Renderer) -> float:
    """The size of the smallest type in a button."""
    return min(theme.BODY, theme.FLOOR / renderer.text_scale)


def _least_widths(renderer: Renderer, buttons: Sequence[ButtonSpec], size: float) -> list[float]:
    """The width that each button needs for its longest word in type of that *size*."""
    return [_least_width(renderer, button, size) for button in buttons]


def _least_width(renderer: Renderer, button: ButtonSpec, size: float) -> float:
    if not button.words:
        return button_size(renderer, "", icon=True)[0]
    longest = max(text_width(renderer, word, size) for word in button.words.split())
    padding = QUIET_PADDING if button.quiet else PADDING
    return max(TOUCH_SIZE, longest + 2 * padding + 4) + (
        WIDEST_ICON + ICON_GAP if button.icon else 0.0
    )


def _icon_size(height: float) -> float:
    return min(WIDEST_ICON, height * 0.56)
