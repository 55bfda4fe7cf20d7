"""When frames are due, and how many fixed steps each of them makes."""

from __future__ import annotations

from scenes.app.frames.clocks import Clock
from sprites.motion.timestep import STEP

FRAME = 1 / 60
IDLE_FRAME = 1 / 30
IDLE_AFTER = 1.0  # seconds without a new picture or a press
MAX_STEPS = 12  # in a frame: a slow machine skips the others
LATE = 0.5  # frames by which a frame must miss its time to count as late
_ROUNDING = STEP * 1e-6


class FrameTimer:
    """Counts the steps that are due in each frame by *clock*, and waits for the next frame.

    If it *saves power*, there are half as many frames while nothing moves.
    """

    def __init__(self, clock: Clock, *, saves_power: bool = True) -> None:
        self._clock = clock
        self._saves_power = saves_power
        self.now = self._due = self._active = clock.now()
        self._time_left = 0.0  # for which no step was made yet
        self.late = 0
        """The number of frames that took too long, without those that laid out a scene."""

    @property
    def ahead(self) -> float:
        """How much of the next step has passed, from 0 to 1."""
        return min(max(self._time_left / STEP, 0.0), 1.0)

    def begin_frame(self) -> int:
        """Note the time; returns how many steps are due."""
        now = self._clock.now()
        self._time_left += max(0.0, now - self.now)  # a clock may be set back
        self.now = now
        steps = int((self._time_left + _ROUNDING) / STEP)
        self._time_left = self._time_left - steps * STEP if steps <= MAX_STEPS else 0.0
        return min(steps, MAX_STEPS)

    def forget_time_left(self) -> None:
        """Make no step for the time that has passed since the last one."""
        self._time_left = 0.0

    def note_activity(self) -> None:
        """Something moves or was pressed: there are as many frames as there can be."""
        self._active = self.now

    def wait(self, *, laid_out: bool) -> None:
        """Wait for the next frame, after one in which a scene was *laid out* or not."""
        idle = self._saves_power and self.now - self._active > IDLE_AFTER
        now, length = self._clock.now(), IDLE_FRAME if idle else FRAME
        due = self._due + length
        self.late += now > due + FRAME * LATE and not laid_out
        # never farther away than one frame, even if the clock was set back
        self._due = min(max(due, now), now + length)
        self._clock.sleep_until(self._due)
