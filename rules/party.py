"""A party night: several games by the same players, points for places, and a standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.ranking import ranked
from rules.text_limits import quoted
from values import value

if TYPE_CHECKING:
    from fractions import Fraction

SEATS = range(3, 7)
SEEDS = 2**31  # a game has a seed below this

Places: TypeAlias = tuple[tuple[Seat, ...], ...]


@value
class Party:
    """The ``games`` of a night by name, in order, and the places in those that are over.

    ``seed`` is that of the first game; every later one has the next number.

    :raises ValueError: if so many cannot play these games, or could not have ended them so.
    """

    games: tuple[str, ...]
    seats: int
    seed: int
    results: tuple[Places, ...] = ()

    def __post_init__(self) -> None:
        if self.seats not in SEATS or not self.games:
            raise ValueError(f"a party of {quoted(self.seats)} and {len(self.games)} games is none")
        if set(self.games) - set(games_for(self.seats)):
            raise ValueError(f"not all of {quoted(self.games)} are for {self.seats}")
        everybody = list(range(self.seats))
        placed = [sorted(seat for tied in places for seat in tied) for places in self.results]
        if len(placed) > len(self.games) or any(seats != everybody for seats in placed):
            results = quoted(self.results)
            raise ValueError(f"{results} are no results of {self.seats} in these games")

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self.results) == len(self.games)

    @property
    def next_game(self) -> str:
        """The name of the game that is played now or next."""
        return self.games[len(self.results)]

    @property
    def next_seed(self) -> int:
        """The seed of the game that is played now or next."""
        return self.seed_of(len(self.results))

    def seed_of(self, number: int) -> int:
        """The seed of the game of that *number*, from 0."""
        return (self.seed + number) % SEEDS

    def with_result(self, places: Places) -> Party:
        """The party after the next game has ended so."""
        return replace(self, results=(*self.results, places))

    def standing(self) -> Places:
        """The seats by their points, then wins, then places in the last game, the one before..."""
        rows = [points_for_places(places, self.seats) for places in self.results]

        def score(seat: Seat) -> tuple[Fraction, int, tuple[Fraction, ...]]:
            wins = sum(places[:1] == ((seat,),) for places in self.results)
            return total(rows, seat), wins, tuple(row[seat] for row in reversed(rows))

        return ranked([score(Seat(seat)) for seat in range(self.seats)])


def points_for_places(places: Places, seats: int) -> tuple[Fraction, ...]:
    """Each seat's points: as many as there are seats for the first, one less for each place after.

    Seats that share places get the mean of what these are worth.
    """
    points = [_fraction(0)] * seats
    best = seats
    for tied in places:
        for seat in tied:
            points[seat] = best - _fraction(len(tied) - 1, 2)
        best -= len(tied)
    return tuple(points)


def total(rows: Iterable[Sequence[Fraction]], seat: Seat) -> Fraction:
    """The points of *seat* in all of *rows*, which have one entry for each seat."""
    return sum((row[seat] for row in rows), _fraction(0))


def evening_wins(results: Iterable[Places]) -> Counter[Seat]:
    """How many games each seat has won, of those that were played one by one."""
    return Counter(seat for places in results for seat in places[0])


def games_for(seats: int, offered: Iterable[str] = ()) -> tuple[str, ...]:
    """Those of the *offered* games that so many can play, by default of all games."""
    names = tuple(offered) or tuple(REGISTRATIONS)
    return tuple(name for name in names if seats in REGISTRATIONS[name].seats)


def _fraction(numerator: int, denominator: int = 1) -> Fraction:
    from fractions import Fraction  # takes 3 ms, and the title needs none

    return Fraction(numerator, denominator)
