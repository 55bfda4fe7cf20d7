"""The foot of a screen: the way back, and what the controls do."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.board import Thing
from scenes.menu import Item
from scenes.screen import Layout, Screen
from scenes.slips import button, button_size, hint
from seats.devices import Kind
from seats.glyphs import Glyph, glyph_of, move_glyphs
from seats.intents import Intent
from sprites.slots import Box
from words import say


def foot(screen: Screen, room: Box, words: str = "", extra: Sequence[Item] = ()) -> Layout:
    """Back at the bottom left of *room* and the controls of the present device at the right."""
    words = words or say("menu.back")
    wide, high = button_size(screen.studio, words, icon=True)
    box = Box(room.x, room.bottom - high, wide, high)
    face = button(screen.studio, words, wide, high, "icon-back")
    back = Item("back", box, face.plain, face.lit, screen.back, sound=screen.back_sound)
    return Layout(controls(screen, room, high, room.w - wide - 60), (back,))


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
