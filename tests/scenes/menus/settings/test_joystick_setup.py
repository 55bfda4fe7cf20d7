"""A strange joystick is met on the title and taught, through the real event queue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from bench.input.virtual_pad import STRANGE, VirtualPad
from rules.core import Seat
from scenes.core.scene import Scene, SceneStack
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.settings.joystick_setup import JoystickSetup
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from scenes.ui.menu.dialog import Dialog
from seats.input.input_events import Press
from seats.input.input_reader import InputReader
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.pads.joystick_mapper import ASKED, PATIENCE
from seats.sdl_hints import prepare_environment
from tests.scenes.contexts import headless_context
from tests.scenes.running_app import leave_garbage
from words import say


@dataclass
class TitleHarness:
    """A title that reads the event queue, and a clock that is moved by hand."""

    time: float = 0.0
    kept: list[Settings] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context = headless_context()
        self.context.input_reader = InputReader(self.context.seating, lambda: self.time)
        self.context.keep = self.kept.append
        self.stack = SceneStack([Title(self.context)], on_reset=leave_garbage)

    @property
    def top(self) -> Scene:
        return self.stack.scenes[-1]

    def frame(self, seconds: float = 1 / 60) -> None:
        self.time += seconds
        for event in self.context.input_reader.poll():
            self.stack.handle(event)
        if self.stack.changed:
            self.stack.changed = False
            self.top.lay_out(None)
        self.stack.step()
        if self.stack.changed:
            self.stack.changed = False
            self.top.lay_out(None)

    def press(self, pad: VirtualPad, button: int) -> None:
        pad.button(button)
        self.frame()
        pad.button(button, down=False)
        self.frame()


@pytest.fixture
def pad() -> Iterator[VirtualPad]:
    prepare_environment()
    pygame.init()
    pygame.display.set_mode((320, 180))
    pygame.joystick.init()
    pygame.event.clear()
    plugged = VirtualPad(kind=STRANGE, vendor=0x1234, product=0x5678, name="Odd Stick")
    yield plugged
    plugged.unplug()
    pygame.event.get()


def test_a_strange_joystick_introduces_itself_and_is_taught(pad: VirtualPad) -> None:
    harness = TitleHarness()
    harness.frame()
    assert isinstance(harness.top, Dialog)
    assert "Odd Stick" in harness.top.words
    harness.press(pad, 3)
    assert isinstance(harness.top, JoystickSetup)
    for button in range(len(ASKED)):
        assert isinstance(harness.top, JoystickSetup)
        assert harness.top.asked is ASKED[button]
        harness.press(pad, button)
    assert len(harness.kept) == 1
    assert len(harness.context.input_reader.joystick_tables) == 1
    harness.press(pad, ASKED.index(Intent.CONFIRM))
    harness.frame()
    harness.frame()
    assert isinstance(harness.top, Title)
    harness.press(pad, ASKED.index(Intent.CONFIRM))
    assert len(harness.stack.scenes) == 2


def test_a_setup_that_nobody_answers_ends_by_itself_and_says_so(pad: VirtualPad) -> None:
    harness = TitleHarness()
    harness.frame()
    harness.press(pad, 3)
    for _ in range(len(ASKED) + 1):
        harness.frame(PATIENCE + 0.1)
    assert isinstance(harness.top, JoystickSetup)
    assert harness.kept == []
    assert harness.context.input_reader.mapper is None
    harness.stack.handle(Press(None, Intent.CONFIRM, harness.top.pad))
    harness.frame()
    harness.frame()
    assert isinstance(harness.top, Title)


def teach(harness: TitleHarness, pad: VirtualPad, buttons: Sequence[int]) -> None:
    """Press one of *buttons* for each control, as soon as it is asked for."""
    for button in buttons:
        assert isinstance(harness.top, JoystickSetup)
        harness.press(pad, button)
    harness.frame()


def test_a_lesson_that_was_refused_says_what_it_lacks(pad: VirtualPad) -> None:
    harness = TitleHarness()
    harness.frame()
    harness.press(pad, 3)
    menu = ASKED.index(Intent.MENU)
    teach(harness, pad, [number if number != menu else 0 for number in range(len(ASKED))])
    assert isinstance(harness.top, JoystickSetup)
    assert say("intent.menu") in harness.top._result
    assert not harness.context.input_reader.joystick_tables


@pytest.mark.parametrize("place", ["settings", "seat"])
def test_a_joystick_can_be_taught_again_at_any_time(pad: VirtualPad, place: str) -> None:
    harness = TitleHarness()
    harness.frame()
    harness.press(pad, 3)
    teach(harness, pad, range(len(ASKED)))
    reader, seating = harness.context.input_reader, harness.context.seating
    (device,) = reader.connected
    seating.resize(2)
    seating.assign(Seat(0), device)
    seating.assign(Seat(1), LEFT_KEYS)
    screen = {
        "settings": SettingsMenu(harness.context, device),
        "seat": SeatMenu(harness.context, Seat(0), LEFT_KEYS),
    }[place]
    harness.stack.reset(screen)
    harness.frame()
    screen.menu.focus = f"teach-{device.number}"
    harness.stack.handle(Press(None, Intent.CONFIRM, LEFT_KEYS))
    harness.frame()
    before = list(reader.joystick_tables.values())
    teach(harness, pad, [*range(1, len(ASKED)), 0])
    assert list(reader.joystick_tables.values()) != before
    harness.stack.reset(SeatMenu(harness.context, Seat(1), LEFT_KEYS))
    harness.frame()
    assert not [row for row in harness.top.rows() if row.name.startswith("teach")]  # type: ignore[attr-defined]


def test_a_joystick_pulled_out_ends_its_setup(pad: VirtualPad) -> None:
    harness = TitleHarness()
    harness.frame()
    harness.press(pad, 3)
    assert isinstance(harness.top, JoystickSetup)
    pad.unplug()
    for _ in range(4):
        harness.frame()
    assert isinstance(harness.top, Title)
