"""The loop: fixed steps, interpolated frames, and as little work as the moment allows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

import pygame

from scenes.core.memory import collect_garbage
from scenes.core.scene import Scene, SceneStack
from seats.input_events import Closed, InputEvent, Point, Press, Resized
from sprites.motion.timestep import STEP

FRAME = 1 / 60
IDLE_FRAME = 1 / 30
IDLE_AFTER = 1.0  # seconds without a picture or a press
MAX_STEPS = 12  # a frame: what a slow machine cannot live, it skips
LATE = 0.5  # frames by which a frame must miss its time to count as late
_ROUNDING = STEP * 1e-6

Hear: TypeAlias = Callable[[], Iterable[InputEvent]]


class Clock(Protocol):
    """Seconds that never run backwards."""

    def now(self) -> float:
        """The time, from an arbitrary start."""

    def sleep_until(self, moment: float) -> None:
        """Come back at *moment*, at once if it has passed."""


class WallClock:
    """The time of the people in front of the screen."""

    def now(self) -> float:
        return time.perf_counter()

    def sleep_until(self, moment: float) -> None:
        left = moment - self.now()
        if left > 0:
            time.sleep(left)


class GameClock:
    """A clock without a wait: sleeping moves it on."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    def sleep_until(self, moment: float) -> None:
        self._now = max(self._now, moment)


class Display(Protocol):
    """Where the picture is painted and how it comes before the people's eyes."""

    def surface(self) -> pygame.Surface:
        """What to paint on; another one after a resize."""

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        """Show the painted *areas*, or everything."""


class Loop:
    """Lets the scenes of *stack* hear, live and draw, frame by frame.

    *resized* hears a new size in pixels before any scene is laid out for it. *rescue* is given
    an error that nobody foresaw and answers with the scene to go on with, or with ``None`` to
    give up. A *restful* loop halves its frame rate while nothing moves.
    """

    def __init__(
        self,
        stack: SceneStack,
        hear: Hear,
        screen: Display,
        clock: Clock,
        *,
        resized: Callable[[tuple[int, int]], object] = lambda _: None,
        rescue: Callable[[Exception], Scene | None] = lambda _: None,
        restful: bool = True,
    ) -> None:
        self._stack = stack
        self._hear = hear
        self._screen = screen
        self._clock = clock
        self._resized = resized
        self._rescue = rescue
        self._restful = restful
        self._size = screen.surface().get_size()
        self._waiting: list[InputEvent] = []
        self._depth = 0
        self._stale = True
        self._exposed = False
        self._last = self._due = self._busy = clock.now()
        self._owed = 0.0
        self._running = True
        self.opening = False
        """Whether a scene was laid out in the last frame."""
        self.late = 0
        """Frames that were not done in time, but for those in which a scene was laid out."""

    def run(self) -> None:
        """Go on until the window is closed, ``stop`` is called or no scene is left."""
        while self.frame():
            pass

    def stop(self) -> None:
        """Let this frame be the last; may be called from a signal."""
        self._running = False

    def frame(self) -> bool:
        """Live one frame; tell whether there is another."""
        try:
            self._live()
        except Exception as error:  # whatever it was, the people shall not see a dead screen
            self._recover(error)
        self._running = self._running and bool(self._stack.scenes)
        if self._running:
            self._rest()
        return self._running

    def _live(self) -> None:
        owed = self._steps_owed()
        # A scene that has yet to be laid out neither hears nor lives before it is seen.
        if self._stack.changed or self._listen():
            self._owed = 0.0
        elif self._running:
            self._step(owed)
        if self._running and self._stack.scenes:
            self._show()

    def _steps_owed(self) -> int:
        now = self._clock.now()
        self._owed += max(0.0, now - self._last)  # a clock may be set back
        self._last = now
        steps = int((self._owed + _ROUNDING) / STEP)
        self._owed = self._owed - steps * STEP if steps <= MAX_STEPS else 0.0
        return min(steps, MAX_STEPS)

    def _listen(self) -> bool:
        """Pass on what was said; tell whether a scene has to be laid out now."""
        event = [*self._waiting, *self._hear()]
        self._waiting = []
        if event:
            self._busy = self._last
        for place, word in enumerate(event):
            top = id(self._stack.top)  # no more: a scene that is left shall be gone at once
            if self._answer(word):
                # presses are meant for the scene that was on top, news of devices for anybody
                stays, rest = id(self._stack.top) == top, event[place + 1 :]
                self._waiting = [w for w in rest if stays or not isinstance(w, Press | Point)]
                return True
        return False

    def _answer(self, word: InputEvent) -> bool:
        match word:
            case Closed():
                self.stop()
            case Resized():
                self._exposed = True
            case _:
                return self._stack.handle(word)
        return False

    def _fit(self, size: tuple[int, int]) -> None:
        # Asked for on every frame, so that no scene ever paints on a window of another size.
        if size != self._size:
            self._size = size
            self._stale = True
            self._resized(size)

    def _step(self, steps: int) -> None:
        for _ in range(steps):
            if self._stack.step():
                self._owed = 0.0
                return

    def _show(self) -> None:
        screen = self._screen.surface()
        self._fit(screen.get_size())
        anew = self.opening = self._stack.changed or self._stale
        if anew:
            self._lay_out(screen)
        ahead = min(max(self._owed / STEP, 0.0), 1.0)
        areas = self._stack.scenes[-1].draw(screen, ahead)
        if areas or anew:
            self._busy = self._last
        if anew or self._exposed:
            self._screen.present(None)
        elif areas:
            self._screen.present(areas)
        self._exposed = False
        if anew:
            collect_garbage()

    def _lay_out(self, screen: pygame.Surface) -> None:
        *covered, top = self._stack.visible()
        below = None
        if covered and len(self._stack.scenes) > self._depth and not self._stale:
            below = screen.copy()  # the new one was just pushed: its ground is on screen already
        else:
            for scene in covered:
                scene.lay_out(below)
                scene.draw(screen, 0.0)
                below = screen.copy()
        self._depth = len(self._stack.scenes)
        self._stack.changed = self._stale = False
        top.lay_out(below)

    def _recover(self, error: Exception) -> None:
        self._owed = 0.0
        self._waiting = []
        scene = self._rescue(error)
        if scene is None:
            self.stop()
            return
        self._stack.reset(scene)

    def _rest(self) -> None:
        idle = self._restful and self._last - self._busy > IDLE_AFTER
        now, long = self._clock.now(), IDLE_FRAME if idle else FRAME
        due = self._due + long
        self.late += now > due + FRAME * LATE and not self.opening
        # never farther away than one frame, even if the clock was set back
        self._due = min(max(due, now), now + long)
        self._clock.sleep_until(self._due)
