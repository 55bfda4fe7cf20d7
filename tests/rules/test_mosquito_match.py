"""Mosquito: the cut, the deal, the end of a deal, the match, and what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from fractions import Fraction
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from rules.core import Seat
from rules.match import Match
from rules.mosquito import (
    DECK,
    HAND,
    MOSQUITO,
    Card,
    CardCut,
    CardDrawn,
    Cut,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Options,
    Pass,
    Reason,
    State,
    TurnBegan,
    Turns,
    deal,
    imagine,
)
from tests.rules.swamp import CARDS, by, cards, drawn, named, place, played, read, turns

A, B = Seat(0), Seat(1)
SEEDS = range(30)


def cut(options: Options, seats: int, seed: int = 1) -> tuple[State, list[Event]]:
    """A match whose first cards are dealt, and what happened until then."""
    rng = Random(seed)
    state, told = deal(options, seats, rng), list[Event]()
    while not state.deal:
        (seat,) = state.to_act()
        state, events = state.apply({seat: Cut()}, rng)
        told += events
    return state, told


class Stacked(Random):
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
    rng, seats = Stacked(line), len(line.split())
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
    state, told = cut(Options(), 3)
    cuts = [event for event in told if isinstance(event, CardCut)]
    assert [event.seat for event in cuts] == [0, 1, 2]
    assert state.cuts == tuple(event.card for event in cuts)
    assert len(set(state.cuts)) == 3
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
    assert state.dealer == state.player == seat
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
    assert {card for state in states for card in state.cuts} == set(DECK)
    assert {state.dealer for state in states} == {0, 1, 2, 3}


def test_while_cutting_nothing_is_dealt() -> None:
    state = deal(Options(), 2, Random(1))
    assert (state.layout, state.hands, state.pile, state.dealer) == ((), ((), ()), (), None)
    assert state.legal(B) == ()


# the deal


@pytest.mark.parametrize("columns", [4, 5, 6])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_layout_and_hands_of_five_are_dealt_and_the_dealer_draws(
    seats: int, columns: Any
) -> None:
    state, _ = cut(Options(columns=columns), seats)
    sizes = [len(hand) for hand in state.hands]
    assert [len(held) for held in state.layout] == [1] * 2 * columns
    assert sizes == [HAND + (seat == state.dealer) for seat in range(seats)]
    everything = [*sum(state.layout, ()), *sum(state.hands, ()), *state.pile]
    assert sorted(card.value for card in everything) == sorted(card.value for card in DECK)


def test_the_deal_is_told_in_order() -> None:
    state, told = cut(Options(), 3)
    began = told[-5:]
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
    assert tuple((card,) for card in laid.cards) == state.layout
    assert dealt.pile == len(state.pile) + 1
    assert state.hands[drew.seat] == (*dealt.hands[drew.seat], drew.card)


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    state, _ = cut(Options(), 3, seed=4)
    assert state.dealer is not None
    order = [Seat((state.dealer + step) % 3) for step in (1, 2, 3)]
    again = Random(4)
    for cuts in range(3):
        again.choice(DECK[cuts:])
    shuffled = again.sample(DECK, 52)
    assert [state.hands[seat][n] for n in range(5) for seat in order] == shuffled[10:25]


def test_every_deal_is_shuffled_anew() -> None:
    assert len({cut(Options(), 2, seed)[0].layout for seed in SEEDS}) == len(SEEDS)


# the end of a deal

ALMOST = """
    8D  8C  8S  8H  9D
    JC  KC  QS  JD  QH
    AC  2D  3H  4D  5S
    ------------------
    TC  9C  8D  7H  6H
    KH  KD  JS  TD  JH
    .   TS  TH  6C  9H
    A: 5D 4S
    B: 2S
"""


def test_a_full_layout_ends_the_deal() -> None:
    state = read(ALMOST, points=(9, 10))
    after, told = played(state, place("4S", by(10, level=1)))
    assert after.ended is Reason.LAYOUT_FULL
    assert told[-2:] == [DealEnded(2, Reason.LAYOUT_FULL), MatchEnded(Reason.LAYOUT_FULL)]
    assert after.to_act() == frozenset()
    assert after.legal(A) == after.legal(B) == ()
    assert after.points == (10, 10)


QUIET = """
    AC  2C  3C  4C
    --------------
    8C  7C  6C  5D
    A: KC QC 2S
    B: JC TC 3S
    C: 2H 3H 4H
"""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_two_rounds_of_passes_end_the_deal(seats: int) -> None:
    picture = "\n".join(QUIET.strip("\n").splitlines()[: 3 + seats])
    state = read(picture)
    after, _ = played(state, *[Pass()] * (2 * seats - 1))
    assert after.ended is None
    after, told = played(after, Pass())
    assert after.ended is Reason.ALL_PASSED
    assert told[-2:] == [DealEnded(seats, Reason.ALL_PASSED), MatchEnded(Reason.ALL_PASSED)]


def test_a_placement_between_starts_the_count_again() -> None:
    state = read("""
        AC  2D  3H  4C
        --------------
        8C  7C  6C  5D
        A: KC QC 2S
        B: JC TC 3S
    """)
    state, _ = played(state, Pass(), Pass(), place("2S", by(2, columns=4)))
    assert state.passes == 0
    state, _ = played(state, Pass(), Pass(), Pass())
    assert state.ended is None
    state, _ = played(state, Pass())
    assert state.ended is Reason.ALL_PASSED


# the match


@pytest.mark.parametrize(
    ("seats", "deals", "played_deals"),
    [
        (1, "each", 1),
        (1, "one", 1),
        (2, "each", 2),
        (3, "each", 3),
        (4, "each", 4),
        (4, "one", 1),
    ],
)
def test_every_player_deals_once_or_there_is_one_deal(
    seats: int, deals: Any, played_deals: int
) -> None:
    told = whole(Options(deals=deals), seats)
    began = [event for event in told if isinstance(event, DealBegan)]
    assert len([event for event in told if isinstance(event, DealEnded)]) == played_deals
    assert isinstance(told[-1], MatchEnded)
    if seats > 1:  # who plays alone finds the cards dealt
        assert [event.number for event in began] == list(range(1, played_deals + 1))
        first = began[0].dealer
        assert [event.dealer for event in began] == [
            (first + n) % seats for n in range(played_deals)
        ]


def whole(options: Options, seats: int, seed: int = 3) -> list[Event]:
    """All that happens in a random match."""
    match, rng, told = Match(MOSQUITO, options, seats, seed), Random(seed), list[Event]()
    while match.waiting_for:
        (seat,) = match.waiting_for
        legal = match.state.legal(seat)
        told += match.choose(seat, legal.sample(rng) if isinstance(legal, Turns) else Cut())
    return told


def test_points_and_clean_placements_are_added_up_and_helpers_begin_anew() -> None:
    state = read(ALMOST, deal=1, dealer=A, points=(9, 10), clean=(3, 4), used=(6, 6), passes=0)
    after, told = played(state, place("4S", by(10, level=1)))
    assert (after.points, after.clean, after.used) == ((10, 10), (4, 4), (0, 0))
    assert told[1:3] == [DealEnded(1, Reason.LAYOUT_FULL), DealBegan(2, B)]
    assert (after.deal, after.dealer, after.player) == (2, B, B)
    assert [len(held) for held in after.layout] == [1] * 10
    assert after.covered == ()
    assert after.ended is None


@pytest.mark.parametrize(
    ("points", "clean", "places"),
    [
        ((7, 9, 8), (0, 0, 5), ((1,), (2,), (0,))),
        ((8, 8, 4), (3, 5, 9), ((1,), (0,), (2,))),
        ((8, 8, 4), (5, 5, 9), ((0, 1), (2,))),
        ((8, 8, 8), (5, 5, 5), ((0, 1, 2),)),
    ],
)
def test_most_points_then_most_clean_placements_then_a_shared_win(
    points: tuple[int, ...], clean: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    state = read(QUIET, points=points, clean=clean, ended=Reason.ALL_PASSED)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places
    assert outcome.points == tuple(map(Fraction, points))
    assert outcome.reason is Reason.ALL_PASSED


def test_there_is_no_outcome_before_the_end() -> None:
    assert read(QUIET).outcome() is None


# solitaire


def test_who_plays_alone_begins_at_once_with_five_cards_and_a_draw() -> None:
    state = deal(Options(), 1, Random(1))
    assert (state.cuts, state.deal, state.dealer, state.player) == ((), 1, 0, 0)
    assert [len(hand) for hand in state.hands] == [HAND + 1]
    assert len(state.pile) == 52 - 10 - 6


def test_the_score_of_who_plays_alone_is_the_result() -> None:
    state = read("""
        AC  2D  3H  4C
        --------------
        8C  7C  6C  5D
        A: KC QC 2S
    """)
    after, _ = played(state, place("2S", by(2, columns=4)), Pass(), Pass())
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.places == ((0,),)
    assert outcome.points == (Fraction(1),)


@pytest.mark.parametrize("seats", MOSQUITO.seats)
def test_no_turn_is_taken_back(seats: int) -> None:
    match, rng = Match(MOSQUITO, Options(columns=4), seats, seed=1), Random(1)
    while match.waiting_for:
        (seat,) = match.waiting_for
        legal = match.state.legal(seat)
        match.choose(seat, legal.sample(rng) if isinstance(legal, Turns) else Cut())
        assert not match.may_undo(seat)


# options


def test_the_menu_of_options() -> None:
    hints = get_type_hints(Options)
    menu = {
        field.name: get_args(hints[field.name]) or hints[field.name] for field in fields(Options)
    }
    assert menu == {
        "columns": (4, 5, 6),
        "both": bool,
        "mixed": bool,
        "deals": ("each", "one"),
        "helpers": ("unlimited", 3, 1, 0),
        "open_hands": bool,
    }
    assert Options() == Options(5, False, False, "each", "unlimited", False)


@pytest.mark.parametrize("helpers", [1, 0])
def test_both_needs_at_least_three_helpers(helpers: Any) -> None:
    with pytest.raises(ValueError, match="need at least 3 helpers"):
        Options(both=True, helpers=helpers)
    with pytest.raises(ValueError, match=f"not {helpers}"):
        replace(Options(helpers=helpers), both=True)


@pytest.mark.parametrize("helpers", ["unlimited", 3])
def test_both_goes_with_three_helpers_or_more(helpers: Any) -> None:
    assert Options(both=True, helpers=helpers).both


# what is hidden


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state, _ = cut(Options(), 3)
    for watcher in (None, Seat(0), Seat(1), Seat(2)):
        hands = state.view(watcher).hands
        for owner, hand in enumerate(state.hands):
            assert hands[owner] == (hand if owner == watcher else (None,) * len(hand))


def test_open_hands_are_seen_by_all() -> None:
    state, told = cut(Options(open_hands=True), 3)
    assert state.view(None).hands == state.view(Seat(2)).hands == state.hands
    assert all(event.seen_by(None) == event for event in told)


def test_what_is_dealt_and_drawn_is_told_to_its_owner_only() -> None:
    _, told = cut(Options(), 2)
    dealt, drew = told[-3], told[-1]
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
        *sum(world.layout, ()),
        *sum(world.hands, ()),
        *world.pile,
        *world.covered,
    ]
    assert len(everything) == len(set(everything)) == 8 + 5 + 2 + 2
    assert named(world.hands[A]) == "KC QC"
    assert drawn(world.layout) == drawn(state.layout)
