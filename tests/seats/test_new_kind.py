"""A new kind of device needs its own folder and a reader that is added, and nothing else here."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from seats.bindings import DEFAULT_BINDINGS
from seats.bindings_text import to_words
from seats.glyphs import Glyph
from seats.input.input_events import DeviceConnected, DeviceDisconnected, Press
from seats.intents import Intent
from seats.occupants import Away, Person
from tests.seats.buzzer import FOUND, LOST, PUSHED, RELEASED, Buzzer, BuzzerReader
from tests.seats.conftest import Inputs

RED = Buzzer(7)
FIRST = Seat(0)


@pytest.fixture
def buzzers(inputs: Inputs) -> Inputs:
    reader = inputs.reader
    reader.add(BuzzerReader(inputs.seating, reader.held, reader.emit))
    post(FOUND)
    assert inputs.poll() == [DeviceConnected(RED)]
    return inputs


def post(kind: int) -> None:
    pygame.event.post(pygame.Event(kind, number=RED.number))


def test_it_is_among_the_devices_that_are_connected(buzzers: Inputs) -> None:
    assert buzzers.reader.connected == (RED,)


def test_its_presses_go_to_the_seat_that_is_played_with_it(buzzers: Inputs) -> None:
    buzzers.seating.join(RED)
    post(PUSHED)
    post(RELEASED)
    assert buzzers.poll() == [
        Press(FIRST, Intent.CONFIRM, RED),
        Press(FIRST, Intent.CONFIRM, RED, down=False),
    ]


def test_whoever_played_with_a_lost_one_is_away(buzzers: Inputs) -> None:
    buzzers.seating.join(RED)
    post(LOST)
    assert buzzers.poll() == [DeviceDisconnected(RED, (FIRST,))]
    assert buzzers.seating.occupant(FIRST) == Away(RED)
    assert buzzers.seating.claimable(RED) == (FIRST,)


def test_it_can_take_the_seat_of_a_bot(buzzers: Inputs) -> None:
    buzzers.seating.put_bot(FIRST, "easy")
    assert buzzers.seating.take(FIRST, RED)
    assert buzzers.seating.occupant(FIRST) == Person(RED)


def test_it_says_what_to_press(buzzers: Inputs) -> None:
    assert buzzers.reader.controls(RED).glyph(Intent.CONFIRM) == Glyph("glyph-key", "!")


def test_it_has_no_bindings_unless_it_says_so(buzzers: Inputs) -> None:
    assert DEFAULT_BINDINGS.table(RED) == {}
    assert to_words(DEFAULT_BINDINGS) == {}
