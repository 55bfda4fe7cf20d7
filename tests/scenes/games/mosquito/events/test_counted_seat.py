"""The jars of large frogs light them as points are counted."""

from __future__ import annotations

from itertools import pairwise

from rules.core import Seat
from rules.mosquito import Options
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.deals.counted_seat import CountedSeat
from scenes.games.mosquito.events.deals.score_count import ScoreCount
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ONE = Options(columns=4, deals="one")


def test_each_firefly_in_a_jar_lights_its_frog_a_step_more() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        seat = CountedSeat(ScoreCount(table.tokens)._lake.group, Seat(0), 0)
        jars, lights = [seat.jar.picture], [seat.light.pose.alpha]
        for points in range(1, 8):
            seat.count(points)
            jars.append(seat.jar.picture)
            lights.append(seat.light.pose.alpha)
        assert lights == sorted({*lights})
        assert all(one != other for one, other in pairwise(jars))
