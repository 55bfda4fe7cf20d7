"""A large sheet of paper looks the same whether it is drawn whole or made from a small one."""

from __future__ import annotations

import os
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.material import WOOD
from sprites.pictures.paper_svg import paper_svg, smallest
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.nine_slice import NineSlice, enlarged
from sprites.render.renderer import Renderer


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


BOARD = replace(WOOD, weave="board-check", corner="board-bolt", line="stitches")


@pytest.mark.parametrize(("width", "height"), [(480, 96), (130, 400), (90, 60), (600, 240)])
def test_a_board_made_from_a_small_one_has_its_weave_all_over(width: float, height: float) -> None:
    sheet = board(width, height, BOARD)
    drawn = NineSlice().paper(sheet, 1.0)
    plain = NineSlice().paper(board(width, height, replace(BOARD, weave="")), 1.0)
    inner = pygame.Rect(0, 0, width - 50, height - 30)
    inner.center = drawn.get_rect().center
    for x in range(inner.left, inner.right - 12, 6):
        for y in range(inner.top, inner.bottom - 12, 6):
            woven = any(
                drawn.get_at((x + i, y + i)) != plain.get_at((x + i, y + i)) for i in range(12)
            )
            assert woven, (x, y)


def test_a_sheet_of_a_pixel_can_be_drawn() -> None:
    assert NineSlice().paper(Paper(1, 1, shadow=False), 1.0).get_size() == (3, 3)


def test_small_sheets_are_forgotten_with_all_other_bitmaps() -> None:
    renderer, sheet = Renderer((640, 360)), Paper(500, 320)
    renderer.bitmaps.get(sheet)
    assert renderer.bitmaps.is_paper_ready(sheet)
    renderer.resize(renderer.pixels)
    assert not renderer.bitmaps.is_paper_ready(sheet)


def test_a_sheet_in_a_collage_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copies = []

    def noted(drawn: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
        copies.append(box.size)
        return drawn.subsurface(box.clip(drawn.get_rect()))

    monkeypatch.setattr("sprites.render.bitmaps.bitmaps.cropped", noted)
    sheet = Paper(500, 320)
    Renderer((640, 360)).bitmaps.get(Collage(500, 320, (Part(sheet, 250, 160),)))
    assert len(copies) == 1  # of the collage
