"""The rules in short, where a seat's place is free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rules.quibbit import Board, Flower, Frog, Leaf, Tile, Water
from scenes.games.quibbit.choosing.banner import is_limited
from scenes.games.quibbit.components.ring import tile_art
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

Z = 300.0
ICON = 60.0
ICONS = 2 * ICON + 12  # the room for two of them
ORDER = 2  # which line is the first to go

Line: TypeAlias = tuple[tuple[Picture, ...], str]


def legend(renderer: Renderer, box: Box, now: Board) -> list[Token]:
    """Tokens that tell what the tiles do, who leaps first where there is room, and how one wins."""
    inner = box.inset(16, 12)
    lines: list[Line] = [
        ((_tile(Leaf(Frog(0))), _tile(Flower())), say("quibbit.legend_home")),
        ((_tile(Leaf(Frog(1))), _tile(Water())), say("quibbit.legend_lost")),
        ((Art("card-1", ICON * 0.6, palette_of(0)),), say("quibbit.legend_order")),
        ((Art("flag", ICON * 0.7),), say("quibbit.legend_out")),
    ]
    if is_limited(now):
        words = say("quibbit.legend_crown", rounds=now.last_round)
        lines.append(((Art("crown", ICON * 0.8),), words))
    if sum(_heights(renderer, inner, lines)) > inner.h:
        del lines[ORDER]
    if is_limited(now) and sum(_heights(renderer, inner, lines)) > inner.h:
        lines.pop()  # how one wins at any table must be legible; the banner tells of the crown
    rows = inner.split_rows(*_heights(renderer, inner, lines))
    tokens = [Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z)]
    for (icons, words), row in zip(lines, rows, strict=True):
        tokens += _line(row, icons, words)
    return tokens


def _heights(renderer: Renderer, box: Box, lines: Sequence[Line]) -> list[float]:
    """How high each of the *lines* is in *box*."""
    texts = [Text(words, theme.FLOOR, theme.INK, box.w - ICONS) for _, words in lines]
    return [max(ICON, renderer.size(text)[1]) for text in texts]


def _tile(tile: Tile) -> Picture:
    return tile_art(tile, ICON)


def _line(row: Box, icons: tuple[Picture, ...], words: str) -> list[Token]:
    text = Text(words, theme.FLOOR, theme.INK, row.w - ICONS, row.h, align="left")
    y = row.centre[1]
    left = row.x + ICONS / 2 - (len(icons) - 1) * ICON / 2
    signs = [Token(icon, Pose(left + i * ICON, y), Z + 1) for i, icon in enumerate(icons)]
    return [*signs, Token(text, Pose(row.x + ICONS, y), Z + 1, anchor=(0.0, 0.5))]
