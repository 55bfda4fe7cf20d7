"""What everybody sees on the table of Quabble, in sentences."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import Card, View, neighbours
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.players.seat_names import seat_name
from scenes.table.public_state import PublicState, standing
from words import say
from words.phrases import enumerated


def public_state(view: View) -> PublicState:
    """The cards that are offered now, those that each seat has claimed, and the points."""
    board, seats = view.board, len(view.hands)

    def name(card: Card) -> str:
        return kind_name(board.house_set.kinds[card])

    offers = [
        say(
            "quabble_state.offer",
            name=seat_name(Seat(seat)),
            left=seat_name(neighbours(Seat(seat), seats)[0]),
            card=name(card),
        )
        for seat, card in enumerate(board.offers)
        if card is not None
    ]
    owned = [
        say("quabble_state.owned", name=seat_name(Seat(seat)), cards=enumerated(map(name, cards)))
        for seat, cards in enumerate(board.treasuries)
        if cards
    ]
    began = say("quabble_state.round", number=board.round)
    points = standing("speech.points", OpenCards(view).points())
    rounds = view.options.rounds(seats)
    number = say("quabble.round_of", number=board.round, rounds=rounds) if board.round else ""
    return PublicState([began, *offers, *owned], points, number)
