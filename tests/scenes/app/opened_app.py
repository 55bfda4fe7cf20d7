"""The whole program in the process of a test, on a clock that does not wait."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from scenes.app.app import App
from scenes.app.command_line.arguments import parse
from scenes.app.loop import GameClock
from scenes.app.window import open_display
from seats.sdl_hints import prepare_environment


@contextmanager
def app_with(*arguments: str, clock: GameClock | None = None) -> Iterator[App]:
    """The whole program behind a window nobody sees, on a clock that does not wait."""
    prepare_environment()
    open_display(headless=False)
    pygame.font.init()
    app = App(parse(arguments), tell=print, clock=clock or GameClock())
    app.stack.on_reset = gc.collect  # what else there is belongs to the tests
    try:
        yield app
    finally:
        app.close()
        pygame.quit()


def run_frames(app: App, frames: int) -> bool:
    left = iter(range(frames))
    return app.run(lambda: next(left, None) is None)
