"""Which round it is or how many turns are left, in which order they come, and how one wins."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.quivvit import Options, View, turn_order
from scenes.games.quivvit.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = TOP_BAR_Z
COLUMNS = 0.52, 0.48  # shares of the number of the round, and of the heads in turn order
GAP = 16.0
HEAD, NOT_NOW, PLAYED = 56.0, 0.72, 0.35  # how wide; of that when it is not its turn; how dense
LARGE_TEXT = 1.5  # from which on there is no room for heads


class RoundSign:
    """The sheet at the top right."""

    def __init__(self, stage: Stage, box: Box, view: View) -> None:
        self._stage, self._seats = stage, len(view.board.taken)
        self._upper, self._lower = box.inset(20, 8).split_rows(0.55, 0.45)
        self._heads: list[Token] = []
        if stage.renderer.text_scale <= LARGE_TEXT:
            self._upper, row = self._upper.split_columns(*COLUMNS, gap=GAP)
            self._wide = min(HEAD, 0.9 * row.w / self._seats)
            self._heads = [self._head(place) for place in row.split_columns(*[1] * self._seats)]
        self._words = Token(Text(" "), Pose(*self._upper.centre), Z + 1, "round")
        goal = Text(say("quivvit.goal"), theme.FLOOR, theme.INK, self._lower.w, self._lower.h)
        stage.add(
            Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z),
            Token(goal, Pose(*self._lower.centre), Z + 1, "goal"),
            self._words,
            *self._heads,
        )
        self._options = view.options
        self.last = None if view.options.drain_the_deck else view.options.rounds
        """The number of the last round, if that is known."""
        self.write(view.turn.round, view.turn.first)
        self.begin_turn(view.turn.player)

    def write(self, number: int, first: Seat) -> None:
        """It is that round now, and the turn of *first* comes first."""
        self.number, self.order = number, turn_order(self._options, self._seats, first)
        for head, seat in zip(self._heads, self.order, strict=False):
            head.picture = self._picture(seat)
        self.words = round_words(self._options, number)
        self._tell(self.words)

    def begin_turn(self, player: Seat) -> None:
        """The head of *player* is large now, and those who have played are pale."""
        turn = self.order.index(player)
        for place, head in enumerate(self._heads):
            size, alpha = (1.0 if place == turn else NOT_NOW), PLAYED if place < turn else 1.0
            head.pose = replace(head.pose, sx=size, sy=size, alpha=alpha)
        if self.number == self.last:
            self._tell(say("quivvit.to_play", count=self._seats - turn))

    def end_last_turn(self) -> None:
        """No turn is left, and the points are still to be counted."""
        self._tell(self.words)

    def _tell(self, words: str) -> None:
        box = self._upper
        self._words.picture = Text(words, theme.BODY, theme.INK, box.w, box.h)

    def _head(self, place: Box) -> Token:
        return Token(self._picture(Seat(0)), Pose(*place.centre), Z + 1, "turn-order")

    def _picture(self, seat: Seat) -> Art:
        return Art("frog-head", self._wide, palette_of(seat))


def round_words(options: Options, number: int) -> str:
    """Which round it is, and of how many."""
    key = "quivvit.round_of" if number <= options.rounds else "quivvit.round_extra"
    return say(key, number=number, rounds=options.rounds)
