"""Shows large who holds but one card, before the round in which it may be lost, or surely wins."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core import Seat
from rules.quibbit import Frog, View
from scenes.core.script import Script, together, wait
from scenes.games.quibbit.choosing.outlook import sure_winner
from scenes.games.quibbit.events.moments import LAST_CARD, SURE_WIN
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.seats.seat_frog import Reaction
from sprites.motion.gestures import shiver
from sprites.motion.motions import arc
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from words import say

LARGER, FEET = 1.8, 50.0  # how large a frog is on the turtle; how far below its middle it sits
CARD_WIDE, LOW = 176.0, 96.0  # the card before it, and how far below the middle that is
WORDS, WORDS_LOW = (900.0, 110.0), 276.0  # the room for the words, and how far below they are
COMES, HIGH = 0.3, 60.0  # seconds until it is there, and the height of its leap


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
        """The frog comes to the turtle with its card before it, as that looks up, and goes back."""
        ring, climaxes, frog = self._tokens.ring, self._tokens.climaxes, Frog(seat)
        own = "_you" if seat == self._alone() else ""
        words = say(f"quibbit.headline_{headline}{own}", name=seat_name(seat))
        lit = ring.frogs[frog], self._tokens.cards.tokens[frog, card]
        climaxes.frogs()[seat].react(Reaction.SMIRK if size is SURE_WIN else Reaction.SHOCK)
        ring.look(frog, "smirk" if size is SURE_WIN else "shock")
        climaxes.spotlight.shine(lit, at=self._middle)  # where they are going to be
        told = climaxes.climax(words, *self._tokens.turtle.tokens, size=size, within=self._room)
        yield from together(told, self._show(frog, card, size.seconds))
        ring.look(frog, "sit")
        ring.look_back([frog])

    def _show(self, frog: Frog, card: int, seconds: float) -> Script:
        """For so many *seconds* *frog* is large on the turtle, behind its last *card*."""
        ring, cards = self._tokens.ring, self._tokens.cards
        token, held, (x, y) = ring.frogs[frog], cards.tokens[frog, card], self._middle.centre
        home, up = held.pose, CARD_WIDE / self._tokens.layout.card
        ring.carry(frog)
        held.z = token.z + 1
        large = Pose(x, y + FEET, 0.0, LARGER, LARGER)
        come = arc(token, large, COMES, HIGH), arc(held, Pose(x, y + LOW, 0.0, up, up), COMES, HIGH)
        yield from together(*come)
        yield from together(shiver(token), wait(seconds))
        back = ring.stand(self._now().board.at()[frog])
        yield from together(arc(token, back, COMES, HIGH), arc(held, home, COMES, HIGH))
        ring.rest(frog, self._now().board.at()[frog])
        cards.lay_hand(frog, [card])

    @property
    def _middle(self) -> Box:
        return self._tokens.layout.middle

    @property
    def _room(self) -> Box:
        """The room of the words, under the card."""
        x, y = self._middle.centre
        return Box.around(x, y + WORDS_LOW, *WORDS)
