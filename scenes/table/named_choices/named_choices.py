"""A choice as named steps: what a game brings for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from rules.core import Seat
from scenes.table.choosing.choosing_steps import Done
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage
from words import say

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
CARD_HIGH = 520.0  # design units of a card, which is half as many pixels high


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card of a hand, with its full name."""

    name: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class NamedPreview:
    """What is shown of an option before it is taken: a *view* and a *way* as of a `NamedStep`.

    ``note`` says that it counts when it is taken again, if not in the usual words.
    """

    view: Any
    way: tuple[Any, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class NamedOption(Generic[A_co]):
    """One thing to choose, with its full name; ``then`` makes what follows.

    Without ``then`` it cannot be chosen now, and ``refusal`` says why. It may have a ``picture``, a
    ``place`` on the board of the game, a ``target`` on it to which it leads, and a ``note`` that
    says what it would bring. A ``sign`` is a letter or so that shows it at a glance. It is
    ``faint`` if it can be chosen, but brings nothing. With a ``preview`` a phone first shows what
    it would do, and takes it when it is chosen once more.
    """

    name: str
    then: Callable[[], NextNamedStep[A_co]] | None
    picture: Picture | None = None
    place: Hashable = None
    note: str = ""
    refusal: str = ""
    target: Hashable = None
    faint: bool = False
    sign: str = ""
    preview: NamedPreview | None = None


@dataclass(frozen=True, slots=True)
class NamedStep(Generic[A_co]):
    """One question, and all that can be chosen or is refused.

    ``about`` is the place on the board that was chosen in the step before. ``view`` is what the
    room would see if what was chosen so far were done, where that changes the board. ``way`` is
    what was chosen so far, as the `ChoiceFollower` of the game's table takes it.
    """

    prompt: str
    options: tuple[NamedOption[A_co], ...]
    about: Hashable = None
    view: Any = None
    way: tuple[Any, ...] = ()


NextNamedStep: TypeAlias = NamedStep[A_co] | Done[A_co]


class NamedChoices(Protocol[A, V_contra]):
    """How a game is played by names: on phones, where the board is a picture, and on lists.

    All of it follows from what the seat sees.
    """

    def faces(self, view: V_contra) -> Sequence[Picture]:
        """All cards that a hand or an option may show in the match, whoever holds which.

        *view* is that of the room. They are rendered in this order before the first is needed, so
        that nobody sees from the time it takes what others hold.
        """

    def hand(self, seat: Seat, view: V_contra) -> Sequence[NamedCard]:
        """The cards that *seat* holds."""

    def board(self, stage: Stage, view: V_contra) -> BoardDrawing | None:
        """Put what lies open on *stage*, which is drawn for phones, if anything is chosen there.

        *view* is that of the room.
        """
        return None

    def first(self, seat: Seat, view: V_contra, legal: Collection[A]) -> NamedStep[A]:
        """The first step to every one of the *legal* choices of *seat*."""


def told_apart(options: Iterable[NamedOption[A]]) -> tuple[NamedOption[A], ...]:
    """The same options; those with equal names are numbered."""
    options, seen = tuple(options), Counter[str]()
    several = {name for name, count in Counter(one.name for one in options).items() if count > 1}
    named = []
    for option in options:
        seen[option.name] += 1
        number = seen[option.name]
        name = say("phone.one_of_several", name=option.name, number=number)
        named.append(replace(option, name=name) if option.name in several else option)
    return tuple(named)


def leads_to(option: NamedOption[A], action: A) -> bool:
    """Whether some way from *option* ends with *action*."""
    match option.then and option.then():
        case Done(done):
            return bool(done == action)
        case NamedStep(options=options):
            return any(leads_to(one, action) for one in options)
        case _:
            return False
