"""Buttons side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scenes.ui.labels import GAP, button, button_size, wrapped_button_size
from scenes.ui.menu import Act, MenuItem
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button to be laid out."""

    name: str
    words: str
    act: Act
    icon: str = ""
    sound: Sound = Sound.MENU_CONFIRM


def side_by_side(
    renderer: Renderer,
    keys: Sequence[ButtonSpec],
    room: Box,
    gap: float = GAP,
    colour: str = theme.PAPER,
) -> list[MenuItem]:
    """*keys* from the left along the foot of *room*, *gap* apart or closer.

    Where that is too wide, icons go first; then several words take several lines; then all shrink.
    """
    sizes = _sizes(renderer, keys)
    if _spare(sizes, room.w) < 0:
        keys = [replace(key, icon="") for key in keys]
        sizes = _sizes(renderer, keys)
    if _spare(sizes, room.w) < 0:
        sizes = _wrapped(renderer, keys, sizes, room.w)
    high = max(high for _, high in sizes)
    gap = min(gap, GAP + _spare(sizes, room.w) / max(1, len(keys) - 1))
    x, items = room.x, []
    for key, (wide, _) in zip(keys, sizes, strict=True):
        face = button(renderer, key.words, wide, high, key.icon, colour)
        box = Box(x, room.bottom - high, wide, high)
        items.append(MenuItem(key.name, box, face.plain, face.lit, key.act, sound=key.sound))
        x += wide + gap
    return items


def button_row(
    renderer: Renderer,
    keys: Sequence[ButtonSpec],
    room: Box,
    gap: float = 2 * GAP,
    colour: str = theme.PAPER,
) -> list[MenuItem]:
    """*keys* in the middle of the foot of *room*, closer together and smaller if they must be."""
    items = side_by_side(renderer, keys, room, gap, colour)
    shift = (room.right - items[-1].box.right) / 2
    return [replace(item, box=item.box.moved(shift, 0)) for item in items]


def _sizes(renderer: Renderer, keys: Sequence[ButtonSpec]) -> list[tuple[float, float]]:
    return [button_size(renderer, key.words, icon=bool(key.icon)) for key in keys]


def _spare(sizes: Sequence[tuple[float, float]], room: float) -> float:
    return room - sum(wide for wide, _ in sizes) - GAP * (len(sizes) - 1)


def _wrapped(
    renderer: Renderer,
    keys: Sequence[ButtonSpec],
    sizes: Sequence[tuple[float, float]],
    room: float,
) -> list[tuple[float, float]]:
    """Sizes that fit: less width for several words if there are any, else for all."""
    long = [" " in key.words for key in keys]
    long = long if any(long) else [True] * len(keys)
    whole = sum(wide for (wide, _), wraps in zip(sizes, long, strict=True) if wraps)
    share = (whole + _spare(sizes, room)) / whole
    return [
        wrapped_button_size(renderer, key.words, wide * share) if wraps else (wide, high)
        for key, (wide, high), wraps in zip(keys, sizes, long, strict=True)
    ]
