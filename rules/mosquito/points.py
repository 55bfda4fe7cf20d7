"""What made the points of a match of Mosquito."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.mosquito.view import View


def breakdown(view: View) -> Breakdown:
    """Clean placements, and those with an exchange or an overlay; the former break ties."""
    board = view.board
    points, clean = board.points, board.clean
    helped = [all_ - own for all_, own in zip(points, clean, strict=True)]
    rows = amounts("clean", clean), amounts("helped", helped)
    return Breakdown(rows, (amounts("points", points), rows[0]), add_up=True)
