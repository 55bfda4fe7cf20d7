"""What is counted at the end of a match of Frogger."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.frogger.path import EXCUSE
from rules.frogger.ranking import standing
from rules.frogger.types import FROGS
from rules.frogger.view import View


def breakdown(view: View) -> Breakdown:
    """Frogs at home, on the path and in the pond, and the sum of the path numbers."""
    scores = standing(view.path, view.frogs)
    home = amounts("home", [home for home, _ in scores])
    numbers = amounts("numbers", [numbers for _, numbers in scores])
    firsts = range(0, len(view.frogs), FROGS)
    pond = [view.frogs[first : first + FROGS].count(EXCUSE) for first in firsts]
    on_path = [FROGS - home - left for (home, _), left in zip(scores, pond, strict=True)]
    rows = home, amounts("path", on_path), amounts("pond", pond), numbers
    return Breakdown(rows, (home, numbers))
