"""How one person makes one choice on the screen: what all kinds of choosers share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rules.core import Seat
from scenes.ui.control_signs import LabelledSign
from seats.bindings import Controls
from seats.input.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound, SoundBank
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box, Point
from sprites.stage.stage import Stage

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class PrescribedChoice(Generic[A]):
    """The one choice that a lesson waits for; ``refuse`` is called when another one is tried.

    Lists begin at it, unless the learner is to *find* it; cursors begin where they do in a match.
    Nothing is offered while it is *held*. If it is *free*, it is an example only, and any other is
    taken as well. It ``shows`` so many of the things that a table draws with a choice.
    """

    action: A
    refuse: Callable[[], object]
    held: Callable[[], bool]
    find: bool = False
    free: bool = False
    shows: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class ChooserContext:
    """What every chooser is given: whose choice it is, with which device, and what shows it.

    ``play`` runs a motion beside the script. Where a choice is ``prescribed``, no other is taken.
    """

    seat: Seat
    controls: Controls
    stage: Stage
    bank: SoundBank
    play: Callable[[Motion], None]
    prescribed: PrescribedChoice[Any] | None = None


class ChoiceFollower(Protocol):
    """Shows on the table a choice that is made elsewhere, as far as everybody may see it."""

    def follow(self, way: Sequence[Any]) -> None:
        """Show what has been chosen so far: the *way* of a `NamedStep`."""

    def leave(self) -> None:
        """Take away all that was shown."""


class PromptArea(Protocol):
    """Where a seat reads what it can press, and what that would do."""

    def show_status(self, words: str) -> None:
        """Write the one status line."""

    def show_controls(self, signs: Sequence[LabelledSign]) -> None:
        """Print what to press and what it does, or nothing."""

    def show_idle_status(self) -> None:
        """Write what the status line says when there is nothing to do."""


class Chooser(ABC, Generic[A]):
    """One seat's choice in the making; ``choice`` is ``None`` until it is made.

    ``changes`` counts how often it was made or taken back, be it to the same again.
    """

    def __init__(self, context: ChooserContext) -> None:
        self.choice: A | None = None
        self.changes = 0
        self._context = context

    @property
    def steps_made(self) -> int:
        """How many steps of the choice have been made."""
        return 0

    def go_on_with(self, controls: Controls) -> bool:
        """Let whoever chooses go on with other *controls*; tell whether that can be done."""
        return False

    @property
    def open_cursor(self) -> Point | None:
        """Where its cursor is, if everybody may see that."""
        return None

    @abstractmethod
    def press(self, press: Press) -> None:
        """Answer a control."""

    def offers(self) -> frozenset[Intent]:
        """What can be pressed now, but for what goes through all targets in order."""
        return frozenset()

    def point(self, x: float, y: float, phase: Phase) -> None:
        """Answer the pointer, in design units."""

    def step(self) -> None:
        """Advance by one fixed step."""

    def next_box(self, action: A) -> Box | None:
        """What to point at next to choose *action*, if it has a place."""
        return None

    def next_press(self, action: A) -> Intent:
        """What to press next to choose *action*."""
        return Intent.CONFIRM

    def is_elsewhere(self, action: A) -> bool:
        """Whether the cursor has yet to go to what is chosen next for *action*."""
        return False

    def has_to_undo(self, action: A) -> bool:
        """Whether what is done so far has to be undone first for *action*."""
        return False

    def hide(self) -> bool:
        """Close the curtain before what is secret; tell whether it was open."""
        return False

    @abstractmethod
    def close(self) -> None:
        """Take everything off the stage."""

    def _refused(self, leads: Callable[[A], bool]) -> bool:
        """Refuse what is tried now if a choice is prescribed and it *leads* to another one."""
        prescribed = self._context.prescribed
        if prescribed is None or prescribed.free or leads(prescribed.action):
            return False
        self._context.bank.play(Sound.REFUSE)
        prescribed.refuse()
        return True
