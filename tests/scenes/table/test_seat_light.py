"""Who has something to do sits in the light, the others in the shade meanwhile."""

from __future__ import annotations

import pytest

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


def test_a_shade_that_is_taken_back_at_once_does_not_stay(stage: Stage) -> None:
    light, shade = SeatLight(stage, (300.0, 800.0), 180.0), drawing(stage, "seat-shade")
    light.darken(True)
    wait(stage)
    assert shade.pose.alpha == 1.0
    light.darken(False)
    light.darken(True)
    light.darken(False)
    wait(stage)
    assert shade.pose.alpha == 0.0


def test_there_is_no_shade_in_high_contrast(stage: Stage) -> None:
    stage.renderer.high_contrast = True
    light, shade = SeatLight(stage, (300.0, 800.0), 180.0), drawing(stage, "seat-shade")
    light.darken(True)
    wait(stage)
    assert shade.pose.alpha == 0.0
