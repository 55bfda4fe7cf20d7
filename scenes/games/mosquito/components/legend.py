"""The rules in a few lines, where a seat's place is free."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z = 300.0
ICON = 76.0
TURNS = ("turn-place", "turn-swap", "turn-cover")
ENDS = ("point", "clean", "passing")


def legends(free: Sequence[Box]) -> list[Token]:
    """How one wins in the last free place, and what a turn can be in the one before it."""
    ends = [say(f"mosquito.legend_{name}") for name in ENDS]
    turns = [say(f"mosquito.legend_{name.removeprefix('turn-')}") for name in TURNS]
    pages = [(ENDS, ends), (TURNS, turns)]
    return [
        token
        for box, (icons, words) in zip(free[:2][::-1], pages, strict=False)
        for token in _legend(box, icons, words)
    ]


def _legend(box: Box, icons: Sequence[str], words: Sequence[str]) -> list[Token]:
    rows = box.inset(18, 14).split_rows(*(1,) * len(icons))
    tokens = [Token(board(box.w, box.h), Pose(*box.centre), Z)]
    for icon, line, row in zip(icons, words, rows, strict=True):
        y = row.centre[1]
        text = Text(line, theme.FLOOR, theme.INK, row.w - ICON - 16, row.h - 8, align="left")
        tokens.append(Token(Art(icon, ICON), Pose(row.x + ICON / 2, y), Z + 1))
        tokens.append(Token(text, Pose(row.x + ICON + 16, y), Z + 1, anchor=(0.0, 0.5)))
    return tokens
