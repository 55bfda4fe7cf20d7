"""Pads speak by the position of their buttons."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from seats.devices import Family
from seats.intents import Intent
from seats.pad_controls import BUTTONS, family_of, lean
from tests.seats.conftest import Plug, Room

SOUTH, EAST, WEST, NORTH, BACK, GUIDE, START = range(7)
LB, RB, UP, DOWN, LEFT, RIGHT = range(9, 15)
STICK_X, STICK_Y, RIGHT_X, _, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)
BY_POSITION = {
    SOUTH: "CONFIRM", EAST: "CANCEL", WEST: "SECOND", NORTH: "LOG", BACK: "LOG", START: "MENU",
    LB: "TURN_LEFT", RB: "TURN_RIGHT", UP: "UP", DOWN: "DOWN", LEFT: "LEFT", RIGHT: "RIGHT",
}  # fmt: skip


@pytest.mark.parametrize("vendor", [0x045E, 0x054C, 0x057E, 0x2DC8])
def test_every_button_means_the_same_by_position_on_every_make(
    room: Room, plug: Plug, vendor: int
) -> None:
    pad = plug(vendor=vendor)
    room.hear()
    for button, meaning in BY_POSITION.items():
        pad.button(button)
        assert room.meant() == [meaning]
        pad.button(button, down=False)
        assert room.meant() == [meaning.lower()]


def test_a_press_and_release_within_one_frame_are_both_heard(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(SOUTH)
    pygame.event.pump()
    pad.button(SOUTH, down=False)
    assert room.meant() == ["CONFIRM", "confirm"]


def test_the_guide_button_belongs_to_the_system(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(GUIDE)
    assert room.hear() == []


def test_a_press_carries_the_seat_of_its_pad(room: Room, plug: Plug) -> None:
    first, second = plug(), plug(vendor=0x054C)
    found = room.found()
    assert [device.number for device in found] == [first.instance_id, second.instance_id]
    assert room.seating.join(found[1]) == 0
    first.button(SOUTH)
    second.button(EAST)
    heard = {(press.device, press.seat, press.intent) for press in room.presses()}
    assert heard == {(found[0], None, Intent.CONFIRM), (found[1], Seat(0), Intent.CANCEL)}


def test_the_stick_is_a_d_pad(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.axis(STICK_X, 1.0)
    assert room.meant() == ["RIGHT"]
    pad.axis(STICK_X, -1.0)
    assert room.meant() == ["right", "LEFT"]
    pad.axis(STICK_X, 0.0)
    pad.axis(STICK_Y, -1.0)
    assert room.meant() == ["left", "UP"]
    pad.axis(STICK_Y, 0.0)
    assert room.meant() == ["up"]


def test_a_trembling_stick_says_nothing_twice(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.axis(STICK_X, 0.45)
    assert room.meant() == []
    pad.axis(STICK_X, 0.55)
    assert room.meant() == ["RIGHT"]
    for tremble in (0.45, 0.52, 0.4, 0.6):
        pad.axis(STICK_X, tremble)
        assert room.meant() == []
    pad.axis(STICK_X, 0.3)
    assert room.meant() == ["right"]


def test_a_stick_on_the_diagonal_stays_with_its_axis() -> None:
    assert lean(0.7, 0.6, None) is Intent.RIGHT
    assert lean(0.7, 0.8, Intent.RIGHT) is Intent.RIGHT
    assert lean(0.5, 0.8, Intent.RIGHT) is Intent.DOWN
    assert lean(0.8, 0.7, Intent.DOWN) is Intent.DOWN


def test_the_right_stick_means_nothing(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.axis(RIGHT_X, 1.0)
    assert room.hear() == []


def test_stick_and_d_pad_together_are_one_press(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(LEFT)
    pad.axis(STICK_X, -1.0)
    assert room.meant() == ["LEFT"]
    pad.button(LEFT, down=False)
    assert room.meant() == []
    pad.axis(STICK_X, 0.0)
    assert room.meant() == ["left"]


def test_both_triggers_held_peek_and_either_let_go_hides(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.axis(LEFT_TRIGGER, 1.0)
    assert room.meant() == []
    pad.axis(RIGHT_TRIGGER, 1.0)
    assert room.meant() == ["PEEK"]
    pad.axis(LEFT_TRIGGER, -1.0)
    assert room.meant() == ["peek"]
    pad.axis(LEFT_TRIGGER, 1.0)
    assert room.meant() == ["PEEK"]


def test_peeking_can_be_toggled(room: Room, plug: Plug) -> None:
    room.listener.peek_toggles = True
    pad = plug()
    room.hear()
    heard = []
    for value in (1.0, -1.0, 1.0, -1.0):
        pad.axis(LEFT_TRIGGER, value)
        pad.axis(RIGHT_TRIGGER, value)
        heard.append(room.meant())
    assert heard == [["PEEK"], [], ["peek"], []]


def test_a_held_direction_repeats_and_stops(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(DOWN)
    assert room.meant() == ["DOWN"]
    assert room.meant(after=0.39) == []
    assert room.meant(after=0.02) == ["DOWN+"]
    assert room.meant(after=0.10) == []
    assert room.meant(after=0.02) == ["DOWN+"]
    pad.button(DOWN, down=False)
    assert room.meant(after=0.3) == ["down"]
    assert room.meant(after=1.0) == []


def test_after_a_stall_a_direction_does_not_run_away(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(DOWN)
    room.hear()
    assert room.meant(after=30.0) == ["DOWN+"]
    assert room.meant(after=0.01) == []


def test_the_newest_direction_is_the_one_that_repeats(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(DOWN)
    pad.button(RIGHT)
    room.hear()
    assert room.meant(after=0.5) == ["RIGHT+"]


def test_confirm_does_not_repeat(room: Room, plug: Plug) -> None:
    pad = plug()
    room.hear()
    pad.button(SOUTH)
    assert room.meant() == ["CONFIRM"]
    assert room.meant(after=5.0) == []


def test_a_pad_handed_over_lets_go_for_the_one_who_pressed(room: Room, plug: Plug) -> None:
    pad = plug()
    device = room.device()
    assert (room.seating.join(device), room.seating.join_again(device)) == (0, 1)
    pad.button(SOUTH)
    pad.button(DOWN)
    assert [press.seat for press in room.presses()] == [0, 0]
    room.seating.leave(Seat(0))
    assert room.meant(after=1.0) == []
    pad.button(SOUTH, down=False)
    pad.button(EAST)
    assert [(p.intent.name, p.down, p.seat) for p in room.presses()] == [
        ("CONFIRM", False, 0),
        ("CANCEL", True, 1),
    ]


@pytest.mark.parametrize(
    ("guid", "name", "family"),
    [
        ("030000005e0400008e02000010010000", "Controller", Family.XBOX),
        ("030000004c050000e60c000011810000", "Wireless Controller", Family.PLAYSTATION),
        ("050000007e0500000920000001800000", "Pro Controller", Family.NINTENDO),
        ("05000000c82d00001260000001000000", "8BitDo SN30 Pro", Family.OTHER),
        ("030000000d0f00006e00000011010000", "HORIPAD for PS4", Family.PLAYSTATION),
        ("03000000ad1b000016f0000090040000", "Mad Catz Xbox 360 Controller", Family.XBOX),
        ("78696e70757401000000000000000000", "XInput Controller #1", Family.XBOX),
        ("00000000000000000000000000000000", "", Family.OTHER),
    ],
)
def test_a_pad_wears_the_letters_of_its_make(guid: str, name: str, family: Family) -> None:
    assert family_of(guid, name) is family


def test_every_intent_has_a_button_or_the_triggers() -> None:
    assert set(BUTTONS.values()) | {Intent.PEEK} == set(Intent)
