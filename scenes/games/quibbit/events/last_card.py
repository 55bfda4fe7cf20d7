"""Tells people large that they hold but one card, before the round in which they may lose it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core import Seat
from rules.quibbit import Frog, View
from scenes.core.script import Script
from scenes.games.quibbit.events.moments import LAST_CARD
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.players.seat_names import seat_name
from words import say


class LastCard:
    """Remembers whom it was told, which is once."""

    def __init__(
        self, tokens: QuibbitTokens, now: Callable[[], View],
        people: Callable[[], Collection[Seat]], alone: Callable[[], Seat | None],
    ) -> None:  # fmt: skip
        self._tokens, self._now, self._people, self._alone = tokens, now, people, alone
        self._told = {seat for seat in people() if len(now().board.hands[seat]) == 1}

    def tell(self) -> Script:
        """Light on the last card of each person that is new, and on its frog."""
        hands = self._now().board.hands
        for seat in sorted(set(self._people()) - self._told):
            if len(hands[seat]) == 1:
                self._told.add(seat)
                yield from self._tell(seat, hands[seat][0])

    def _tell(self, seat: Seat, card: int) -> Script:
        own = seat == self._alone()
        headline = "headline_last_card_you" if own else "headline_last_card"
        words = say(f"quibbit.{headline}", name=seat_name(seat))
        lit = self._tokens.ring.frogs[seat], self._tokens.cards.tokens[Frog(seat), card]
        yield from self._tokens.climaxes.climax(words, *lit, size=LAST_CARD)
