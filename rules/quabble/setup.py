"""The deal of Quabble, and possible states behind a view."""

from __future__ import annotations

from functools import cache, partial
from random import Random

from rules.core import Game, Seat
from rules.quabble.actions import Action, Claim, Offer, Snatch
from rules.quabble.board import Board
from rules.quabble.cards import CARD_COUNT, HAND_SIZE, HOUSE_SET, Card, HouseSet
from rules.quabble.events import Event
from rules.quabble.options import Options
from rules.quabble.state import State
from rules.quabble.view import View


def deal(house_set: HouseSet, options: Options, seats: int, rng: Random) -> State:
    """Five cards for every seat; the first active seat is drawn at random."""
    deck = tuple(rng.sample(_CARDS, CARD_COUNT))
    hands = tuple(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(seats))
    board = Board(
        house_set=house_set,
        offers=(None,) * seats,
        treasuries=((),) * seats,
        shared=((),) * seats,
        king=(),
        active=Seat(rng.randrange(seats)),
    )
    return State(options, board, hands, deck[HAND_SIZE * seats :])


def imagine(view: View, rng: Random) -> State:
    """A state that *view* may be a view of: cards the seat has not seen lie anywhere."""
    board = view.board
    seen = {*board.king}.union(*view.hands, board.offers, *board.treasuries, *board.shared)
    unseen = [card for card in _CARDS if card not in seen]
    rng.shuffle(unseen)
    hands = tuple(
        tuple([unseen.pop() if card is None else card for card in hand]) for hand in view.hands
    )
    return State(view.options, board, hands, tuple(unseen))


@cache
def quabble(house_set: HouseSet) -> Game[Options, Action, Event, View]:
    """Quabble with these cards."""
    return Game(
        name="quabble",
        title="Quabble",
        designers=("madebyroro",),
        seats=range(3, 7),
        options=Options,
        actions=(Offer, Claim, Snatch),
        deal=partial(deal, house_set),  # can be sent to other processes, as a lambda cannot
        house_set=house_set,
        with_house_set=quabble,
        later_options=("cards",),
    )


_CARDS = tuple(Card(card) for card in range(CARD_COUNT))
QUABBLE = quabble(HOUSE_SET)
