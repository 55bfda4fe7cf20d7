"""One sitting of one game: the only mutable thing in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core import Event, Game, IllegalChoice, Seat, State
from rules.notation import decode_fields, encode_fields

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Chosen:
    """Everybody who was to act chose."""

    choices: Mapping[Seat, Any]


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took its last choice back."""

    seat: Seat


Deed: TypeAlias = Chosen | Undone


class Match(Generic[O, A, E, V]):
    """Collects choices until every seat to act has one, then lets the rules speak.

    Its ``witness`` is told every deed as soon as it is done, and never what is still secret.

    :raises ValueError: if the game is not for that many *seats* or has no such *options*.
    """

    def __init__(self, game: Game[O, A, E, V], options: O, seats: int, seed: int) -> None:
        if seats not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            raise ValueError(f"{game.title} is for {few} to {many} players, not for {seats}")
        if type(options) is not game.options:
            raise ValueError(f"{game.title} has options of its own, not {options}")
        decode_fields(game.options, encode_fields(options))  # types alone keep nobody out
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.log: list[dict[Seat, A]] = []
        self._rng = Random(seed)
        self._pending: dict[Seat, A] = {}
        self.state: State[A, E, V] = game.deal(options, seats, self._rng)
        self._earlier: list[State[A, E, V]] = []  # the states an undo may go back to
        self.witness: Callable[[Deed], object] = _nobody

    @property
    def waiting_for(self) -> frozenset[Seat]:
        """The seats that have yet to choose."""
        return self.state.to_act() - self._pending.keys()

    def choose(self, seat: Seat, action: A) -> Sequence[E]:
        """Lock in *seat*'s choice; the events come with the last one.

        :raises IllegalChoice: if it is not *seat*'s turn or *action* not among its legal ones.
        """
        if seat in self._pending:
            raise IllegalChoice(f"seat {seat} cannot choose {action}: it has already chosen")
        if seat not in self.waiting_for:
            raise IllegalChoice(f"seat {seat} cannot choose {action}: it is not asked to")
        if action not in self.state.legal(seat):
            raise IllegalChoice(f"seat {seat} cannot choose {action}: it is not legal now")
        self._pending[seat] = action
        return () if self.waiting_for else self._advance()

    def may_undo(self, seat: Seat) -> bool:
        """Whether the last choice was *seat*'s alone and changed no turn and showed nothing."""
        return bool(self._earlier) and seat in self.log[-1]

    def undo(self, seat: Seat) -> None:
        """Take back *seat*'s last choice.

        :raises IllegalChoice: if that choice must stand.
        """
        if not self.may_undo(seat):
            raise IllegalChoice(f"seat {seat} cannot undo: there is no choice it may take back")
        self.state = self._earlier.pop()
        self.log.pop()
        self.witness(Undone(seat))

    def _advance(self) -> Sequence[E]:
        choices, self._pending = self._pending, {}
        before, chance = self.state, self._rng.getstate()
        self.state, events = before.apply(choices, self._rng)
        self.log.append(choices)
        own_turn = before.to_act() == self.state.to_act() and len(choices) == 1
        told = any(event.reveals for event in events)
        if own_turn and not told and chance == self._rng.getstate():
            self._earlier.append(before)
        else:
            self._earlier.clear()
        self.witness(Chosen(choices))
        return events


def _nobody(_: Deed) -> None:
    """Nobody watches."""
