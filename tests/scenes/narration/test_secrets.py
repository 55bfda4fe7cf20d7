"""What the room hears is the same in all worlds that differ only in what the room may not know."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from rules.games import game_called
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests.archive.random_matches import choose
from tests.scenes.narration.narrated_app import NarratedApp, narrated_app
from tests.scenes.simulated_players import KeyButtons, tap

WORLDS = range(3)
CHOICES = 8  # before the match is looked at
WITH_HANDS = ("frogger", "quabble", "mosquito")
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
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
    narrated.frames(120)


def heard(game: str, world: int, *people: Occupant) -> list[str]:
    """All that is said while *people* look at what they can choose."""
    with narrated_app(hints="never", reduced_motion=True) as narrated:
        at_table(narrated, game, world, *people)
        for intent in PRESSES:
            for half in (LEFT_KEYS, RIGHT_KEYS):
                tap(narrated.app, KeyButtons(half), intent)
                narrated.frames(3)
        return narrated.speaker.said


@pytest.mark.parametrize("game", WITH_HANDS)
def test_the_room_hears_nothing_of_a_hidden_hand(game: str) -> None:
    first, *others = [heard(game, world, *TWO) for world in WORLDS]
    assert any("in secret" in words for words in first)
    for other in others:
        assert other == first


@pytest.mark.parametrize("game", WITH_HANDS)
def test_somebody_alone_hears_the_own_hand(game: str) -> None:
    assert len({tuple(heard(game, world, Person(LEFT_KEYS))) for world in WORLDS}) > 1
