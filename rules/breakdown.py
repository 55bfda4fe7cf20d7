"""Where the points of a match come from, and what decided between equal ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from rules.core import Outcome, Seat
from rules.games import AnyGame, rules_of


@dataclass(frozen=True, slots=True)
class Amounts:
    """How much each seat has of something that is called *name*; ``None`` where it has no part.

    ``cards`` says from how many cards each amount is, where an amount is worth of cards.
    """

    name: str
    by_seat: tuple[Fraction | None, ...]
    cards: tuple[int, ...] = ()

    @property
    def compares(self) -> bool:
        """Whether two seats have an amount, or the only one there is."""
        found = [amount for amount in self.by_seat if amount is not None]
        return len(found) >= min(2, len(self.by_seat))


@dataclass(frozen=True, slots=True)
class Breakdown:
    """What is counted at the end of a match, in ``rows``.

    They ``add_up`` to the points, in games with points. Places are decided by ``ranking``: of seats
    with equal amounts of the first, the one with more of the second is ahead, and so on.
    """

    rows: tuple[Amounts, ...]
    ranking: tuple[Amounts, ...] = ()
    add_up: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether seats cannot be compared by anything: at most one has an amount of it."""
        return not any(row.compares for row in self.rows)


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What was called *name* decided between equals, who have these *amounts*, the most first."""

    name: str
    amounts: tuple[tuple[Seat, Fraction], ...]


def amounts(
    name: str, numbers: Sequence[int | Fraction | None], cards: Sequence[int] = ()
) -> Amounts:
    """A row of amounts from *numbers* that may be whole."""
    exact = tuple(None if one is None else Fraction(one) for one in numbers)
    return Amounts(name, exact, tuple(cards))


def tie_break(breakdown: Breakdown, outcome: Outcome) -> TieBreak | None:
    """What decided between two places, the best ones if several, if not what usually decides."""
    for number, places in enumerate(pairwise(outcome.places)):
        order = [seat for place in outcome.places[number:] for seat in place]
        if all(places) and (found := _tie_break(breakdown, order, places[1][0])):
            return found
    return None


def _tie_break(breakdown: Breakdown, order: Sequence[Seat], behind: Seat) -> TieBreak | None:
    """What put the first in *order* before *behind*, unless it is what usually decides."""
    first, *_ = equal = order
    for number, row in enumerate(breakdown.ranking):
        if row.by_seat[first] != row.by_seat[behind]:
            found = [(seat, amount) for seat in equal if (amount := row.by_seat[seat]) is not None]
            told = number and {first, behind} <= {seat for seat, _ in found}
            return TieBreak(row.name, tuple(found)) if told else None
        equal = [seat for seat in equal if row.by_seat[seat] == row.by_seat[first]]
    return None


def breakdown_of(game: AnyGame, view: object) -> Breakdown:
    """What is counted at the end of a match of *game* that the room sees as *view*."""
    found: Breakdown = rules_of(game.name).breakdown(view)
    return found
