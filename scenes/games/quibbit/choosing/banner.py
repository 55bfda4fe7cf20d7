"""What the banner says to those who choose in Quibbit!."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.quibbit import ROUND_LIMIT, Board, Frog, leap
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import listed


def prompt(board: Board, seats: Sequence[Seat], people: Collection[Seat], *, alone: bool) -> str:
    """Who of *seats* is to do what; *alone* tells whether one person looks at the screen."""
    if not board.round:
        settling = seats[0] == board.starter and board.crown is None and not board.at()
        key = "quibbit.settle_prompt" if settling else "quibbit.join_prompt"
        return say(key, name=seat_name(seats[0]))
    asked = [seat for seat in people if seat in seats]
    if asked and alone:
        only = "only" if len(board.hands[asked[0]]) == 1 else "one"
        return say(f"quibbit.pick_prompt_{only}", name=seat_name(asked[0]))
    if asked:
        return say("quibbit.pick_prompt", names=listed([seat_name(seat) for seat in asked]))
    return say("table.waiting_for_bots")


def detail(board: Board, asked: Collection[Seat], *, alone: bool) -> str:
    """What the people *asked* should know for it: which round it is, a danger or a rule."""
    rule = _rule(board, asked, alone=alone) if asked else ""
    words = round_words(board)
    if not words or not rule or board.round == board.last_round:
        return words or rule
    return say("quibbit.detail", round=words, rule=rule)


def round_words(board: Board) -> str:
    """Which round it is, where an option limits them."""
    if not board.round or not is_limited(board):
        return ""
    if board.round == board.last_round:
        return say("quibbit.last_round")
    return say("quibbit.round_of", number=board.round, all=board.last_round)


def is_limited(board: Board) -> bool:
    """Whether an option lets the crown decide sooner than usual."""
    return board.last_round < ROUND_LIMIT


def _rule(board: Board, asked: Collection[Seat], *, alone: bool) -> str:
    if not board.round:
        return say("quibbit.start_reason")
    lap = possible_lap(board)
    if lap is None or Seat(lap[1]) not in asked:
        return say("quibbit.pick_crown" if all_may_run_out(board) else "quibbit.pick_order")
    frog, rear, card = lap
    name = seat_name(Seat(frog))
    if alone:
        return say("quibbit.danger_you", name=name, card=card)
    return say("quibbit.danger", name=name, last=seat_name(Seat(rear)), card=card)


def all_may_run_out(board: Board) -> bool:
    """Whether all who are left may lose their last cards in this round."""
    return all(len(hand) == 1 for hand in board.hands if hand)


def possible_lap(board: Board) -> tuple[Frog, Frog, int] | None:
    """Which frog would lap which one if it leapt first now, and with which of its cards."""
    at, size = board.at(), len(board.ring)
    rear = min(at, key=at.__getitem__)
    for frog in sorted(at, key=at.__getitem__, reverse=True):
        for card in sorted(board.hand(frog)):
            end, _ = leap(at[frog], card, at.values(), size)
            if frog != rear and end > at[rear] + size:
                return frog, rear, card
    return None
