"""Openings: spots that a suit of the hand does not fit now, but would after a swap or a cover."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TypeAlias

from rules.mosquito import (
    LEVELS,
    Action,
    ActionKind,
    Card,
    Layout,
    Place,
    Spot,
    Step,
    StepKind,
    Suit,
    Trio,
    Turns,
    exchanged,
    may_begin,
    next_step_kind,
    next_steps,
    spots_by_step,
    turn_from_steps,
    with_card,
)
from scenes.games.mosquito.components.pond.fitting_suits import fourths, trio_at

Openings: TypeAlias = Mapping[Spot, tuple[Suit, ...]]
Partner: TypeAlias = tuple[Spot, Openings]  # the other card, and what both open


def openings(legal: Turns, taken: Sequence[Step]) -> Mapping[Step, Openings]:
    """What each step after *taken* may open; steps that open nothing are not there."""
    now = fourths(legal.layout, legal.mixed)
    found = {
        step: {at: new for at, suits in spots.items() if (new := _new(suits, now.get(at, ())))}
        for step, spots in spots_by_step(legal, taken).items()
    }
    return {step: opened for step, opened in found.items() if opened}


def all_openings(legal: Turns, taken: Sequence[Step]) -> Openings:
    """The pads that turns beginning with *taken* open, each with all suits that may fit then."""
    found: dict[Spot, set[Suit]] = {}
    for opened in openings(legal, taken).values():
        for at, suits in opened.items():
            found.setdefault(at, set()).update(suits)
    return {at: tuple(sorted(suits)) for at, suits in found.items()}


def layout_after(layout: Layout, taken: Sequence[Step]) -> Layout:
    """The layout once the exchange and the overlay that *taken* holds are done."""
    match taken[1:]:
        case [Spot() as one, Spot() as other, *rest]:
            return layout_after(exchanged(layout, one, other), (taken[0], *rest))
        case [Card() as laid, Spot() as on, *_] if taken[0] in (
            ActionKind.OVERLAY,
            ActionKind.BOTH,
        ):
            return with_card(layout, on, laid)
        case _:
            return layout


def tokens_paid(taken: Sequence[Step]) -> int:
    """How many tokens a turn has cost that has come so far."""
    spots = sum(isinstance(step, Spot) for step in taken)
    match taken[:1]:
        case [ActionKind.EXCHANGE]:
            return spots // 2
        case [ActionKind.OVERLAY]:
            return spots
        case [ActionKind.BOTH]:
            return max(0, spots - 1)
        case _:
            return 0


def layout_changed(layout: Layout, action: Action) -> Layout:
    """The layout once what *action* swaps and covers is done, before it places a card."""
    if isinstance(action, Place) and (swap := action.exchange):
        layout = exchanged(layout, swap.first, swap.second)
    if isinstance(action, Place) and (cover := action.overlay):
        layout = with_card(layout, cover.on, cover.card)
    return layout


def lit_steps(taken: Sequence[Step], opened: Iterable[Step], asked: Action | None) -> list[Step]:
    """The steps that stay bright: what opens a pad; in a lesson what is *asked* for."""
    if asked is None:
        return [*opened]
    if isinstance(asked, Place) and asked.exchange and next_step_kind(taken) is StepKind.FIRST:
        return [asked.exchange.first]  # either order is right, but one is told of
    if isinstance(asked, Place) and asked.overlay and next_step_kind(taken) is StepKind.LAID:
        return [asked.overlay.card]  # and not the one that is placed
    return [step for step in opened if may_begin((*taken, step), asked)]


def places_of(card: Card, legal: Turns, taken: Sequence[Step]) -> Sequence[Spot]:
    """Where *card* can be placed once *taken* is done."""
    fitting = fourths(layout_after(legal.layout, taken), legal.mixed)
    spots = [spot for spot, suits in fitting.items() if card.suit in suits]
    return [spot for spot in spots if turn_from_steps(legal, (*taken, card, spot))]


def alike(legal: Turns, taken: Sequence[Step]) -> Sequence[Step]:
    """The card to place, if all that fit have one suit: which of them is placed is all one.

    Its pad comes with it, if it fits one alone.
    """
    if next_step_kind(taken) is not StepKind.CARD:
        return ()
    cards = [card for card in next_steps(legal, taken) if isinstance(card, Card)]
    if len({card.suit for card in cards}) != 1:
        return ()
    spots = places_of(cards[0], legal, taken)
    return (cards[0], *spots) if len(spots) == 1 else cards[:1]


def placements(legal: Turns) -> Mapping[Card, Sequence[Spot]]:
    """Where each card that can be placed fits as the others lie now."""
    way = (ActionKind.PLACE,)
    return {
        card: [at for at in next_steps(legal, (*way, card)) if isinstance(at, Spot)]
        for card in next_steps(legal, way)
        if isinstance(card, Card)
    }


def only_place(legal: Turns) -> tuple[Card, Spot] | None:
    """The card and the pad, if as the cards lie now there is one pad to place one suit on."""
    match alike(legal, (ActionKind.PLACE,)):
        case [Card() as card, Spot() as pad]:
            return card, pad
        case _:
            return None


def neutral_start(spots: Sequence[Spot], bright: Container[Step]) -> int:
    """Where the cursor begins among *spots*: which bright one is good is for the seat to find out.

    It is a place that can be learnt: of the *bright* ones the lowest number. A dark one opens
    nothing.
    """
    order = sorted(spots, key=lambda at: (at not in bright, at.level, at.number))
    return spots.index(order[0]) if order else 0


def three_to_tell(legal: Turns, fits: Iterable[tuple[Spot, Suit]]) -> Mapping[Spot, Trio]:
    """By which three cards the only pad is open that a suit *fits*; of several pads nothing.

    The lines of neighbours would join into one round more than three cards.
    """
    found = {at: trio_at(legal.layout, legal.mixed, at, suit) for at, suit in fits}
    threes = {at: by for at, by in found.items() if by}
    return threes if len(threes) == 1 else {}


def first_partner(
    legal: Turns, way: Sequence[Step], asked: Action, farthest: int = LEVELS
) -> Partner | None:
    """With which card the first card of a swap or cover, which ends *way*, opens pads, and which.

    It is the one that a lesson *asked* for. No pad is told of beyond the *farthest* level.
    """
    opened = openings(legal, way)
    spots = [at for at in lit_steps(way, opened, asked) if isinstance(at, Spot)]
    if not spots:
        return None
    first = spots[neutral_start(spots, spots)]
    return first, {pad: suits for pad, suits in opened[first].items() if pad.level <= farthest}


def _new(suits: Iterable[Suit], before: Iterable[Suit]) -> tuple[Suit, ...]:
    return tuple(sorted(set(suits).difference(before)))
