"""What a placement brings besides its point: pads that open, for oneself or for others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.core import Seat
from rules.mosquito import Card, Layout, Spot, Step, Suit, Turns, with_card
from scenes.games.mosquito.choosing.openings import Openings, layout_after
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.players.seat_names import seat_name
from words import say

Opened: TypeAlias = frozenset[tuple[Spot, Suit]]


def opened_between(before: Layout, then: Layout, *, mixed: bool) -> Opened:
    """The pads that a suit fits *then*, and did not *before*."""
    return _fits(then, mixed) - _fits(before, mixed)


def opened_pads(legal: Turns, after: Layout, card: Card, at: Spot) -> Opened:
    """The pads that a turn opens which places *card* last.

    *after* is the layout once all else in that turn is done.
    """
    return opened_between(legal.layout, with_card(after, at, card), mixed=legal.mixed)


def next_name(seat: Seat, seats: int) -> str:
    """What whoever has the turn after *seat* is called, or nothing if there is nobody else."""
    return seat_name(Seat((seat + 1) % seats)) if seats > 1 else ""


def gains(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings], rival: str
) -> Mapping[Step, str]:
    """What a turn brings that goes on with each step after *taken*: as far as all ends agree."""
    cards = {card.suit: card for card in legal.hand if card not in taken}

    def brought(step: Step, openings: Openings) -> str:
        way = *taken, step
        ends = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        found = {place_gain(legal, way, card, at, rival) for card, at in ends}
        return found.pop() if len(found) == 1 else say("mosquito.this_place_point")

    return {step: brought(step, openings) for step, openings in opened.items()}


def place_gain(legal: Turns, taken: Sequence[Step], card: Card, at: Spot, rival: str) -> str:
    """What placing *card* at the end brings: a point, and pads that the *rival* gets to first."""
    after = layout_after(legal.layout, taken)
    left = [held for held in legal.hand if held != card and held not in taken]
    return gain_words(opened_pads(legal, after, card, at), left, rival)


def gain_words(opened: Opened, left: Iterable[Card], rival: str) -> str:
    """What a placement brings: a point, and pads that cards *left* in the hand fit, or do not.

    The *rival* has the next turn, if there is one.
    """
    if not opened:
        return (
            say("mosquito.this_place_blocks", name=rival) if rival else say("mosquito.this_place")
        )
    count = len({at for at, _ in opened})
    if not rival:
        return say("mosquito.this_place_opens", count=count)
    suits = {suit for _, suit in opened}
    whose = "own" if any(card.suit in suits for card in left) else "others"
    return say(f"mosquito.this_place_opens_{whose}", count=count, name=rival)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> Opened:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
