"""Two people with one device each play their own seat with it, and one may use all the keys."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import Advance
from rules.quabble import Options
from scenes.core.settings.settings import Settings
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger import tables as frogger_tables
from tests.scenes.games.quabble import tables as quabble_tables
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = Seat(0), Seat(1)
CALM = Settings(reduced_motion=True)
TINY = (320, 180)


def steps(table: AnyTable, seat: Seat) -> StepChooser[object]:
    chooser = table.pending._open[seat][1]
    assert isinstance(chooser, StepChooser)
    return chooser


def until_asked(app: RunningApp, table: AnyTable, seat: Seat) -> None:
    app.run_until(lambda: table.awaiting_choice and seat in table.pending._open)


def until_turn(table: AnyTable, seat: Seat) -> None:
    """Choose for the others until *seat* has the turn."""
    while table.match.waiting_for != {seat}:
        (other,) = table.match.waiting_for
        table.match.choose(other, next(iter(table.match.state.legal(other))))


def having_advanced(app: RunningApp, table: AnyTable, seat: Seat) -> None:
    """*seat* has just advanced, may take that back, and is asked for its next action."""
    until_turn(table, seat)
    legal = table.match.state.legal(seat)
    table.match.choose(seat, next(action for action in legal if isinstance(action, Advance)))
    assert table.match.may_undo(seat)
    open_and_wait(app, table)
    until_asked(app, table, seat)


def test_the_second_of_two_at_one_device_looks_through_a_hand_of_its_own() -> None:
    with running_app(TINY, CALM) as app:
        occupants = Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("easy")
        table = quabble_tables.new_table(app, *occupants, options=Options(short_game=True))
        until_turn(table, BOB)
        open_and_wait(app, table)
        until_asked(app, table, BOB)
        keys = KeyButtons()
        tap(app, keys, Intent.CONFIRM)
        before = steps(table, BOB)._at
        tap(app, keys, Intent.LEFT)
        assert steps(table, BOB)._at != before


def test_the_second_of_two_at_one_device_takes_back_what_it_did() -> None:
    with running_app(TINY, CALM) as app:
        table = frogger_tables.new_table(app, Person(LEFT_KEYS), Person(LEFT_KEYS), seed=2)
        having_advanced(app, table, BOB)
        log = len(table.match.log)
        tap(app, KeyButtons(), Intent.SECOND)
        assert len(table.match.log) == log - 1


def test_what_a_stand_in_was_about_to_choose_is_forgotten_with_an_undo() -> None:
    with running_app(TINY, CALM) as app:
        table = frogger_tables.new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), seed=2)
        having_advanced(app, table, ANN)
        log = len(table.match.log)
        table.pending.answer(ANN, next(iter(table.match.state.legal(ANN))))
        tap(app, KeyButtons(), Intent.SECOND)
        app.frames(600)
        assert len(table.match.log) == log - 1
        assert table.pending.missing == (ANN,)


def test_a_lone_player_chooses_with_either_half_of_the_keyboard() -> None:
    with running_app(TINY, CALM) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        app.context.seating.one_keyboard = True
        app.run_until(lambda: ANN in table.pending.missing)
        log = len(table.match.log)
        app.run_until(
            lambda: len(table.match.log) > log,
            lambda: tap(app, KeyButtons(RIGHT_KEYS), Intent.CONFIRM),
        )
        assert isinstance(app.scene, TableScene)
