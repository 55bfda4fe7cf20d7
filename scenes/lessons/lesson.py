"""A lesson as a value, read from the file of its game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from archive.archive import AnyMatch
from rules.core import Event, Seat
from rules.record import parse, replay
from scenes.core.game_parts import lesson_text
from scenes.playback.recorded_bots import RECORDED_BOT
from scenes.players.seat_names import seat_name
from seats.devices import Device
from seats.intents import Intent
from seats.seating import Seating
from words import say


@dataclass(frozen=True, slots=True)
class LessonCaption:
    """A sentence that is shown once so many *choices* of the match have been made.

    It is read until somebody goes on. One with a *why* asks the learner to make the next choice
    instead, and *why* is the answer to any other, *why_later* once a step of the choice was right.
    Once *later_steps* of its steps are made, it asks for *later* instead, and after each one more
    for the next of *last*; then *why_later* alone is an answer.
    Until the cursor stands on what to choose, *go* is shown instead, which asks to go there.
    It points at what the table calls *at*, all that one name calls in one frame, or at what to
    choose next, and then at each thing called *at* as well until it says *later*, and with
    the last of *last* at *last_at*; if the choice is to *find*, only after a wrong choice.
    A *free* one asks the learner for any choice, and the recorded one is an example; its *later*
    asks to take a step back.
    One about an *event* of the last choice holds its picture, before what comes next is shown.
    It tells of the things that it *shows*, which the table may keep back until then; if it
    *foretells*, the table shows what the next choice would do.
    """

    choices: int
    words: str
    why: str = ""
    go: str = ""
    at: Sequence[str] = ()
    find: bool = False
    why_later: str = ""
    later: str = ""
    later_steps: int = 0
    last: Sequence[str] = ()
    last_at: Sequence[str] = ()
    free: bool = False
    event: str = ""
    shows: Sequence[str] = ()
    foretells: bool = False

    @property
    def asks(self) -> bool:
        """Whether the learner is to choose, and not only to read."""
        return self.free or bool(self.why)

    def follows(self, answer: str, words: str) -> bool:
        """Whether *words* are the same as before the *answer* to something wrong."""
        return words == self.words and bool(answer) and answer in (self.why, self.why_later)

    def is_later(self, words: str) -> bool:
        """Whether *words* ask for one of the last steps, or answer something wrong in one."""
        return words in self.last or (bool(self.later) and words in (self.later, self.why_later))

    def also_at(self, words: str) -> Sequence[str]:
        """What it points at beside what to choose next while it says *words*."""
        if words in self.last[-1:]:
            return self.last_at
        return () if self.find or self.is_later(words) else self.at

    def free_press(self, words: str) -> Intent | None:
        """What to press in a free choice while it says *words*, but for the way to something."""
        if words in self.last[-1:]:
            return Intent.CONFIRM
        return Intent.CANCEL if self.later and words == self.later else None

    def tells(self, event: Event) -> bool:
        """Whether this is about *event*, of which it names the kind."""
        return type(event).__name__ == self.event


@dataclass(frozen=True, slots=True)
class Lesson:
    """The *learner* makes again what that seat chose in *match*, from choice number *start* on.

    Besides the hints about all that happens its captions have told those that it *teaches*.
    """

    match: AnyMatch
    learner: Seat
    start: int
    captions: Sequence[LessonCaption]
    teaches: Sequence[str] = ()

    def captions_at(self, choices: int) -> Sequence[LessonCaption]:
        """The captions once so many choices have been made, in order."""
        return [caption for caption in self.captions if caption.choices == choices]

    def seating(self, device: Device) -> Seating:
        """The learner with *device*, or any key of the keyboard, all others as recorded."""
        seating = Seating(self.match.seats)
        seating.one_keyboard = True
        for seat in seating.seats():
            seating.put_bot(seat, RECORDED_BOT)
        seating.assign(self.learner, device)
        return seating


def lesson_of(game: str) -> Lesson:
    """The lesson of the game called *game*.

    :raises ValueError: if its file is not a lesson that the rules allow.
    """
    file = tomllib.loads(lesson_text(game))
    match = replay(parse(file["record"])).match
    captions = tuple(_caption(game, table, match.seats) for table in file["captions"])
    teaches = [say(f"{game}.hint_{key}") for key in file.get("teaches", ())]
    lesson = Lesson(match, Seat(file["learner"]), file["start"], captions, teaches)
    _check(lesson)
    return lesson


def _caption(game: str, table: Mapping[str, Any], seats: int) -> LessonCaption:
    """A caption with its sentences for the names that stand in the file."""
    names = {f"seat_{seat}": seat_name(Seat(seat)) for seat in range(seats)}
    words = say(f"{game}_lesson.{table['words']}", **names)
    why, go, why_later, later = (
        say(f"{game}_lesson.{table[key]}", **names) if key in table else ""
        for key in ("why", "go", "why_later", "later")
    )
    last = [say(f"{game}_lesson.{key}", **names) for key in _names(table.get("last", ()))]
    return LessonCaption(
        table["choices"],
        words,
        why,
        go,
        at=_names(table.get("at", ())),
        find=table.get("find", False) or table.get("free", False),
        why_later=why_later,
        later=later,
        later_steps=table.get("later_steps", 0),
        last=last,
        last_at=_names(table.get("last_at", ())),
        free=table.get("free", False),
        event=table.get("event", ""),
        shows=_names(table.get("shows", ())),
        foretells=table.get("foretells", False),
    )


def _names(named: str | Sequence[str]) -> Sequence[str]:
    """What a file calls by one name, or by a list of them."""
    return (named,) if isinstance(named, str) else tuple(named)


def _check(lesson: Lesson) -> None:
    """Refuse a lesson whose captions are out of order, or in which the learner is not asked."""
    numbers = [caption.choices for caption in lesson.captions]
    if numbers != sorted(numbers):
        raise ValueError("captions stand in the order in which they are shown")
    if numbers[-1] != len(lesson.match.log):
        raise ValueError("the last caption is shown when the last choice has been made")
    last = len(lesson.match.log) - 1
    for number in range(lesson.start, last + 1):
        captions = lesson.captions_at(number)
        asked = [caption.asks for caption in captions]
        acts = lesson.learner in lesson.match.log[number]
        if asked.count(True) != acts or (acts and not asked[-1]):
            raise ValueError(f"choice {number}: the learner is asked for own choices only")
        if number < last and any(caption.free for caption in captions):
            raise ValueError(f"choice {number}: only the last one can be free")
