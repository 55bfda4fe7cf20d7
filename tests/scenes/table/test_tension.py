"""The music follows a match by what everybody can see, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import pytest

from rules.core import Game, Seat
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
    tension = import_module(f"{REGISTRATIONS[game.name].scenes}.events.tension").tension
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
    heard: list[Tension] = []

    def watched(table: AnyTable, view: Any) -> Tension:
        seen.append(view)
        return Tension.LAST

    scene = open_table(app.context, game, game.options(), bots(game), 3)
    monkeypatch.setattr(type(scene.table), "tension", watched)
    monkeypatch.setattr(app.context.bank, "set_tension", heard.append)
    app.stack.reset(scene)
    app.run_until(lambda: len(seen) == 3)
    assert all(view.seat is None for view in seen)
    assert heard[-3:] == [Tension.LAST] * 3


@every_game
def test_the_music_does_not_know_before_the_room_does(
    app: RunningApp, game: Game[Any, Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(app.context, game, game.options(), bots(game), 3)
    unseen: list[object] = []
    unseen_at_changes: list[int] = []
    choose, show, set_tension = Match.choose, scene.table.show, app.context.bank.set_tension

    def chosen(match: Match[Any, Any, Any, Any], seat: Seat, action: object) -> Sequence[object]:
        events = choose(match, seat, action)
        unseen.extend(events)
        return events

    def shown(event: object) -> Any:
        yield from show(event)
        unseen.pop(0)

    def changed(tension: Tension) -> None:
        unseen_at_changes.append(len(unseen))
        set_tension(tension)

    monkeypatch.setattr(Match, "choose", chosen)
    monkeypatch.setattr(scene.table, "show", shown)
    monkeypatch.setattr(app.context.bank, "set_tension", changed)
    app.stack.reset(scene)
    app.run_until(lambda: len(unseen_at_changes) >= 3)
    assert set(unseen_at_changes) == {0}


def bots(game: Game[Any, Any, Any, Any]) -> list[BotPlayer]:
    return [BotPlayer("easy")] * game.seats[0]
