"""What is at stake in the last game of a party night."""

from __future__ import annotations

from rules.core import Seat
from rules.party import Party
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import either


def stakes(party: Party) -> str:
    """Who can still win *party*, of which one game is left."""
    able = [seat for tied in party.standing() for seat in tied if can_win(party, seat)]
    if len(able) == party.seats:
        return say("party.stake_all")
    return say("party.stake_some", names=either([seat_name(seat) for seat in able]))


def can_win(party: Party, seat: Seat) -> bool:
    """Whether *seat* is ahead if it wins the last game and who has most comes last there."""
    others = [each for tied in reversed(party.standing()) for each in tied if each != seat]
    at_best = party.with_result(((seat,), *((each,) for each in others)))
    return seat in at_best.standing()[0]
