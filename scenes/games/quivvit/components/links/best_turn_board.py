"""A board with the best turn of the match so far: who had it, and what is to be beaten."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.quivvit.material import MATERIAL
from scenes.ui.labels import label_boards
from sprites.motion.gestures import gesture, punch, wobble
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 300.0
ROWS, COLUMNS = (0.4, 0.6), (0.6, 0.4)  # shares of the words; of the heads and of the points
INNER, GROWTH = (22.0, 6.0), 0.35  # across and down: off the seam of the board
FALLS_FROM, FALLING = 2.2, 0.14  # from where a new record falls, of its size, and how long


class BestTurnBoard:
    """It lies in the *room* once it has come; *seats* share the best turn, of so many *points*."""

    def __init__(self, stage: Stage, room: Box, seats: Sequence[Seat], points: int) -> None:
        self._stage, self._wide, self._high = stage, room.w, room.h
        self._seats, self._points, self._lit = seats, points, False
        self.token = Token(self._shown(), Pose(*room.centre), Z, "best-turn")

    def come(self) -> None:
        """Lie there from now on."""
        self._stage.add(self.token)

    def write(self, seats: Sequence[Seat], points: int) -> None:
        """These *seats* have had the best turn so far."""
        self._seats, self._points, self._lit = seats, points, False
        self.token.picture = self._shown()
        self._stage.run(self._fall())

    def light_if_beaten(self, points: int) -> None:
        """Be bright while a turn that would beat it, with so many *points*, is looked at."""
        beaten = bool(self._seats) and points > self._points
        if beaten == self._lit:
            return
        self._lit = beaten
        self.token.picture = self._shown()
        if beaten:
            self._stage.run(wobble(self.token))

    def _fall(self) -> Script:
        """Fall on the table like a stamp."""
        yield from gesture(self.token, FALLING, _above)
        yield from punch(self.token, GROWTH)

    def _shown(self) -> Picture:
        return self._picture(self._seats, self._points) if self._seats else Text(" ")

    def _picture(self, seats: Sequence[Seat], points: int) -> Picture:
        wide, high = self._wide, self._high
        upper, lower = Box(0, 0, wide, high).inset(*INNER).split_rows(*ROWS)
        left, right = lower.inset(wide / 12, 0).split_columns(*COLUMNS)
        words = Text(say("quivvit.best_yet"), theme.BODY, theme.INK, upper.w, upper.h)
        columns = left.split_columns(*[1 / len(seats)] * len(seats))
        number = Text(say("quivvit.gain", points=points), theme.SCORE, theme.INK, right.w, right.h)
        pieces = (
            *self._ground(wide, high),
            Part(words, *upper.centre),
            *(
                Part(Art("frog-head", min(box.w, box.h), palette_of(seat)), *box.centre)
                for seat, box in zip(seats, columns, strict=True)
            ),
            Part(number, *right.centre),
        )
        return Collage(wide, high, pieces)

    def _ground(self, wide: float, high: float) -> Sequence[Part]:
        """The board, with a bright rim while it may be beaten."""
        plain, focused = label_boards(wide, high, MATERIAL)
        return focused if self._lit else plain


def _above(t: float) -> PoseOffset:
    """How large a record is that falls, at a share of the time."""
    size = FALLS_FROM - (FALLS_FROM - 1) * t * t
    return PoseOffset(sx=size, sy=size)
