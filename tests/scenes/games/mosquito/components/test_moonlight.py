"""What lies in the light of the moon, and what in a warm one."""

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


def test_moonlight_lies_on_cards_that_a_seat_does_not_choose_in_its_turn(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=6))
    rows = table.tokens.rows

    def warm() -> set[Spot]:
        """The spots with cards on which no moonlight lies."""
        papers = {at: paper(token.picture) for at, token in rows.tokens.items()}
        return {at for at, name in papers.items() if not name.endswith(MOONLIT)}

    assert warm() == rows.tokens.keys()
    rows.step_back(True)
    assert not warm()
    lit, dark, *_ = rows.tokens
    rows.halo((lit,))
    assert warm() == {lit}
    rows.shade((dark,), rows.layout.spots)
    assert warm() == rows.tokens.keys() - {dark}
    rows.shade((dark, lit), rows.layout.spots)
    assert warm() == rows.tokens.keys() - {dark}, "what is placed by is not dark"


def paper(picture: Picture) -> str:
    """The drawing of a card's paper."""
    assert isinstance(picture, Collage)
    art = picture.pieces[0].picture
    assert isinstance(art, Art)
    return art.name
