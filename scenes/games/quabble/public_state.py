"""What everybody sees on the table of Quabble, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from rules.core import Seat
from rules.quabble import Card, CardKind, View, neighbours
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.players.seat_names import seat_name
from scenes.table.public_view.public_state import PublicState, standing
from words import say
from words.numbers import spelled
from words.phrases import enumerated


def public_state(view: View) -> PublicState:
    """The cards that are offered now, those that each seat has claimed, and points not hidden."""
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
    open_cards = OpenCards(view)
    slain = board.slain or open_cards.slain
    owned = [_owned(open_cards, Seat(seat), slain) for seat in range(seats)]
    began = say("quabble_state.round", number=board.round)
    hidden = open_cards.hides_points
    points = "" if hidden else standing("speech.points", open_cards.points())
    rounds = view.options.rounds(seats)
    number = say("quabble.round_of", number=board.round, rounds=rounds) if board.round else ""
    return PublicState([began, *offers, *filter(None, owned)], points, number, owned=owned)


def _owned(open_cards: OpenCards, seat: Seat, slain: Collection[Card]) -> str:
    """What lies in the Treasury of *seat*, and what is or would be *slain* of it; or nothing."""
    cards, torn = open_cards.treasuries[seat], open_cards.torn(seat)
    lost = [card for card in cards if card in slain]
    items = [_counted(*alike) for alike in Counter(open_cards.kinds(cards)).items()]
    if torn:
        halves = spelled(open_cards.halves(seat))
        items.append(say("speech.amount", name=say("quabble_points.halves"), amount=halves))
    if not items:
        return ""
    words = say("quabble_state.owned", name=seat_name(seat), cards=enumerated(items))
    if not lost:
        return words
    names = enumerated(map(kind_name, open_cards.kinds(lost)))
    return f"{words} {say('quabble_state.slain', cards=names)}"


def _counted(kind: CardKind, count: int) -> str:
    name = kind_name(kind)
    return say("speech.amount", name=name, amount=f"×{count}") if count > 1 else name
