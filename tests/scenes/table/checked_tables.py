"""Tables that are watched: whenever somebody is asked, all must lie as the room's view says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from rules.core import Seat
from scenes.core.context import Context
from scenes.menus.results import Results
from scenes.table.choosing.chooser import Chooser
from scenes.table.game_table import AnyTable
from seats.intents import Intent
from tests.scenes.running_app import Party
from tests.scenes.simulated_players import Mouse

TINY = (320, 180)
SIZES = (TINY, (480, 360), (430, 180), (360, 360))
OFTEN = 0.02  # of all frames
LONGEST = 300_000  # steps until a match counts as endless
T = TypeVar("T", bound=AnyTable)


def open_up(party: Party, table: T) -> T:
    """Show it, until somebody is asked."""
    party.open(table)
    party.until(lambda: table.resting)
    return table


def unseen(party: Party, table: T, check: Callable[[T, Context], object]) -> int:
    """Live without drawing to the end of the match; how often somebody was asked."""
    checked, rested = 0, False
    if not party.at(table):
        party.open(table)
        party.frames(2)
    for _ in range(LONGEST):
        party.stack.step()
        if not party.at(table):
            return checked
        if table.resting and not rested:
            check(table, party.context)
            checked += 1
        rested = table.resting
    raise AssertionError(f"no end: {table.log[-5:]}")


def seen(
    party: Party, table: T, check: Callable[[T, Context], object], act: Callable[[], object]
) -> None:
    """Live frame by frame to the end of the match, and *act* before each."""
    rested = False

    def look() -> bool:
        nonlocal rested
        if party.at(table) and table.resting and not rested:
            check(table, party.context)
        rested = table.resting
        return isinstance(party.scene, Results)

    party.until(look, act)


def unsettled(party: Party, table: AnyTable) -> Callable[[], None]:
    """Now and then the window gets another size, or somebody skips what is shown."""
    rng, mouse = Random(3), Mouse(party)

    def act() -> None:
        if rng.random() < OFTEN:
            party.resize(rng.choice(SIZES))
        elif rng.random() < OFTEN:
            mouse.touch(*table.top_bar.buttons[Intent.SECOND].centre)

    return act


def waiting_chooser(party: Party, table: AnyTable, seat: Seat) -> Chooser[Any] | None:
    """With what *seat* chooses now, if it has not chosen yet."""
    if not party.at(table) or not table.resting:
        return None
    entry = table.pending._open.get(seat)
    return None if entry is None or entry[1].choice is not None else entry[1]
