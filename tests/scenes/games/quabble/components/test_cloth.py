"""What the table of Quabble is laid with."""

from __future__ import annotations

import gc

import pygame

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.components.cloth import laid_table
from scenes.games.quabble.planning import plan
from scenes.games.quabble.table import HALL
from seats.occupants import BotPlayer
from sprites.stage.layer import Layer
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait


def test_a_treasury_lies_on_a_mat_of_its_own_and_an_empty_one_on_none(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    tokens, seat = table.tokens, Seat(1)

    def mats() -> list[tuple[float, float]]:
        lying = (token for token in table.stage.tokens if token.name == "treasury mat")
        return [(token.pose.x, token.pose.y) for token in lying]

    for lying, halves in ((cards(CardKind.GRUNGLE)[:1], []), ([], cards(CardKind.GRUNGLE)[:1])):
        tokens.open_cards.treasuries[seat], tokens.open_cards.shared[seat] = lying, halves
        tokens.refresh()
        assert table.panels[seat].places.cards.centre in mats()
    tokens.open_cards.shared[seat] = []
    tokens.refresh()
    assert mats() == []


def test_the_table_has_a_cloth_on_walnut_and_a_near_edge(app: RunningApp) -> None:
    renderer = app.context.renderer
    layout = plan(renderer.width, renderer.height, renderer.text_scale, 4)
    table = laid_table(renderer, layout, HALL)
    scale = table.get_width() / renderer.width

    def colour_at(y: float) -> pygame.Color:
        return table.get_at((round(layout.king.centre[0] * scale), round(y * scale)))

    cloth, wood = colour_at(layout.seats[0].keys.centre[1]), colour_at(layout.hand_box.centre[1])
    edge = colour_at((layout.room.bottom + renderer.height) / 2)
    assert cloth.r - cloth.g > wood.r - wood.g
    assert wood.g > wood.b
    assert edge.r < wood.r


def test_what_laid_the_table_leaves_no_picture_as_large_as_the_window(app: RunningApp) -> None:
    renderer = app.context.renderer
    layout = plan(renderer.width, renderer.height, renderer.text_scale, 4)
    gc.collect()
    gc.disable()
    try:
        before = _layers()
        laid_table(renderer, layout, HALL)
        assert _layers() == before
    finally:
        gc.enable()


def _layers() -> int:
    """How many layers of stages are in memory."""
    return sum(isinstance(found, Layer) for found in gc.get_objects())
