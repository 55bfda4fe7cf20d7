"""The main loop: fixed steps, interpolated frames, and fewer frames while nothing moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

import pygame

from scenes.app.scene_change import SceneChange
from scenes.core.memory import collect_garbage
from scenes.core.scene import Scene, SceneStack
from seats.input.input_events import Closed, InputEvent, Point, Press, Resized
from sprites.motion.timestep import STEP

FRAME = 1 / 60
IDLE_FRAME = 1 / 30
IDLE_AFTER = 1.0  # seconds without a new picture or a press
MAX_STEPS = 12  # in a frame: a slow machine skips the others
LATE = 0.5  # frames by which a frame must miss its time to count as late
_ROUNDING = STEP * 1e-6

Poll: TypeAlias = Callable[[], Iterable[InputEvent]]


class Clock(Protocol):
    """Seconds that never run backwards."""

    def now(self) -> float:
        """The time, from an arbitrary start."""

    def sleep_until(self, moment: float) -> None:
        """Return at *moment*, at once if it has passed."""


class WallClock:
    """Real time."""

    def now(self) -> float:
        return time.perf_counter()

    def sleep_until(self, moment: float) -> None:
        left = moment - self.now()
        if left > 0:
            time.sleep(left)


class GameClock:
    """A clock that nobody waits for: to sleep sets it forward, by *least* seconds at least."""

    def __init__(self, now: float = 0.0, least: float = 0.0) -> None:
        self._now, self._least = now, least

    def now(self) -> float:
        return self._now

    def sleep_until(self, moment: float) -> None:
        self._now = max(self._now + self._least, moment)


class Display(Protocol):
    """A window, or something like it."""

    def surface(self) -> pygame.Surface:
        """The surface to draw on; another one after a resize."""

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        """Show the drawn *areas*, or everything."""


class Loop:
    """Runs the scenes of *stack* frame by frame: events, steps, drawing.

    *poll* returns new events. *resized* is called with a new size in pixels before any scene is
    laid out for it. *recover* is given an unexpected error and returns the scene to go on with,
    or ``None`` to stop. If *saves_power*, there are half as many frames while nothing moves.
    With *scene_change* one scene gives way to the next, else it is gone at once. Unless it is
    *watched*, a scene is drawn only when it was laid out.
    """

    def __init__(
        self,
        stack: SceneStack,
        poll: Poll,
        display: Display,
        clock: Clock,
        *,
        resized: Callable[[tuple[int, int]], object] = lambda _: None,
        recover: Callable[[Exception], Scene | None] = lambda _: None,
        saves_power: bool = True,
        scene_change: SceneChange | None = None,
        watched: bool = True,
    ) -> None:
        self._stack = stack
        self._poll = poll
        self._display = display
        self._clock = clock
        self._resized = resized
        self._recover = recover
        self._saves_power = saves_power
        self._scene_change = scene_change
        self._watched = watched
        self._shown = 0  # the id of the scene that was drawn last; 0 before the first
        self._size = display.surface().get_size()
        self._waiting: list[InputEvent] = []
        self._depth = 0  # of the stack when it was last laid out
        self._outdated = True  # the layout of all scenes
        self._exposed = False
        self._now = self._due = self._active = clock.now()
        self._time_left = 0.0  # for which no step was made yet
        self._running = True
        self.laid_out = False
        """Whether a scene was laid out in the last frame."""
        self.late = 0
        """The number of frames that took too long, without those that laid out a scene."""
        self.pictures = 0
        """The number of frames in which the picture has changed."""

    def run(self) -> None:
        """Run until the window is closed, ``stop`` is called or no scene is left."""
        while self.frame():
            pass

    def stop(self) -> None:
        """Let this frame be the last."""
        self._running = False

    def frame(self) -> bool:
        """Run one frame; returns whether there is another."""
        try:
            self._run_frame()
        except Exception as error:  # whatever it was, people must not see a dead screen
            self._recover_from(error)
        self._running = self._running and bool(self._stack.scenes)
        if self._running:
            self._wait()
        return self._running

    def _run_frame(self) -> None:
        steps = self._steps_due()
        # A scene that has yet to be laid out gets no events and no steps before it is seen.
        if self._stack.changed or self._handle_events():
            self._time_left = 0.0
        elif self._running:
            self._step(steps)
        if self._running and self._stack.scenes:
            self._draw()

    def _steps_due(self) -> int:
        now = self._clock.now()
        self._time_left += max(0.0, now - self._now)  # a clock may be set back
        self._now = now
        steps = int((self._time_left + _ROUNDING) / STEP)
        self._time_left = self._time_left - steps * STEP if steps <= MAX_STEPS else 0.0
        return min(steps, MAX_STEPS)

    def _handle_events(self) -> bool:
        """Pass on what was polled; returns whether a scene has to be laid out now."""
        events = [*self._waiting, *self._poll()]
        self._waiting = []
        if events:
            self._active = self._now
        for place, event in enumerate(events):
            top = id(self._stack.top)  # not the scene itself, which is to be freed when it closes
            if self._handle(event):
                # Presses are meant for the scene that was on top, news of devices for any scene.
                stays, rest = id(self._stack.top) == top, events[place + 1 :]
                self._waiting = [e for e in rest if stays or not isinstance(e, Press | Point)]
                return True
        return False

    def _handle(self, event: InputEvent) -> bool:
        match event:
            case Closed():
                self.stop()
            case Resized():
                self._exposed = True
            case _:
                return self._stack.handle(event)
        return False

    def _step(self, steps: int) -> None:
        for _ in range(steps):
            if self._stack.step():
                self._time_left = 0.0
                return

    def _draw(self) -> None:
        surface = self._display.surface()
        self._resize(surface.get_size())
        self.laid_out = self._stack.changed or self._outdated
        if self.laid_out:
            self._open_top_scene(surface)
        elif not self._watched:
            return
        areas = self._draw_top_scene(surface)
        if areas is None or areas:
            self._active = self._now
            self.pictures += 1
        if areas is None or self._exposed:
            self._display.present(None)
        elif areas:
            self._display.present(areas)
        self._exposed = False
        if self.laid_out:
            collect_garbage()

    def _open_top_scene(self, surface: pygame.Surface) -> None:
        """Lay the top scene out, and begin the change to it."""
        top = id(self._stack.top)
        is_new = self._shown not in (0, top) and not self._outdated
        change = self._scene_change if is_new else None
        old = surface.copy() if change else None
        self._lay_out(surface)
        self._shown = top
        if change and old:
            change.begin(old, surface, self._now, iris=self._stack.iris)

    def _draw_top_scene(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draw it; returns the areas drawn, or ``None`` for everything."""
        ahead = min(max(self._time_left / STEP, 0.0), 1.0)
        change = self._scene_change
        if change is None or change.canvas is None:
            areas = self._stack.scenes[-1].draw(surface, ahead)
            return None if self.laid_out else areas
        self._stack.scenes[-1].draw(change.canvas, ahead)
        change.show(surface, self._now)
        return None

    def _resize(self, size: tuple[int, int]) -> None:
        # Checked on every frame, so that no scene ever draws on a window of another size.
        if size != self._size:
            self._size = size
            self._outdated = True
            if self._scene_change:
                self._scene_change.end()
            self._resized(size)

    def _lay_out(self, surface: pygame.Surface) -> None:
        *covered, top = self._stack.visible()
        below = None
        if covered and len(self._stack.scenes) > self._depth and not self._outdated:
            below = surface.copy()  # the overlay was just pushed: what it covers is drawn already
        else:
            for scene in covered:
                scene.lay_out(below)
                scene.draw(surface, 0.0)
                below = surface.copy()
        self._depth = len(self._stack.scenes)
        self._stack.changed = self._outdated = False
        top.lay_out(below)

    def _recover_from(self, error: Exception) -> None:
        self._time_left = 0.0
        self._waiting = []
        scene = self._recover(error)
        if scene is None:
            self.stop()
            return
        self._stack.reset(scene)

    def _wait(self) -> None:
        idle = self._saves_power and self._now - self._active > IDLE_AFTER
        now, length = self._clock.now(), IDLE_FRAME if idle else FRAME
        due = self._due + length
        self.late += now > due + FRAME * LATE and not self.laid_out
        # never farther away than one frame, even if the clock was set back
        self._due = min(max(due, now), now + length)
        self._clock.sleep_until(self._due)
