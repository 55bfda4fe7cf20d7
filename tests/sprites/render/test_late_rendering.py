"""A picture that is not rendered yet appears late on the stage, and nothing else does."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.frame_budget import RENDER_SECONDS
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SIZE = (480, 270)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


class SlowClock:
    """A clock by which everything takes longer than there is time for in a frame."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        self._now += RENDER_SECONDS
        return self._now


@pytest.mark.parametrize(("now", "seen"), [(SlowClock(), [1, 2, 3]), (None, [3, 3, 3])])
def test_new_pictures_come_one_by_one_when_there_is_no_time(
    screen: pygame.Surface, now: SlowClock | None, seen: list[int]
) -> None:
    stage = Stage(Renderer(SIZE, now=now), theme.WATER)
    stage.draw(screen, 1.0)
    words = [Text(f"leaf {number}", 60) for number in range(3)]
    stage.add(*(Token(text, Pose(400, 200 + 200 * i)) for i, text in enumerate(words)))
    found = []
    for _ in seen:
        stage.tick()
        stage.draw(screen, 1.0)
        found.append(sum(stage.renderer.bitmaps.find(text) is not None for text in words))
    assert found == seen


def test_what_is_seen_is_rendered_before_what_is_prefetched(screen: pygame.Surface) -> None:
    stage = Stage(Renderer(SIZE, now=SlowClock()), theme.WATER)
    stage.draw(screen, 1.0)
    stage.renderer.prefetch(*(Text(f"page {number}", 60) for number in range(9)))
    words = Text("to be seen", 60)
    stage.add(Token(words, Pose(400, 200)))
    stage.tick()
    stage.draw(screen, 1.0)
    assert stage.renderer.bitmaps.find(words) is not None


def test_what_is_needed_next_is_rendered_while_the_moment_is_held(screen: pygame.Surface) -> None:
    stage = Stage(Renderer(SIZE), theme.WATER)
    stage.draw(screen, 1.0)
    stage.freeze()
    stage.draw(screen, 1.0)
    headline = Text("FROG HOME", 60)
    stage.renderer.prefetch(headline)
    assert stage.draw(screen, 1.0) == []
    assert stage.renderer.bitmaps.find(headline) is not None


def test_what_is_not_rendered_is_hidden_at_once_all_the_same(screen: pygame.Surface) -> None:
    stage = Stage(Renderer(SIZE, now=SlowClock()), theme.WATER)
    stage.draw(screen, 1.0)
    bare = screen.copy()
    card = Token(Paper(200, 200, theme.GOLD), Pose(960, 540))
    stage.add(card)
    stage.tick()
    stage.draw(screen, 1.0)
    stage.add(Token(Text("first"), Pose(200, 200, alpha=0.0)))
    card.picture, card.pose = Text("hidden", 96), Pose(960, 540, alpha=0.0)
    stage.tick()
    stage.draw(screen, 1.0)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(bare, "RGB")
    assert not stage.unrendered


def test_a_token_shows_its_last_picture_until_the_next_one_is_rendered(
    screen: pygame.Surface,
) -> None:
    stage = Stage(Renderer(SIZE, now=SlowClock()), theme.WATER)
    card = Token(Paper(200, 200, theme.GOLD), Pose(960, 540))
    stage.add(card)
    stage.draw(screen, 1.0)
    first, middle = screen.get_at((240, 135)), (240, 135)
    red, blue = Paper(200, 200, "#aa0000"), Paper(200, 200, "#0000aa")
    stage.add(Token(red, Pose(200, 200)), Token(blue, Pose(200, 800)))
    card.picture = Collage(200, 200, (Part(Text("8"), 100, 100),))
    seen = []
    for _ in range(4):
        stage.tick()
        stage.draw(screen, 1.0)
        seen.append(screen.get_at(middle) == first)
    assert seen[0]
    assert not seen[-1]
    assert not stage.unrendered
