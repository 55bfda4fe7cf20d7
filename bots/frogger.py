"""Judgement for Frogger: how far the frogs have come, and how far the cards would carry them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import assert_never

from bots.core import Bot
from rules.core import Seat
from rules.decktet import Card, Rank
from rules.frogger import EXCUSE, FROGS, Action, Advance, Path, Retreat, Space, Stop, Take, View

# What a position is worth, in path cards: tried out in some thousand games between judges.
HOME = 2.0  # for a frog that is safe, beyond the step home
HELD = 0.5  # of the way a card would carry a frog
RIVAL = 0.5  # of a rival's frogs


@dataclass(frozen=True, slots=True)
class Pond:
    """Where the frogs are and what one seat holds, as the judge weighs it."""

    path: Path
    crocodiles: tuple[Space, ...]
    frogs: tuple[Space, ...]
    seat: Seat
    hand: tuple[Card, ...]

    def worth(self) -> float:
        """How well the seat stands."""
        own = self.frogs[self.seat * FROGS : (self.seat + 1) * FROGS]
        gone = [self._gone(space) for space in self.frogs]
        mine = sum(gone[self.seat * FROGS : (self.seat + 1) * FROGS])
        rivals = (sum(gone) - mine) / (len(self.frogs) // FROGS - 1)
        taken = self.frogs + self.crocodiles
        starts = {*own} - {self.path.home}
        reaches = sum(self._reach(card, starts, taken) for card in self.hand) if starts else 0.0
        left = FROGS * self._gone(self.path.home) - mine
        return mine + HELD * min(reaches, left) - RIVAL * rivals

    def after(self, action: Action) -> Pond:
        """What comes of an action."""
        match action:
            case Advance(start, card, suit):
                end = self.path.leap(start, suit, self.frogs + self.crocodiles)
                frogs = self._moved(start, end)
                if card.rank in (Rank.ACE, Rank.CROWN):
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

    def _with(self, frogs: tuple[Space, ...], hand: tuple[Card, ...]) -> Pond:
        return Pond(self.path, self.crocodiles, frogs, self.seat, hand)

    def _moved(self, start: Space, end: Space) -> tuple[Space, ...]:
        frog = self.frogs.index(start, self.seat * FROGS)
        return (*self.frogs[:frog], end, *self.frogs[frog + 1 :])

    def _gone(self, space: Space) -> float:
        """How far a frog has come."""
        return self.path.numbers[space] + (HOME if space == self.path.home else 0.0)

    def _reach(self, card: Card, starts: Collection[Space], taken: tuple[Space, ...]) -> float:
        """How far a card would carry the best of the frogs."""
        return max(
            self._gone(self.path.leap(start, suit, taken)) - self._gone(start)
            for start in starts
            for suit in card.suits
        )


@dataclass(frozen=True, slots=True)
class Judge:
    """Does what leaves it best off, and slips now and then."""

    slip: float = 0.0

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        assert view.seat is not None
        actions = list(legal)
        if len(actions) == 1 or rng.random() < self.slip:
            return rng.choice(actions)
        hand = view.own + view.public[view.seat]
        pond = Pond(view.path, view.crocodiles, view.frogs, view.seat, hand)
        return max(actions, key=lambda action: (pond.after(action).worth(), rng.random()))


def easy() -> Bot[Action, View]:
    """Knows what is good, and does something else half of the time."""
    return Judge(slip=0.5)


def normal() -> Bot[Action, View]:
    """Slips now and then."""
    return Judge(slip=0.15)


def hard() -> Bot[Action, View]:
    """Judges as well as we know how."""
    return Judge()
