"""Mosquito: which numbers follow each other, and what a card can be placed by."""

from __future__ import annotations

import pytest

from rules.mosquito import Options, Spot, trios
from tests.rules.mosquito.positions import at, by, drawn, framed, place, played, read, turns

PLAIN = """
    AC  2D  3H  4D  5S
    ------------------
    TC  9D  8S  7H  6H
    A: KS QS
"""


def test_numbers_run_along_the_top_and_back_along_the_bottom() -> None:
    layout = read(PLAIN).board.layout
    assert [cards[0].rank for cards in layout] == list(range(1, 11))


@pytest.mark.parametrize("columns", [4, 5, 6])
def test_the_last_number_is_next_to_the_first(columns: int) -> None:
    row = "  ".join(["2C"] * columns)
    layout = read(f"{row}\n-----\n{row}").board.layout
    threes = [tuple(spot.number for spot in three) for three in trios(layout, mixed=False)]
    size = 2 * columns
    assert threes[0] == (size, 1, 2)
    assert threes[-1] == (size - 1, size, 1)
    assert threes[1:-1] == [(n - 1, n, n + 1) for n in range(2, size)]


def test_three_different_suits_take_the_fourth_outside_the_middle() -> None:
    state, _ = played(read(PLAIN), place("KS", by(2)))
    assert drawn(state.board.layout) == framed("""
        .   KS  .   .   .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
    """)


def test_on_the_bottom_outside_is_below() -> None:
    state, _ = played(
        read("""
            AC  2D  3H  4D  5S
            ------------------
            TC  9D  8S  7H  6H
            A: KC
        """),
        place("KC", by(8)),
    )
    assert drawn(state.board.layout) == framed("""
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        .   .   KC  .   .
    """)


def test_round_the_right_end_the_three_are_in_both_rows() -> None:
    state, _ = played(
        read("""
            AC  2D  3H  4D  5S
            ------------------
            TC  9D  8S  7H  6H
            A: KC
        """),
        place("KC", by(5)),
    )
    assert drawn(state.board.layout).splitlines()[0].split() == [".", ".", ".", ".", "KC"]


def test_round_the_left_end_the_three_are_in_both_rows() -> None:
    state, _ = played(
        read("""
            AC  2D  3H  4D  5S
            ------------------
            TH  9D  8S  7H  6H
            A: KS
        """),
        place("KS", by(10)),
    )
    assert drawn(state.board.layout).splitlines()[-1].split() == ["KS", ".", ".", ".", "."]


def test_a_suit_among_the_three_cannot_be_placed() -> None:
    legal = turns(
        read("""
            AC  2D  3H  4D  5S
            ------------------
            TC  9D  8S  7H  6H
            A: KC KD KH
        """)
    )
    assert not any(place(card, by(2)) in legal for card in ("KC", "KD", "KH"))


def test_three_cards_of_two_suits_take_none() -> None:
    state = read("""
        AC  2D  3D  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: KC KD KH KS
    """)
    assert not any(place(card, by(2)) in turns(state) for card in ("KC", "KD", "KH", "KS"))


def test_the_second_level_needs_placed_cards_on_both_sides() -> None:
    alone = read("""
        .   KC  QS  .   .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
    """)
    between = read("""
        .   KC  QS  JD  .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
    """)
    assert by(3, level=1) not in trios(alone.board.layout, mixed=False)
    assert by(3, level=1) in trios(between.board.layout, mixed=False)


def test_three_placed_cards_take_a_card_on_the_second_level() -> None:
    state, _ = played(
        read("""
            .   KC  QS  JD  .
            AC  2D  3H  4D  5S
            ------------------
            TC  9D  8S  7H  6H
            A: TH
        """),
        place("TH", by(3, level=1)),
    )
    assert drawn(state.board.layout) == framed("""
        .   .   TH  .   .
        .   KC  QS  JD  .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
    """)


def test_there_is_no_third_level() -> None:
    layout = read("""
        5D  5H  5S  6D  6S
        AH  KC  QS  JD  AS
        AC  2D  3H  4D  5C
        ------------------
        TC  9D  8S  7H  6H
    """).board.layout
    assert {three[1].number for three in trios(layout, mixed=False)} == {6, 7, 8, 9, 10}
    assert {three[1].number for three in trios(layout, mixed=True)} == {6, 7, 8, 9, 10}


def test_a_spot_that_has_a_card_takes_no_other() -> None:
    state = read("""
        .   JS  .   .   .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: KS
    """)
    assert place("KS", by(2)) not in turns(state)


def test_without_mixing_the_three_lie_on_one_level() -> None:
    state = read("""
        .   KH  .   .   .
        AC  2D  3S  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: QD
    """)
    assert place("QD", (at(1), at(2, 1), at(3))) not in turns(state)


MIXED = Options(mixed=True)


def test_mixed_the_three_may_lie_on_any_levels() -> None:
    state = read(
        """
        .   KH  .   .   .
        AC  2D  3S  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: QD
        """,
        options=MIXED,
    )
    after, _ = played(state, place("QD", (at(1), at(2, 1), at(3))))
    assert drawn(after.board.layout) == framed("""
        .   QD  .   .   .
        .   KH  .   .   .
        AC  2D  3S  4D  5S
        ------------------
        TC  9D  8S  7H  6H
    """)


def test_mixed_the_card_goes_to_the_first_empty_level_outside_the_middle_one() -> None:
    state = read(
        """
        .   KS  .   .   .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: QS
        """,
        options=MIXED,
    )
    after, _ = played(state, place("QS", by(2)))  # the original 2 is used although K lies outside
    assert drawn(after.board.layout).splitlines()[0].split() == [".", "QS", ".", ".", "."]


def test_mixed_outer_cards_of_the_neighbours_may_be_used() -> None:
    state = read(
        """
        JS  .   9C  .   .
        KS  .   QC  .   .
        AC  2D  3H  4D  5S
        ------------------
        TC  9D  8S  7H  6H
        A: KH
        """,
        options=MIXED,
    )
    assert place("KH", (at(1, 2), at(2), at(3, 1))) in turns(state)
    assert place("KH", (at(1, 1), at(2), at(3, 2))) in turns(state)
    assert place("KH", (at(1), at(2), at(3, 1))) not in turns(state)


def test_mixed_a_spot_without_a_card_serves_nobody() -> None:
    state = read(PLAIN, options=MIXED)
    assert place("KS", (at(1), at(2), at(3, 1))) not in turns(state)
    assert place("KS", (at(1), at(2, -1), at(3))) not in turns(state)
    assert place("KS", (at(1), Spot(12, 0), at(3))) not in turns(state)


def test_the_three_are_named_in_sequence() -> None:
    left, middle, right = by(2)
    legal = turns(read(PLAIN))
    assert place("KS", (left, middle, right)) in legal
    assert place("KS", (right, middle, left)) not in legal
    assert place("KS", (middle, left, right)) not in legal
