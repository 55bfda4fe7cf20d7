"""Rates turns in Mosquito: clean placements first, and few of them left for others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import compress, islice, product
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
    Suits,
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

_FOURTH: Mapping[Suits, Suit | None] = {
    suits: next((pattern.fourth for pattern in patterns(suits, ActionKind.PLACE)), None)
    for suits in product(Suit, Suit, Suit)
}


def cleanly_placeable(layout: Layout, mixed: bool) -> list[Suit]:
    """The suits that can be placed cleanly, one for each three that lacks one suit."""
    return _lacking([suits_at(layout, by) for by in trios(layout, mixed)])


def _lacking(shown: Iterable[Suits]) -> list[Suit]:
    """The suits that three cards that show all others lack."""
    return [suit for suits in shown if (suit := _FOURTH[suits]) is not None]


class MosquitoOutlook:
    """What a seat knows of the cards, for rating its turns."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.rival = Seat((view.seat + 1) % len(view.hands))
        self.hand = _known(view, view.seat)
        seen = view.seen_cards()
        self._unseen = Counter(card.suit for card in DECK if card not in seen)
        self._shown_by_rival = {card.suit for card in _known(view, self.rival)}
        hidden = view.hands[self.rival].count(None)
        self._drawn_by_rival = hidden + bool(view.pile)
        self._room = _room(view.board.layout)
        self._fillable = _fillable(self._kinds_of_others())
        self._threats: dict[frozenset[Suit], float] = {}
        self._own_prize, self._rival_prize = self._prize(self.seat), self._prize(self.rival)

    def worth(self, action: Place | Pass) -> float:
        """What a turn brings, now and with the next turns."""
        view, layout, hand, gain = self.view, self.view.board.layout, self.hand, 0.0
        if isinstance(action, Place):
            layout = placed(layout, action)
            spent = {action.card, action.overlay and action.overlay.card}
            hand = [card for card in hand if card not in spent]
            gain = POINT + (CLEAN if kind_of(action) is ActionKind.PLACE else 0.0)
            gain -= SHORT * self._missing(len(hand))
        threes = trios(layout, view.options.mixed)
        shown = [suits_at(layout, by) for by in threes]
        suits = _lacking(shown)
        held = {card.suit for card in hand}
        gain += SUIT * len(held) + POINT * self._denied(layout, threes, shown)
        return gain + HOPE * self._hope(suits, held) - THREAT * self._threat(frozenset(suits))

    def _hope(self, suits: Sequence[Suit], held: Collection[Suit]) -> float:
        """What a clean placement of one's own may bring in the next turn."""
        fitting = sum([suit in held for suit in suits])
        return self._own_prize * (1 - 0.5**fitting)

    def _threat(self, suits: frozenset[Suit]) -> float:
        """What a clean placement may bring the next player, found once for the same suits."""
        if suits not in self._threats:
            self._threats[suits] = self._find_threat(suits)
        return self._threats[suits]

    def _find_threat(self, suits: frozenset[Suit]) -> float:
        if self.rival == self.seat:
            return 0.0
        if not suits.isdisjoint(self._shown_by_rival):
            return self._rival_prize
        unseen, lacking = self._unseen.total(), 1.0
        useless = unseen - sum([self._unseen[suit] for suit in suits])
        for drawn in range(self._drawn_by_rival):
            lacking *= max(0, useless - drawn) / (unseen - drawn)
        return self._rival_prize * (1 - lacking)

    def _denied(self, layout: Layout, threes: Sequence[Trio], shown: Sequence[Suits]) -> float:
        """The points that others cannot make any more in the rest of the deal, or hardly can."""
        seats, room = len(self.view.hands), _room(layout)
        fits = [suits in self._fillable for suits in shown]
        if not any(fits):
            return min(room, seats - 1)
        if room >= seats:
            return 0.0
        fillable = {middle.number for _, middle, _ in compress(threes, fits)}
        return CLOSED * len({middle.number for _, middle, _ in threes} - fillable)

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


@cache
def _fillable(kinds: Sequence[ActionKind]) -> frozenset[Suits]:
    """The suits of three cards by which one can place in one of these kinds."""
    threes = product(Suit, Suit, Suit)
    return frozenset(suits for suits in threes if any(patterns(suits, kind) for kind in kinds))


def _room(layout: Layout) -> int:
    """How many cards can still be placed in the deal."""
    return LEVELS * len(layout) - sum(map(len, layout))


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
