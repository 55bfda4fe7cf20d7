"""The sand of a timer runs out exactly on time, and stays in its glass."""

from __future__ import annotations

import pytest

from sprites.motion.sand_timer.hourglass import HEIGHT, WIDTH
from sprites.motion.sand_timer.sand import GRAINS, Sand
from sprites.motion.timestep import STEP


@pytest.mark.parametrize("seconds", [15, 60])
def test_sand_runs_out_exactly_with_the_clock(seconds: int) -> None:
    sand = Sand()
    assert sand.above == GRAINS
    steps = round(seconds / STEP)
    for step in range(1, steps + 1):
        left = seconds - step * STEP
        sand.run(left, seconds)
        sand.step()
        due = GRAINS * max(0.0, left - 0.45) / (seconds - 0.45)
        assert due - 1 <= sand.above <= due + 1
    assert sand.above == 0
    below = [y for _, y in sand.places() if y > HEIGHT / 2]
    assert len(below) == GRAINS


def test_no_grain_leaks_and_the_glass_can_be_turned_at_any_time() -> None:
    sand = Sand(0.5)
    for turn in range(3):
        for step in range(200 + 70 * turn):
            sand.run(15 - step * STEP, 15)
            sand.step()
        sand.turn_over()
        assert sand.above == GRAINS
        sand.run_out()
        for _ in range(400):
            sand.step()
        assert sand.above == 0
    assert all(0 < x < WIDTH and 8 < y < HEIGHT - 8 for x, y in sand.places())


def test_all_sand_that_is_let_through_at_once_lies_below_and_then_above() -> None:
    sand = Sand()
    for steps in (5, 300, 1200, 60):
        for step in range(steps):
            sand.run(15 - step * STEP, 15)
            sand.step()
        sand.run_out()
        while sand.above:
            sand.step()
        for _ in range(40):
            sand.step()
        assert all(y > HEIGHT / 2 for _, y in sand.places())
        sand.turn_over()
        assert all(y < HEIGHT / 2 for _, y in sand.places())


@pytest.mark.parametrize("every", [2, 7, 10_000])
def test_grains_lie_alike_however_seldom_they_are_looked_at(every: int) -> None:
    watched, seldom = Sand(0.5), Sand(0.5)
    for step in range(900):
        for sand in (watched, seldom):
            if step == 300:
                sand.run_out()
            elif step == 500:
                sand.turn_over()
            elif step == 800:
                sand.empty()
            sand.run(15 - step * STEP, 15)
            sand.step()
        watched.places()
        if step % every == 0:
            seldom.places()
        assert (watched.above, watched.at_rest) == (seldom.above, seldom.at_rest)
    assert watched.places() == seldom.places()
