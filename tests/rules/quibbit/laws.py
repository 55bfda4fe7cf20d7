"""Laws that only Quibbit has, and how its events change a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.quibbit import (
    CARDS,
    Board,
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    Frog,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    PicksRevealed,
    RoundBegan,
    State,
    View,
)
from rules.tuples import replace_at
from tests.matches.match_histories import MatchHistory


def view_after(view: View, events: Sequence[Event]) -> View:
    """What *view* becomes by the events alone."""
    removed = tuple(Seat(event.frog) for event in events if isinstance(event, FrogRemoved))
    for event in events:
        match event:
            case DummyShuffled():
                view = replace(view, pile=len(view.spent), spent=())
            case DummyTurned(_, card):
                view = replace(view, pile=view.pile - 1, spent=(*view.spent, card))
            case _:
                view = replace(view, board=_after_event(view.board, event))
    out = (*view.board.out, removed) if removed else view.board.out
    return replace(view, board=replace(view.board, out=out))


def _after_event(board: Board, event: Event) -> Board:
    match event:
        case FrogPlaced(frog, spot) | FrogLeapt(frog=frog, end=spot):
            return replace(board, progress=replace_at(board.progress, frog, spot))
        case FrogRemoved(frog):
            return replace(board, progress=replace_at(board.progress, frog, None))
        case CrownPassed(giver, taker):
            assert giver == board.crown
            return replace(board, crown=taker)
        case RoundBegan(number):
            assert number == board.round + 1
            return replace(board, round=number)
        case CardLost(frog, card):
            if frog == board.dummy:
                return board
            left = tuple(held for held in board.hands[frog] if held != card)
            return replace(board, hands=replace_at(board.hands, frog, left))
        case GameWon():
            return replace(board, won=event)
        case PicksRevealed() | DummyShuffled() | DummyTurned() | CardReturned() | Lapped():
            return board
        case _:
            assert_never(event)


def law_frogs_never_share_a_tile(history: MatchHistory) -> None:
    for state in history.states:
        spots = [spot % len(state.board.ring) for spot in state.board.progress if spot is not None]
        assert len(spots) == len(set(spots))


def law_the_crown_is_on_the_front_frog_at_every_planning(history: MatchHistory) -> None:
    for state in history.states:
        if state.board.round and not state.board.won:
            spots = [-1000 if spot is None else spot for spot in state.board.progress]
            assert state.board.crown == spots.index(max(spots))


def law_nobody_is_a_whole_ring_ahead_while_the_game_goes_on(history: MatchHistory) -> None:
    for state in history.states:
        spots = [spot for spot in state.board.progress if spot is not None]
        if spots and not state.board.won:
            assert max(spots) - min(spots) < len(state.board.ring)


def law_cards_are_conserved(history: MatchHistory) -> None:
    lost: dict[Frog, set[int]] = {Frog(seat): set() for seat in range(history.match.seats)}
    for step in history.steps:
        for event in step.events:
            if isinstance(event, CardLost) and event.frog in lost:
                assert event.card not in lost[event.frog]
                lost[event.frog].add(event.card)
        state: State = step.after
        for frog, gone in lost.items():
            assert sorted([*state.board.hands[frog], *gone]) == list(CARDS)
        cards = [] if state.board.dummy is None else list(CARDS)
        assert sorted(state.pile + state.spent) == cards


def law_the_order_of_the_dummys_pile_is_in_no_view(history: MatchHistory) -> None:
    for state in history.states:
        other = replace(state, pile=tuple(sorted(state.pile)))
        for seat in history.viewers:
            assert other.view(seat) == state.view(seat)


def law_every_card_turned_up_is_leapt_and_settled_or_the_game_is_won(history: MatchHistory) -> None:
    for step in history.steps:
        turned = {Frog(seat): a.card for seat, a in step.choices.items() if hasattr(a, "card")}
        leapt, settled = {}, {}
        for event in step.events:
            match event:
                case DummyTurned(frog, card):
                    turned[frog] = card
                case FrogLeapt(frog=frog, card=card):
                    leapt[frog] = card
                case CardLost(frog, card) | CardReturned(frog, card):
                    settled[frog] = card
                case _:
                    pass
        assert leapt.items() <= turned.items()
        assert settled.items() <= leapt.items()
        assert settled == turned or any(isinstance(event, Lapped) for event in step.events)


def law_a_game_ends_within_its_last_round(history: MatchHistory) -> None:
    assert history.states[-1].board.round <= history.match.options.rounds


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
