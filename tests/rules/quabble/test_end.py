"""How a game of Quabble ends, and who has won it."""

from __future__ import annotations

import pytest

from rules.core import Outcome, Seat
from rules.quabble import (
    CARD_COUNT,
    QUABBLE,
    CardSnatched,
    GameEnded,
    Options,
    Reason,
    ScoringBegan,
)
from tests.matches.match_histories import play_with_bots
from tests.rules.quabble.positions import claimed, offered, read, snatched

A, B, C = (Seat(number) for number in range(3))

LAST = """
    A  owns Misdirection2
    B  owns Misdirection3
    C  owns Misdirection4
    """


@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_a_game_lasts_until_all_hands_are_empty(seats: int, rounds: int) -> None:
    history = play_with_bots(QUABBLE, Options(), ["random"] * seats, 1)
    assert history.match.state.board.round == rounds  # type: ignore[attr-defined]
    assert rounds * seats == CARD_COUNT
    assert history.outcome.reason is Reason.HANDS_EMPTY


@pytest.mark.parametrize(("seats", "rounds"), [(3, 16), (4, 11), (5, 8), (6, 6)])
def test_a_short_game_ends_after_the_reveal_that_finds_no_deck(seats: int, rounds: int) -> None:
    history = play_with_bots(QUABBLE, Options(short_game=True), ["random"] * seats, 1)
    *_, before, last = history.steps
    state = history.match.state
    assert state.board.round == rounds  # type: ignore[attr-defined]
    assert before.after.deck == ()
    assert all(len(hand) == 4 for hand in state.hands)  # type: ignore[attr-defined]
    assert history.outcome.reason is Reason.DECK_EMPTY
    assert isinstance(last.events[-1], GameEnded)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 5), (5, 4), (6, 3)])
def test_with_twenty_cards_to_be_offered_the_last_whole_round_ends_the_game(
    seats: int, rounds: int
) -> None:
    history = play_with_bots(QUABBLE, Options(cards=20), ["random"] * seats, 1)
    assert history.match.state.board.round == rounds  # type: ignore[attr-defined]
    assert history.outcome.reason is Reason.CARDS_PLAYED


def test_a_short_game_with_cards_in_the_deck_goes_on() -> None:
    picture = LAST + "offers A:Pig1 B:Pig2 C:Pig3\ndeck Egg1 Egg2 Egg3"
    state, _ = claimed(read(picture, Options(short_game=True)), "<<<")
    assert state.board.ended is None
    state, _ = offered(state, "B:Egg2 C:Egg3 A:Egg1")
    state, _ = claimed(state, "<<<")
    assert state.board.ended is Reason.DECK_EMPTY


def test_the_scoring_starts_with_the_next_active_seat() -> None:
    _, events = claimed(read(LAST + "offers A:Pig1 B:Pig2 C:Pig3\nactive C"), "<<<")
    began = next(event for event in events if isinstance(event, ScoringBegan))
    assert began.order == (A, B, C)
    _, events = claimed(read(LAST + "offers A:Pig1 B:Pig2 C:Pig3\nactive C\nturned"), "<<<")
    began = next(event for event in events if isinstance(event, ScoringBegan))
    assert began.order == (A, C, B)


@pytest.mark.parametrize(
    ("options", "reason"),
    [(Options(), Reason.HANDS_EMPTY), (Options(short_game=True), Reason.DECK_EMPTY)],
    ids=["whole", "short"],
)
def test_immediate_powers_fire_before_the_scoring(options: Options, reason: Reason) -> None:
    picture = LAST + "offers A:Snatcher1 B:Misdirection1 C:Pig3"
    state, events = claimed(read(picture, options), "<<<")
    assert state.board.ended is None
    state, events = snatched(state, "A", "Pig3")
    assert isinstance(events[0], CardSnatched)
    began = next(event for event in events if isinstance(event, ScoringBegan))
    assert began.order == (B, A, C)
    assert state.board.ended is reason


def test_nobody_is_asked_after_the_end() -> None:
    state, events = claimed(read(LAST + "offers A:Pig1 B:Egg1 C:Carrot1"), "<<<")
    assert not state.to_act()
    assert not any(state.legal(seat) for seat in (A, B, C))
    assert events[-1] == GameEnded(Reason.HANDS_EMPTY, state.board.points)


def outcome(picture: str) -> Outcome:
    """How it ends when everybody claims the card on the right."""
    state, _ = claimed(read(picture), ">>>")
    found = state.outcome()
    assert found is not None
    return found


def in_words(found: Outcome) -> str:
    """The points, as in ``"4 5/2"``."""
    return " ".join(map(str, found.points))


def test_most_points_win() -> None:
    # A gets the Carrot, B the Pig, C the Misdirection.
    found = outcome(LAST + "offers A:Pig1 B:Misdirection1 C:Carrot1")
    assert in_words(found) == "4 5 6"
    assert found.places == ((C,), (B,), (A,))


def test_of_equal_points_most_cards_in_the_treasury_win() -> None:
    found = outcome(
        """
        A
        B  owns Misdirection2
        C
        offers A:Pig1 B:Carrot1 C:Grungle1
        """
    )
    assert in_words(found) == "5 5 1"
    assert found.places == ((B,), (A,), (C,))


def test_a_slain_card_still_counts_as_a_card() -> None:
    found = outcome(
        """
        A  owns Slayer1
        B  owns Snail1
        C
        offers A:Pig1 B:Pig2 C:Carrot1
        """
    )
    assert in_words(found) == "4 2 2"
    assert found.places == ((A,), (B,), (C,))


def test_shared_cards_are_no_cards_of_a_treasury() -> None:
    found = outcome(
        """
        A  owns Misdirection2
        B  shares Egg1 Egg2
        C
        offers A:Carrot1 B:Carrot2 C:Pig1
        """
    )
    assert in_words(found) == "5 5 5"
    assert found.places == ((A,), (B, C))


def test_equal_points_and_equal_cards_share_the_win() -> None:
    picture = """
        A
        B
        C
        offers A:Misdirection1 B:Misdirection2 C:Misdirection3
        """
    found = outcome(picture)
    assert found.places == ((A, B, C),)
