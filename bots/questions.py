"""Questions to bots, and what answers them; bots themselves are loaded after the title."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, Protocol

from rules.games import Registration
from values import value


@value
class Question:
    """One choice to be made, with everything that is needed to make it in any process."""

    game: Registration
    bot: str
    view: Any
    legal: Collection[Any]
    seed: int | str


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


class NoBots:
    """Answers nothing. It serves until the bots are loaded, when the title is shown already."""

    def ask(self, ticket: Hashable, question: Question) -> None:
        raise RuntimeError("no bot is loaded yet")

    def answers(self) -> list[tuple[Any, Any]]:
        return []

    def drop(self) -> None:
        pass

    def close(self) -> None:
        pass
