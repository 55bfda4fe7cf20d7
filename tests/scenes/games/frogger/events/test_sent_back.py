"""What remains to be seen of a frog that was sent back, and of a hand once a match is won."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Frog, FrogSwept, Space
from scenes.games.frogger.components.sent_back import _mark
from scenes.games.frogger.table import FroggerTable
from seats.occupants import BotPlayer
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
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


def test_the_pond_shows_who_sent_a_frog_back_until_its_owner_moves(table: FroggerTable) -> None:
    cards, (mark, other) = table.tokens.cards, table.tokens.sent_back.marks
    assert not mark.visible
    cards.acting = BOB
    send_back(table, Frog(0))
    assert mark.visible
    assert mark.picture == _mark(BOB)
    assert not other.visible
    table._animator._spend()
    assert mark.visible, "another seat has moved"
    cards.acting = ANN
    table._animator._spend()
    assert not mark.visible


def test_who_sends_back_an_own_frog_needs_no_mark(table: FroggerTable) -> None:
    table.tokens.cards.acting = BOB
    send_back(table, Frog(FROGS))
    assert not any(mark.visible for mark in table.tokens.sent_back.marks)


def test_a_bite_is_marked_and_stays_when_the_table_is_built_anew(table: FroggerTable) -> None:
    table.tokens.sent_back.note(BOB, None)
    table.stage.clear()
    table.build()
    ann, bob = table.tokens.sent_back.marks
    assert not ann.visible
    assert bob.visible
    assert bob.picture == _mark(None)


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
