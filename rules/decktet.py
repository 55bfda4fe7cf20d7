"""The Decktet, a deck of cards by P. D. Magnus: each card has up to three of six suits."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto


class Suit(Enum):
    """A suit, in the order in which the cards print them."""

    __hash__ = object.__hash__  # faster than Enum's, which hashes the name each time

    MOONS = auto()
    SUNS = auto()
    WAVES = auto()
    LEAVES = auto()
    WYRMS = auto()
    KNOTS = auto()


class Rank(Enum):
    """A rank, from the lowest to the highest."""

    EXCUSE = auto()
    ACE = auto()
    TWO = auto()
    THREE = auto()
    FOUR = auto()
    FIVE = auto()
    SIX = auto()
    SEVEN = auto()
    EIGHT = auto()
    NINE = auto()
    PAWN = auto()
    COURT = auto()
    CROWN = auto()


class Card(Enum):
    """One of the 45 cards, with its ``rank`` and its ``suits`` as printed."""

    __hash__ = object.__hash__

    EXCUSE = (Rank.EXCUSE,)

    ACE_OF_MOONS = Rank.ACE, Suit.MOONS
    ACE_OF_SUNS = Rank.ACE, Suit.SUNS
    ACE_OF_WAVES = Rank.ACE, Suit.WAVES
    ACE_OF_LEAVES = Rank.ACE, Suit.LEAVES
    ACE_OF_WYRMS = Rank.ACE, Suit.WYRMS
    ACE_OF_KNOTS = Rank.ACE, Suit.KNOTS

    AUTHOR = Rank.TWO, Suit.MOONS, Suit.KNOTS
    DESERT = Rank.TWO, Suit.SUNS, Suit.WYRMS
    ORIGIN = Rank.TWO, Suit.WAVES, Suit.LEAVES

    JOURNEY = Rank.THREE, Suit.MOONS, Suit.WAVES
    PAINTER = Rank.THREE, Suit.SUNS, Suit.KNOTS
    SAVAGE = Rank.THREE, Suit.LEAVES, Suit.WYRMS

    MOUNTAIN = Rank.FOUR, Suit.MOONS, Suit.SUNS
    SAILOR = Rank.FOUR, Suit.WAVES, Suit.LEAVES
    BATTLE = Rank.FOUR, Suit.WYRMS, Suit.KNOTS

    FOREST = Rank.FIVE, Suit.MOONS, Suit.LEAVES
    DISCOVERY = Rank.FIVE, Suit.SUNS, Suit.WAVES
    SOLDIER = Rank.FIVE, Suit.WYRMS, Suit.KNOTS

    LUNATIC = Rank.SIX, Suit.MOONS, Suit.WAVES
    PENITENT = Rank.SIX, Suit.SUNS, Suit.WYRMS
    MARKET = Rank.SIX, Suit.LEAVES, Suit.KNOTS

    CHANCE_MEETING = Rank.SEVEN, Suit.MOONS, Suit.LEAVES
    CASTLE = Rank.SEVEN, Suit.SUNS, Suit.KNOTS
    CAVE = Rank.SEVEN, Suit.WAVES, Suit.WYRMS

    DIPLOMAT = Rank.EIGHT, Suit.MOONS, Suit.SUNS
    MILL = Rank.EIGHT, Suit.WAVES, Suit.LEAVES
    BETRAYAL = Rank.EIGHT, Suit.WYRMS, Suit.KNOTS

    PACT = Rank.NINE, Suit.MOONS, Suit.SUNS
    DARKNESS = Rank.NINE, Suit.WAVES, Suit.WYRMS
    MERCHANT = Rank.NINE, Suit.LEAVES, Suit.KNOTS

    HARVEST = Rank.PAWN, Suit.MOONS, Suit.SUNS, Suit.LEAVES
    WATCHMAN = Rank.PAWN, Suit.MOONS, Suit.WYRMS, Suit.KNOTS
    LIGHT_KEEPER = Rank.PAWN, Suit.SUNS, Suit.WAVES, Suit.KNOTS
    BORDERLAND = Rank.PAWN, Suit.WAVES, Suit.LEAVES, Suit.WYRMS

    CONSUL = Rank.COURT, Suit.MOONS, Suit.WAVES, Suit.KNOTS
    RITE = Rank.COURT, Suit.MOONS, Suit.LEAVES, Suit.WYRMS
    ISLAND = Rank.COURT, Suit.SUNS, Suit.WAVES, Suit.WYRMS
    WINDOW = Rank.COURT, Suit.SUNS, Suit.LEAVES, Suit.KNOTS

    HUNTRESS = Rank.CROWN, Suit.MOONS
    BARD = Rank.CROWN, Suit.SUNS
    SEA = Rank.CROWN, Suit.WAVES
    END = Rank.CROWN, Suit.LEAVES
    CALAMITY = Rank.CROWN, Suit.WYRMS
    WINDFALL = Rank.CROWN, Suit.KNOTS

    def __init__(self, rank: Rank, *suits: Suit) -> None:
        self.rank = rank
        self.suits = suits


_ORDER = {card: index for index, card in enumerate(Card)}


def of_rank(*ranks: Rank) -> tuple[Card, ...]:
    """All cards of these ranks, in the deck's order."""
    return tuple(card for card in Card if card.rank in ranks)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """These cards in the deck's order."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))
