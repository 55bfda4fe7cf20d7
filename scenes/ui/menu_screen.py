"""What every scene but a table is: a menu on a board, before the pond."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.core.script import Script, wait
from scenes.ui.backdrop import AmbientMotion, dawn, veiled
from scenes.ui.menu import Menu, MenuItem, Refused
from scenes.ui.menu_widgets import cross, faces, peeking, rolling
from scenes.ui.widgets import Widget, WidgetGroup
from seats.devices import Device
from seats.input_events import (
    DeviceConnected,
    DeviceDisconnected,
    InputEvent,
    Point,
    Press,
    UnknownPad,
)
from seats.intents import DIRECTIONS, Intent, Phase
from seats.occupants import Person
from sounds.bank import Sound
from sprites.motion.gestures import punch, shiver
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture
from sprites.render.renderer import Renderer

SAFE = (96.0, 54.0)  # what televisions may cut off
WARM_AFTER, WARM_EVERY = 0.1, 1 / 60
TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}
WHEEL = {Intent.TURN_LEFT: Intent.UP, Intent.TURN_RIGHT: Intent.DOWN}


@dataclass(frozen=True, slots=True)
class ScreenLayout:
    """What a screen shows: things to see, items to choose, the window in which items roll."""

    things: Sequence[Widget] = ()
    items: Sequence[MenuItem] = ()
    window: Box | None = None


def safe(renderer: Renderer) -> Box:
    """The part of the screen that everybody sees whole."""
    return Box(0, 0, renderer.width, renderer.height).inset(*SAFE)


class MenuScreen(ABC):
    """A scene with a menu. Its kinds say how they look (``layout``) and where back leads."""

    overlay = False
    back_sound = Sound.MENU_BACK

    def __init__(self, context: Context, first: str = "", by: Device | None = None) -> None:
        self.context = context
        self.renderer = context.renderer
        self.menu = Menu(first)
        self.widgets = WidgetGroup(context.renderer, theme.DAWN)
        self.note = ""
        self._by = by
        self._seat: Seat | None = None
        self._life = AmbientMotion(self.widgets)
        self._below: pygame.Surface | None = None
        self._bare = True

    @abstractmethod
    def layout(self) -> ScreenLayout:
        """Everything on this screen, for the present size of window and text."""

    def back(self, device: Device) -> Transition:
        """Where the way back leads."""
        return Pop()

    def start(self, device: Device) -> Transition:
        """What the menu button does."""
        self.context.bank.play(self.back_sound)
        return self.back(device)

    def leaf(self, way: int) -> Transition:
        """Turn a page on (+1) or back (-1), if this screen has pages."""
        return self.refuse()

    def hear(self, event: InputEvent) -> Transition:
        """Answer what is neither a press nor the pointer."""
        match event:
            case UnknownPad():
                return Push(self.context.routes.unknown_pad(event))
            case DeviceConnected():
                self.context.bank.play(Sound.PAD_PLUGGED)
            case DeviceDisconnected():
                self.context.bank.play(Sound.PAD_LOST)
        return None

    @property
    def device(self) -> Device | None:
        """The device that spoke last, or that somebody sits here with."""
        people = self.context.seating.people()
        match self.context.seating.occupant(people[0]) if people else None:
            case Person(device) if self._by is None:
                return device
            case _:
                return self._by

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Point():
                return self._point(event)
            case Press(down=True):
                self._by, self._seat = event.device, event.seat
                move = self.press(event)
                self.refresh()
                return move
            case Press():
                return None
            case _:
                move = self.hear(event)
                self.refresh()
                return move

    def press(self, press: Press) -> Transition:
        """Answer a control that went down."""
        match press.intent:
            case Intent.TURN_LEFT | Intent.TURN_RIGHT if press.device.has_pointer:
                return self.walk(WHEEL[press.intent])
            case Intent.LEFT | Intent.RIGHT if self.menu.focused and self.menu.focused.turn:
                return self._turn(self.menu.focused, TURNS[press.intent])
            case intent if intent in DIRECTIONS:
                return self.walk(intent)
            case Intent.TURN_LEFT | Intent.TURN_RIGHT:
                return self.leaf(TURNS[press.intent])
            case Intent.CONFIRM if self.menu.focused and not press.repeat:
                return self.choose(self.menu.focused, press.device)
            case Intent.CANCEL if not press.repeat:
                self.context.bank.play(self.back_sound)
                return self.back(press.device)
            case Intent.MENU if not press.repeat:
                return self.start(press.device)
            case _:
                return self.refuse()

    def choose(self, item: MenuItem, device: Device) -> Transition:
        """Do what *item* is there for."""
        if item.turn is not None:
            return self._turn(item, 1)
        try:
            move = item.act(device)
        except Refused as why:
            return self.refuse(str(why))
        self.context.bank.play(item.sound)
        self.widgets.run(punch(self.widgets[item.name], 0.05, 0.25))
        return move

    def refuse(self, why: str = "") -> Transition:
        """Shake the head, say *why*, and stay."""
        self.note = why or self.note
        self.context.bank.play(Sound.REFUSE)
        if self.menu.focused:
            token = self.widgets[self.menu.focused.name]
            self.widgets.run(shiver(token))
            self.widgets.run(cross(self.widgets, token))
        return None

    def refresh(self) -> None:
        """Show what has changed."""
        layout = self.layout()
        self.menu.offer(layout.items, layout.window)
        marks = [*peeking(self.menu, self._seat), *rolling(self.menu, layout.window)]
        self.widgets.show([*layout.things, *faces(self.menu), *marks])

    def step(self) -> Transition:
        self.widgets.step()
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        if self._bare:  # not before: a ground takes longer to paint than everything else
            self._bare = False
            veil = self._below if self.overlay else None
            self.widgets.stage.background = veiled(veil) if veil else dawn(self.renderer)
        return self.widgets.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._below = below
        self.widgets.clear()
        self._bare = True
        self.refresh()
        self.enliven(self._life)
        self.widgets.run(self.warm())
        self.widgets.stage.repaint()

    def leave(self) -> None:
        self.widgets.release()
        self._below, self.widgets.stage.background = None, theme.DAWN

    def ahead(self) -> Sequence[Picture]:
        """What may be shown next."""
        return [face for item in self.menu.items for face in (item.lit, item.plain)]

    def warm(self) -> Script:
        """Render what may be shown next ahead of need, one part at a time."""
        yield from wait(WARM_AFTER)
        for picture in self.ahead():
            for part in parts(picture):
                self.renderer.prefetch(part)
                yield from wait(WARM_EVERY)

    def lay_out_anew(self) -> None:
        """Follow a change of text size or motion."""
        self.lay_out(self._below)

    def enliven(self, life: AmbientMotion) -> None:
        """Put on the board what moves by itself."""
        if not self.overlay:
            life.pond()

    def _point(self, point: Point) -> Transition:
        x, y = point.x * self.renderer.width, point.y * self.renderer.height
        self._by, self._seat = point.device, point.seat
        move: Transition = None
        match point.phase:
            case Phase.MOVE if not self.menu.hover(x, y):
                return None
            case Phase.MOVE:
                self.context.bank.play(Sound.MENU_MOVE)
            case Phase.DOWN:
                if self.menu.hold(x, y):
                    self.context.bank.play(Sound.MENU_MOVE)
            case Phase.UP:
                move = self._release(x, y, point.device)
        self.refresh()
        return move

    def _release(self, x: float, y: float, device: Device) -> Transition:
        match self.menu.release(x, y):
            case item, way if way:
                return self._turn(item, way)
            case item, _:
                return self.choose(item, device)
            case _:
                return None

    def _turn(self, item: MenuItem, way: int) -> Transition:
        if item.turn is None:
            return self.refuse()
        try:
            move = item.turn(way)
        except Refused as why:
            return self.refuse(str(why))
        self.context.bank.play(Sound.MENU_CHANGE)
        self.widgets.run(punch(self.widgets[item.name], 0.03, 0.2))
        return move

    def walk(self, intent: Intent) -> Transition:
        """Move the focus."""
        if self.menu.walk(intent):
            self.context.bank.play(Sound.MENU_MOVE)
            return None
        return self.refuse()


def parts(picture: Picture) -> Iterator[Picture]:
    """Everything glued onto a picture, and last the picture itself."""
    if isinstance(picture, Collage):
        for piece in picture.pieces:
            yield from parts(piece.picture)
    yield picture
