"""A thrown die comes to rest where and how it is wanted; sand runs out exactly on time."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from sprites.motion.die_throw import throw
from sprites.motion.hourglass import HEIGHT, WIDTH
from sprites.motion.octahedron import COLOURS, Rotation, combined, facets, inverse, resting
from sprites.motion.sand import GRAINS, Sand
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box

TRAY = Box(100, 400, 260, 200)
MIDDLE = TRAY.centre
RADIUS = 48.0
THROWS = [(colour, seed) for colour in COLOURS for seed in range(5)]


def apart(one: Rotation, other: Rotation) -> float:
    """How different two rotations are."""
    back = combined(one, inverse(other))
    return 3.0 - sum(back[i][i] for i in range(3))


@pytest.mark.parametrize(("colour", "seed"), THROWS)
def test_a_throw_ends_in_the_middle_with_the_wanted_colour_on_top(colour: str, seed: int) -> None:
    last = throw(TRAY, RADIUS, (1500.0, 200.0), colour, seed).states[-1]
    assert (last.x, last.y, last.height) == pytest.approx((*MIDDLE, 0.0))
    assert apart(last.rotation, resting(colour)) < 1e-6
    assert facets(last.rotation)[-1].colour == colour


@pytest.mark.parametrize(("colour", "seed"), THROWS)
def test_a_die_never_moves_or_rotates_far_in_one_step(colour: str, seed: int) -> None:
    thrown = throw(TRAY, RADIUS, (1500.0, 200.0), colour, seed)
    for one, other in pairwise(thrown.states):
        assert hypot(one.x - other.x, one.y - other.y) < 120
        assert apart(one.rotation, other.rotation) < 4.0
    assert thrown.hits
    angles = [apart(state.rotation, thrown.states[-1].rotation) for state in thrown.states]
    assert max(angles) > 3.0, "it has not tumbled"


def test_it_shows_four_faces_at_rest_and_each_colour_twice_in_all() -> None:
    for colour in COLOURS:
        assert len(facets(resting(colour))) == 4
        front, back = facets(resting(colour)), facets(inverse(((1, 0, 0), (0, 1, 0), (0, 0, 1))))
        assert {face.colour for face in front} == set(COLOURS)
        assert {face.colour for face in back} == set(COLOURS)


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
        sand.rush()
        for _ in range(400):
            sand.step()
        assert sand.above == 0
    assert all(0 < x < WIDTH and 8 < y < HEIGHT - 8 for x, y in sand.places())
