"""What a placement brings besides its point: whether it leaves a pad for whoever is next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.core import Seat
from rules.mosquito import Card, Layout, Spot, Step, Suit, Turns, with_card
from scenes.games.mosquito.choosing.openings import Openings, layout_after
from scenes.games.mosquito.components.fitting_suits import fourths
from scenes.players.seat_names import seat_name
from words import say

Gains: TypeAlias = Mapping[Spot, bool]
"""Spots that lead to a point, and whether a pad opens that the next seat may take."""


def leaves_pad(legal: Turns, after: Layout, card: Card, at: Spot) -> bool:
    """Whether a turn that places *card* last leaves a pad that no suit, or another, fits now.

    *after* is the layout once all else in that turn is done.
    """
    then = _fits(with_card(after, at, card), legal.mixed)
    return bool(then - _fits(legal.layout, legal.mixed))


def placing_gains(legal: Turns, after: Layout, where: Mapping[Card, Sequence[Spot]]) -> Gains:
    """What each spot brings at which cards may be placed."""
    cards = {spot: card for card, spots in where.items() for spot in spots}
    return {at: leaves_pad(legal, after, card, at) for at, card in cards.items()}


def opening_gains(legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings]) -> Gains:
    """What each spot brings that may come after *taken*, if the best of its pads is taken."""
    cards = {card.suit: card for card in legal.hand}

    def always_leaves(step: Step, openings: Openings) -> bool:
        after = layout_after(legal.layout, (*taken, step))
        ways = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        return all(leaves_pad(legal, after, card, at) for card, at in ways)

    return {
        step: always_leaves(step, openings)
        for step, openings in opened.items()
        if isinstance(step, Spot)
    }


def gain_words(at: Spot, seat: Seat, seats: int, *, opens: bool) -> str:
    """What placing a card brings: a point, and perhaps a pad that others may take."""
    if not opens:
        return say("mosquito.this_place", number=at.number)
    if seats == 1:
        return say("mosquito.this_place_opens")
    return say("mosquito.this_place_opens_for", name=seat_name(next_seat(seat, seats)))


def next_seat(seat: Seat, seats: int) -> Seat:
    """Whose turn comes after that of *seat*."""
    return Seat((seat + 1) % seats)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> frozenset[tuple[Spot, Suit]]:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
