"""What a judge of Quibbit must see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.judges.quibbit import QuibbitJudge, after
from bots.levels import make_bot
from rules.core import Seat
from rules.quibbit import CARDS, QUIBBIT, Action, Frog, Pick, imagine, is_home, leap
from tests.bots.decided_contest import check_contest, stand_in_order
from tests.rules.quibbit.positions import BIG_RING, RING, read

A, B, C = (Frog(number) for number in range(3))


def picks(picture: str, seat: int, level: str = "judge") -> Counter[Action]:
    """What a bot picks in thirty tries."""
    state, bot = read(picture), make_bot(level, "quibbit")
    view, legal = state.view(Seat(seat)), state.legal(Seat(seat))
    return Counter(bot.choose(view, legal, Random(seed)) for seed in range(30))


def test_a_lap_within_reach_is_taken() -> None:
    # The 3 leaps before A has moved, and jumps it; the 5 would come too late.
    found = picks(
        f"""
        {RING}
        frogs  A  .  .  .  .  B  .  .  .  C^
        hands  A:45  B:45  C:35
        """,
        seat=2,
    )
    assert found[Pick(3)] == 30


@pytest.mark.parametrize("level", ["judge", "normal", "easy"])
def test_the_last_frog_runs_from_a_lap(level: str) -> None:
    # C has nothing but its 1, which jumps A; only with a 1 A leaps first, being farther behind.
    found = picks(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C^
        hands  A:15  B:345  C:1
        """,
        0,
        level,
    )
    assert found[Pick(1)] == 30


def test_who_keeps_cards_errs_among_those_that_come_back_as_all_sit_now() -> None:
    position = read(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^  .  .  .
        hands  A:12345  B:12345  C:12345
        """
    )
    view, legal, bot = (
        position.view(Seat(0)),
        position.legal(Seat(0)),
        QuibbitJudge(0, 1.0, keeps=True),
    )
    at, ring = view.board.at(), view.board.ring
    ends = {card: leap(at[A], card, at.values(), len(ring))[0] for card in CARDS}
    backs = {Pick(card) for card, end in ends.items() if is_home(ring[end % len(ring)], A)}
    assert 0 < len(backs) < len(CARDS)
    assert {bot.choose(view, legal, Random(seed)) for seed in range(60)} == backs


def test_the_last_card_is_played_home() -> None:
    found = picks(
        f"""
        {RING}
        frogs  .  .  .  .  .  .  A  .  .  B  .  C^
        hands  A:12  B:45  C:45
        """,
        seat=0,
    )
    assert found[Pick(2)] >= 25


def test_a_leap_is_counted_over_the_frogs_that_will_be_there() -> None:
    # B leaps to 3 before A, so that A's 5 ends on its own leaf at 6 instead of B's at 5.
    board = read(f"""
        {RING}
        frogs  A  .  B  .  .  .  .  C^
        hands  A:45  B:12  C:45
    """).board
    stays, falls = after(board, {A: 5, B: 1, C: 5})[A], after(board, {A: 4, B: 1, C: 5})[A]
    assert stays > falls


def test_the_chances_of_all_frogs_add_up_to_one() -> None:
    board = read(f"""
        {BIG_RING}
        frogs  A  B  C  D^
        hands  A:12345  B:12345  C:12345  D:12345
    """).board
    chances = after(board, {Frog(n): n + 1 for n in range(4)})
    assert chances.keys() == {0, 1, 2, 3}
    assert sum(chances.values()) == pytest.approx(1.0)


def test_the_last_one_with_cards_has_won() -> None:
    board = read(f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:2  B:12  C:1
    """).board
    assert after(board, {A: 2, B: 2, C: 1}) == {B: 1.0}


def test_who_leads_has_won_when_all_are_out() -> None:
    board = read(f"""
        {RING}
        frogs  A  .  B  .  .  C^
        hands  A:2  B:1  C:1
    """).board
    assert after(board, {A: 2, B: 1, C: 1}) == {C: 1.0}


def test_who_leads_after_round_100_has_won() -> None:
    board = read(f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:2  B:12  C:1
        round  100
    """).board
    assert after(board, {A: 2, B: 2, C: 1}) == {C: 1.0}


def test_the_judge_knows_no_more_than_its_seat() -> None:
    state = read(f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:31245
    """)
    bot, view = make_bot("judge", "quibbit"), state.view(Seat(0))
    for seed in range(5):
        world = imagine(view, Random(seed))
        chosen = [bot.choose(s.view(Seat(0)), s.legal(Seat(0)), Random(9)) for s in (state, world)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seats", QUIBBIT.seats)
def test_the_judge_beats_random_choices(seats: int) -> None:
    levels = ["judge"] + ["random"] * (seats - 1)
    check_contest(lambda wins: wins[0] / 40 >= 0.6, QUIBBIT, levels, games=40)


@pytest.mark.parametrize(
    ("better", "worse"), [("judge", "normal"), ("normal", "easy"), ("easy", "random")]
)
def test_the_levels_stand_in_order(better: str, worse: str) -> None:
    check_contest(stand_in_order, QUIBBIT, [better, worse], games=100)
