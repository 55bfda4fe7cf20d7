"""The jars of large frogs light them as points are counted, and flicker while it is a tie."""

from __future__ import annotations

from itertools import pairwise

from rules.core import Seat
from rules.mosquito import Options
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.deals.counted_seat import CountedSeat, flicker
from scenes.games.mosquito.events.deals.score_count import ScoreCount
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ONE = Options(columns=4, deals="one")


def test_each_firefly_in_a_jar_lights_its_frog_a_step_more() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        seat = CountedSeat(ScoreCount(table.tokens)._frog_row, Seat(0), 0)
        jars, lights = [seat.jar.picture], [seat.light.pose.alpha]
        for points in range(1, 8):
            seat.count(points)
            jars.append(seat.jar.picture)
            lights.append(seat.light.pose.alpha)
        assert lights == sorted({*lights})
        assert all(one != other for one, other in pairwise(jars))


def test_the_jars_of_a_tie_flicker_against_each_other_and_shine_as_before() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        row = ScoreCount(table.tokens)._frog_row
        pair = [CountedSeat(row, Seat(seat), points=5) for seat in range(2)]
        usual, apart = pair[0].light.pose.alpha, list[float]()
        for _ in flicker(pair, 0.9):
            one, other = (seat.light.pose.alpha for seat in pair)
            assert max(one, other) <= usual
            apart.append(one - other)
        assert min(apart) < -0.1 < 0.1 < max(apart)
        assert [seat.light.pose.alpha for seat in pair] == [usual, usual]
