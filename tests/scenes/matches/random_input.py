"""Random input of every kind: keys, pads, the mouse and fingers, by way of the real event queue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pygame

from bench.input.virtual_pad import STRANGE, VirtualPad
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.bindings import DEFAULT_BINDINGS
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.pads.pad import ANY_PAD
from tests import input_events
from tests.scenes.running_app import RunningApp

# Wide, square and tall ones in which all is drawn as large as in the first, and a tiny one.
SIZES = ((320, 180), (320, 240), (430, 180), (320, 426), (48, 27))
MOST_PADS = 5
SLIPS = 0.1  # share of the presses of a key that is down, and of the releases of one that is up
HALVES = [DEFAULT_BINDINGS.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)]
KEYS = [key for keys in HALVES for key in keys]
BUTTONS = range(15)
AWAY = {Intent.MENU, Intent.LOG}  # what leads away from a table, pressed less often than the rest
RARELY = {
    *(key for keys in HALVES for key, meant in keys.items() if meant in AWAY),
    *(button for button, meant in DEFAULT_BINDINGS.table(ANY_PAD).items() if meant in AWAY),
}


class RandomInput:
    """All devices at once; *rng* says what they do next. Counts in ``presses`` what goes down."""

    def __init__(self, app: RunningApp, rng: Random) -> None:
        self.app, self.rng = app, rng
        self.done: Counter[str] = Counter()
        self.presses = 0
        self._held: set[object] = set()
        self._acts: dict[Callable[[], None], int] = {
            self._press_key: 30,
            self._confirm: 10,
            self._press_pad: 30,
            self._tilt: 6,
            self._click: 14,
            self._touch_button: 6,
            self._drag: 4,
            self._touch: 8,
            self._wheel: 2,
            self._plug_in: 1,
            self._unplug: 1,
            self._resize: 1,
            self._lose_focus: 1,
        }

    def act(self) -> None:
        """Do one thing."""
        act = self.rng.choices(list(self._acts), list(self._acts.values()))[0]
        act()
        self.done[act.__name__] += 1

    @property
    def pads(self) -> list[VirtualPad]:
        """The pads that are plugged in."""
        return [pad for pad in self.app.pads if pad._stick]

    def _turned_down(self, control: object) -> bool:
        """Whether *control* goes down now; if not, it goes up."""
        down = (control not in self._held) != (self.rng.random() < SLIPS)
        self.presses += down and control not in self._held
        (self._held.add if down else self._held.discard)(control)
        return down

    def _press_key(self) -> None:
        key = self._one_of(KEYS)
        input_events.key(key, self._turned_down(key))

    def _confirm(self) -> None:
        input_events.tap_key(self.rng.choice((pygame.KSCAN_SPACE, pygame.KSCAN_RETURN)))
        self.presses += 1

    def _press_pad(self) -> None:
        if self.pads:
            pad, button = self.rng.choice(self.pads), self._one_of(BUTTONS)
            pad.button(button, self._turned_down((pad, button)))

    def _tilt(self) -> None:
        if self.pads:
            self.rng.choice(self.pads).axis(self.rng.randrange(6), self.rng.uniform(-1, 1))

    def _one_of(self, controls: Sequence[int]) -> int:
        return self.rng.choices(controls, [1 if c in RARELY else 12 for c in controls])[0]

    def _place(self) -> tuple[float, float]:
        return self.rng.random(), self.rng.random()

    def _click(self) -> None:
        input_events.click(*self._place(), self.rng.choice((1, 1, 1, 3)))
        self.presses += 1

    def _touch_button(self) -> None:
        """Touch something that is really there."""
        scene = self.app.scene
        if isinstance(scene, TableScene):
            boxes = list(scene.table.top_bar.buttons.values())
        elif not isinstance(scene, MenuScreen):
            boxes = []
        else:
            menu = scene.menu
            boxes = [menu.box_of(item) for item in menu.items if item.name != "quit"]
        if boxes:
            x, y = self.rng.choice(boxes).centre
            renderer = self.app.context.renderer
            input_events.tap(x / renderer.width, y / renderer.height)
            self.presses += 1

    def _drag(self) -> None:
        input_events.mouse_to(*self._place())
        input_events.mouse_button(*self._place(), down=self._turned_down("mouse"))

    def _touch(self) -> None:
        kind, number = pygame.FINGERMOTION, self.rng.randrange(3)
        if self.rng.random() < 2 / 3:
            down = self._turned_down(f"finger {number}")
            kind = pygame.FINGERDOWN if down else pygame.FINGERUP
        input_events.finger(kind, *self._place(), number)

    def _wheel(self) -> None:
        input_events.wheel(self.rng.randint(-3, 3))

    def _plug_in(self) -> None:
        if len(self.pads) < MOST_PADS:
            strange = self.rng.random() < 0.08
            pad = VirtualPad(kind=STRANGE, vendor=0) if strange else VirtualPad()
            self.app.pads.append(pad)

    def _unplug(self) -> None:
        if self.pads and self.rng.random() < 0.5:
            self.rng.choice(self.pads).unplug()

    def _resize(self) -> None:
        if self.rng.random() < 0.2:
            self.app.resize(self.rng.choice(SIZES))

    def _lose_focus(self) -> None:
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
