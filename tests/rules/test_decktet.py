"""The Decktet as it is printed."""

from __future__ import annotations

from collections import Counter

from rules.decktet import Card, Rank, Suit, in_order, of_rank

PRINTED = """
    TWO    Author Moons Knots            Desert Suns Wyrms        Origin Waves Leaves
    THREE  Journey Moons Waves           Painter Suns Knots       Savage Leaves Wyrms
    FOUR   Mountain Moons Suns           Sailor Waves Leaves      Battle Wyrms Knots
    FIVE   Forest Moons Leaves           Discovery Suns Waves     Soldier Wyrms Knots
    SIX    Lunatic Moons Waves           Penitent Suns Wyrms      Market Leaves Knots
    SEVEN  Chance_Meeting Moons Leaves   Castle Suns Knots        Cave Waves Wyrms
    EIGHT  Diplomat Moons Suns           Mill Waves Leaves        Betrayal Wyrms Knots
    NINE   Pact Moons Suns               Darkness Waves Wyrms     Merchant Leaves Knots
    PAWN   Harvest Moons Suns Leaves     Watchman Moons Wyrms Knots
    PAWN   Light_Keeper Suns Waves Knots   Borderland Waves Leaves Wyrms
    COURT  Consul Moons Waves Knots      Rite Moons Leaves Wyrms
    COURT  Island Suns Waves Wyrms       Window Suns Leaves Knots
    CROWN  Huntress Moons   Bard Suns   Sea Waves   End Leaves   Calamity Wyrms   Windfall Knots
"""


def printed() -> dict[str, tuple[str, ...]]:
    """Every card of the table with its rank and suits."""
    suits = {suit.name for suit in Suit}
    found: dict[str, tuple[str, ...]] = {}
    for line in PRINTED.strip().splitlines():
        rank, *words = line.upper().split()
        name = ""
        for word in words:
            if word in suits:
                found[name] += (word,)
            else:
                name = word
                found[name] = (rank,)
    return found


def test_every_card_shows_the_rank_and_the_suits_that_are_printed() -> None:
    shown = {
        card.name: (card.rank.name, *(suit.name for suit in card.suits))
        for card in Card
        if card.rank not in (Rank.ACE, Rank.EXCUSE)
    }
    assert shown == printed()


def test_there_is_an_ace_of_each_suit() -> None:
    aces = {card.name: card.suits for card in of_rank(Rank.ACE)}
    assert aces == {f"ACE_OF_{suit.name}": (suit,) for suit in Suit}


def test_the_excuse_has_no_suit() -> None:
    assert Card.EXCUSE.suits == ()
    assert of_rank(Rank.EXCUSE) == (Card.EXCUSE,)


def test_no_card_is_another_under_a_second_name() -> None:
    assert len(Card) == len(Card.__members__) == 45


def test_every_suit_is_on_as_many_cards_as_any_other() -> None:
    numbers = of_rank(*list(Rank)[2:10])
    for some in (numbers, of_rank(Rank.PAWN), of_rank(Rank.COURT), of_rank(Rank.CROWN)):
        counts = Counter(suit for card in some for suit in card.suits)
        assert len(counts) == len(Suit)
        assert len({*counts.values()}) == 1


def test_cards_can_be_put_in_order() -> None:
    assert in_order([Card.END, Card.ACE_OF_SUNS, Card.AUTHOR]) == (
        Card.ACE_OF_SUNS,
        Card.AUTHOR,
        Card.END,
    )
