"""A hanging board over a scene with words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, PADDING, limited_size
from scenes.ui.menu.menu import MenuItem, OnChoose
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import InputEvent, UnknownPad
from sounds.bank import Sound
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from words import say

ICON = 110.0  # design units
WIDTH = 1240.0
TEXT_SIZE = 42.0
FROG, FROG_SEAT, FROG_FROM_RIGHT = 190.0, 1, 330.0
EDGE = 10.0  # of the board, on which it sits
HEADLINE = 64.0, 88.0  # its size, and the largest it gets


class DialogButton(NamedTuple):
    """A button of a dialog."""

    name: str
    words: str
    on_choose: OnChoose


class Dialog(MenuScreen):
    """Shows *words* until one of *buttons* is chosen; without any there is one to close it."""

    overlay = True
    sound = Sound.NOTICE
    headline = ""  # a few words to be read from far away

    def __init__(
        self,
        context: Context,
        words: str,
        buttons: Sequence[DialogButton] = (),
        icon: str = "icon-warning",
        device: Device | None = None,
    ) -> None:
        super().__init__(context, device=device)
        self.words = words
        self.icon = icon
        self.buttons = buttons or (DialogButton("ok", say("dialog.ok"), self.go_back),)
        context.bank.play(self.sound)

    def on_device_event(self, event: InputEvent) -> Transition:
        return None if isinstance(event, UnknownPad) else super().on_device_event(event)

    def show_words(self, words: str) -> None:
        """Show *words* from now on; nothing is done if they are shown already."""
        if words != self.words:
            self.words = words
            self.refresh()

    def picture(self) -> Picture:
        """What the dialog is about, ``ICON`` high."""
        return Art(self.icon, ICON)

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        wide = min(area.w, WIDTH)
        text = Text(self.words, TEXT_SIZE, width=wide - 2 * PADDING)
        headline_size = limited_size(self.renderer, *HEADLINE)
        headline = Text(self.headline, headline_size, width=wide - 2 * PADDING)
        headline_high = self.renderer.size(headline)[1] + GAP if self.headline else 0.0
        items = self._items(Box(0, 0, wide - 2 * PADDING, 0))  # to know how high they are
        others = ICON + headline_high - min((item.box.y for item in items), default=0.0) + 6.5 * GAP
        if self.renderer.size(text)[1] > area.h - others:
            text = replace(text, height=area.h - others)
        text_high = self.renderer.size(text)[1]
        high = others + text_high
        box = Box.around(*area.centre, wide, high)
        y = 1.7 * GAP + ICON + headline_high / 2
        pieces = (
            Part(board(wide, high), wide / 2, high / 2),
            Part(self.picture(), wide / 2, 1.5 * GAP + ICON / 2),
            *([Part(headline, wide / 2, y)] if self.headline else ()),
            Part(text, wide / 2, 2.2 * GAP + ICON + headline_high + text_high / 2),
        )
        sheet = Widget("sheet", Collage(wide, high, pieces), box)
        return ScreenLayout(
            [*ropes("sheet", box), sheet, _frog(box)], self._items(box.inset(PADDING, 1.5 * GAP))
        )

    def _items(self, area: Box) -> list[MenuItem]:
        if not self.buttons:
            return []
        specs = [ButtonSpec(button.name, button.words, button.on_choose) for button in self.buttons]
        return centred_buttons(self.renderer, specs, area)


def _frog(sheet: Box) -> Widget:
    """A frog that sits on the upper edge of *sheet*."""
    art = Art("frog-sit", FROG, palette_of(FROG_SEAT))
    high = FROG * height_ratio(art.name)
    x, y = sheet.right - FROG_FROM_RIGHT, sheet.y + EDGE + (0.5 - FROG_FEET[1]) * high
    return Widget("frog", art, Box.around(x, y, FROG, high), decor=True)


def close_dialog(device: Device) -> Transition:
    """The callback of a button that only closes the dialog."""
    return Pop()
