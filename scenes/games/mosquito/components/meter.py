"""How far the deal is: who leads, which deal it is, cards placed of all, and passes in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.mosquito import LEVELS, View, deals
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


@dataclass(frozen=True, slots=True)
class MosquitoStanding:
    """What the meter tells."""

    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    placed: int
    passes: int
    deal: int

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who is in front, by points and then by clean placements; nobody before the first."""
        merits = list(zip(self.points, self.clean, strict=True))
        best = max(merits)
        return tuple(Seat(i) for i, merit in enumerate(merits) if merit == best and best > (0, 0))


def standing(view: View) -> MosquitoStanding:
    """The standing in the room's view."""
    board = view.board
    return MosquitoStanding(
        points=board.points,
        clean=board.clean,
        used=board.used,
        placed=sum(len(cards) - 1 for cards in board.layout),
        passes=board.passes,
        deal=board.deal,
    )


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
        self.show(standing(view))

    def show(self, now: MosquitoStanding) -> None:
        """Show the standing."""
        lead, deal, count = self.texts
        self._write(lead, self._lead, _leader(now), "left")
        words = say("mosquito.deal_of", deal=max(1, now.deal), deals=self._deals)
        self._write(deal, self._deal, words if self._deals > 1 else "", "right")
        words = say("mosquito.placed_of", placed=now.placed, most=self.most)
        self._write(count, self._count, words, "centre")
        self.fly.pose = self.at(now.placed)
        for i, pip in enumerate(self.pips):
            pip.picture = Art("passing" if i < now.passes else "passing-not", PIP)

    def at(self, placed: int) -> Pose:
        """Where the firefly is when so many cards are placed."""
        return Pose(self._lane.x + self._lane.w * placed / self.most, self._lane.centre[1])

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


def _leader(now: MosquitoStanding) -> str:
    leaders: Sequence[Seat] = now.leaders
    if len(now.points) == 1:
        return say("mosquito.alone", points=now.points[0])
    if not leaders:
        return say("mosquito.goal")
    if len(leaders) > 1:
        return say("mosquito.tied", count=len(leaders))
    name = seat_name(leaders[0])
    if now.points.count(max(now.points)) > 1:
        return say("mosquito.clean_leads", name=name)
    return say("mosquito.leads", name=name)
