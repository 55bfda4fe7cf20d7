"""The real services and the real loop on a clock that moves only when the loop sleeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

import pygame

from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import GameClock
from scenes.app.frames.frame_timer import FrameTimer
from scenes.app.frames.loop import Loop
from scenes.app.frames.scene_drawer import SceneDrawer
from scenes.app.services.services import Services
from scenes.app.window import Window, open_display
from scenes.core.memory import limit_heap, resume_collection
from scenes.core.scene import Scene, SceneStack
from seats.sdl_hints import prepare_environment

WARM_UP = 60  # frames


class CountingDisplay:
    """Counts how often the window is updated."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.updates = 0

    def surface(self) -> pygame.Surface:
        return self._window.surface()

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        self.updates += 1
        self._window.present(areas)


class Harness:
    """Context, scene stack and loop with a window of *size* pixels."""

    def __init__(self, size: tuple[int, int], reduced_motion: bool = False) -> None:
        prepare_environment()
        open_display(headless=False)
        pygame.font.init()
        clock = GameClock()
        services = Services(parse(["--size", f"{size[0]}x{size[1]}"]), clock)
        services.start()
        limit_heap()  # as the program does once it has started
        resume_collection()
        self.context = services.context
        # Rendering is spread over frames, as it is for people.
        self.context.renderer.budget.now = perf_counter
        self.context.keep(replace(self.context.settings, reduced_motion=reduced_motion))
        self.screen = CountingDisplay(services.window)
        self.stack = SceneStack()
        self._error: Exception | None = None
        drawer = SceneDrawer(self.stack, self.screen, resized=self.context.renderer.resize)
        self._loop = Loop(self.stack, services.poll, FrameTimer(clock), drawer, self._note_error)

    def open(self, *scenes: Scene) -> None:
        """Show *scenes*, the last on top, and let everything come to rest."""
        self.stack.reset(*scenes)
        self.frames(WARM_UP)

    def frame(self) -> None:
        """Read input, advance a sixtieth of a second, draw and present."""
        self._loop.frame()
        if self._error:
            raise self._error

    def frames(self, count: int) -> None:
        """Run *count* frames."""
        for _ in range(count):
            self.frame()

    def _note_error(self, error: Exception) -> None:
        self._error = error
