"""Rates choices in Frogger by how far the frogs are and how far the cards would take them."""

from __future__ import annotations

from collections.abc import Collection, Container
from dataclasses import dataclass
from functools import lru_cache, partial
from operator import itemgetter
from random import Random
from typing import assert_never

from bots.core import Bot
from bots.heuristics.frogger import sweeps
from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    FROGS,
    SWEEPING,
    Action,
    Advance,
    Path,
    Retreat,
    Space,
    Stop,
    Take,
    View,
)
from values import value

# What a position is worth, in path cards; tuned in about a thousand matches between judges.
HOME = 1.0  # for a frog at home, besides the way there
HELD = 0.7  # of the way that the cards in hand would take the frogs
RIVAL = 0.5  # of the way that an opponent's frogs have gone
FORESIGHT = 6  # cards


@value
class FroggerPosition:
    """The frogs and the hand of one seat, as far as the judge rates them."""

    path: Path
    crocodiles: tuple[Space, ...]
    frogs: tuple[Space, ...]
    seat: Seat
    hand: tuple[Card, ...]

    def worth(self) -> float:
        """The rating of the position for the seat."""
        own, gone = self.frogs[self.seat * FROGS : (self.seat + 1) * FROGS], _gone(self.path)
        mine = sum([gone[space] for space in own])
        rivals = (sum([gone[space] for space in self.frogs]) - mine) / (
            len(self.frogs) // FROGS - 1
        )
        return mine + HELD * self._way_ahead(list(own)) - RIVAL * rivals

    def after(self, action: Action) -> FroggerPosition:
        """The position after an action."""
        match action:
            case Advance(start, card, suit):
                end = self.path.leap(start, suit, self.frogs + self.crocodiles)
                frogs = self._moved(start, end)
                if card.rank in SWEEPING:
                    swept = [space for space in self.path.mates(end) if space != end]
                    frogs = tuple(EXCUSE if space in swept else space for space in frogs)
                return self._with(frogs, tuple(held for held in self.hand if held != card))
            case Retreat(start, end, taken):
                hand = self.hand if taken is None else (*self.hand, taken)
                return self._with(self._moved(start, end), hand)
            case Take(card):
                return self._with(self.frogs, (*self.hand, card))
            case Stop():
                return self
            case _:
                assert_never(action)

    def _with(self, frogs: tuple[Space, ...], hand: tuple[Card, ...]) -> FroggerPosition:
        return FroggerPosition(self.path, self.crocodiles, frogs, self.seat, hand)

    def _moved(self, start: Space, end: Space) -> tuple[Space, ...]:
        frog = self.frogs.index(start, self.seat * FROGS)
        return (*self.frogs[:frog], end, *self.frogs[frog + 1 :])

    def _way_ahead(self, own: list[Space]) -> float:
        """How far the cards would take the seat's frogs if nobody moved, longest leap first."""
        others = self.frogs[: self.seat * FROGS] + self.frogs[(self.seat + 1) * FROGS :]
        hand, way = list(self.hand), 0.0
        while hand and len(self.hand) - len(hand) < FORESIGHT:
            taken = {*own, *others, *self.crocodiles}
            leaps = self._leaps(own, hand, taken)
            if not leaps:
                break
            far, start, end, card = max(leaps, key=itemgetter(0))
            way += far
            own[own.index(start)] = end
            hand.remove(card)
        return way

    def _leaps(
        self, own: Collection[Space], hand: Collection[Card], taken: Container[Space]
    ) -> list[tuple[float, Space, Space, Card]]:
        """For each frog that is not at home its leap by each suit in *hand*: how far, and which."""
        gone, leap = _gone(self.path), self.path.leap
        first = _first_of_each_suit(hand).items()
        return [
            (gone[end] - gone[start], start, end, card)
            for start in sorted({*own} - {self.path.home})
            for suit, card in first
            for end in (leap(start, suit, taken),)
        ]


@lru_cache(maxsize=16)
def _gone(path: Path) -> tuple[float, ...]:
    """How far a frog has come on each space."""
    return tuple(
        [
            number + (HOME if space == path.home else 0.0)
            for space, number in enumerate(path.numbers)
        ]
    )


def _first_of_each_suit(hand: Collection[Card]) -> dict[Suit, Card]:
    """The first card of *hand* that has a suit, for each: others would take a frog as far."""
    first: dict[Suit, Card] = {}
    for card in hand:
        for suit in card.suits:
            first.setdefault(suit, card)
    return first


@dataclass(frozen=True, slots=True)
class FroggerJudge:
    """Takes the best action it knows, or, at a rate of ``error_rate``, any of the better half.

    Where it can send opponents' frogs back, it does at a rate of ``sweep_rate``, whatever else
    there is: as many as it can, from as far along the path as it can.
    """

    error_rate: float = 0.0
    sweep_rate: float = 0.0

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        assert view.seat is not None
        if self.sweep_rate and rng.random() < self.sweep_rate:
            sweep = max(legal, key=partial(sweeps, view))
            if sweeps(view, sweep):
                return sweep
        is_error = rng.random() < self.error_rate
        hand = view.own + view.public[view.seat]
        position = FroggerPosition(view.path, view.crocodiles, view.frogs, view.seat, hand)
        rated = [(position.after(action).worth(), rng.random(), action) for action in legal]
        rated.sort(key=lambda each: each[:2], reverse=True)
        return rated[rng.randrange((len(rated) + 1) // 2) if is_error else 0][-1]


def easy() -> Bot[Action, View]:
    """Often takes an action that is not bad, and now and then sends a frog back for its own sake.

    At these rates a beginner's frogs are sent back once or twice a match.
    """
    return FroggerJudge(error_rate=0.7, sweep_rate=0.3)


def normal() -> Bot[Action, View]:
    """Now and then takes an action that is not bad, else the best it knows."""
    return FroggerJudge(error_rate=0.25)


def judge() -> Bot[Action, View]:
    """Always takes the best action it knows."""
    return FroggerJudge()
