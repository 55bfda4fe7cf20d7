"""Moving a cursor with directions between spots anywhere on the screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from math import dist

from seats.intents import Intent

SIDEWAYS_COST = 2.0  # a distance to the side counts as that much longer
ROW = 60.0  # what lies so much higher or lower is another row

ALONG = Intent.LEFT, Intent.RIGHT
OPPOSITE = {
    Intent.UP: Intent.DOWN,
    Intent.DOWN: Intent.UP,
    Intent.LEFT: Intent.RIGHT,
    Intent.RIGHT: Intent.LEFT,
}
_VECTORS = {
    Intent.UP: (0.0, -1.0),
    Intent.DOWN: (0.0, 1.0),
    Intent.LEFT: (-1.0, 0.0),
    Intent.RIGHT: (1.0, 0.0),
}


def next_spot(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The index of the nearest spot in the direction *intent* from spot *at*, else *at*."""
    x, y = spots[at]
    right, down = _VECTORS[intent]
    best, best_cost = at, float("inf")
    for i, (other_x, other_y) in enumerate(spots):
        forward = (other_x - x) * right + (other_y - y) * down
        aside = abs((other_x - x) * down) + abs((other_y - y) * right)
        cost = forward + SIDEWAYS_COST * aside
        if forward > 1 and aside <= forward * SIDEWAYS_COST and cost < best_cost:
            best, best_cost = i, cost
    return best


def lies_ahead(here: tuple[float, float], there: tuple[float, float], intent: Intent) -> bool:
    """Whether *there* lies in the direction *intent*, seen from *here*."""
    right, down = _VECTORS[intent]
    return (there[0] - here[0]) * right + (there[1] - here[1]) * down > 1


def lies_back(here: tuple[float, float], there: tuple[float, float], intent: Intent) -> bool:
    """Whether *there* lies against the direction *intent*, seen from *here*."""
    right, down = _VECTORS[intent]
    return (there[0] - here[0]) * right + (there[1] - here[1]) * down < 0


def next_in_ring(ring: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """Which of the two spots beside spot *at* lies farther in the direction *intent*, else *at*."""
    right, down = _VECTORS[intent]

    def forward(spot: int) -> float:
        return (ring[spot][0] - ring[at][0]) * right + (ring[spot][1] - ring[at][1]) * down

    best = max((at + 1) % len(ring), at - 1 if at else len(ring) - 1, key=forward)
    return best if forward(best) > 1 else at


def nearest_row(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The nearest spot that lies at least ``ROW`` up or down from spot *at*, else *at*."""
    x, y = spots[at]
    down = _VECTORS[intent][1]
    beyond = [i for i, spot in enumerate(spots) if (spot[1] - y) * down >= ROW]
    return min(beyond, key=lambda i: dist(spots[i], (x, y)), default=at)


def next_column(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The spot of the next column left or right of spot *at* that is nearest to it, else *at*."""
    x, y = spots[at]
    right = _VECTORS[intent][0]
    beside = [i for i, spot in enumerate(spots) if (spot[0] - x) * right > 1]
    aside = [(round(abs(spot[0] - x)), abs(spot[1] - y)) for spot in spots]
    return min(beside, key=lambda i: aside[i], default=at)


def next_in_column(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The next spot up or down in the column of spot *at*, else in the nearest one, else *at*."""
    x, y = spots[at]
    column = [i for i, spot in enumerate(spots) if abs(spot[0] - x) <= 1]
    to = column[next_spot([spots[i] for i in column], column.index(at), intent)]
    if to != at:
        return to
    down = _VECTORS[intent][1]
    away = [(round(abs(spot[0] - x)), (spot[1] - y) * down) for spot in spots]
    ahead = [i for i, (aside, far) in enumerate(away) if far > 1 and aside <= SIDEWAYS_COST * far]
    return min(ahead, key=lambda i: away[i], default=at)


def next_in_rows(
    rows: Sequence[Sequence[int]], spots: Sequence[tuple[float, float]], at: int, intent: Intent
) -> int:
    """Where *intent* leads from spot *at*: along its row, or to the next of *rows*, else to *at*.

    Left and right lead to the next column of the row and end at its ends; up and down to what the
    row has above or below in the same column, then to the spot of another row that lies least
    aside. In a single row up and down lead to what lies above and below.
    """
    here = row_of(rows, at)
    row = rows[here]
    line = [spots[i] for i in row]
    if intent in ALONG:
        return row[next_column(line, row.index(at), intent)]
    column = [i for i in row if abs(spots[i][0] - spots[at][0]) <= 1]
    to = column[next_spot([spots[i] for i in column], column.index(at), intent)]
    if to != at:
        return to
    if len(rows) == 1:
        to = next_spot(spots, at, intent)
        return to if to != at else nearest_row(spots, at, intent)  # however far aside
    there = here + int(_VECTORS[intent][1])
    if not 0 <= there < len(rows):
        return at
    return min(rows[there], key=lambda i: abs(spots[i][0] - spots[at][0]))


def row_of(rows: Sequence[Sequence[int]], at: int) -> int:
    """Which of the *rows* has the spot *at*."""
    return next(i for i, row in enumerate(rows) if at in row)


def other_end(spots: Sequence[tuple[float, float]], at: int, intent: Intent) -> int:
    """The last spot that is reached from spot *at* by going against *intent* all the time."""
    here = at
    while (there := next_spot(spots, here, OPPOSITE[intent])) != here:
        here = there
    return here


def first_move(neighbour: Callable[[int, Intent], int], at: int, to: int) -> Intent | None:
    """The first of the directions that lead from spot *at* to spot *to*, if any do.

    *neighbour* is the spot to which a direction leads from another one.
    """
    first: dict[int, Intent | None] = {at: None}
    queue = deque([at])
    while queue:
        here = queue.popleft()
        for intent in (*ALONG, Intent.UP, Intent.DOWN):  # rather along a row than out and back
            there = neighbour(here, intent)
            if there not in first:
                first[there] = first[here] or intent
                queue.append(there)
    return first.get(to)


def straight_move(
    neighbour: Callable[[int, Intent], int], spots: Sequence[tuple[float, float]], at: int, to: int
) -> Intent | None:
    """The first of the directions that lead from spot *at* to spot *to* as an eye expects.

    Rather than round the edge of the screen they lead to what lies in that direction, and at best
    each towards spot *to*.
    """

    def ahead(here: int, intent: Intent) -> int:
        there = neighbour(here, intent)
        return there if lies_ahead(spots[here], spots[there], intent) else here

    def towards(here: int, intent: Intent) -> int:
        return ahead(here, intent) if lies_ahead(spots[here], spots[to], intent) else here

    ways = (first_move(moves, at, to) for moves in (towards, ahead, neighbour))
    return next((way for way in ways if way), None)
