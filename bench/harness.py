"""The real house and the real loop, in a time that only moves when the loop rests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

import pygame

from rules.match import Match
from rules.quibbit import QUIBBIT, Event, Options
from scenes.app.arguments import parse
from scenes.app.loop import GameClock, Loop
from scenes.app.services import Services
from scenes.app.window import Window, open_display
from scenes.core.scene import Scene, SceneStack
from scenes.core.script import Script
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.open_table import open_table
from seats.occupants import Occupant
from seats.sdl_hints import prepare_environment

SEED = 7
WARM_UP = 60  # frames


class CountingDisplay:
    """Counts how often the window is brought up to date."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.shown = 0

    def surface(self) -> pygame.Surface:
        return self._window.surface()

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        self.shown += 1
        self._window.present(areas)


class WatchedTable(QuibbitTable):
    """A table that tells which event it is showing."""

    showing: Event | None = None

    def show(self, event: Event) -> Script:
        self.showing = event
        yield from super().show(event)
        self.showing = None


class Harness:
    """A house with a window of *size* pixels; *still* asks for reduced motion."""

    def __init__(self, size: tuple[int, int], still: bool = False) -> None:
        prepare_environment()
        open_display(headless=False)
        pygame.font.init()
        clock = GameClock()
        household = Services(parse(["--size", f"{size[0]}x{size[1]}"]), clock)
        household.wake()
        self.context = household.context
        # Rendering is spread over frames, as it is for people.
        self.context.renderer.budget.now = perf_counter
        self.context.keep(replace(self.context.settings, reduced_motion=still))
        self.screen = CountingDisplay(household.window)
        self.stack = SceneStack()
        self._failed: Exception | None = None
        self._loop = Loop(
            self.stack,
            household.hear,
            self.screen,
            clock,
            resized=self.context.renderer.resize,
            rescue=self._fail,
        )

    def open(self, *scenes: Scene) -> None:
        """Show *scenes*, the last on top, and let everything come to rest."""
        self.stack.reset(*scenes)
        self.frames(WARM_UP)

    def frame(self) -> None:
        """Live a sixtieth of a second: hear, step, draw, present."""
        self._loop.frame()
        if self._failed:
            raise self._failed

    def frames(self, count: int) -> None:
        """Live *count* frames."""
        for _ in range(count):
            self.frame()

    def table(
        self, occupants: Sequence[Occupant], rounds: int = 0, seed: int = SEED
    ) -> WatchedTable:
        """A table of Quibbit at which *rounds* rounds have been played already."""
        open_table(self.context, QUIBBIT, Options(), occupants, seed)  # sits everybody down
        match = Match(QUIBBIT, Options(), len(occupants), seed)
        rng = Random(seed)
        for _ in range(len(occupants) + rounds if rounds else 0):
            for seat in sorted(match.waiting_for):
                match.choose(seat, rng.choice(list(match.state.legal(seat))))
        return WatchedTable(self.context, match)

    def _fail(self, error: Exception) -> None:
        self._failed = error
