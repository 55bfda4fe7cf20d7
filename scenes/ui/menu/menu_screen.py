"""The base of all screens with a menu: every scene but a table, a replay and a few others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.device_labels import has_one_button
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.backdrop import blurred_background, dawn_background
from scenes.ui.menu.item_actions import ItemActions
from scenes.ui.menu.last_use import LastUse
from scenes.ui.menu.menu import Menu
from scenes.ui.menu.menu_display import MenuDisplay
from scenes.ui.menu.menu_pointer import MenuPointer
from scenes.ui.menu.prefetching import prefetch
from scenes.ui.menu.scanning.menu_scan import MenuScan
from scenes.ui.menu.scanning.scan_actions import ScanActions
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import WidgetGroup
from seats.bindings import Controls
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input.input_events import (
    DeviceConnected,
    DeviceDisconnected,
    InputEvent,
    Point,
    Press,
    UnknownPad,
)
from seats.intents import DIRECTIONS, Intent
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.render.background import Background
from words import say

CHANGES = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}
WHEEL = {Intent.TURN_LEFT: Intent.UP, Intent.TURN_RIGHT: Intent.DOWN}


class MenuScreen(ABC):
    """A scene with a menu. Subclasses say what is on it and where going back leads.

    *focus* is the name of the item that has the focus at first; *device* is the one by which
    somebody opened the screen.
    """

    overlay = False
    back_sound = Sound.MENU_BACK

    def __init__(self, context: Context, focus: str = "", device: Device | None = None) -> None:
        self.context = context
        self.renderer = context.renderer
        self.menu = Menu(focus)
        self.widgets = WidgetGroup(context.renderer, self.background)
        self.note = ""  # a sentence to be shown, for example why something was refused
        self.opened_by = device
        self.scan = MenuScan(self.menu, context, self.widgets.stage)
        self.actions = ItemActions(context, self.menu, self.widgets, self.refresh, self.explain)
        self._display = MenuDisplay(context, self.menu, self.scan, self.widgets)
        self._last_use = LastUse(context.seating, device)
        self._one_button = ScanActions(
            context, self.scan, self.actions, self._display, self._last_use
        )
        self._pointer = MenuPointer(context, self.menu, self.actions)
        self._below: pygame.Surface | None = None

    # What a screen defines

    @abstractmethod
    def build_layout(self) -> ScreenLayout:
        """Everything on this screen, for the present sizes of window and text."""

    def spoken_title(self) -> str:
        """What is said of a screen on which no board has a title."""
        return ""

    def go_back(self, device: Device) -> Transition:
        """Answer the way back: close this screen."""
        return Pop()

    def on_menu_button(self, device: Device) -> Transition:
        """Answer the menu button: go back."""
        self.context.bank.play(self.back_sound)
        return self.go_back(device)

    def turn_page(self, step: int) -> Transition:
        """Turn a page on (+1) or back (-1), if this screen has pages."""
        return self.actions.refuse()

    @property
    def tells_moves(self) -> bool:
        """Whether what moves is told before the way back where there is room for one of them."""
        return False

    def move_glyphs(self, controls: Controls) -> Sequence[Glyph]:
        """The signs of the directions that ``move_words`` are about."""
        return controls.move_glyphs()

    def move_words(self) -> str:
        """What directions do, in a word or two."""
        return say("help.move")

    def upcoming_pictures(self) -> Sequence[Picture]:
        """What may be shown next, to be rendered ahead."""
        return [
            picture
            for item in self.menu.items
            for picture in (item.pictures.focused, item.pictures.plain)
        ]

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        """Add what moves by itself."""
        if not self.overlay:
            ambient.add_pond()

    def background(self) -> Background:
        """What is behind everything: the pond before sunrise, or what an overlay covers."""
        below = self._below if self.overlay else None
        return blurred_background(below) if below else dawn_background(self.renderer)

    # The scene

    @property
    def safe_area(self) -> Box:
        """The part of the screen that everybody sees whole, but for words on the one button."""
        return self._display.area

    @property
    def device(self) -> Device | None:
        """The device that was used last, else the one of the first person on a seat."""
        return self._last_use.device_or_first

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Point():
                return self._on_point(event)
            case Press() if self.is_scanned_by(event.device):
                self._note_use(event)
                return self._one_button.press(event.down)
            case Press(down=True):
                self._note_use(event)
                return self.on_press(event)
            case Press():
                return None
            case _:
                transition = self.on_device_event(event)
                self._display.outdated = True
                return transition

    def _note_use(self, press: Press) -> None:
        """Note whose press may change what is shown; a refresh while it is answered shows that."""
        self._last_use.note(press)
        self._display.outdated = True

    def step(self) -> Transition:
        self._refresh_once()
        self.widgets.step()
        return self._one_button.step()

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        self._refresh_once()
        return self.widgets.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._below = below
        self.widgets.clear()
        self.refresh()
        self.add_ambient_motion(AmbientMotion(self.widgets))
        self.prefetch()
        self.widgets.stage.repaint()

    def relayout(self) -> None:
        """Follow a change of the size of text or of reduced motion."""
        self.lay_out(self._below)

    def leave(self) -> None:
        self.widgets.release()
        self._below = None

    def refresh(self) -> None:
        """Show what has changed; after an input event this is done by the next frame."""
        staked = not self.overlay
        self._display.show(self.build_layout, self._last_use.seat, staked=staked)

    def explain(self, reason: str) -> None:
        """Show *reason* as a note."""
        self.note = reason
        self.refresh()

    def prefetch(self) -> None:
        """Render what may be shown next while nothing else happens."""
        self.widgets.run(prefetch(self.renderer, self.upcoming_pictures))

    def is_scanned_by(self, device: Device) -> bool:
        """Whether *device* has one button here, which chooses what is pointed at."""
        return has_one_button(device, self.context.settings.one_button != "off")

    def _refresh_once(self) -> None:
        """Refresh if there were input events: many of one frame need only one new layout."""
        if self._display.outdated:
            self.refresh()

    # Input

    def on_press(self, press: Press) -> Transition:
        """Answer a control that was pressed."""
        item = self.menu.focused_item
        match press.intent:
            case Intent.TURN_LEFT | Intent.TURN_RIGHT if press.device.has_pointer:
                return self.actions.move_focus(WHEEL[press.intent])
            case Intent.LEFT | Intent.RIGHT if item and item.on_change:
                return self.actions.change(item, CHANGES[press.intent])
            case intent if intent in DIRECTIONS:
                return self.actions.move_focus(intent)
            case Intent.TURN_LEFT | Intent.TURN_RIGHT:
                return self.turn_page(CHANGES[press.intent])
            case Intent.CONFIRM if item and not press.repeat:
                return self.actions.choose(item, press.device)
            case Intent.CANCEL if not press.repeat:
                self.context.bank.play(self.back_sound)
                return self.go_back(press.device)
            case Intent.MENU if not press.repeat:
                return self.on_menu_button(press.device)
            case _:
                return self.actions.refuse()

    def on_device_event(self, event: InputEvent) -> Transition:
        """Answer a device that was connected or disconnected, or an unknown pad."""
        match event:
            case UnknownPad():
                return Push(self.context.routes.unknown_pad(event))
            case DeviceConnected():
                self.context.bank.play(Sound.PAD_PLUGGED)
            case DeviceDisconnected():
                self.context.bank.play(Sound.PAD_LOST)
        return None

    def _on_point(self, point: Point) -> Transition:
        self._last_use.note(point)
        if self._pointer.passes_by(point):
            return None
        transition = self._pointer.answer(point)
        self._display.outdated = True
        return transition
