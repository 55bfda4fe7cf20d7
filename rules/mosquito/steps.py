"""A turn chosen in steps, what, which and where: each offers what some legal turn goes on with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import TypeAlias

from rules.mosquito.actions import Exchange, Kind, Overlay, Pass, Place
from rules.mosquito.cards import Card
from rules.mosquito.layout import Layout, Spot, Trio, beside, trios
from rules.mosquito.turns import Bundle, Turns

Step: TypeAlias = Kind | Spot | Card


class Asked(Enum):
    """What one step decides."""

    KIND = auto()
    FIRST = auto()  # the spot of one card to exchange
    SECOND = auto()  # the spot of the other
    LAID = auto()  # the card to overlay with
    ON = auto()  # the spot to overlay
    CARD = auto()  # the card to place
    WHERE = auto()  # the empty spot it goes to


_Part: TypeAlias = tuple[Asked, Asked]
_EXCHANGE: _Part = (Asked.FIRST, Asked.SECOND)
_OVERLAY: _Part = (Asked.LAID, Asked.ON)
_PLACE: _Part = (Asked.CARD, Asked.WHERE)
_PARTS: Mapping[Kind, tuple[_Part, ...]] = {
    Kind.PLACE: (_PLACE,),
    Kind.EXCHANGE: (_EXCHANGE, _PLACE),
    Kind.OVERLAY: (_OVERLAY, _PLACE),
    Kind.BOTH: (_EXCHANGE, _OVERLAY, _PLACE),
    Kind.PASS: (),
}


def asked(taken: Sequence[Step]) -> Asked | None:
    """What comes after the steps *taken*; ``None`` if they make a whole turn."""
    way = [Asked.KIND]
    if taken:
        way += [step for part in _PARTS[_kind(taken)] for step in part]
    return way[len(taken)] if len(taken) < len(way) else None


def offered(legal: Turns, taken: Sequence[Step]) -> tuple[Step, ...]:
    """What may be chosen next, sorted; nothing if the turn is whole or no legal one begins so."""
    if not taken:
        return tuple(kind for kind in legal.kinds if _begins(legal.only(kind)))
    steps, bundles = tuple(taken[1:]), _bundles(legal, _kind(taken))
    found = {step for bundle in bundles for step in _next(bundle, legal.layout, steps)}
    spots = sorted(step for step in found if isinstance(step, Spot))
    return (*spots, *(card for card in legal.hand if card in found))


def chosen(legal: Turns, taken: Sequence[Step]) -> Place | Pass | None:
    """The turn that the steps *taken* make, if they make a whole one and it is legal.

    Where levels are mixed several threes may serve the same placement: it is by the first.
    """
    if asked(taken) is not None:
        return None
    if _kind(taken) is Kind.PASS:
        return Pass() if Pass() in legal else None
    threes = [
        by for by in trios(legal.layout, legal.mixed) if beside(legal.layout, by) == taken[-1]
    ]
    return next((place for by in threes if (place := _placement(taken, by)) in legal), None)


def _begins(turns: Turns) -> bool:
    """Whether there is any of these turns; the first one found will do."""
    return Pass() in turns or any(turns.bundles())


@lru_cache(maxsize=2)  # one turn is asked about step by step
def _bundles(legal: Turns, kind: Kind) -> tuple[Bundle, ...]:
    return tuple(filter(None, legal.only(kind).bundles()))


def _kind(taken: Sequence[Step]) -> Kind:
    kind = taken[0]
    if not isinstance(kind, Kind):
        raise ValueError(f"a turn begins with what it is, not with {kind}")
    return kind


def _next(bundle: Bundle, layout: Layout, steps: tuple[Step, ...]) -> Iterator[Step]:
    """What the placements of a bundle go on with after these steps."""
    for part in _trails(bundle, layout):
        done, steps = steps[:2], steps[2:]
        follow = [trail for trail in part if trail[: len(done)] == done]
        if len(done) < 2:
            yield from (trail[len(done)] for trail in follow)
            return
        if not follow:
            return


def _trails(bundle: Bundle, layout: Layout) -> Iterator[list[tuple[Step, ...]]]:
    """The pairs of steps that any part of a bundle's placements can be."""
    exchanges = [made for made in bundle.exchanges if made]
    if exchanges:
        ends = [(made.first, made.second) for made in exchanges]
        yield [*ends, *((second, first) for first, second in ends)]
    overlays = [made for made in bundle.overlays if made]
    if overlays:
        yield [(made.card, made.on) for made in overlays]
    where = beside(layout, bundle.by)
    yield [(card, where) for card in bundle.cards]


def _placement(taken: Sequence[Step], by: Trio) -> Place | None:
    """What whole steps come to, by these three."""
    match taken:
        case (Kind.PLACE, Card() as card, _):
            return Place(card, by)
        case (Kind.EXCHANGE, Spot() as one, Spot() as other, Card() as card, _):
            return Place(card, by, Exchange.between(one, other))
        case (Kind.OVERLAY, Card() as laid, Spot() as on, Card() as card, _):
            return Place(card, by, None, Overlay(laid, on))
        case (
            Kind.BOTH,
            Spot() as one,
            Spot() as other,
            Card() as laid,
            Spot() as on,
            Card() as card,
            _,
        ):
            return Place(card, by, Exchange.between(one, other), Overlay(laid, on))
        case _:
            return None
