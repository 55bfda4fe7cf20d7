"""The least and the most that a card may bring, whatever all others claim at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import Card, CardKind, Side, float_points, neighbours, score
from rules.quabble.cards import Row
from scenes.games.quabble.components.claims.promise import Decider, Promise
from scenes.games.quabble.components.open_cards import OpenCards

CONTESTED = frozenset(
    {CardKind.BEARDED_HOPPER, CardKind.DOOM_SNAIL, CardKind.VERY_RARE_EGG, CardKind.CURSED_SUSHI}
)  # what these bring depends on how many of them others own
SIDES = (Side.LEFT, Side.RIGHT)
DECISIVE = CONTESTED | {CardKind.DEATHSLAYER}
NEARLY = 1e-6  # points that differ by less are the same
Sides: TypeAlias = Mapping[Seat, Side]
Rows: TypeAlias = tuple[Sequence[Row], Sequence[Row]]  # Treasuries, and cards that are shared


def claim_promise(open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """What *card* would bring *seat* that claims it alone, with the spread by other claims.

    A thief has none: nobody knows what it will take.
    """
    promise = open_cards.promise(seat, card)
    if promise.is_thief or not _depends(open_cards, card):
        return promise
    return _with_spread(promise, open_cards, seat, card)


def _depends(open_cards: OpenCards, card: Card) -> bool:
    """Whether other claims can change what a card brings."""
    offered = open_cards.kinds([one for one in open_cards.offers if one is not None])
    kind = open_cards.house_set.kinds[card]
    if kind in CONTESTED and offered.count(kind) > 1:
        return True
    owned = (one for row in open_cards.treasuries for one in open_cards.kinds(row))
    return CardKind.DEATHSLAYER in (*offered, *owned)


def _with_spread(promise: Promise, open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """The least and the most that *card* brings, if these differ, and whose claim decides."""
    house_set, order = open_cards.house_set, open_cards.count_order()

    def brought(rows: Rows) -> float:
        """Nearly that: an exact number would take longer to find."""
        before = float_points(house_set, *rows, order)[seat]
        return float_points(house_set, *_with(rows, seat, card), order)[seat] - before

    def exactly(rows: Rows) -> Fraction:
        before = score(house_set, *rows, order).points[seat]
        return score(house_set, *_with(rows, seat, card), order).points[seat] - before

    outcomes = list(_outcomes(open_cards, seat, card))
    gains = [brought(rows) for _, rows in outcomes]
    ends = gains.index(min(gains)), gains.index(max(gains))
    spread = exactly(outcomes[ends[0]][1]), exactly(outcomes[ends[1]][1])
    if spread[0] == spread[1]:
        return promise
    decider = _decider(open_cards, [sides for sides, _ in outcomes], gains)
    return replace(promise, spread=spread, decider=decider)


def _decider(
    open_cards: OpenCards, outcomes: Sequence[Sides], gains: Sequence[float]
) -> Decider | None:
    """Whose claim is needed for an end of the spread, at best one that decides alone."""
    ends = (True, min(gains)), (False, max(gains))
    found = [
        one
        for to_least, end in ends
        for one in _deciders(open_cards, outcomes, gains, to_least=to_least, end=end)
    ]
    return max(found, key=lambda one: (one.alone, one.kind in DECISIVE), default=None)


def _deciders(
    open_cards: OpenCards, outcomes: Sequence[Sides], gains: Sequence[float],
    *, to_least: bool, end: float,
) -> Iterator[Decider]:  # fmt: skip
    """The claims that are made in all outcomes with this gain at the *end*, and in not all."""
    ended = [abs(gain - end) < NEARLY for gain in gains]
    others = {round(gain, 6) for gain, at_end in zip(gains, ended, strict=True) if not at_end}
    for seat, side in outcomes[ended.index(True)].items():
        claimed = [sides[seat] is side for sides in outcomes]
        is_needed = all(made for made, at_end in zip(claimed, ended, strict=True) if at_end)
        kind = _offered_kind(open_cards, seat, side)
        if is_needed and not all(claimed) and kind is not None:
            yield Decider(seat, kind, to_least, alone=claimed == ended and len(others) == 1)


def _offered_kind(open_cards: OpenCards, seat: Seat, side: Side) -> CardKind | None:
    """Of which kind the card is that lies on a *side* of a seat, if one does."""
    giver = seat if side is Side.LEFT else neighbours(seat, len(open_cards.offers))[1]
    offered = open_cards.offers[giver]
    return None if offered is None else open_cards.house_set.kinds[offered]


def _with(rows: Rows, seat: Seat, card: Card) -> Rows:
    treasuries, shared = rows
    return [(*row, card) if i == seat else row for i, row in enumerate(treasuries)], shared


def _outcomes(open_cards: OpenCards, seat: Seat, card: Card) -> Iterator[tuple[Sides, Rows]]:
    """What all others may claim and have if *seat* claims *card* alone; that is left out."""
    giver = Seat(open_cards.offers.index(card))
    left, seats = neighbours(giver, len(open_cards.offers))[0], open_cards.seats
    fixed = {giver: Side.LEFT} if seat == giver else {left: Side.RIGHT}
    rival = left if seat == giver else giver
    fixed[rival] = Side.LEFT if seat == giver else Side.RIGHT
    others = [Seat(one) for one in seats if one not in fixed]
    for sides in product(SIDES, repeat=len(others)):
        claims = fixed | dict(zip(others, sides, strict=True))
        yield claims, _settled(open_cards, giver, claims)


def _settled(open_cards: OpenCards, apart: Seat, sides: Mapping[Seat, Side]) -> Rows:
    """What all have after these claims, without the card that *apart* offered."""
    treasuries, shared = map(list, (open_cards.treasuries, open_cards.shared))
    for giver, offered in enumerate(open_cards.offers):
        if giver == apart or offered is None:
            continue
        left = neighbours(Seat(giver), len(sides))[0]
        kept, taken = sides[Seat(giver)] is Side.LEFT, sides[left] is Side.RIGHT
        if kept and taken:
            shared[giver] = [*shared[giver], offered]
        elif kept or taken:
            owner = giver if kept else left
            treasuries[owner] = [*treasuries[owner], offered]
    return list(map(tuple, treasuries)), list(map(tuple, shared))
