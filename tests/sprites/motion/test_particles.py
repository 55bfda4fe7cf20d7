"""Particles are drawn by the stage, end by themselves and never get too many."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator
from typing import get_args

import pygame
import pytest

from sprites.motion import particle_frames
from sprites.motion.particle_frames import ParticleKind
from sprites.motion.particles import ParticleEmitter
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SIZE = (480, 270)
KINDS: tuple[ParticleKind, ...] = get_args(ParticleKind)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@pytest.fixture
def stage(screen: pygame.Surface) -> Stage:
    stage = Stage(Renderer(SIZE), theme.WATER)
    stage.add(Token(Paper(300, 200), Pose(960, 540), 2))
    stage.draw(screen, 1.0)
    return stage


def advance(stage: Stage, emitter: ParticleEmitter, screen: pygame.Surface, steps: int) -> None:
    for _ in range(steps):
        stage.tick()
        emitter.step()
        stage.draw(screen, 1.0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("z", [1.0, 3.0])
def test_a_burst_is_seen_and_leaves_no_trace(
    stage: Stage, screen: pygame.Surface, kind: ParticleKind, z: float
) -> None:
    clean = pygame.image.tobytes(screen, "RGB")
    emitter = ParticleEmitter(stage, z)
    emitter.burst(kind, 820, 540, 10)
    advance(stage, emitter, screen, 30)
    assert pygame.image.tobytes(screen, "RGB") != clean
    advance(stage, emitter, screen, 480)
    assert pygame.image.tobytes(screen, "RGB") == clean
    assert stage.draw(screen, 1.0) == []


@pytest.mark.parametrize("before", [1, 30])
def test_a_burst_can_be_ended_early(stage: Stage, screen: pygame.Surface, before: int) -> None:
    emitter = ParticleEmitter(stage, 3.0)
    emitter.burst("large", 820, 540, 60)
    advance(stage, emitter, screen, before)
    count = emitter.count
    emitter.end_within(0.4)
    assert 0 < emitter.count <= count, "not all at once"
    advance(stage, emitter, screen, steps_in(0.45))
    assert not emitter.busy


def test_what_lies_higher_hides_a_burst(stage: Stage, screen: pygame.Surface) -> None:
    clean = pygame.image.tobytes(screen.subsurface((220, 120, 40, 30)), "RGB")
    for z, hidden in ((1.0, True), (3.0, False)):
        emitter = ParticleEmitter(stage, z)
        emitter.burst("confetti", 960, 540, 30)
        advance(stage, emitter, screen, 6)
        seen = pygame.image.tobytes(screen.subsurface((220, 120, 40, 30)), "RGB")
        assert (seen == clean) == hidden
        emitter.clear()


@pytest.mark.parametrize(("kind", "hidden"), [("ripple", True), ("sparkle", False)])
def test_a_ripple_lies_on_the_ground_under_what_stands_there(
    stage: Stage, screen: pygame.Surface, kind: ParticleKind, hidden: bool
) -> None:
    clean = pygame.image.tobytes(screen.subsurface((220, 120, 40, 30)), "RGB")
    emitter = ParticleEmitter(stage, 3.0, ground=1.0)
    emitter.burst(kind, 960, 540, 30)
    advance(stage, emitter, screen, 12)
    seen = pygame.image.tobytes(screen.subsurface((220, 120, 40, 30)), "RGB")
    assert (seen == clean) == hidden
    emitter.clear()


def test_a_crowd_is_limited(stage: Stage) -> None:
    emitter = ParticleEmitter(stage, limit=50)
    for _ in range(10):
        emitter.burst("drop", 500, 500, 20)
    assert emitter.count == 50


def test_with_reduced_motion_a_burst_is_one_particle_at_rest_or_none(stage: Stage) -> None:
    stage.renderer.reduced_motion = True
    emitter = ParticleEmitter(stage)
    emitter.burst("confetti", 500, 500, 40)
    assert emitter.count == 0
    emitter.burst("sparkle", 500, 500, 40)
    assert emitter.count == 1


def test_confetti_of_all_colours_is_drawn_once_thrown_or_falling(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()

    def recorded(svg: str, width: int, height: int) -> pygame.Surface:
        drawn.append(svg)
        return rasterise(svg, width, height)

    monkeypatch.setattr(particle_frames, "rasterise", recorded)
    emitter = ParticleEmitter(stage)
    emitter.burst("confetti", 500, 500, 10)
    emitter.burst("shower", 500, 500, 10)
    assert len(drawn) == 1
    assert len({particle.frames for particle in emitter._particles}) > 1


def test_pieces_of_confetti_differ_in_size_and_fly_apart_at_once(stage: Stage) -> None:
    emitter = ParticleEmitter(stage)
    emitter.burst("confetti", 960, 540, 12)
    for _ in range(steps_in(0.3)):
        emitter.step()
    places = [place for _, place, _ in emitter.drawings(1.0)]
    assert len({particle.frames[0][1] for particle in emitter._particles}) > 1
    wide = max(x for x, _ in places) - min(x for x, _ in places)
    assert wide > 240 * stage.renderer.unit


def test_a_moment_that_looks_like_the_one_before_need_not_be_drawn_again(stage: Stage) -> None:
    emitter = ParticleEmitter(stage)
    emitter.burst("splash", 300, 200)
    emitter.step()
    first = emitter.drawings(1.0)
    assert first
    emitter.step()
    assert emitter.drawings(1.0) is first
    for _ in range(steps_in(0.1)):
        emitter.step()
    assert emitter.drawings(1.0) != first
