"""Rates turns in Mosquito: clean placements first, and few of them left for others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, product
from random import Random

from bots.core import Bot
from rules.core import Seat
from rules.mosquito import (
    DECK,
    LEVELS,
    Action,
    ActionKind,
    Card,
    Layout,
    Pass,
    Place,
    Suit,
    Trio,
    Turns,
    View,
    kind_of,
    patterns,
    placed,
    suits_at,
    trios,
)

# What a placement is worth, and how much more it is if it is clean.
POINT = 1.0
CLEAN = 0.3
# How far a clean placement counts that may come next, for the next player and for oneself.
THREAT = 1.0
HOPE = 0.05
# A place that nobody can fill as it is, once the deal ends before one's own next turn.
CLOSED = 0.3
# A turn without a card to place, which counts when hands run short.
SHORT = 0.5
SUIT = 0.05  # for each suit that is left in hand
NEAR = 0.5  # suits that may be fewer, for a beginner, if a swap is easy to follow

SINGLE = (ActionKind.PLACE, ActionKind.EXCHANGE, ActionKind.OVERLAY)
HELPED = (ActionKind.EXCHANGE, ActionKind.OVERLAY, ActionKind.BOTH)

_FOURTH: Mapping[tuple[Suit, Suit, Suit], Suit | None] = {
    suits: next((pattern.fourth for pattern in patterns(suits, ActionKind.PLACE)), None)
    for suits in product(Suit, Suit, Suit)
}


def cleanly_placeable(layout: Layout, mixed: bool) -> list[Suit]:
    """The suits that can be placed cleanly, one for each three that lacks one suit."""
    lacking = (_FOURTH[suits_at(layout, by)] for by in trios(layout, mixed))
    return [suit for suit in lacking if suit is not None]


class MosquitoOutlook:
    """What a seat knows of the cards, for rating its turns."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.rival = Seat((view.seat + 1) % len(view.hands))
        self.hand = _known(view, view.seat)
        seen = view.seen_cards()
        self._unseen = [card.suit for card in DECK if card not in seen]
        self._room = _room(view.board.layout)
        self._kinds = self._kinds_of_others()

    def worth(self, action: Place | Pass) -> float:
        """What a turn brings, now and with the next turns."""
        view, layout, hand, gain = self.view, self.view.board.layout, self.hand, 0.0
        if isinstance(action, Place):
            layout = placed(layout, action)
            spent = {action.card, action.overlay and action.overlay.card}
            hand = [card for card in hand if card not in spent]
            gain = POINT + (CLEAN if kind_of(action) is ActionKind.PLACE else 0.0)
            gain -= SHORT * self._missing(len(hand))
        suits = cleanly_placeable(layout, view.options.mixed)
        held = {card.suit for card in hand}
        gain += SUIT * len(held) + POINT * self._denied(layout)
        return gain + HOPE * self._hope(suits, held) - THREAT * self._threat(set(suits))

    def _hope(self, suits: Sequence[Suit], held: Collection[Suit]) -> float:
        """What a clean placement of one's own may bring in the next turn."""
        fitting = sum(suit in held for suit in suits)
        return self._prize(self.seat) * (1 - 0.5**fitting)

    def _threat(self, suits: Collection[Suit]) -> float:
        """What a clean placement may bring the next player."""
        if self.rival == self.seat:
            return 0.0
        known = _known(self.view, self.rival)
        if any(card.suit in suits for card in known):
            return self._prize(self.rival)
        hidden = len(self.view.hands[self.rival]) - len(known) + bool(self.view.pile)
        useless, lacking = sum(suit not in suits for suit in self._unseen), 1.0
        for drawn in range(hidden):
            lacking *= max(0, useless - drawn) / (len(self._unseen) - drawn)
        return self._prize(self.rival) * (1 - lacking)

    def _denied(self, layout: Layout) -> float:
        """The points that others cannot make any more in the rest of the deal, or hardly can."""
        seats, room = len(self.view.hands), _room(layout)
        threes = list(trios(layout, self.view.options.mixed))
        fillable = {middle.number for _, middle, _ in filter(partial(self._fits, layout), threes)}
        if not fillable:
            return min(room, seats - 1)
        places = {middle.number for _, middle, _ in threes}
        return CLOSED * len(places - fillable) if room < seats else 0.0

    def _fits(self, layout: Layout, by: Trio) -> bool:
        """Whether others who hold the right cards can place by these three."""
        suits = suits_at(layout, by)
        return any(patterns(suits, kind) for kind in self._kinds)

    def _kinds_of_others(self) -> Sequence[ActionKind]:
        """The kinds of placements that any opponent may still make."""
        others = [Seat(seat) for seat in range(len(self.view.hands)) if seat != self.seat]
        if not any(map(self._may_help, others)):
            return (ActionKind.PLACE,)
        return SINGLE if not self.view.options.both else (*SINGLE, ActionKind.BOTH)

    def _prize(self, seat: Seat) -> float:
        """How much more a clean placement brings a seat than its other turns."""
        return CLEAN if self._may_help(seat) else POINT + CLEAN

    def _may_help(self, seat: Seat) -> bool:
        """Whether a seat may still exchange or overlay in this deal."""
        helpers = self.view.options.helpers
        return helpers == "unlimited" or self.view.board.used[seat] < helpers

    def _missing(self, held: int) -> float:
        """How many cards are missing for the turns to come."""
        seats = len(self.view.hands)
        turns = (self._room - 1) // seats
        return max(0, turns - held - self.view.pile // seats)


def _room(layout: Layout) -> int:
    """How many cards can still be placed in the deal."""
    return sum(LEVELS - len(cards) for cards in layout)


def _known(view: View, seat: Seat) -> list[Card]:
    return [card for card in view.hands[seat] if card]


@dataclass(frozen=True, slots=True)
class MosquitoJudge:
    """Finds a share of the clean placements, but one at least, and rates so many other turns.

    Nobody swaps or covers who could simply place: that would look senseless.
    """

    attention: float = 1.0
    samples: int = 200

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        if not isinstance(legal, Turns):
            return next(iter(legal))
        return self.rank(view, legal, rng)[0][0]

    def rank(self, view: View, legal: Turns, rng: Random) -> Sequence[tuple[Action, float]]:
        """The turns it finds, the best first, with their ratings."""
        outlook = MosquitoOutlook(view)
        weighed = [(action, outlook.worth(action)) for action in self._seen(legal, rng)]
        weighed.sort(key=lambda turn: -turn[1])
        return weighed

    def _seen(self, legal: Turns, rng: Random) -> Sequence[Place | Pass]:
        clean, helped = legal.only(ActionKind.PLACE), legal.only(*HELPED)
        if clean:
            seen = [turn for turn in clean if rng.random() < self.attention]
            return seen or [clean.sample(rng)]
        if len(helped) > self.samples:
            return list(islice(helped.draws(rng), self.samples))
        return list(helped) or [Pass()]


@dataclass(frozen=True, slots=True)
class MosquitoBeginner:
    """Places the first card it thinks of; swaps and covers only when none fits.

    Of a few of those it takes the one that leaves most suits to place, whoever comes next; and
    rather a swap of neighbours, which is easy to follow.
    """

    samples: int = 20

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        if not isinstance(legal, Turns):
            return next(iter(legal))
        clean, helped = legal.only(ActionKind.PLACE), legal.only(*HELPED)
        if clean:
            return clean.sample(rng)
        if not helped:
            return Pass()
        return max(islice(helped.draws(rng), self.samples), key=partial(_ease, view))


def _ease(view: View, action: Place | Pass) -> float:
    """How much others may place after a turn, and how easy it is to follow."""
    assert isinstance(action, Place)
    suits = set(cleanly_placeable(placed(view.board.layout, action), view.options.mixed))
    swap = action.exchange
    near = swap and abs(swap.first.number - swap.second.number) <= 1
    return len(suits) + (NEAR if near else 0.0)


def easy() -> Bot[Action, View]:
    """Plays like a friendly beginner, who does not think of what the next player can do."""
    return MosquitoBeginner()


def normal() -> Bot[Action, View]:
    """Misses a clean placement now and then, and thinks of few exchanges and overlays."""
    return MosquitoJudge(attention=0.9, samples=100)


def judge() -> Bot[Action, View]:
    """Always takes the best turn it knows."""
    return MosquitoJudge()
