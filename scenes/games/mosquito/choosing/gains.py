"""What a placement brings besides its point: whether it leaves a pad for others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from rules.mosquito import Card, Layout, Spot, Step, Suit, Turns, with_card
from scenes.games.mosquito.choosing.openings import Openings, layout_after
from scenes.games.mosquito.components.fitting_suits import fourths
from words import say


def leaves_pad(legal: Turns, after: Layout, card: Card, at: Spot) -> bool:
    """Whether a turn that places *card* last leaves a pad that no suit, or another, fits now.

    *after* is the layout once all else in that turn is done.
    """
    then = _fits(with_card(after, at, card), legal.mixed)
    return bool(then - _fits(legal.layout, legal.mixed))


def leaving_spots(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings]
) -> Collection[Spot]:
    """The spots that may come after *taken* and leave a pad, whichever of their pads is taken."""
    cards = {card.suit: card for card in legal.hand}

    def always_leaves(step: Step, openings: Openings) -> bool:
        after = layout_after(legal.layout, (*taken, step))
        ways = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        return all(leaves_pad(legal, after, card, at) for card, at in ways)

    return {
        step
        for step, openings in opened.items()
        if isinstance(step, Spot) and always_leaves(step, openings)
    }


def gain_words(at: Spot, *, opens: bool) -> str:
    """What placing a card brings: a point, and perhaps a pad that others may take."""
    if opens:
        return say("mosquito.this_place_opens")
    return say("mosquito.this_place", number=at.number)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> frozenset[tuple[Spot, Suit]]:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
