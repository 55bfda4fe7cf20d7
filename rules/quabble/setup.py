"""The first deal of Quabble, and worlds imagined from what a seat sees."""

from __future__ import annotations

from functools import cache
from random import Random

from rules.core import Game, Seat
from rules.quabble.events import Event
from rules.quabble.house import CARDS, HOUSE_SET, Card, HouseSet
from rules.quabble.nouns import Action, Claim, Offer, Options, Snatch, View
from rules.quabble.state import State

HAND = 5


def deal(house: HouseSet, options: Options, seats: int, rng: Random) -> State:
    """Five cards for every seat; the first active seat is drawn at random."""
    deck = rng.sample(_CARDS, CARDS)
    hands = tuple(tuple(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    return State(
        options=options,
        house=house,
        hands=hands,
        deck=tuple(deck[HAND * seats :]),
        offers=(None,) * seats,
        treasuries=((),) * seats,
        shared=((),) * seats,
        king=(),
        active=Seat(rng.randrange(seats)),
    )


def imagine(view: View, rng: Random) -> State:
    """A world that looks like *view*: cards that the seat has not seen lie anywhere."""
    seen = {*view.king}.union(*view.hands, view.offers, *view.treasuries, *view.shared)
    unseen = [card for card in _CARDS if card not in seen]
    rng.shuffle(unseen)
    hands = tuple(
        tuple([unseen.pop() if card is None else card for card in hand]) for hand in view.hands
    )
    return State(
        options=view.options,
        house=view.house,
        hands=hands,
        deck=tuple(unseen),
        offers=view.offers,
        treasuries=view.treasuries,
        shared=view.shared,
        king=view.king,
        active=view.active,
        clockwise=view.clockwise,
        round=view.round,
        powers=view.powers,
        slain=view.slain,
        ended=view.ended,
        points=view.points,
    )


@cache
def quabble(house: HouseSet) -> Game[Options, Action, Event, View]:
    """Quabble with these cards."""
    return Game(
        name="quabble",
        title="Quabble",
        designers=("madebyroro",),
        seats=range(3, 7),
        options=Options,
        actions=(Offer, Claim, Snatch),
        deal=lambda options, seats, rng: deal(house, options, seats, rng),
        house=house,
        housed=quabble,
    )


_CARDS = tuple(Card(card) for card in range(CARDS))
QUABBLE = quabble(HOUSE_SET)
