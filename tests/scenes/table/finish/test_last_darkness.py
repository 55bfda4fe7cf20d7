"""From what decides a match it stays dark until the winner, who leaps out of a piece, is large."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import Script, advance
from scenes.table.finish.finish import NEAR, Finish
from scenes.table.game_table import AnyTable
from scenes.ui.podium_look import look_of_podium
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import running_app

BOTS = (BotPlayer("judge"),) * 3
ENDING = Ending([ResultRow(1, Seat(1), 1)], "Why.")


@pytest.fixture
def table() -> Iterator[AnyTable]:
    with running_app((320, 180)) as app:
        opened = app.open_table(*BOTS)
        app.run_until(lambda: opened.awaiting_choice)
        yield opened


def piece(table: AnyTable, x: float) -> Token:
    token = Token(Paper(90, 90), Pose(x, 400), 200.0)
    table.stage.add(token)
    return token


def moments(table: AnyTable, script: Script) -> Iterator[None]:
    while advance(script):
        table.stage.tick()
        yield


def test_while_it_stays_dark_it_gets_no_lighter_and_only_the_last_are_lit(table: AnyTable) -> None:
    light, first, second = table.climaxes.spotlight, piece(table, 500), piece(table, 900)
    light.stays_dark, levels = True, [0.0]
    for told in (table.climaxes.climax("Croak!", first), table.climaxes.suspense(second)):
        levels += [light._darkness.level for _ in moments(table, told)]
    assert levels == sorted(levels)
    assert light.is_dark
    assert [first.lit, second.lit] == [False, True]
    light.end_match()
    assert not light.is_dark
    assert not second.lit


def test_a_winner_leaps_out_of_its_piece_which_is_gone_meanwhile(table: AnyTable) -> None:
    won, worn = piece(table, 500), piece(table, 500)
    table.climaxes.leap_out_of(Seat(1), won, worn)
    finish = Finish(table.climaxes, table.stage, ENDING, look_of_podium("quibbit"))
    (winner,) = finish._winners
    start, (place,) = winner.pose, finish._places
    assert (start.x - 500) / (place.x - 500) == pytest.approx(NEAR)
    assert (start.y - 400) / (place.y - 400) == pytest.approx(NEAR)
    gone = [winner.stage is not None for _ in moments(table, finish.show()) if not won.visible]
    assert gone
    assert all(gone)
    assert won.visible
    assert worn.visible


def test_a_winner_is_seen_in_full_on_its_way(table: AnyTable) -> None:
    table.climaxes.leap_out_of(Seat(1), piece(table, 1700))
    finish = Finish(table.climaxes, table.stage, ENDING, look_of_podium("quibbit"))
    (winner,) = finish._winners
    high = table.stage.renderer.size(winner.picture)[1]
    tops = [
        winner.pose.y - winner.anchor[1] * high * winner.pose.sy
        for _ in moments(table, finish.show())
        if winner.pose.sx < 0.9
    ]
    assert tops
    assert min(tops) >= 0.0
