"""What the results say about one frog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core import Outcome, Seat


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One frog's result; places start at 1, and tied frogs share one.

    ``frog`` chooses the colours: a seat's number, or the dummy's frog if ``seat`` is ``None``.
    ``words`` is a line under the name, or empty.
    """

    number: int
    seat: Seat | None
    frog: int
    words: str = ""


def result_rows(outcome: Outcome, words: Mapping[Seat, str]) -> list[ResultRow]:
    """The seats of *outcome* from the first place down, each with its line of *words*, if any."""
    rows: list[ResultRow] = []
    for seats in outcome.places:
        number = len(rows) + 1
        rows += [ResultRow(number, seat, seat, words.get(seat, "")) for seat in seats]
    return rows
