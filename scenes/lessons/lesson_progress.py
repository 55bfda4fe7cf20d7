"""How far a learner has come in a lesson: what is read, and whether a choice was refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from archive.archive import AnyMatch
from rules.core import Event, Seat
from scenes.lessons.lesson import Lesson, LessonCaption
from scenes.table.captions.hint_slip import reading_seconds
from scenes.table.choosing.chooser import PrescribedChoice
from sprites.motion.timestep import steps_in


class LessonProgress:
    """What has been read and refused since the last choice of *match*, which repeats *lesson*."""

    def __init__(self, lesson: Lesson, match: AnyMatch) -> None:
        self._lesson, self._match = lesson, match
        # How many captions have been read after so many choices.
        self._read_at, self._read = lesson.start, 0
        # After how many choices, and steps of the next one, something was refused.
        self._refused_at: tuple[int, int] | None = None
        self._answer_left = 0  # fixed steps until the answer to that is read
        self._was_elsewhere = False  # the cursor, since then
        self._shown = set[str]()  # of what captions have told

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

    def prescribed(
        self, refuse: Callable[[], object], held: Callable[[], bool]
    ) -> PrescribedChoice[Any]:
        """Only the recorded choice is taken, and none once all have been made."""
        if self.is_complete:
            return PrescribedChoice(None, self.refuse, lambda: True)
        right, asks = self.right_choice, self.asks
        return PrescribedChoice(right, refuse, held, asks.find, asks.free, asks.shows)

    @property
    def is_complete(self) -> bool:
        """Whether all choices have been made."""
        return self._choices == len(self._lesson.match.log)

    @property
    def refused(self) -> bool:
        """Whether something else was tried than what is asked for now."""
        return self._refused_at is not None and self._refused_at[0] == self._choices

    @property
    def answers(self) -> bool:
        """Whether a wrong try is still being answered."""
        return self.refused and self._answer_left > 0

    def words(self, caption: LessonCaption, steps: int, *, elsewhere: bool = False) -> str:
        """What *caption* says once so many *steps* of the choice are made.

        The cursor is *elsewhere* until it stands on what is to be chosen.
        """
        asks = caption.go if caption.go and elsewhere else _asks(caption, steps)
        if not self.answers or self._refused_at != (self._choices, steps):
            return asks
        is_first = asks in (caption.words, caption.go)
        return _answer(caption, steps) if is_first or caption.why_later else asks

    def tells(self, event: Event) -> bool:
        """Whether the next caption is about *event*."""
        return bool(self.unread) and self.unread[0].tells(event)

    def tell(self, caption: LessonCaption | None) -> None:
        """That *caption* is on the board."""
        self._shown.update(caption.shows if caption else ())

    def foretold(self, words: str) -> Mapping[Seat, Any]:
        """The next choices if the next caption, or its answer, foretells them in these *words*."""
        told = next(iter(self.unread), None)
        is_told = told is not None and told.foretells and words in (told.words, told.why)
        return self._lesson.match.log[self._choices] if is_told else {}

    def has_told(self, thing: str) -> bool:
        """Whether some caption so far has told of *thing*."""
        return thing in self._shown

    def read_on(self) -> None:
        """The next caption has been read."""
        self._read_at, self._read = self._choices, len(self._captions) - len(self.unread) + 1

    def refuse(self, steps: int = 0) -> None:
        """Something else was tried than what is asked for now, after so many *steps* of it."""
        self._refused_at, self._was_elsewhere = (self._choices, steps), False
        self._answer_left = steps_in(reading_seconds(_answer(self.asks, steps)))

    def step(self, *, elsewhere: bool) -> None:
        """One fixed step of an answer: it ends when it is read, or the cursor comes to the thing.

        Choosing is *elsewhere* until it leads to what is to be chosen.
        """
        arrived = self._was_elsewhere and not elsewhere
        self._was_elsewhere = elsewhere
        self._answer_left = 0 if arrived else self._answer_left - 1

    @property
    def _choices(self) -> int:
        """How many choices have been made."""
        return len(self._match.log)

    @property
    def _captions(self) -> Sequence[LessonCaption]:
        return self._lesson.captions_at(self._choices)


def _asks(caption: LessonCaption, steps: int) -> str:
    """What *caption* asks for after so many right *steps* of the choice."""
    if caption.last and steps > caption.later_steps:
        return caption.last[min(steps - caption.later_steps, len(caption.last)) - 1]
    return caption.later if caption.later and steps >= caption.later_steps else caption.words


def _answer(caption: LessonCaption, steps: int) -> str:
    """Why something else was wrong, after so many right *steps* of the choice."""
    return (steps and caption.why_later) or caption.why
