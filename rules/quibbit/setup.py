"""The deal of Quibbit, and possible states behind a view."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.quibbit.actions import Action, Join, Pick, Settle
from rules.quibbit.board import Board
from rules.quibbit.events import Event
from rules.quibbit.options import Options
from rules.quibbit.ring import lay_ring
from rules.quibbit.state import CARDS, State
from rules.quibbit.view import View


def deal(options: Options, seats: int, rng: Random) -> State:
    """A new ring and full hands; two seats get a dummy with its shuffled pile."""
    frogs = max(seats, 3)
    board = Board(
        ring=lay_ring(frogs, rng),
        starter=Seat(rng.randrange(seats)),
        progress=(None,) * frogs,
        hands=(CARDS,) * seats,
        last_round=options.rounds,
    )
    return State(board, tuple(rng.sample(CARDS, len(CARDS))) if seats == 2 else ())


def imagine(view: View, rng: Random) -> State:
    """A state that *view* may be a view of: the dummy's pile in any order."""
    board = view.board
    hidden = () if board.dummy is None else tuple(c for c in CARDS if c not in view.spent)
    return State(board, tuple(rng.sample(hidden, len(hidden))), view.spent)


QUIBBIT: Game[Options, Action, Event, View] = Game(
    name="quibbit",
    title="Quibbit!",
    designers=("Günter Burkhardt", "Dennis Kirps"),
    seats=range(2, 5),
    options=Options,
    actions=(Settle, Join, Pick),
    deal=deal,
    later_options=("rounds",),
)
