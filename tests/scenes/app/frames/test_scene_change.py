"""One scene gives way to the next within a quarter of a second."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from scenes.app.frames.frame_timer import FRAME
from scenes.app.frames.scene_change import IRIS_SECONDS, SECONDS, SceneChange
from scenes.core.scene import Push, Relayout, Reset, SceneStack, Transition
from seats.input.input_events import Press
from seats.intents import Intent
from seats.pads.pad import Pad
from sprites.render.renderer import Renderer
from tests.scenes.app.frames.loop_harness import GREEN, RED, FakeScene, FakeScreen, LoopHarness

SIZE = (320, 180)
CONFIRM = Press(Seat(0), Intent.CONFIRM, Pad(3))
LEFT, RIGHT = (4, 90), (315, 90)


def opened(on_press: Transition, *, reduced_motion: bool = False) -> LoopHarness:
    """A red scene that was shown for a frame, and has just got a press."""
    renderer = Renderer(SIZE)
    renderer.reduced_motion = reduced_motion
    harness = LoopHarness(
        SceneStack([FakeScene(RED, on_press=on_press)]),
        screen=FakeScreen(pygame.Surface(SIZE)),
        scene_change=SceneChange(renderer),
    )
    harness.frames(1)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    return harness


def colours(harness: LoopHarness) -> tuple[pygame.Color, pygame.Color]:
    """What is seen at the left and at the right side."""
    return harness.screen.pixels.get_at(LEFT), harness.screen.pixels.get_at(RIGHT)


def test_the_old_picture_is_swept_off_from_the_left() -> None:
    harness = opened(Push(FakeScene(GREEN)))
    harness.frames(6)
    assert colours(harness) == (GREEN, RED)


def test_an_iris_closes_on_the_old_picture_until_all_is_new() -> None:
    harness = opened(Reset(FakeScene(GREEN), iris="gold"))
    harness.frames(round(IRIS_SECONDS / 2 / FRAME))
    assert colours(harness) == (GREEN, GREEN)
    assert harness.screen.pixels.get_at((160, 68)) == RED
    row = [harness.screen.pixels.get_at((x, 68)) for x in range(SIZE[0])]
    assert pygame.Color("gold") in row, "its rim"
    harness.frames(round(IRIS_SECONDS / FRAME))
    assert harness.screen.pixels.get_at((160, 68)) == GREEN


def test_only_what_asks_for_an_iris_gets_one() -> None:
    harness = opened(Reset(FakeScene(GREEN, on_press=Push(FakeScene(RED))), iris="gold"))
    harness.frames(round(2 * IRIS_SECONDS / FRAME))
    harness.waiting = [CONFIRM]
    harness.frames(6)
    assert colours(harness) == (RED, GREEN)


def test_the_first_frame_shows_an_answer_already() -> None:
    harness = opened(Push(FakeScene(GREEN)))
    assert harness.screen.pixels.get_at((10, 90)) != RED
    assert harness.screen.presented[-1] is None


def test_it_is_over_in_a_quarter_of_a_second() -> None:
    harness = opened(Push(FakeScene(GREEN)))
    harness.frames(round(0.25 / FRAME))
    assert SECONDS <= 0.25
    assert colours(harness) == (GREEN, GREEN)


def test_the_new_scene_gets_presses_and_steps_meanwhile() -> None:
    scene = FakeScene(GREEN)
    harness = opened(Push(scene))
    harness.waiting = [CONFIRM]
    harness.frames(2)
    assert scene.events == [CONFIRM]
    assert scene.steps()


@pytest.mark.parametrize("transition", [Relayout(), None])
def test_a_scene_that_stays_does_not_give_way_to_itself(transition: Transition) -> None:
    harness = opened(transition)
    harness.frames(3)
    assert colours(harness) == (RED, RED)
    assert harness.scene_change is not None
    assert harness.scene_change.canvas is None


def test_with_reduced_motion_the_new_scene_is_there_at_once() -> None:
    harness = opened(Push(FakeScene(GREEN)), reduced_motion=True)
    assert colours(harness) == (GREEN, GREEN)


def test_a_window_of_another_size_ends_the_change() -> None:
    harness = opened(Push(FakeScene(GREEN)))
    harness.screen.pixels = pygame.Surface((640, 360))
    harness.frames(2)
    assert harness.screen.pixels.get_at((600, 90)) == GREEN
    assert harness.errors == []
