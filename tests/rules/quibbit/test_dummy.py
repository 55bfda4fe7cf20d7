"""The dummy of the two-player game: its pile, its leaps, its victories."""

from __future__ import annotations

from itertools import permutations
from random import Random

from rules.core import Seat
from rules.quibbit import (
    CARDS,
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Frog,
    FrogLeapt,
    FrogRemoved,
    GameWon,
    Lapped,
    Options,
    PicksRevealed,
    Reason,
    deal,
    imagine,
)
from tests.rules.quibbit.positions import RING, frogs, groups, hands, played, read
from tests.rules.quibbit.rounds import only, order

A, B, C = (Frog(number) for number in range(3))


def test_the_dummy_has_the_five_cards_of_the_third_colour_in_random_order() -> None:
    piles = {deal(Options(), 2, Random(seed)).pile for seed in range(1500)}
    assert piles == set(permutations(CARDS))


def test_only_the_number_of_cards_in_the_pile_is_seen() -> None:
    state = read(f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345
        pile   C:31245
    """)
    other = read(f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345
        pile   C:54321
    """)
    for seat in (None, Seat(0), Seat(1)):
        assert state.view(seat) == other.view(seat)
        assert state.view(seat).pile == 5


def test_the_top_card_is_turned_after_both_picks() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:31245
        """,
        "A5 B5",
    )
    assert events[:2] == [PicksRevealed(((A, 5), (B, 5))), DummyTurned(C, 3)]
    assert state.view(None).pile == 4
    assert state.view(None).spent == (3,)


def test_the_dummy_leaps_by_the_general_rules() -> None:
    _, events = played(
        f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:31245
        """,
        "A3 B2",
    )
    assert order(events) == "BCA"
    assert only(FrogLeapt, events)[1] == FrogLeapt(C, 3, 0, 5, jumped=(1, 4))


def test_the_dummys_card_never_comes_back() -> None:
    # It lands on a leaf of its own colour.
    state, events = played(
        f"""
        {RING}
        frogs  C  .  .  .  A  B^
        hands  A:12345  B:12345
        pile   C:31245
        """,
        "A4 B4",
    )
    assert only(FrogLeapt, events)[0].end == 3
    assert CardLost(C, 3) in events
    assert not any(returned.frog == C for returned in only(CardReturned, events))
    assert state.spent == (3,)


def test_the_dummy_can_wear_the_crown() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:52341
        """,
        "A1 B1",
    )
    assert frogs(state) == ". . . A B . . C^"


def test_a_spent_pile_stays_spent_until_the_next_card_is_needed() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:3
        spent  C:1245
        """,
        "A1 B1",
    )
    assert not only(DummyShuffled, events)
    assert state.view(None).pile == 0
    assert state.spent == (1, 2, 4, 5, 3)


def test_a_spent_pile_is_reshuffled_when_the_next_card_is_needed() -> None:
    picture = f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        spent  C:12453
        """
    turned = set()
    for seed in range(60):
        state, events = played(picture, "A1 B1", seed)
        shuffled, card = events[1:3]
        assert shuffled == DummyShuffled()
        assert isinstance(card, DummyTurned)
        turned.add(card.card)
        assert state.spent == (card.card,)
        assert sorted(state.pile + state.spent) == [1, 2, 3, 4, 5]
    assert turned == set(CARDS)


def test_the_dummy_is_never_removed() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  C  A  .  .  .  B^
        hands  A:12345  B:12345
        pile   C:3
        spent  C:1245
        """,
        "A1 B1",
    )
    assert not only(FrogRemoved, events)
    assert state.board.progress[C] is not None


def test_the_dummy_does_not_count_as_a_player_in_play() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  C  A  .  B^
        hands  A:3  B:12
        pile   C:2
        spent  C:1345
        """,
        "A3 B2",
    )
    assert FrogRemoved(A) in events
    assert state.board.won == GameWon(B, Reason.LAST_IN_PLAY)


def test_the_dummy_counts_as_the_last_frog_for_a_lap() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  C  .  .  A  .  .  .  .  .  .  .  B^
        hands  A:12345  B:12345
        pile   C:31245
        """,
        "A5 B1",
    )
    assert Lapped(B, C) in events
    assert state.board.won == GameWon(B, Reason.LAPPED)


def test_the_dummy_can_win_by_a_lap_and_then_nobody_at_the_table_wins() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  .  .  .  .  .  .  C^
        hands  A:12345  B:12345
        pile   C:12345
        """,
        "A2 B3",
    )
    outcome = state.outcome()
    assert state.board.won == GameWon(C, Reason.LAPPED)
    assert outcome is not None
    assert outcome.places == groups("/B/A")


def test_the_dummy_can_win_by_the_crown_when_all_are_out() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  B  .  .  C^
        hands  A:2  B:1
        pile   C:1
        spent  C:2345
        """,
        "A2 B1",
    )
    outcome = state.outcome()
    assert events[-3:] == [FrogRemoved(A), FrogRemoved(B), GameWon(C, Reason.CROWN_OF_THE_LAST)]
    assert outcome is not None
    assert outcome.places == groups("/AB")


def test_the_dummy_can_win_by_the_round_limit() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  B  .  .  .  C^
        hands  A:12345  B:12345
        pile   C:5
        spent  C:1234
        round  100
        """,
        "A1 B1",
    )
    assert state.board.won == GameWon(C, Reason.ROUND_LIMIT)


def test_a_crown_can_pass_to_the_dummy_when_its_holder_leaves() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  C  .  B^
        hands  A:12345  B:1
        pile   C:1
        spent  C:2345
        """,
        "A1 B1",
    )
    assert events[-3:] == [
        FrogRemoved(B),
        CrownPassed(B, C),
        GameWon(A, Reason.LAST_IN_PLAY),
    ]
    assert hands(state) == "A:12345 B:-"


def test_an_imagined_pile_is_any_order_of_the_cards_not_yet_turned() -> None:
    view = read(f"""
        {RING}
        frogs  C  A  B^
        hands  A:12345  B:12345
        pile   C:425
        spent  C:13
    """).view(Seat(0))
    rng = Random(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(1200):
        pile = imagine(view, rng).pile
        counts[pile] = counts.get(pile, 0) + 1
    assert counts.keys() == set(permutations((2, 4, 5)))
    assert all(150 < count < 250 for count in counts.values())
