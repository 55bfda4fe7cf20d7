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
    panels: Sequence[SeatPanel], seen: Point | None, *, choosing: bool = False,
    tense: bool = False, worried: Collection[Seat] = (),
) -> None:  # fmt: skip
    """Let the frogs live, and look at what is *seen*, or at who has to choose.

    While a seat is *choosing* they lean there as well, the more so if the match is *tense*. If one
    of those who choose is *worried*, all others turn to it.
    """
    every = frogs(panels)
    waited_for = None if seen else next((frog.head for frog in every if frog.active), None)
    sweating = [panel.frog for panel in panels if panel.frog.active and panel.seat in worried]
    for panel, frog in zip(panels, every, strict=True):
        goal = seen or (None if frog.active else waited_for)
        if len(sweating) == 1 and frog is not sweating[0]:
            goal = sweating[0].head
        frog.look_at(goal)
        frog.attend(goal, choosing=choosing, tense=tense, worried=panel.seat in worried)
        frog.step()
