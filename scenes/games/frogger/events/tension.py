"""How near a match of Frogger is to its end."""

from __future__ import annotations

from rules.frogger import FROGS, View
from sounds.names import Tension

CLOSE, LAST = 0.5, 0.72  # of the way of the frogs that win


def tension(view: View) -> Tension:
    """From how far the seat that is nearest to winning has come."""
    numbers, wanted = view.path.numbers, view.options.frogs
    way = wanted * numbers[view.path.home]
    come = 0.0
    for seat in range(len(view.public)):
        own = (numbers[space] for space in view.frogs[seat * FROGS : (seat + 1) * FROGS])
        come = max(come, sum(sorted(own)[-wanted:]) / way)
    if come >= LAST:
        return Tension.LAST
    return Tension.CLOSE if come >= CLOSE else Tension.CALM
