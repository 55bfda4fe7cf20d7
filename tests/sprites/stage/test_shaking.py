"""A stage that is shaken or darkened: what it looks like, and that it takes little to draw it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from random import Random

import pygame
import pytest

from sprites.pictures.pictures import Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.darkness import DARKNESS_Z, Darkness
from sprites.stage.layer import Layer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.sprites.stage import SIZE
from tests.sprites.stage.drawn_stages import pixels, token

FRAMES_UNTIL_BAKED = 60


def bake(stage: Stage, screen: pygame.Surface) -> None:
    for _ in range(FRAMES_UNTIL_BAKED):
        stage.tick()
        stage.draw(screen, 1.0)


def test_a_shaken_stage_is_the_same_stage_out_of_its_place(
    stage: Stage, screen: pygame.Surface
) -> None:
    random = Random(4)
    for _ in range(12):
        shown = token(random)
        shown.steady = random.random() < 0.3
        stage.add(shown)
    bake(stage, screen)
    moved = stage.tokens[3]
    layer = stage._layer
    assert layer is not None
    stage.shake = (24.0, -16.0)
    for _ in range(4):
        stage.tick()
        moved.pose = moved.pose.at(moved.pose.x + 40, moved.pose.y)
        stage.draw(screen, 1.0)
        cached = pixels(screen)
        assert layer.patches
        layer.patches = [Layer(layer.background, left_out=layer.patches[0].left_out)]
        stage.draw(screen, 1.0)
        assert pixels(screen) == cached
        layer.patches = None
        stage.draw(screen, 1.0)
        assert pixels(screen) == cached


def test_words_are_shaken_with_the_board_under_them(stage: Stage, screen: pygame.Surface) -> None:
    stage.add(Token(Paper(300, 120), Pose(960, 540)), Token(Text("Sunny", 60), Pose(960, 540)))
    bake(stage, screen)
    area = pygame.Rect(200, 110, 80, 50)
    before = pygame.image.tobytes(screen.subsurface(area), "RGB")
    stage.shake = (24.0, -16.0)
    stage.draw(screen, 1.0)
    shaken = area.move(round(24 * stage.renderer.unit), round(-16 * stage.renderer.unit))
    assert pygame.image.tobytes(screen.subsurface(shaken), "RGB") == before


def test_no_surface_as_large_as_the_screen_is_made_while_things_move(
    stage: Stage, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Token(Text("a frog leaps", 72), Pose(960, 540), steady=True)
    stage.add(words)
    darkness = Darkness(stage.renderer)
    darkness.order = stage.add_effect(darkness, DARKNESS_Z)
    bake(stage, screen)
    made = list[int]()

    class Recorded(pygame.Surface):
        def __init__(self, size: tuple[int, int], *more: int) -> None:
            super().__init__(size, *more)
            made.append(size[0] * size[1])

    monkeypatch.setattr(pygame, "Surface", Recorded)
    stage.shake = (24.0, -16.0)
    for darkness.level in (0.5, 1.0):
        stage.tick()
        stage.draw(screen, 1.0)
    assert made
    assert max(made) < SIZE[0] * SIZE[1] / 3


def test_what_is_dark_is_dimmed_and_what_is_lit_is_not(
    stage: Stage, screen: pygame.Surface
) -> None:
    red, lit = (Token(Paper(90, 90, "#ff0000", 0, shadow=False), Pose(x, 500)) for x in (400, 1200))
    stage.add(red, lit)
    stage.draw(screen, 1.0)
    before = pixels(screen)
    darkness = Darkness(stage.renderer)
    darkness.order = stage.add_effect(darkness, DARKNESS_Z)
    darkness.level, lit.lit = 0.5, True
    stage.tick()
    stage.draw(screen, 1.0)
    assert screen.get_at((100, 125)).r < 200
    assert screen.get_at((300, 125))[:3] == (255, 0, 0)
    darkness.level, lit.lit = 0.0, False
    stage.tick()
    stage.draw(screen, 1.0)
    assert pixels(screen) == before


def test_darkness_covers_all_of_a_shaken_stage_wherever_it_lies(
    stage: Stage, screen: pygame.Surface
) -> None:
    dusk = Darkness(stage.renderer)
    dusk.order, dusk.level = stage.add_effect(dusk, 100.0), 0.5
    stage.tick()
    stage.draw(screen, 1.0)
    dark = screen.get_at((0, 0))
    stage.shake = (24.0, -16.0)
    stage.draw(screen, 1.0)
    width, height = screen.get_size()
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert screen.get_at(corner) == dark


def test_a_shaken_stage_that_is_frozen_is_not_drawn_but_renders_ahead(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.draw(screen, 1.0)
    stage.shake = (24.0, -16.0)
    stage.freeze()
    assert stage.draw(screen, 1.0)
    text = Text("soon", 40)
    stage.renderer.prefetch(text)
    assert stage.draw(screen, 1.0) == []
    assert stage.renderer.bitmaps.find(text)


def test_a_stage_that_was_shaken_is_drawn_in_its_place_again(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.draw(screen, 1.0)
    before = pygame.image.tobytes(screen, "RGB")
    stage.shake = (24.0, -16.0)
    stage.draw(screen, 1.0)
    stage.shake = (0.0, 0.0)
    assert not stage.idle
    stage.draw(screen, 1.0)
    assert pygame.image.tobytes(screen, "RGB") == before


def test_what_moves_while_all_is_shaken_is_not_drawn_once_more_for_every_frame(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.add(moved := Token(Paper(300, 120), Pose(960, 540)))
    bake(stage, screen)
    stage.shake = (24.0, -16.0)
    for _ in range(3):
        stage.tick()
        moved.pose = moved.pose.at(moved.pose.x + 40, moved.pose.y)
        stage.draw(screen, 1.0)
        assert not stage._compositor.pending
    stage.shake = (0.0, 0.0)
    stage.tick()
    assert stage.draw(screen, 1.0) == [screen.get_rect()]
    drawn = pixels(screen)
    stage.repaint()
    stage.draw(screen, 1.0)
    assert pixels(screen) == drawn
