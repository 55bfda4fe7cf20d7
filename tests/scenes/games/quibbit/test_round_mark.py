"""The middle of the pond tells the round, and makes room for cards."""

from __future__ import annotations

from scenes.games.quibbit.components.round_mark import RoundMark
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.scenes.contexts import headless_context


def test_the_round_is_told_while_no_card_lies_in_the_middle() -> None:
    stage = Stage(headless_context().renderer, Art("pond-water", 2560))
    card = Token(Art("card-1", 100), Pose(0, 0), 5)
    mark = RoundMark(stage, Box(400, 300, 600, 240), [card], 3)
    mark.step()
    assert mark._words.visible
    mark.write(4)
    assert isinstance(mark._words.picture, Text)
    assert mark._words.picture.words == "Round 4"
    card.pose = Pose(700, 420)
    mark.step()
    assert not mark._words.visible
