"""The start of a match of Mosquito, and worlds imagined from what a seat sees."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.mosquito.actions import Action, Cut, Pass, Place
from rules.mosquito.cards import DECK
from rules.mosquito.events import Event
from rules.mosquito.state import State, laid
from rules.mosquito.table import Table
from rules.mosquito.types import Options
from rules.mosquito.view import View


def deal(options: Options, seats: int, rng: Random) -> State:
    """Everybody is to cut for the first deal; who plays alone has nobody to cut against."""
    table = Table(
        options=options,
        cuts=(),
        deal=0,
        dealer=None,
        player=Seat(0),
        layout=(),
        hands=((),) * seats,
        pile=(),
        covered=(),
        points=(0,) * seats,
        clean=(0,) * seats,
        used=(0,) * seats,
        passes=0,
        ended=None,
    )
    if seats == 1:
        table.begin_deal(Seat(0), rng)
    return laid(table)


def imagine(view: View, rng: Random) -> State:
    """A world that looks like *view*: the cards nobody has shown lie in any hand and order."""
    seen = {card for cards in (*view.layout, *view.hands, view.covered) for card in cards}
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    hands = tuple(tuple(card or unseen.pop() for card in hand) for hand in view.hands)
    return State(
        options=view.options,
        cuts=view.cuts,
        deal=view.deal,
        dealer=view.dealer,
        player=view.player,
        layout=view.layout,
        hands=hands,
        pile=tuple(unseen[: view.pile]),
        covered=view.covered,
        points=view.points,
        clean=view.clean,
        used=view.used,
        passes=view.passes,
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
