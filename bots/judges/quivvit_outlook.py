"""What the grid of Quivvit offers: what each rotation links, and what that is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from rules.quivvit import CORNERS, PLACES, Colour, Corner, Grid, Square, Way, card_value

CARD_WORTH = 0.02  # points; a card more decides ties

WAYS = (Way.LEFT, Way.RIGHT)
QUARTERS = [way.value for way in WAYS]  # all else spends the Double Rotate card
_ROTATIONS = [(place, way, way.value) for place in PLACES for way in WAYS]

SQUARES_A_CARD = len(Corner)
_NOWHERE = len(PLACES) * SQUARES_A_CARD


def _number(square: Square | None) -> int:
    return square.place * SQUARES_A_CARD + square.corner if square else _NOWHERE


# Of each corner of each place: the two squares that adjoin it, and the diagonal one. All are
# numbers, since a search looks at thousands of rotations.
_NEAR = [
    [
        tuple(map(_number, (*(*adjoining, None, None)[:2], diagonal)))
        for _, adjoining, diagonal in corners
    ]
    for corners in CORNERS
]


class IndexedGrid:
    """A grid to look at rotations on, without the cards at the places that are *gone*."""

    def __init__(self, grid: Grid, gone: AbstractSet[int] = frozenset()) -> None:
        self._shows: list[Colour | None] = [None] * (_NOWHERE + 1)
        self._values = [0] * len(PLACES)
        for place, card in enumerate(grid):
            if card and place not in gone:
                self._shows[place * SQUARES_A_CARD : (place + 1) * SQUARES_A_CARD] = card.colours
                self._values[place] = card_value(card.card)

    def reach(self, place: int, turn: int, die: Colour | None) -> AbstractSet[int]:
        """The places of all that the card at *place* links after so many quarter turns."""
        shows, found = self._shows, {place}
        own = shows[place * SQUARES_A_CARD : (place + 1) * SQUARES_A_CARD]
        if own[0] is None:
            return frozenset()
        for corner, (one, other, across) in enumerate(_NEAR[place]):
            colour = own[corner - turn]
            if die is not None and die is not colour:
                continue
            if shows[one] is colour:
                found.add(one // SQUARES_A_CARD)
            elif shows[other] is not colour:
                continue
            if shows[other] is colour:
                found.add(other // SQUARES_A_CARD)
            if shows[across] is colour:
                found.add(across // SQUARES_A_CARD)
        return found if len(found) > 1 else frozenset()

    def prize(self, reach: Collection[int]) -> float:
        """What the cards at these places are worth."""
        return sum([self._values[place] for place in reach]) + CARD_WORTH * len(reach)

    def links(self, die: Colour | None) -> Iterator[tuple[int, Way, AbstractSet[int]]]:
        """The places that each rotation links, of those that link any."""
        for place, way, turn in _ROTATIONS:
            reach = self.reach(place, turn, die)
            if reach:
                yield place, way, reach

    def best(self, die: Colour | None) -> float:
        """The value of the best rotation, or of none: nobody has to rotate."""
        return max([0.0, *[self.prize(reach) for _, _, reach in self.links(die)]])


@dataclass(slots=True)
class RotationValue:
    """What a rotation would bring, and the cards it would take."""

    prize: float
    place: int
    way: Way
    reach: AbstractSet[int]


class QuivvitOutlook:
    """What a grid offers to the next player, whichever of *dice* is rolled."""

    def __init__(self, grid: Grid, dice: Sequence[Colour | None]) -> None:
        self._grid = grid
        board = IndexedGrid(grid)
        self._offers = {die: _offers(board, die) for die in dice}

    def best(self, gone: AbstractSet[int] = frozenset()) -> float:
        """The value of the best rotation, on average over *dice*, without the cards at *gone*."""
        board = IndexedGrid(self._grid, gone)
        return sum(_best(offers, board, die, gone) for die, offers in self._offers.items()) / len(
            self._offers
        )


def _offers(board: IndexedGrid, die: Colour | None) -> list[RotationValue]:
    """Everything that the next player may do, the most valuable first."""
    offers = [
        RotationValue(board.prize(reach), place, way, reach)
        for place, way, reach in board.links(die)
    ]
    return sorted(offers, key=lambda offer: -offer.prize)


def _best(
    offers: Sequence[RotationValue], board: IndexedGrid, die: Colour | None, gone: AbstractSet[int]
) -> float:
    """The best that remains of *offers* on a board without the cards at *gone*."""
    best = 0.0
    for offer in offers:
        if offer.prize <= best:
            break
        reach = offer.reach
        if not gone.isdisjoint(reach):
            reach = board.reach(offer.place, offer.way.value, die)
        best = max(best, board.prize(reach))
    return best
