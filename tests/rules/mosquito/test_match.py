"""Mosquito: the end of a deal, the match, solitaire and the options."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from rules.core import OptionConflict, Seat
from rules.match import Match
from rules.mosquito import (
    HAND,
    MOSQUITO,
    Cut,
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    Options,
    Pass,
    Reason,
    Turns,
    deal,
)
from tests.rules.mosquito.positions import by, cards, place, played, read

A, B = Seat(0), Seat(1)
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
    after, events = played(state, place("4S", by(10, level=1)))
    assert after.ended is Reason.LAYOUT_FULL
    assert events[-2:] == [DealEnded(2, Reason.LAYOUT_FULL), MatchEnded(Reason.LAYOUT_FULL)]
    assert after.to_act() == frozenset()
    assert after.legal(A) == after.legal(B) == ()
    assert after.board.points == (10, 10)


def test_a_layout_with_room_on_the_last_level_only_is_not_full() -> None:
    state = read("""
        JC  KC  QS  JD  QH
        AC  2D  3H  4D  5S
        ------------------
        TH  9D  8D  7H  6H
        .   KD  JS  TD  JH
        A: 5D 4S
        B: 2S
    """)
    after, _ = played(state, place("4S", by(10)))
    assert [len(held) for held in after.board.layout] == [2] * 10
    assert after.ended is None
    assert after.player == B


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
    after, events = played(after, Pass())
    assert after.ended is Reason.ALL_PASSED
    assert events[-2:] == [DealEnded(seats, Reason.ALL_PASSED), MatchEnded(Reason.ALL_PASSED)]


def test_a_placement_between_starts_the_count_again() -> None:
    state = read("""
        AC  2D  3H  4C
        --------------
        8C  7C  6C  5D
        A: KC QC 2S
        B: JC TC 3S
    """)
    state, _ = played(state, Pass(), Pass(), place("2S", by(2, columns=4)))
    assert state.board.passes == 0
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
    events = events_of_random_match(Options(deals=deals), seats)
    began = [event for event in events if isinstance(event, DealBegan)]
    assert len([event for event in events if isinstance(event, DealEnded)]) == played_deals
    assert isinstance(events[-1], MatchEnded)
    if seats > 1:  # who plays alone finds the cards dealt
        assert [event.number for event in began] == list(range(1, played_deals + 1))
        first = began[0].dealer
        assert [event.dealer for event in began] == [
            (first + n) % seats for n in range(played_deals)
        ]


def events_of_random_match(options: Options, seats: int, seed: int = 3) -> list[Event]:
    """All that happens in a random match."""
    match, rng, events = Match(MOSQUITO, options, seats, seed), Random(seed), list[Event]()
    while match.waiting_for:
        (seat,) = match.waiting_for
        legal = match.state.legal(seat)
        events += match.choose(seat, legal.sample(rng) if isinstance(legal, Turns) else Cut())
    return events


def test_points_and_clean_placements_are_added_up_and_helpers_begin_anew() -> None:
    state = read(ALMOST, deal=1, dealer=A, points=(9, 10), clean=(3, 4), used=(6, 6), passes=0)
    after, events = played(state, place("4S", by(10, level=1)))
    assert (after.board.points, after.board.clean, after.board.used) == ((10, 10), (4, 4), (0, 0))
    assert events[1:3] == [DealEnded(1, Reason.LAYOUT_FULL), DealBegan(2, B)]
    assert (after.board.deal, after.board.dealer, after.player) == (2, B, B)
    assert [len(held) for held in after.board.layout] == [1] * 10
    assert after.board.covered == ()
    assert after.ended is None


def test_a_new_deal_begins_with_nothing_covered_and_with_no_pass() -> None:
    state = read(
        """
        AC  2C  3C  4C
        --------------
        8C  7C  6C  5D
        A: KC QC 2S
        B: JC TC 3S
        """,
        deal=1,
        covered=cards("2H 3H"),
        passes=3,
    )
    after, events = played(state, Pass())
    assert events[1] == DealEnded(1, Reason.ALL_PASSED)
    assert (after.board.deal, after.board.covered, after.board.passes) == (2, (), 0)
    after, _ = played(after, Pass(), Pass(), Pass())
    assert after.ended is None
    after, _ = played(after, Pass())
    assert after.ended is Reason.ALL_PASSED


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
    assert (state.board.cuts, state.board.deal, state.board.dealer, state.player) == ((), 1, 0, 0)
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


def test_options_have_these_values_and_defaults() -> None:
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
    assert Options() == Options(
        columns=5, both=False, mixed=False, deals="each", helpers="unlimited", open_hands=False
    )


@pytest.mark.parametrize("helpers", [1, 0])
def test_both_needs_at_least_three_helpers(helpers: Any) -> None:
    with pytest.raises(OptionConflict, match="both_needs_helpers"):
        Options(both=True, helpers=helpers)
    with pytest.raises(OptionConflict, match="both_needs_helpers"):
        replace(Options(helpers=helpers), both=True)


@pytest.mark.parametrize("helpers", ["unlimited", 3])
def test_both_goes_with_three_helpers_or_more(helpers: Any) -> None:
    assert Options(both=True, helpers=helpers).both
