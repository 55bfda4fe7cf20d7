"""The cut and the deal of Mosquito, and what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.core import Seat
from rules.mosquito import (
    DECK,
    HAND,
    MOSQUITO,
    Card,
    CardCut,
    CardDrawn,
    Cut,
    DealBegan,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    Options,
    State,
    TurnBegan,
    deal,
    imagine,
)
from tests.rules.mosquito.positions import CARDS, cards, drawn, named, played, read, turns

A, B = Seat(0), Seat(1)
SEEDS = range(30)


def cut(options: Options, seats: int, seed: int = 1) -> tuple[State, list[Event]]:
    """A match whose first cards are dealt, and what happened until then."""
    rng = Random(seed)
    state, all_events = deal(options, seats, rng), list[Event]()
    while not state.board.deal:
        (seat,) = state.to_act()
        state, events = state.apply({seat: Cut()}, rng)
        all_events += events
    return state, all_events


class FixedCuts(Random):
    """Chance that lets certain cards be cut."""

    def __init__(self, line: str) -> None:
        super().__init__(1)
        self._cards = list(cards(line))

    def choice(self, seq: Any) -> Any:
        card = self._cards.pop(0)
        assert card in seq
        return card


def dealer(line: str) -> tuple[State, Sequence[Event]]:
    """What comes of cutting these cards."""
    rng, seats = FixedCuts(line), len(line.split())
    state, events = deal(Options(), seats, rng), list[Event]()
    for seat in map(Seat, range(seats)):
        assert state.to_act() == {seat}
        assert list(state.legal(seat)) == [Cut()]
        state, events = state.apply({seat: Cut()}, rng)  # type: ignore[assignment]
    return state, events


def test_one_to_four_can_play() -> None:
    assert list(MOSQUITO.seats) == [1, 2, 3, 4]


def test_the_cards_are_the_usual_fifty_two() -> None:
    assert len(DECK) == len({card.value for card in DECK}) == 52
    assert Counter(card.suit for card in DECK) == dict.fromkeys({c.suit for c in DECK}, 13)


# the cut


def test_everybody_cuts_in_turn_and_all_see_the_cards() -> None:
    state, events = cut(Options(), 3)
    cuts = [event for event in events if isinstance(event, CardCut)]
    assert [event.seat for event in cuts] == [0, 1, 2]
    assert state.board.cuts == tuple(event.card for event in cuts)
    assert len(set(state.board.cuts)) == 3
    assert all(event.seen_by(None) == event for event in cuts)


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ("2C KC 3C", 1),
        ("AS 2C", 1),  # the Ace is low
        ("QS KC", 1),
        ("TC JC QC KC", 3),
        ("9D 4S 9C", 0),
        ("7C 7D 7H 7S", 3),  # Spades, Hearts, Diamonds, Clubs
        ("7C 7H 7D", 1),
        ("7D 7C", 0),
    ],
)
def test_the_highest_card_deals_and_plays_first(line: str, seat: int) -> None:
    state, events = dealer(line)
    assert state.board.dealer == state.player == seat
    assert isinstance(events[1], DealerChosen)
    assert (events[1].seat, events[1].card) == (seat, CARDS[line.split()[seat]])
    assert events[2] == DealBegan(1, Seat(seat))


def test_a_tie_broken_by_suit_is_told() -> None:
    ties = {}
    for line in ("2C KC 3C", "9D 4S 9C", "7C 7H 7D", "7C 7D KS"):
        _, events = dealer(line)
        ties[line] = next(event.tie for event in events if isinstance(event, DealerChosen))
    assert ties == {"2C KC 3C": (), "9D 4S 9C": (0, 2), "7C 7H 7D": (0, 1, 2), "7C 7D KS": ()}


def test_any_card_may_be_cut_and_anyone_may_deal() -> None:
    states = [cut(Options(), 4, seed)[0] for seed in range(300)]
    assert {card for state in states for card in state.board.cuts} == set(DECK)
    assert all(len(set(state.board.cuts)) == 4 for state in states), "a card was cut twice"
    assert {state.board.dealer for state in states} == {0, 1, 2, 3}


def test_while_cutting_nothing_is_dealt() -> None:
    state = deal(Options(), 2, Random(1))
    assert (state.board.layout, state.board.dealer) == ((), None)
    assert (state.hands, state.pile) == (((), ()), ())
    assert state.legal(B) == ()


# the deal


@pytest.mark.parametrize("columns", [4, 5, 6])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_layout_and_hands_of_five_are_dealt_and_the_dealer_draws(
    seats: int, columns: Any
) -> None:
    state, _ = cut(Options(columns=columns), seats)
    sizes = [len(hand) for hand in state.hands]
    assert [len(held) for held in state.board.layout] == [1] * 2 * columns
    assert sizes == [HAND + (seat == state.board.dealer) for seat in range(seats)]
    everything = [*sum(state.board.layout, ()), *sum(state.hands, ()), *state.pile]
    assert sorted(card.value for card in everything) == sorted(card.value for card in DECK)


def test_the_deal_is_told_in_order() -> None:
    state, events = cut(Options(), 3)
    began = events[-5:]
    assert [type(event) for event in began] == [
        DealBegan,
        LayoutLaid,
        HandsDealt,
        TurnBegan,
        CardDrawn,
    ]
    laid, dealt, drew = began[1], began[2], began[4]
    assert isinstance(laid, LayoutLaid)
    assert isinstance(dealt, HandsDealt)
    assert isinstance(drew, CardDrawn)
    assert tuple((card,) for card in laid.cards) == state.board.layout
    assert dealt.pile == len(state.pile) + 1
    assert state.hands[drew.seat] == (*dealt.hands[drew.seat], drew.card)


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    state, _ = cut(Options(), 3, seed=4)
    assert state.board.dealer is not None
    order = [Seat((state.board.dealer + step) % 3) for step in (1, 2, 3)]
    again = Random(4)
    for cuts in range(3):
        again.choice(DECK[cuts:])
    shuffled = again.sample(DECK, 52)
    assert [state.hands[seat][n] for n in range(5) for seat in order] == shuffled[10:25]


def test_every_deal_is_shuffled_anew() -> None:
    assert len({cut(Options(), 2, seed)[0].board.layout for seed in SEEDS}) == len(SEEDS)


# what is hidden


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state, _ = cut(Options(), 3)
    for watcher in (None, Seat(0), Seat(1), Seat(2)):
        hands = state.view(watcher).hands
        for owner, hand in enumerate(state.hands):
            assert hands[owner] == (hand if owner == watcher else (None,) * len(hand))


def test_open_hands_are_seen_by_all() -> None:
    state, events = cut(Options(open_hands=True), 3)
    assert state.view(None).hands == state.view(Seat(2)).hands == state.hands
    assert all(event.seen_by(None) == event for event in events)


def test_what_is_dealt_and_drawn_is_told_to_its_owner_only() -> None:
    _, events = cut(Options(), 2)
    dealt, drew = events[-3], events[-1]
    assert isinstance(dealt, HandsDealt)
    assert isinstance(drew, CardDrawn)
    assert dealt.seen_by(A).hands == (dealt.hands[0], (None,) * 5)
    assert dealt.seen_by(None).hands == ((None,) * 5,) * 2
    assert drew.seen_by(drew.seat) == drew
    assert drew.seen_by(None).card is None
    assert drew.seen_by(Seat(1 - drew.seat)).card is None


def test_the_pile_is_hidden_from_all() -> None:
    state, _ = cut(Options(), 2)
    other = replace(state, pile=state.pile[::-1])
    assert all(state.view(seat) == other.view(seat) for seat in (None, A, B))
    assert state.view(None).pile == len(state.pile)


def test_an_imagined_card_lies_anywhere_with_equal_chance() -> None:
    state, _ = cut(Options(), 2)
    state, _ = played(state, turns(state).sample(Random(2)))
    view, tries = state.view(A), 2000
    unseen = set(state.hands[1]) | set(state.pile)
    worlds = [imagine(view, Random(seed)) for seed in range(tries)]
    held = Counter(world.hands[1][0] for world in worlds)
    next_drawn = Counter(world.pile[-1] for world in worlds)
    for found in (held, next_drawn):
        assert found.keys() == unseen
        mean = tries / len(unseen)
        chi = sum((count - mean) ** 2 / mean for count in found.values())
        assert chi < len(unseen) + 4 * (2 * len(unseen)) ** 0.5


def test_an_imagined_world_holds_no_card_twice() -> None:
    state = read(
        """
        AC  2D  3H  4C
        --------------
        8C  7C  6C  5D
        A: KC QC
        B: JC TC 3S
    """,
        covered=cards("AS AD"),
        pile=cards("KS KD"),
    )
    world = imagine(state.view(A), Random(1))
    everything: list[Card] = [
        *sum(world.board.layout, ()),
        *sum(world.hands, ()),
        *world.pile,
        *world.board.covered,
    ]
    assert len(everything) == len(set(everything)) == 8 + 5 + 2 + 2
    assert named(world.hands[A]) == "KC QC"
    assert drawn(world.board.layout) == drawn(state.board.layout)
