"""The steps of a turn that are taken elsewhere, shown as far as everybody may see them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mosquito import ActionKind, Step
from scenes.games.mosquito.choosing.steps import MosquitoSteps

EXCHANGES = ActionKind.EXCHANGE, ActionKind.BOTH  # kinds of turns that begin with an exchange


class MosquitoFollower(MosquitoSteps):
    """Shows steps without a cursor; of a hidden hand nothing, only the exchange."""

    def follow(self, way: Sequence[Step]) -> None:
        """Show the steps of *way*."""
        if self._table.is_open:
            self._step(tuple(way)).show()
        elif way[0] in EXCHANGES:
            self._previews.follow(way[:3])

    def leave(self) -> None:
        """Take away at once what was shown."""
        self._previews.put_back()
