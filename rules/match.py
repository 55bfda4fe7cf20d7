"""A match: it collects choices, keeps a log of them and undoes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core import Event, Game, IllegalChoice, Seat, State
from rules.notation import decode_fields, encode_fields
from values import value

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@value
class Chosen:
    """All seats that were to act chose."""

    choices: Mapping[Seat, Any]


@value
class Undone:
    """A seat took back its last choice."""

    seat: Seat


MatchStep: TypeAlias = Chosen | Undone


class Match(Generic[O, A, E, V]):
    """Collects choices until every seat that is to act has chosen, then applies them.

    It is the only mutable object of the rules. Its ``listener`` is called with every step as soon
    as it is made, never with a choice that is still secret.

    :raises ValueError: if the game is not for that many *seats* or has no such *options*.
    """

    def __init__(self, game: Game[O, A, E, V], options: O, seats: int, seed: int) -> None:
        if seats not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            raise ValueError(f"{game.title} is for {few} to {many} players, not for {seats}")
        if type(options) is not game.options:
            raise ValueError(f"{game.title} has options of its own, not {options}")
        decode_fields(game.options, encode_fields(options))  # checks the values of the fields
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.log: list[dict[Seat, A]] = []
        self.events: list[Sequence[E]] = []  # what each joint choice in the log has brought
        self._rng = Random(seed)
        self._pending: dict[Seat, A] = {}
        self.state: State[A, E, V] = game.deal(options, seats, self._rng)
        self._earlier: list[State[A, E, V]] = []  # the states an undo may go back to
        self.listener: Callable[[MatchStep], object] = _ignore

    @property
    def waiting_for(self) -> frozenset[Seat]:
        """The seats that have yet to choose."""
        return self.state.to_act() - self._pending.keys()

    def choose(self, seat: Seat, action: A) -> Sequence[E]:
        """Lock in the choice of *seat*; the last choice returns the events of all, others none.

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
        """Whether the last choice was *seat*'s alone, ended no turn, revealed and drew nothing."""
        return bool(self._earlier) and seat in self.log[-1]

    def undo(self, seat: Seat) -> None:
        """Take back *seat*'s last choice.

        :raises IllegalChoice: if that choice must stand.
        """
        if not self.may_undo(seat):
            raise IllegalChoice(f"seat {seat} cannot undo: there is no choice it may take back")
        self.state = self._earlier.pop()
        self.log.pop()
        self.events.pop()
        self.listener(Undone(seat))

    def _advance(self) -> Sequence[E]:
        choices, self._pending = self._pending, {}
        before, chance = self.state, self._rng.getstate()
        self.state, events = before.apply(choices, self._rng)
        self.log.append(choices)
        self.events.append(events)
        same_turn = before.to_act() == self.state.to_act() and len(choices) == 1
        revealed = any(event.reveals for event in events)
        if same_turn and not revealed and chance == self._rng.getstate():
            self._earlier.append(before)
        else:
            self._earlier.clear()
        self.listener(Chosen(choices))
        return events


def _ignore(_: MatchStep) -> None:
    """The listener of a match that has none."""
