"""What everybody sees on the table of Frogger, in sentences."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import FROGS, View
from scenes.games.frogger.events.captions import FroggerCaptions, card_name
from scenes.players.seat_names import seat_name
from scenes.table.public_view.public_state import PublicState, standing, turns_from
from words import say
from words.phrases import enumerated


def public_state(view: View) -> PublicState:
    """Where the frogs of each seat are, the cards on offer, and how many frogs are home."""
    place = FroggerCaptions(view.path, view.acting).place
    seats = [Seat(seat) for seat in range(len(view.public))]
    frogs = {seat: view.frogs[seat * FROGS : (seat + 1) * FROGS] for seat in seats}
    places = [
        say("frogger_state.frogs", name=seat_name(seat), places=enumerated(map(place, frogs[seat])))
        for seat in seats
    ]
    market = enumerated(card_name(card) for card in view.market)
    offered = [say("frogger_state.market", cards=market)] if market else []
    home = [frogs[seat].count(view.path.home) for seat in seats]
    turns = turns_from(view.acting, len(seats))
    return PublicState([*places, *offered], standing("frogger_state.home", home), turns=turns)
