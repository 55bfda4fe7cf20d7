"""The table of the points of a party night: a column for each seat, a row for each game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from fractions import Fraction

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import Party, points_for_places, total
from scenes.menus.party.tie_breaks import tie_breaks, wins
from scenes.menus.party.told_points import ToldPoints
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
    told: ToldPoints | None = None,
    needed: Sequence[str] = (),
) -> list[Widget]:
    """The points of *party* so far, who has most on the left; the *marked* seats stand out.

    Those of its last game may be *told* in part only: then all stand as before that game. Below
    them stands the place that is *needed* to win, and after all games who won how many of them
    and what else decides between equal points.
    """
    rows = [points_for_places(places, party.seats) for places in party.results]
    left = [""] * (len(party.games) - len(rows))
    below = [(say("party.need"), needed)] if needed else []
    if party.is_over and told is None:
        won = [str(wins(party, Seat(seat))) for seat in range(party.seats)]
        below = [(say("party.games_won"), won)]
        below += [(one.label, one.cells) for one in tie_breaks(party) if one.label != below[0][0]]
    columns = [
        ScoreColumn(
            seat,
            [*_cells(rows, seat, told), *left],
            _sum(rows, seat, told),
            seat in marked,
            below=[cells[seat] for _, cells in below],
        )
        for tied in (party if told is None else before_last(party)).standing()
        for seat in tied
    ]
    games = [REGISTRATIONS[name].title for name in party.games]
    labels = [*games, say("party.total"), *(label for label, _ in below)]
    return score_table(renderer, labels, columns, area)


def before_last(party: Party) -> Party:
    """The *party* before its last result."""
    return replace(party, results=party.results[:-1])


def _cells(rows: Sequence[Sequence[Fraction]], seat: Seat, told: ToldPoints | None) -> list[str]:
    """The points of *seat* in each game."""
    cells = [spelled(row[seat]) for row in rows]
    return cells if told is None or seat in told.seen else [*cells[:-1], UNKNOWN]


def _sum(rows: Sequence[Sequence[Fraction]], seat: Seat, told: ToldPoints | None) -> str:
    """The points of *seat* in all games, or those before the last one and what that adds."""
    if told is None or seat in told.added:
        return spelled(total(rows, seat))
    return f"{spelled(total(rows[:-1], seat))} + {_cells(rows, seat, told)[-1]}"
