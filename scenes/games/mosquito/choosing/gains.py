"""What a placement brings besides its point: what it leaves to whoever comes next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    Card,
    Layout,
    Spot,
    Step,
    Suit,
    Turns,
    View,
    with_card,
)
from scenes.games.mosquito.choosing.openings import Openings, Partner, layout_after
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.players.seat_names import seat_name
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


@dataclass(frozen=True, slots=True)
class Rivals:
    """Who gets to open pads after a seat: the next one's *name*; none if nobody else plays."""

    name: str
    tokens: int | None = None
    """How many swaps and covers the next one has left; ``None`` for any number."""
    is_untold: bool = False
    """Whether a lesson has not told yet of pads that are left to others."""
    farthest: int = LEVELS
    """At which level pads are spoken of."""


def rivals_of(seat: Seat, view: View) -> Rivals:
    """The rivals of *seat*."""
    used, most = view.board.used, view.options.helpers
    rival = next_seat(seat, len(used))
    if rival is None:
        return Rivals("")
    return Rivals(seat_name(rival), None if most == "unlimited" else max(0, most - used[rival]))


def gains(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings], rivals: Rivals
) -> Mapping[Step, str]:
    """What a turn brings that goes on with each step after *taken*: as far as all ends agree."""
    cards = {card.suit: card for card in legal.hand if card not in taken}

    def brought(step: Step, openings: Openings) -> str:
        way = *taken, step
        ends = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        found = {place_gain(legal, way, card, at, rivals) for card, at in ends}
        return found.pop() if len(found) == 1 else say("mosquito.this_place_point")

    return {step: brought(step, openings) for step, openings in opened.items()}


def partner_gain(legal: Turns, way: Sequence[Step], partner: Partner | None, rivals: Rivals) -> str:
    """What a swap brings whose first card ends *way*, with the *partner* that is shown."""
    if partner is None:
        return say("mosquito.no_opening")
    spot, openings = partner
    return gains(legal, way, {spot: openings}, rivals)[spot]


def place_gain(legal: Turns, taken: Sequence[Step], card: Card, at: Spot, rivals: Rivals) -> str:
    """What placing *card* at the end brings: a point, and what that means for *rivals*.

    If no pad is left at all, it is the end.
    """
    if rivals.is_untold:
        return say("mosquito.this_place_point")
    then = with_card(layout_after(legal.layout, taken), at, card)
    if all(len(cards) == LEVELS for cards in then):
        return say("mosquito.this_place_last")
    left = _fits(then, legal.mixed)
    return gain_words({fit for fit in left if fit[0].level <= rivals.farthest}, rivals)


def gain_words(left: Set[tuple[Spot, Suit]], rivals: Rivals) -> str:
    """What a placement brings: a point, and what is *left* on which open pads to the next.

    If there is none, the next has to pass without a token, else only a token helps it.
    """
    if not rivals.name:
        return say("mosquito.this_place_open", count=len({at for at, _ in left}))
    if left:
        return _left_words({suit for _, suit in left}, rivals.name)
    if rivals.tokens is None:
        return say("mosquito.this_place_point")
    key = "needs_token" if rivals.tokens else "must_pass"
    return say(f"mosquito.this_place_{key}", name=rivals.name)


def _left_words(suits: Set[Suit], name: str) -> str:
    """A point, and that the seat of a *name* may place one of *suits* next."""
    if len(suits) > 1:
        return say("mosquito.this_place_leaves_suits", name=name, count=len(suits))
    (only,) = suits
    suit = say(f"mosquito.a_suit_{int(only)}")
    return say("mosquito.this_place_leaves_suit", name=name, suit=suit)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> Opened:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
