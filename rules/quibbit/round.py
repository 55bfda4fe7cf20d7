"""A round of Quibbit while it is being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from rules.core import Seat
from rules.quibbit.nouns import (
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    Frog,
    FrogLeapt,
    FrogRemoved,
    GameWon,
    Lapped,
    PicksRevealed,
    Reason,
    RoundBegan,
    Tile,
)
from rules.quibbit.ring import is_home, lapped, leaps

ROUND_LIMIT = 100


@dataclass(slots=True)
class Table:
    """The frogs and cards as they lie in mid-round, and what has happened so far.

    ``at`` is the progress of every frog on the ring; the dummy is the one without a hand.
    """

    ring: tuple[Tile, ...]
    at: dict[Frog, int]
    hands: dict[Frog, tuple[int, ...]]
    crown: Frog
    pile: tuple[int, ...]
    spent: tuple[int, ...]
    out: tuple[tuple[Seat, ...], ...]
    won: GameWon | None = None
    events: list[Event] = field(default_factory=list)

    def play(self, number: int, picks: Mapping[Frog, int], rng: Random) -> None:
        """Play round *number* up to the next planning or to the end of the game."""
        self.events.append(PicksRevealed(tuple(picks.items())))
        self._leap_all({**picks, **self._turn(rng)})
        if self.won:
            return
        self._crown_front()
        if number == ROUND_LIMIT:
            self._win(self.crown, Reason.ROUND_LIMIT)
        else:
            self._remove_those_without_cards()
        if not self.won:
            self.events.append(RoundBegan(number + 1))

    def _turn(self, rng: Random) -> dict[Frog, int]:
        """The dummy's card for this round, if there is a dummy."""
        dummies = self.at.keys() - self.hands.keys()
        if not dummies:
            return {}
        if not self.pile:
            self.pile = tuple(rng.sample(self.spent, len(self.spent)))
            self.spent = ()
            self.events.append(DummyShuffled())
        (dummy,) = dummies
        card, self.pile = self.pile[-1], self.pile[:-1]
        self.spent = (*self.spent, card)
        self.events.append(DummyTurned(dummy, card))
        return {dummy: card}

    def _leap_all(self, cards: Mapping[Frog, int]) -> None:
        size, starts = len(self.ring), dict(self.at)
        for frog, jumped in leaps(self.at, cards, size):
            card, end = cards[frog], self.at[frog]
            self.events.append(FrogLeapt(frog, card, starts[frog], end, jumped))
            last = lapped(self.at, frog, size)
            if last is not None:
                self.events.append(Lapped(frog, last))
                self._win(frog, Reason.LAPPED)
                return
            self._settle(frog, card, self.ring[end % size])

    def _settle(self, frog: Frog, card: int, tile: Tile) -> None:
        hand = self.hands.get(frog)
        if hand is not None and is_home(tile, frog):
            self.events.append(CardReturned(frog, card))
            return
        if hand is not None:
            self.hands[frog] = tuple(held for held in hand if held != card)
        self.events.append(CardLost(frog, card))

    def _crown_front(self) -> None:
        front = max(self.at, key=self.at.__getitem__)
        if front != self.crown:
            self.events.append(CrownPassed(self.crown, front))
            self.crown = front

    def _remove_those_without_cards(self) -> None:
        leaving = [frog for frog in self.hands if frog in self.at and not self.hands[frog]]
        staying = [frog for frog in self.hands if self.hands[frog]]
        if not staying:
            # All are out at the same time: who wears the crown wins and keeps its place.
            leaving = [frog for frog in leaving if frog != self.crown]
        for frog in leaving:
            del self.at[frog]
            self.events.append(FrogRemoved(frog))
        if leaving:
            self.out = (*self.out, tuple(Seat(frog) for frog in leaving))
            self._crown_front()
        if not staying:
            self._win(self.crown, Reason.CROWN_OF_THE_LAST)
        elif len(staying) == 1:
            self._win(staying[0], Reason.LAST_IN_PLAY)

    def _win(self, frog: Frog, reason: Reason) -> None:
        self.won = GameWon(frog, reason)
        self.events.append(self.won)
