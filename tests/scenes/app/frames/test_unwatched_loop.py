"""A loop that nobody watches goes on without drawing."""

from __future__ import annotations

import pygame

from scenes.core.scene import SceneStack
from tests.scenes.app.frames.loop_harness import FakeScene, LoopHarness


def test_what_nobody_watches_is_drawn_once_and_goes_on() -> None:
    panel = FakeScene(always_moving=True)
    harness = LoopHarness(SceneStack([panel]), watched=False)
    harness.frames(10)
    assert (panel.calls.count("draw"), panel.steps()) == (1, 2 * 9)
    harness.screen.pixels = pygame.Surface((32, 18))
    harness.frames(1)
    assert panel.calls.count("draw") == 2
