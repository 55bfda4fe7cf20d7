"""A large sheet of paper looks the same whether it is drawn whole or made from a small one."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.paper_svg import paper_svg, smallest
from sprites.pictures.pictures import Paper
from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.nine_slice import enlarged


@pytest.mark.parametrize(
    "sheet",
    [
        Paper(500, 320),
        Paper(480, 96, edge=theme.INK, edge_width=8),
        Paper(160, 400, radius=40),
        Paper(420, 300, shadow=False),
        Paper(60, 40),
    ],
)
def test_a_sheet_made_from_a_small_one_looks_as_if_drawn_whole(sheet: Paper) -> None:
    def drawn(paper: Paper) -> pygame.Surface:
        margin = 32 if sheet.shadow else 2
        return rasterise(
            paper_svg(paper), round(paper.width) + margin, round(paper.height) + margin
        )

    whole = drawn(sheet)
    out = enlarged(drawn(smallest(sheet)), whole.get_size())
    off = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), out.get_at((x, y)), strict=True))
        for x in range(whole.get_width())
        for y in range(whole.get_height())
        if whole.get_at((x, y)).a > 40
    ]
    assert max(off) <= 8
