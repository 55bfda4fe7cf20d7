"""Pads come and go in the middle of everything."""

from __future__ import annotations

import pygame

from rules.core import Seat
from seats.input.input_events import DeviceConnected, DeviceDisconnected, Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from tests.seats.conftest import Inputs, Plug

SOUTH, DPAD_DOWN = 0, 12
LEFT_TRIGGER, RIGHT_TRIGGER = 4, 5


def test_a_pad_that_was_there_at_the_start_is_found(plug: Plug) -> None:
    pad = plug()
    pygame.event.clear()
    assert Inputs().device().number == pad.instance_id


def test_a_pad_is_found_once_and_known_by_its_instance_and_make(inputs: Inputs, plug: Plug) -> None:
    pad = plug(vendor=0x054C)
    device = inputs.device()
    assert device == Pad(pad.instance_id, Family.PLAYSTATION)
    assert inputs.poll() == []


def test_a_pulled_pad_names_the_seats_that_miss_it(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    device = inputs.device()
    inputs.seating.join(device)
    inputs.seating.join_again(device)
    pad.unplug()
    assert inputs.poll() == [DeviceDisconnected(device, (Seat(0), Seat(1)))]
    assert inputs.seating.away() == (0, 1)


def test_nothing_stays_pressed_on_a_pulled_pad(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    device = inputs.device()
    inputs.seating.join(device)
    pad.button(DPAD_DOWN)
    pad.axis(LEFT_TRIGGER, 1.0)
    pad.axis(RIGHT_TRIGGER, 1.0)
    assert sorted(inputs.meant()) == ["DOWN", "PEEK"]
    pad.unplug()
    said = inputs.poll()
    # SDL itself may lift a control before it tells that the pad is gone.
    assert {press for press in said if isinstance(press, Press)} == {
        Press(Seat(0), intent, device, down=False) for intent in _intents("DOWN", "PEEK")
    }
    assert said[-1] == DeviceDisconnected(device, (Seat(0),))
    assert inputs.poll(after=3.0) == []


def test_a_toggled_peek_ends_with_its_pad(inputs: Inputs, plug: Plug) -> None:
    inputs.reader.peek_toggles = True
    pad = plug()
    inputs.poll()
    for value in (1.0, -1.0):
        pad.axis(LEFT_TRIGGER, value)
        pad.axis(RIGHT_TRIGGER, value)
        inputs.poll()
    pad.unplug()
    assert inputs.meant() == ["peek"]


def test_a_pad_plugged_in_again_may_claim_only_what_one_of_its_make_left(
    inputs: Inputs, plug: Plug
) -> None:
    theirs, other = plug(product=1), plug(product=2)
    for device in inputs.found():
        inputs.seating.join(device)
    inputs.seating.join(LEFT_KEYS)
    theirs.unplug()
    other.unplug()
    inputs.poll()
    plug(product=2)
    back = inputs.device()
    assert inputs.seating.claimable(back) == (1,)
    inputs.seating.assign(Seat(1), back)
    plug(product=3)
    assert inputs.seating.claimable(inputs.device()) == ()


def test_a_pad_that_was_there_all_the_time_is_not_the_lost_one(inputs: Inputs, plug: Plug) -> None:
    lost, _spare = plug(), plug()
    ours, spare = inputs.found()
    inputs.seating.join(ours)
    inputs.seating.join(LEFT_KEYS)
    lost.unplug()
    inputs.poll()
    assert inputs.seating.claimable(spare) == ()


def test_a_pad_may_be_either_of_two_lost_ones_of_its_make(inputs: Inputs, plug: Plug) -> None:
    pads = [plug(), plug()]
    for device in inputs.found():
        inputs.seating.join(device)
    inputs.seating.join(LEFT_KEYS)
    for pad in pads:
        pad.unplug()
    inputs.poll()
    plug()
    one = inputs.device()
    assert inputs.seating.claimable(one) == (0, 1)
    inputs.seating.assign(Seat(1), one)
    plug()
    assert inputs.seating.claimable(inputs.device()) == (0,)


def test_a_replugged_pad_speaks_again_for_whoever_takes_it(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.seating.join(inputs.device())
    pad.unplug()
    inputs.poll()
    again = plug()
    device = inputs.device()
    again.button(SOUTH)
    assert [press.seat for press in inputs.presses()] == [None]
    inputs.seating.assign(Seat(0), device)
    again.button(SOUTH, down=False)
    inputs.poll()
    again.button(SOUTH)
    assert [press.seat for press in inputs.presses()] == [0]


def test_a_pad_pulled_out_before_it_was_looked_at_leaves_no_trace(
    inputs: Inputs, plug: Plug
) -> None:
    pad = plug()
    pad.unplug()
    assert inputs.poll() == []


def test_swapping_pads_between_two_looks_finds_the_right_one(inputs: Inputs, plug: Plug) -> None:
    first = plug(product=1)
    inputs.poll()
    second, third = plug(product=2), plug(product=3)
    second.unplug()
    first.unplug()
    events = inputs.poll()
    connected = [event.device for event in events if isinstance(event, DeviceConnected)]
    disconnected = [event.device for event in events if isinstance(event, DeviceDisconnected)]
    assert [device.number for device in connected] == [third.instance_id]
    assert first.instance_id in [device.number for device in disconnected]


def test_plugging_in_and_out_all_day_leaves_nothing_behind(inputs: Inputs, plug: Plug) -> None:
    stays = plug()
    inputs.poll()
    for _ in range(50):
        pad = plug()
        pad.button(SOUTH)
        inputs.poll()
        pad.unplug()
        inputs.poll()
    assert pygame.joystick.get_count() == 1
    stays.button(SOUTH)
    assert inputs.meant() == ["CONFIRM"]


def _intents(*names: str) -> list[Intent]:
    return [Intent[name] for name in names]
