"""Phones come, go and return, and can be pressed like a pad."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from phones.messages import Arrived, Asked, Choose, FromServer, HoldControl, Left
from rules.core import Seat
from seats.input.input_events import DeviceConnected, DeviceDisconnected, OwnScreenUsed, Press
from seats.intents import Intent
from seats.occupants import Away, Person
from seats.phones.phone import Phone
from seats.phones.phone_reader import GRACE, PhoneReader
from tests.seats.conftest import Inputs

MINE = Phone(7)
FIRST = Seat(0)


@dataclass
class News:
    """A server that tells what it is told to tell."""

    waiting: list[FromServer] = field(default_factory=list)

    def take_news(self) -> list[FromServer]:
        news, self.waiting = self.waiting, []
        return news


@pytest.fixture
def server() -> News:
    return News([Arrived(MINE.number)])


@pytest.fixture
def phones(inputs: Inputs, server: News) -> PhoneReader:
    reader = inputs.reader
    phones = reader.add(PhoneReader(server, inputs.seating, reader.held, reader.emit))
    assert inputs.poll() == [DeviceConnected(MINE)]
    inputs.seating.join(MINE)
    return phones


def test_it_is_pressed_like_a_pad(inputs: Inputs, server: News, phones: PhoneReader) -> None:
    for down in (True, False):
        server.waiting = [Asked(MINE.number, HoldControl("confirm", down))]
        assert inputs.poll() == [Press(FIRST, Intent.CONFIRM, MINE, down=down)]


def test_what_is_no_intent_does_nothing(inputs: Inputs, server: News, phones: PhoneReader) -> None:
    server.waiting = [Asked(MINE.number, HoldControl("resign", True))]
    assert inputs.poll() == []


def test_what_else_its_owner_asks_for_is_kept(
    inputs: Inputs, server: News, phones: PhoneReader
) -> None:
    server.waiting = [Asked(MINE.number, Choose("a", 1))]
    assert inputs.poll() == [OwnScreenUsed(MINE, Choose("a", 1))]
    assert phones.requests == [(MINE, Choose("a", 1))]


def test_it_may_be_gone_for_a_moment(inputs: Inputs, server: News, phones: PhoneReader) -> None:
    server.waiting = [Asked(MINE.number, HoldControl("up", True)), Left(MINE.number)]
    presses = inputs.poll()
    assert presses[-1] == Press(FIRST, Intent.UP, MINE, down=False)
    assert list(phones.asleep) == [MINE]
    server.waiting = [Arrived(MINE.number)]
    phones.awaited = [MINE]
    assert inputs.poll(GRACE / 2) == inputs.poll(GRACE) == []
    assert not phones.asleep


def test_it_gets_its_seat_back_whenever_it_returns(
    inputs: Inputs, server: News, phones: PhoneReader
) -> None:
    server.waiting = [Left(MINE.number)]
    assert inputs.poll() == inputs.poll(3600.0) == []
    phones.awaited = [MINE]
    assert inputs.poll(GRACE) == [DeviceDisconnected(MINE, (FIRST,))]
    inputs.seating.substitute(FIRST, "easy")
    assert inputs.seating.occupant(FIRST) == Away(MINE, "easy")
    server.waiting = [Arrived(MINE.number)]
    assert inputs.poll(7200.0) == [DeviceConnected(MINE)]
    assert inputs.seating.occupant(FIRST) == Person(MINE)
