"""What a seat is told to press does what its word says, in whole matches by keys."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.games.frogger.choosing.chooser import FroggerChooser
from scenes.table.choosing.chooser import Chooser
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import AnyTable
from seats.intents import DIRECTIONS, Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound
from tests.all_games import GAMES
from tests.scenes.any_game_players import Adviser
from tests.scenes.matches.short_options import SHORT
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, skip, tap
from tests.scenes.table.checked_tables import waiting_chooser

pytestmark = pytest.mark.usefixtures("with_quick_bots")

ME = Seat(0)
IN_ORDER = frozenset({Intent.TURN_LEFT, Intent.TURN_RIGHT})  # the same as directions, unless told
TRIED = 0.5  # of all presses: any control that is told, and not the one that leads on
PRESSES = 3000  # until a match counts as endless
STATE = ("_at", "steps_made", "_warned", "choice", "changes")
IN_HAND = ("place", "quarters")


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180)) as opened:
        opened.set(hints="never", reduced_motion=True)
        yield opened


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_each_control_that_is_told_does_what_its_word_says(
    app: RunningApp, game: AnyGame, seats: str
) -> None:
    count = min(game.seats) if seats == "fewest" else max(game.seats)
    bots = [BotPlayer("easy")] * (count - 1)
    table = app.open_table(Person(LEFT_KEYS), *bots, game=game, options=SHORT.get(game.name))
    keys, rng, player = KeyButtons(LEFT_KEYS), Random(1), Adviser(app, KeyButtons(LEFT_KEYS))
    tried = 0
    for _ in range(PRESSES):
        if not app.at(table):
            break
        chooser = waiting_chooser(app, table, ME)
        asked = player.ask()
        if chooser is None or asked is None:
            skip(app)
            app.skip()
            app.frames()
            continue
        if reads(table):
            tap(app, keys, Intent.CANCEL)
            continue
        told = told_intents(app, table) | told_on_button(chooser)
        assert told, table.top_bar.shown[0].words
        assert chooser.offers() - IN_ORDER - {*DIRECTIONS} <= told
        assert table.directions_look_round or not useless(chooser, told)
        tried += 1
        if rng.random() < TRIED:
            check(app, keys, chooser, told, rng)
        else:
            tap(app, keys, asked[0].next_press(asked[1]))
    assert not app.at(table), (len(table.match.log), tried)
    assert tried


def told_intents(app: RunningApp, table: AnyTable) -> frozenset[Intent]:
    """What the person is told to press."""
    controls = app.context.input_reader.controls(LEFT_KEYS)
    meanings = {controls.glyph(intent): intent for intent in reversed(Intent)}
    return frozenset(meanings[sign.glyph] for sign in table.panels[ME].controls)


def told_on_button(chooser: Chooser[Any]) -> frozenset[Intent]:
    """What is told on the button of Frogger that ends a turn, while it is pointed at."""
    if not isinstance(chooser, FroggerChooser) or chooser._at != chooser._end:
        return frozenset()
    return frozenset({Intent.CONFIRM} if chooser._tray.tells_key else ())


def useless(chooser: Chooser[Any], told: Collection[Intent]) -> Collection[Intent]:
    """The directions that lead from nowhere to anything else, though they are *told*."""
    if not isinstance(chooser, StepChooser):
        return ()
    targets = range(len(chooser._step.targets))
    return [
        intent
        for intent in DIRECTIONS
        if intent in told and all(chooser._neighbour(at, intent) == at for at in targets)
    ]


def check(
    app: RunningApp, keys: KeyButtons, chooser: Chooser[Any], told: Collection[Intent], rng: Random
) -> None:
    """Press one of the controls that are *told*, or each direction: it does something."""
    moves = [intent for intent in DIRECTIONS if intent in told]
    others = [[intent] for intent in Intent if intent in told and intent not in DIRECTIONS]
    pressed = rng.choice([*others, *([moves] if moves else [])])
    table = app.table
    before, log = state(table, chooser), len(table.match.log)
    app.played.clear()
    for intent in pressed:
        tap(app, keys, intent)
        if state(table, chooser) != before or not app.at(table):
            break
    changed = state(table, chooser) != before or len(table.match.log) != log
    assert changed, (pressed, before, told)
    assert Sound.REFUSE not in app.played or pressed == moves or chooser_warned(chooser)


def chooser_warned(chooser: Chooser[Any]) -> bool:
    """Whether it asks to be pressed once more."""
    return bool(getattr(chooser, "_warned", False))


def reads(table: AnyTable) -> bool:
    """Whether somebody who chooses looks round at Quabble: any choosing control goes back."""
    return getattr(getattr(table, "inspector", None), "device", None) is not None


def state(table: AnyTable, chooser: Chooser[Any]) -> tuple[object, ...]:
    """All that pressing can change: of the choice, and what is read meanwhile."""
    read = getattr(getattr(table, "inspector", None), "_sight", None)
    hand = getattr(chooser, "hand", None)
    in_hand = (getattr(hand, name, None) for name in IN_HAND)
    return read, *in_hand, *(getattr(chooser, name, None) for name in STATE)
