"""The sand timer on the table: it is turned over, runs with the clock, and is heard at the end."""

from __future__ import annotations

from math import ceil, sin, tau

from scenes.core.script import Script
from scenes.games.quivvit.layout import captioned
from scenes.games.quivvit.material import MATERIAL
from scenes.ui.boards import board
from sounds.bank import Sound, SoundBank
from sprites.motion.ease import in_out_cubic
from sprites.motion.gestures import punch
from sprites.motion.sand_timer.sand import Sand
from sprites.motion.sand_timer.sand_sprite import SandSprite
from sprites.motion.timestep import STEP, steps_in
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

BACK_Z, SAND_Z, FRONT_Z = 50.0, 51.0, 52.0
LINE = 46.0  # of the seconds, at 100 %
SLIP, TAG = 1.5, 1.9  # the slip with the seconds: height in lines, width in heights
TURNING = 0.5  # seconds
LAST, URGENT = 10, 5  # seconds in which it is heard; in which it shakes, too
SHAKING, SHAKEN = 0.4, 3.0  # seconds; degrees, in the first of them: each shakes harder
SWELLS = 0.14  # how much larger their number is with each
PAD = 20.0  # of the slip, for the seconds on it


class QuivvitTimer:
    """Seconds of one turn as sand; ``left`` is exact, the grains follow it."""

    def __init__(self, stage: Stage, bank: SoundBank, box: Box, seconds: float) -> None:
        self._stage, self._bank = stage, bank
        self._still = stage.renderer.reduced_motion
        self.seconds, self.left = seconds, seconds
        line = LINE * stage.renderer.text_scale
        room, self._words_box = captioned(box, line, height_ratio("timer-front"))
        wide = min(room.w, room.h / height_ratio("timer-front"))
        glass = Box.around(*room.centre, wide, wide * height_ratio("timer-front"))
        self._sand, self._turning = Sand(), False
        self._cloud = SandSprite(stage, SAND_Z, glass, self._sand)
        self._back = Token(Art("timer-back", wide), Pose(*glass.centre), BACK_Z, "timer")
        self._front = Token(Art("timer-front", wide), Pose(*glass.centre), FRONT_Z, "timer")
        tag, below = self._words_box, Pose(*self._words_box.centre)
        high = min(tag.h, SLIP * line)
        self._wide, self._high = min(tag.w, TAG * high), high
        self._words = Token(Text(" "), below, FRONT_Z, "seconds")
        self._slip = Token(self._board(urgent=False), below, BACK_Z)
        stage.add(self._back, self._front, self._slip, self._words)
        self._write()

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return self.left <= 0.0

    def step(self) -> None:
        """Let the grains fall, whether the clock runs or not."""
        self._sand.step()

    def run(self) -> None:
        """Let one step of the clock go by."""
        if self.is_over:
            return
        before, self.left = self.left, max(0.0, self.left - STEP)
        self._sand.run(self.left, self.seconds)
        if ceil(before) != ceil(self.left):
            self._tick(ceil(self.left))

    def fill(self) -> None:
        """A full turn of the clock begins now."""
        self._bank.play(Sound.TIMER_TURNED)
        self.rewind()

    def rewind(self) -> None:
        """Show how long the next turn will be, whatever was left of the last one."""
        self.left = self.seconds
        self._write()

    def run_out(self) -> None:
        """The turn is over: what is left runs through."""
        self._sand.run_out()

    def empty(self) -> None:
        """All sand lies below: nobody has turned the glass over yet."""
        self._sand.empty()

    def turn_over(self) -> Script:
        """Turn the glass over, once all sand is below."""
        if self._turning:
            return
        self._turning = True
        self._sand.run_out()
        while self._sand.above:
            yield
        steps = 1 if self._still else round(TURNING / STEP)
        for step in range(1, steps):
            self._tilt(180.0 * in_out_cubic(step / steps))
            yield
        self._stand()
        self._turning = False
        yield

    def _tick(self, seconds: int) -> None:
        self._write()
        if 0 < seconds <= URGENT:
            late = URGENT + 1 - seconds
            self._stage.run(punch(self._words, SWELLS * late, 0.35))
            self._stage.run(self._shake(SHAKEN * late))
        if not seconds:
            self._bank.play(Sound.TIME_OUT)
        elif seconds <= LAST:
            self._bank.play(Sound.SAND_TICK, LAST - seconds)
        else:
            self._bank.play(Sound.SAND)

    def _shake(self, degrees: float) -> Script:
        """Shake by so many *degrees*, less and less, unless it is turned over."""
        steps = 0 if self._still else steps_in(SHAKING)
        for step in range(1, steps + 1):
            if self._turning:
                return
            share = step / steps
            self._tilt(degrees * (1 - share) ** 2 * sin(3 * tau * share))
            yield

    def _tilt(self, angle: float) -> None:
        self._cloud.angle = angle
        for token in (self._back, self._front):
            token.move_to(Pose(token.pose.x, token.pose.y, angle))

    def _stand(self) -> None:
        """The glass stands: upside down it looks the same."""
        self._cloud.angle = 0.0
        for token in (self._back, self._front):
            token.pose = Pose(token.pose.x, token.pose.y)
        self._sand.turn_over()

    def _write(self) -> None:
        seconds = ceil(self.left)
        colour = theme.ACCENT if seconds <= LAST else theme.INK
        words = say("quivvit.seconds", seconds=seconds)
        self._words.picture = Text(words, theme.PROMPT, colour, self._wide - PAD, self._high)
        self._slip.picture = self._board(urgent=seconds <= URGENT)

    def _board(self, *, urgent: bool) -> Picture:
        """The slip with the seconds; its rim is red in the last of them."""
        edge = theme.ACCENT if urgent else None
        return board(self._wide, self._high, MATERIAL, lit=urgent, edge=edge)
