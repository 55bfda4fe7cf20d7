"""The foot of a screen: the way back, and what the controls do."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.buttons import ButtonSpec, side_by_side
from scenes.ui.labels import hint
from scenes.ui.menu_screen import MenuScreen, ScreenLayout
from scenes.ui.widgets import Widget
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures.geometry import Box
from words import say


def foot(
    screen: MenuScreen, room: Box, words: str = "", extra: Sequence[ButtonSpec] = ()
) -> ScreenLayout:
    """Back and *extra* keys at the bottom left of *room*, the present device's controls right."""
    keys = (
        ButtonSpec("back", words or say("menu.back"), screen.back, "icon-back", screen.back_sound),
        *extra,
    )
    items = side_by_side(screen.renderer, keys, room)
    last = items[-1].box
    return ScreenLayout(controls(screen, room, last.h, room.right - last.right - 60), items)


def controls(screen: MenuScreen, room: Box, high: float, space: float) -> list[Widget]:
    """What the device in somebody's hands does here, if there is *space* to say it."""
    signs = _signs(screen)
    picture, wide, tall = hint(screen.renderer, signs)
    if wide > space or not signs:
        return []
    box = Box(room.right - wide, room.bottom - high / 2 - tall / 2, wide, tall)
    return [Widget("controls", picture, box)]


def _signs(screen: MenuScreen) -> list[tuple[Glyph, str]]:
    if screen.device is None or screen.device.has_pointer:
        return []
    controls = screen.context.input_reader.controls(screen.device)
    *first, last = controls.move_glyphs()
    return [
        *((glyph, "") for glyph in first),
        (last, say("help.move")),
        (controls.glyph(Intent.CONFIRM), say("menu.choose")),
        (controls.glyph(Intent.CANCEL), say("menu.go_back")),
    ]
