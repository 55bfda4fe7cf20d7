"""Where one deal of Mosquito ends and the next begins."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.mosquito import Cut, DealEnded, Options, Pass, Reason, deal
from tests.rules.swamp import by, cards, place, played, read

A, B = Seat(0), Seat(1)


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
    assert [len(held) for held in after.layout] == [2] * 10
    assert after.ended is None
    assert after.player == B


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
    after, told = played(state, Pass())
    assert told[1] == DealEnded(1, Reason.ALL_PASSED)
    assert (after.deal, after.covered, after.passes) == (2, (), 0)
    after, _ = played(after, Pass(), Pass(), Pass())
    assert after.ended is None
    after, _ = played(after, Pass())
    assert after.ended is Reason.ALL_PASSED


def test_no_card_is_cut_twice() -> None:
    for seed in range(60):
        rng = Random(seed)
        state = deal(Options(), 4, rng)
        while not state.deal:
            (seat,) = state.to_act()
            state, _ = state.apply({seat: Cut()}, rng)
        assert len(set(state.cuts)) == 4
