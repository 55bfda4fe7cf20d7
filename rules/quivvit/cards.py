"""The grid cards: their values, their four colours, and their facings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from functools import cache
from itertools import permutations

COPIES = {1: 64, 2: 46, 3: 26, -1: 12}  # cards of each value in one deck
FACINGS = range(4)  # quarter turns clockwise


class Colour(Enum):
    """The colour of a square; every card has each colour once."""

    RED = auto()
    GREEN = auto()
    BLUE = auto()
    YELLOW = auto()


class Corner(IntEnum):
    """The position of a square on its card, clockwise."""

    TOP_LEFT = 0
    TOP_RIGHT = 1
    BOTTOM_RIGHT = 2
    BOTTOM_LEFT = 3


Colours = tuple[Colour, Colour, Colour, Colour]  # of the corners, clockwise

VALUES = tuple(value for value, copies in COPIES.items() for _ in range(copies))
DECK = len(VALUES)
# Arrangements that differ only by rotation are the same card, so one colour keeps its corner.
ARRANGEMENTS: tuple[Colours, ...] = tuple(
    (Colour.RED, second, third, fourth)
    for second, third, fourth in permutations((Colour.GREEN, Colour.BLUE, Colour.YELLOW))
)


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in the grid: its number, and its facing in quarter turns clockwise."""

    card: int
    facing: int

    @property
    def colours(self) -> Colours:
        """The colours of the four squares, clockwise from the top left one."""
        return _SEEN[self.card % len(ARRANGEMENTS)][self.facing]


def _turned(colours: Colours, facing: int) -> Colours:
    a, b, c, d = (colours[(corner - facing) % 4] for corner in range(4))
    return a, b, c, d


_SEEN = tuple(tuple(_turned(colours, facing) for facing in FACINGS) for colours in ARRANGEMENTS)


@cache
def lying(card: int, facing: int) -> Lying:
    """A card with a facing; always the same object, for speed."""
    return Lying(card, facing)


def card_value(card: int) -> int:
    """The value of the card with that number."""
    return VALUES[card % DECK]


def total_value(cards: Iterable[int]) -> int:
    """The sum of the values of the cards with these numbers."""
    return sum(VALUES[card % DECK] for card in cards)
