"""How long a seat of Quivvit waits: whoever begins a round is the last one in the next."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import View
from rules.quivvit.types import turn_order

READ_ALL, READ_LEAST, READ_MOST = 2.2, 0.9, 1.3  # seconds: links of all bots, those of one
READ_ONE_BOT = 2.3  # seconds for the links of a single bot, which plays twice in a row


def reading_seconds(bot_turns: int, bots: int) -> float:
    """How long links of a bot are held, if *bots* have so many turns before the person."""
    all_ = READ_ONE_BOT if bots == 1 else READ_ALL
    return min(READ_MOST, max(READ_LEAST, all_ / max(1, bot_turns)))


def turns_between(view: View, seat: Seat) -> int:
    """How many turns of others come between that of *seat* in this round and its next."""
    turn, seats = view.turn, len(view.board.taken)
    place = turn_order(view.options, seats, turn.first).index(seat)
    in_this_round = seats - 1 - place
    if turn.round == view.options.rounds:
        return in_this_round
    return in_this_round + (place - 1) % seats
