"""Openings: spots that a suit of the hand does not fit now, but would after a swap or a cover."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from rules.mosquito import Card, Layout, Spot, Step, Suit, Turns, spots_by_step, with_card
from scenes.games.mosquito.components.fitting_suits import fourths

Openings: TypeAlias = Mapping[Spot, tuple[Suit, ...]]


def openings(legal: Turns, taken: Sequence[Step]) -> Mapping[Step, Openings]:
    """What each step after *taken* may open; steps that open nothing are not there."""
    now = fourths(legal.layout, legal.mixed)
    found = {
        step: {at: new for at, suits in spots.items() if (new := _new(suits, now.get(at, ())))}
        for step, spots in spots_by_step(legal, taken).items()
    }
    return {step: opened for step, opened in found.items() if opened}


def opens_more(card: Card, at: Spot, layout: Layout, *, mixed: bool) -> bool:
    """Whether suits fit other spots once *card* is placed that did not fit there before."""
    now = fourths(layout, mixed)
    then = fourths(with_card(layout, at, card), mixed)
    return any(_new(suits, now.get(spot, ())) for spot, suits in then.items())


def _new(suits: Iterable[Suit], before: Iterable[Suit]) -> tuple[Suit, ...]:
    return tuple(sorted(set(suits).difference(before)))
