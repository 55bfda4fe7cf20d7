"""Which suits fit which empty spots: the whole room may know."""

from __future__ import annotations

from collections.abc import Mapping

from rules.mosquito import Layout, Spot, Suit, Trio, beside, suits_at, trios


def fourths(layout: Layout, mixed: bool) -> Mapping[Spot, tuple[Suit, ...]]:
    """For each spot that a card could come to, which suits fit there now, in order."""
    found: dict[Spot, set[Suit]] = {}
    for by in trios(layout, mixed):
        lacking = set(Suit).difference(suits_at(layout, by))
        fitting = found.setdefault(beside(layout, by), set())
        if len(lacking) == 1:
            fitting |= lacking
    return {spot: tuple(sorted(suits)) for spot, suits in found.items()}


def trio_at(layout: Layout, mixed: bool, spot: Spot, suit: Suit) -> Trio | None:
    """The first three by which a card of *suit* can be placed on *spot*."""
    for by in trios(layout, mixed):
        if beside(layout, by) == spot and set(Suit).difference(suits_at(layout, by)) == {suit}:
            return by
    return None
