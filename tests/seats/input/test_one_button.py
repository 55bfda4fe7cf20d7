from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from bench.input.virtual_pad import VirtualPad
from rules.core import Seat
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press
from seats.input.one_button import OneButton
from seats.intents import Intent, Phase
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.phones.phone import Phone
from seats.pointer.pointer import POINTER
from tests import input_events
from tests.scenes.running_app import RunningApp, running_app

PHONE = Phone(1)


def test_the_first_press_and_the_last_release_of_a_device_are_reported() -> None:
    one = OneButton()
    both: list[InputEvent] = [
        Press(Seat(1), Intent.UP, RIGHT_KEYS),
        Press(Seat(1), Intent.UP, RIGHT_KEYS, repeat=True),
        Press(Seat(1), Intent.MENU, RIGHT_KEYS),
        Press(Seat(1), Intent.UP, RIGHT_KEYS, down=False),
    ]
    assert one.read(both) == [Press(Seat(1), Intent.CONFIRM, RIGHT_KEYS)]
    other: list[InputEvent] = [Press(None, Intent.CANCEL, LEFT_KEYS)]
    assert one.read(other) == [Press(None, Intent.CONFIRM, LEFT_KEYS)]
    last: list[InputEvent] = [Press(Seat(1), Intent.MENU, RIGHT_KEYS, down=False)]
    assert one.read(last) == [Press(Seat(1), Intent.CONFIRM, RIGHT_KEYS, down=False)]


def test_a_click_anywhere_is_a_press_and_a_move_is_nothing() -> None:
    places = [Point(None, POINTER, 0.1, 0.9, phase) for phase in (Phase.DOWN, Phase.MOVE, Phase.UP)]
    assert OneButton().read(places) == [
        Press(None, Intent.CONFIRM, POINTER),
        Press(None, Intent.CONFIRM, POINTER, down=False),
    ]


def test_phones_keep_their_buttons() -> None:
    press: list[InputEvent] = [Press(None, Intent.UP, PHONE)]
    assert OneButton().read(press) == press


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app(pads=1) as opened:
        opened.context.input_reader.one_button = True
        yield opened


def presses(app: RunningApp) -> list[tuple[Device, bool]]:
    """What the reader reports now."""
    found = [event for event in app.context.input_reader.poll() if isinstance(event, Press)]
    assert all(press.intent is Intent.CONFIRM for press in found)
    return [(press.device, press.down) for press in found]


def test_keys_without_a_meaning_count(app: RunningApp) -> None:
    for down in (True, False):
        input_events.key(pygame.KSCAN_K, down)
    assert [down for _, down in presses(app)] == [True, False]


def test_any_button_of_a_pad_and_of_a_mouse_counts(app: RunningApp) -> None:
    pad: VirtualPad = app.pads[0]
    found = []
    for down in (True, False):
        pad.button(pygame.CONTROLLER_BUTTON_LEFTSTICK, down)
        found += presses(app)
    assert [down for _, down in found] == [True, False]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, button=2, pos=(5, 5)))
    assert presses(app) == [(POINTER, True), (POINTER, False)]


def test_nothing_stays_pressed_when_it_is_switched_off(app: RunningApp) -> None:
    reader, enter = app.context.input_reader, pygame.KSCAN_RETURN
    input_events.key(enter, True)
    assert [down for _, down in presses(app)] == [True]
    reader.one_button = False
    input_events.key(enter, False)
    presses(app)
    input_events.key(enter, True)
    assert [down for _, down in presses(app)] == [True]
    input_events.key(enter, False)
    presses(app)
    reader.one_button = True
