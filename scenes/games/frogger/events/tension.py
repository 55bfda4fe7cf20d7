"""How near a match of Frogger is to its end."""

from __future__ import annotations

from rules.frogger import FROGS, View
from sounds.names import Tension

CLOSE, LAST = 2, 1  # frogs that a seat has yet to bring home


def tension(view: View) -> Tension:
    """From the frogs of the seat that is nearest to winning."""
    seats = range(len(view.public))
    own = (view.frogs[seat * FROGS : (seat + 1) * FROGS] for seat in seats)
    left = view.options.frogs - max(frogs.count(view.path.home) for frogs in own)
    if left <= LAST:
        return Tension.LAST
    return Tension.CLOSE if left <= CLOSE else Tension.CALM
