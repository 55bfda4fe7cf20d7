"""Which cards on the pond are dark, and that all others are as bright as paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.mosquito import Spot
from scenes.games.mosquito.cards import MOONLIT
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art, Collage, Picture
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as running:
        yield running


def test_no_card_is_darkened_in_a_turn_but_those_that_do_not_help(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=6))
    rows = table.tokens.rows

    def bright() -> set[Spot]:
        papers = {at: paper(token.picture) for at, token in rows.tokens.items()}
        return {at for at, name in papers.items() if not name.endswith(MOONLIT)}

    lit, dark, *_ = rows.tokens
    assert bright() == rows.tokens.keys()
    rows.shade(())
    assert bright() == rows.tokens.keys()
    rows.halo((lit,))
    rows.shade((dark, lit))
    assert bright() == rows.tokens.keys() - {dark}, "what is placed by is not dark"
    rows.shade()
    assert bright() == rows.tokens.keys()


def paper(picture: Picture) -> str:
    """The drawing of a card's paper."""
    assert isinstance(picture, Collage)
    art = picture.pieces[0].picture
    assert isinstance(art, Art)
    return art.name
