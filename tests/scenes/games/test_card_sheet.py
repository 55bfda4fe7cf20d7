"""The contact sheet of the cards."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.games.card_sheet import samples
from scenes.table.card_sample import CardSample
from sprites import contact_sheet
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from tests.for_each import for_each
from words import say

EVERY = list(samples())


def test_every_card_that_looks_different_is_there() -> None:
    decktet, playing, quivvit, kinds = 44 - 12, 52, 6 * 4, 11  # 12 pairs of suits come twice
    assert len(EVERY) == decktet + playing + quivvit + kinds
    assert len({card.label for card in EVERY}) == len(EVERY)
    assert say("quabble.doom_snail") in {card.label for card in EVERY}


@for_each("card", EVERY)
def test_a_card_fits_its_strip_at_every_size(card: CardSample) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    renderer = Renderer((1920, 1080))
    for height in contact_sheet.HEIGHTS:
        drawn = pygame.Surface((400, 400), pygame.SRCALPHA)
        renderer.draw(drawn, card.picture(height), Pose(200, 200))
        box = drawn.get_bounding_rect().inflate(2, 2)
        assert 0.5 * height <= box.h <= height
        assert box.w <= contact_sheet.WIDEST * height / contact_sheet.HEIGHTS[-1]


def test_the_sheet_is_written(tmp_path: Path) -> None:
    assert contact_sheet.write([str(tmp_path / "cards.png")], EVERY[:5]) == 0
    assert pygame.image.load(tmp_path / "cards.png").get_height() > contact_sheet.HEIGHTS[-1]
