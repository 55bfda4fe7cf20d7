"""Who takes the lead is told large, and who leads when half of the pads are taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.mosquito import Board, Card, Options
from scenes.games.mosquito.events.turns.lead import Lead, in_front
from scenes.games.mosquito.table import MosquitoTable
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ONE = Options(columns=5, deals="one")
HALF = tuple((card, card) for card in list(Card)[:10])  # one of two cards placed at each number


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def headlines(table: MosquitoTable, *boards: Board) -> list[bool]:
    """Whether each of *boards* after the first one brings a headline."""
    first, *others = boards
    lead = Lead(table.tokens, first)
    return [any(True for _ in lead.tell(board)) for board in others]


def test_only_whoever_passes_another_one_takes_the_lead(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
    board = replace(table.view.board, layout=())
    boards = [replace(board, points=points) for points in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2))]
    assert headlines(table, *boards) == [False] * 4
    assert headlines(table, *boards, replace(board, points=(2, 3)))[-1]


def test_when_half_of_the_pads_are_taken_it_is_told_who_leads(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
    for points in ((6, 4), (5, 5)):
        board = replace(table.view.board, points=points, layout=HALF)
        assert headlines(table, board, board) == [True]
        assert headlines(table, board, replace(board, layout=HALF[1:])) == [False]


def test_nobody_is_in_front_of_equals_or_without_a_point(app: RunningApp) -> None:
    board = replace(new_table(app, *[BotPlayer("easy")] * 3).view.board, points=(0, 0, 0))
    assert in_front(board) is None
    assert in_front(replace(board, points=(2, 2, 1))) is None
    assert in_front(replace(board, points=(2, 2, 3))) == Seat(2)
