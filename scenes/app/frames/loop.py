"""The main loop: input events, fixed steps, interpolated frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from scenes.app.frames.frame_timer import FrameTimer
from scenes.app.frames.scene_drawer import SceneDrawer
from scenes.core.scene import Scene, SceneStack
from seats.input.input_events import Closed, InputEvent, Point, Press, Resized

Poll: TypeAlias = Callable[[], Iterable[InputEvent]]


class Loop:
    """Runs the scenes of *stack* frame by frame: events, steps, drawing.

    *poll* returns new events. *recover* is given an unexpected error and returns the scene to go
    on with, or ``None`` to stop.
    """

    def __init__(
        self,
        stack: SceneStack,
        poll: Poll,
        timer: FrameTimer,
        drawer: SceneDrawer,
        recover: Callable[[Exception], Scene | None] = lambda _: None,
    ) -> None:
        self._stack = stack
        self._poll = poll
        self._timer = timer
        self._drawer = drawer
        self._recover = recover
        self._waiting: list[InputEvent] = []
        self._running = True

    @property
    def laid_out(self) -> bool:
        """Whether a scene was laid out in the last frame."""
        return self._drawer.laid_out

    @property
    def late(self) -> int:
        """The number of frames that took too long, without those that laid out a scene."""
        return self._timer.late

    @property
    def pictures(self) -> int:
        """The number of frames in which the picture has changed."""
        return self._drawer.pictures

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
            self._timer.wait(laid_out=self._drawer.laid_out)
        return self._running

    def _run_frame(self) -> None:
        steps = self._timer.begin_frame()
        # A scene that has yet to be laid out gets no events and no steps before it is seen.
        if self._stack.changed or self._handle_events():
            self._timer.forget_time_left()
        elif self._running:
            self._step(steps)
        drawn = self._running and self._stack.scenes
        if drawn and self._drawer.draw(self._timer.now, self._timer.ahead):
            self._timer.note_activity()

    def _handle_events(self) -> bool:
        """Pass on what was polled; returns whether a scene has to be laid out now."""
        events = [*self._waiting, *self._poll()]
        self._waiting = []
        if events:
            self._timer.note_activity()
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
                self._drawer.expose()
            case _:
                return self._stack.handle(event)
        return False

    def _step(self, steps: int) -> None:
        for _ in range(steps):
            if self._stack.step():
                self._timer.forget_time_left()
                return

    def _recover_from(self, error: Exception) -> None:
        self._timer.forget_time_left()
        self._waiting = []
        scene = self._recover(error)
        if scene is None:
            self.stop()
            return
        self._stack.reset(scene)
