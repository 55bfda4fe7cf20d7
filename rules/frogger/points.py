"""What is counted at the end of a match of Frogger."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.frogger.ranking import standing
from rules.frogger.view import View


def breakdown(view: View) -> Breakdown:
    """Frogs at home, then the path numbers that the other frogs stand on."""
    scores = standing(view.path, view.frogs)
    home = amounts("home", [home for home, _ in scores])
    numbers = amounts("numbers", [numbers for _, numbers in scores])
    return Breakdown((home, numbers), (home, numbers))
