"""A round of Quibbit: leaps, their order, the crown, the cards."""

from __future__ import annotations

from rules.core import Seat
from rules.match import Match
from rules.quibbit import (
    QUIBBIT,
    CardLost,
    CardReturned,
    CrownPassed,
    Frog,
    FrogLeapt,
    Options,
    Pick,
    PicksRevealed,
    RoundBegan,
)
from tests.rules.quibbit.positions import BIG_RING, RING, frogs, hands, played, read
from tests.rules.quibbit.rounds import only, order

A, B, C, D = (Frog(number) for number in range(4))


def test_everybody_picks_at_the_same_time() -> None:
    state = read(f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345  C:12345
    """)
    assert state.to_act() == {0, 1, 2}


def test_only_cards_in_hand_can_be_picked() -> None:
    state = read(f"""
        {RING}
        frogs  A  B  C^
        hands  A:25  B:1  C:12345
    """)
    assert list(state.legal(Seat(0))) == [Pick(2), Pick(5)]
    assert list(state.legal(Seat(1))) == [Pick(1)]


def test_a_pick_stays_secret_until_everybody_has_one() -> None:
    match = Match(QUIBBIT, Options(), 3, seed=1)
    match.state = read(f"""
        {RING}
        frogs  A  B  C^
        hands  A:25  B:1  C:12345
    """)
    before = match.state.view(None)
    assert match.choose(Seat(0), Pick(5)) == ()
    assert match.choose(Seat(2), Pick(3)) == ()
    assert match.state.view(None) == before
    events = match.choose(Seat(1), Pick(1))
    assert events[0] == PicksRevealed(((A, 5), (B, 1), (C, 3)))


def test_a_leap_counts_the_tiles_it_crosses() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  B  .  .  C^
        hands  A:1234  B:12345  C:12345
        """,
        "A4 B5 C5",
    )
    assert state.board.progress[A] == 4


def test_a_leap_does_not_count_tiles_under_frogs() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  A  B  .  C^
        hands  A:123  B:12345  C:12345
        """,
        "A2 B4 C5",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(A, 2, 0, 4, jumped=(1, 3))


def test_a_row_of_frogs_is_jumped_at_once() -> None:
    _, events = played(
        f"""
        {BIG_RING}
        frogs  A  B  C  D^
        hands  A:1  B:5  C:5  D:5
        """,
        "A1 B5 C5 D5",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(A, 1, 0, 4, jumped=(1, 2, 3))


def test_a_frog_just_behind_the_landing_place_is_no_obstacle() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  C^
        hands  A:2  B:3  C:4
        """,
        "A2 B3 C4",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(A, 2, 0, 2, jumped=())


def test_a_tile_that_was_left_before_counts_again() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  A  B  .  .  C^
        hands  A:2  B:1  C:5
        """,
        "A2 B1 C5",
    )
    assert only(FrogLeapt, events)[1] == FrogLeapt(A, 2, 0, 3, jumped=(2,))


def test_frogs_are_jumped_across_the_place_where_the_ring_closes() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  .  .  .  B  .  .  A  .  .  .  .  C^
        hands  A:5  B:5  C:2
        """,
        "A5 B5 C2",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(C, 2, 11, 13, jumped=())
    assert only(FrogLeapt, events)[2] == FrogLeapt(A, 5, 6, 12, jumped=(9,))


def test_the_lowest_card_leaps_first_wherever_its_frog_is() -> None:
    _, events = played(
        f"""
        {BIG_RING}
        frogs  A  B  C  D^
        hands  A:4  B:3  C:2  D:1
        """,
        "A4 B3 C2 D1",
    )
    assert order(events) == "DCBA"


def test_of_equal_cards_the_frog_farthest_behind_leaps_first() -> None:
    _, events = played(
        f"""
        {BIG_RING}
        frogs  C  A  D  B^
        hands  A:3  B:3  C:3  D:3
        """,
        "A3 B3 C3 D3",
    )
    assert order(events) == "CADB"


def test_who_is_behind_is_judged_when_the_leap_comes() -> None:
    # A leaps from the rear to the front; C and B, both behind it now, follow from the rear.
    state, events = played(
        f"""
        {RING}
        frogs  A  .  C  B^
        hands  A:2  B:3  C:3
        """,
        "A2 B3 C3",
    )
    assert order(events) == "ACB"
    assert only(FrogLeapt, events)[1] == FrogLeapt(C, 3, 2, 7, jumped=(3, 4))
    assert only(FrogLeapt, events)[2] == FrogLeapt(B, 3, 3, 8, jumped=(4, 7))
    assert state.board.crown == B


def test_the_printed_example_plays_as_printed() -> None:
    # Red (A) 1, green (B) 2, yellow (C) 1, blue (D) 3: only green gets its card back, and leads.
    state, events = played(
        """
        tiles  *  a  b  c  d  ~  b  d  a  c  *  c  d  b  a
        frogs  D  C  B  A^
        hands  A:12  B:23  C:15  D:34
        """,
        "A1 B2 C1 D3",
    )
    leapt = only(FrogLeapt, events)
    assert order(events) == "CABD"
    assert [leap.jumped for leap in leapt] == [(2, 3), (4,), (4, 5), ()]
    assert only(CardReturned, events) == [CardReturned(B, 2)]
    assert frogs(state) == ". . . D C A B^"
    assert hands(state) == "A:2 B:23 C:5 D:4"


def test_the_crown_goes_to_the_front_frog_when_all_have_leapt() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345  C:12345
        """,
        "A5 B2 C1",
    )
    assert frogs(state) == ". . . C B . . A^"
    assert events[-2:] == [CrownPassed(C, A), RoundBegan(2)]


def test_the_crown_does_not_move_in_mid_round() -> None:
    # B is in front after its leap, but C overtakes it before the round is over.
    _, events = played(
        f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345  C:12345
        """,
        "A1 B3 C5",
    )
    assert not only(CrownPassed, events)


def test_a_crown_that_stays_is_not_told_again() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  .  B  .  C^
        hands  A:12345  B:12345  C:12345
        """,
        "A1 B1 C1",
    )
    assert state.board.crown == C
    assert not only(CrownPassed, events)


def test_the_own_leaf_gives_the_card_back() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  C^
        hands  A:12345  B:1  C:12345
        """,
        "A1 B1 C5",
    )
    assert only(CardReturned, events) == [CardReturned(A, 1), CardReturned(B, 1)]
    assert hands(state) == "A:12345 B:1 C:1234"


def test_a_flower_gives_the_card_back_to_anybody() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  .  .  .  .  .  .  A  B  .  C^
        hands  A:13  B:23  C:23
        """,
        "A1 B2 C3",
    )
    assert CardReturned(A, 1) in events
    assert hands(state).startswith("A:13 ")


def test_a_leaf_of_another_colour_takes_the_card_for_good() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:12  B:12345  C:12345
        """,
        "A2 B5 C5",
    )
    assert CardLost(A, 2) in events
    assert hands(state).startswith("A:1 ")


def test_water_takes_the_card_from_everybody() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:1  B:12  C:12345
        """,
        "A1 B1 C1",
    )
    assert CardLost(B, 1) in events
    assert hands(state) == "A:1 B:2 C:2345"


def test_the_card_is_settled_when_its_own_leap_ends() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:1  B:2  C:5
        """,
        "A1 B2 C5",
    )
    kinds = [type(event) for event in events[1:7]]
    assert kinds == [FrogLeapt, CardReturned, FrogLeapt, CardLost, FrogLeapt, CardLost]
