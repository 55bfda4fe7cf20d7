"""The parts of every game: seats, states, choices, events and outcomes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NewType,
    Protocol,
    Self,
    TypeVar,
)

from values import value

if TYPE_CHECKING:
    from fractions import Fraction

Seat = NewType("Seat", int)

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)


class IllegalChoice(ValueError):
    """A seat chose what is not legal."""


class OptionConflict(ValueError):
    """Options exclude each other; its text is the key of the sentence that says why."""


@value
class Outcome:
    """How a game ended: the seats of each place from the first to the last.

    The first place may be empty: the dummy won. ``points`` has one entry per seat, or is empty in
    a game without points.
    """

    places: tuple[tuple[Seat, ...], ...]
    reason: Enum
    points: tuple[Fraction, ...] = ()


class Event:
    """Something that happened.

    If it ``reveals`` what was hidden, the choice that led to it cannot be undone.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as *seat* saw it, with ``None`` for secrets; seat ``None`` is the room."""
        return self


class Choices(Generic[A_co]):
    """A ``Collection`` of more legal choices than one wants to list; none is listed to get one.

    It is no abstract base class: ``isinstance`` is asked before every random choice, and takes
    five times as long for one.
    """

    __slots__ = ()

    def __len__(self) -> int:
        raise NotImplementedError

    def __iter__(self) -> Iterator[A_co]:
        raise NotImplementedError

    def __contains__(self, action: object) -> bool:
        raise NotImplementedError

    def __getitem__(self, index: int) -> A_co:
        """The choice at an index, from 0, in the order of iteration.

        :raises IndexError: if there is none.
        """
        raise NotImplementedError

    def sample(self, rng: Random) -> A_co:
        """One of them, each as likely as any other. There must be one."""
        raise NotImplementedError


class State(Protocol[A, E_co, V_co]):
    """The state of a game between two choices; it never changes."""

    def to_act(self) -> frozenset[Seat]:
        """The seats that must choose now; empty once the game is over."""

    def legal(self, seat: Seat) -> Collection[A]:
        """What *seat* may choose now; empty unless it is to act."""

    def apply(self, choices: Mapping[Seat, A], rng: Random) -> tuple[Self, Sequence[E_co]]:
        """The next state, and the events that led to it in their order."""

    def view(self, seat: Seat | None) -> V_co:
        """What *seat* knows; seat ``None`` is the room, which sees the shared screen."""

    def outcome(self) -> Outcome | None:
        """The result, or ``None`` while the game goes on."""


@value
class Game(Generic[O, A, E_co, V_co]):
    """The rules of one title: name, designers, numbers of seats, options, actions and deal.

    A game whose cards an owner may replace has them as ``house_set``, a frozen dataclass, and
    ``with_house_set`` makes the same game with another set. ``later_options`` are those that old
    records lack, which were made when their defaults were the only rules.
    """

    name: str
    title: str
    designers: tuple[str, ...]
    seats: range
    options: type[O]
    actions: tuple[type[A], ...]
    deal: Callable[[O, int, Random], State[A, E_co, V_co]]
    house_set: Any = None
    with_house_set: Callable[[Any], Game[O, A, E_co, V_co]] | None = None
    later_options: tuple[str, ...] = ()
