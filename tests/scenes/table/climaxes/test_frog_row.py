"""Large frogs of all seats in a row, of whom those who have won leap into the finish."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.table.climaxes.frog_group import (
    CROUCHES,
    CROUCHING,
    FELT,
    HOPPING,
)
from scenes.table.climaxes.frog_row import FrogRow
from scenes.table.finish.finish import Finish
from scenes.table.seats.seat_frog import Mood
from scenes.ui.podium_look import look_of_podium
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from tests.scenes.running_app import running_app

BOTS = (BotPlayer("judge"),) * 3
WINNER, LEFT, RIGHT = Seat(1), Seat(0), Seat(2)
ENDING = Ending([ResultRow(1, WINNER, 1)], "Why.")


def test_a_winner_hops_for_joy_and_crouches_before_it_leaps() -> None:
    with running_app((320, 180)) as app:
        table = app.open_table(*BOTS)
        row = FrogRow(table.stage, table.climaxes, 3, "seat-mat")
        for _ in row.come():
            table.stage.tick()
        frog, feet = row.frogs[WINNER], row.frogs[WINNER].pose.y
        row.cheer([WINNER])
        highest = feet
        for _ in range(steps_in(HOPPING + FELT)):
            table.stage.tick()
            highest = min(highest, frog.shown().y)
        assert highest < feet - 0.1 * row.wide
        row.hand_over()
        for _ in range(steps_in(CROUCHING) - 1):
            table.stage.tick()
        assert isinstance(frog.picture, Art)
        assert frog.picture.name == CROUCHES
        assert frog.shown().sy < 0.95


def test_those_who_have_not_won_sit_in_the_dark_until_rays_are_before_them() -> None:
    with running_app((320, 180)) as app:
        table = app.open_table(*BOTS)
        row = FrogRow(table.stage, table.climaxes, 3, "seat-mat", scenery=("kite",))
        for _ in row.come():
            table.stage.tick()
        row.cheer([WINNER])
        row.lament([LEFT, RIGHT], Mood.SAD)
        row.hand_over()
        others = [row.frogs[seat] for seat in (LEFT, RIGHT)]
        for _ in range(steps_in(CROUCHING)):
            table.stage.tick()
            assert all(frog.stage and frog.visible and not frog.lit for frog in others)
        finish = Finish(table.climaxes, table.stage, ENDING, look_of_podium("quivvit"))
        assert advance(finish.show())
        assert table.stage.has("winner")
        assert not row.frogs[WINNER].visible, "it leaps"
        assert not table.climaxes.spotlight.is_dark
        table.stage.tick()
        assert not any(frog.stage for frog in row.frogs)
