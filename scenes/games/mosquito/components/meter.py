"""How far the deal is, in words and as a bar: pads that are left, which deal it is, what wins."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.mosquito import LEVELS, Board, View, deals
from scenes.games.mosquito.cards import SPOT_TALL
from scenes.games.mosquito.layout import METER_PAD, METER_X, MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board as sheet
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = TOP_BAR_Z
TRACK = 16.0
FLY = 48.0
COUNT = 0.5  # the number of pads that are left, of the width of the pad on which it stands
LATE = 3  # one pad of so many is left
NEAR, FEW = 6, 3  # pads left from which on fireflies gather; their number is golden
PASSES = 2  # of every seat in a row, that end a deal


def leaders(board: Board) -> tuple[Seat, ...]:
    """Who is in front, by points and then by clean placements; nobody before the first."""
    scores = list(zip(board.points, board.clean, strict=True))
    best = max(scores)
    return tuple(Seat(i) for i, score in enumerate(scores) if score == best and best > (0, 0))


def placed(board: Board) -> int:
    """How many cards were placed in this deal."""
    return sum(len(cards) - 1 for cards in board.layout)


class MosquitoMeter:
    """A firefly on its way from no card placed to all of them, and two lines of words."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, view: View) -> None:
        self.most = (LEVELS - 1) * 2 * view.options.columns
        self._seats = len(view.hands)
        self.nearness = 0.0
        """How near the last pad is, as a share of the last few."""
        self.counts_direct = False
        """Whether direct points differ from all points, as they do from the first help on."""
        self.tells_direct = True
        """Whether they are told of at this table."""
        self.is_last_round = False
        """Whether the match ends before the next turn of who has it now, if all place."""
        self.is_late = False
        """Whether a third of the pads is left, or less."""
        self._deals = deals(view.options, self._seats)
        side = layout.top_bar.side
        room = layout.meter.inset(METER_X, 6)
        pad, lines = room.split_columns(METER_PAD, room.w - METER_PAD)
        first, second, lane = lines.inset(4, 2).split_rows(0.36, 0.36, 0.28)
        self._boxes = first, second
        self._lane = Box(lane.x + FLY / 2, lane.y, lane.w - FLY, lane.h)
        board = Token(sheet(side.w, side.h, MATERIAL), Pose(*side.centre), Z)
        strip = self._strip(self._lane.w + 14, self._lane.centre[0])
        self._left = self._pad(pad)
        stage.add(board, strip, self._left)
        self.texts = [self._text(stage, box) for box in self._boxes]
        self.fly = Token(Art("firefly", FLY), Pose(*self._lane.centre), Z + 3, "progress")
        stage.add(self.fly)
        self._tokens: Sequence[Token] = (board, strip, self._left, *self.texts, self.fly)
        self.show(view.board)

    def hang_on(self, ropes: Sequence[Token]) -> None:
        """The *ropes* of its board are seen while that is."""
        for rope in ropes:
            rope.visible = self.fly.visible
        self._tokens = *self._tokens, *ropes

    def show(self, board: Board) -> None:
        """Show what is counted on the *board*; before the first deal there is nothing to count."""
        for token in self._tokens:
            token.visible = board.deal > 0
        self.counts_direct = self.tells_direct and board.points != board.clean
        left = self.most - placed(board)
        self.is_last_round = self.is_last_deal(board) and 1 < left <= self._seats
        self.is_late = left * LATE <= self.most
        self.nearness = max(0.0, 1.0 - left / NEAR) if board.deal else 0.0
        self._left.picture = self._count(left)
        self._write(0, self._counted(board))
        self._write(1, self._goal(board))
        self.fly.pose = self.at(placed(board))

    def is_last_pad(self, board: Board) -> bool:
        """Whether the match ends with the next placement."""
        return self.is_last_deal(board) and self.most - placed(board) == 1

    def is_last_deal(self, board: Board) -> bool:
        """Whether the match ends with this deal."""
        return board.deal >= self._deals

    def at(self, count: int) -> Pose:
        """Where the firefly is when so many cards are placed."""
        return Pose(self._lane.x + self._lane.w * count / self.most, self._lane.centre[1])

    def _counted(self, board: Board) -> str:
        """What the number beside it counts, and in which deal if there are several."""
        if self._deals > 1:
            deal = max(1, board.deal)
            return say("mosquito.pads_left_in_deal", deal=deal, deals=self._deals)
        return say("mosquito.pads_left")

    def _goal(self, board: Board) -> str:
        """What wins; from a pass until a placement, passes until the end."""
        if board.passes:
            return say("mosquito.passes", left=PASSES * self._seats - board.passes)
        return say("mosquito.goal" if self._seats > 1 else "mosquito.goal_alone")

    def _strip(self, wide: float, x: float) -> Token:
        sheet = Paper(wide, TRACK, theme.MOSQUITO_GROUND, TRACK / 2, shadow=False)
        return Token(sheet, Pose(x, self._lane.centre[1]), Z + 1)

    def _pad(self, box: Box) -> Token:
        """A lily pad, on which the pads that are left are counted."""
        token = Token(Art("spot", 1.0), Pose(*box.centre), Z + 2, "meter")
        self._pad_wide = min(box.w, box.h / SPOT_TALL)
        return token

    def _count(self, left: int) -> Picture:
        wide, high = self._pad_wide, self._pad_wide * SPOT_TALL
        colour = theme.GOLD if left <= FEW else theme.PAPER_BRIGHT
        number = Text(str(left), COUNT * wide, colour, 0.8 * wide, high)
        pad = Part(Art("spot", wide), wide / 2, high / 2)
        return Collage(wide, high, (pad, Part(number, 0.48 * wide, 0.5 * high)))

    def _text(self, stage: Stage, box: Box) -> Token:
        token = Token(Text(" "), Pose(*box.centre), Z + 2, "meter")
        stage.add(token)
        return token

    def _write(self, line: int, words: str) -> None:
        token, box = self.texts[line], self._boxes[line]
        token.picture = Text(words, theme.FLOOR, theme.INK, box.w, box.h, align="left")
