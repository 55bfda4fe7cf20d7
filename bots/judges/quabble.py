"""Rates choices in Quabble: what each card is worth to whom, and who will claim it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp
from random import Random
from typing import TypeAlias

from bots.core import Bot
from bots.simultaneous import softmax
from rules.core import Seat
from rules.quabble import (
    Action,
    Board,
    Card,
    CardKind,
    Claim,
    HouseSet,
    Offer,
    Side,
    Snatch,
    View,
    float_points,
    neighbours,
    seat_order,
    snatchable,
)
from values import replace

# What owning a card will bring beyond its worth today, for each copy yet to come: fitted to what
# cards came to in some hundred games between judges, then sharpened by matches.
FUTURE_VALUE: Mapping[CardKind, float] = {
    CardKind.SNORKEL_PIG: 0.25,
    CardKind.BEARDED_HOPPER: -0.35,
    CardKind.MAGIC_CARROT: -0.1,
    CardKind.DOOM_SNAIL: -1.2,
    CardKind.ROYAL_POOFIN: -1.1,
    CardKind.VERY_RARE_EGG: -2.9,
    CardKind.GRUNGLE: -0.7,
    CardKind.DEATHSLAYER: -0.5,
    CardKind.CURSED_SUSHI: -1.1,
    CardKind.MISDIRECTION: -0.15,
}
# An offer nobody has seen yet, as it looks to the seats beside it.
AVERAGE_WORTH = 2.5
# How strongly an advantage of a point is expected to decide a claim.
ADVANTAGE_WEIGHT = 0.3

Worth: TypeAlias = "tuple[float, ...]"  # of every seat
Treasuries: TypeAlias = "tuple[tuple[Card, ...], ...]"


@dataclass(frozen=True, slots=True)
class Gap:
    """The place between a seat and its left neighbour: what its card is worth to every seat.

    Each has three numbers: if the seat gets it that it lies left of, if the neighbour does, if
    they share it. They are in points won on the rivals.
    """

    stakes: tuple[tuple[float, float, float], ...]

    @classmethod
    def between(cls, left: Worth, right: Worth, both: Worth) -> Gap:
        """The gap in which these are the points that all seats win."""
        won = [_advantages(worth) for worth in (left, right, both)]
        return cls(tuple(zip(*won, strict=True)))


class CardValues:
    """The points of every seat now, and with a card more or less."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.seats = len(board.treasuries)
        self._order = tuple(seat_order(Seat(0), self.seats, board.clockwise))
        self._now = self._points(board.treasuries)
        self._gaps: dict[tuple[Seat, Card], Gap] = {}

    @cached_property
    def _to_come(self) -> dict[CardKind, int]:
        """The copies of each kind that are not settled yet."""
        kinds, board = self.board.house_set.kinds, self.board
        settled = [
            kinds[card] for row in (*board.treasuries, *board.shared, board.king) for card in row
        ]
        return {kind: kinds.count(kind) - settled.count(kind) for kind in CardKind}

    def _points(self, treasuries: Treasuries) -> Worth:
        return _points(self.board.house_set, treasuries, self.board.shared, self._order)

    def _change(self, treasuries: Treasuries) -> list[float]:
        """What every seat wins if the Treasuries become these, as points go today."""
        return [new - old for new, old in zip(self._points(treasuries), self._now, strict=True)]

    def claimed(self, owner: Seat, card: Card) -> Worth:
        """What every seat wins if one of them gets an offered card."""
        treasuries = _with(self.board.treasuries, owner, card)
        kind = self.board.house_set.kinds[card]
        change = self._change(treasuries)
        change[owner] += FUTURE_VALUE.get(kind, 0.0) * (
            self._to_come[kind] - 1
        )  # this copy is not to come any more
        if kind is CardKind.RED_SNATCHER:
            gains = [self.snatched(owner, target) for target in self._snatch_options(owner)]
            if gains:
                best = max(gains, key=lambda worth: advantage(worth, owner))
                return tuple(a + b for a, b in zip(change, best, strict=True))
        return tuple(change)

    def snatched(self, snatcher: Seat, target: Card) -> Worth:
        """What every seat wins if a card goes from a neighbour's Treasury to the snatcher's."""
        treasuries = self.board.treasuries
        victim = next(
            seat for seat in neighbours(snatcher, self.seats) if target in treasuries[seat]
        )
        remaining = tuple(card for card in treasuries[victim] if card != target)
        after = _with(
            (*treasuries[:victim], remaining, *treasuries[victim + 1 :]), snatcher, target
        )
        kind, change = self.board.house_set.kinds[target], self._change(after)
        future = FUTURE_VALUE.get(kind, 0.0) * self._to_come[kind]
        change[snatcher] += future
        change[victim] -= future
        return tuple(change)

    def _snatch_options(self, snatcher: Seat) -> Iterable[Card]:
        """The cards a snatcher may take, each kind of each neighbour once."""
        house, treasuries = self.board.house_set, self.board.treasuries
        found = {}
        for card in snatchable(house, treasuries, snatcher):
            found[card in treasuries[snatcher - 1], house.kinds[card], house.values[card]] = card
        return found.values()

    def gap(self, giver: Seat, card: Card) -> Gap:
        """What a card offered by *giver* may bring, found once."""
        if (giver, card) not in self._gaps:
            self._gaps[giver, card] = self._find_gap(giver, card)
        return self._gaps[giver, card]

    def _find_gap(self, giver: Seat, card: Card) -> Gap:
        taker = Seat((giver + 1) % self.seats)
        half = self.board.house_set.values[card] / 2
        return Gap.between(
            self.claimed(giver, card),
            self.claimed(taker, card),
            self._for(giver, half, taker, half),
        )

    def average(self, giver: Seat) -> Gap:
        """What to expect of an offer not made yet."""
        taker = Seat((giver + 1) % self.seats)
        return Gap.between(
            self._for(giver, AVERAGE_WORTH, taker, 0.0),
            self._for(giver, 0.0, taker, AVERAGE_WORTH),
            self._for(giver, AVERAGE_WORTH / 3, taker, AVERAGE_WORTH / 3),
        )

    def _for(self, seat: Seat, worth: float, other: Seat, others: float) -> Worth:
        return tuple(
            worth if one == seat else others if one == other else 0.0 for one in range(self.seats)
        )


# Judges of one match ask about the same cards again and again.
@lru_cache(maxsize=512)
def _points(
    house: HouseSet, treasuries: Treasuries, shared: Treasuries, order: tuple[Seat, ...]
) -> Worth:
    """The points of every seat as things stand."""
    return float_points(house, treasuries, shared, order)


_card_values = lru_cache(maxsize=8)(CardValues)


def _with(treasuries: Treasuries, owner: Seat, card: Card) -> Treasuries:
    return (*treasuries[:owner], (*treasuries[owner], card), *treasuries[owner + 1 :])


def advantage(worth: Worth, seat: Seat) -> float:
    """How much more a seat gains than its opponents do on average."""
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)


def _advantages(worth: Worth) -> list[float]:
    total, rivals = sum(worth), len(worth) - 1
    return [mine - (total - mine) / rivals for mine in worth]


class ClaimForecast:
    """All seats between two cards each; ``left[s]`` is how likely seat s claims its left one."""

    def __init__(self, gaps: Sequence[Gap], steps: int) -> None:
        self._stakes = [gap.stakes for gap in gaps]
        self.left = [0.5] * len(gaps)
        for step in range(1, steps + 1):
            newer = [self._left_probability(Seat(seat)) for seat in range(len(gaps))]
            self.left = [
                old + (new - old) / step for old, new in zip(self.left, newer, strict=True)
            ]

    def _left_probability(self, seat: Seat) -> float:
        left, right = self.claim_values(seat)
        return 1 / (1 + exp(ADVANTAGE_WEIGHT * (right - left)))

    def claim_values(self, seat: Seat) -> tuple[float, float]:
        """What a seat may expect of claiming left, and of claiming right."""
        own, lost, shared = self._stakes[seat][seat]
        given, taken, halved = self._stakes[seat - 1][seat]
        rival_left, rival_right = self.risks(seat)
        left = own + rival_left * (shared - own) + rival_right * given
        right = taken + rival_right * (halved - taken) + rival_left * lost
        return left, right

    def risks(self, seat: Seat) -> tuple[float, float]:
        """How likely others claim the card on the left of a seat, and that on its right."""
        return 1 - self.left[(seat + 1) % len(self.left)], self.left[seat - 1]

    def expected(self, seat: Seat) -> float:
        """What a seat may expect of the whole round."""
        total = 0.0
        for giver, stakes in enumerate(self._stakes):
            left, right = self.left[giver], 1 - self.left[(giver + 1) % len(self.left)]
            own, other, both = stakes[seat]
            total += left * (1 - right) * own + (1 - left) * right * other + left * right * both
        return total


@dataclass(frozen=True, slots=True)
class QuabbleJudge:
    """Answers the expected claims of its opponents *steps* times over; errs now and then.

    A card that another surely claims too seems worth *caution* points less than it is.
    """

    steps: int
    error_rate: float = 0.0
    firmness: float = 3.0
    caution: float = 0.0

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        actions = _sensible(view, legal)
        if len(actions) == 1 or rng.random() < self.error_rate:
            return rng.choice(actions)
        worth = action_values(view, actions, self.steps, self.caution)
        return rng.choices(actions, softmax(worth, self.firmness))[0]


def _sensible(view: View, legal: Collection[Action]) -> list[Action]:
    """The actions but those that snatch a card of negative value: whoever errs does not do that."""
    values = view.board.house_set.values
    kept = [act for act in legal if not isinstance(act, Snatch) or values[act.card] >= 0]
    return kept or list(legal)


def action_values(
    view: View, actions: Sequence[Action], steps: int, caution: float = 0.0
) -> list[float]:
    """What each action is worth to the seat that sees this view; *caution* avoids torn cards."""
    seat = view.seat
    assert seat is not None
    values = _card_values(replace(view.board, offers=()))  # which make no difference
    gaps = [
        values.average(Seat(giver)) if card is None else values.gap(Seat(giver), card)
        for giver, card in enumerate(view.board.offers)
    ]
    if isinstance(actions[0], Claim):
        forecast = ClaimForecast(gaps, steps)
        found = zip(forecast.claim_values(seat), forecast.risks(seat), strict=True)
        claims = [value - caution * risk for value, risk in found]
        return [claims[action == Claim(Side.RIGHT)] for action in actions]
    worth = []
    for action in actions:
        match action:
            case Snatch(card):
                worth.append(advantage(values.snatched(seat, card), seat))
            case Offer(card):
                gaps[seat] = values.gap(seat, card)
                worth.append(ClaimForecast(gaps, steps).expected(seat))
    return worth


def easy() -> Bot[Action, View]:
    """Often leaves the best to those who seem to want it, rather than have it torn."""
    return QuabbleJudge(steps=1, firmness=0.5, caution=20.0)


def normal() -> Bot[Action, View]:
    """Expects its opponents to choose at random."""
    return QuabbleJudge(steps=0, error_rate=0.1, firmness=1.0)


def judge() -> Bot[Action, View]:
    """Always takes the best action it knows."""
    return QuabbleJudge(steps=4)
