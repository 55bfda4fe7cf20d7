"""The tile on a card of Quibbit that comes back or is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quibbit import CardLost, CardReturned, Frog
from scenes.core.script import Script
from scenes.games.quibbit.components.cards import KEPT
from scenes.games.quibbit.components.fate_signs import ICONS
from scenes.games.quibbit.components.ring import tile_art
from sprites.pictures.pictures import Art, Collage
from tests.scenes.games.quibbit.showing import a_table, run
from tests.scenes.running_app import RunningApp, running_app

BOB = Frog(1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


@pytest.mark.parametrize(
    ("event", "icon"), [(CardReturned, ICONS["home"]), (CardLost, ICONS["lost"])]
)
def test_a_card_that_goes_bears_the_tile_and_what_it_means_until_it_is_there(
    app: RunningApp, event: type[CardReturned | CardLost], icon: str
) -> None:
    table = a_table(app)
    cards, card = table.tokens.cards, table.view.board.hand(BOB)[0]
    cards.reveal(BOB, card)
    table._animator._row[:] = [(BOB, card)]
    token, shown = cards.tokens[BOB, card], set[str]()
    tile = table.view.board.ring[table.view.board.at()[BOB] % len(table.view.board.ring)]

    def watched() -> Script:
        for _ in table.show(event(BOB, card)):
            if isinstance(token.picture, Collage):
                arts = [piece.picture for piece in token.picture.pieces]
                shown.update(art.name for art in arts if isinstance(art, Art))
            yield

    run(app, table, watched())
    assert {tile_art(tile, 1.0).name, icon} <= shown
    app.frames(int(60 * KEPT) + 10)
    assert token.picture == cards.face(BOB, card)


def test_nothing_is_written_at_a_seat_whose_card_comes_back(app: RunningApp) -> None:
    captions = a_table(app).captions
    for event in (CardReturned(BOB, 1), CardLost(BOB, 1)):
        assert captions.deed(event) == ""
