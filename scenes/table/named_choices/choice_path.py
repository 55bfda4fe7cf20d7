"""The way through the named steps of one choice, forwards and backwards."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import NamedOption, NamedStep
from sprites.pictures.pictures import Picture

A = TypeVar("A")


class ChoicePath(Generic[A]):
    """Follows one option after another from the *first* step, until ``choice`` is made.

    With *previews* an option that has one is shown when it is taken first, and counts when it is
    taken again.
    """

    def __init__(self, first: NamedStep[A], *, previews: bool = False) -> None:
        self.choice: A | None = None
        self._previews = previews
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
    def previewed(self) -> int | None:
        """Which option of the present step is shown, and counts when it is taken again."""
        if self.choice is not None or not self._taken:
            return None
        return self._taken[-1] if self._is_shown_first(self._steps[-2], self._taken[-1]) else None

    @property
    def others(self) -> Sequence[NamedOption[A]]:
        """What can be seen and could still be chosen in a step before, the last one first."""
        return [self._steps[depth].options[at] for depth, at in self._branches()]

    @property
    def chosen(self) -> str:
        """The names of all options that were taken."""
        return ", ".join(option.name for option in self._options_taken)

    @property
    def is_on_board(self) -> bool:
        """Whether all options that were taken have a place on the board."""
        return all(option.place is not None for option in self._options_taken)

    @property
    def chosen_pictures(self) -> list[Picture]:
        """The pictures of those that have one."""
        return [option.picture for option in self._options_taken if option.picture]

    @property
    def _options_taken(self) -> list[NamedOption[A]]:
        taken = zip(self._steps, self._taken, strict=False)
        return [step.options[at] for step, at in taken if not self._is_shown_first(step, at)]

    def take(self, option: int) -> bool:
        """Follow an option of the present step; tell whether it could be chosen."""
        options = self.step.options
        then = options[option].then if 0 <= option < len(options) else None
        if then is None or self.choice is not None:
            return False
        if self.previewed not in (None, option):
            self.back()
        step = self.step
        self._taken.append(option)
        if self._is_shown_first(step, option):
            self._steps.append(_previewed(step, option))
            return True
        match then():
            case Done(action):
                self.choice = action
            case NamedStep() as step:
                self._steps.append(step)
        return True

    def take_instead(self, other: int) -> bool:
        """Follow one of the ``others`` instead of what was chosen; tell whether there is one."""
        branches = list(self._branches())
        if self.choice is not None or not 0 <= other < len(branches):
            return False
        depth, option = branches[other]
        while self.steps_taken > depth:
            self.back()
        return self.take(option)

    def back(self) -> bool:
        """Go one step back, or take the choice back; tell whether there was anything to undo."""
        if not self._taken:
            return False
        self._taken.pop()
        del self._steps[len(self._taken) + 1 :]
        self.choice = None
        return True

    def _is_shown_first(self, step: NamedStep[A], option: int) -> bool:
        return self._previews and step.options[option].preview is not None

    def _branches(self) -> Iterator[tuple[int, int]]:
        """The number of each step before, and of each option in it that is one of the others."""
        seen = {look for option in self._options_taken for look in _looks(option)}
        seen.update(look for option in self.step.options for look in _looks(option))
        for depth in reversed(range(len(self._taken))):
            for at, option in enumerate(self._steps[depth].options):
                looks = _looks(option)
                if option.then is not None and looks and not seen & looks:
                    seen |= looks
                    yield depth, at


def _looks(option: NamedOption[A]) -> set[Hashable]:
    """The picture and the place of *option*, as far as it has them."""
    return {option.picture, option.place} - {None}


def _previewed(step: NamedStep[A], at: int) -> NamedStep[A]:
    """The same *step* while the option *at* a number is shown."""
    option = step.options[at]
    assert option.preview is not None, "only what can be shown is"
    view, way, note = option.preview.view, option.preview.way, option.preview.note
    shown = replace(option, preview=None, note=note or option.note)
    options = *step.options[:at], shown, *step.options[at + 1 :]
    return replace(step, options=options, about=None, view=view, way=way)
