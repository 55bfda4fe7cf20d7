"""Patterns are calm, but for those of the card in the hand, or that a die lets link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quivvit import Colour, Options
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.table import QuivvitTable
from seats.intents import Intent
from tests.scenes.games.quivvit.choosing.test_rotation_chooser import HERE, chooser, seated
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def looking(table: QuivvitTable, *, calm: bool = False, only: Colour | None = None) -> list[int]:
    """The places of the cards that look so."""
    grid, wide = table.tokens.grid, table.layout.card
    return [
        place
        for place, card in enumerate(grid.cards)
        if card and grid.tokens[place].picture == face(card, wide, False, calm=calm, only=only)
    ]


def test_only_the_card_in_the_hand_is_bright_and_none_hints_at_a_link(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    assert looking(table) == []
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    assert looking(table) == [HERE + 1]
    assert len(looking(table, calm=True)) == 24
    chooser(table)._put_back()
    chooser(table)._move(PASS)
    assert looking(table) == []


def test_with_a_die_its_colour_is_bright_everywhere_and_no_other(app: RunningApp) -> None:
    table = seated(app, Options(random_color=True), die=Colour.GREEN)
    assert len(looking(table, only=Colour.GREEN)) == 25
    tap(app, KeyButtons(), Intent.RIGHT)
    assert len(looking(table, only=Colour.GREEN)) == 25
