"""Who opened the pad that another seat takes, and how long a run of direct placements is."""

from __future__ import annotations

from functools import partial

from rules.core import Seat
from rules.mosquito import Card, CardPlaced, Layout, Spot, Suit
from scenes.games.mosquito.components.last_turns import LastTurns, stuck_seat, stuck_words
from scenes.games.mosquito.components.pond.fitting_suits import changed_pads, closed_pads
from scenes.players.seat_names import seat_name
from words import say

ANN, BOB = Seat(0), Seat(1)
BY = Spot(1, 0), Spot(2, 0), Spot(3, 0)
# A spade fits beyond 2 only after the swap of the cards at 3 and 5.
HEARTS_AND_CLUBS = [Card.ACE_OF_HEARTS, Card.TWO_OF_CLUBS, Card.THREE_OF_HEARTS]
REST = [Card.FOUR_OF_HEARTS, Card.FIVE_OF_DIAMONDS, *list(Card)[5:8]]
BEFORE: Layout = tuple((card,) for card in (*HEARTS_AND_CLUBS, *REST))
AFTER: Layout = tuple((BEFORE[{2: 4, 4: 2}.get(i, i)][0],) for i in range(len(BEFORE)))


def placed(seat: Seat, *, clean: bool) -> CardPlaced:
    return CardPlaced(seat, Card.ACE_OF_SPADES, Spot(2, 1), BY, clean=clean)


def test_a_pad_that_another_seat_has_just_opened_is_told_as_taken() -> None:
    turns = LastTurns(2, mixed=False)
    assert Spot(2, 1) in turns.remember(placed(ANN, clean=False), BEFORE, AFTER)
    assert turns.opener(placed(BOB, clean=True)) == ANN
    assert turns.point_words(placed(BOB, clean=True)) == say(
        "mosquito.headline_taken", name=seat_name(BOB), victim=seat_name(ANN)
    )
    assert turns.opener(placed(ANN, clean=True)) is None
    assert turns.opener(placed(BOB, clean=False)) is None
    assert not turns.remember(placed(BOB, clean=True), AFTER, AFTER)
    assert turns.opener(placed(ANN, clean=True)) is None


def test_a_pad_that_a_swap_closes_tells_which_suit_lies_beside_it_twice() -> None:
    shut = closed_pads(AFTER, BEFORE)
    assert shut[Spot(2, 1)] == (Suit.HEARTS, 2)
    assert Spot(2, 1) not in closed_pads(BEFORE, AFTER), "it opens"
    assert not closed_pads(AFTER, AFTER)


def test_a_pad_that_another_suit_fits_after_a_swap_tells_which() -> None:
    other = (AFTER[0], (Card.TWO_OF_SPADES,), *AFTER[2:])
    assert changed_pads(AFTER, other, mixed=False)[Spot(2, 1)] == Suit.CLUBS
    assert Spot(2, 1) not in changed_pads(BEFORE, AFTER, mixed=False), "it opens"
    assert Spot(2, 1) not in changed_pads(AFTER, BEFORE, mixed=False), "it closes"


def test_a_pad_that_a_direct_placement_has_opened_is_not_told_as_taken() -> None:
    turns = LastTurns(2, mixed=False)
    assert Spot(2, 1) in turns.remember(placed(ANN, clean=True), BEFORE, AFTER)
    assert turns.opener(placed(BOB, clean=True)) is None


def test_a_long_run_of_direct_placements_is_counted_until_a_swap_or_a_pass() -> None:
    turns, direct = LastTurns(2, mixed=False), placed(ANN, clean=True)
    for end in (partial(turns.end_run, ANN), turns.begin_deal, turns.begin_deal):
        for _ in range(2):
            assert turns.point_words(direct) == say("mosquito.direct")
            turns.remember(direct, AFTER, AFTER)
        assert turns.point_words(direct) == say("mosquito.chain", count=3)
        assert turns.run(direct) == (direct.spot,) * 3
        end()
        assert turns.point_words(direct) == say("mosquito.direct")
    turns.remember(placed(ANN, clean=False), AFTER, AFTER)
    assert turns.point_words(placed(ANN, clean=False)) == say(
        "mosquito.fourth", name=seat_name(ANN)
    )
    assert turns.point_words(direct) == say("mosquito.direct")


def test_only_the_first_outer_pad_of_a_deal_is_told() -> None:
    turns, pads = LastTurns(2, mixed=False), (Spot(4, 1), Spot(3, 2), Spot(2, 2))
    assert not turns.first_outer_pads(pads[:1])
    for _ in range(2):
        assert list(turns.first_outer_pads(pads)) == [Spot(2, 2)]
        assert not turns.first_outer_pads(pads)
        turns.begin_deal()


def test_whoever_is_next_is_stuck_if_no_pad_is_open_while_some_are_left() -> None:
    hearts: Layout = tuple((card,) for card in Card if card.suit is Suit.HEARTS)[:8]
    full: Layout = tuple((card,) * 3 for card in list(Card)[:8])
    assert stuck_seat(ANN, 2, hearts, mixed=False) == BOB
    assert stuck_seat(BOB, 2, hearts, mixed=False) == ANN
    assert stuck_seat(ANN, 1, hearts, mixed=False) is None, "nobody else plays"
    assert stuck_seat(ANN, 2, AFTER, mixed=False) is None, "a pad is open"
    assert stuck_seat(ANN, 2, full, mixed=False) is None, "the deal is over"


def test_whom_a_block_costs_a_token_is_named() -> None:
    costs = say("mosquito.no_pad_token", name=seat_name(BOB))
    assert stuck_words(BOB, 3, 2) == stuck_words(BOB, 2, 1) == costs
    assert stuck_words(BOB, 3, None) == say("mosquito.no_pad_left_all")
    assert stuck_words(BOB, 2, None) == say("mosquito.no_pad_left", name=seat_name(BOB))
