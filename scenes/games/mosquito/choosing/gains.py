"""What a placement brings besides its point: pads that open, for oneself or for others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.mosquito import Card, Layout, Spot, Step, Suit, Turns, with_card
from scenes.games.mosquito.choosing.openings import Openings, layout_after
from scenes.games.mosquito.components.pond.fitting_suits import fourths
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


def leaving_spots(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings]
) -> Collection[Spot]:
    """The spots that may come after *taken* and leave a pad, whichever of their pads is taken."""
    cards = {card.suit: card for card in legal.hand}

    def always_leaves(step: Step, openings: Openings) -> bool:
        after = layout_after(legal.layout, (*taken, step))
        ways = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        return all(opened_pads(legal, after, card, at) for card, at in ways)

    return {
        step
        for step, openings in opened.items()
        if isinstance(step, Spot) and always_leaves(step, openings)
    }


def gain_words(opened: Opened, left: Iterable[Card]) -> str:
    """What a placement brings: a point, and pads that cards *left* in the hand fit, or do not."""
    if not opened:
        return say("mosquito.this_place")
    suits = {suit for _, suit in opened}
    whose = "own" if any(card.suit in suits for card in left) else "others"
    return say(f"mosquito.this_place_opens_{whose}")


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> Opened:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
