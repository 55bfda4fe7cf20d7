"""How Frogger is dealt, what is hidden, and worlds imagined from what is seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.core import Seat
from rules.decktet import Card, Rank, Suit, of_rank
from rules.frogger import (
    COURTS,
    EXCUSE,
    FROGGER,
    FROGS,
    PAWNS,
    PLAIN,
    Options,
    Path,
    State,
    deal,
    imagine,
)
from tests.rules.frogger.laws import cards_in
from tests.rules.frogger.positions import cards, read

ROOM = None


def dealt(seats: int = 3, seed: int = 1, **options: Any) -> State:
    return deal(Options(**options), seats, Random(seed))


def test_the_plain_deck_is_the_36_cards_from_ace_to_nine_and_crown() -> None:
    assert len(PLAIN) == 36
    assert {card.rank for card in Card} - {card.rank for card in PLAIN} == {
        Rank.EXCUSE,
        Rank.PAWN,
        Rank.COURT,
    }


@pytest.mark.parametrize("seats", FROGGER.seats)
def test_eight_cards_and_the_four_pawns_are_the_path_the_rest_is_dealt(seats: int) -> None:
    board = dealt(seats).board
    assert len(board.path.cards) == 12
    assert {*PAWNS} <= {*board.path.cards}
    assert [len(hand.secret) for hand in board.hands] == [4] * seats
    assert len(board.stock.market) == 6
    assert len(board.stock.deck) == 36 - 8 - 6 - 4 * seats
    assert board.stock.discards == ()
    assert {*cards_in(board)} == {*PLAIN, *PAWNS}
    assert board.frogs == (EXCUSE,) * (FROGS * seats)


def test_the_path_is_shuffled_with_the_pawns_anywhere() -> None:
    paths = [dealt(seed=seed).board.path.cards for seed in range(300)]
    places = Counter(path.index(PAWNS[0]) for path in paths)
    assert places.keys() == {*range(12)}
    assert {*PLAIN} == {card for path in paths for card in path} - {*PAWNS}


def test_any_seat_may_start() -> None:
    assert {dealt(5, seed).starter for seed in range(60)} == {*range(5)}


def test_the_same_seed_deals_the_same_table() -> None:
    assert dealt(seed=5) == dealt(seed=5) != dealt(seed=6)


def test_with_courts_four_more_cards_are_dealt_but_never_on_the_path() -> None:
    found: set[Card] = set()
    for seed in range(100):
        board = dealt(2, seed, courts=True).board
        assert not {*board.path.cards} & {*COURTS}
        assert len(board.stock.deck) == 36 + 4 - 8 - 6 - 8
        found |= {*board.hands[0].secret, *board.stock.market}
    assert found >= {*COURTS}


def test_without_courts_there_are_none() -> None:
    assert not {*cards_in(dealt().board)} & {*COURTS}


def test_every_suit_printed_on_a_path_card_is_one_space() -> None:
    path = Path(cards("Ace.Moons Sea Castle Watchman"))
    assert [len(group) for group in path.groups] == [1, 1, 1, 2, 3, 1]
    assert path.suits == (
        None,
        Suit.MOONS,
        Suit.WAVES,
        Suit.SUNS,
        Suit.KNOTS,
        Suit.MOONS,
        Suit.WYRMS,
        Suit.KNOTS,
        None,
    )
    assert path.numbers == (0, 1, 2, 3, 3, 4, 4, 4, 5)
    assert path.home == 8


def test_no_other_rank_has_another_number_of_spaces() -> None:
    wide = {Rank.ACE: 1, Rank.CROWN: 1, Rank.PAWN: 3, Rank.COURT: 3, Rank.EXCUSE: 0}
    assert all(len(card.suits) == wide.get(card.rank, 2) for card in Card)
    assert len(of_rank(Rank.ACE, Rank.CROWN)) == 12


def test_hands_are_dealt_face_down() -> None:
    state = dealt(3)
    for seat in map(Seat, range(3)):
        view = state.view(seat)
        assert view.own == state.board.hands[seat].secret
        assert view.secret == (4, 4, 4)
        assert view.public == ((), (), ())
        others = {
            *state.board.hands[(seat + 1) % 3].secret,
            *state.board.hands[(seat + 2) % 3].secret,
        }
        assert not {*cards_in(view)} & {*others, *state.board.stock.deck}
    assert state.view(ROOM).own == ()
    assert not {*cards_in(state.view(ROOM))} & {
        *cards_in(tuple(hand.secret for hand in state.board.hands))
    }


def test_open_hands_are_seen_by_all() -> None:
    state = dealt(3, open_hands=True)
    assert [len(hand) for hand in state.view(ROOM).public] == [4, 4, 4]
    assert state.view(ROOM).secret == (0, 0, 0)
    assert {*cards_in(state.view(ROOM))} | {*state.board.stock.deck} == {*PLAIN, *PAWNS}


def test_an_imagined_world_deals_unseen_cards_anywhere() -> None:
    state = dealt(3)
    view, rng = state.view(Seat(0)), Random(1)
    unseen = {*state.board.hands[1].secret, *state.board.hands[2].secret, *state.board.stock.deck}
    held: Counter[Card] = Counter()
    tops: Counter[Card] = Counter()
    for _ in range(2000):
        board = imagine(view, rng).board
        assert board.hands[0].secret == state.board.hands[0].secret
        held.update(board.hands[1].secret)
        tops[board.stock.deck[0]] += 1
    assert held.keys() == tops.keys() == unseen
    expected = 2000 * 4 / len(unseen)
    assert all(abs(count - expected) < 0.2 * expected for count in held.values())
    assert all(abs(count - expected / 4) < 0.4 * expected / 4 for count in tops.values())


PICTURE = """
    path     Journey | Bard | Market | Harvest
    frogs    .  .    | .    | .  .   | .  .  .
    hands    A: Sea B: Castle C: -
    dealt    A: Author B: Pact Mill C: Cave
    market   Desert
    discards Savage
    deck     Forest Battle Origin
"""


def test_once_the_discards_were_shuffled_what_was_seen_is_in_the_deck_and_in_no_hand() -> None:
    state = read(PICTURE)
    deck = state.board.stock.deck
    assert state.view(Seat(0)).shuffled == ()
    stock = replace(state.board.stock, reshuffled=True)
    known = replace(state, board=replace(state.board, stock=stock))
    view = known.view(Seat(0))
    assert {*view.shuffled} == {*deck}
    turned = replace(known.board, stock=replace(stock, deck=deck[::-1]))
    assert replace(known, board=turned).view(Seat(0)) == view, "the order of the deck is told"
    orders, rng = set(), Random(1)
    for _ in range(100):
        world = imagine(view, rng).board
        assert {*world.stock.deck} == {*deck}
        assert not {*world.hands[1].secret, *world.hands[2].secret} & {*deck}
        orders.add(world.stock.deck)
    assert len(orders) == 6


def test_what_was_taken_stays_known() -> None:
    state = read(PICTURE)
    for seed in range(20):
        board = imagine(state.view(Seat(2)), Random(seed)).board
        assert tuple(hand.public for hand in board.hands) == (cards("Sea"), cards("Castle"), ())
        assert not {*cards_in(tuple(hand.secret for hand in board.hands))} & {
            *cards("Sea Castle Desert Savage")
        }


def test_the_room_imagines_every_hand() -> None:
    state = dealt(2)
    hands = {imagine(state.view(ROOM), Random(seed)).board.hands[0].secret for seed in range(30)}
    assert len(hands) > 20
