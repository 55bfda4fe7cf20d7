"""It is marked whose turn comes next: who gets first to the pads that a turn leaves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import DealEnded, Reason, TurnBegan
from scenes.games.mosquito.table import MosquitoTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table import checked_tables


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def marked(table: MosquitoTable) -> list[Seat]:
    """The seats on whose tags the mark is."""
    table.step()
    size = table.stage.renderer.size
    for mark, panel in zip(table.next_seat.marks, table.panels, strict=True):
        for x in (mark.pose.x + 1, mark.pose.x + size(mark.picture)[0] - 1):
            assert panel.places.tag.contains(x, mark.pose.y)
    return [Seat(seat) for seat, mark in enumerate(table.next_seat.marks) if mark.visible]


def test_the_seat_whose_turn_comes_next_is_marked_while_a_person_chooses(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 3, turns=4)
    checked_tables.build(table)
    for seat in (3, 0, 1, 2):
        list(table.show(TurnBegan(Seat(seat))))
        assert marked(table) == [(seat + 1) % 4]


def test_no_turn_comes_before_the_first_deal_or_after_the_last(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("easy")] * 3)
    checked_tables.build(table)
    assert not marked(table)
    list(table.show(TurnBegan(Seat(1))))
    assert marked(table) == [2]
    list(table.show(DealEnded(1, Reason.ALL_PASSED)))
    assert not marked(table)


def test_of_two_seats_none_is_marked(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("easy")] * 2, turns=2)
    checked_tables.build(table)
    list(table.show(TurnBegan(Seat(0))))
    assert not marked(table)
