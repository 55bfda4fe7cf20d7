"""The music follows a match by what everybody can see, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from rules.core import Game
from rules.games import REGISTRATIONS
from rules.match import Match
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from seats.occupants import BotPlayer
from sounds.bank import Tension
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app

SEEDS = range(6)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def tensions(game: Game[Any, Any, Any, Any], seed: int) -> list[Tension]:
    """The tension before each choice of a random match."""
    tension = import_module(f"{REGISTRATIONS[game.name].scenes}.tension").tension
    match, rng = Match(game, game.options(), game.seats[-1], seed), Random(seed)
    found = []
    while match.waiting_for:
        found.append(tension(match.state.view(None)))
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return found


@every_game
def test_a_match_begins_calm_and_gets_close(game: Game[Any, Any, Any, Any]) -> None:
    matches = [tensions(game, seed) for seed in SEEDS]
    assert all(match[0] is Tension.CALM for match in matches)
    assert any(match[-1] is Tension.LAST for match in matches)
    calm = [match.count(Tension.CALM) / len(match) for match in matches]
    assert 0.2 < sum(calm) / len(calm) < 0.97


@every_game
def test_a_table_looks_only_at_what_everybody_sees(
    app: RunningApp, game: Game[Any, Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    told: list[Tension] = []

    def watched(table: AnyTable, view: Any) -> Tension:
        seen.append(view)
        return Tension.LAST

    scene = open_table(app.context, game, game.options(), bots(game), 3)
    monkeypatch.setattr(type(scene.table), "tension", watched)
    monkeypatch.setattr(app.context.bank, "set_tension", told.append)
    app.stack.reset(scene)
    app.run_until(lambda: len(seen) == 3)
    assert all(view.seat is None for view in seen)
    assert told[-3:] == [Tension.LAST] * 3


@every_game
def test_the_music_does_not_know_before_the_room_does(
    app: RunningApp, game: Game[Any, Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(app.context, game, game.options(), bots(game), 3)
    order: list[str] = []
    show, tell = scene.table.show, app.context.bank.set_tension

    def shown(event: object) -> Any:
        yield from show(event)
        order.append("shown")

    def told(tension: Tension) -> None:
        order.append("told")
        tell(tension)

    monkeypatch.setattr(scene.table, "show", shown)
    monkeypatch.setattr(app.context.bank, "set_tension", told)
    app.stack.reset(scene)
    app.run_until(lambda: order.count("told") >= 3)
    first = order.index("told")
    assert "shown" in order[first:]
    assert order[-1] == "told"


def bots(game: Game[Any, Any, Any, Any]) -> list[BotPlayer]:
    return [BotPlayer("easy")] * game.seats[0]
