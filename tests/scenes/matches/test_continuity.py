"""Nothing on a table jumps, in whole matches of every game: what goes elsewhere moves there."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from random import Random

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.table.game_table import AnyTable
from seats.intents import DIRECTIONS, Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pose import Pose
from sprites.stage.actor import Actor
from sprites.stage.token import Token
from tests.all_games import GAMES
from tests.scenes.matches.short_options import SHORT
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, asked_seat

FARTHEST = 80.0  # design units between two frames without a motion
SEEN = 0.1  # the least opacity at which a jump can be seen
STEPS = 200_000  # until a match counts as endless
CURSORS = {"cursor", "looking", "ghost", "halo", "glow"}  # what shows where one points
MOVES, PAUSE = 150, 20  # how often a person presses something, and the steps after it


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        opened.set(speed="brisk")
        yield opened


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_jumps_in_a_whole_match(app: RunningApp, game: AnyGame) -> None:
    table = first_seen(app, game)
    lit: list[Seat] = []
    before = seen(table)
    for _ in range(STEPS):
        lit = [panel.seat for panel in table.panels if panel.frog.active]
        app.stack.step()
        if not app.at(table):
            break
        check_still(table, before)
    outcome = table.match.state.outcome()
    assert outcome is not None
    assert lit == sorted(outcome.places[0]), "who has won is lit in the end"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_is_on_the_first_frame_that_is_dealt_later(app: RunningApp, game: AnyGame) -> None:
    table = first_seen(app, game)
    resting = seen(table)  # what has not moved since
    while not table.awaiting_choice:
        app.stack.step()
        now = seen(table)
        assert all(token in now for token in resting)
        resting = {token: pose for token, pose in resting.items() if now[token] == pose}


@quick_bots()
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_jumps_while_a_person_chooses(app: RunningApp, game: AnyGame) -> None:
    table, keys, rng = first_seen(app, game, Person(LEFT_KEYS)), KeyButtons(), Random(5)
    moves = 0
    while moves < MOVES:
        app.play_until(
            lambda: not app.at(table) or asked_seat(app, LEFT_KEYS) is not None, lambda: None
        )
        if not app.at(table):
            break
        intent = rng.choices((*DIRECTIONS, Intent.CONFIRM, Intent.CANCEL), (4, 4, 4, 4, 3, 1))[0]
        keys.put(intent, True)
        handled = seen(table)
        for event in app.context.input_reader.poll():
            app.stack.handle(event)
        for token, pose in seen(table).items():
            at = handled.get(token, pose)
            jumped = dist((at.x, at.y), (pose.x, pose.y)) >= FARTHEST
            assert token.name not in CURSORS or not jumped, f"{intent}: {token}"
        watch(app, table, PAUSE)
        keys.put(intent, False)
        app.frames()
        moves += 1


def first_seen(app: RunningApp, game: AnyGame, *people: Person) -> AnyTable:
    """The table of a short match of *people* and bots after its first frame."""
    bots = [BotPlayer("easy")] * (min(max(game.seats), 4) - len(people))
    table = app.open_table(*people, *bots, game=game, options=SHORT.get(game.name), shown=False)
    app.open(table)
    app.frames()
    return table


def watch(app: RunningApp, table: AnyTable, steps: int) -> None:
    """Advance, and look in every step whether anything is put elsewhere that could be seen."""
    before = seen(table)
    for _ in range(steps):
        app.stack.step()
        if not app.at(table):
            break
        check_still(table, before)


def check_still(table: AnyTable, before: dict[Token, Pose]) -> None:
    """Nothing was put elsewhere in a step that could be seen *before*, which follows the step.

    All that has changed in it or has come onto the stage is restless until it is drawn. What was
    taken off the stage and put back in it counts as if it had stayed.
    """
    actors = table.stage._actors
    for token in before.keys() - actors._by_token.keys():
        del before[token]
    for actor in actors.restless:
        token, old = actor.token, before.pop(actor.token, None)
        if is_seen(token):
            assert old is None or jump(actor, old) < FARTHEST, token
            before[token] = token.shown()
    actors.restless.clear()


def seen(table: AnyTable) -> dict[Token, Pose]:
    """What can be seen, and where it is."""
    return {token: token.shown() for token in table.stage.tokens if is_seen(token)}


def is_seen(token: Token) -> bool:
    return token.visible and token.pose.alpha > SEEN


def jump(actor: Actor, before: Pose) -> float:
    """How far a token was put elsewhere in the last step, without what it moved."""
    if actor.token.shown() == before:
        return 0.0  # as in a freeze, in which no step begins
    return dist((before.x, before.y), (actor.before.x, actor.before.y))
