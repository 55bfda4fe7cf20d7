"""Motions end exactly on their goal, give way to newer ones, and are short when calm."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from itertools import pairwise

import pytest

from sprites.motion import ease
from sprites.motion.gestures import punch, shiver, wobble
from sprites.motion.motions import arc, fade, flip, follow, glide, hop, spring
from sprites.motion.timestep import STEP, Motion
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import NO_OFFSET, Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

BACK, FACE = Paper(100, 140, theme.CURTAIN), Paper(100, 140)
HERE, THERE = Pose(100, 100), Pose(500, 340, 15, 1.2, 0.8, alpha=0.5)

MOVES: dict[str, Callable[[Token], Motion]] = {
    "glide": lambda token: glide(token, THERE, 0.3),
    "glide back": lambda token: glide(token, THERE, 0.3, ease.out_back),
    "arc": lambda token: arc(token, THERE, 0.4, 120),
    "hop": lambda token: hop(token, THERE, 0.2, 90),
    "stiff spring": lambda token: spring(token, THERE),
    "loose spring": lambda token: spring(token, THERE, hz=4, damping=0.3),
    "follow": lambda token: follow(token, THERE),
}
GESTURES: dict[str, Callable[[Token], Motion]] = {
    "punch": punch,
    "wobble": wobble,
    "shiver": shiver,
    "flip": lambda token: flip(token, FACE, 0.3),
}


@pytest.fixture(params=[False, True], ids=["lively", "calm"])
def stage(request: pytest.FixtureRequest) -> Stage:
    return Stage(Renderer((480, 270), reduced_motion=request.param), theme.WATER)


@pytest.fixture
def token(stage: Stage) -> Token:
    token = Token(BACK, HERE)
    stage.add(token)
    return token


def run(stage: Stage, *motions: Motion) -> int:
    running, steps = list(motions), 0
    while running:
        stage.tick()
        running = [motion for motion in running if next(motion, motion) is None]
        steps += 1
        assert steps < 600
    return steps - 1


def settle(stage: Stage) -> None:
    for _ in range(120):
        stage.tick()


@pytest.mark.parametrize("name", MOVES)
def test_a_move_ends_exactly_on_its_goal(stage: Stage, token: Token, name: str) -> None:
    run(stage, MOVES[name](token))
    assert token.pose == THERE
    settle(stage)
    assert (token.pose, token.offset) == (THERE, NO_OFFSET)


@pytest.mark.parametrize("name", MOVES)
def test_a_move_to_where_it_is_ends_there(stage: Stage, token: Token, name: str) -> None:
    token.pose = THERE
    run(stage, MOVES[name](token))
    settle(stage)
    assert (token.pose, token.offset) == (THERE, NO_OFFSET)


@pytest.mark.parametrize("name", GESTURES)
def test_a_gesture_leaves_the_pose_alone(stage: Stage, token: Token, name: str) -> None:
    run(stage, GESTURES[name](token))
    assert (token.pose, token.offset) == (HERE, NO_OFFSET)


@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("move", MOVES)
def test_a_gesture_goes_along_with_a_move(
    stage: Stage, token: Token, move: str, gesture: str
) -> None:
    run(stage, MOVES[move](token), GESTURES[gesture](token))
    settle(stage)
    assert (token.pose, token.offset) == (THERE, NO_OFFSET)


@pytest.mark.parametrize(("way", "most"), [(900, 8.0), (-900, 8.0), (120, 2.0), (0, 0.0)])
def test_what_is_thrown_tilts_with_its_speed_and_lands_upright_with_a_squash(
    way: float, most: float
) -> None:
    stage = Stage(Renderer((480, 270)), theme.WATER)
    token = Token(BACK, Pose(1000, 500))
    stage.add(token)
    angles, motion = [], arc(token, Pose(1000 + way, 500), 0.36, 60)
    while next(motion, motion) is None:
        angles.append(token.pose.angle)
        assert token.offset == NO_OFFSET
    assert max(abs(angle) for angle in angles) == most
    assert all(angle * way >= 0 for angle in angles)
    assert angles[-1] == 0
    assert token.offset.sy < 0.96
    settle(stage)
    assert token.offset == NO_OFFSET


def test_a_flip_ends_a_little_wider_than_flat() -> None:
    stage = Stage(Renderer((480, 270)), theme.WATER)
    token = Token(BACK, HERE)
    stage.add(token)
    widths, motion = [], flip(token, FACE, 0.3)
    while next(motion, motion) is None:
        widths.append(token.offset.sx)
    assert 1.02 < max(widths) < 1.06
    assert widths.index(max(widths)) > 0.75 * len(widths)
    assert widths[-1] == 1


@pytest.mark.parametrize("seconds", [0.12, 0.16, 0.2])
def test_every_hop_of_a_chain_is_stretched_on_its_way_and_squashed_as_it_lands(
    seconds: float,
) -> None:
    stage = Stage(Renderer((480, 270)), theme.WATER)
    token = Token(BACK, Pose(0, 300))
    stage.add(token)
    heights: list[list[float]] = []

    def chain() -> Motion:
        for number in range(5):
            heights.append([])
            yield from hop(token, Pose(100.0 + 100 * number, 300), seconds, 60)
        heights.append([])
        for _ in range(30):
            yield

    motion = chain()
    stage.tick()
    while next(motion, motion) is None:
        heights[-1].append(token.offset.sy)
        stage.tick()
    assert all(max(hop) > 1.12 for hop in heights[:5])
    assert all(min(after[:3]) < 0.85 for after in heights[1:])
    assert token.offset == NO_OFFSET


@pytest.mark.parametrize("second", MOVES)
@pytest.mark.parametrize("first", MOVES)
def test_a_new_move_ends_the_old_one(stage: Stage, token: Token, first: str, second: str) -> None:
    old = MOVES[first](token)
    for _ in range(4):
        next(old, None)
    new = glide(token, HERE, 0.5) if second == "glide" else MOVES[second](token)
    next(new)
    assert next(old, "over") == "over"
    run(stage, new)
    settle(stage)
    assert token.offset == NO_OFFSET
    assert token.pose == (HERE if second == "glide" else THERE)


def test_an_old_flip_does_not_undo_a_new_one(stage: Stage, token: Token) -> None:
    third = Paper(100, 140, theme.GOLD)
    old = flip(token, FACE, 0.3)
    next(old)
    run(stage, flip(token, third, 0.3))
    old.close()
    assert token.picture == third


def test_a_flip_that_is_broken_off_still_shows_the_other_side(stage: Stage, token: Token) -> None:
    motion = flip(token, FACE, 0.3)
    next(motion)
    motion.close()
    assert (token.picture, token.offset) == (FACE, NO_OFFSET)


def test_fading_goes_along_with_a_move(stage: Stage, token: Token) -> None:
    goal = Pose(400, 100)
    run(stage, glide(token, goal, 0.3), fade(token, 0.0, 0.2))
    assert token.pose == Pose(400, 100, alpha=0.0)


def test_moves_take_the_time_they_are_given(token: Token) -> None:
    lively = Stage(Renderer((480, 270)), theme.WATER)
    for move in (glide(token, THERE, 0.25), arc(token, HERE, 0.25, 50), hop(token, THERE, 0.25, 9)):
        lively.add(token)
        assert run(lively, move) * STEP == pytest.approx(0.25, abs=1.5 * STEP)


@pytest.mark.parametrize("name", MOVES)
def test_with_reduced_motion_a_move_is_short_and_straight(name: str) -> None:
    stage = Stage(Renderer((480, 270), reduced_motion=True), theme.WATER)
    token = Token(BACK, HERE)
    stage.add(token)
    motion, steps = MOVES[name](token), 0
    while next(motion, motion) is None:
        steps += 1
        share = (token.pose.x - HERE.x) / (THERE.x - HERE.x)
        assert token.pose.y == pytest.approx(HERE.y + share * (THERE.y - HERE.y))
        assert token.offset == NO_OFFSET
    assert steps * STEP <= 0.15


@pytest.mark.parametrize("name", MOVES)
def test_moves_make_no_jumps(name: str) -> None:
    stage = Stage(Renderer((480, 270)), theme.WATER)
    token = Token(BACK, HERE)
    stage.add(token)
    spots = [token.pose]
    motion = MOVES[name](token)
    while next(motion, motion) is None:
        spots.append(token.pose)
    assert max(abs(b.x - a.x) for a, b in pairwise(spots)) < 100


def test_a_follower_catches_a_slot_that_moves(stage: Stage, token: Token) -> None:
    slot = [Pose(100, 100)]
    motion = follow(token, lambda: slot[0])
    for i in range(60):
        slot[0] = Pose(105.0 + 5 * i, 100.0)
        next(motion, None)
    run(stage, motion)
    assert token.pose == slot[0]


def test_after_a_tenth_of_a_second_a_follower_is_nearly_there() -> None:
    token = Token(BACK, Pose(0, 0))
    motion = follow(token, Pose(1000, 0))
    for _ in range(12):
        next(motion)
    assert token.pose.x == pytest.approx(950, abs=1)


@pytest.mark.parametrize(("hz", "damping", "over"), [(3, 1, 0), (4, 0.5, 0.163), (6, 0.6, 0.095)])
def test_springs_overshoot_as_they_are_tuned(hz: float, damping: float, over: float) -> None:
    token = Token(BACK, Pose(0, 0))
    motion, farthest = spring(token, Pose(1000, 0), hz, damping), 0.0
    while next(motion, motion) is None:
        farthest = max(farthest, token.pose.x)
    assert farthest / 1000 - 1 == pytest.approx(over, abs=0.01)


@pytest.mark.parametrize(
    "curve",
    [
        ease.linear,
        ease.out_cubic,
        ease.in_out_cubic,
        ease.in_out_sine,
        ease.out_back,
        ease.out_quad,
    ],
)
def test_eases_start_at_nothing_and_end_at_all(curve: ease.Ease) -> None:
    assert curve(0.0) == pytest.approx(0.0, abs=1e-9)
    assert curve(1.0) == pytest.approx(1.0)
    steps = [curve(i / 200) for i in range(201)]
    assert max(abs(b - a) for a, b in pairwise(steps)) < 0.1
