"""Turns of Frogger: one to three actions, stopping, being blocked, and taking back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import record
from rules.core import IllegalChoice, Seat
from rules.frogger import (
    FROGGER,
    Action,
    CardTaken,
    Event,
    Moves,
    Options,
    Stop,
    Take,
    TurnBegan,
    TurnPassed,
    View,
)
from rules.frogger import State as Frogger
from rules.match import Match
from tests.rules.frogger.positions import act, allowed, frogs, hand, played, read, whose

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
A, B = Seat(0), Seat(1)
EMPTY = ". . | . | . . | . . . | . | . ."


def stand(
    line: str = EMPTY, held: str = "Author Sea Bard", market: str = "Mill Cave Pact", **more: str
) -> str:
    """A picture in which it is A's turn; B holds a Desert unless *more* says otherwise."""
    lines = {"turn": "A round 1 acted 0", "hands": f"A: {held} B: Desert", "deck": "Forest"} | more
    others = "\n".join(f"{key} {value}" for key, value in lines.items())
    return f"{PATH}\nfrogs {line}\nmarket {market}\n{others}"


def test_three_actions_of_any_mix_end_the_turn() -> None:
    state, events = played(
        read(stand()),
        "Excuse by Author.K",
        "Market.K back to Bard.S for Mill",
        "Excuse by Sea.W",
    )
    assert whose(state) == "B round 1 acted 0"
    assert events[-1] == TurnBegan(Seat(1), 1)


def test_a_player_may_stop_after_the_first_action_but_not_before() -> None:
    state = read(stand())
    assert not allowed(state, "stop")
    state, _ = played(state, "Excuse by Author.K")
    assert whose(state) == "A round 1 acted 1"
    assert whose(played(state, "stop")[0]) == "B round 1 acted 0"
    state, _ = played(state, "Excuse by Sea.W")
    assert whose(state) == "A round 1 acted 2"
    assert whose(played(state, "stop")[0]) == "B round 1 acted 0"


def test_turns_go_round_and_rounds_begin_with_the_starting_seat() -> None:
    state, _ = played(read(stand()), "Excuse by Sea.W", "stop", "Excuse by Desert.S", "stop")
    assert whose(state) == "A round 2 acted 0"


def test_a_player_left_with_nothing_to_do_in_mid_turn_has_ended_the_turn() -> None:
    state, events = played(
        read(stand(held="Sea", line=". B | . | . . | . . . | . | . .")), "Excuse by Sea.W"
    )
    assert whose(state) == "B round 1 acted 0"
    assert TurnBegan(Seat(1), 1) in events


def test_a_player_without_cards_but_with_a_frog_on_the_path_is_not_blocked() -> None:
    state = read(stand(held="-", line="A . | . | . . | . . . | . | . ."))
    assert isinstance(state.legal(state.acting), Moves)
    assert allowed(state, "Journey.M back to Excuse for Mill")
    assert not allowed(state, "take Mill")


def test_a_blocked_player_takes_any_one_card_for_the_whole_turn() -> None:
    state = read(stand(held="-", home="AA"))
    assert list(state.legal(state.acting)) == [
        act(state, f"take {n}") for n in ("Mill", "Cave", "Pact")
    ]
    after, events = played(state, "take Cave")
    assert [card.name for card in hand(after, "A")] == ["CAVE"]
    assert whose(after) == "B round 1 acted 0"
    assert [type(event) for event in events] == [CardTaken, TurnBegan]


def test_who_comes_to_hold_nothing_in_mid_turn_is_not_blocked_then() -> None:
    state, _ = played(
        read(stand(held="-", line="A . | . | . . | . . . | . | . .", market="Mill")),
        "Journey.M back to Excuse for Mill",
    )
    assert whose(state) == "A round 1 acted 1"
    assert not any(isinstance(action, Take) for action in state.legal(state.acting))


def test_a_player_who_holds_a_card_is_not_blocked() -> None:
    state = read(stand(held="Sea"))
    assert not allowed(state, "take Mill")


def test_a_blocked_player_with_an_empty_market_passes() -> None:
    picture = stand(
        line=". . | A | . . | . . . | . | . .",
        market="",
        deck="",
        hands="A: - B: - C: Desert",
    )
    state, events = played(read(picture), "Bard.S back to Journey.M for nothing", "stop")
    assert whose(state) == "C round 1 acted 0"
    assert events[-3:] == [TurnBegan(B, 1), TurnPassed(B), TurnBegan(Seat(2), 1)]


Sitting = Match[Options, Action, Event, View]


def sitting(picture: str, **options: Any) -> Sitting:
    """A match that has come to the position that is drawn."""
    match: Sitting = Match(FROGGER, Options(**options), 2, seed=1)
    match.state = read(picture, Options(**options))
    return match


def choose(match: Sitting, words: str) -> None:
    state = match.state
    assert isinstance(state, Frogger)
    match.choose(state.acting, act(state, words))


def test_an_advance_within_ones_turn_can_be_taken_back() -> None:
    match = sitting(stand(hands="A: - B: Desert", dealt="A: Author Sea Cave"))
    before = match.state
    choose(match, "Excuse by Author.K")
    choose(match, "Market.K by Sea.W")
    assert match.may_undo(A)
    assert not match.may_undo(B)
    match.undo(A)
    match.undo(A)
    assert match.state is before
    assert not match.may_undo(A)


def test_moving_back_without_a_card_can_be_taken_back() -> None:
    match = sitting(stand(line=". . | . | . . | A . . | . | . .", market="Mill Sailor"))
    before = match.state
    choose(match, "Harvest.M back to Market.L for nothing")
    match.undo(A)
    assert match.state is before


def test_a_card_taken_stays_taken() -> None:
    match = sitting(stand(line=". . | . | . . | A . . | . | . ."))
    choose(match, "Harvest.M back to Market.L for Cave")
    assert not match.may_undo(A)
    with pytest.raises(IllegalChoice, match="seat 0 cannot undo"):
        match.undo(A)


def test_what_came_before_a_card_was_taken_stays_too() -> None:
    match = sitting(stand(line=". . | . | . . | A . . | . | . ."))
    choose(match, "Excuse by Sea.W")
    choose(match, "Harvest.M back to Market.L for Cave")
    assert not match.may_undo(A)
    assert whose_turn(match) == A


def whose_turn(match: Sitting) -> Seat:
    (seat,) = match.waiting_for
    return seat


def test_a_new_market_stays_dealt() -> None:
    match = sitting(stand(line="A . | . | . . | . . . | . | . .", market="Mill"))
    choose(match, "Journey.M back to Excuse for Mill")
    assert whose_turn(match) == A
    assert not match.may_undo(A)


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    match = sitting(stand())
    choose(match, "Excuse by Author.K")
    choose(match, "stop")
    assert whose_turn(match) == B
    assert not match.may_undo(A)
    assert not match.may_undo(B)


def test_the_third_action_ends_the_turn_and_cannot_be_taken_back() -> None:
    match = sitting(stand())
    for words in ("Excuse by Author.K", "Excuse by Sea.W", "Excuse by Bard.S"):
        choose(match, words)
    assert not match.may_undo(A)


@pytest.mark.parametrize(
    "words",
    [
        "stop",
        "take Mill",
        "Excuse by Castle.S",
        "Excuse by Author.W",
        "Bard.S by Sea.W",
        "Excuse back to Excuse for Mill",
        "Home by Sea.W",
    ],
)
def test_an_illegal_action_is_refused_by_name_and_changes_nothing(words: str) -> None:
    match = sitting(stand())
    before, action = match.state, act(read(stand()), words)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(A, action)
    assert str(refused.value) == f"seat 0 cannot choose {action}: it is not legal now"
    with pytest.raises(IllegalChoice, match=r"seat 1 cannot choose .* not asked to"):
        match.choose(B, action)
    assert match.state is before
    assert match.log == []


def test_a_stopped_turn_leaves_the_table_as_it_was() -> None:
    state, _ = played(read(stand()), "Excuse by Author.K")
    after, events = state.apply({A: Stop()}, Random(1))
    assert frogs(after) == frogs(state)
    assert after.board is state.board
    assert events == [TurnBegan(B, 1)]


def test_a_record_keeps_what_was_taken_back() -> None:
    match: Sitting = Match(FROGGER, Options(open_hands=True), 3, seed=4)
    seat, text = whose_turn(match), record.header_line(match)
    first, second = list(match.state.legal(seat))[:2]
    match.choose(seat, first)
    text += record.chosen_line(match.log[-1]) + record.undone_line(seat)
    match.undo(seat)
    events = match.choose(seat, second)
    text += record.chosen_line(match.log[-1])
    again = record.replay(record.parse(text))
    assert again.match.state == match.state
    assert again.match.log == match.log == [{seat: second}]
    assert again.events == tuple(events)
