"""What remains to be seen of a frog that was sent back, and of a hand once a match is won."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Advance, Frog, FrogSwept, Space, TurnPassed
from scenes.games.frogger.table import FroggerTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage
from sprites.stage.token import Token
from tests.scenes.games.frogger.tables import new_table, state_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table import checked_tables

ANN, BOB = Seat(0), Seat(1)
AT = Space(3)


@pytest.fixture
def table(app: RunningApp) -> FroggerTable:
    made = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(made)
    return made


def send_back(table: FroggerTable, frog: Frog) -> None:
    """Let whoever has the turn send *frog* back."""
    table.tokens.path.rest(frog, AT)
    list(table._animator.show(FrogSwept(frog, AT)))
    assert table.tokens.path.where[frog] == EXCUSE


def move(table: FroggerTable, seat: Seat) -> None:
    """Let *seat* make the least move that there is."""
    list(table._animator.show(TurnPassed(seat)))


def heads(mark: Token) -> list[Art]:
    """Whom a mark shows."""
    assert isinstance(mark.picture, Collage)
    arts = [part.picture for part in mark.picture.pieces if isinstance(part.picture, Art)]
    return [art for art in arts if art.name != "icon-back"]


def marked(table: FroggerTable) -> list[Seat]:
    """Whose frogs are marked as sent back."""
    marks = table.tokens.sent_back.marks
    return [Seat(seat) for seat, mark in enumerate(marks) if mark.visible]


def test_the_pond_shows_who_sent_a_frog_back_until_its_owner_moves(table: FroggerTable) -> None:
    assert not marked(table)
    table.tokens.cards.acting = BOB
    send_back(table, Frog(0))
    assert marked(table) == [ANN]
    (head,) = heads(table.tokens.sent_back.marks[ANN])
    assert head.palette == palette_of(BOB)
    move(table, BOB)
    assert marked(table) == [ANN], "another seat has moved"
    move(table, ANN)
    assert not marked(table)


def test_who_sends_back_an_own_frog_needs_no_mark(table: FroggerTable) -> None:
    table.tokens.cards.acting = BOB
    send_back(table, Frog(FROGS))
    assert not marked(table)


def test_a_bite_is_marked_and_stays_when_the_table_is_built_anew(table: FroggerTable) -> None:
    table.tokens.sent_back.note(BOB, None)
    table.stage.clear()
    table.build()
    assert marked(table) == [BOB]
    (head,) = heads(table.tokens.sent_back.marks[BOB])
    assert head.name == "croc-snap"


def test_taking_a_sweep_back_takes_its_mark_back_and_brings_ones_own_again(app: RunningApp) -> None:
    table, sweep = before_a_sweep(app)
    app.open(table)
    app.run_until(lambda: is_asked(table))
    table.tokens.sent_back.note(ANN, None)
    made = len(table.match.log)
    for _ in range(2):  # what was taken back can be done again
        table.pending.decide(ANN, sweep)
        app.run_until(lambda: len(table.match.log) > made and is_asked(table))
        assert marked(table) == [BOB]
        table.stage.clear()
        table.build()
        assert marked(table) == [BOB]
        tap(app, KeyButtons(), Intent.SECOND)
        app.run_until(lambda: len(table.match.log) == made and is_asked(table))
        assert marked(table) == [ANN]


def is_asked(table: FroggerTable) -> bool:
    """Whether Ann is to choose."""
    return table.awaiting_choice and ANN in table.pending.missing


def before_a_sweep(app: RunningApp) -> tuple[FroggerTable, Advance]:
    """A table at which Ann may send a frog of Bob back, and by which choice."""
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), seed=12, turns=8)
    state = state_of(table)
    for action in state.legal(ANN):
        if isinstance(action, Advance):
            _, events = state.apply({ANN: action}, Random(1))
            if any(isinstance(one, FrogSwept) and one.frog >= FROGS for one in events):
                return table, action
    raise AssertionError("there is no sweep")


def test_who_has_won_is_not_told_how_to_get_cards(table: FroggerTable) -> None:
    table.tokens.cards.acting = ANN
    table.tokens.cards.hands[ANN].clear()
    trail, goal = table.tokens.path, table.tokens.meter.goal
    for frog in range(goal):
        trail.rest(Frog(frog), trail.path.home if frog else AT)
    told = table.tokens.tray._empty
    table._animator.show_turn()
    assert told.visible
    trail.rest(Frog(0), trail.path.home)
    table._animator.show_turn()
    assert not told.visible
