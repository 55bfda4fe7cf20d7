"""What a large picture became is kept, not the picture beside it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.actor import Actor
from sprites.stage.token import Token

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(
    ("wide", "alpha", "kept"),
    [(1500.0, 0.5, False), (1500.0, 1.0, True), (300.0, 0.5, True)],
    ids=["large and faded", "large and opaque", "small and faded"],
)
def test_only_what_is_large_and_became_something_else_has_to_be_rendered_again(
    wide: float, alpha: float, kept: bool
) -> None:
    renderer = Renderer((1920, 1080))
    actor = Actor(Token(Paper(wide, 900, shadow=False), Pose(960, 540, alpha=alpha)), (0.0, 0))
    actor.refresh(renderer, 1.0)
    assert not actor.needs_rendering(renderer)
    for number in range(6):
        renderer.bitmaps.get(Paper(1600, 900 + number, shadow=False))
    assert actor.needs_rendering(renderer) is not kept
