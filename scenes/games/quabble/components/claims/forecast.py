"""The least and the most that a card may bring, whatever all others claim at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet, Side, float_points, neighbours, seat_order
from scenes.games.quabble.components.claims.promise import (
    Condition,
    Promise,
)
from scenes.games.quabble.components.open_cards import OpenCards, Rows
from scenes.players.seat_names import seat_name
from words import say

CONTESTED = frozenset(
    {CardKind.BEARDED_HOPPER, CardKind.DOOM_SNAIL, CardKind.VERY_RARE_EGG, CardKind.CURSED_SUSHI}
)  # what these bring depends on how many of them others own
SIDES = (Side.LEFT, Side.RIGHT)
PREY = frozenset({CardKind.DOOM_SNAIL, CardKind.GRUNGLE})
NEARLY = 1e-6  # points that differ by less are the same
Sides: TypeAlias = Mapping[Seat, Side]


def claim_promise(open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """What *card* would bring *seat* that claims it alone, with the spread by other claims.

    A thief has none, but the best that it may steal once all have claimed. What Deathslayers do to
    other cards because of it is not told.
    """
    promise = open_cards.promise(seat, card)
    if promise.is_thief:
        return _with_theft(promise, open_cards, seat, card)
    if is_contested(open_cards, card):
        promise = _with_spread(promise, open_cards, seat, card)
    return replace(promise, may_be_slain=_may_be_slain(promise, open_cards, seat, card))


def offer_promise(open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """What *card* on offer would bring *seat* as things are, with the spread if it is contested.

    What others lose by a contested one depends on their own claims: it is not told.
    """
    if is_contested(open_cards, card):
        return replace(claim_promise(open_cards, seat, card), changes=())
    return open_cards.promise(seat, card)


def hand_promise(open_cards: OpenCards, owner: Seat, seat: Seat, card: Card) -> Promise:
    """What a *card* in the hand of *owner* would bring *seat*, told as if it was on offer.

    Whom a Deathslayer finds nothing to slay at is not told.
    """
    promise = offer_promise(open_cards.if_offered(owner, card), seat, card)
    return replace(promise, target=promise.prey)


def hand_words(open_cards: OpenCards, owner: Seat, card: Card) -> str:
    """What a *card* in the hand of *owner* would bring the two who may claim it."""
    left = neighbours(owner, len(open_cards.hands))[0]
    own, other = (hand_promise(open_cards, owner, seat, card) for seat in (owner, left))
    mine, theirs = own.with_losses(owner), other.with_losses(owner)
    key = "quabble.gains_both" if mine == theirs else "quabble.gains_offered"
    words = say(key, mine=mine, name=seat_name(left), left=theirs, torn=own.torn)
    return _with_sushi(words, open_cards, own)


def own_words(open_cards: OpenCards, owner: Seat, card: Card) -> str:
    """What a *card* in the hand of *owner* would bring it, alone and torn."""
    own = hand_promise(open_cards, owner, owner, card)
    words = say("quabble.gains_own", mine=own.with_losses(owner), torn=own.torn)
    return _with_sushi(words, open_cards, own)


def _with_sushi(words: str, open_cards: OpenCards, promise: Promise) -> str:
    """*words* about a card, and who has how much Sushi if it is that."""
    now = open_cards.sushi_now if promise.kind is CardKind.CURSED_SUSHI else ""
    return f"{words} {now}" if now else words


def is_contested(open_cards: OpenCards, card: Card) -> bool:
    """Whether what *card* brings depends on who gets another one on offer of its kind."""
    offered = open_cards.kinds([one for one in open_cards.offers if one is not None])
    kind = open_cards.house_set.kinds[card]
    return kind in CONTESTED and offered.count(kind) > 1


def _with_theft(promise: Promise, open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """The best that a thief may steal, whatever all others claim.

    If another thief may steal before, nobody knows it: then it is the best as things are now.
    """
    if not promise.open_theft or _steals_later(open_cards, seat, card):
        return promise
    rows = [rows for _, rows in _outcomes(open_cards, seat, card)]
    found = [open_cards.best_theft(seat, card, each) for each in rows]
    best = max(filter(None, found), key=lambda theft: theft.points, default=None)
    if best is None:
        return replace(promise, theft=None, loot=None, open_theft=False)
    return replace(promise, theft=best.points, loot=best.kind, open_theft=False)


def _steals_later(open_cards: OpenCards, seat: Seat, card: Card) -> bool:
    """Whether a thief may act before *card* does that *seat* claims."""
    seats = len(open_cards.offers)
    earlier = seat_order(open_cards.active, seats, open_cards.clockwise)
    earlier = earlier[: earlier.index(seat)]
    thieves = [
        Seat(giver)
        for giver, offered in enumerate(open_cards.offers)
        if offered not in (None, card)
        and open_cards.house_set.kinds[offered] is CardKind.RED_SNATCHER
    ]
    return any(one in earlier for giver in thieves for one in (giver, neighbours(giver, seats)[0]))


def _may_be_slain(promise: Promise, open_cards: OpenCards, seat: Seat, card: Card) -> bool:
    """Whether other claims let a Deathslayer slay *card*, which as things are would not be."""
    offered = open_cards.kinds([one for one in open_cards.offers if one is not None])
    owned = (one for row in open_cards.treasuries for one in open_cards.kinds(row))
    if promise.kind not in PREY or promise.slain or CardKind.DEATHSLAYER not in (*offered, *owned):
        return False
    rows = (rows for _, rows in _outcomes(open_cards, seat, card))
    return any(open_cards.promise(seat, card, each).slain for each in rows)


def _with_spread(promise: Promise, open_cards: OpenCards, seat: Seat, card: Card) -> Promise:
    """The least and the most that *card* brings, if these differ, and on whose claim that depends.

    If no claims let it bring what it would without any, it is that which comes next to it.
    """
    house_set, order = open_cards.house_set, open_cards.count_order()

    def brought(rows: Rows) -> float:
        """Nearly that without Deathslayers: an exact number would take longer to find."""
        rows = _without_slayers(house_set, rows)
        before = float_points(house_set, *rows, order)[seat]
        return float_points(house_set, *_with(rows, seat, card), order)[seat] - before

    outcomes = list(_outcomes(open_cards, seat, card))
    gains = [brought(rows) for _, rows in outcomes]
    ends = [outcomes[gains.index(end)][1] for end in (min(gains), max(gains))]
    least, most = (open_cards.promise(seat, card, rows) for rows in ends)
    if promise.gain < least.gain:
        promise = least
    elif promise.gain > most.gain:
        promise = most
    if least.gain == most.gain:
        return promise
    other = most if promise.gain == least.gain else least
    made = [
        (sides, abs(gain - float(other.gain)) < NEARLY)
        for gain, (sides, _) in zip(gains, outcomes, strict=True)
    ]
    condition = _condition(open_cards, made, promise, other)
    return replace(promise, spread=(least.gain, most.gain), condition=condition)


def _condition(
    open_cards: OpenCards, outcomes: Sequence[tuple[Sides, bool]], usual: Promise, other: Promise
) -> Condition | None:
    """The claim under which a card brings an *other* number, at best one that decides alone."""
    found = _conditions(open_cards, outcomes, other.gain)
    return max(found, key=lambda one: (one.sure, one.kind is usual.kind), default=None)


def _conditions(
    open_cards: OpenCards, outcomes: Sequence[tuple[Sides, bool]], gain: Fraction
) -> Iterator[Condition]:
    """The claims that are made in all *outcomes* with this gain, and not in all others."""
    ended = [at_end for _, at_end in outcomes]
    for seat, side in outcomes[ended.index(True)][0].items():
        claimed = [sides[seat] is side for sides, _ in outcomes]
        is_needed = all(made for made, at_end in zip(claimed, ended, strict=True) if at_end)
        if not is_needed or all(claimed):
            continue
        sure = claimed == ended
        kind = _offered_kind(open_cards, seat, side)
        if kind is not None:
            rival = _torn_with(outcomes, seat, side) if sure else None
            yield Condition(seat, kind, gain, sure, rival=rival)
        other = SIDES[side is Side.LEFT]
        contrary = _offered_kind(open_cards, seat, other)
        if sure and contrary is not None and contrary in CONTESTED:
            rival = _torn_with(outcomes, seat, other)
            yield Condition(seat, contrary, gain, sure, unless=True, rival=rival)


def _torn_with(outcomes: Sequence[tuple[Sides, bool]], seat: Seat, side: Side) -> Seat | None:
    """Who also claims the card on a *side* of a seat whenever that seat does, if one does."""
    rival = neighbours(seat, len(outcomes[0][0]))[side is Side.RIGHT]
    claimed = (sides for sides, _ in outcomes if sides[seat] is side)
    return rival if all(sides.get(rival) not in (None, side) for sides in claimed) else None


def _offered_kind(open_cards: OpenCards, seat: Seat, side: Side) -> CardKind | None:
    """Of which kind the card is that lies on a *side* of a seat, if one does."""
    giver = seat if side is Side.LEFT else neighbours(seat, len(open_cards.offers))[1]
    offered = open_cards.offers[giver]
    return None if offered is None else open_cards.house_set.kinds[offered]


def _without_slayers(house_set: HouseSet, rows: Rows) -> Rows:
    treasuries, shared = rows
    is_slayer = [kind is CardKind.DEATHSLAYER for kind in house_set.kinds]
    return [tuple(card for card in row if not is_slayer[card]) for row in treasuries], shared


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
