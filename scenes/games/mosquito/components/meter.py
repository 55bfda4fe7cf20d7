"""How far the deal is: who leads, which deal it is, cards placed of all, and passes in a row."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import LEVELS, Board, View, deals
from scenes.players.seat_names import seat_name
from scenes.table.top_bar import TOP_BAR_Z
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.pictures import Art, Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = TOP_BAR_Z
TRACK = 18.0
FLY = 52.0
PIP = 32.0
LINE = 46.0  # the height of a line of words, however large
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
    """A firefly on its way from no card placed to all of them."""

    def __init__(self, stage: Stage, box: Box, view: View) -> None:
        self.most = (LEVELS - 1) * 2 * view.options.columns
        seats = len(view.hands)
        self._deals = deals(view.options, seats)
        inner = box.inset(24, 8)
        words, lane = inner.split_rows(0.48, 0.52)
        self._lead, self._deal = words.split_columns(0.6, 0.4, gap=10)
        pips = row(PASSES * seats, PIP * 0.86, 0, (0, lane.centre[1]))
        wide = PIP * 0.86 * len(pips)
        most = 0.29 * lane.w
        count = Box.around(lane.right - wide - 12 - most / 2, lane.centre[1], most, LINE)
        self._count = count
        self._lane = Box(lane.x + FLY / 2, lane.y, count.x - 14 - lane.x - FLY / 2, lane.h)
        stage.add(Token(Paper(box.w, box.h), Pose(*box.centre), Z))
        stage.add(self._strip(self._lane.w + 14, theme.PAPER_EDGE, self._lane.centre[0]))
        self.texts = [self._text(stage, box) for box in (self._lead, self._deal, self._count)]
        self.fly = Token(Art("firefly", FLY), Pose(*self._lane.centre), Z + 3, "progress")
        self.pips = [
            Token(Art("passing-not", PIP), Pose(lane.right - wide / 2 + slot.x, slot.y), Z + 2)
            for slot in pips
        ]
        stage.add(self.fly, *self.pips)
        self.show(view.board)

    def show(self, board: Board) -> None:
        """Show what is counted on the *board*."""
        lead, deal, count = self.texts
        self._write(lead, self._lead, _leader(board), "left")
        words = say("mosquito.deal_of", deal=max(1, board.deal), deals=self._deals)
        self._write(deal, self._deal, words if self._deals > 1 else "", "right")
        words = say("mosquito.placed_of", placed=placed(board), most=self.most)
        self._write(count, self._count, words, "centre")
        self.fly.pose = self.at(placed(board))
        for i, pip in enumerate(self.pips):
            pip.picture = Art("passing" if i < board.passes else "passing-not", PIP)

    def at(self, count: int) -> Pose:
        """Where the firefly is when so many cards are placed."""
        return Pose(self._lane.x + self._lane.w * count / self.most, self._lane.centre[1])

    def _strip(self, wide: float, colour: str, x: float) -> Token:
        sheet = Paper(wide, TRACK, colour, TRACK / 2, theme.INK_SOFT, edge_width=2, shadow=False)
        return Token(sheet, Pose(x, self._lane.centre[1]), Z + 1)

    def _text(self, stage: Stage, box: Box) -> Token:
        token = Token(Text(" "), Pose(*box.centre), Z + 2, "meter")
        stage.add(token)
        return token

    def _write(self, token: Token, box: Box, words: str, align: str) -> None:
        token.visible = bool(words)
        match align:
            case "left" | "right" | "centre":
                high = min(box.h, 2 * LINE if align == "left" else LINE)
                token.picture = Text(words, theme.FLOOR, theme.INK, box.w, high, align=align)
            case _:
                raise ValueError(align)


def _leader(board: Board) -> str:
    leading = leaders(board)
    if len(board.points) == 1:
        return say("mosquito.alone", points=board.points[0])
    if not leading:
        return say("mosquito.goal")
    if len(leading) > 1:
        return say("mosquito.tied", count=len(leading))
    name = seat_name(leading[0])
    if board.points.count(max(board.points)) > 1:
        return say("mosquito.clean_leads", name=name)
    return say("mosquito.leads", name=name)
