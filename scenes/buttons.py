"""Buttons side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.menu import Act, Item
from scenes.slips import GAP, button, button_size, wrapped_button_size
from sounds.bank import Sound
from sprites import theme
from sprites.slots import Box
from sprites.studio import Studio


@dataclass(frozen=True, slots=True)
class Key:
    """A button to be laid out."""

    name: str
    words: str
    act: Act
    icon: str = ""
    sound: Sound = Sound.MENU_CONFIRM


def button_row(
    studio: Studio,
    keys: Sequence[Key],
    room: Box,
    gap: float = 2 * GAP,
    colour: str = theme.PAPER,
) -> list[Item]:
    """*keys* in the middle of the foot of *room*, closer together and narrower if they must be."""
    sizes = [button_size(studio, key.words, icon=bool(key.icon)) for key in keys]
    spare = room.w - sum(wide for wide, _ in sizes)
    if spare < GAP * (len(keys) - 1):
        share = (room.w - GAP * (len(keys) - 1)) / (room.w - spare)
        sizes = [
            wrapped_button_size(studio, key.words, wide * share, icon=bool(key.icon))
            for key, (wide, _) in zip(keys, sizes, strict=True)
        ]
        spare = GAP * (len(keys) - 1)
    high = max(high for _, high in sizes)
    gap = min(gap, spare / max(1, len(keys) - 1))
    x = room.centre[0] - (room.w - spare + gap * (len(keys) - 1)) / 2
    items = []
    for key, (wide, _) in zip(keys, sizes, strict=True):
        face = button(studio, key.words, wide, high, key.icon, colour)
        box = Box(x, room.bottom - high, wide, high)
        items.append(Item(key.name, box, face.plain, face.lit, key.act, sound=key.sound))
        x += wide + gap
    return items
