"""What a placement brings besides its point: for which suits pads are open then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from functools import lru_cache
from typing import TypeAlias

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    Action,
    Card,
    Layout,
    Spot,
    Step,
    Suit,
    Turns,
    may_begin,
    with_card,
)
from scenes.games.mosquito.choosing.openings import (
    Openings,
    all_openings,
    first_partner,
    layout_after,
)
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from words import say

Opened: TypeAlias = frozenset[tuple[Spot, Suit]]


def opened_between(before: Layout, then: Layout, *, mixed: bool) -> Opened:
    """The pads that a suit fits *then*, and did not *before*."""
    return _fits(then, mixed) - _fits(before, mixed)


def open_pads(layout: Layout, *, mixed: bool) -> Collection[Spot]:
    """The pads that any suit fits."""
    return {at for at, _ in _fits(layout, mixed)}


def next_seat(seat: Seat, seats: int) -> Seat | None:
    """Who has the turn after *seat*, if there is anybody else."""
    return Seat((seat + 1) % seats) if seats > 1 else None


def gains(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings], farthest: int = LEVELS
) -> Mapping[Step, str]:
    """What a turn brings that goes on with each step after *taken*: as far as all ends agree."""
    cards = {card.suit: card for card in legal.hand if card not in taken}

    def brought(step: Step, openings: Openings) -> str:
        way = *taken, step
        ends = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        found = {place_gain(legal, way, card, at, farthest) for card, at in ends}
        return found.pop() if len(found) == 1 else say("mosquito.this_place_point")

    return {step: brought(step, openings) for step, openings in opened.items()}


def forecast(
    legal: Turns, way: Sequence[Step], asked: Action | None, farthest: int = LEVELS
) -> tuple[str, Openings]:
    """What a swap or cover brings whose first card ends *way*, and the pads that it may open.

    In a lesson both with the second card that is *asked* for, and nothing if another first one is.
    """
    if asked is None:
        opened = all_openings(legal, way)
        return say(f"mosquito.{'this_place_point' if opened else 'no_opening'}"), opened
    if not may_begin(way, asked):
        return "", {}
    partner = first_partner(legal, way, asked, max(1, farthest))
    if partner is None:
        return say("mosquito.no_opening"), {}
    spot, opened = partner
    return gains(legal, way, {spot: opened}, farthest)[spot], opened


def place_gain(
    legal: Turns, taken: Sequence[Step], card: Card, at: Spot, farthest: int = LEVELS
) -> str:
    """What placing *card* at the end brings: a point, and which pads are open then.

    Of those beyond the *farthest* level nothing is told, and of none if that is 0. If no pad is
    left at all, it is the end.
    """
    if not farthest:
        return say("mosquito.this_place_point")
    then = with_card(layout_after(legal.layout, taken), at, card)
    if all(len(cards) == LEVELS for cards in then):
        return say("mosquito.this_place_last")
    return gain_words({suit for pad, suit in _fits(then, legal.mixed) if pad.level <= farthest})


def gain_words(suits: Set[Suit]) -> str:
    """A point, and for which *suits* a pad is open then, whoever may have them."""
    if not suits:
        return say("mosquito.this_place_leaves_none")
    if len(suits) > 1:
        return say("mosquito.this_place_leaves_suits", count=len(suits))
    (only,) = suits
    suit = say(f"mosquito.a_suit_{int(only)}")
    return say("mosquito.this_place_leaves_suit", suit=suit)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> Opened:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
