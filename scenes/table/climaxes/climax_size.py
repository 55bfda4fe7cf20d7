"""How great a moment of a match is."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.seats.seat_frog import Reaction


@dataclass(frozen=True, slots=True)
class ClimaxSize:
    """Trauma, how large headline and frogs are, seconds, and how much the actors grow."""

    frozen: int  # frames
    trauma: float
    headline: float
    frog: float
    seconds: float
    growth: float
    dims: bool  # even if no frog reacts
    reaction: Reaction | None  # of all frogs that have no other reason
    close_up: bool = True  # of the frogs that react; else only their heads are beside the words
    impact: bool = True  # behind those frogs
    centred: bool = True  # and large, whatever *frog* says; else they keep off the actors
    stands_for: bool = False  # the frogs, for the actors, which are hidden
    full: bool = False  # over the whole screen, with frogs of two sizes, and not in a band


SMALL = ClimaxSize(2, 0.2, 60.0, 250.0, 0.45, 0.3, dims=False, reaction=None, close_up=False)
"""Words at a token that grows, on the lit table."""
MEDIUM = ClimaxSize(3, 0.4, 76.0, 400.0, 0.85, 0.5, dims=False, reaction=None)
"""A close-up over the table."""
LARGE = ClimaxSize(3, 0.6, 116.0, 560.0, 0.8, 0.7, dims=True, reaction=Reaction.SHOCK)
"""A close-up over the dark table, at which all are shocked."""
FULL = ClimaxSize(3, 0.8, 132.0, 560.0, 1.2, 0.7, dims=True, reaction=Reaction.SHOCK, full=True)
"""One over the whole screen, for the greatest one or two moments of a match."""
