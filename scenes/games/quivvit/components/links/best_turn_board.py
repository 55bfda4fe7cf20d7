"""A board with the best turn of the match so far: who had it, and what is to be beaten."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.games.quivvit.material import MATERIAL
from scenes.ui.boards import board
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 300.0
HIGHEST = 150.0
ROWS, COLUMNS = (0.4, 0.6), (0.6, 0.4)  # shares of the words; of the heads and of the points
INNER, GROWTH = 12.0, 0.35


class BestTurnBoard:
    """It lies in the *room* once it has come; *seats* share the best turn, of so many *points*."""

    def __init__(self, stage: Stage, room: Box, seats: Sequence[Seat], points: int) -> None:
        self._stage, self._wide, self._high = stage, room.w, min(room.h, HIGHEST)
        picture = self._picture(seats, points) if seats else Text(" ")
        self.token = Token(picture, Pose(*room.centre), Z, "best-turn")

    def come(self) -> None:
        """Lie there from now on."""
        self._stage.add(self.token)

    def write(self, seats: Sequence[Seat], points: int) -> None:
        """These *seats* have had the best turn so far."""
        self.token.picture = self._picture(seats, points)
        self._stage.run(punch(self.token, GROWTH))

    def _picture(self, seats: Sequence[Seat], points: int) -> Picture:
        wide, high = self._wide, self._high
        upper, lower = Box(0, 0, wide, high).inset(INNER, INNER / 2).split_rows(*ROWS)
        left, right = lower.inset(wide / 12, 0).split_columns(*COLUMNS)
        words = Text(say("quivvit.best_yet"), theme.BODY, theme.INK, upper.w, upper.h)
        columns = left.split_columns(*[1 / len(seats)] * len(seats))
        number = Text(say("quivvit.gain", points=points), theme.SCORE, theme.INK, right.w, right.h)
        pieces = (
            Part(board(wide, high, MATERIAL), wide / 2, high / 2),
            Part(words, *upper.centre),
            *(
                Part(Art("frog-head", min(box.w, box.h), palette_of(seat)), *box.centre)
                for seat, box in zip(seats, columns, strict=True)
            ),
            Part(number, *right.centre),
        )
        return Collage(wide, high, pieces)
