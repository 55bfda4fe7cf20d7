"""The cards of Quabble: their kinds, values and powers, and the house set that comes with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import IntEnum, auto
from typing import NewType, TypeAlias

Card = NewType("Card", int)  # a card's index in its set
Row: TypeAlias = "tuple[Card, ...]"

CARD_COUNT = 60
HAND_SIZE = 5
NUMBER_LIMIT = 99  # the greatest number of a value or power, with either sign


class CardKind(IntEnum):
    """The kinds of cards: first those with scoring powers in their order, then the immediate."""

    __hash__ = int.__hash__  # faster than that of Enum, which hashes the name each time

    SNORKEL_PIG = auto()
    BEARDED_HOPPER = auto()
    MAGIC_CARROT = auto()
    DOOM_SNAIL = auto()
    ROYAL_POOFIN = auto()
    VERY_RARE_EGG = auto()
    GRUNGLE = auto()
    DEATHSLAYER = auto()
    CURSED_SUSHI = auto()
    RED_SNATCHER = auto()
    MISDIRECTION = auto()


IMMEDIATE = frozenset((CardKind.RED_SNATCHER, CardKind.MISDIRECTION))


def check_number(name: str, number: int) -> None:
    """Check a value or a number of a power.

    :raises ValueError: with the name, if the number is not from -NUMBER_LIMIT to NUMBER_LIMIT.
    """
    if not -NUMBER_LIMIT <= number <= NUMBER_LIMIT:
        raise ValueError(f"{name} = {number} is not from {-NUMBER_LIMIT} to {NUMBER_LIMIT}")


@dataclass(frozen=True, slots=True)
class Powers:
    """The numbers of the powers, in points a card; see docs/rules/quabble.md#house-set.

    ``snorkel_pig`` and ``grungle`` count for each other one owned, ``doom_snail`` for each one
    that another player owns, ``bearded_hopper`` for owning the most, ``magic_carrot`` for feeding
    a Hopper, ``royal_poofin`` for being the only one. ``very_rare_egg`` is divided by the number
    of Eggs owned, ``cursed_sushi`` counts for owning several, ``most_sushi`` once for the most.

    :raises ValueError: if a number is out of bounds.
    """

    snorkel_pig: int = 1
    bearded_hopper: int = 2
    magic_carrot: int = 4
    doom_snail: int = -1
    royal_poofin: int = 3
    very_rare_egg: int = 6
    grungle: int = -2
    cursed_sushi: int = -1
    most_sushi: int = 9

    def __post_init__(self) -> None:
        for field in fields(self):
            check_number(field.name, getattr(self, field.name))


@dataclass(frozen=True, slots=True)
class HouseSet:
    """The 60 cards of a set: card c is of ``kinds[c]`` and worth ``values[c]``.

    :raises ValueError: if there are more or fewer cards, or a value is out of bounds.
    """

    kinds: tuple[CardKind, ...]
    values: tuple[int, ...]
    powers: Powers = Powers()

    def __post_init__(self) -> None:
        for count in (len(self.kinds), len(self.values)):
            if count != CARD_COUNT:
                raise ValueError(f"a house set has {CARD_COUNT} cards, not {count}")
        for value in self.values:
            check_number("value", value)


def build_house_set(rows: Iterable[tuple[CardKind, int, int]], powers: Powers) -> HouseSet:
    """The set with these rows of cards: their kind, how many copies there are, their value."""
    pairs = [(kind, value) for kind, copies, value in rows for _ in range(copies)]
    return HouseSet(tuple(kind for kind, _ in pairs), tuple(value for _, value in pairs), powers)


# house_set.toml holds the same set, for owners to copy and change; a test compares the two.
HOUSE_SET = build_house_set(
    (
        (CardKind.SNORKEL_PIG, 6, 2),
        (CardKind.BEARDED_HOPPER, 6, 3),
        (CardKind.MAGIC_CARROT, 6, 1),
        (CardKind.DOOM_SNAIL, 5, 6),
        (CardKind.ROYAL_POOFIN, 5, 4),
        (CardKind.VERY_RARE_EGG, 4, 3),
        (CardKind.GRUNGLE, 6, 5),
        (CardKind.DEATHSLAYER, 4, 3),
        (CardKind.CURSED_SUSHI, 6, -3),
        (CardKind.RED_SNATCHER, 6, 1),
        (CardKind.MISDIRECTION, 6, 3),
    ),
    Powers(),
)
