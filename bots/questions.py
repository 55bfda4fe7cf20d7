"""Questions to bots, and who answers them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bots.levels import FEW_SIMULATIONS, make_registered_bot
from bots.search import Budget
from rules.games import Registration


@dataclass(frozen=True, slots=True)
class Question:
    """One choice to be made, with everything that is needed to make it in any process."""

    game: Registration
    level: str
    view: Any
    legal: Collection[Any]
    seed: int | str

    def answer(self, budget: Budget = FEW_SIMULATIONS) -> Any:
        """The action the bot of the ``level`` chooses."""
        bot = make_registered_bot(self.level, self.game, budget)
        return bot.choose(self.view, self.legal, Random(self.seed))


class BotRunner(Protocol):
    """Takes questions, and has the answers later, in any order."""

    def ask(self, ticket: Hashable, question: Question) -> None:
        """Ask for a choice; its answer comes with *ticket*."""

    def answers(self) -> list[tuple[Any, Any]]:
        """The (ticket, action) pairs that have come since the last call."""

    def drop(self) -> None:
        """Forget all questions; their answers are not wanted any more."""

    def close(self) -> None:
        """Drop all questions and stop until the next one."""


class InlineBots:
    """Chooses in this thread, for runs in which nothing may depend on timing."""

    def __init__(self) -> None:
        self._open: deque[tuple[Hashable, Question]] = deque()

    def ask(self, ticket: Hashable, question: Question) -> None:
        self._open.append((ticket, question))

    def answers(self) -> list[tuple[Any, Any]]:
        asked, self._open = self._open, deque()
        return [(ticket, question.answer()) for ticket, question in asked]

    def drop(self) -> None:
        self._open.clear()

    def close(self) -> None:
        self.drop()
