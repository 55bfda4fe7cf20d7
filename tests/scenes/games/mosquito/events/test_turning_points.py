"""Turning points are told large: a new lead, half of the pads taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.mosquito import Board, Card, Options
from scenes.core.script import advance
from scenes.games.mosquito.components.jar import counted_jar
from scenes.games.mosquito.events.backdrop.backdrop_row import NAME, BackdropRow
from scenes.games.mosquito.events.backdrop.half_time import CHEERS, GLARES
from scenes.games.mosquito.events.deals.counted_seat import JAR
from scenes.games.mosquito.events.deals.deal_end import DealEnd
from scenes.games.mosquito.events.turns.turning_points import TurningPoints, in_front
from scenes.games.mosquito.table import MosquitoTable
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art, Collage, Picture
from sprites.stage.token import Token
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
    turning = TurningPoints(table.tokens, first)
    return [any(True for _ in turning.tell(board)) for board in others]


def test_only_whoever_passes_another_one_takes_the_lead(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
    board = replace(table.view.board, layout=())
    boards = [replace(board, points=points) for points in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2))]
    assert headlines(table, *boards) == [False] * 4
    assert headlines(table, *boards, replace(board, points=(2, 3)))[-1]


def test_nobody_takes_the_lead_by_direct_points_while_points_are_equal(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
    board = replace(table.view.board, layout=(), clean=(0, 0))
    scores = ((1, 0), (0, 0)), ((1, 1), (0, 1)), ((2, 2), (0, 2)), ((2, 3), (0, 3))
    boards = [replace(board, points=points, clean=clean) for points, clean in scores]
    assert headlines(table, *boards) == [False, False, True]


def test_when_half_of_the_pads_are_taken_it_is_told_who_leads(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
    for points in ((6, 4), (5, 5)):
        board = replace(table.view.board, points=points, layout=HALF)
        assert headlines(table, board, board) == [True]
        assert headlines(table, board, replace(board, layout=HALF[1:])) == [False]
        in_lesson = TurningPoints(table.tokens, board, tells_half=False)
        assert not any(True for _ in in_lesson.tell(board)), "of which a lesson has not told"
    end = DealEnd(table.tokens)
    for points, sure in (((7, 9), Seat(1)), ((8, 9), None), ((9, 9), None)):
        assert end._decided(replace(board, points=points)) == sure, "with one pad left"


def test_at_half_time_the_result_is_told_once_all_is_counted(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, options=ONE, turns=4))
    board = replace(table.view.board, points=(3, 4, 3), clean=(0, 0, 0), layout=HALF)
    script, cheers = TurningPoints(table.tokens, board).tell(board), list[bool]()
    told = list[Token]()
    while advance(script):
        table.stage.tick()
        words = [t for t in table.stage.tokens if t.name == "headline" and t.visible]
        if words and words != told:
            told = words
            arts = [t.picture for t in table.stage.tokens if isinstance(t.picture, Art)]
            cheers.append(any(CHEERS in art.name for art in arts))
    assert cheers == [False, True]


def test_nobody_is_in_front_of_equals_or_without_a_point(app: RunningApp) -> None:
    board = replace(new_table(app, *[BotPlayer("easy")] * 3).view.board, points=(0, 0, 0))
    assert in_front(board) is None
    assert in_front(replace(board, points=(2, 2, 1))) is None
    assert in_front(replace(board, points=(2, 2, 1), clean=(1, 1, 1)), direct=True) is None
    assert in_front(replace(board, points=(2, 2, 1), clean=(0, 1, 1)), direct=True) == Seat(1)
    assert in_front(replace(board, points=(2, 2, 3))) == Seat(2)


@pytest.mark.parametrize(
    ("points", "faces"),
    [
        ((3, 4, 3), [GLARES, CHEERS, GLARES]),
        ((5, 3, 2), [CHEERS, GLARES, GLARES]),
        ((4, 4, 2), [GLARES, GLARES, GLARES]),
    ],
)
def test_at_half_time_all_show_their_points_and_only_who_leads_cheers(
    app: RunningApp, points: Sequence[int], faces: Sequence[str]
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, options=ONE, turns=4))
    board = replace(table.view.board, points=tuple(points), clean=(0, 0, 0), layout=HALF)
    script = TurningPoints(table.tokens, board).tell(board)
    jars, shown = list[Picture](), list[str]()
    while advance(script):
        table.stage.tick()
        large = [token.picture for token in table.stage.tokens if token.name == NAME]
        jars = [one for one in large if isinstance(one, Collage)] or jars
        shown = [one.name for one in large if isinstance(one, Art)] or shown
    wide = JAR * BackdropRow(table.tokens).wide
    assert jars == [counted_jar(count, wide) for count in points]
    assert [name.replace("triumph", "cheer") for name in shown[:3]] == faces
