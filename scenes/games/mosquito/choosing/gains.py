"""What a placement brings besides its point: how many pads it leaves to whoever comes next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    ActionKind,
    Card,
    Layout,
    Spot,
    Step,
    Suit,
    Turns,
    View,
    with_card,
)
from scenes.games.mosquito.choosing.openings import Openings, layout_after, openings
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.players.seat_names import seat_name
from words import say

PAIR = 2  # seats of which each has one rival
Opened: TypeAlias = frozenset[tuple[Spot, Suit]]


def opened_between(before: Layout, then: Layout, *, mixed: bool) -> Opened:
    """The pads that a suit fits *then*, and did not *before*."""
    return _fits(then, mixed) - _fits(before, mixed)


def open_pads(layout: Layout, *, mixed: bool) -> Collection[Spot]:
    """The pads that any suit fits."""
    return {at for at, _ in _fits(layout, mixed)}


def next_seat(seat: Seat, seats: int) -> Seat | None:
    """Who has the turn after *seat*, if there is anybody else."""
    return Seat((seat + 1) % seats) if seats > 1 else None


@dataclass(frozen=True, slots=True)
class Rivals:
    """Who gets to open pads after a seat: the next one's *name*, and whether there are *more*.

    There is no name if nobody else plays.
    """

    name: str
    more: bool = False
    has_no_token: bool = False
    """Whether the next one has used up swaps and covers, or there are none."""
    is_untold: bool = False
    """Whether a lesson has not told yet of pads that are left to others."""


def rivals_of(seat: Seat, view: View) -> Rivals:
    """The rivals of *seat*."""
    used, most = view.board.used, view.options.helpers
    rival = next_seat(seat, len(used))
    if rival is None:
        return Rivals("")
    spent = most != "unlimited" and used[rival] >= most
    return Rivals(seat_name(rival), len(used) > PAIR, has_no_token=spent)


def gains(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings], rivals: Rivals
) -> Mapping[Step, str]:
    """What a turn brings that goes on with each step after *taken*: as far as all ends agree."""
    cards = {card.suit: card for card in legal.hand if card not in taken}

    def brought(step: Step, openings: Openings) -> str:
        way = *taken, step
        ends = [(cards[suit], at) for at, suits in openings.items() for suit in suits]
        found = {place_gain(legal, way, card, at, rivals) for card, at in ends}
        return found.pop() if len(found) == 1 else say("mosquito.this_place_point")

    return {step: brought(step, openings) for step, openings in opened.items()}


def blocks(
    legal: Turns, taken: Sequence[Step], opened: Mapping[Step, Openings], rivals: Rivals
) -> Mapping[Step, str]:
    """Which first cards of a swap, of those that have *opened* pads, may leave *rivals* none."""
    if not rivals.name or taken[0] is not ActionKind.EXCHANGE:
        return {}
    words = say("mosquito.may_block", name=rivals.name)
    return {step: words for step in opened if _may_block(legal, (*taken, step))}


def _may_block(legal: Turns, taken: Sequence[Step]) -> bool:
    """Whether one swap that goes on from *taken*, and a placement, can leave no pad open."""
    cards = {card.suit: card for card in legal.hand}
    return any(
        not open_pads(
            with_card(layout_after(legal.layout, (*taken, step)), at, cards[suit]),
            mixed=legal.mixed,
        )
        for step, openings_of in openings(legal, taken).items()
        for at, suits in openings_of.items()
        for suit in suits
    )


def place_gain(legal: Turns, taken: Sequence[Step], card: Card, at: Spot, rivals: Rivals) -> str:
    """What placing *card* at the end brings: a point, and pads that *rivals* get to first.

    If no pad is left at all, it is the end.
    """
    if rivals.is_untold:
        return say("mosquito.this_place_point")
    then = with_card(layout_after(legal.layout, taken), at, card)
    if all(len(cards) == LEVELS for cards in then):
        return say("mosquito.this_place_last")
    return gain_words(len(open_pads(then, mixed=legal.mixed)), rivals)


def gain_words(left: int, rivals: Rivals) -> str:
    """What a placement brings: a point, and so many pads *left*, to the next of *rivals*.

    If there is none, whoever has a token left can open one by a swap or a cover.
    """
    name = rivals.name
    if not name:
        return say("mosquito.this_place_alone", count=left)
    if left:
        return say("mosquito.this_place_leaves", count=left, name=name)
    if rivals.has_no_token:
        return say("mosquito.this_place_must_pass", name=name)
    return say(f"mosquito.this_place_{'stuck_all' if rivals.more else 'stuck'}", name=name)


@lru_cache(maxsize=2)  # the layout as it lies is compared with many that may follow
def _fits(layout: Layout, mixed: bool) -> Opened:
    found = fourths(layout, mixed)
    return frozenset((at, suit) for at, suits in found.items() for suit in suits)
