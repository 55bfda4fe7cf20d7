"""A contact sheet of all cards: ``python -m scenes.sheet FILE.png``, like that of the drawings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.decktet import Card as DecktetCard
from rules.mosquito import Card as PlayingCard
from rules.quabble import HOUSE_SET, Card, Kind
from rules.quivvit import ARRANGEMENTS, DECK, lying, value
from scenes import decktet
from scenes.frogger.captions import card_name as decktet_name
from scenes.mosquito import pictures
from scenes.mosquito.captions import card_name
from scenes.quabble import assets
from scenes.quivvit import faces
from sprites.pictures import Picture
from sprites.sheet import write

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
    looks = {(card % len(ARRANGEMENTS), value(card)): card for card in range(DECK)}
    yield from (_quivvit(card) for _, card in sorted(looks.items()))


def _decktet(card: DecktetCard) -> CardSample:
    return CardSample(decktet_name(card), lambda high: decktet.face(card, high / TALL, high))


def _quabble(kind: Kind) -> CardSample:
    card = Card(HOUSE_SET.kinds.index(kind))
    return CardSample(
        assets.kind_name(kind), lambda high: assets.plain(HOUSE_SET, card, high / assets.TALL)
    )


def _playing(card: PlayingCard) -> CardSample:
    return CardSample(card_name(card), lambda high: pictures.face(card, high / TALL))


def _quivvit(card: int) -> CardSample:
    name = f"{value(card)}, arrangement {card % len(ARRANGEMENTS) + 1}"
    return CardSample(name, lambda high: faces.face(lying(card, 0), high, upright=True))


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], samples()))
