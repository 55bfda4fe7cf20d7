"""The way through the named steps of one choice, forwards and backwards."""

from __future__ import annotations

from typing import Generic, TypeVar

from scenes.table.choosing.step_chooser import Done
from scenes.table.named_choices.named_choices import NamedOption, NamedStep
from sprites.pictures.pictures import Picture

A = TypeVar("A")


class ChoicePath(Generic[A]):
    """Follows one option after another from the *first* step, until ``choice`` is made."""

    def __init__(self, first: NamedStep[A]) -> None:
        self.choice: A | None = None
        self._steps = [first]
        self._taken: list[int] = []

    @property
    def step(self) -> NamedStep[A]:
        """The present step, or the last one."""
        return self._steps[-1]

    @property
    def key(self) -> str:
        """Which step it is: the numbers of the options that led to it."""
        return ".".join(map(str, self._taken))

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step before the present one."""
        return bool(self._taken)

    @property
    def steps_taken(self) -> int:
        """How many steps were taken."""
        return len(self._taken)

    @property
    def chosen(self) -> str:
        """The names of all options that were taken."""
        return ", ".join(option.name for option in self._options_taken)

    @property
    def chosen_pictures(self) -> list[Picture]:
        """The pictures of those that have one."""
        return [option.picture for option in self._options_taken if option.picture]

    @property
    def _options_taken(self) -> list[NamedOption[A]]:
        return [step.options[at] for step, at in zip(self._steps, self._taken, strict=False)]

    def take(self, option: int) -> bool:
        """Follow an option of the present step; tell whether it could be chosen."""
        options = self.step.options
        then = options[option].then if 0 <= option < len(options) else None
        if then is None or self.choice is not None:
            return False
        self._taken.append(option)
        match then():
            case Done(action):
                self.choice = action
            case NamedStep() as step:
                self._steps.append(step)
        return True

    def back(self) -> bool:
        """Go one step back, or take the choice back; tell whether there was anything to undo."""
        if not self._taken:
            return False
        self._taken.pop()
        del self._steps[len(self._taken) + 1 :]
        self.choice = None
        return True
