"""A match in which one seat at a time is asked for one step of its choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from research.coding import Coding
from research.observation import Array, Items, Observation, items, named, padded
from rules.core import Choices, IllegalChoice, Outcome, Seat
from rules.games import rules_of


class SequentialMatch:
    """Asks the seats that have to choose in their order; what they chose is sealed until all have.

    ``state`` is that before their choices. ``asked`` is the seat that is asked now, ``None`` if all
    have chosen or the match is over; ``taken`` are the steps it has taken.
    """

    asked: Seat | None
    taken: tuple[int, ...]
    _seats: Sequence[Seat]
    _sealed: dict[Seat, Any]
    _seen: dict[Seat | None, Items]  # by seat, where it is asked for at each step of a choice
    _choices: Collection[Any]  # of the seat that is asked
    _legal: tuple[int, ...] | None  # what may be taken now, once it is known

    def __init__(self, coding: Coding, state: Any) -> None:
        self.coding = coding
        self.state = state
        self._begin()

    def __deepcopy__(self, memo: Any) -> SequentialMatch:
        return self.copied()

    def copied(self) -> SequentialMatch:
        """A match that goes on from here by itself."""
        made = object.__new__(SequentialMatch)
        made.__dict__.update(self.__dict__)
        made._sealed = {**self._sealed}
        return made

    @property
    def complete(self) -> bool:
        """Whether all seats have chosen, and ``advance`` is next."""
        return self.asked is None and bool(self._sealed)

    def legal(self) -> tuple[int, ...]:
        """The steps that the seat that is asked may take, sorted."""
        if self._legal is None:
            self._legal = self.coding.steps.next(self._choices, self.taken)
        return self._legal

    def take(self, code: int) -> None:
        """Take a step; the last one of a choice seals it.

        :raises IllegalChoice: if nobody is asked or the step is not legal.
        """
        if code not in self.legal():
            raise IllegalChoice(f"{code} is not legal now")
        assert self.asked is not None
        taken = (*self.taken, code)
        action = self.coding.steps.action(self._choices, taken)
        if action is None:
            self.taken, self._legal = taken, None
        else:
            self._sealed[self.asked] = action
            self._ask()

    def advance(self, rng: Random) -> None:
        """Apply the choices of all seats; if *rng* raises an error, nothing has changed."""
        self.state, _ = self.state.apply(self._sealed, rng)
        self._begin()

    def observation(self, seat: Seat | None) -> Observation:
        """What *seat* or the room knows, with the steps that it has taken of several."""
        return named(sequential_arrays(self.coding), self.items(seat))

    def items(self, seat: Seat | None) -> Items:
        """The items of all arrays of the observation, in an array of their own."""
        longest = self.coding.steps.longest
        if longest == 1:
            return self.coding.items(self.state.view(seat))
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self.coding.items(self.state.view(seat))
        taken = self.taken if seat is not None and seat == self.asked else ()
        return found + items(*padded(taken, longest))

    def imagined(self, rng: Random) -> SequentialMatch:
        """A match that the seat that is asked cannot tell from this one.

        What is hidden from the seat is drawn anew, the sealed choices of others too.
        """
        seat = self.asked
        assert seat is not None
        made = imagined_match(self.coding, self.state.view(seat), rng)
        made.taken = self.taken
        return made

    def play_out(self, rng: Random) -> Outcome:
        """How the match ends if all choose at random from here on; it stays as it is."""
        match = self.copied()
        while match.taken:
            match.take(rng.choice(match.legal()))
        state, chosen = match.state, match._sealed
        while (outcome := state.outcome()) is None:
            choices = {
                seat: chosen[seat] if seat in chosen else _sample(state.legal(seat), rng)
                for seat in sorted(state.to_act())
            }
            state, chosen = state.apply(choices, rng)[0], {}
        found: Outcome = outcome
        return found

    def _begin(self) -> None:
        self._seats = sorted(self.state.to_act())
        self._sealed, self._seen = {}, {}
        self._ask()

    def _ask(self) -> None:
        """Ask the first seat that has not chosen."""
        chosen = len(self._sealed)
        self.taken, self._legal = (), None
        if chosen < len(self._seats):
            self.asked = self._seats[chosen]
            self._choices = self.state.legal(self.asked)
        else:
            self.asked, self._choices, self._legal = None, (), ()


def _sample(legal: Collection[Any], rng: Random) -> Any:
    return legal.sample(rng) if isinstance(legal, Choices) else rng.choice([*legal])


def imagined_match(coding: Coding, view: Any, rng: Random) -> SequentialMatch:
    """A match that may have this view, in which the seat that sees it is asked."""
    imagine = rules_of(coding.game.name).imagine
    match = SequentialMatch(coding, imagine(view, rng))
    while match.asked != view.seat:
        match.take(rng.choice(match.legal()))
    return match


def sequential_arrays(coding: Coding) -> tuple[Array, ...]:
    """The arrays of an observation of a sequential match."""
    steps = coding.steps
    if steps.longest == 1:
        return coding.arrays
    return (*coding.arrays, Array("steps", (steps.longest,), -1, steps.codec.size - 1))


def rewards(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """For each seat, the share of the others it is ahead of less that of those ahead of it.

    They add up to 0. A single player's reward are the points.
    """
    if seats == 1:
        return (float(outcome.points[0]),)
    place = {seat: number for number, group in enumerate(outcome.places) for seat in group}
    return tuple(
        sum((place[other] > place[seat]) - (place[other] < place[seat]) for other in place)
        / (seats - 1)
        for seat in map(Seat, range(seats))
    )
