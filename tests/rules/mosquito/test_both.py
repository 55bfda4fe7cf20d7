"""Mosquito: an exchange and an overlay in one turn."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import (
    CardCovered,
    CardPlaced,
    CardsExchanged,
    Options,
)
from tests.rules.mosquito.positions import at, by, drawn, framed, place, played, read, turns

A = Seat(0)
BOTH = Options(both=True)
TWO_CLUBS = """
    AC  2D  3C  4D  5D
    ------------------
    TC  9C  8S  7H  6D
    A: KS KH QS
"""


def test_both_the_exchange_comes_first_then_the_overlay() -> None:
    state = read(
        """
        AC  2C  3C  4D  5D
        ------------------
        TC  9C  8S  7H  6D
        A: KS KH QS
        """,
        options=BOTH,
    )
    after, events = played(state, place("KS", by(2), swap=(at(1), at(4)), lay=("KH", at(3))))
    assert drawn(after.board.layout) == framed("""
        .   KS  .   .   .
        4D  2C  KH  AC  5D
        ------------------
        TC  9C  8S  7H  6D
    """)
    assert [type(event) for event in events[:3]] == [CardsExchanged, CardCovered, CardPlaced]
    assert (after.board.points, after.board.clean, after.board.used) == ((1,), (0,), (2,))


def test_both_the_overlay_goes_on_another_of_the_three_than_the_exchange_touches() -> None:
    state = read(TWO_CLUBS, options=BOTH)
    swap = (at(1), at(8))
    assert place("KS", by(2), swap=swap, lay=("KH", at(1))) not in turns(state)
    assert place("KS", by(2), swap=(at(4), at(8)), lay=("KH", at(1))) not in turns(state)
    assert place("KS", by(2), swap=(at(2), at(4)), lay=("KH", at(1))) in turns(state)


def test_both_an_exchange_of_two_of_the_three_leaves_any_of_them_for_the_overlay() -> None:
    state = read(TWO_CLUBS, options=BOTH)
    swap = (at(1), at(2))  # now D C C
    assert place("KS", by(2), swap=swap, lay=("KH", at(3))) in turns(state)
    assert place("KS", by(2), swap=swap, lay=("KH", at(2))) in turns(state)
    assert place("KS", by(2), swap=swap, lay=("KH", at(1))) not in turns(state)  # H C C


def test_both_the_overlay_sees_what_the_exchange_brought() -> None:
    state = read(TWO_CLUBS, options=BOTH)
    swap = (at(2), at(8))  # now C S C
    assert place("KS", by(2), swap=swap, lay=("KH", at(1))) not in turns(state)
