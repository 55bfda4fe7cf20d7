"""Tables of Quabble built for every shape of window."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.treasury import TreasuryCards
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.built_tables import BuiltTables
from tests.scenes.games.quabble.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.window_sizes import Shape


@BuiltTables
def table_of(app: RunningApp, shape: Shape) -> QuabbleTable:
    seats = shape[2]
    bots = [BotPlayer("normal")] * (seats - 1)
    return new_table(app, Person(LEFT_KEYS), *bots, turns=seats + 1)


def owned(count: int) -> TreasuryCards:
    """So many cards of as many kinds as there are, one of them torn."""
    whole = [*CardKind, *CardKind][: count - 1]
    slain = {kind: [Seat(0)] for kind in whole[:1]}
    return TreasuryCards(whole, slain, [CardKind.DOOM_SNAIL], Fraction(-19, 2))


def longest_kind() -> str:
    """The longest name of a kind of cards."""
    return max(map(kind_name, CardKind), key=len)


def longest_name() -> str:
    """The longest name that a seat has without people."""
    return max(map(seat_name, map(Seat, range(6))), key=len)
