"""A lone person at a full table of bots has another turn within seconds."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.app.loop import FRAME
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app

ME = Seat(0)
LONGEST, EXPECTED = 10.0, 8.0  # seconds between two turns: the longest; usually at most
WATCHED = 110.0  # seconds of a match
NOT_WAITED = 1.0  # another action of the same turn


def waits(app: RunningApp, table: AnyTable) -> list[float]:
    """Seconds from each choice of the person, who chooses at once, to the next one."""
    rng, chosen, found = Random(1), -1, list[float]()
    last: float | None = None
    while app.clock.now() < WATCHED and table.match.waiting_for:
        app.frames(1)
        asked = table.awaiting_choice and ME in table.pending.missing
        if asked and chosen != len(table.match.log):
            if last is not None:
                found.append(app.clock.now() - last)
            chosen, last = len(table.match.log), app.clock.now()
            table.pending.decide(ME, rng.choice(list(table.match.state.legal(ME))))
    return [wait for wait in found if wait > NOT_WAITED]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lone_person_has_another_turn_within_seconds(game: AnyGame) -> None:
    with running_app((320, 180), Settings(speed="normal")) as app:
        app.context.known_games.add(game.name)
        bots = [BotPlayer("easy")] * (max(game.seats) - 1)
        found = waits(app, app.open_table(Person(LEFT_KEYS), *bots, game=game))
    assert FRAME < median(found) <= EXPECTED
    assert sorted(found)[int(0.9 * len(found)) - 1] <= LONGEST
