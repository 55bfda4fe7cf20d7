"""Figures as cut paper: bars of games and wins, and lines of wins that climb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from archive.standings import Standing
from scenes.players.names import names, spoken
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from words import say

BARS, LINES = 6, 4  # the most that can be told apart
SEEN = 30  # matches of a line
RIM = 22.0
ROW = 128.0  # the highest a bar's row gets
BAR = 0.56  # of its row
HEAD = 0.86  # a frog's head, of its row
NAME = 0.3  # of the width
LINE, DOT = 9.0, 20.0
BOLD = 20.0  # a line of which an outline of high contrast leaves enough
ASIDE = 7.0  # lines that would lie on each other lie side by side
NOTHING: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Climb:
    """Somebody's wins after each match."""

    name: str
    wins: Sequence[int]


def looks(players: Sequence[str], worn: Mapping[str, int] = NOTHING) -> dict[str, int]:
    """Which seat's frog stands for each of a few *players*.

    Their own, if they have one, else the one that was *worn* on another page, else any.
    """
    every, seats = names(), range(len(theme.SEATS))
    taken = {name: every.index(name) for name in players if name in every[: len(seats)]}
    for name in players:
        if name in worn and worn[name] not in taken.values():
            taken.setdefault(name, worn[name])
    for name in players:
        if name not in taken:
            taken[name] = next(seat for seat in seats if seat not in taken.values())
    return {name: taken[name] for name in players}


def head(look: int, wide: float) -> Picture:
    """The head of a seat's frog."""
    return Art("frog-head", wide, palette_of(look))


def bars(
    standings: Sequence[Standing], dressed: Mapping[str, int], width: float, height: float
) -> Collage:
    """A bar for each of the first few: as long as their games, the wins in their frog's colour."""
    shown = standings[:BARS]
    high = min(ROW, (height - 2 * RIM) / len(shown))
    tall = high * len(shown) + 2 * RIM
    most = max(one.games for one in shown)
    pieces = [Part(Paper(width, tall, theme.PAPER_DIM, 30, shadow=False), width / 2, tall / 2)]
    for i, one in enumerate(shown):
        pieces += _bar(one, dressed[one.name], most, width, RIM + i * high, high)
    return Collage(width, tall, tuple(pieces))


def _bar(one: Standing, look: int, most: int, width: float, top: float, high: float) -> list[Part]:
    middle = top + high / 2
    left = RIM + high + width * NAME
    name = Text(spoken(one.name), theme.BODY, width=width * NAME - 16, height=high, align="left")
    room = width - left - RIM
    games = room * one.games / most
    pieces = [
        Part(head(look, high * HEAD), RIM + high / 2, middle),
        Part(name, RIM + high + (width * NAME) / 2, middle),
        Part(Paper(games, high * BAR, theme.PAPER_EDGE, 14), left + games / 2, middle),
    ]
    if one.wins:
        wins, palette = room * one.wins / most, theme.SEATS[look]
        sheet = Paper(wins, high * BAR, palette.body, 14, edge=palette.dark, shadow=False)
        pieces.append(Part(sheet, left + wins / 2, middle))
    tag = high * BAR * 0.9
    long = tag * (1.0 if one.wins < 10 else 1.4)
    x = left + long / 2 + 3
    pieces.append(Part(Paper(long, tag, theme.PAPER_BRIGHT, tag / 2), x, middle))
    pieces.append(Part(_number(one.wins, long), x, middle))
    if one.games > one.wins and games > 2.6 * tag:
        pieces.append(Part(_number(one.games, 1.4 * tag), left + games - 0.7 * tag - 3, middle))
    return pieces


def _number(number: int, room: float) -> Text:
    return Text(f"{number}", theme.FLOOR, theme.INK, room, room)


def lines(
    climbs: Sequence[Climb], dressed: Mapping[str, int], line: float, width: float, height: float
) -> Collage:
    """Stairs of wins from match to match, *line* thick, a frog's head at the end of each."""
    shown = climbs[:LINES]
    high = min(height, width * 0.75)
    side = min(84.0, high * 0.2)
    steps = max(1, max(len(one.wins) for one in shown) - 1)
    least, most = min(min(o.wins) for o in shown), max(max(o.wins) for o in shown)
    field = _Field(
        RIM + 48, RIM + side / 2, width - 2 * RIM - 48 - side, high - 2 * RIM - side - 40,
        steps, least, max(most, least + 1),
    )  # fmt: skip
    pieces = [Part(Paper(width, high, theme.PAPER_DIM, 30, shadow=False), width / 2, high / 2)]
    pieces += _grid(field, width, high)
    for i, one in reversed(list(enumerate(shown))):
        aside = (i - (len(shown) - 1) / 2) * (ASIDE + line - LINE)
        pieces += _stairs(one.wins, dressed[one.name], field, aside, line)
    for i, one in enumerate(shown):
        level = sum(other.wins[-1] == one.wins[-1] for other in shown[:i])
        x = field.x(field.steps) + side * (0.5 - 0.8 * level)
        pieces.append(Part(head(dressed[one.name], side), x, field.y(one.wins[-1])))
    return Collage(width, high, tuple(pieces))


@dataclass(frozen=True, slots=True)
class _Field:
    """Where wins and matches lie on a chart."""

    left: float
    top: float
    width: float
    height: float
    steps: int
    least: int
    most: int

    def x(self, step: float) -> float:
        return self.left + self.width * step / self.steps

    def y(self, wins: float) -> float:
        return self.top + self.height * (1 - (wins - self.least) / (self.most - self.least))


def _grid(field: _Field, width: float, high: float) -> list[Part]:
    every = max(1, round((field.most - field.least) / 4))
    pieces = []
    for wins in range(field.least, field.most + 1, every):
        y = field.y(wins)
        rule = Paper(field.width, 3, theme.PAPER_EDGE, 1, shadow=False)
        pieces.append(Part(rule, field.left + field.width / 2, y))
        number = Text(f"{wins}", theme.FLOOR, theme.INK_SOFT, width=64, height=40)
        pieces.append(Part(number, field.left - 34, y))
    words = Text(say("records.matches_on", count=field.steps), theme.FLOOR, theme.INK_SOFT,
                 width=width - 2 * RIM, height=44)  # fmt: skip
    return [*pieces, Part(words, width / 2, high - RIM - 8)]


def _stairs(wins: Sequence[int], look: int, field: _Field, aside: float, line: float) -> list[Part]:
    colour, ink = theme.SEATS[look].body, theme.SEATS[look].dark
    pieces: list[Part] = []
    won = [step for step, (one, two) in enumerate(pairwise(wins), 1) if two > one]
    for start, end in pairwise([0, *won, len(wins) - 1]):
        x, y = field.x(start) + aside, field.y(wins[start]) + aside
        long = field.x(end) - field.x(start)
        pieces.append(_strip(x + long / 2, y, long + line, line, ink))
        if end in won and wins[end] > wins[start]:
            up = y - field.y(wins[end]) - aside
            pieces.append(_strip(x + long, y - up / 2, line, up + line, ink))
    for step in won:
        x, y = field.x(step) + aside, field.y(wins[step]) + aside
        pieces.append(Part(Paper(DOT + line - LINE, DOT + line - LINE, colour, DOT, ink, 3), x, y))
    return pieces


def _strip(x: float, y: float, width: float, height: float, colour: str) -> Part:
    return Part(Paper(width, height, colour, min(width, height) / 2, shadow=False), x, y)
