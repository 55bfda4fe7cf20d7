"""The foot of a screen: the way back, and what the controls do."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.board import Thing
from scenes.buttons import Key
from scenes.menu import Item
from scenes.screen import Layout, Screen
from scenes.slips import GAP, button, button_size, hint
from seats.devices import Kind
from seats.glyphs import Glyph, glyph_of, move_glyphs
from seats.intents import Intent
from sprites.slots import Box
from words import say


def foot(screen: Screen, room: Box, words: str = "", extra: Sequence[Key] = ()) -> Layout:
    """Back and *extra* keys at the bottom left of *room*, the present device's controls right."""
    keys = (
        Key("back", words or say("menu.back"), screen.back, "icon-back", screen.back_sound),
        *extra,
    )
    items, x = [], room.x
    for key in keys:
        wide, high = button_size(screen.studio, key.words, icon=True)
        face = button(screen.studio, key.words, wide, high, key.icon)
        box = Box(x, room.bottom - high, wide, high)
        items.append(Item(key.name, box, face.plain, face.lit, key.act, sound=key.sound))
        x = box.right + 2 * GAP
    return Layout(controls(screen, room, high, room.right - x - 24), items)


def controls(screen: Screen, room: Box, high: float, space: float) -> list[Thing]:
    """What the device in somebody's hands does here, if there is *space* to say it."""
    picture, wide, tall = hint(screen.studio, _signs(screen))
    if wide > space:
        return []
    box = Box(room.right - wide, room.bottom - high / 2 - tall / 2, wide, tall)
    return [Thing("controls", picture, box)]


def _signs(screen: Screen) -> list[tuple[Glyph, str]]:
    device = screen.device
    if device is None or device.kind is Kind.POINTER:
        return []
    return [
        *((glyph, "") for glyph in move_glyphs(device)[:-1]),
        (move_glyphs(device)[-1], say("help.move")),
        (glyph_of(device, Intent.CONFIRM), say("menu.choose")),
        (glyph_of(device, Intent.CANCEL), say("menu.go_back")),
    ]
