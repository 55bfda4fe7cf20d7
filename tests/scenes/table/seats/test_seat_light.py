"""Who has something to do sits in the light, and nobody in the shade."""

from __future__ import annotations

import pytest

from scenes.table.seats.seat_frog import FrogPlace, SeatFrog
from scenes.table.seats.seat_light import SeatLight
from sprites.pictures import theme
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token


@pytest.fixture
def stage() -> Stage:
    return Stage(Renderer((480, 270)), theme.WATER)


def drawing(stage: Stage, name: str) -> Token:
    found = [t for t in stage.tokens if isinstance(t.picture, Art) and t.picture.name == name]
    assert len(found) == 1
    return found[0]


def wait(stage: Stage) -> None:
    for _ in range(60):
        stage.tick()


def test_a_lit_seat_has_a_pool_of_light_until_its_turn_is_over(stage: Stage) -> None:
    light = SeatLight(stage, (300.0, 800.0), 180.0)
    pool, glow = drawing(stage, "seat-pool"), drawing(stage, "seat-light")
    assert (pool.visible, glow.pose.alpha) == (False, 0.0)
    light.shine(True)
    wait(stage)
    assert (pool.visible, glow.pose.alpha) == (True, 1.0)
    light.shine(False)
    wait(stage)
    assert (pool.visible, glow.pose.alpha) == (False, 0.0)


def test_no_shade_lies_over_the_colour_of_a_frog_that_waits(stage: Stage) -> None:
    frog = SeatFrog(stage, 0, FrogPlace(300.0, 800.0, 180.0))
    frog.lean_in(True)
    frog.lean_in(False)
    wait(stage)
    seen = (t for t in stage.tokens if t.visible and t.pose.alpha)
    assert {t.name for t in seen if t.z >= frog.body.z} == {"seat-frog"}


def test_the_pool_lies_around_a_small_frog_however_far_the_middle_is(stage: Stage) -> None:
    for wide in (60.0, 180.0):
        SeatLight(stage, (1415.0, 945.0), wide)
        pool = drawing(stage, "seat-pool")
        assert abs(pool.pose.x - 1415.0) <= 0.5 * wide
        stage.clear()
