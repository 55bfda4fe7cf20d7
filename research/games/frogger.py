"""Codec and observation of Frogger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from research import observation
from research.codec import Codec, TableCodec
from research.observation import Array, Observation
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
        observation.flags("own", cards),
        Array("secret", (seats,), 0, cards),
        observation.flags("public", seats, cards),
        observation.flags("market", cards),
        observation.flags("discards", cards),
        observation.number("deck", 0, cards),
        observation.flags("shuffled", cards),
        observation.flags("winners", seats),
        observation.number("reason", 0, len(Reason)),
    )


def observe(view: View) -> Observation:
    """The observation of a view."""
    seats, ended = len(view.public), view.ended
    return {
        "seat": (observation.or_none(view.seat),),
        "starter": (view.starter,),
        "turn": (view.turn,),
        "acted": (view.acted,),
        "path": tuple([_NUMBERS[card] for card in view.path.cards]),
        "frogs": view.frogs,
        "crocodiles": observation.padded(view.crocodiles, len(PAWNS)),
        "own": _marked(view.own),
        "secret": view.secret,
        "public": observation.rows_marked(
            [[_NUMBERS[card] for card in row] for row in view.public], len(Card)
        ),
        "market": _marked(view.market),
        "discards": _marked(view.discards),
        "deck": (view.deck,),
        "shuffled": _marked(view.shuffled),
        "winners": observation.marked(ended.winners if ended else (), seats),
        "reason": (observation.place_of(ended.reason if ended else None),),
    }


def _actions(cards: tuple[Card, ...]) -> Iterator[Action]:
    for start in SPACES:
        yield from (Advance(start, card, suit) for card in cards for suit in card.suits)
    for start in SPACES:
        for end in SPACES[EXCUSE:start]:
            yield from (Retreat(start, end, card) for card in (None, *cards))
    yield from map(Take, cards)
    yield Stop()


def _marked(cards: Iterable[Card]) -> Sequence[int]:
    return observation.marked([_NUMBERS[card] for card in cards], len(Card))
