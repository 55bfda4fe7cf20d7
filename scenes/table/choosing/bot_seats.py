"""The bots of a table: asked for their choices, and heard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from bots.questions import Question
from bots.tempers import BotName
from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.match import Match
from scenes.core.context import Context

A = TypeVar("A")
THINKING: Mapping[str | None, float] = {"bold": 0.6, "cautious": 1.35}  # others: 1


class BotSeats(Generic[A]):
    """Whoever was hired for the seats of one match."""

    def __init__(self, context: Context, match: Match[Any, A, Any, Any]) -> None:
        self._context, self._match = context, match

    def ask(self, seat: Seat) -> None:
        """Ask the bot at *seat*, if there is one, what it chooses now."""
        name, match = self._context.seating.bot_name(seat), self._match
        if name is not None:
            turn, state = len(match.log), match.state
            view, legal = state.view(seat), state.legal(seat)
            seed = f"{match.seed}/{turn}/{seat}"
            question = Question(REGISTRATIONS[match.game.name], name, view, legal, seed)
            self._context.bots.ask((self, turn, seat), question)

    def thinking(self, seat: Seat) -> float:
        """How long its bot seems to think, compared with one without a temper."""
        return THINKING.get(BotName.read(self._context.seating.bot_name(seat) or "").temper, 1.0)

    def drop(self) -> None:
        """Want no answers to what was asked."""
        self._context.bots.drop()

    def answers(self) -> Iterator[tuple[Seat, A]]:
        """What those who still sit there have chosen for the present turn."""
        for (bot_seats, turn, seat), action in self._context.bots.answers():
            if bot_seats is not self or turn != len(self._match.log):
                continue  # another table may have had more seats
            is_bot = self._context.seating.bot_name(seat) is not None
            if is_bot and action in self._match.state.legal(seat):
                yield seat, action  # what is not legal was asked for before an undo
