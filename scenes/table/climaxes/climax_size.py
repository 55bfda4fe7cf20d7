"""How great a moment of a match is."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.seats.seat_frog import Reaction


@dataclass(frozen=True, slots=True)
class ClimaxSize:
    """Trauma, how large headline and frogs are, seconds, and how much the actors grow."""

    trauma: float
    headline: float
    frog: float
    seconds: float
    growth: float
    dims: bool  # even if no frog reacts
    reaction: Reaction | None  # of all frogs that have no other reason
    impact: bool = True  # behind the frogs of a close-up


SMALL = ClimaxSize(0.4, 68.0, 420.0, 0.45, 0.5, dims=False, reaction=None)
FLAG = ClimaxSize(0.2, 52.0, 250.0, 0.45, 0.3, dims=False, reaction=None)
"""A small flag at a token, for what changes little."""
LARGE = ClimaxSize(0.6, 96.0, 560.0, 0.8, 0.7, dims=True, reaction=Reaction.SHOCK)
