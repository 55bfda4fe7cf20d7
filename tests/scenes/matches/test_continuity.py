"""Nothing on a table jumps, in whole matches of every game: what goes elsewhere moves there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import dist

import pytest

from rules.games import AnyGame
from scenes.table.game_table import AnyTable
from seats.occupants import BotPlayer
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app

FARTHEST = 80.0  # design units between two frames without a motion
SEEN = 0.1  # the least opacity at which a jump can be seen
STEPS = 200_000  # until a match counts as endless


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        opened.set(speed="brisk")
        yield opened


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_jumps_in_a_whole_match(app: RunningApp, game: AnyGame) -> None:
    table = first_seen(app, game)
    for _ in range(STEPS):
        before, lit = seen(table), [panel.seat for panel in table.panels if panel.frog.active]
        app.stack.step()
        if not app.at(table):
            outcome = table.match.state.outcome()
            assert outcome is not None
            assert lit == sorted(outcome.places[0]), "who has won is lit in the end"
            return
        for token, pose in seen(table).items():
            if token in before:
                assert jump(table, token, before[token]) < FARTHEST, f"{token} to {pose}"
    raise AssertionError("no end")


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_is_on_the_first_frame_that_is_dealt_later(app: RunningApp, game: AnyGame) -> None:
    table = first_seen(app, game)
    resting = seen(table)  # what has not moved since
    while not table.awaiting_choice:
        app.stack.step()
        now = seen(table)
        assert all(token in now for token in resting)
        resting = {token: pose for token, pose in resting.items() if now[token] == pose}


def first_seen(app: RunningApp, game: AnyGame) -> AnyTable:
    """A table of bots after its first frame."""
    bots = [BotPlayer("easy")] * min(max(game.seats), 4)
    table = app.open_table(*bots, game=game, shown=False)
    app.open(table)
    app.frames()
    return table


def seen(table: AnyTable) -> Mapping[Token, Pose]:
    """What can be seen, and where it is."""
    return {
        token: token.shown()
        for token in table.stage.tokens
        if token.visible and token.pose.alpha > SEEN
    }


def jump(table: AnyTable, token: Token, before: Pose) -> float:
    """How far *token* was put elsewhere in the last step, without what it moved."""
    start = table.stage._actors._by_token[token].before
    return dist((before.x, before.y), (start.x, start.y))
