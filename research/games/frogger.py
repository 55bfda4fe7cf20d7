"""Codec and observation of Frogger."""

from __future__ import annotations

from collections.abc import Iterator

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Items
from rules.decktet import Card
from rules.frogger import (
    ACTIONS,
    COURTS,
    EXCUSE,
    FROGS,
    PAWNS,
    PLAIN,
    ROUND_LIMIT,
    Action,
    Advance,
    Options,
    Reason,
    Retreat,
    Space,
    Stop,
    Take,
    View,
)
from rules.frogger.setup import PATH_CARDS

SPACES = tuple(map(Space, range(1 + 2 * PATH_CARDS + 3 * len(PAWNS))))
"""All spaces but home on the longest path: the Excuse, cards of two suits, the Pawns."""

_NUMBERS = observation.numbered(Card)


def codec(options: Options, seats: int) -> Codec[Action]:
    """All advances, retreats and takings with the cards that are played with, and to stop."""
    return TableCodec(_actions(PLAIN + COURTS if options.courts else PLAIN))


def most_choices(options: Options, seats: int) -> int:
    """No match has more choices, those of all seats together."""
    return seats * ROUND_LIMIT * ACTIONS


def arrays(options: Options, seats: int) -> tuple[Array, ...]:
    """The arrays of an observation."""
    cards, home = len(Card), len(SPACES)
    return (
        observation.number("seat", -1, seats - 1),
        observation.number("starter", 0, seats - 1),
        observation.number("turn", 0, ROUND_LIMIT * seats),
        observation.number("acted", 0, ACTIONS),
        Array("path", (PATH_CARDS + len(PAWNS),), 0, cards - 1),
        Array("frogs", (seats, FROGS), 0, home),
        Array("crocodiles", (len(PAWNS),), -1, home - 1),
        Array("secret", (seats,), 0, cards),
        observation.number("deck", 0, cards),
        observation.number("reason", 0, len(Reason)),
        observation.flags("winners", seats),
        observation.flags("own", cards),
        observation.flags("public", seats, cards),
        observation.flags("market", cards),
        observation.flags("discards", cards),
        observation.flags("shuffled", cards),
    )


def items(view: View) -> Items:
    """The items of all arrays of a view."""
    ended = view.ended
    numbers = observation.items(
        observation.or_none(view.seat),
        view.starter,
        view.turn,
        view.acted,
        *_path(view.path.cards),
        *view.frogs,
        *observation.padded(view.crocodiles, len(PAWNS)),
        *view.secret,
        view.deck,
        observation.place_of(ended.reason) if ended else 0,
    )
    winners = observation.marked(ended.winners if ended else (), len(view.public))
    rows = (view.own, *view.public, view.market, view.discards, view.shuffled)
    cards = [[_NUMBERS[card] for card in row] for row in rows]
    return numbers + winners + observation.rows_marked(cards, len(Card))


@observation.kept_for_last
def _path(cards: tuple[Card, ...]) -> Items:
    return observation.items(*[_NUMBERS[card] for card in cards])


def _actions(cards: tuple[Card, ...]) -> Iterator[Action]:
    for start in SPACES:
        yield from (Advance(start, card, suit) for card in cards for suit in card.suits)
    for start in SPACES:
        for end in SPACES[EXCUSE:start]:
            yield from (Retreat(start, end, card) for card in (None, *cards))
    yield from map(Take, cards)
    yield Stop()
