"""What the cards of a hand would bring, told as on the table."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.components.claims.forecast import (
    hand_promise,
    hand_words,
    offer_promise,
)
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait


def test_a_card_in_a_hand_tells_the_same_as_if_it_was_on_offer(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, Person(LEFT_KEYS)))
    open_cards, gaps, (one, two, own, *_) = (
        table.tokens.open_cards, table.tokens.gaps, cards(CardKind.CURSED_SUSHI)
    )  # fmt: skip
    person = Seat(next(seat for seat in open_cards.seats if open_cards.hands[seat][0] is not None))
    others = [Seat(seat) for seat in open_cards.seats if seat != person]
    open_cards.hands[person][:] = [own]
    table.tokens.show_hand(person, [own])
    assert "…" not in repr(gaps.hand.cards[0].picture)
    for giver, card in zip(others, (one, two), strict=False):
        open_cards.offers[giver] = card
        gaps.lay(giver, card)
    assert "…" in repr(gaps.hand.cards[0].picture), "also while others offer"
    promise = hand_promise(open_cards, person, person, own)
    assert open_cards.offers[person] is None
    assert promise.spread == (Fraction(-3), Fraction(6))
    assert f"{promise.ranged}." in hand_words(open_cards, person, own)
    open_cards.offers[person] = own
    assert offer_promise(open_cards, person, own) == promise
