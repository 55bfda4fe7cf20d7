"""Mosquito: exchanges, overlays, how many of them, and drawing."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.mosquito import (
    ActionKind,
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    Options,
    Pass,
    Passed,
    TurnBegan,
)
from tests.rules.mosquito.positions import (
    CARDS,
    at,
    by,
    cards,
    drawn,
    framed,
    named,
    place,
    played,
    read,
    turns,
)

A, B = Seat(0), Seat(1)

# By 2 lie two clubs and a diamond: nothing can be placed there as it is.
STUCK = """
    AC  2C  3D  4D  5D
    ------------------
    TC  9C  8S  7H  6D
    A: KS QS KH
    B: KD
"""


def test_an_exchange_lets_a_card_be_placed() -> None:
    state, events = played(read(STUCK), place("KS", by(2), swap=(at(1), at(7))))
    assert drawn(state.board.layout) == framed("""
        .   KS  .   .   .
        7H  2C  3D  4D  5D
        ------------------
        TC  9C  8S  AC  6D
    """)
    assert events[:2] == [
        CardsExchanged(A, at(1), at(7), CARDS["AC"], CARDS["7H"]),
        CardPlaced(A, CARDS["KS"], at(2, 1), by(2), clean=False),
    ]


def test_the_placement_must_be_legal_after_the_exchange() -> None:
    legal = turns(read(STUCK))
    assert place("KS", by(2), swap=(at(1), at(8))) not in legal  # the spade is there itself now
    assert place("KH", by(2), swap=(at(1), at(8))) in legal
    assert place("KS", by(2), swap=(at(1), at(9))) not in legal  # club for club helps nothing
    assert place("KS", by(2)) not in legal


def test_a_placement_that_an_exchange_spoils_is_no_longer_legal() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS
    """)
    assert place("KS", by(2)) in turns(state)
    assert place("KS", by(2), swap=(at(1), at(8))) not in turns(state)


def test_one_of_the_cards_exchanged_must_be_among_the_three() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS
    """)
    assert place("KS", by(2), swap=(at(1), at(10))) in turns(state)
    assert place("KS", by(2), swap=(at(6), at(7))) not in turns(state)


def test_both_cards_exchanged_may_be_among_the_three() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS
        """)
    after, _ = played(state, place("KS", by(2), swap=(at(1), at(2))))
    assert drawn(after.board.layout) == framed("""
        .   KS  .   .   .
        2D  AC  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
    """)


def test_a_placed_card_may_be_exchanged() -> None:
    state = read("""
        .   .   .   KH  .
        AC  2C  3D  4D  5D
        ------------------
        TC  9C  8S  7H  6D
        A: KS
    """)
    after, _ = played(state, place("KS", by(2), swap=(at(1), at(4, 1))))
    assert drawn(after.board.layout) == framed("""
        .   KS  .   AC  .
        KH  2C  3D  4D  5D
        ------------------
        TC  9C  8S  7H  6D
    """)


def test_swapping_two_cards_of_one_suit_is_legal() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS
    """)
    assert place("KS", by(2), swap=(at(1), at(5))) in turns(state)


def test_a_spot_is_not_exchanged_with_itself_nor_with_an_empty_one() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS
    """)
    assert place("KS", by(2), swap=(at(1), at(1))) not in turns(state)
    assert place("KS", by(2), swap=(at(1), at(1, 1))) not in turns(state)


def test_an_overlay_counts_as_its_suit_from_then_on() -> None:
    state, events = played(read(STUCK), place("KS", by(2), lay=("KH", at(1))))
    assert drawn(state.board.layout) == framed("""
        .   KS  .   .   .
        KH  2C  3D  4D  5D
        ------------------
        TC  9C  8S  7H  6D
    """)
    assert named(state.hands[A]) == "QS"
    assert events[:2] == [
        CardCovered(A, CARDS["KH"], at(1), CARDS["AC"]),
        CardPlaced(A, CARDS["KS"], at(2, 1), by(2), clean=False),
    ]


def test_an_overlay_goes_on_one_of_the_three() -> None:
    state = read("""
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
        A: KS KC
    """)
    assert place("KS", by(2), lay=("KC", at(1))) in turns(state)
    assert place("KS", by(2), lay=("KC", at(5))) not in turns(state)
    assert place("KS", by(2), lay=("KC", at(2, 1))) not in turns(state)


def test_the_card_laid_and_the_card_placed_come_from_the_hand() -> None:
    legal = turns(read(STUCK))
    assert place("KS", by(2), lay=("KH", at(1))) in legal
    assert place("JS", by(2), lay=("KH", at(1))) not in legal
    assert place("KS", by(2), lay=("JH", at(1))) not in legal


def test_there_is_no_point_for_the_overlay() -> None:
    state, _ = played(read(STUCK), place("KS", by(2), lay=("KH", at(1))))
    assert state.board.points == (1, 0)


def test_a_covered_card_does_not_come_back() -> None:
    state, _ = played(
        read("""
            AC  2C  3D  4D  5D
            ------------------
            TC  9C  8S  7H  6D
            A: KS KH
            B: QC
        """),
        place("KS", by(2), lay=("KH", at(1))),
        place("QC", by(7), swap=(at(1), at(7))),
    )
    assert state.board.covered == cards("AC")
    assert drawn(state.board.layout) == framed("""
        .   KS  .   .   .
        7H  2C  3D  4D  5D
        ------------------
        TC  9C  8S  KH  6D
        .   .   .   QC  .
    """)


def test_without_the_option_a_turn_has_an_exchange_or_an_overlay() -> None:
    state = read(STUCK)
    assert ActionKind.BOTH not in turns(state).kinds
    assert place("KS", by(2), swap=(at(2), at(4)), lay=("KH", at(3))) not in turns(state)


@pytest.mark.parametrize(
    ("helpers", "used", "kinds"),
    [
        ("unlimited", 0, "PLACE EXCHANGE OVERLAY PASS"),
        ("unlimited", 17, "PLACE EXCHANGE OVERLAY PASS"),
        (3, 0, "PLACE EXCHANGE OVERLAY PASS"),
        (3, 2, "PLACE EXCHANGE OVERLAY PASS"),
        (3, 3, "PLACE PASS"),
        (1, 0, "PLACE EXCHANGE OVERLAY PASS"),
        (1, 1, "PLACE PASS"),
        (0, 0, "PLACE PASS"),
    ],
)
def test_helpers_limit_exchanges_and_overlays_together(
    helpers: object, used: int, kinds: str
) -> None:
    options = Options(helpers=helpers)  # type: ignore[arg-type]
    state = read(STUCK, options=options, used=(used, 0))
    assert " ".join(kind.name for kind in turns(state).kinds) == kinds


UNDER = """
    .   KH  .   .
    AC  2D  3S  4C
    --------------
    8C  7C  6C  5D
    A: QH 9D
    B: JC
"""


def test_what_is_exchanged_or_covered_under_a_placed_card_leaves_that_where_it_lies() -> None:
    swapped, _ = played(read(UNDER), place("QH", by(3, columns=4), swap=(at(2), at(5))))
    assert drawn(swapped.board.layout) == framed("""
        .   KH  QH  .
        AC  5D  3S  4C
        --------------
        8C  7C  6C  2D
    """)
    laid, _ = played(read(UNDER), place("QH", by(3, columns=4), lay=("9D", at(2))))
    assert drawn(laid.board.layout) == framed("""
        .   KH  QH  .
        AC  9D  3S  4C
        --------------
        8C  7C  6C  5D
    """)


@pytest.mark.parametrize(
    ("used", "kinds"),
    [
        (0, "PLACE EXCHANGE OVERLAY BOTH PASS"),
        (1, "PLACE EXCHANGE OVERLAY BOTH PASS"),
        (2, "PLACE EXCHANGE OVERLAY PASS"),
        (3, "PLACE PASS"),
    ],
)
def test_both_uses_two_helpers(used: int, kinds: str) -> None:
    state = read(STUCK, options=Options(both=True, helpers=3), used=(used, 0))
    assert " ".join(kind.name for kind in turns(state).kinds) == kinds


def test_passing_uses_no_helper() -> None:
    state, _ = played(read(STUCK, options=Options(helpers=1)), Pass(), Pass())
    assert state.board.used == (0, 0)
    assert ActionKind.EXCHANGE in turns(state).kinds


def test_helpers_are_counted_for_the_player_who_used_them() -> None:
    state, _ = played(
        read(STUCK),
        place("KS", by(2), swap=(at(1), at(7))),
        place("KD", by(9), swap=(at(9), at(1))),
    )
    assert state.board.used == (1, 1)
    assert state.board.clean == (0, 0)


def test_a_placement_without_help_is_clean() -> None:
    state, events = played(
        read("""
            AC  2D  3H  4D  5C
            ------------------
            TC  9D  8S  7H  6H
            A: KS
            B: QC
        """),
        place("KS", by(2)),
    )
    assert (state.board.points, state.board.clean, state.board.used) == ((1, 0), (1, 0), (0, 0))
    assert events[0] == CardPlaced(A, CARDS["KS"], at(2, 1), by(2), clean=True)


def test_a_player_may_always_pass() -> None:
    state, events = played(read(STUCK), Pass())
    assert events[:2] == [Passed(A), TurnBegan(B)]
    assert state.board.points == (0, 0)
    assert named(state.hands[A]) == "KS QS KH"


def test_a_turn_begins_with_a_card_from_the_pile() -> None:
    state, events = played(read(STUCK, pile=cards("2S 3S")), Pass())
    assert events[-2:] == [TurnBegan(B), CardDrawn(B, CARDS["3S"], in_the_open=False)]
    assert named(state.hands[B]) == "KD 3S"
    assert state.pile == cards("2S")


def test_without_a_pile_nothing_is_drawn() -> None:
    state, events = played(read(STUCK), Pass())
    assert events[-1] == TurnBegan(B)
    assert named(state.hands[B]) == "KD"


def test_turns_go_round_to_the_left() -> None:
    state = read("""
        AC  2C  3D  4D  5D
        ------------------
        TC  9C  8S  7H  6D
        A: KS
        B: KD
        C: KH
    """)
    order = []
    for _ in range(4):
        order.append(state.player)
        state, _ = played(state, Pass())
    assert order == [0, 1, 2, 0]


def test_nobody_else_may_choose() -> None:
    state = read(STUCK)
    assert state.to_act() == {A}
    assert len(state.legal(B)) == 0
    assert Pass() not in state.legal(B)
