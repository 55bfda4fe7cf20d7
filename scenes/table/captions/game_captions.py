"""What a game says of its events, and which seats they are about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from rules.core import Event, Seat
from words import say

A = TypeVar("A")
E = TypeVar("E", bound=Event)


class GameCaptions(ABC, Generic[A, E]):
    """The words for the events of a match, asked for in their order by `EventCaptions`.

    They may tell nothing that the room does not see.
    """

    goal_in_deal: ClassVar[bool] = False
    """Whether it is read during the deal how one wins, and not while people choose."""

    @abstractmethod
    def caption(self, event: E) -> str:
        """One sentence about *event*, or an empty one if there is nothing to tell."""

    @abstractmethod
    def hint(self, event: E) -> str:
        """The rule that *event* shows in a few words, or an empty string."""

    def hint_holds(self, event: E) -> bool:
        """Whether what the hint about *event* names is still there, or it names nothing."""
        return True

    def hint_framed(self, event: E) -> bool:
        """Whether what the hint about *event* names is still framed while it is read."""
        return True

    def takes_hint(self, rule: str, given: int) -> bool:
        """Whether *rule* may be told now, after so many others were *given*, and not later."""
        return True

    def hint_ready(self, event: E) -> bool:
        """Whether the hint about *event* may be read now: nothing else than it tells is chosen."""
        return True

    def hint_comes_first(self, event: E) -> bool:
        """Whether the hint about *event* is read before all that wait."""
        return False

    def hint_lasts(self, event: E) -> bool:
        """Whether the hint may come later too, for as long as it holds."""
        return False

    @property
    def leaves_time_to_read(self) -> bool:
        """Whether a hint may be read now: the banner warns of nothing."""
        return True

    @property
    def laurel_rule(self) -> str:
        """The hint that tells who wears the laurel."""
        return say("table.hint_laurel")

    def past_captions(self, events: Sequence[E]) -> Sequence[str]:
        """The captions of *events* that happened before the table was opened."""
        return list(map(self.caption, events))

    def is_routine(self, event: E) -> bool:
        """Whether *event* happens in every turn, so that few need to be told of it."""
        return False

    def banner(self, event: E) -> str:
        """What the banner says while *event* is shown; empty if it still says what is going on."""
        return self.caption(event)

    def actors(self, event: E) -> Collection[Seat]:
        """The seats that *event* is about: they are lit while it is shown.

        An event for which the banner has no words leaves the light where it is.
        """
        seat: Seat | None = getattr(event, "seat", None)
        return () if seat is None else (seat,)

    def deed(self, event: E) -> str:
        """What the actors have done, told at their seats once it is done."""
        return self.caption(event)

    def told_to_others(self, event: E) -> Mapping[Seat, str]:
        """What *event* did to seats that are not its actors, told there until they choose."""
        return {}

    def begins_anew(self, event: E) -> bool:
        """Whether a new part of the match begins with *event*: what seats did before is over."""
        return False
