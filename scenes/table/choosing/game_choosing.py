"""How the seats of a game choose: what they are told, with what they choose, what of it is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from rules.core import Seat
from scenes.table.choosing.chooser import ChoiceFollower, ChooserContext
from scenes.table.choosing.pending_choices import PersonChoosing

A = TypeVar("A")


class GameChoosing(ABC, Generic[A]):
    """What a game does whenever seats have to choose, asked by `ChoiceRound`."""

    @abstractmethod
    def prompt(self, seats: Sequence[Seat]) -> None:
        """Write what *seats*, which are lit, have to do now; nobody has, if it is empty."""

    @abstractmethod
    def by_person(self, context: ChooserContext) -> PersonChoosing[A]:
        """How a person makes the present choice of the seat in *context*."""

    def forced(self, seat: Seat) -> A | None:
        """What the table chooses for the person on *seat*, as the room knows of nothing else."""
        return None

    def hides_choice(self, seat: Seat) -> bool:
        """Whether the others may not see how *seat* makes its present choice."""
        return False

    def follower(self, seat: Seat) -> ChoiceFollower | None:
        """What shows the present choice of *seat* while it is made elsewhere."""
        return None

    def chose_elsewhere(self, seat: Seat) -> None:
        """Show that *seat*, which does not choose on this screen, has chosen, and nothing more."""

    def took_back(self, seat: Seat) -> None:
        """Show that such a seat has taken its choice back."""

    def show_chosen(self, seat: Seat) -> None:
        """Show that *seat* has chosen already, on a table that was just built."""

    def seconds_left(self) -> int | None:
        """How long those who choose now may still take, where a clock runs."""
        return None
