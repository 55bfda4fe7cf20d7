from __future__ import annotations

import pytest

from scenes.players.command_line import occupants_from_words, one_keyboard
from seats.devices import Device
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER

RED, BLUE = Pad(4), Pad(9)


def occupants(words: str, *pads: Device) -> tuple[Occupant, ...]:
    return occupants_from_words(words.split(), pads)


def test_bots_are_hired_by_their_word() -> None:
    assert occupants("easy judge") == (BotPlayer("easy"), BotPlayer("judge"))
    assert occupants("easy-bold") == (BotPlayer("easy-bold"),)


def test_whoever_typed_the_command_sits_at_the_keyboard() -> None:
    assert occupants("me normal") == (Person(LEFT_KEYS), BotPlayer("normal"))


def test_two_at_the_keyboard_get_a_half_each() -> None:
    assert occupants("keys keys") == (Person(LEFT_KEYS), Person(RIGHT_KEYS))
    assert occupants("me keys") == (Person(LEFT_KEYS), Person(RIGHT_KEYS))


def test_where_both_halves_are_taken_the_mouse_is_left() -> None:
    assert occupants("keys me keys") == (Person(LEFT_KEYS), Person(POINTER), Person(RIGHT_KEYS))


def test_a_third_at_the_keyboard_shares_the_first_half() -> None:
    assert occupants("keys keys keys")[2] == Person(LEFT_KEYS)


def test_pads_are_given_out_in_the_order_they_are_plugged_in() -> None:
    assert occupants("pad pad", RED, BLUE) == (Person(RED), Person(BLUE))


def test_pads_that_are_missing_are_people_who_are_away_each_with_a_pad_of_their_own() -> None:
    _, second, third = occupants("pad pad pad", RED)
    assert isinstance(second, Away)
    assert isinstance(third, Away)
    assert second.device != third.device


@pytest.mark.parametrize(
    ("words", "alone"),
    [("me easy", True), ("keys pad", True), ("me keys", False), ("pad pad", False)],
)
def test_a_single_person_at_the_keyboard_may_use_all_of_it(words: str, alone: bool) -> None:
    assert one_keyboard(occupants(words, RED, BLUE)) is alone
