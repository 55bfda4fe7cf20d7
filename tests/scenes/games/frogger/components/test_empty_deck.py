"""What is told of a deck without a card."""

from __future__ import annotations

from rules.frogger import MarketDealt
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say


def test_an_empty_deck_is_explained_at_its_place(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    cards = table.tokens.cards
    dealt = MarketDealt(tuple(card for card, _ in cards.market))
    told = table.captions.hint(dealt), table.places.hint_place(dealt, None)
    cards._count(left=0)
    assert table.captions.hint(dealt) == say("frogger.hint_deck") != told[0]
    place = table.places.hint_place(dealt, None)
    assert place != told[1]
    assert place
    assert place.contains(table.layout.foot.deck.x, table.layout.foot.deck.y)
    assert table.captions.hint_holds(dealt)
    cards._count(left=6)
    assert not table.captions.hint_holds(dealt), "it has cards again"


def test_a_deal_before_a_shuffle_is_not_the_last_and_before_and_after_it_the_same_is_told(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    cards, lying = table.tokens.cards, [*table.tokens.cards.market]
    first, second = [card for card, _ in lying[:4]], [card for card, _ in lying[4:]]
    cards.market[:], cards._cards_left = [], 4
    assert not cards.is_last_deal(first), "the discards are shuffled next"
    cards.market[:], cards._cards_left = lying[:4], 2
    assert cards.is_last_deal(second)
    cards.market[:], cards._cards_left = lying, 0
    assert cards.is_last_deal(second)
