"""Which suits fit which empty spots: the whole room may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

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


def is_pad_open(layout: Layout, *, mixed: bool) -> bool:
    """Whether any suit fits a pad."""
    return any(fourths(layout, mixed).values())


def closed_pads(before: Layout, after: Layout) -> Mapping[Spot, tuple[Suit, int]]:
    """The empty pads that a suit fitted *before* and none does *after*, by cards of one row.

    Each with the suit that lies beside it more than once, and how often.
    """
    fitted = {spot for spot, suits in fourths(before, mixed=False).items() if suits}
    found = {}
    for by in trios(after, mixed=False):
        suit, count = Counter(suits_at(after, by)).most_common(1)[0]
        if count > 1 and beside(after, by) in fitted:
            found[beside(after, by)] = suit, count
    return found


def changed_pads(before: Layout, after: Layout, *, mixed: bool) -> Mapping[Spot, Suit]:
    """The empty pads that one suit fitted *before* and only another one does *after*: which."""
    old, new = fourths(before, mixed), fourths(after, mixed)
    pairs = ((at, old.get(at, ()), suits) for at, suits in new.items())
    return {at: now[0] for at, was, now in pairs if len(was) == len(now) == 1 and was != now}


def open_trios(layout: Layout, level: int) -> Sequence[Trio]:
    """The threes of one *level* by which a pad is open."""
    return [
        by
        for by in trios(layout, mixed=False)
        if len({*suits_at(layout, by)}) == len(by) and {at.level for at in by} == {level}
    ]


def trio_at(layout: Layout, mixed: bool, spot: Spot, suit: Suit) -> Trio | None:
    """The first three by which a card of *suit* can be placed on *spot*."""
    for by in trios(layout, mixed):
        if beside(layout, by) == spot and set(Suit).difference(suits_at(layout, by)) == {suit}:
            return by
    return None
