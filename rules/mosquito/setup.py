"""The start of a match of Mosquito, and states that agree with a view."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.mosquito.actions import Action, Cut, Pass, Place
from rules.mosquito.board import Board
from rules.mosquito.cards import DECK
from rules.mosquito.events import Event
from rules.mosquito.options import Options
from rules.mosquito.state import State
from rules.mosquito.view import View


def deal(options: Options, seats: int, rng: Random) -> State:
    """Every seat is to cut for the first deal; a single player needs no cut and is dealt cards."""
    state = State(options, Seat(0), Board.empty(seats), hands=((),) * seats, pile=())
    return state if seats > 1 else state.begin_deal(Seat(0), [], rng)


def imagine(view: View, rng: Random) -> State:
    """A random state that *view* may show: the hidden cards are in any hand, in any order."""
    seen = view.seen_cards()
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    hands = tuple(tuple(card or unseen.pop() for card in hand) for hand in view.hands)
    return State(
        options=view.options,
        player=view.player,
        board=view.board,
        hands=hands,
        pile=tuple(unseen[: view.pile]),
        ended=view.ended,
    )


MOSQUITO: Game[Options, Action, Event, View] = Game(
    name="mosquito",
    title="Mosquito",
    designers=(),
    seats=range(1, 5),
    options=Options,
    actions=(Cut, Place, Pass),
    deal=deal,
)
