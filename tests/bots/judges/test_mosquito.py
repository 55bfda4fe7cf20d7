"""What a judge of Mosquito must see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.judges.mosquito import cleanly_placeable
from bots.levels import make_bot
from rules.core import Seat
from rules.match import Match
from rules.mosquito import (
    MOSQUITO,
    ActionKind,
    Options,
    Pass,
    Place,
    State,
    Suit,
    deal,
    imagine,
    kind_of,
    placed,
)
from tests.bots.decided_contest import check_contest, stand_in_order
from tests.rules.mosquito.positions import CARDS, by, place, read, turns

NOTHING_CLEAN = """
    AC  2C  3D  4D  5D
    ------------------
    TC  9C  8S  7S  6D
    A: KS QS KH QH
    B: JC JD JH JS
"""


def chooses(state: State, level: str = "judge", seed: int = 1) -> Place | Pass:
    """The turn a bot takes."""
    seat = state.player
    turn = make_bot(level, "mosquito").choose(state.view(seat), state.legal(seat), Random(seed))
    assert isinstance(turn, Place | Pass)
    return turn


def clean_placements(state: State) -> set[Place | Pass]:
    return set(turns(state).only(ActionKind.PLACE))


def test_what_can_be_placed_cleanly_is_welcome() -> None:
    layout = read("""
        AC  2D  3H  4D
        --------------
        8C  7D  6S  5S
    """).board.layout
    assert cleanly_placeable(layout, mixed=False) == [Suit.SPADES, Suit.CLUBS, Suit.HEARTS]


def test_a_clean_placement_is_preferred() -> None:
    state = read("""
        AC  2D  3H  4D  5D
        ------------------
        TC  9C  8C  7C  6D
        A: KS QC KH KD
        B: JC JD JH JS
    """)
    assert len(clean_placements(state)) == 1 < len(turns(state))
    assert {chooses(state, seed=seed) for seed in range(10)} == {place("KS", by(2))}


@pytest.mark.parametrize(("rival", "expected"), [("JS QS", "KS"), ("JH QH", "KH")])
def test_of_clean_placements_the_one_that_the_next_player_could_copy_is_taken(
    rival: str, expected: str
) -> None:
    state = read(
        f"""
        AC  2D  3H  4D  5D
        ------------------
        TC  9C  8S  7D  6D
        A: KS KH
        B: {rival}
        """,
        options=Options(open_hands=True),
    )
    assert clean_placements(state) == {place("KS", by(2)), place("KH", by(8))}
    turn = chooses(state)
    assert isinstance(turn, Place)
    assert turn.card is CARDS[expected]


def test_without_a_clean_placement_help_is_used_so_that_the_next_has_none_either() -> None:
    state = read(NOTHING_CLEAN)
    assert not clean_placements(state)
    for seed in range(5):
        turn = chooses(state, seed=seed)
        assert isinstance(turn, Place)
        assert cleanly_placeable(placed(state.board.layout, turn), mixed=False) == []


@pytest.mark.parametrize("level", ["easy", "normal", "judge"])
def test_nobody_passes_who_can_place(level: str) -> None:
    state = read(
        """
        AC  2D  3H  4D  5D
        ------------------
        TC  9C  8C  7C  6D
        A: KS QC KH KD
        B: JC JD JH JS
        """,
        options=Options(helpers=0),
    )
    assert {chooses(state, level, seed) for seed in range(20)} == {place("KS", by(2))}


@pytest.mark.parametrize("level", ["easy", "normal", "judge"])
def test_nobody_swaps_or_covers_who_can_place(level: str) -> None:
    state = read("""
        AC  2D  3H  4D  5D
        ------------------
        TC  9C  8C  7C  6D
        A: KS QC KH KD
        B: JC JD JH JS
    """)
    assert {chooses(state, level, seed) for seed in range(10)} == {place("KS", by(2))}


@pytest.mark.parametrize("level", ["easy", "normal", "judge"])
def test_who_can_place_nothing_passes(level: str) -> None:
    state = read(NOTHING_CLEAN, options=Options(helpers=0))
    assert chooses(state, level) == Pass()


@pytest.mark.parametrize("level", ["normal", "judge"])
def test_the_last_place_is_closed_to_who_comes_next(level: str) -> None:
    state = read("""
        .   4S  5S  6S  7S
        AC  AH  2H  3H  2C
        AD  2D  3D  4D  5D
        ------------------
        6D  7D  8D  9D  TD
        3C  4H  5H  JD  4C
        8S  9S  TS  JS  .
        A: KS QS KH QH
        B: JC QD JH AS
    """)
    for seed in range(5):
        turn = chooses(state, level, seed)
        after, _ = state.apply({Seat(0): turn}, Random(1))
        assert list(turns(after)) == [Pass()]


def test_a_hand_that_would_run_short_is_not_spent_on_overlays() -> None:
    state = read(NOTHING_CLEAN)
    turns_taken = [chooses(state, seed=seed) for seed in range(10)]
    assert {kind_of(turn) for turn in turns_taken} == {ActionKind.EXCHANGE}


def test_of_placements_alike_the_one_that_keeps_most_suits_is_taken() -> None:
    state = read("""
        AC  2D  3H  4D  5D
        ------------------
        TC  9C  8S  7D  6D
        A: KS KH QH
        B: JC JD
    """)
    assert clean_placements(state) >= {place("KS", by(2)), place("KH", by(8))}
    assert {chooses(state, seed=seed) for seed in range(10)} <= {
        place("KH", by(8)),
        place("QH", by(8)),
    }


def test_who_plays_alone_expects_no_opponent() -> None:
    state = deal(Options(), 1, Random(1))
    assert isinstance(chooses(state), Place)


def test_the_judge_knows_no_more_than_its_seat() -> None:
    match: Match[Any, Any, Any, Any] = Match(MOSQUITO, Options(), 3, seed=5)
    bot, rng = make_bot("judge", "mosquito"), Random(1)
    while match.waiting_for:
        (seat,) = match.waiting_for
        state = match.state
        view = state.view(seat)
        world = imagine(view, rng)
        chosen = [bot.choose(s.view(seat), s.legal(seat), Random(9)) for s in (state, world)]
        assert chosen[0] == chosen[1]
        match.choose(seat, chosen[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judge_beats_random_choices(seats: int) -> None:
    levels = ["judge"] + ["random"] * (seats - 1)
    check_contest(lambda wins: wins[0] / 24 >= 0.6, MOSQUITO, levels, games=24)


def test_alone_the_judge_places_more_than_dice_without_help() -> None:
    scores = {level: sum(alone(level, seed) for seed in range(40)) for level in ("judge", "random")}
    assert scores["judge"] > scores["random"] * 1.1


def alone(level: str, seed: int) -> int:
    """The score of a solitaire in which nothing can be exchanged or overlaid."""
    match: Match[Any, Any, Any, Any] = Match(MOSQUITO, Options(helpers=0), 1, seed)
    bot, rng = make_bot(level, "mosquito"), Random(seed)
    while match.waiting_for:
        view, legal = match.state.view(Seat(0)), match.state.legal(Seat(0))
        match.choose(Seat(0), bot.choose(view, legal, rng))
    outcome = match.state.outcome()
    assert outcome is not None
    return int(outcome.points[0])


@pytest.mark.parametrize(
    ("better", "worse"), [("judge", "normal"), ("normal", "easy"), ("easy", "random")]
)
def test_the_levels_stand_in_order(better: str, worse: str) -> None:
    check_contest(stand_in_order, MOSQUITO, [better, worse], games=60)
