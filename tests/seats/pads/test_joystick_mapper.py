"""Joysticks SDL has no names for are taught by pressing what is asked."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from bench.input.virtual_pad import STRANGE, VirtualPad
from seats.devices import Device
from seats.input.input_events import DeviceConnected, DeviceDisconnected, UnknownPad
from seats.intents import Intent
from seats.pads.joystick_mapper import ASKED, NEEDED, PATIENCE, JoystickMapper
from seats.pads.joystick_text import from_words
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.pads.raw_controls import Button, HatPush, JoystickTable, RawJoystick, Tilt
from tests.seats.conftest import Inputs, Plug

ODD = {"kind": STRANGE, "vendor": 0x1234, "product": 0x5678, "name": "Odd Stick"}
BUTTONS = dict(zip(ASKED, range(len(ASKED)), strict=True))


def _strange(inputs: Inputs) -> Device:
    (said,) = inputs.poll()
    assert isinstance(said, UnknownPad)
    return said.device


def _press(inputs: Inputs, pad: VirtualPad, button: int) -> None:
    pad.button(button)
    inputs.poll()
    pad.button(button, down=False)
    inputs.poll()


def _teach(inputs: Inputs, pad: VirtualPad, device: Device) -> None:
    """Button 0 is up, 1 is down, and so on in the order of asking."""
    inputs.reader.map_joystick(device)
    for button in range(len(ASKED) - 1):
        _press(inputs, pad, button)
    pad.button(len(ASKED) - 1)


def test_an_unknown_joystick_is_announced_by_name(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    device = Pad(pad.instance_id, Family.OTHER)
    assert inputs.poll() == [UnknownPad(device, "Odd Stick")]
    assert inputs.poll() == []


def test_pressing_it_announces_it_again(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    device = _strange(inputs)
    pad.button(3)
    assert inputs.poll() == [UnknownPad(device, "Odd Stick", pressed=True)]
    pad.button(3, down=False)
    assert inputs.poll() == []


def test_its_sticks_alone_announce_nothing(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    inputs.poll()
    pad.axis(0, 1.0)
    assert inputs.poll() == []


def test_a_mapped_joystick_is_a_pad_like_any_other(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    device = _strange(inputs)
    _teach(inputs, pad, device)
    assert inputs.poll() == [DeviceConnected(device)]
    assert inputs.reader.mapper is None
    pad.button(len(ASKED) - 1, down=False)
    assert inputs.poll() == []
    for intent, button in BUTTONS.items():
        pad.button(button)
        assert inputs.meant() == [intent.name]
        pad.button(button, down=False)
        assert inputs.meant() == [intent.name.lower()]


def test_what_was_mapped_holds_for_the_next_of_its_make(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    _teach(inputs, pad, _strange(inputs))
    inputs.poll()
    inputs.seating.join(Pad(pad.instance_id))
    pad.unplug()
    assert [type(said) for said in inputs.poll()] == [DeviceDisconnected]
    again = plug(**ODD)
    device = inputs.device()
    assert inputs.seating.claimable(device) == (0,)
    again.button(BUTTONS[Intent.CONFIRM])
    assert inputs.meant() == ["CONFIRM"]


def test_it_can_be_mapped_again_and_releases_for_that(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    device = _strange(inputs)
    guid = pygame.joystick.Joystick(0).get_guid()
    inputs.reader.joystick_tables[guid] = {Button(0): Intent.CONFIRM}
    pad.button(0)
    assert inputs.meant() == ["CONFIRM"]
    inputs.reader.map_joystick(device)
    assert inputs.meant() == ["confirm"]
    pad.button(0, down=False)
    inputs.poll()
    _teach(inputs, pad, device)
    inputs.poll()
    assert inputs.reader.joystick_tables[guid] == {
        Button(b): intent for intent, b in BUTTONS.items()
    }


def test_a_table_from_the_settings_is_used_from_the_start(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    guid = pygame.joystick.Joystick(0).get_guid()
    inputs.reader.joystick_tables[guid] = from_words(
        {"button 7": "confirm", "axis 0 +1 from +0": "right"}
    )
    assert inputs.device().number == pad.instance_id
    pad.button(7)
    pad.axis(0, 1.0)
    assert sorted(inputs.meant()) == ["CONFIRM", "RIGHT"]
    assert inputs.meant(after=0.5) == ["RIGHT+"]


def test_an_empty_table_from_the_settings_is_as_good_as_none(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    guid = pygame.joystick.Joystick(0).get_guid()
    inputs.reader.joystick_tables[guid] = {}
    device = _strange(inputs)
    pad.button(7)
    assert inputs.poll() == [UnknownPad(device, "Odd Stick", pressed=True)]
    pad.button(7, down=False)
    inputs.poll()
    _teach(inputs, pad, device)
    assert DeviceConnected(device) in inputs.poll()


def test_the_mapper_reads_axes_and_hats(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    device = _strange(inputs)
    inputs.reader.map_joystick(device)
    assert inputs.reader.mapper is not None
    heard: JoystickTable = {}
    for across, up in ((0, 1), (0, -1), (-1, 0), (1, 0)):
        pad.hat(across, up)
        inputs.poll()
        pad.hat(0, 0)
        inputs.poll()
    pad.axis(2, 1.0)
    inputs.poll()
    heard = inputs.reader.mapper.table
    assert heard == {
        HatPush(0, 1, 1): Intent.UP,
        HatPush(0, 1, -1): Intent.DOWN,
        HatPush(0, 0, -1): Intent.LEFT,
        HatPush(0, 0, 1): Intent.RIGHT,
        Tilt(2, 1): Intent.CONFIRM,
    }


def test_while_one_is_mapped_the_others_play_on(inputs: Inputs, plug: Plug) -> None:
    plug(**ODD)
    inputs.reader.map_joystick(_strange(inputs))
    other = plug()
    inputs.poll()
    other.button(1)
    assert inputs.meant() == ["CANCEL"]
    inputs.reader.stop_mapping()
    assert inputs.reader.mapper is None


def test_pulling_it_out_ends_the_mapping(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    inputs.reader.map_joystick(_strange(inputs))
    pad.unplug()
    inputs.poll()
    assert inputs.reader.mapper is None


def test_a_known_pad_is_not_mapped(inputs: Inputs, plug: Plug) -> None:
    plug()
    inputs.reader.map_joystick(inputs.device())
    assert inputs.reader.mapper is None


def test_nobody_there_ends_the_mapping_and_leaves_it_unknown(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    inputs.reader.map_joystick(_strange(inputs))
    inputs.poll(after=PATIENCE)
    assert inputs.reader.mapper is not None
    assert inputs.poll(after=PATIENCE) == []
    assert inputs.reader.mapper is None
    assert inputs.reader.joystick_tables == {}
    pad.button(0)
    assert [type(said) for said in inputs.poll()] == [UnknownPad]


def _lesson() -> JoystickMapper:
    return JoystickMapper(Pad(0), now=0.0)


def _pressed(*controls: Button | Tilt | HatPush) -> frozenset[Button | Tilt | HatPush]:
    return frozenset(controls)


def test_it_asks_for_every_control_of_the_game_once() -> None:
    assert set(ASKED) == set(Intent)
    assert len(ASKED) == len(Intent)


def test_a_control_must_be_released_before_the_next_counts() -> None:
    lesson = _lesson()
    lesson.read(_pressed(Button(1)), 0.0)
    lesson.read(_pressed(Button(1), Button(2)), 0.1)
    assert lesson.asks is ASKED[1]
    lesson.read(_pressed(), 0.2)
    lesson.read(_pressed(Button(2)), 0.3)
    assert lesson.table == {Button(1): ASKED[0], Button(2): ASKED[1]}


def test_pressing_one_that_is_taken_says_there_is_no_such_button() -> None:
    lesson = _lesson()
    for _ in range(2):
        lesson.read(_pressed(Button(1)), 0.0)
        lesson.read(_pressed(), 0.0)
    assert lesson.table == {Button(1): ASKED[0]}
    assert lesson.asks is ASKED[2]


def test_waiting_skips_a_control_and_the_time_starts_again() -> None:
    lesson = _lesson()
    lesson.read(_pressed(Button(1)), 1.0)
    lesson.read(_pressed(), 1.0)
    lesson.step(1.0 + PATIENCE - 0.1)
    assert lesson.asks is ASKED[1]
    lesson.step(1.0 + PATIENCE)
    assert lesson.asks is ASKED[2]
    assert lesson.time_left(1.0 + PATIENCE) == 1.0


@pytest.mark.parametrize("left_out", ASKED[1:], ids=lambda intent: intent.name)
def test_a_lesson_without_a_needed_control_is_not_kept(
    inputs: Inputs, plug: Plug, left_out: Intent
) -> None:
    pad = plug(**ODD)
    inputs.reader.map_joystick(_strange(inputs))
    mapper = inputs.reader.mapper
    assert mapper is not None
    for button, intent in enumerate(ASKED):
        _press(inputs, pad, 0 if intent is left_out else button)  # the first is taken already
    assert inputs.reader.mapper is None
    needed = left_out in NEEDED
    assert mapper.missing == ((left_out,) if needed else ())
    assert bool(inputs.reader.joystick_tables) != needed


def test_a_trigger_that_rests_at_its_end_is_not_held() -> None:
    raw = RawJoystick()
    raw.set_rest((0.0, -1.0))
    raw.axis(1, -1.0)
    assert raw.held == set()
    raw.axis(1, 0.2)
    assert raw.held == {Tilt(1, 1, -1)}
    raw.axis(1, -0.7)
    assert raw.held == set()


def test_a_trigger_first_seen_at_its_end_does_not_block_the_mapping(
    inputs: Inputs, plug: Plug
) -> None:
    pad = plug(**ODD)
    device = _strange(inputs)
    pad.axis(4, -1.0)
    inputs.poll()
    inputs.reader.map_joystick(device)
    pad.axis(4, 1.0)
    inputs.poll()
    assert inputs.reader.mapper is not None
    assert inputs.reader.mapper.table == {Tilt(4, 1, -1): Intent.UP}


def test_a_mapped_trigger_rests_where_it_did_in_the_mapping(inputs: Inputs, plug: Plug) -> None:
    pad = plug(**ODD)
    guid = pygame.joystick.Joystick(0).get_guid()
    inputs.reader.joystick_tables[guid] = {Tilt(4, 1, -1): Intent.PEEK}
    inputs.poll()
    pad.axis(4, -0.9)
    assert inputs.meant() == []
    pad.axis(4, 0.0)
    assert inputs.meant() == ["PEEK"]
    pad.axis(4, -1.0)
    assert inputs.meant() == ["peek"]


ASK_GUID = """
import pygame
from bench.input.virtual_pad import STRANGE, VirtualPad
pygame.init()
pad = VirtualPad(kind=STRANGE, vendor=0x1234, product=0x5678, name="Odd Stick")
print(pygame.joystick.Joystick(0).get_guid())
"""
PRESS_BUTTON_5 = """
from seats.sdl_hints import prepare_environment
prepare_environment()
import pygame
from seats.input.input_reader import InputReader
from seats.seating import Seating
from bench.input.virtual_pad import STRANGE, VirtualPad
pygame.init()
pygame.display.set_mode((64, 64))
reader = InputReader(Seating(1), now=lambda: 0.0)
pad = VirtualPad(kind=STRANGE, vendor=0x1234, product=0x5678, name="Odd Stick")
print(*(type(said).__name__ for said in reader.poll()))
pad.button(5)
print(*(said.intent.name for said in reader.poll()))
"""


def test_a_mapping_in_the_environment_makes_it_a_pad() -> None:
    guid = _run(ASK_GUID)[-1]
    mapping = f"{guid},Odd Stick,a:b5,b:b6,"
    assert _run(PRESS_BUTTON_5, SDL_GAMECONTROLLERCONFIG=mapping)[-2:] == [
        "DeviceConnected",
        "CONFIRM",
    ]


def _run(program: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()
