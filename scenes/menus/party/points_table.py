"""The table of the points of a party night: a column for each seat, a row for each game."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import Party, points_for_places, total
from scenes.menus.party.tie_breaks import tie_breaks
from scenes.ui.score_table import ScoreColumn, score_table
from scenes.ui.widgets import Widget
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from words import say
from words.numbers import spelled

UNKNOWN = "?"


def points_table(
    renderer: Renderer,
    party: Party,
    area: Box,
    marked: Collection[Seat] = (),
    *,
    last_is_secret: bool = False,
) -> list[Widget]:
    """The points of *party* so far, who has most on the left; the *marked* seats stand out.

    *last_is_secret* tells that points are missing which are known, but not told yet. Below those
    of a whole party stands what decides between equal ones.
    """
    rows = [points_for_places(places, party.seats) for places in party.results]
    left = [UNKNOWN if last_is_secret else ""] * (len(party.games) - len(rows))
    more = f" + {UNKNOWN}" if last_is_secret else ""
    decided = tie_breaks(party) if party.is_over else []
    columns = [
        ScoreColumn(
            seat,
            [*(spelled(row[seat]) for row in rows), *left],
            spelled(total(rows, seat)) + more,
            seat in marked,
            below=[one.cells[seat] for one in decided],
        )
        for tied in party.standing()
        for seat in tied
    ]
    games = [REGISTRATIONS[name].title for name in party.games]
    labels = [*games, say("party.total"), *(one.label for one in decided)]
    return score_table(renderer, labels, columns, area)
