"""A great chain that a bot links comes nearer, and no headline covers the banner that tells it."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quivvit import Colour, Corner, Link, Square
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from seats.occupants import BotPlayer
from sprites.pictures.pose import NO_OFFSET
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


@pytest.mark.parametrize("calm", [False, True])
def test_great_links_of_a_bot_come_nearer_without_a_headline(calm: bool) -> None:
    with running_app(TINY, Settings(reduced_motion=calm)) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        squares = Square(12, Corner.TOP_LEFT), Square(13, Corner.TOP_LEFT)
        found = [Link(colour, squares) for colour in Colour]
        lights = [table.tokens.highlights.tag(12, 3, 1.0, found)]
        cards = [table.tokens.grid.tokens[place] for place in (12, 13)]
        celebrating = table._animator._links._celebrate(found, Seat(0), lights)
        largest = 0.0
        while advance(celebrating):
            largest = max(largest, *(card.offset.sx for card in cards))
            assert not table.stage.has("headline")
        assert (largest > 1.1) is not calm
        assert all(card.offset == NO_OFFSET for card in cards)
