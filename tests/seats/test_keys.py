"""Two players on one keyboard."""

from __future__ import annotations

import pygame
import pytest

from seats.bindings import Bindings
from seats.devices import LEFT_KEYS, RIGHT_KEYS, Device
from seats.input_reader import InputReader
from seats.intents import Intent
from seats.keys import CLUSTERS, LEFT, RIGHT
from tests import input_events
from tests.seats.conftest import Room


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS])
def test_every_intent_has_a_key_on_each_half(half: Device) -> None:
    assert set(CLUSTERS[half].values()) == set(Intent)


def test_the_halves_share_nothing_but_escape() -> None:
    assert LEFT.keys() & RIGHT.keys() == {pygame.KSCAN_ESCAPE}


@pytest.mark.parametrize("half", [LEFT_KEYS, RIGHT_KEYS])
def test_every_key_speaks_for_its_half(room: Room, half: Device) -> None:
    for scancode, intent in CLUSTERS[half].items():
        input_events.key(scancode)
        (press,) = room.presses()
        assert (press.device, press.intent, press.down) == (half, intent, True)
        input_events.key(scancode, down=False)
        (release,) = room.presses()
        assert (release.device, release.intent, release.down) == (half, intent, False)


def test_both_halves_speak_for_their_own_seats(room: Room) -> None:
    room.seating.join(RIGHT_KEYS)
    room.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_W)
    input_events.key(pygame.KSCAN_UP)
    assert [(p.seat, p.intent) for p in room.presses()] == [(1, Intent.UP), (0, Intent.UP)]


def test_escape_is_the_menu_of_the_half_that_last_spoke(room: Room) -> None:
    for scancode, half in ((pygame.KSCAN_W, LEFT_KEYS), (pygame.KSCAN_L, RIGHT_KEYS)):
        input_events.tap_key(scancode)
        room.hear()
        input_events.key(pygame.KSCAN_ESCAPE)
        (press,) = room.presses()
        assert (press.intent, press.device) == (Intent.MENU, half)
        input_events.key(pygame.KSCAN_ESCAPE, down=False)
        (release,) = room.presses()
        assert (release.intent, release.device) == (Intent.MENU, half)


def test_escape_first_of_all_is_that_of_the_half_somebody_sits_at(room: Room) -> None:
    room.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_ESCAPE)
    assert [press.seat for press in room.presses()] == [0]


def test_the_repeats_of_the_desktop_are_not_heard(room: Room) -> None:
    for _ in range(5):
        input_events.key(pygame.KSCAN_SPACE)
    assert room.meant() == ["CONFIRM"]


def test_held_keys_repeat_at_our_own_pace(room: Room) -> None:
    input_events.key(pygame.KSCAN_LEFT)
    assert room.meant() == ["LEFT"]
    assert room.meant(after=0.41) == ["LEFT+"]
    assert room.meant(after=0.05) == []
    assert room.meant(after=0.08) == ["LEFT+"]


def test_two_confirm_keys_held_are_one_press(room: Room) -> None:
    input_events.key(pygame.KSCAN_RETURN)
    input_events.key(pygame.KSCAN_KP_ENTER)
    input_events.key(pygame.KSCAN_RETURN, down=False)
    assert room.meant() == ["CONFIRM"]
    input_events.key(pygame.KSCAN_KP_ENTER, down=False)
    assert room.meant() == ["confirm"]


def test_keys_with_alt_belong_to_the_desktop(room: Room) -> None:
    pygame.event.post(
        pygame.Event(
            pygame.KEYDOWN, key=pygame.K_TAB, scancode=pygame.KSCAN_TAB, mod=pygame.KMOD_LALT
        )
    )
    assert room.hear() == []


def test_a_key_that_means_nothing_says_nothing(room: Room) -> None:
    input_events.tap_key(pygame.KSCAN_F7)
    assert room.hear() == []


def test_a_lone_player_may_use_the_whole_keyboard(room: Room) -> None:
    room.seating.join(RIGHT_KEYS)
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {press.seat for press in room.presses()} == {None}
    room.seating.one_keyboard = True
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {(press.seat, press.device) for press in room.presses()} == {(0, RIGHT_KEYS)}
    room.seating.join(LEFT_KEYS)
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert {(press.seat, press.device) for press in room.presses()} == {(1, LEFT_KEYS)}


def test_a_key_is_let_go_even_if_somebody_took_its_half_meanwhile(room: Room) -> None:
    room.seating.join(RIGHT_KEYS)
    room.seating.one_keyboard = True
    input_events.key(pygame.KSCAN_A)
    room.hear()
    room.seating.join(LEFT_KEYS)
    input_events.key(pygame.KSCAN_A, down=False)
    assert [(press.down, press.device) for press in room.presses()] == [(False, RIGHT_KEYS)]
    assert room.meant(after=5.0) == []


def test_keys_can_be_bound_anew(room: Room) -> None:
    bindings = Bindings(clusters={LEFT_KEYS: {pygame.KSCAN_F7: Intent.CONFIRM}})
    room.listener = InputReader(room.seating, now=lambda: room.time, bindings=bindings)
    input_events.key(pygame.KSCAN_SPACE)
    input_events.key(pygame.KSCAN_F7)
    assert room.meant() == ["CONFIRM"]
