"""Bots choose in a process of their own, so that no frame waits for them."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from bots.levels import FEW_SIMULATIONS, make_registered_bot
from bots.search import Budget, Seconds
from rules.games import Registration

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SEARCH_SECONDS = 0.25  # seconds a search may take for a choice, in the other process


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
    """Takes questions, and has the answers later in the same order."""

    def ask(self, ticket: Hashable, question: Question) -> None:
        """Ask for a choice; its answer comes with *ticket*."""

    def answers(self) -> list[tuple[Any, Any]]:
        """The (ticket, action) pairs that have come since the last call."""

    def close(self) -> None:
        """Drop all questions and stop until the next one."""


class InlineBots:
    """Chooses in this process, for runs in which nothing may depend on timing."""

    def __init__(self) -> None:
        self._open: deque[tuple[Hashable, Question]] = deque()

    def ask(self, ticket: Hashable, question: Question) -> None:
        self._open.append((ticket, question))

    def answers(self) -> list[tuple[Any, Any]]:
        asked, self._open = self._open, deque()
        return [(ticket, question.answer()) for ticket, question in asked]

    def close(self) -> None:
        self._open.clear()


class BotProcess:
    """Chooses in one other process, which is started with the first question after each close.

    Should that process die or not start at all, it thinks inline from then on.
    """

    def __init__(self) -> None:
        self._open: deque[tuple[Hashable, Question]] = deque()
        self._line: Connection[Question, Any] | None = None
        self._alone = False

    def ask(self, ticket: Hashable, question: Question) -> None:
        self._open.append((ticket, question))
        self.start()
        if self._line is not None:
            try:
                self._line.send(question)
            except OSError:
                self._fall_back()

    def answers(self) -> list[tuple[Any, Any]]:
        found: list[tuple[Any, Any]] = []
        try:
            while self._line is not None and self._open and self._line.poll():
                found.append((self._open[0][0], self._line.recv()))
                self._open.popleft()
        except (EOFError, OSError):
            self._fall_back()
        while self._alone and self._open:
            ticket, question = self._open.popleft()
            found.append((ticket, question.answer()))
        return found

    def start(self) -> None:
        """Start the other process ahead of the first question."""
        if self._alone or self._line is not None:
            return
        import multiprocessing  # takes too long to import before the first frame

        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        try:
            with _no_main():
                spawn.Process(target=_think, args=(theirs,), name="bots", daemon=True).start()
        except (OSError, RuntimeError):
            self._fall_back()
        theirs.close()

    def close(self) -> None:
        self._open.clear()
        if self._line is not None:
            self._line.close()  # the other process ends when its pipe is closed
            self._line = None

    def _fall_back(self) -> None:
        """Choose in this process from now on, the open questions included."""
        self._alone = True
        if self._line is not None:
            self._line.close()
            self._line = None


@contextmanager
def _no_main() -> Iterator[None]:
    """Hide the main script from a process being spawned, which would import pygame with it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _think(line: Connection[Any, Question]) -> None:
    """The other process: answer until the pipe is closed."""
    # Ctrl-C reaches the whole group; the game itself decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    budget = Seconds(SEARCH_SECONDS, monotonic)
    # A question that cannot be answered ends the process: asked again inline, the error
    # appears where it is logged.
    with suppress(Exception), line:
        while True:
            line.send(line.recv().answer(budget))
