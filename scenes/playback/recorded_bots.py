"""Bots that choose again what a recorded match says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from bots.questions import Question
from rules.core import Seat

RECORDED_BOT = "replay"  # the bot whose every choice is known


class RecordedBots:
    """Answers as the *log* of a match does; to what is not in it, and while *held*, never."""

    def __init__(
        self, log: Sequence[Mapping[Seat, Any]], held: Callable[[], bool] = lambda: False
    ) -> None:
        self._log = log
        self._open: list[tuple[Any, Any]] = []
        self._held = held

    def ask(self, ticket: Hashable, question: Question) -> None:
        """Take a question whose *ticket* ends with the number of the choice and the seat."""
        assert isinstance(ticket, tuple)
        *_, turn, seat = ticket
        if turn < len(self._log):
            self._open.append((ticket, self._log[turn][seat]))

    def answers(self) -> list[tuple[Any, Any]]:
        if self._held():
            return []
        asked, self._open = self._open, []
        return asked

    def drop(self) -> None:
        self._open.clear()

    def close(self) -> None:
        self.drop()


def last_round(log: Sequence[Mapping[Seat, Any]]) -> int:
    """How many choices were made before the last round, in which nobody has two turns.

    Choices of one seat in a row are one turn, unless nobody else ever chooses.
    """
    alone = len({seat for choices in log for seat in choices}) == 1
    since: set[Seat] = set()
    later: set[Seat] = set()
    for number in range(len(log), 0, -1):
        seats = set(log[number - 1])
        same_turn = seats == later and len(seats) == 1 and not alone
        if since & seats and not same_turn:
            return number
        since |= seats
        later = seats
    return 0
