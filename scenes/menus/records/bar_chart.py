"""A bar for each player: as long as their games, with their wins in their frog's colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archive.standings import Standing
from scenes.menus.records.player_frogs import frog_head
from scenes.players.names import display_name
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text

MOST_BARS = 6  # there are no more frogs
MARGIN = 22.0  # design units, as are all lengths here
ROW_HEIGHT = 128.0  # at most
BAR_HEIGHT = 0.56  # of its row
HEAD_WIDTH = 0.86  # a frog's head, of its row's height
NAME_WIDTH = 0.3  # of the chart


def bar_chart(
    standings: Sequence[Standing], frogs: Mapping[str, int], width: float, height: float
) -> Collage:
    """The first few *standings*, in the colours of *frogs*, at most *height* high."""
    shown = standings[:MOST_BARS]
    row = min(ROW_HEIGHT, (height - 2 * MARGIN) / len(shown))
    tall = row * len(shown) + 2 * MARGIN
    most = max(standing.games for standing in shown)
    pieces = [Part(board(width, tall), width / 2, tall / 2)]
    for i, standing in enumerate(shown):
        pieces += _row(standing, frogs[standing.name], most, Box(0, MARGIN + i * row, width, row))
    return Collage(width, tall, tuple(pieces))


def _row(standing: Standing, frog: int, most: int, row: Box) -> list[Part]:
    """The name and the bar of one player; the longest bar is for *most* games."""
    middle = row.y + row.h / 2
    left = MARGIN + row.h + row.w * NAME_WIDTH
    longest = row.w - left - MARGIN
    games = longest * standing.games / most
    name = Text(
        display_name(standing.name), width=row.w * NAME_WIDTH - 16, height=row.h, align="left"
    )
    pieces = [
        Part(frog_head(frog, row.h * HEAD_WIDTH), MARGIN + row.h / 2, middle),
        Part(name, MARGIN + row.h + (row.w * NAME_WIDTH) / 2, middle),
        Part(Paper(games, row.h * BAR_HEIGHT, theme.WOOD_LIT, 14), left + games / 2, middle),
    ]
    if standing.wins:
        wins, look = longest * standing.wins / most, theme.SEATS[frog]
        sheet = Paper(wins, row.h * BAR_HEIGHT, look.body, 14, edge=look.dark, shadow=False)
        pieces.append(Part(sheet, left + wins / 2, middle))
    return [*pieces, *_numbers(standing, Box(left, row.y, games, row.h))]


def _numbers(standing: Standing, bar: Box) -> list[Part]:
    """The number of wins at the left end of *bar*, and that of games at the right if it fits."""
    middle = bar.y + bar.h / 2
    high = bar.h * BAR_HEIGHT * 0.9
    wide = high * (1.0 if standing.wins < 10 else 1.4)
    x = bar.x + wide / 2 + 3
    pieces = [
        Part(Paper(wide, high, theme.PAPER_BRIGHT, high / 2), x, middle),
        Part(_number(standing.wins, wide), x, middle),
    ]
    if standing.games > standing.wins and bar.w > 2.6 * high:
        number = _number(standing.games, 1.4 * high)
        pieces.append(Part(number, bar.x + bar.w - 0.7 * high - 3, middle))
    return pieces


def _number(number: int, size: float) -> Text:
    return Text(f"{number}", theme.FLOOR, theme.INK, size, size)
