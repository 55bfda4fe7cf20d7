"""The free links of Quivvit!: four squares of one colour round a point."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quivvit import INNER_POINTS, Colour, Grid, Square, View, colour_at, uncovered


def free_crossings(view: View) -> list[tuple[Square, ...]]:
    """The squares round every point where a free link can be claimed."""
    grid = uncovered(view.board.grid, view.board.blocks)
    return [crossing for crossing in INNER_POINTS if _is_free(grid, crossing, view.turn.die)]


def _is_free(grid: Grid, crossing: Sequence[Square], die: Colour | None) -> bool:
    colours = {colour_at(grid, square) for square in crossing}
    return len(colours) == 1 and None not in colours and (die is None or die in colours)
