"""What decides between seats with equal points at the end of a party night."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import Party, Places, points_for_places, total
from values import value
from words import say


@value
class TieBreak:
    """How it is called, and what each seat has of it: nothing where it decides nothing."""

    label: str
    cells: tuple[str, ...]


def tie_breaks(party: Party) -> list[TieBreak]:
    """What puts seats with equal points in *party* on different places, in order."""
    rows = [points_for_places(places, party.seats) for places in party.results]
    seats = [Seat(seat) for seat in range(party.seats)]
    alike: list[tuple[object, ...]] = [(total(rows, seat),) for seat in seats]
    found = []
    for label, numbers in _steps(party, seats):
        decided = [
            {numbers[other] for other in seats if alike[other] == alike[seat]} != {numbers[seat]}
            for seat in seats
        ]
        if any(decided):
            cells = (str(numbers[seat]) if decided[seat] else "" for seat in seats)
            found.append(TieBreak(label, tuple(cells)))
        alike = [(*alike[seat], numbers[seat]) for seat in seats]
    return found


def wins(party: Party, seat: Seat) -> int:
    """How many games *seat* has won alone."""
    return sum(places[0] == (seat,) for places in party.results)


def _steps(party: Party, seats: Sequence[Seat]) -> list[tuple[str, list[int]]]:
    """What counts after points, in order: how it is called, and how much each seat has of it."""
    played = list(zip(party.games, party.results, strict=False))
    return [
        (say("party.games_won"), [wins(party, seat) for seat in seats]),
        *(
            (_place_in(game), [_place(places, seat) for seat in seats])
            for game, places in reversed(played)
        ),
    ]


def _place_in(game: str) -> str:
    return say("party.place_in", game=REGISTRATIONS[game].title)


def _place(places: Places, seat: Seat) -> int:
    """The place of *seat*, from 1; those who tie have the same."""
    number = next(i for i, tied in enumerate(places) if seat in tied)
    return 1 + sum(len(tied) for tied in places[:number])
