"""All seats of a table: which of them are lit, and what their frogs look at."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from scenes.table.seats.seat_frog import SeatFrog
from scenes.table.seats.seat_panel import SeatPanel
from sprites.pictures.geometry import Point


def frogs(panels: Sequence[SeatPanel]) -> Sequence[SeatFrog]:
    """The frogs of all seats."""
    return [panel.frog for panel in panels]


def lit_seats(panels: Sequence[SeatPanel]) -> set[Seat]:
    """The seats whose frogs are lit, as everybody sees."""
    return {panel.seat for panel in panels if panel.frog.active}


def light(panels: Sequence[SeatPanel], seats: Collection[Seat]) -> None:
    """Light exactly these *seats*, whose frogs lean in."""
    for panel in panels:
        panel.highlight(panel.seat in seats)


def step_frogs(
    panels: Sequence[SeatPanel], seen: Point | None, *, choosing: bool = False, tense: bool = False
) -> None:
    """Let the frogs live, and look at what is *seen*, or at who has to choose.

    While a seat is *choosing* they lean there as well, the more so if the match is *tense*.
    """
    every = frogs(panels)
    waited_for = None if seen else next((frog.head for frog in every if frog.active), None)
    for frog in every:
        goal = seen or (None if frog.active else waited_for)
        frog.look_at(goal)
        frog.attend(goal, choosing=choosing, tense=tense)
        frog.step()
