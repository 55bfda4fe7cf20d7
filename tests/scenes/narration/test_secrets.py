"""What the room hears is the same in all worlds that differ only in what the room may not know."""

from __future__ import annotations

from importlib import import_module
from random import Random
from re import search

import pygame
import pytest

from rules.games import game_called
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests import input_events
from tests.archive.random_matches import choose
from tests.scenes.narration.narrated_app import NarratedApp, narrated_app
from tests.scenes.simulated_players import KeyButtons, tap

WORLDS = range(3)
CHOICES = 8  # before the match is looked at
LAID_OUT, GREETED = 600, 2  # frames until somebody is asked, at most; until that is said
WITH_HANDS = ("frogger", "quabble", "mosquito")
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
CALM = {"hints": "never", "reduced_motion": True}
PRESSES = Intent.CONFIRM, Intent.DOWN, Intent.DOWN, Intent.UP
"""Look at one's own list, and go through it."""


def at_table(narrated: NarratedApp, game: str, world: int, *people: Occupant) -> None:
    """A table in mid-match; who holds what depends on *world*."""
    played = game_called(game)
    bots = [BotPlayer("easy")] * (max(2, played.seats[0]) - len(people))
    table = narrated.app.open_table(*people, *bots, game=played, shown=False)
    match, rng = table.match, Random(5)
    while len(match.log) < CHOICES or 0 not in match.waiting_for:
        choose(match, rng)
    match.state = import_module(f"rules.{game}").imagine(match.state.view(None), Random(world))
    narrated.app.open(table)
    for _ in range(LAID_OUT):
        narrated.frames()
        if table.awaiting_choice:
            break
    narrated.frames(GREETED)


def look(narrated: NarratedApp) -> None:
    """Let everybody look at what they can choose."""
    for intent in PRESSES:
        for half in (LEFT_KEYS, RIGHT_KEYS):
            tap(narrated.app, KeyButtons(half), intent)
            narrated.frames(3)


def heard(game: str, world: int, *people: Occupant) -> list[str]:
    """All that is said while *people* look at what they can choose."""
    with narrated_app(**CALM) as narrated:
        at_table(narrated, game, world, *people)
        look(narrated)
        return narrated.speaker.said


def with_headphones(world: int, owner: Device) -> tuple[list[str], list[str]]:
    """What the room hears, and what the owner of headphones hears, at Quabble."""
    with narrated_app(**CALM) as narrated:
        narrated.frames()
        narrated.service.next_headphones(-1, owner)
        at_table(narrated, "quabble", world, *TWO)
        look(narrated)
        input_events.key(pygame.KSCAN_F4, True)
        narrated.frames(2)
        assert narrated.speakers.opened == ["Headphones"]
        return narrated.speaker.said, narrated.speakers.headphones.said


@pytest.mark.parametrize("game", WITH_HANDS)
def test_the_room_hears_nothing_of_a_hidden_hand(game: str) -> None:
    first, *others = [heard(game, world, *TWO) for world in WORLDS]
    assert any("in secret" in words for words in first)
    for other in others:
        assert other == first


def test_who_has_headphones_hears_the_own_list_and_hand_on_them_alone() -> None:
    rooms, private = zip(*(with_headphones(world, LEFT_KEYS) for world in WORLDS), strict=True)
    assert rooms[0] == rooms[1] == rooms[2]
    assert "Bramble chooses in secret." in rooms[0]
    assert len(set(map(tuple, private))) > 1
    for greeting, look_at, *rows, hand in private:
        assert greeting == "You alone hear this: Headphones."
        assert " 1 of " in look_at
        assert len(rows) == len(PRESSES) - 1
        assert hand.startswith("Your hand: ")


def test_headphones_of_somebody_else_are_silent() -> None:
    _, private = with_headphones(0, RIGHT_KEYS)
    assert not any(search(r"\d of \d", words) for words in private)  # no place in a list


def test_headphones_that_cannot_be_opened_are_none() -> None:
    with narrated_app() as narrated:
        narrated.frames()
        narrated.service.next_headphones(1, LEFT_KEYS)
        assert narrated.service.headphones == "Speakers"
        narrated.speakers.fails = True
        narrated.frames()
        assert narrated.service.headphones == ""
        assert "second audio device" in narrated.app.context.notices[0]


@pytest.mark.parametrize("game", WITH_HANDS)
def test_somebody_alone_hears_the_own_hand(game: str) -> None:
    assert len({tuple(heard(game, world, Person(LEFT_KEYS))) for world in WORLDS}) > 1
