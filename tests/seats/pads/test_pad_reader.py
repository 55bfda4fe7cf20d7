"""Pads speak by the position of their buttons."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from seats.intents import Intent
from seats.pads.analogue_controls import stick_direction
from seats.pads.pad import BUTTONS
from seats.pads.pad_family import Family, family_of
from tests.seats.conftest import Inputs, Plug

SOUTH, EAST, WEST, NORTH, BACK, GUIDE, START = range(7)
LB, RB, UP, DOWN, LEFT, RIGHT = range(9, 15)
STICK_X, STICK_Y, RIGHT_X, _, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)
BY_POSITION = {
    SOUTH: "CONFIRM", EAST: "CANCEL", WEST: "SECOND", NORTH: "LOG", BACK: "LOG", START: "MENU",
    LB: "TURN_LEFT", RB: "TURN_RIGHT", UP: "UP", DOWN: "DOWN", LEFT: "LEFT", RIGHT: "RIGHT",
}  # fmt: skip


@pytest.mark.parametrize("vendor", [0x045E, 0x054C, 0x057E, 0x2DC8])
def test_every_button_means_the_same_by_position_on_every_make(
    inputs: Inputs, plug: Plug, vendor: int
) -> None:
    pad = plug(vendor=vendor)
    inputs.poll()
    for button, meaning in BY_POSITION.items():
        pad.button(button)
        assert inputs.meant() == [meaning]
        pad.button(button, down=False)
        assert inputs.meant() == [meaning.lower()]


def test_a_press_and_release_within_one_frame_are_both_reported(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(SOUTH)
    pygame.event.pump()
    pad.button(SOUTH, down=False)
    assert inputs.meant() == ["CONFIRM", "confirm"]


def test_the_guide_button_belongs_to_the_system(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(GUIDE)
    assert inputs.poll() == []


def test_a_press_carries_the_seat_of_its_pad(inputs: Inputs, plug: Plug) -> None:
    first, second = plug(), plug(vendor=0x054C)
    found = inputs.found()
    assert [device.number for device in found] == [first.instance_id, second.instance_id]
    assert inputs.seating.join(found[1]) == 0
    first.button(SOUTH)
    second.button(EAST)
    heard = {(press.device, press.seat, press.intent) for press in inputs.presses()}
    assert heard == {(found[0], None, Intent.CONFIRM), (found[1], Seat(0), Intent.CANCEL)}


def test_the_stick_is_a_d_pad(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.axis(STICK_X, 1.0)
    assert inputs.meant() == ["RIGHT"]
    pad.axis(STICK_X, -1.0)
    assert inputs.meant() == ["right", "LEFT"]
    pad.axis(STICK_X, 0.0)
    pad.axis(STICK_Y, -1.0)
    assert inputs.meant() == ["left", "UP"]
    pad.axis(STICK_Y, 0.0)
    assert inputs.meant() == ["up"]


def test_a_shaking_stick_reports_nothing_twice(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.axis(STICK_X, 0.45)
    assert inputs.meant() == []
    pad.axis(STICK_X, 0.55)
    assert inputs.meant() == ["RIGHT"]
    for tremble in (0.45, 0.52, 0.4, 0.6):
        pad.axis(STICK_X, tremble)
        assert inputs.meant() == []
    pad.axis(STICK_X, 0.3)
    assert inputs.meant() == ["right"]


def test_a_stick_on_the_diagonal_stays_with_its_axis() -> None:
    assert stick_direction(0.7, 0.6, None) is Intent.RIGHT
    assert stick_direction(0.7, 0.8, Intent.RIGHT) is Intent.RIGHT
    assert stick_direction(0.5, 0.8, Intent.RIGHT) is Intent.DOWN
    assert stick_direction(0.8, 0.7, Intent.DOWN) is Intent.DOWN


def test_the_right_stick_means_nothing(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.axis(RIGHT_X, 1.0)
    assert inputs.poll() == []


def test_stick_and_d_pad_together_are_one_press(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(LEFT)
    pad.axis(STICK_X, -1.0)
    assert inputs.meant() == ["LEFT"]
    pad.button(LEFT, down=False)
    assert inputs.meant() == []
    pad.axis(STICK_X, 0.0)
    assert inputs.meant() == ["left"]


def test_both_triggers_held_peek_and_either_released_hides(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.axis(LEFT_TRIGGER, 1.0)
    assert inputs.meant() == []
    pad.axis(RIGHT_TRIGGER, 1.0)
    assert inputs.meant() == ["PEEK"]
    pad.axis(LEFT_TRIGGER, -1.0)
    assert inputs.meant() == ["peek"]
    pad.axis(LEFT_TRIGGER, 1.0)
    assert inputs.meant() == ["PEEK"]


def test_peeking_can_be_toggled(inputs: Inputs, plug: Plug) -> None:
    inputs.reader.peek_toggles = True
    pad = plug()
    inputs.poll()
    heard = []
    for value in (1.0, -1.0, 1.0, -1.0):
        pad.axis(LEFT_TRIGGER, value)
        pad.axis(RIGHT_TRIGGER, value)
        heard.append(inputs.meant())
    assert heard == [["PEEK"], [], ["peek"], []]


def test_a_held_direction_repeats_and_stops(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(DOWN)
    assert inputs.meant() == ["DOWN"]
    assert inputs.meant(after=0.39) == []
    assert inputs.meant(after=0.02) == ["DOWN+"]
    assert inputs.meant(after=0.10) == []
    assert inputs.meant(after=0.02) == ["DOWN+"]
    pad.button(DOWN, down=False)
    assert inputs.meant(after=0.3) == ["down"]
    assert inputs.meant(after=1.0) == []


def test_after_a_stall_a_direction_does_not_run_away(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(DOWN)
    inputs.poll()
    assert inputs.meant(after=30.0) == ["DOWN+"]
    assert inputs.meant(after=0.01) == []


def test_the_newest_direction_is_the_one_that_repeats(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(DOWN)
    pad.button(RIGHT)
    inputs.poll()
    assert inputs.meant(after=0.5) == ["RIGHT+"]


def test_confirm_does_not_repeat(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(SOUTH)
    assert inputs.meant() == ["CONFIRM"]
    assert inputs.meant(after=5.0) == []


def test_a_pad_handed_over_releases_for_the_one_who_pressed(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    device = inputs.device()
    assert (inputs.seating.join(device), inputs.seating.join_again(device)) == (0, 1)
    pad.button(SOUTH)
    pad.button(DOWN)
    assert [press.seat for press in inputs.presses()] == [0, 0]
    inputs.seating.leave(Seat(0))
    assert inputs.meant(after=1.0) == []
    pad.button(SOUTH, down=False)
    pad.button(EAST)
    assert [(p.intent.name, p.down, p.seat) for p in inputs.presses()] == [
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
def test_a_pad_shows_the_letters_of_its_make(guid: str, name: str, family: Family) -> None:
    assert family_of(guid, name) is family


def test_every_intent_has_a_button_or_the_triggers() -> None:
    assert set(BUTTONS.values()) | {Intent.PEEK} == set(Intent)
