"""How far a learner has come in a lesson: what is read, and whether a choice was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archive.archive import AnyMatch
from rules.core import Event
from scenes.lessons.lesson import Lesson, LessonCaption


class LessonProgress:
    """What has been read and refused since the last choice of *match*, which repeats *lesson*."""

    def __init__(self, lesson: Lesson, match: AnyMatch) -> None:
        self._lesson, self._match = lesson, match
        # How many captions have been read after so many choices.
        self._read_at, self._read = lesson.start, 0
        # After how many choices, and steps of the next one, something was refused.
        self._refused_at: tuple[int, int] | None = None

    @property
    def unread(self) -> Sequence[LessonCaption]:
        """The captions since the last choice that have not been read yet."""
        read = self._read if self._read_at == self._choices else 0
        return self._captions[read:]

    @property
    def asks(self) -> LessonCaption:
        """The caption that asks for the next choice."""
        return self._captions[-1]

    @property
    def right_choice(self) -> Any:
        """What the learner is to choose now."""
        return self._lesson.match.log[self._choices][self._lesson.learner]

    @property
    def is_complete(self) -> bool:
        """Whether all choices have been made."""
        return self._choices == len(self._lesson.match.log)

    @property
    def refused(self) -> bool:
        """Whether something else was tried than what is asked for now."""
        return self._refused_at is not None and self._refused_at[0] == self._choices

    def refused_after(self, steps: int) -> bool:
        """Whether that was tried after so many *steps* of the choice."""
        return self._refused_at == (self._choices, steps)

    def tells(self, event: Event) -> bool:
        """Whether the next caption is about *event*."""
        return bool(self.unread) and self.unread[0].tells(event)

    def read_on(self) -> None:
        """The next caption has been read."""
        self._read_at, self._read = self._choices, len(self._captions) - len(self.unread) + 1

    def refuse(self, steps: int = 0) -> None:
        """Something else was tried than what is asked for now, after so many *steps* of it."""
        self._refused_at = self._choices, steps

    @property
    def _choices(self) -> int:
        """How many choices have been made."""
        return len(self._match.log)

    @property
    def _captions(self) -> Sequence[LessonCaption]:
        return self._lesson.captions_at(self._choices)
