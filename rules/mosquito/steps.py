"""A turn chosen step by step; each step offers what some legal turn continues with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import TypeAlias

from rules.mosquito.actions import Action, ActionKind, Exchange, Overlay, Pass, Place, kind_of
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import Layout, Spot, Trio, beside, trios
from rules.mosquito.turns import Placements, Turns

Step: TypeAlias = ActionKind | Spot | Card
_StepPairs: TypeAlias = Sequence[tuple[Step, Step]]


class StepKind(Enum):
    """What one step decides."""

    KIND = auto()
    FIRST = auto()  # the spot of one card to exchange
    SECOND = auto()  # the spot of the other
    LAID = auto()  # the card to overlay with
    ON = auto()  # the spot to overlay
    CARD = auto()  # the card to place
    WHERE = auto()  # the empty spot it goes to


_Part: TypeAlias = tuple[StepKind, StepKind]
_EXCHANGE: _Part = (StepKind.FIRST, StepKind.SECOND)
_OVERLAY: _Part = (StepKind.LAID, StepKind.ON)
_PLACE: _Part = (StepKind.CARD, StepKind.WHERE)
_PARTS: Mapping[ActionKind, tuple[_Part, ...]] = {
    ActionKind.PLACE: (_PLACE,),
    ActionKind.EXCHANGE: (_EXCHANGE, _PLACE),
    ActionKind.OVERLAY: (_OVERLAY, _PLACE),
    ActionKind.BOTH: (_EXCHANGE, _OVERLAY, _PLACE),
    ActionKind.PASS: (),
}


def next_step_kind(taken: Sequence[Step]) -> StepKind | None:
    """What the step after those *taken* decides; ``None`` if they make a whole turn.

    :raises ValueError: if the first step taken is not the kind of the turn.
    """
    steps = [StepKind.KIND]
    if taken:
        steps += [step for part in _PARTS[_kind(taken)] for step in part]
    return steps[len(taken)] if len(taken) < len(steps) else None


def next_steps(legal: Turns, taken: Sequence[Step]) -> tuple[Step, ...]:
    """What may be chosen after the steps *taken*, sorted.

    Nothing, if they make a whole turn or no legal turn begins with them.
    """
    if not taken:
        return legal.open_kinds()
    steps = tuple(taken[1:])
    found: set[Step] = set()
    for _, parts in _placements(legal, _kind(taken)):
        found.update(_next(parts, steps))
    spots = sorted(step for step in found if isinstance(step, Spot))
    return (*spots, *(card for card in legal.hand if card in found))


def spots_by_step(legal: Turns, taken: Sequence[Step]) -> Mapping[Step, Mapping[Spot, set[Suit]]]:
    """For each next step: on which spots a card may be placed in the end, and of which suits.

    :raises ValueError: if *taken* does not begin with the kind of the turn.
    """
    found: dict[Step, dict[Spot, set[Suit]]] = {}
    for placements, parts in _placements(legal, _kind(taken)):
        where, suits = beside(legal.layout, placements.by), {card.suit for card in placements.cards}
        for step in _next(parts, tuple(taken[1:])):
            found.setdefault(step, {}).setdefault(where, set()).update(suits)
    return found


def turn_from_steps(legal: Turns, taken: Sequence[Step]) -> Place | Pass | None:
    """The turn that the steps *taken* make, if they make a whole one and it is legal.

    With mixed levels several threes may allow the same placement: the first one is taken.
    """
    if next_step_kind(taken) is not None:
        return None
    if _kind(taken) is ActionKind.PASS:
        return Pass() if Pass() in legal else None
    threes = [
        by for by in trios(legal.layout, legal.mixed) if beside(legal.layout, by) == taken[-1]
    ]
    return next((place for by in threes if (place := _placement(taken, by)) in legal), None)


def may_begin(taken: Sequence[Step], action: Action) -> bool:
    """Whether the steps *taken*, all but the last of a turn, may be those of *action*.

    It is true of all that are, and of few others.
    """
    kind, *rest = taken
    match action:
        case Place(card, _, exchange, overlay):
            swapped = (exchange.first, exchange.second) if exchange else ()
            laid = (overlay.card, overlay.on) if overlay else ()
            return kind is kind_of(action) and {card, *swapped, *laid}.issuperset(rest)
        case Pass():
            return kind is ActionKind.PASS
        case _:
            return False


@lru_cache(maxsize=len(ActionKind))  # every step of one turn asks for the same
def _placements(
    legal: Turns, kind: ActionKind
) -> Sequence[tuple[Placements, Sequence[_StepPairs]]]:
    """All placements of a kind, with the pairs of steps that each of their parts can be."""
    return [(each, [*_parts(each, legal.layout)]) for each in legal.only(kind).placements()]


def _kind(taken: Sequence[Step]) -> ActionKind:
    kind = taken[0]
    if not isinstance(kind, ActionKind):
        raise ValueError(f"a turn begins with what it is, not with {kind}")
    return kind


def _next(parts: Sequence[_StepPairs], steps: tuple[Step, ...]) -> list[Step]:
    """What a placement of these parts continues with after these steps."""
    for part in parts:
        match steps:
            case ():
                return [first for first, _ in part]
            case (taken,):
                return [second for first, second in part if first == taken]
        if steps[:2] not in part:
            return []
        steps = steps[2:]
    return []


def _parts(placements: Placements, layout: Layout) -> Iterator[_StepPairs]:
    """The pairs of steps that each part of the placements can be: exchange, overlay, placement."""
    ends = [(made.first, made.second) for made in placements.exchanges if made]
    if ends:
        yield [*ends, *((second, first) for first, second in ends)]
    overlays = [(made.card, made.on) for made in placements.overlays if made]
    if overlays:
        yield overlays
    where = beside(layout, placements.by)
    yield [(card, where) for card in placements.cards]


def _placement(taken: Sequence[Step], by: Trio) -> Place | None:
    """The placement by these three cards that the steps of a whole turn make."""
    match taken:
        case (ActionKind.PLACE, Card() as card, _):
            return Place(card, by)
        case (ActionKind.EXCHANGE, Spot() as one, Spot() as other, Card() as card, _):
            return Place(card, by, Exchange.between(one, other))
        case (ActionKind.OVERLAY, Card() as laid, Spot() as on, Card() as card, _):
            return Place(card, by, None, Overlay(laid, on))
        case (
            ActionKind.BOTH,
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
