"""A card of the market lies at one place until it is taken."""

from __future__ import annotations

from rules.core import Seat
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)


def test_cards_of_the_market_stay_as_one_is_taken_and_in_a_window_of_another_size(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    cards, lying = table.tokens.cards, dict(table.tokens.cards.market)
    before = {card: token.pose for card, token in lying.items()}
    taken, *others = lying
    list(cards.take(ANN, taken))
    assert [lying[card].pose for card in others] == [before[card] for card in others]
    places = dict(cards.market_places)
    assert taken not in places
    checked_tables.build(table)
    assert {card: table.tokens.cards.market_places[card] for card in others} == places


def test_a_card_that_was_played_is_taken_for_none_of_the_market(app: RunningApp) -> None:
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=3)
    cards = open_and_wait(app, made).tokens.cards
    (played,) = cards.discarded
    assert played.pose.alpha < 1.0
    assert played.pose.angle, "it lies askew"
    assert all(token.pose.alpha == 1.0 for _, token in cards.market)


def test_one_points_at_a_card_of_the_market_where_it_lies(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    *_, last = state_of(table).view(ANN).market
    table.tokens.cards.market_places[last] = place = 5
    box = steps_of(table, ANN).places.market(last)
    assert box == table.layout.foot.market_box(place)
