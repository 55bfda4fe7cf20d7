"""How winners of the five games come to the middle of the screen: each in its own way."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.table.finish.finish import Finish
from scenes.table.seats.seat_frog import FrogPlace
from scenes.ui.podium_look import look_of_podium
from scenes.ui.winning.entrance import DRAWINGS
from seats.occupants import BotPlayer
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from tests.scenes.running_app import running_app

BOTS = (BotPlayer("judge"),) * 3
WINNER = Seat(1)
NAMED_BY = 0.6  # seconds
ENDING = Ending([ResultRow(1, WINNER, 1)], "Why.")


@pytest.mark.parametrize("name", [*REGISTRATIONS])
@pytest.mark.parametrize("x", [300, 1600])
def test_a_winner_looks_where_it_goes_and_stands_upright_in_the_middle(name: str, x: int) -> None:
    with running_app((320, 180)) as app:
        table, look = app.open_table(*BOTS), look_of_podium(name)
        table.climaxes.starts = {WINNER: FrogPlace(x, 500, 200)}
        script, looks, middle = (
            Finish(table.climaxes, table.stage, ENDING, look).show(),
            list[tuple[str, bool]](),
            0.0,
        )
        while not table.stage.has("headline"):
            assert advance(script)
            table.stage.tick()
            for token in table.stage.tokens:
                if token.name == "winner" and isinstance(token.picture, Art):
                    looks.append((token.picture.name, token.picture.mirrored))
                    middle = token.pose.x
        assert looks[0] == (DRAWINGS[look.entrance], x > middle)
        assert looks[-1] == (look.act.before or look.act.pose, False)
        assert middle == table.stage.renderer.width / 2


@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_a_winner_that_was_large_begins_where_it_stood_and_soon_has_its_name(name: str) -> None:
    with running_app((320, 180)) as app:
        table, look = app.open_table(*BOTS), look_of_podium(name)
        table.climaxes.starts = {WINNER: FrogPlace(700, 600, 600)}
        script, steps = Finish(table.climaxes, table.stage, ENDING, look).show(), 0
        assert advance(script)
        (winner,) = (token for token in table.stage.tokens if token.name == "winner")
        wide, _ = app.context.renderer.size(winner.picture)
        assert (winner.pose.x, winner.pose.y) == (700, 600)
        assert wide * winner.pose.sx == pytest.approx(600)
        while not table.stage.has("headline"):
            assert advance(script)
            table.stage.tick()
            steps += 1
        assert steps * STEP < NAMED_BY


@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_all_at_a_finish_sit_on_something_of_the_game(name: str) -> None:
    with running_app((320, 180)) as app:
        table, look = app.open_table(*BOTS), look_of_podium(name)
        rows = [ResultRow(1, WINNER, 1), ResultRow(2, Seat(0), 0), ResultRow(3, Seat(2), 2)]
        finish = Finish(table.climaxes, table.stage, Ending(rows, "Why."), look)
        script = finish.show()
        while finish._losers.tokens[-1].stage is None:
            assert advance(script)
            table.stage.tick()
        seats = [token for token in table.stage.tokens if token.name == "seat"]
        assert len(seats) == len(rows)
        assert look.seat


def test_no_two_games_have_the_same_entrance() -> None:
    entrances = [look_of_podium(name).entrance for name in REGISTRATIONS]
    assert len({*entrances}) == len(entrances)
