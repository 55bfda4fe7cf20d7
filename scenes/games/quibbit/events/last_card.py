"""Shows large who holds but one card, before the round in which it may be lost, or surely wins."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core import Seat
from rules.quibbit import Frog, View
from scenes.core.script import Script
from scenes.games.quibbit.choosing.outlook import sure_winner
from scenes.games.quibbit.events.moments import LAST_CARD, SURE_WIN
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction
from words import say


class LastCard:
    """Remembers which people it was told, which is once. A card that wins is told of bots too."""

    def __init__(
        self, tokens: QuibbitTokens, now: Callable[[], View],
        people: Callable[[], Collection[Seat]], alone: Callable[[], Seat | None],
    ) -> None:  # fmt: skip
        self._tokens, self._now, self._people, self._alone = tokens, now, people, alone
        self._told = {seat for seat in people() if len(now().board.hands[seat]) == 1}

    def tell(self) -> Script:
        """Light on a last card that wins whatever others play, or on each person's that is new."""
        hands, winner = self._now().board.hands, self.winner
        if winner is not None:
            yield from self._tell("last_wins", winner, hands[winner][0], SURE_WIN)
            return
        for seat in sorted(set(self._people()) - self._told):
            if len(hands[seat]) == 1:
                self._told.add(seat)
                yield from self._tell("last_card", seat, hands[seat][0], LAST_CARD)

    @property
    def winner(self) -> Seat | None:
        """Who wins with a last card for sure."""
        frog = sure_winner(self._now())
        return None if frog is None else Seat(frog)

    def _tell(self, headline: str, seat: Seat, card: int, size: ClimaxSize) -> Script:
        """The face of the frog beside its last card, which turns about."""
        own = "_you" if seat == self._alone() else ""
        words = say(f"quibbit.headline_{headline}{own}", name=seat_name(seat))
        mood = Reaction.SMIRK if size is SURE_WIN else Reaction.SHRUG
        frog, held = Frog(seat), self._tokens.cards.tokens[Frog(seat), card]
        yield from self._tokens.climaxes.climax(
            words, self._tokens.ring.frogs[frog], held,
            size=size, reactions={seat: mood}, thing=held, act=Act.ALONE,
        )  # fmt: skip
        self._tokens.cards.lay_hand(frog, [card])
