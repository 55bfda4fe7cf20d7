"""The steps of a turn that are taken elsewhere, shown as far as everybody may see them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mosquito import Action, ActionKind, Step
from scenes.games.mosquito.choosing.steps import MosquitoSteps
from scenes.table.choosing.choosing_steps import ChoosingStep

EXCHANGES = ActionKind.EXCHANGE, ActionKind.BOTH  # kinds of turns that begin with an exchange


class MosquitoFollower(MosquitoSteps):
    """Shows steps without a cursor; of a hidden hand nothing, only the exchange."""

    def follow(self, way: Sequence[Step]) -> None:
        """Show the steps of *way*."""
        if self._table.is_open:
            self._step(tuple(way)).show()
        elif way[0] in EXCHANGES:
            self._previews.follow(way[:3])

    def straight(self) -> ChoosingStep[Action] | None:
        """What comes after the first step if nothing but placing makes a point, as all may see.

        What costs a token is never chosen for a seat, and in a lesson each step is made.
        """
        ways = [kind for kind, may in self._possible.items() if may and kind is not ActionKind.PASS]
        asks = self._table.is_lesson or not self._table.is_open or ways != [ActionKind.PLACE]
        return None if asks else self._step((ActionKind.PLACE,))

    @property
    def finds(self) -> bool:
        """Whether the learner of a lesson has to find what to choose."""
        return self._table.find

    def alike(self, one: int, other: int) -> bool:
        """Whether two cards do the same, of a hand that all may see: else presses tell suits."""
        held = [card for card, _ in self._tokens.hands.held[self._seat]]
        suits = {card.suit for card in (held[one], held[other]) if card}
        return self._table.is_open and len(suits) == 1

    def leave(self) -> None:
        """Take away at once what was shown."""
        self._previews.put_back()
