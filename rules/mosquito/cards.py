"""The 52 playing cards."""

from __future__ import annotations

from enum import Enum, IntEnum


class Suit(IntEnum):
    """A suit, the lowest first."""

    __hash__ = int.__hash__  # faster than that of Enum, which hashes the name each time

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Rank(IntEnum):
    """A rank, the lowest first."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13


class Card(Enum):
    """One of the 52 cards, with its ``rank`` and its ``suit``; a higher card has a higher value."""

    __hash__ = object.__hash__  # faster than that of Enum, which hashes the name each time

    ACE_OF_CLUBS = Rank.ACE, Suit.CLUBS
    TWO_OF_CLUBS = Rank.TWO, Suit.CLUBS
    THREE_OF_CLUBS = Rank.THREE, Suit.CLUBS
    FOUR_OF_CLUBS = Rank.FOUR, Suit.CLUBS
    FIVE_OF_CLUBS = Rank.FIVE, Suit.CLUBS
    SIX_OF_CLUBS = Rank.SIX, Suit.CLUBS
    SEVEN_OF_CLUBS = Rank.SEVEN, Suit.CLUBS
    EIGHT_OF_CLUBS = Rank.EIGHT, Suit.CLUBS
    NINE_OF_CLUBS = Rank.NINE, Suit.CLUBS
    TEN_OF_CLUBS = Rank.TEN, Suit.CLUBS
    JACK_OF_CLUBS = Rank.JACK, Suit.CLUBS
    QUEEN_OF_CLUBS = Rank.QUEEN, Suit.CLUBS
    KING_OF_CLUBS = Rank.KING, Suit.CLUBS

    ACE_OF_DIAMONDS = Rank.ACE, Suit.DIAMONDS
    TWO_OF_DIAMONDS = Rank.TWO, Suit.DIAMONDS
    THREE_OF_DIAMONDS = Rank.THREE, Suit.DIAMONDS
    FOUR_OF_DIAMONDS = Rank.FOUR, Suit.DIAMONDS
    FIVE_OF_DIAMONDS = Rank.FIVE, Suit.DIAMONDS
    SIX_OF_DIAMONDS = Rank.SIX, Suit.DIAMONDS
    SEVEN_OF_DIAMONDS = Rank.SEVEN, Suit.DIAMONDS
    EIGHT_OF_DIAMONDS = Rank.EIGHT, Suit.DIAMONDS
    NINE_OF_DIAMONDS = Rank.NINE, Suit.DIAMONDS
    TEN_OF_DIAMONDS = Rank.TEN, Suit.DIAMONDS
    JACK_OF_DIAMONDS = Rank.JACK, Suit.DIAMONDS
    QUEEN_OF_DIAMONDS = Rank.QUEEN, Suit.DIAMONDS
    KING_OF_DIAMONDS = Rank.KING, Suit.DIAMONDS

    ACE_OF_HEARTS = Rank.ACE, Suit.HEARTS
    TWO_OF_HEARTS = Rank.TWO, Suit.HEARTS
    THREE_OF_HEARTS = Rank.THREE, Suit.HEARTS
    FOUR_OF_HEARTS = Rank.FOUR, Suit.HEARTS
    FIVE_OF_HEARTS = Rank.FIVE, Suit.HEARTS
    SIX_OF_HEARTS = Rank.SIX, Suit.HEARTS
    SEVEN_OF_HEARTS = Rank.SEVEN, Suit.HEARTS
    EIGHT_OF_HEARTS = Rank.EIGHT, Suit.HEARTS
    NINE_OF_HEARTS = Rank.NINE, Suit.HEARTS
    TEN_OF_HEARTS = Rank.TEN, Suit.HEARTS
    JACK_OF_HEARTS = Rank.JACK, Suit.HEARTS
    QUEEN_OF_HEARTS = Rank.QUEEN, Suit.HEARTS
    KING_OF_HEARTS = Rank.KING, Suit.HEARTS

    ACE_OF_SPADES = Rank.ACE, Suit.SPADES
    TWO_OF_SPADES = Rank.TWO, Suit.SPADES
    THREE_OF_SPADES = Rank.THREE, Suit.SPADES
    FOUR_OF_SPADES = Rank.FOUR, Suit.SPADES
    FIVE_OF_SPADES = Rank.FIVE, Suit.SPADES
    SIX_OF_SPADES = Rank.SIX, Suit.SPADES
    SEVEN_OF_SPADES = Rank.SEVEN, Suit.SPADES
    EIGHT_OF_SPADES = Rank.EIGHT, Suit.SPADES
    NINE_OF_SPADES = Rank.NINE, Suit.SPADES
    TEN_OF_SPADES = Rank.TEN, Suit.SPADES
    JACK_OF_SPADES = Rank.JACK, Suit.SPADES
    QUEEN_OF_SPADES = Rank.QUEEN, Suit.SPADES
    KING_OF_SPADES = Rank.KING, Suit.SPADES

    def __init__(self, rank: Rank, suit: Suit) -> None:
        self.rank = rank
        self.suit = suit


DECK = tuple(Card)
