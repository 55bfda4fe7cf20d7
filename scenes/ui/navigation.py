"""Walking a cursor over spots on the screen, wherever they lie."""

from __future__ import annotations

from collections.abc import Sequence

from seats.intents import Intent

SIDEWAYS = 2.0  # a spot off to the side counts as that much farther away

_AHEAD = {
    Intent.UP: (0.0, -1.0),
    Intent.DOWN: (0.0, 1.0),
    Intent.LEFT: (-1.0, 0.0),
    Intent.RIGHT: (1.0, 0.0),
}
DIRECTIONS = frozenset(_AHEAD)


def next_spot(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The spot in the direction *intent* from spot *at*; *at* itself if none lies there."""
    here_x, here_y = spots[at]
    ahead_x, ahead_y = _AHEAD[intent]
    best, best_way = at, float("inf")
    for i, (x, y) in enumerate(spots):
        forward = (x - here_x) * ahead_x + (y - here_y) * ahead_y
        aside = abs((x - here_x) * ahead_y) + abs((y - here_y) * ahead_x)
        if forward > 1 and aside <= forward * SIDEWAYS and forward + SIDEWAYS * aside < best_way:
            best, best_way = i, forward + SIDEWAYS * aside
    return best
