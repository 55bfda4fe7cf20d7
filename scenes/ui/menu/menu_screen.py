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
from scenes.ui.menu.last_use import LastUse
from scenes.ui.menu.menu import Menu, MenuItem, Refused
from scenes.ui.menu.menu_scan import MenuScan, ScanChoice
from scenes.ui.menu.menu_widgets import focus_marker, item_widgets, refusal_cross, scroll_arrows
from scenes.ui.menu.prefetching import prefetch
from scenes.ui.menu.scan_entries import ScanEntry
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import stakes
from scenes.ui.safe_area import safe_area
from scenes.ui.widgets import WidgetGroup
from seats.devices import Device
from seats.input.input_events import (
    DeviceConnected,
    DeviceDisconnected,
    InputEvent,
    Point,
    Press,
    UnknownPad,
)
from seats.intents import DIRECTIONS, Intent, Phase
from sounds.bank import Sound
from sprites.motion.gestures import shiver
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
        self._last_use = LastUse(context.seating, device)
        self._below: pygame.Surface | None = None
        self._outdated = False  # what is shown
        self._scan = MenuScan(self.menu, self.context, self.widgets.stage)

    # What a screen defines

    @abstractmethod
    def build_layout(self) -> ScreenLayout:
        """Everything on this screen, for the present sizes of window and text."""

    def go_back(self, device: Device) -> Transition:
        """Answer the way back: close this screen."""
        return Pop()

    def on_menu_button(self, device: Device) -> Transition:
        """Answer the menu button: go back."""
        self.context.bank.play(self.back_sound)
        return self.go_back(device)

    def turn_page(self, step: int) -> Transition:
        """Turn a page on (+1) or back (-1), if this screen has pages."""
        return self.refuse()

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
        return self._scan.room(self.whole_area)

    @property
    def whole_area(self) -> Box:
        """The part of the screen that everybody sees whole."""
        return safe_area(self.renderer.width, self.renderer.height)

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
                return self._scanned(self._scan.press(event.down))
            case Press(down=True):
                self._note_use(event)
                return self.on_press(event)
            case Press():
                return None
            case _:
                transition = self.on_device_event(event)
                self._outdated = True
                return transition

    def _note_use(self, press: Press) -> None:
        """Note whose press may change what is shown; a refresh while it is answered shows that."""
        self._last_use.note(press)
        self._outdated = True

    def step(self) -> Transition:
        self._refresh_once()
        self.widgets.step()
        return self._step_scan()

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
        answers, focus = self._outdated, self.menu.focus
        layout = self.build_layout()
        self.menu.set_items(layout.items, layout.viewport)
        arrows = scroll_arrows(self.menu, layout.viewport)
        begun = self._scan.follow(self.context.settings)  # which moves the focus
        marker = focus_marker(self.menu, self.raised, self._last_use.seat)
        self._outdated = begun or (answers and self.menu.focus != focus)
        scanned = self._scan.widgets(self.whole_area)
        boards = [*layout.widgets, *item_widgets(self.menu, self.raised)]
        held = () if self.overlay else stakes(boards, self.safe_area.bottom)
        self.widgets.show([*held, *boards, *marker, *arrows, *scanned])

    def prefetch(self) -> None:
        """Render what may be shown next while nothing else happens."""
        self.widgets.run(prefetch(self.renderer, self.upcoming_pictures))

    # One-button play

    def is_scanned_by(self, device: Device) -> bool:
        """Whether *device* has one button here, which chooses what is pointed at."""
        return has_one_button(device, self.context.settings.one_button != "off")

    @property
    def scanned(self) -> ScanEntry | None:
        """What is pointed at where there is one button."""
        return self._scan.entry

    @property
    def raised(self) -> str:
        """The item in focus, unless one button points at a group or at the way out of it."""
        return self.menu.focus if self._scan.raises_focus else ""

    @property
    def scan_entries(self) -> Sequence[ScanEntry]:
        """All that is pointed at one after the other now."""
        return self._scan.entries

    def _step_scan(self) -> Transition:
        """Point at the next item when it is time, or choose it."""
        as_set = self._scan.is_as_set(self.context.settings)
        moved, chosen = self._scan.step()
        self._scan.show_time()
        if moved and chosen is None:
            self.context.bank.play(Sound.MENU_MOVE)
        self._outdated = self._outdated or moved or not as_set
        return self._scanned(chosen)

    def _scanned(self, chosen: ScanChoice | None) -> Transition:
        device = self._last_use.device
        if chosen is None or device is None:
            return None
        if chosen.change:
            return self.change(chosen.item, chosen.change)
        transition = self.choose(chosen.item, device)
        if isinstance(transition, Push):
            self._scan.begin_anew()
        return transition

    def _refresh_once(self) -> None:
        """Refresh if there were input events: many of one frame need only one new layout."""
        if self._outdated:
            self.refresh()

    # Input

    def on_press(self, press: Press) -> Transition:
        """Answer a control that was pressed."""
        item = self.menu.focused_item
        match press.intent:
            case Intent.TURN_LEFT | Intent.TURN_RIGHT if press.device.has_pointer:
                return self.move_focus(WHEEL[press.intent])
            case Intent.LEFT | Intent.RIGHT if item and item.on_change:
                return self.change(item, CHANGES[press.intent])
            case intent if intent in DIRECTIONS:
                return self.move_focus(intent)
            case Intent.TURN_LEFT | Intent.TURN_RIGHT:
                return self.turn_page(CHANGES[press.intent])
            case Intent.CONFIRM if item and not press.repeat:
                return self.choose(item, press.device)
            case Intent.CANCEL if not press.repeat:
                self.context.bank.play(self.back_sound)
                return self.go_back(press.device)
            case Intent.MENU if not press.repeat:
                return self.on_menu_button(press.device)
            case _:
                return self.refuse()

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

    def move_focus(self, intent: Intent) -> Transition:
        """Move the focus in a direction."""
        if self.menu.move_focus(intent):
            self.context.bank.play(Sound.MENU_MOVE)
            return None
        return self.refuse()

    def choose(self, item: MenuItem, device: Device) -> Transition:
        """Choose *item* with *device*."""
        if item.on_change is not None:
            return self.change(item, 1)
        try:
            transition = item.on_choose(device)
        except Refused as error:
            return self.refuse(str(error))
        self.context.bank.play(item.sound)
        self._punch(item, 0.05, 0.25)
        if transition is None:
            self.refresh()  # the next event of the same frame may meet other items
        return transition

    def refuse(self, reason: str = "") -> Transition:
        """Show that something is not possible, and *reason* as a note."""
        self.context.bank.play(Sound.REFUSE)
        if self.menu.focused_item:
            token = self.widgets[self.menu.focused_item.name]
            self.widgets.run(shiver(token))
            self.widgets.run(refusal_cross(self.widgets, token))
        if reason:
            self.note = reason
            self.refresh()
        return None

    def change(self, item: MenuItem, step: int) -> Transition:
        """Change the value of *item* by -1 or +1."""
        if item.on_change is None:
            return self.refuse()
        try:
            transition = item.on_change(step)
        except Refused as error:
            return self.refuse(str(error))
        self.context.bank.play(Sound.MENU_CHANGE)
        self._punch(item, 0.03, 0.2)
        if transition is None:
            self.refresh()
        return transition

    def _punch(self, item: MenuItem, by: float, seconds: float) -> None:
        """Let *item* swell for a moment, unless choosing it has taken it away."""
        if item.name in self.widgets:
            self.widgets.swell(item.name, by, seconds)

    def _on_point(self, point: Point) -> Transition:
        x, y = point.x * self.renderer.width, point.y * self.renderer.height
        self._last_use.note(point)
        transition: Transition = None
        match point.phase:
            case Phase.MOVE if not self.menu.pointer_moved(x, y):
                return None
            case Phase.MOVE:
                self.context.bank.play(Sound.MENU_MOVE)
            case Phase.DOWN:
                if self.menu.pointer_pressed(x, y):
                    self.context.bank.play(Sound.MENU_MOVE)
            case Phase.UP:
                transition = self._on_release(x, y, point.device)
        self._outdated = True
        return transition

    def _on_release(self, x: float, y: float, device: Device) -> Transition:
        match self.menu.pointer_released(x, y):
            case item, change if change:
                return self.change(item, change)
            case item, _:
                return self.choose(item, device)
            case _:
                return None
