"""How a match of Quibbit ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quibbit import (
    Action,
    Board,
    Event,
    Frog,
    FrogRemoved,
    Pick,
    Reason,
    RoundBegan,
    View,
    is_home,
)
from rules.record import replay_choices
from rules.tuples import replace_at, without
from scenes.core.ending import Ending, ResultRow, final_outcome
from scenes.games.quibbit.events.captions import QuibbitCaptions
from words import say


def ending(match: Match[Any, Action, Event, View]) -> Ending:
    """How a match ended that is over."""
    board, outcome = match.state.view(None).board, final_outcome(match)
    reason, rounds = outcome.reason, _rounds_out(match)
    assert isinstance(reason, Reason)
    first = next(map(Frog, outcome.places[0]), board.dummy)
    assert first is not None, "a player wins, or the dummy"
    places: list[ResultRow] = []
    for seats in outcome.places:
        number = len(places) + 1
        if not seats and board.dummy is not None:
            places.append(ResultRow(number, None, board.dummy, _won(reason)))
        places += [_row(board, first, seat, number, reason, rounds) for seat in seats]
    return Ending(places, say(f"quibbit.ended_{reason.name.lower()}"))


def shown_at_end(match: Match[Any, Action, Event, View], view: View) -> View:
    """*view* without the card by which somebody has lapped, if its tile brings none back.

    The rules end the race before that card is settled, but one has seen it played.
    """
    board, won = view.board, view.board.won
    if won is None or won.reason is not Reason.LAPPED or won.frog == board.dummy:
        return view
    pick, tile = match.log[-1][Seat(won.frog)], board.ring[board.at()[won.frog] % len(board.ring)]
    if is_home(tile, won.frog) or not isinstance(pick, Pick):
        return view
    hand = without(board.hands[won.frog], pick.card)
    return replace(view, board=replace(board, hands=replace_at(board.hands, won.frog, hand)))


def _row(
    board: Board, first: Frog, seat: Seat, number: int, reason: Reason, rounds: Mapping[Frog, int]
) -> ResultRow:
    """One seat on the podium, and how it has won or lost."""
    frog, at = Frog(seat), board.at()
    words = _won(reason) if frog == first else _lost(board, first, frog, reason, rounds)
    return ResultRow(number, seat, seat, words, frog not in at)


def _won(reason: Reason) -> str:
    return say(f"quibbit.place_{reason.name.lower()}")


def _lost(board: Board, first: Frog, frog: Frog, reason: Reason, rounds: Mapping[Frog, int]) -> str:
    """That *frog* was out of cards or lapped, or else how far it was behind the winner."""
    at, name = board.at(), QuibbitCaptions(board.ring, board.dummy).name(first)
    if frog not in at:
        return say("quibbit.place_out", number=rounds[frog])
    if reason is Reason.LAPPED and at[frog] == min(at.values()):
        return say("quibbit.place_lapped_by", name=name)
    return say("quibbit.place_behind", count=at[first] - at[frog], name=name)


def _rounds_out(match: Match[Any, Action, Event, View]) -> Mapping[Frog, int]:
    """In which round each frog ran out of cards that did."""
    number, rounds = 0, dict[Frog, int]()
    for event in replay_choices(match, len(match.log)).events:
        match event:
            case RoundBegan(number):
                pass
            case FrogRemoved(frog):
                rounds[frog] = number
            case _:
                pass
    return rounds
