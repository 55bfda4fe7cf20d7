"""The sand timer of Quivvit: when it is turned over, no grain leaps from one bulb to the other."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from math import cos, radians

import pytest

from scenes.games.quivvit.components.timer import QuivvitTimer
from sounds.bank import SoundBank
from sprites.motion.sand_timer.hourglass import HEIGHT
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

SECONDS = 15
FARTHEST = 20.0  # units of its drawing that the sand as a whole may go in one step


@pytest.fixture
def timer() -> QuivvitTimer:
    stage = Stage(Renderer((480, 270)), theme.WATER)
    return QuivvitTimer(stage, SoundBank(silent=True), Box(0, 0, 200, 400), SECONDS)


def height(timer: QuivvitTimer) -> float:
    """How far below the middle of the glass the sand is, as the glass is turned."""
    places = timer._sand.places()
    middle = sum(y for _, y in places) / len(places) - HEIGHT / 2
    return middle * cos(radians(timer._cloud.angle))


def turn_over(timer: QuivvitTimer) -> float:
    """Turn it over; how far the sand leaps at most."""
    timer.fill()
    script, before, farthest = timer.turn_over(), height(timer), 0.0
    while next(script, script) is None:
        timer.step()
        farthest = max(farthest, abs(height(timer) - before))
        before = height(timer)
    return farthest


def test_the_sand_goes_up_with_the_glass_at_the_first_turn(timer: QuivvitTimer) -> None:
    timer.empty()
    assert height(timer) > 0
    assert turn_over(timer) < FARTHEST
    assert height(timer) < 0


@pytest.mark.parametrize("seconds", [0.1, 5, SECONDS])
def test_the_sand_that_is_left_falls_before_the_glass_is_turned(
    timer: QuivvitTimer, seconds: float
) -> None:
    turn_over(timer)
    for _ in range(round(seconds * 120)):
        timer.run()
        timer.step()
    assert turn_over(timer) < FARTHEST
    assert height(timer) < 0
    assert timer._sand.above > 0


def test_it_shakes_in_the_last_seconds_and_then_stands_upright(timer: QuivvitTimer) -> None:
    timer.fill()
    angles = [timer._cloud.angle for _ in timer._shake(10.0)]
    assert max(angles) > 1
    assert min(angles) < -1
    assert timer._cloud.angle == pytest.approx(0.0)
