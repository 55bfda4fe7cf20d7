"""Which round it is, and how one wins."""

from __future__ import annotations

from rules.quivvit import Options, View
from scenes.games.quivvit.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = TOP_BAR_Z


class RoundSign:
    """The sheet at the top right."""

    def __init__(self, stage: Stage, box: Box, view: View) -> None:
        inner = box.inset(20, 8)
        self._upper, self._lower = inner.split_rows(0.55, 0.45)
        self._words = Token(Text(" "), Pose(*self._upper.centre), Z + 1, "round")
        how = Text(say("quivvit.goal"), theme.FLOOR, theme.INK, self._lower.w, self._lower.h)
        stage.add(
            Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z),
            Token(how, Pose(*self._lower.centre), Z + 1),
            self._words,
        )
        self._options = view.options
        self.last = None if view.options.drain_the_deck else view.options.rounds
        """The number of the last round, if that is known."""
        self.write(view.turn.round)

    def write(self, number: int) -> None:
        """It is that round now."""
        self.words = round_words(self._options, number)
        box = self._upper
        self._words.picture = Text(self.words, theme.BODY, theme.INK, box.w, box.h)


def round_words(options: Options, number: int) -> str:
    """Which round it is, and of how many."""
    key = "quivvit.round_of" if number <= options.rounds else "quivvit.round_extra"
    return say(key, number=number, rounds=options.rounds)
