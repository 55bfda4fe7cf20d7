"""The bottom of a menu screen: the back button, more buttons, and what the controls do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.ui.buttons import ButtonSpec, buttons_from_left, right_edge
from scenes.ui.control_signs import LabelledSign
from scenes.ui.labels import controls_hint
from scenes.ui.menu.menu import MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures.geometry import Box
from words import say

HINT_GAP = 60.0  # design units between the last button and the controls
CHOICES = 2  # signs at their end: what chooses, and what goes back


def footer(
    screen: MenuScreen, area: Box, back: str = "", extra: Sequence[ButtonSpec] = ()
) -> ScreenLayout:
    """A button with the words *back* and *extra* ones at the bottom left of *area*.

    The controls of the present device are at the right, if there is space.
    """
    words = back or say("menu.back")
    buttons = (
        ButtonSpec("back", words, screen.go_back, "icon-back", screen.back_sound),
        *extra,
    )
    items = buttons_from_left(screen.renderer, buttons, area)
    last = items[-1].box
    return ScreenLayout(
        controls_widgets(screen, area, last.h, area.right - last.right - HINT_GAP), items
    )


def controls_widgets(screen: MenuScreen, area: Box, height: float, width: float) -> list[Widget]:
    """What the present device does here, at the bottom right of *area*, if *width* allows it.

    It is centred in a row *height* design units high. Where it is narrow, what moves is left out,
    or else what goes back.
    """
    signs = _signs(screen)
    fewer = (signs[:-1], signs[:-CHOICES]) if screen.tells_moves else (signs[-CHOICES:],)
    for told in (signs, *fewer):
        picture, wide, high = controls_hint(screen.renderer, told)
        if told and wide <= width:
            box = Box(area.right - wide, area.bottom - height / 2 - high / 2, wide, high)
            return [Widget("hint", picture, box)]
    return []


def controls_beside(screen: MenuScreen, area: Box, items: Sequence[MenuItem]) -> ScreenLayout:
    """What the present device does here, right of *items* along the lower edge of *area*.

    They make room for it as far as they can.
    """
    used = right_edge(items) - min(item.box.x for item in items)
    widgets = controls_widgets(screen, area, items[-1].box.h, area.w - used - HINT_GAP)
    end = min([widget.box.x - HINT_GAP for widget in widgets], default=area.right)
    left = min(0.0, end - right_edge(items))
    return ScreenLayout(widgets, [replace(one, box=one.box.moved(left, 0)) for one in items])


def turn_glyphs(screen: MenuScreen) -> tuple[Glyph, ...]:
    """What turns pages back and on with the present device, if it has buttons for that."""
    if not (controls := _controls(screen)):
        return ()
    return controls.glyph(Intent.TURN_LEFT), controls.glyph(Intent.TURN_RIGHT)


def choosing_glyph(screen: MenuScreen) -> Glyph | None:
    """What chooses with the present device, if it does more than to point."""
    controls = _controls(screen)
    return controls.glyph(Intent.CONFIRM) if controls else None


def _signs(screen: MenuScreen) -> list[LabelledSign]:
    if not (controls := _controls(screen)):
        return []
    *first, last = screen.move_glyphs(controls)
    return [
        *map(LabelledSign, first),
        LabelledSign(last, screen.move_words()),
        LabelledSign(controls.glyph(Intent.CONFIRM), say("menu.choose")),
        LabelledSign(controls.glyph(Intent.CANCEL), say("menu.go_back")),
    ]


def _controls(screen: MenuScreen) -> Controls | None:
    """What the present device does, if it does more than to point."""
    device = screen.device
    if device is None or device.has_pointer or screen.is_scanned_by(device):
        return None
    return screen.context.input_reader.controls(device)
