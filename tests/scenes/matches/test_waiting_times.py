"""A lone person at a table of few or of many bots has another turn within seconds."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from statistics import median

import pytest

from rules.core import Seat
from rules.games import AnyGame
from rules.mosquito import MOSQUITO
from rules.quabble import QUABBLE
from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP, steps_in
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app
from words import ENGLISH, sentences

ME = Seat(0)
LONGEST, EXPECTED = 10.0, 8.0  # seconds between two turns: the longest; usually at most
WATCHED = 110.0  # seconds of a match
NOT_WAITED = 1.0  # another action of the same turn


def waits(app: RunningApp, table: AnyTable) -> list[float]:
    """Seconds, none drawn, from each choice of the person, who chooses at once, to the next."""
    rng, chosen, found = Random(1), -1, list[float]()
    last: int | None = None
    for step in range(steps_in(WATCHED)):
        if not table.match.waiting_for:
            break
        app.stack.step()
        asked = table.awaiting_choice and ME in table.pending.missing
        if asked and chosen != len(table.match.log):
            if last is not None:
                found.append((step - last) * STEP)
            chosen, last = len(table.match.log), step
            table.pending.decide(ME, rng.choice(list(table.match.state.legal(ME))))
    return [wait for wait in found if wait > NOT_WAITED]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lone_person_at_a_full_table_has_another_turn_within_seconds(game: AnyGame) -> None:
    check_waits(game, max(game.seats))


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
    """Against easy bots, at the usual speed; the game is new to who was *taught* these rules."""
    with running_app((320, 180), Settings(speed="normal" if taught is None else "brisk")) as app:
        if taught is None:
            app.context.known_games.add(game.name)
        else:
            app.context.taught_rules |= set(taught)
        bots = [BotPlayer("easy")] * (seats - 1)
        found = waits(app, app.open_table(Person(LEFT_KEYS), *bots, game=game))
    assert STEP < median(found) <= EXPECTED
    assert sorted(found)[int(0.9 * len(found)) - 1] <= LONGEST
