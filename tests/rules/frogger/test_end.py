"""How Frogger ends, and who is where then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.breakdown import amounts
from rules.core import Outcome, Seat
from rules.frogger import FrogAdvanced, GameEnded, Options, Reason, State, breakdown
from tests.rules.frogger.positions import SEATS, played, read

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
EMPTY = ". . | . | . . | . . . | . | . ."


def stand(
    line: str, safe: str, turn: str = "B round 150 acted 1", hands: str = "A: Sea B: Sailor"
) -> State:
    """A position; by default the last turn of the game is about to be stopped."""
    picture = f"{PATH}\nfrogs {line}\nhome {safe}\nhands {hands}\nmarket Mill\nturn {turn}"
    return read(picture)


def ended(outcome: Outcome | None) -> tuple[str, Reason]:
    """Places as in ``A/BC``, and the reason."""
    assert outcome is not None
    assert isinstance(outcome.reason, Reason)
    places = ["".join(SEATS[seat] for seat in place) for place in outcome.places]
    return "/".join(places), outcome.reason


def test_the_sixth_frog_home_wins_at_once() -> None:
    state = stand(". . | . | . . | . . . | . | A .", "AAAAABBBBB", "A round 1 acted 0")
    after, events = played(state, "Castle.S by Sea.W")
    assert ended(after.outcome()) == ("A/B", Reason.ALL_HOME)
    assert after.to_act() == frozenset()
    assert not after.legal(Seat(0))
    assert not after.legal(Seat(1))
    assert [type(event) for event in events] == [FrogAdvanced, GameEnded]
    assert events[-1] == GameEnded((Seat(0),), Reason.ALL_HOME)


def test_as_many_frogs_at_home_as_were_chosen_win_at_once() -> None:
    state = stand(". . | . | . . | . . . | . | A .", "AB", "A round 1 acted 0")
    after, _ = played(replace(state, options=Options(frogs=2)), "Castle.S by Sea.W")
    assert ended(after.outcome()) == ("A/B", Reason.ALL_HOME)


def test_five_frogs_at_home_are_not_enough() -> None:
    state = stand(". . | . | . . | . . . | . | A .", "AAAABBBBB", "A round 1 acted 0")
    after, _ = played(state, "Castle.S by Sea.W")
    assert after.outcome() is None


def test_the_others_are_placed_by_frogs_at_home_then_by_the_way_they_have_come() -> None:
    state = stand(
        "B . | . | . . | . . . | . | A D",
        "AAAAABBCCC",
        "A round 1 acted 0",
        "A: Sea B: - C: - D: -",
    )
    after, _ = played(state, "Castle.S by Sea.W")
    assert ended(after.outcome()) == ("A/C/B/D", Reason.ALL_HOME)
    assert breakdown(after.view(None)).rows == (
        amounts("home", (6, 2, 3, 0)),
        amounts("path", (0, 1, 0, 1)),
        amounts("pond", (0, 3, 3, 5)),
        amounts("numbers", (0, 1, 0, 6)),
    )


def test_when_round_150_is_over_most_frogs_at_home_win() -> None:
    state = stand(". . | . | . . | . . . | . | B B", "ABB" + "A" * 2)
    after, events = played(state, "stop")
    assert ended(after.outcome()) == ("A/B", Reason.ROUND_LIMIT)
    assert events == [GameEnded((Seat(0),), Reason.ROUND_LIMIT)]
    assert after.view(None).round == 150


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("B . | . | . . | . . . | A | . .", "A/B"),  # 1 against 5
        ("A A | . | . . | B . . | . | . .", "B/A"),  # 2 against 4
        ("A A | B | . . | . . . | . | . .", "AB"),  # 2 against 2
        (EMPTY, "AB"),
    ],
)
def test_then_the_sum_of_the_path_numbers_of_the_others_then_it_is_shared(
    line: str, places: str
) -> None:
    after, _ = played(stand(line, "AABB"), "stop")
    assert ended(after.outcome()) == (places, Reason.ROUND_LIMIT)


def test_frogs_at_home_count_before_any_way() -> None:
    after, _ = played(stand("B B | B | B B | B . . | . | . .", "A"), "stop")
    assert ended(after.outcome()) == ("A/B", Reason.ROUND_LIMIT)


def test_the_limit_comes_after_the_last_seats_turn_only() -> None:
    after, _ = played(stand(EMPTY, "AB", "A round 150 acted 1"), "stop")
    assert after.outcome() is None
    after, _ = played(stand(EMPTY, "AB", "B round 149 acted 1"), "stop")
    assert after.outcome() is None
    assert after.view(None).round == 150


def test_a_blocked_last_turn_ends_the_game_too() -> None:
    state = stand(EMPTY, "ABB", "B round 150 acted 0", "A: Sea B: -")
    after, events = played(state, "take Mill")
    assert ended(after.outcome()) == ("B/A", Reason.ROUND_LIMIT)
    assert isinstance(events[-1], GameEnded)


def test_the_third_action_of_the_last_turn_ends_the_game_too() -> None:
    after, events = played(stand(EMPTY, "", "B round 150 acted 2"), "Excuse by Sailor.W")
    assert ended(after.outcome()) == ("B/A", Reason.ROUND_LIMIT)
    assert [type(event) for event in events] == [FrogAdvanced, GameEnded]


def test_crocodiles_swim_before_the_last_count() -> None:
    picture = f"""{PATH}
        frogs A . | . | . . | B . . | . | . .
        hands A: Sea B: Sailor
        market Mill
        turn B round 150 acted 1"""
    dry, _ = played(read(picture), "stop")
    assert ended(dry.outcome()) == ("B/A", Reason.ROUND_LIMIT)
    bitten, _ = played(read(picture, Options(crocodiles=True)), "stop")
    assert ended(bitten.outcome()) == ("A/B", Reason.ROUND_LIMIT)
