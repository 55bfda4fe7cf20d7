"""Phrases that are put together from several words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import localtime

from words import say


def listed(names: Sequence[str]) -> str:
    """Several names as one phrase: "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    return _joined(names, "results.list_last")


def either(names: Sequence[str]) -> str:
    """One of several names as one phrase: "Suns", "Suns or Waves", "Suns, Waves or Knots"."""
    return _joined(names, "results.list_or")


def enumerated(names: Iterable[str]) -> str:
    """Any number of names with nothing but commas between them: "Ann, Ben, Cleo"."""
    first, *others = [*names] or [""]
    for name in others:
        first = say("results.list_comma", first=first, last=name)
    return first


def _joined(names: Sequence[str], last: str) -> str:
    if len(names) == 1:
        return names[0]
    return say(last, first=enumerated(names[:-1]), last=names[-1])


def capitalized(words: str) -> str:
    """The same words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def moment(seconds: float) -> str:
    """A moment in local time, in seconds since 1970: its day, month, hour and minute."""
    time = localtime(seconds)
    month = say(f"calendar.month_{time.tm_mon}")
    clock = say("calendar.clock", hour=f"{time.tm_hour:02}", minute=f"{time.tm_min:02}")
    return say("calendar.moment", day=time.tm_mday, month=month, clock=clock)
