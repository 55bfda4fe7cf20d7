"""How far frogs are from a lap, in words: in free tiles, as cards count them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rules.core import Seat
from rules.quibbit import CARDS, Board, Frog, View, leap
from scenes.games.quibbit.choosing.lapper import lapper
from scenes.games.quibbit.choosing.next_lap import free_to_lap
from scenes.games.quibbit.choosing.outlook import Outlook, outlooks
from words import say

NEAR = 7  # free tiles: a lap may be a round away


class LapCount:
    """Counts with the cards of which all know that they are played in a round.

    It speaks to the person who is *alone*, if one is.
    """

    def __init__(self, view: View, names: Sequence[str], alone: Callable[[], Seat | None]) -> None:
        self._names, self._alone = names, alone
        self._size, self._dummy = len(view.board.ring), view.board.dummy
        self._held = [len(hand) for hand in view.board.hands]
        self.begin_round(view)

    def begin_round(self, view: View) -> None:
        """Count with what is known as a round begins."""
        self._view, self._lapper, self._hands = view, lapper(view), _hands(view.board)

    def end_race(self) -> None:
        """Count without any cards: no more are played."""
        self._hands, self._lapper = {}, None

    def lose_card(self, frog: int) -> None:
        """*frog* has lost a card."""
        self._held[frog] -= 1

    @property
    def can_come(self) -> bool:
        """Whether somebody can lap the rear frog in this round."""
        return self._lapper is not None

    @property
    def is_ruled_out(self) -> bool:
        """Whether a lone person knows that no card of anybody laps in the round that begins."""
        found = self._outlooks()
        return bool(found) and not any(each.threats or "lap" in each.fates for each in found)

    def is_lapped(self, progress: Sequence[int | None]) -> bool:
        """Whether the first frog has passed the rear one by a lap."""
        there = [at for at in progress if at is not None]
        return bool(there) and max(there) - min(there) >= self._size

    def is_near(self, progress: Sequence[int | None]) -> bool:
        """Whether the frog in front is so near to a lap that tiles are counted."""
        there = [at for at in progress if at is not None]
        if self._is_start(progress) or len(there) < 2:
            return False
        return free_to_lap(max(there), there, self._size) <= NEAR

    def _is_start(self, progress: Sequence[int | None]) -> bool:
        """Whether a frog with cards is not on the ring yet."""
        places = zip(self._held, progress, strict=False)
        return any(held and at is None for held, at in places)

    def words(self, progress: Sequence[int | None]) -> str:
        """How many free tiles the frog in front is from the lap, and a lone person's behind it."""
        there = [at for at in progress if at is not None]
        if len(there) < 2:
            return ""
        front, rear = max(there), min(there)
        leader, last = (self._names[progress.index(at)] for at in (front, rear))
        left = self._size - (front - rear)
        if left <= 0:
            return say("quibbit.lapped", name=leader, last=last)
        alone = self._alone()
        mine = None if alone is None else progress[alone]
        if mine == rear:
            return self._to_pass_you(progress, left)
        if mine is not None:
            return self._to_pass_others(progress, mine)
        return say("quibbit.meter", name=leader, last=last, count=left)

    def _to_pass_others(self, progress: Sequence[int | None], mine: int) -> str:
        """How many free tiles a lone person's frog, which is at *mine*, needs, or its rival."""
        there = [at for at in progress if at is not None]
        leader, last = (self._names[progress.index(at)] for at in (max(there), min(there)))
        own = free_to_lap(mine, there, self._size)
        if self._may_lap():
            first = self._leaps_over(mine, progress, own - 1)
            if first is not None:
                blanks = {"last": last, "name": self._names[first]}
                return say("quibbit.meter_over", **blanks, count=own - 1)
            if self._goes_first(progress, own):
                return say("quibbit.meter_first", last=last, count=own)
        else:
            by = None if self._lapper is None else progress[self._lapper]
            if by is not None:
                name, count = self._names[progress.index(by)], free_to_lap(by, there, self._size)
                return say("quibbit.meter", name=name, last=last, count=count)
        if mine == max(there):
            return say("quibbit.meter_you", last=last, count=own)
        left = free_to_lap(max(there), there, self._size)
        return say("quibbit.meter_both", name=leader, last=last, own=own, left=left)

    def _to_pass_you(self, progress: Sequence[int | None], left: int) -> str:
        """How many free tiles, *left* ones now, the frog in front is from the lone person's."""
        front = max(at for at in progress if at is not None)
        name, over = self._names[progress.index(front)], self._leaps_over(front, progress, left - 1)
        if over is None:
            return say("quibbit.meter_rear", name=name, count=left)
        return say("quibbit.meter_over_you", name=name, over=self._names[over], count=left - 1)

    def _may_lap(self) -> bool:
        """Whether some card of the lone person may lap in the round that begins."""
        return any("lap" in each.fates for each in self._outlooks())

    def _outlooks(self) -> Collection[Outlook]:
        """What may come of the lone person's cards."""
        alone = self._alone()
        if alone is None or self._view.board.progress[alone] is None:
            return ()
        return outlooks(self._view, Frog(alone)).values()

    def _goes_first(self, progress: Sequence[int | None], own: int) -> bool:
        """Whether each card of the rear frog leaps before one that is enough, one of *own*.

        Of equal cards that of the rear frog is first.
        """
        last = Frog(progress.index(min(at for at in progress if at is not None)))
        cards = self._hands.get(last, ()) if last != self._dummy else ()  # that plays any
        return own <= max(CARDS) and bool(cards) and max(cards) <= own

    def _leaps_over(self, mine: int, progress: Sequence[int | None], less: int) -> Frog | None:
        """Whose known card leaps over *mine* before the card that would then be enough, *less*."""
        there = [at for at in progress if at is not None]
        for frog, (card, *others) in self._hands.items():
            at = progress[frog]
            if others or at is None or not min(there) < at < mine or card > less:
                continue
            if mine < leap(at, card, there, self._size)[0] < min(there) + self._size:
                return frog
        return None


def _hands(board: Board) -> Mapping[Frog, Sequence[int]]:
    """The cards of all frogs that have any, once a race is on."""
    hands = enumerate(board.hands) if board.round else ()
    return {Frog(frog): hand for frog, hand in hands if hand}
