"""The rules in three lines, where a seat's place is free."""

from __future__ import annotations

from rules.quibbit import Flower, Frog, Leaf, Tile, Water
from scenes.games.quibbit.components.ring import tile_art
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z = 300.0
ICON = 60.0


def legend(box: Box) -> list[Token]:
    """Tokens that tell what the tiles do, and how one wins."""
    inner = box.inset(16, 12)
    rows = inner.split_rows(1, 1, 1)
    lines: tuple[tuple[tuple[Picture, ...], str], ...] = (
        ((_tile(Leaf(Frog(0))), _tile(Flower())), say("quibbit.legend_home")),
        ((_tile(Leaf(Frog(1))), _tile(Water())), say("quibbit.legend_lost")),
        ((Art("flag", ICON * 0.7),), say("quibbit.legend_out")),
    )
    tokens = [Token(board(box.w, box.h), Pose(*box.centre), Z)]
    for (icons, words), row in zip(lines, rows, strict=True):
        tokens += _line(row, icons, words)
    return tokens


def _tile(tile: Tile) -> Picture:
    return tile_art(tile, ICON)


def _line(row: Box, icons: tuple[Picture, ...], words: str) -> list[Token]:
    wide = 2 * ICON + 12
    text = Text(words, theme.FLOOR, theme.INK, row.w - wide, row.h, align="left")
    y = row.centre[1]
    left = row.x + wide / 2 - (len(icons) - 1) * ICON / 2
    signs = [Token(icon, Pose(left + i * ICON, y), Z + 1) for i, icon in enumerate(icons)]
    return [*signs, Token(text, Pose(row.x + wide, y), Z + 1, anchor=(0.0, 0.5))]
