"""How a match ended: what the results say about each frog, and why it was over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import Outcome, Seat
from rules.match import Match
from values import value


@value
class ResultRow:
    """One frog's result; places start at 1, and tied frogs share one.

    ``frog`` chooses the colours: a seat's number, or the dummy's frog if ``seat`` is ``None``.
    ``words`` is a line under the name, or empty. ``out`` is who was out before the end.
    """

    number: int
    seat: Seat | None
    frog: int
    words: str = ""
    out: bool = False


@value
class Ending:
    """The end of a match: a row for each frog, the first place first, and the *reason* in words.

    It is *missed* if somebody who plays alone has not reached the aim.
    """

    rows: Sequence[ResultRow]
    reason: str
    missed: bool = False

    @property
    def winners(self) -> Sequence[ResultRow]:
        """Who is on the first place."""
        return [row for row in self.rows if row.number == 1]

    @property
    def short_reason(self) -> str:
        """What stands under the names of all winners: how they have won, or with how much."""
        lines = {row.words for row in self.winners}
        return lines.pop() if len(lines) == 1 else ""


def final_outcome(match: Match[Any, Any, Any, Any]) -> Outcome:
    """The outcome of a match that is over: only such a match has an ending."""
    outcome = match.state.outcome()
    assert outcome is not None, "the match is over"
    return outcome


def result_rows(outcome: Outcome, words: Mapping[Seat, str]) -> list[ResultRow]:
    """The seats of *outcome* from the first place down, each with its line of *words*, if any."""
    return placed_rows(outcome.places, words)


def placed_rows(places: Sequence[Sequence[Seat]], words: Mapping[Seat, str]) -> list[ResultRow]:
    """The seats of *places*, the first place first, each with its line of *words*, if any."""
    rows: list[ResultRow] = []
    for seats in places:
        number = len(rows) + 1
        rows += [ResultRow(number, seat, seat, words.get(seat, "")) for seat in seats]
    return rows
