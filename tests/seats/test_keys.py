"""Two players on one keyboard."""

from __future__ import annotations

import pygame
import pytest

from seats.bindings import Bindings
from seats.devices import Device
from seats.input.input_reader import InputReader
from seats.intents import Intent
from seats.keyboard.keys import LEFT, LEFT_KEYS, RIGHT, RIGHT_KEYS
from tests import input_events
from tests.seats.conftest import Inputs


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS])
def test_every_intent_has_a_key_on_each_half(half: Device) -> None:
    assert set(half.default_controls.values()) == set(Intent)


def test_the_halves_share_nothing_but_escape() -> None:
    assert LEFT.keys() & RIGHT.keys() == {pygame.KSCAN_ESCAPE}


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS])
def test_every_key_plays_its_half(inputs: Inputs, half: Device) -> None:
    for scancode, intent in half.default_controls.items():
        input_events.key(scancode)
        (press,) = inputs.presses()
        assert (press.device, press.intent, press.down) == (half, intent, True)
        input_events.key(scancode, down=False)
        (release,) = inputs.presses()
        assert (release.device, release.intent, release.down) == (half, intent, False)


def test_both_halves_press_for_their_own_seats(inputs: Inputs) -> None:
    inputs.seating.join(RIGHT_KEYS)
    inputs.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_W)
    input_events.key(pygame.KSCAN_UP)
    assert [(p.seat, p.intent) for p in inputs.presses()] == [(1, Intent.UP), (0, Intent.UP)]


def test_escape_is_the_menu_of_the_half_that_was_used_last(inputs: Inputs) -> None:
    for scancode, half in ((pygame.KSCAN_W, LEFT_KEYS), (pygame.KSCAN_L, RIGHT_KEYS)):
        input_events.tap_key(scancode)
        inputs.poll()
        input_events.key(pygame.KSCAN_ESCAPE)
        (press,) = inputs.presses()
        assert (press.intent, press.device) == (Intent.MENU, half)
        input_events.key(pygame.KSCAN_ESCAPE, down=False)
        (release,) = inputs.presses()
        assert (release.intent, release.device) == (Intent.MENU, half)


def test_escape_first_of_all_is_that_of_the_half_somebody_plays_with(inputs: Inputs) -> None:
    inputs.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_ESCAPE)
    assert [press.seat for press in inputs.presses()] == [0]


def test_the_repeats_of_the_desktop_are_not_reported(inputs: Inputs) -> None:
    for _ in range(5):
        input_events.key(pygame.KSCAN_SPACE)
    assert inputs.meant() == ["CONFIRM"]


def test_held_keys_repeat_at_our_own_pace(inputs: Inputs) -> None:
    input_events.key(pygame.KSCAN_LEFT)
    assert inputs.meant() == ["LEFT"]
    assert inputs.meant(after=0.41) == ["LEFT+"]
    assert inputs.meant(after=0.05) == []
    assert inputs.meant(after=0.08) == ["LEFT+"]


def test_two_confirm_keys_held_are_one_press(inputs: Inputs) -> None:
    input_events.key(pygame.KSCAN_RETURN)
    input_events.key(pygame.KSCAN_KP_ENTER)
    input_events.key(pygame.KSCAN_RETURN, down=False)
    assert inputs.meant() == ["CONFIRM"]
    input_events.key(pygame.KSCAN_KP_ENTER, down=False)
    assert inputs.meant() == ["confirm"]


def test_keys_with_alt_belong_to_the_desktop(inputs: Inputs) -> None:
    pygame.event.post(
        pygame.Event(
            pygame.KEYDOWN, key=pygame.K_TAB, scancode=pygame.KSCAN_TAB, mod=pygame.KMOD_LALT
        )
    )
    assert inputs.poll() == []


def test_a_key_that_means_nothing_reports_nothing(inputs: Inputs) -> None:
    input_events.tap_key(pygame.KSCAN_F7)
    assert inputs.poll() == []


def test_a_lone_player_may_use_the_whole_keyboard(inputs: Inputs) -> None:
    inputs.seating.join(RIGHT_KEYS)
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {press.seat for press in inputs.presses()} == {None}
    inputs.seating.one_keyboard = True
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {(press.seat, press.device) for press in inputs.presses()} == {(0, RIGHT_KEYS)}
    inputs.seating.join(LEFT_KEYS)
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {(press.seat, press.device) for press in inputs.presses()} == {(1, LEFT_KEYS)}


def test_a_key_is_released_even_if_somebody_took_its_half_meanwhile(inputs: Inputs) -> None:
    inputs.seating.join(RIGHT_KEYS)
    inputs.seating.one_keyboard = True
    input_events.key(pygame.KSCAN_A)
    inputs.poll()
    inputs.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_A, down=False)
    assert [(press.down, press.device) for press in inputs.presses()] == [(False, RIGHT_KEYS)]
    assert inputs.meant(after=5.0) == []


def test_keys_can_be_rebound(inputs: Inputs) -> None:
    bindings = Bindings({"keys_0": {pygame.KSCAN_F7: Intent.CONFIRM}})
    inputs.reader = InputReader(inputs.seating, now=lambda: inputs.time, bindings=bindings)
    input_events.key(pygame.KSCAN_SPACE)
    input_events.key(pygame.KSCAN_F7)
    assert inputs.meant() == ["CONFIRM"]
