"""How direct points of equals are counted at the end, and what leaves the jars then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.mosquito import Board, Options
from scenes.games.mosquito.events.deals.counted_seat import BRIGHT, CLEAN
from scenes.games.mosquito.events.deals.score_count import FREE, FREED, MEETS, STAR, ScoreCount
from scenes.games.mosquito.events.turns.catch import number
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.seats.seat_frog import Mood
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ONE = Options(columns=4, deals="one")


@pytest.fixture
def table() -> Iterator[MosquitoTable]:
    with running_app(TINY) as app:
        new = new_table(app, *[BotPlayer("easy")] * 3, options=ONE, turns=4)
        yield open_and_wait(app, new)


def test_direct_points_of_equals_are_counted_one_at_a_time_in_the_light(
    table: MosquitoTable,
) -> None:
    board = Board((), 1, Seat(0), (), (), (), (2, 2, 1), (2, 1, 0), (0, 0, 0), 0)
    count, seen = ScoreCount(table.tokens), dict[tuple[int, ...], set[tuple[bool, ...]]]()
    size = CLEAN * count._lake.group.wide
    numbers = {number(str(points), size): points for points in range(3)}
    for _ in count.show(board):
        table.stage.tick()
        equal = count._counted[:2]
        shown = tuple(numbers[one.clean[-1].picture] for one in equal)
        lit = tuple(one.light.pose.alpha == BRIGHT for one in equal)
        seen.setdefault(shown, set()).add(lit)
    seen.pop((), None)
    assert [*seen] == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert seen[1, 0] == seen[2, 1] == {(True, False)}, "light is on whose point it is"
    assert seen[1, 1] == {(False, True)}


def test_fireflies_leave_the_jars_of_those_alone_who_have_won(table: MosquitoTable) -> None:
    count, free = ScoreCount(table.tokens), Art("firefly-lit", FREE)
    for _ in count.show(replace(table.view.board, points=(3, 2, 3), clean=(1, 0, 1))):
        table.stage.tick()
    for _ in count.crown([Mood.CHEERING, Mood.SAD, Mood.CHEERING]):
        table.stage.tick()
    flies = [token for token in table.stage.tokens if token.picture == free]
    assert len(flies) == 2 * FREED


def test_the_lights_of_equals_meet_before_it_is_told_that_it_is_a_tie(
    table: MosquitoTable,
) -> None:
    board = Board((), 1, Seat(0), (), (), (), (2, 2, 1), (1, 1, 0), (0, 0, 0), 0)
    count, light = ScoreCount(table.tokens), Art("firefly-lit", MEETS)
    star = Art(table.stage.material.climax.impact, STAR)
    middle, places, told = table.stage.renderer.width / 2, list[list[float]](), list[bool]()
    for _ in count.show(board):
        table.stage.tick()
        lights = [token for token in table.stage.tokens if token.picture == light]
        places.append([token.pose.x for token in lights if token.visible])
        told.append(any(token.picture == star for token in table.stage.tokens))
    flying = [place for place in places if place]
    assert all(len(place) == 2 for place in flying)
    assert all(abs(x - middle) < 1 for x in flying[-1])
    assert not any(told[: places.index(flying[-1])])
    assert told[-1]
