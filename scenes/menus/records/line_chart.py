"""A line for each player: their wins from match to match, a frog's head at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scenes.menus.records.player_frogs import frog_head
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from words import say

MOST_LINES = 4  # that can be told apart
MOST_MATCHES = 30  # on a line
MARGIN = 22.0  # design units, as are all lengths here
LINE, DOT = 9.0, 20.0
BOLD_LINE = 20.0  # a line of which the outlines of high contrast leave enough
OFFSET = 7.0  # between lines that would cover each other
HEAD = 84.0  # the widest a frog's head gets
NUMBERS, CAPTION = 48.0, 40.0  # left and below the plot area


@dataclass(frozen=True, slots=True)
class WinsLine:
    """The wins of the player called *name* before the first match and after each."""

    name: str
    wins: Sequence[int]


@dataclass(frozen=True, slots=True)
class _PlotArea:
    """Where matches and wins lie on a chart."""

    left: float
    top: float
    width: float
    height: float
    matches: int
    fewest: int
    most: int

    def x(self, match: float) -> float:
        return self.left + self.width * match / self.matches

    def y(self, wins: float) -> float:
        return self.top + self.height * (1 - (wins - self.fewest) / (self.most - self.fewest))


def line_chart(
    lines: Sequence[WinsLine], frogs: Mapping[str, int], line: float, width: float, height: float
) -> Collage:
    """The first few *lines*, *line* thick, in the colours of *frogs*, at most *height* high."""
    shown = lines[:MOST_LINES]
    high = min(height, width * 0.75)
    head = min(HEAD, high * 0.2)
    area = _plot_area(shown, width, high, head)
    pieces = [Part(board(width, high), width / 2, high / 2)]
    pieces += _grid(area, width, high)
    for i, one in reversed(list(enumerate(shown))):
        offset = (i - (len(shown) - 1) / 2) * (OFFSET + line - LINE)
        pieces += _steps(one.wins, frogs[one.name], area, offset, line)
    for i, one in enumerate(shown):
        equal = sum(other.wins[-1] == one.wins[-1] for other in shown[:i])
        x = area.x(area.matches) + head * (0.5 - 0.8 * equal)
        pieces.append(Part(frog_head(frogs[one.name], head), x, area.y(one.wins[-1])))
    return Collage(width, high, tuple(pieces))


def _plot_area(lines: Sequence[WinsLine], width: float, height: float, head: float) -> _PlotArea:
    matches = max(1, max(len(line.wins) for line in lines) - 1)
    fewest, most = min(min(line.wins) for line in lines), max(max(line.wins) for line in lines)
    return _PlotArea(
        left=MARGIN + NUMBERS,
        top=MARGIN + head / 2,
        width=width - 2 * MARGIN - NUMBERS - head,
        height=height - 2 * MARGIN - head - CAPTION,
        matches=matches,
        fewest=fewest,
        most=max(most, fewest + 1),
    )


def _grid(area: _PlotArea, width: float, height: float) -> list[Part]:
    """Horizontal lines with numbers of wins, and the number of matches below."""
    every = max(1, round((area.most - area.fewest) / 4))
    pieces = []
    for wins in range(area.fewest, area.most + 1, every):
        y = area.y(wins)
        rule = Paper(area.width, 3, theme.WOOD_GRAIN, 1, shadow=False)
        pieces.append(Part(rule, area.left + area.width / 2, y))
        number = Text(f"{wins}", theme.FLOOR, theme.INK, width=64, height=40)
        pieces.append(Part(number, area.left - 34, y))
    words = say("records.chart_caption", count=area.matches)
    caption = Text(words, theme.FLOOR, theme.INK, width=width - 2 * MARGIN, height=44)
    return [*pieces, Part(caption, width / 2, height - MARGIN - 8)]


def _steps(
    wins: Sequence[int], frog: int, area: _PlotArea, offset: float, line: float
) -> list[Part]:
    """A line that rises by a step, with a dot, at each match that was won."""
    colour, ink = theme.SEATS[frog].body, theme.SEATS[frog].dark
    pieces: list[Part] = []
    won = [match for match, (before, after) in enumerate(pairwise(wins), 1) if after > before]
    for start, end in pairwise([0, *won, len(wins) - 1]):
        x, y = area.x(start) + offset, area.y(wins[start]) + offset
        long = area.x(end) - area.x(start)
        pieces.append(_strip(x + long / 2, y, long + line, line, ink))
        if end in won and wins[end] > wins[start]:
            up = y - area.y(wins[end]) - offset
            pieces.append(_strip(x + long, y - up / 2, line, up + line, ink))
    dot = DOT + line - LINE
    for match in won:
        x, y = area.x(match) + offset, area.y(wins[match]) + offset
        pieces.append(Part(Paper(dot, dot, colour, DOT, edge=ink, edge_width=3), x, y))
    return pieces


def _strip(x: float, y: float, width: float, height: float, colour: str) -> Part:
    return Part(Paper(width, height, colour, min(width, height) / 2, shadow=False), x, y)
