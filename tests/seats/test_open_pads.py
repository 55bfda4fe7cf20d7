"""Pads come and go in the middle of everything."""

from __future__ import annotations

import pygame

from rules.core import Seat
from seats.devices import Family
from seats.intents import Intent, PadFound, PadLost, Press
from seats.seating import Away, Person
from tests.seats.conftest import Plug, Room

SOUTH, DPAD_DOWN = 0, 12
LEFT_TRIGGER, RIGHT_TRIGGER = 4, 5


def test_a_pad_that_was_there_before_us_is_found(plug: Plug) -> None:
    pad = plug()
    pygame.event.clear()
    assert Room().device().number == pad.instance_id


def test_a_pad_is_found_once_and_known_by_its_instance_and_make(room: Room, plug: Plug) -> None:
    pad = plug(vendor=0x054C)
    device = room.device()
    assert (device.number, device.family) == (pad.instance_id, Family.PLAYSTATION)
    assert room.hear() == []


def test_a_pulled_pad_names_the_seats_that_miss_it(room: Room, plug: Plug) -> None:
    pad = plug()
    device = room.device()
    room.seating.join(device)
    room.seating.join_again(device)
    pad.unplug()
    assert room.hear() == [PadLost(device, (Seat(0), Seat(1)))]
    assert room.seating.away() == (0, 1)


def test_nothing_stays_pressed_on_a_pulled_pad(room: Room, plug: Plug) -> None:
    pad = plug()
    device = room.device()
    room.seating.join(device)
    pad.button(DPAD_DOWN)
    pad.axis(LEFT_TRIGGER, 1.0)
    pad.axis(RIGHT_TRIGGER, 1.0)
    assert sorted(room.meant()) == ["DOWN", "PEEK"]
    pad.unplug()
    said = room.hear()
    # SDL itself may lift a control before it tells that the pad is gone.
    assert {press for press in said if isinstance(press, Press)} == {
        Press(Seat(0), intent, device, down=False) for intent in _intents("DOWN", "PEEK")
    }
    assert said[-1] == PadLost(device, (Seat(0),))
    assert room.hear(after=3.0) == []


def test_a_toggled_peek_ends_with_its_pad(room: Room, plug: Plug) -> None:
    room.listener.peek_toggles = True
    pad = plug()
    room.hear()
    for value in (1.0, -1.0):
        pad.axis(LEFT_TRIGGER, value)
        pad.axis(RIGHT_TRIGGER, value)
        room.hear()
    pad.unplug()
    assert room.meant() == ["peek"]


def test_the_same_pad_plugged_in_again_is_offered_its_seats(room: Room, plug: Plug) -> None:
    theirs, other = plug(product=1), plug(product=2)
    for device in room.found():
        room.seating.join(device)
    theirs.unplug()
    other.unplug()
    room.hear()
    plug(product=2)
    back = room.device()
    assert room.seating.offered(back) == (1,)
    room.seating.take_back(Seat(1), back)
    assert room.seating.occupant(Seat(1)) == Person(back)
    assert isinstance(room.seating.occupant(Seat(0)), Away)


def test_any_pad_is_offered_the_only_seat_that_waits(room: Room, plug: Plug) -> None:
    pad = plug(product=1)
    room.seating.join(room.device())
    pad.unplug()
    room.hear()
    plug(product=2)
    assert room.seating.offered(room.device()) == (0,)


def test_two_lost_pads_of_one_make_come_back_one_by_one(room: Room, plug: Plug) -> None:
    pads = [plug(), plug()]
    for device in room.found():
        room.seating.join(device)
    for pad in pads:
        pad.unplug()
    room.hear()
    plug()
    assert room.seating.offered(room.device()) == (0,)
    plug()
    assert room.seating.offered(room.device()) == (1,)


def test_a_replugged_pad_speaks_again_for_whoever_takes_it(room: Room, plug: Plug) -> None:
    pad = plug()
    room.seating.join(room.device())
    pad.unplug()
    room.hear()
    again = plug()
    device = room.device()
    again.button(SOUTH)
    assert [press.seat for press in room.presses()] == [None]
    room.seating.take_back(Seat(0), device)
    again.button(SOUTH, down=False)
    room.hear()
    again.button(SOUTH)
    assert [press.seat for press in room.presses()] == [0]


def test_a_pad_pulled_out_before_it_was_looked_at_leaves_no_trace(room: Room, plug: Plug) -> None:
    pad = plug()
    pad.unplug()
    assert room.hear() == []


def test_swapping_pads_between_two_looks_finds_the_right_one(room: Room, plug: Plug) -> None:
    first = plug(product=1)
    room.hear()
    second, third = plug(product=2), plug(product=3)
    second.unplug()
    first.unplug()
    said = room.hear()
    assert {one.device.number for one in said if isinstance(one, PadFound)} == {third.instance_id}
    assert first.instance_id in {one.device.number for one in said if isinstance(one, PadLost)}


def test_plugging_in_and_out_all_day_leaves_nothing_behind(room: Room, plug: Plug) -> None:
    stays = plug()
    room.hear()
    for _ in range(50):
        pad = plug()
        pad.button(SOUTH)
        room.hear()
        pad.unplug()
        room.hear()
    assert pygame.joystick.get_count() == 1
    stays.button(SOUTH)
    assert room.meant() == ["CONFIRM"]


def _intents(*names: str) -> list[Intent]:
    return [Intent[name] for name in names]
