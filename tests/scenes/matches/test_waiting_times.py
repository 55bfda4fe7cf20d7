"""A lone person at a table of few or of many bots has another turn within seconds."""

from __future__ import annotations

from collections.abc import Collection
from statistics import median

import pytest

from bench.waiting_times import waits
from rules.games import AnyGame
from rules.mosquito import MOSQUITO
from rules.quabble import QUABBLE
from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP
from tests.all_games import GAMES
from tests.scenes.running_app import running_app
from words import ENGLISH, sentences

LIMIT = 8.0  # seconds between two turns at the brisk pace, and in most waits at the normal one
MOST = 10.0  # seconds of nine in ten of those
WATCHED = 200.0  # seconds of a match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lone_person_at_a_full_table_has_another_turn_within_seconds(game: AnyGame) -> None:
    check_waits(game, max(game.seats))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_wait_at_the_brisk_pace_is_long(game: AnyGame) -> None:
    found = waits_for_turns(game, max(game.seats), Settings(speed="brisk"))
    assert sorted(found)[int(0.9 * len(found)) - 1] <= LIMIT
    assert max(found) <= LIMIT


def test_no_wait_at_the_brisk_pace_is_long_at_the_first_table_of_quabble() -> None:
    assert max(waits_for_turns(QUABBLE, 4, Settings(speed="brisk"))) <= LIMIT


@pytest.mark.parametrize("seats", [2, 3])
def test_a_lone_person_at_a_small_table_of_mosquito_has_another_turn_within_seconds(
    seats: int,
) -> None:
    check_waits(MOSQUITO, seats)


def test_a_lone_person_at_a_small_table_of_quabble_has_another_turn_within_seconds() -> None:
    check_waits(QUABBLE, 3)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_lone_person_at_a_small_table_of_quivvit_has_another_turn_within_seconds(
    seats: int,
) -> None:
    check_waits(QUIVVIT, seats)


@pytest.mark.parametrize("game", [MOSQUITO, QUIVVIT], ids=lambda game: game.name)
def test_a_lone_person_waits_no_longer_in_a_first_match_but_for_hints(game: AnyGame) -> None:
    hints = {text for key, text in sentences(ENGLISH).items() if ".hint_" in key}
    check_waits(game, max(game.seats), hints)


def check_waits(game: AnyGame, seats: int, taught: Collection[str] | None = None) -> None:
    """Against easy bots, at the normal pace; the game is new to who was *taught* these rules."""
    settings = Settings(speed="normal" if taught is None else "brisk")  # a new game is not shown so
    found = waits_for_turns(game, seats, settings, taught)
    assert STEP < median(found) <= LIMIT
    assert sorted(found)[int(0.9 * len(found)) - 1] <= MOST


def waits_for_turns(
    game: AnyGame, seats: int, settings: Settings, taught: Collection[str] | None = None
) -> list[float]:
    """Seconds from each choice of the person, who chooses at once, to the next turn."""
    with running_app((320, 180), settings) as app:
        if taught is None:
            app.context.known_games.add(game.name)
        else:
            app.context.taught_rules |= set(taught)
        bots = [BotPlayer("easy")] * (seats - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=game)
        return waits(app.stack.step, table, WATCHED)
