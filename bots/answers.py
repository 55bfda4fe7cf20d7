"""Answers to questions, made in this thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from random import Random
from typing import Any

from bots.levels import FEW_SIMULATIONS, make_registered_bot
from bots.questions import Question
from bots.search import Budget


def answer_to(question: Question, budget: Budget = FEW_SIMULATIONS) -> Any:
    """The action that the bot that the question names chooses."""
    bot = make_registered_bot(question.bot, question.game, budget)
    return bot.choose(question.view, question.legal, Random(question.seed))


class InlineBots:
    """Chooses in this thread, for runs in which nothing may depend on timing."""

    def __init__(self) -> None:
        self._open: deque[tuple[Hashable, Question]] = deque()

    def ask(self, ticket: Hashable, question: Question) -> None:
        self._open.append((ticket, question))

    def answers(self) -> list[tuple[Any, Any]]:
        asked, self._open = self._open, deque()
        return [(ticket, answer_to(question)) for ticket, question in asked]

    def drop(self) -> None:
        self._open.clear()

    def close(self) -> None:
        self.drop()
