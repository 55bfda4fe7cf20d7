"""The turtle in the middle of the pond tells the round, makes room for cards, and looks on."""

from __future__ import annotations

from scenes.games.quibbit.components.turtle import TURNED, Turtle
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.scenes.contexts import headless_context


def test_the_round_is_told_while_no_card_lies_in_the_middle() -> None:
    stage = Stage(headless_context().renderer, Art("pond-water", 2560))
    card = Token(Art("card-1", 100), Pose(0, 0), 5)
    mark = Turtle(stage, Box(400, 300, 600, 240), [card], 3)
    mark.step(None)
    assert mark._words.visible
    mark.step(None, headlined=True)
    assert not mark._words.visible
    mark.write(4)
    assert isinstance(mark._words.picture, Text)
    assert mark._words.picture.words == "Round 4"
    card.pose = Pose(700, 420)
    mark.step(None)
    assert not mark._words.visible


def test_it_turns_its_head_to_what_moves_as_far_as_it_can() -> None:
    stage = Stage(headless_context().renderer, Art("pond-water", 2560))
    turtle = Turtle(stage, Box(400, 300, 600, 240), [], 1)
    for moving, wanted in (((1400.0, 420.0), 0.0), ((0.0, 0.0), -TURNED), ((0.0, 900.0), TURNED)):
        for _ in range(200):
            turtle.step(moving)
        assert abs(turtle._head.pose.angle - wanted) < 4


def test_with_reduced_motion_it_keeps_still() -> None:
    renderer = headless_context().renderer
    renderer.reduced_motion = True
    stage = Stage(renderer, Art("pond-water", 2560))
    turtle = Turtle(stage, Box(400, 300, 600, 240), [], 1)
    before = turtle._head.pose
    turtle.step((0.0, 0.0))
    assert turtle._head.pose == before
