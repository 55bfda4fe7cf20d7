"""What is told of a deck without a card."""

from __future__ import annotations

from rules.decktet import Card
from rules.frogger import MarketDealt
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say


def test_an_empty_deck_is_explained_at_its_place(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    cards, dealt = table.tokens.cards, MarketDealt((Card.BARD, Card.SEA))
    told = table.captions.hint(dealt), table.places.hint_place(dealt, None)
    cards._count(left=0)
    assert table.captions.hint(dealt) == say("frogger.hint_deck") != told[0]
    place = table.places.hint_place(dealt, None)
    assert place != told[1]
    assert place
    assert place.contains(table.layout.foot.deck.x, table.layout.foot.deck.y)
