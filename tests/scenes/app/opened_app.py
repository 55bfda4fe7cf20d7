"""The whole program in the process of a test, on a clock that does not wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import patch

import pygame

from scenes.app import app as app_module
from scenes.app.app import App
from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import GameClock
from scenes.app.window import open_display
from scenes.core.scene import SceneStack
from seats.sdl_hints import prepare_environment
from tests.scenes.running_app import leave_garbage


@contextmanager
def app_with(*arguments: str, clock: GameClock | None = None) -> Iterator[App]:
    """The whole program behind a window nobody sees, on a clock that does not wait."""
    prepare_environment()
    open_display(headless=False)
    pygame.font.init()
    app = open_app(*arguments, clock=clock)
    try:
        yield app
    finally:
        app.close()
        pygame.quit()


def open_app(*arguments: str, clock: GameClock | None = None) -> App:
    """The whole program, which collects no garbage: most of it would belong to earlier tests."""
    stack = partial(SceneStack, on_reset=leave_garbage)
    with patch.object(app_module, "SceneStack", stack):
        return App(parse(arguments), tell=print, clock=clock or GameClock())


def run_frames(app: App, frames: int) -> bool:
    left = iter(range(frames))
    return app.run(lambda: next(left, None) is None)
