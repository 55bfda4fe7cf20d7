"""A contact sheet of all cards: ``python -m scenes.games.card_sheet FILE.png``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.decktet import Card as DecktetCard
from rules.mosquito import Card as PlayingCard
from rules.quabble import HOUSE_SET, Card, Kind
from rules.quivvit import ARRANGEMENTS, DECK, card_value, lying
from scenes.games.frogger import decktet_cards
from scenes.games.frogger.captions import card_name as decktet_name
from scenes.games.mosquito import cards as mosquito_cards
from scenes.games.mosquito.captions import card_name
from scenes.games.quabble import cards as quabble_cards
from scenes.games.quivvit import cards as quivvit_cards
from sprites.contact_sheet import write
from sprites.pictures.pictures import Picture

TALL = 1.4  # of the cards that are not square
SHADOW = 20.0  # around a sheet of paper


@dataclass(frozen=True, slots=True)
class CardSample:
    """A card of one of the games, and how it is drawn so high."""

    label: str
    drawn: Callable[[float], Picture]

    def picture(self, height: float) -> Picture:
        """The card, its shadow included."""
        return self.drawn(height - SHADOW)


def samples() -> Iterator[CardSample]:
    """Every card that is put together from several drawings; of cards that look alike, one."""
    yield from (_decktet(card) for card in DecktetCard if card.suits)  # the Excuse is a pond
    yield from map(_quabble, Kind)
    yield from map(_playing, PlayingCard)
    looks = {(card % len(ARRANGEMENTS), card_value(card)): card for card in range(DECK)}
    yield from (_quivvit(card) for _, card in sorted(looks.items()))


def _decktet(card: DecktetCard) -> CardSample:
    return CardSample(decktet_name(card), lambda high: decktet_cards.face(card, high / TALL, high))


def _quabble(kind: Kind) -> CardSample:
    card = Card(HOUSE_SET.kinds.index(kind))
    return CardSample(
        quabble_cards.kind_name(kind),
        lambda high: quabble_cards.plain(HOUSE_SET, card, high / quabble_cards.TALL),
    )


def _playing(card: PlayingCard) -> CardSample:
    return CardSample(card_name(card), lambda high: mosquito_cards.face(card, high / TALL))


def _quivvit(card: int) -> CardSample:
    name = f"{card_value(card)}, arrangement {card % len(ARRANGEMENTS) + 1}"
    return CardSample(name, lambda high: quivvit_cards.face(lying(card, 0), high, upright=True))


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], samples()))
