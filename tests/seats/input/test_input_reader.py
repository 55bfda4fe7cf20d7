"""The window, and everything at once."""

from __future__ import annotations

import ast
import os
from random import Random

import pygame
import pytest

from bench.input.virtual_pad import STRANGE
from rules.core import Seat
from seats.input.input_events import Closed, FocusLost, Press, Resized
from seats.intents import Intent
from seats.pointer.pointer import POINTER
from seats.sdl_hints import HINTS, prepare_environment
from tests import input_events
from tests.paths import ROOT
from tests.seats.conftest import Inputs, Plug
from tests.source.syntax_trees import nodes


def test_closing_the_window_is_reported(inputs: Inputs) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert inputs.poll() == [Closed()]


def test_a_new_size_is_reported_once(inputs: Inputs) -> None:
    pygame.display.set_mode((640, 480))
    assert inputs.poll() == [Resized(640, 480)]
    assert inputs.poll() == []
    pygame.display.set_mode((800, 600))


def test_focus_lost_releases_everything(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    input_events.key(pygame.KSCAN_W)
    pad.button(14)
    assert sorted(inputs.meant()) == ["RIGHT", "UP"]
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    *releases, last = inputs.poll()
    assert last == FocusLost()
    assert {(p.intent, p.down) for p in releases if isinstance(p, Press)} == {
        (Intent.UP, False),
        (Intent.RIGHT, False),
    }
    assert inputs.meant(after=2.0) == []
    input_events.key(pygame.KSCAN_W, down=False)
    pad.button(14, down=False)
    assert inputs.poll() == []


def test_a_stick_still_tilted_after_the_focus_came_back_waits_for_its_centre(
    inputs: Inputs, plug: Plug
) -> None:
    pad = plug()
    inputs.poll()
    pad.axis(0, 1.0)
    assert inputs.meant() == ["RIGHT"]
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert inputs.meant() == ["right"]
    pad.axis(0, 0.9)
    assert inputs.meant() == []
    pad.axis(0, 0.0)
    inputs.poll()
    pad.axis(0, 1.0)
    assert inputs.meant() == ["RIGHT"]


def test_several_devices_speak_in_one_frame_in_their_order(inputs: Inputs) -> None:
    input_events.key(pygame.KSCAN_SPACE)
    input_events.key(pygame.KSCAN_RETURN)
    input_events.mouse_button(0.5, 0.5, button=3)
    assert inputs.meant() == ["CONFIRM", "CONFIRM", "CANCEL"]


def test_the_hints_are_set_but_the_players_own_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in HINTS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_TOUCH_MOUSE_EVENTS", "1")
    prepare_environment()
    assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == "1"
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "0"
    assert os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] == "1"


def test_nobody_else_reads_the_event_queue() -> None:
    readers = {
        path.relative_to(ROOT).as_posix()
        for package in ("seats", "scenes", "sprites", "sounds")
        for path in (ROOT / package).rglob("*.py")
        if ".event" in path.read_text(encoding="utf-8")  # few: to parse all takes seconds
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "event"
        and node.attr in {"get", "poll", "wait", "peek", "clear"}
    }
    assert readers == {"seats/input/input_reader.py"}


KINDS = (
    pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.FINGERDOWN, pygame.FINGERMOTION,
    pygame.FINGERUP, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.WINDOWFOCUSLOST,
    pygame.QUIT, pygame.WINDOWRESIZED, pygame.TEXTINPUT, pygame.USEREVENT,
)  # fmt: skip


def _noise(rng: Random, instances: list[int]) -> pygame.Event:
    kind = rng.choice(KINDS)
    value: object = rng.uniform(-2, 2)
    if kind == pygame.CONTROLLERAXISMOTION:
        value = rng.randint(-32768, 32767)
    elif kind == pygame.JOYHATMOTION:
        value = (rng.randint(-1, 1), rng.randint(-1, 1))
    return pygame.Event(
        kind,
        scancode=rng.randint(0, 120),
        mod=rng.choice((0, 0, 0, pygame.KMOD_LALT, pygame.KMOD_LSHIFT)),
        pos=(rng.randint(-50, 9000), rng.randint(-50, 9000)),
        button=rng.randint(0, 20),
        axis=rng.randint(0, 9),
        hat=rng.randint(0, 2),
        value=value,
        finger_id=rng.randint(0, 3),
        x=rng.randint(-9, 9) if kind == pygame.MOUSEWHEEL else rng.uniform(-1, 2),
        y=rng.randint(-9, 9) if kind == pygame.MOUSEWHEEL else rng.uniform(-1, 2),
        instance_id=rng.choice(instances),
        device_index=rng.randint(-1, 5),
        touch=rng.random() < 0.1,
    )


def test_twenty_thousand_random_events_leave_sense_behind(inputs: Inputs, plug: Plug) -> None:
    rng = Random(20_000)
    known, odd = plug(), plug(kind=STRANGE, vendor=0x1234)
    pad, strange, *_ = [said.device for said in inputs.poll()]  # type: ignore[union-attr]
    for device in (pad, POINTER):
        inputs.seating.join(device)
    down: set[tuple[object, Intent]] = set()
    for _ in range(1000):
        if rng.random() < 0.05:
            inputs.reader.map_joystick(strange)
        for _ in range(20):
            pygame.event.post(_noise(rng, [known.instance_id, odd.instance_id, 99]))
        for press in inputs.presses(after=rng.random()):
            key = (press.device, press.intent)
            assert (key in down) == (press.repeat or not press.down), press
            (down.add if press.down else down.discard)(key)
            assert press.seat in (None, Seat(0), Seat(1))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    for press in inputs.presses():
        down.discard((press.device, press.intent))
    assert down == set()
