"""The rules in three lines, where a seat's place is free."""

from __future__ import annotations

from scenes.games.quivvit.components.decline_button import no_turn
from scenes.games.quivvit.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z = 300.0
ICON = 52.0
ROW = 1 / 3  # of the place, the height of a line


def legend(box: Box, drain: bool) -> list[Token]:
    """Tokens that tell what to do and what that brings; when the match ends, if that is unusual.

    Else they tell what to pass means.
    """
    lines: list[tuple[tuple[Picture, ...], str]] = [
        ((Art("arrow-cw", ICON * 1.2),), say("quivvit.legend_turn")),
        ((Art("patch-blue", ICON), Art("patch-blue", ICON)), say("quivvit.legend_link")),
    ]
    if drain:
        lines.append(((Art("laurel", ICON),), say("quivvit.legend_drain")))
    else:
        lines.append(((no_turn(ICON),), say("quivvit.pass_spot")))
    high = len(lines) * ROW * box.h
    sheet = Box(box.x, box.bottom - high, box.w, high)
    tokens = [Token(board(sheet.w, sheet.h, MATERIAL), Pose(*sheet.centre), Z)]
    rows = sheet.inset(16, 10).split_rows(*[1] * len(lines))
    for (icons, words), row in zip(lines, rows, strict=True):
        tokens += _line(row, icons, words)
    return tokens


def _line(row: Box, icons: tuple[Picture, ...], words: str) -> list[Token]:
    wide = 2 * ICON + 24
    text = Text(words, theme.FLOOR, theme.INK, row.w - wide, row.h, align="left")
    y = row.centre[1]
    left = row.x + wide / 2 - 6 - (len(icons) - 1) * ICON / 2
    signs = [Token(icon, Pose(left + i * ICON, y), Z + 1) for i, icon in enumerate(icons)]
    return [*signs, Token(text, Pose(row.x + wide, y), Z + 1, anchor=(0.0, 0.5))]
