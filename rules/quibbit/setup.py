"""The first deal of Quibbit, and worlds imagined from what a seat sees."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.quibbit.nouns import Action, Event, Join, Options, Pick, Settle, View
from rules.quibbit.ring import lay_ring
from rules.quibbit.state import CARDS, State


def deal(options: Options, seats: int, rng: Random) -> State:
    """A fresh ring and full hands; two seats get a dummy with its shuffled pile."""
    frogs = max(seats, 3)
    return State(
        ring=lay_ring(frogs, rng),
        starter=Seat(rng.randrange(seats)),
        progress=(None,) * frogs,
        hands=(CARDS,) * seats,
        pile=tuple(rng.sample(CARDS, len(CARDS))) if seats == 2 else (),
    )


def imagine(view: View, rng: Random) -> State:
    """A world that looks like *view*: the dummy's pile lies in any order."""
    seats = len(view.hands) - (view.dummy is not None)
    hidden = () if view.dummy is None else tuple(c for c in CARDS if c not in view.spent)
    return State(
        ring=view.ring,
        starter=view.starter,
        progress=view.progress,
        hands=view.hands[:seats],
        crown=view.crown,
        round=view.round,
        pile=tuple(rng.sample(hidden, len(hidden))),
        spent=view.spent,
        out=view.out,
        won=view.won,
    )


QUIBBIT: Game[Options, Action, Event, View] = Game(
    name="quibbit",
    title="Quibbit!",
    designers=("Günter Burkhardt", "Dennis Kirps"),
    seats=range(2, 5),
    options=Options,
    actions=(Settle, Join, Pick),
    deal=deal,
)
