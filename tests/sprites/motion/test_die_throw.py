"""A thrown die comes to rest where and how it is wanted."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from sprites.motion.die.die_throw import throw
from sprites.motion.die.octahedron import COLOURS, Rotation, combined, facets, inverse, resting
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
