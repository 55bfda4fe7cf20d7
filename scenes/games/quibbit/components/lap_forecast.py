"""Who can lap whom in the round that begins, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.core import Seat
from rules.quibbit import Board, Frog, View
from scenes.games.quibbit.choosing.lapper import all_lappers
from scenes.games.quibbit.choosing.next_lap import free_to_lap
from scenes.games.quibbit.choosing.outlook import outlooks
from words import say
from words.phrases import either, listed

NEAR = 7  # free tiles: a lap may be a round away


class LapForecast:
    """Knows it from the cards that all can see; it speaks to the person who is *alone*, if any."""

    def __init__(self, size: int, names: Sequence[str], alone: Callable[[], Seat | None]) -> None:
        self._names, self._alone, self._size = names, alone, size

    def words(self, view: View) -> str:
        """What to say as a round begins if a lap can come in it or has come."""
        board = view.board
        if lapped := self.lapped_words(board.progress):
            return lapped
        if not board.round or board.won or not self._is_near(board.at().values()):
            return ""
        laps = self._laps(view)
        return self._laps_words(laps, _rear(board)) if laps else ""

    def lapped_words(self, progress: Sequence[int | None]) -> str:
        """That the first frog has passed the rear one by a lap, if it has."""
        there = [at for at in progress if at is not None]
        if not there or max(there) - min(there) < self._size:
            return ""
        first, last = (self._names[progress.index(at)] for at in (max(there), min(there)))
        return say("quibbit.lapped", name=first, last=last)

    @property
    def _own(self) -> Frog | None:
        """The frog of the person who is alone."""
        alone = self._alone()
        return None if alone is None else Frog(alone)

    def _is_near(self, spots: Collection[int]) -> bool:
        return len(spots) > 1 and free_to_lap(max(spots), spots, self._size) <= NEAR

    def _laps(self, view: View) -> Collection[tuple[Frog, Frog]]:
        """Who can lap whom."""
        own = self._own
        if own is None or view.board.progress[own] is None:
            return {(frog, _rear(view.board)) for frog in all_lappers(view)}
        found = outlooks(view, own).values()
        others = {threat.pair for each in found for threat in each.threats}
        ends = (end for each in found if "lap" in each.fates for end in each.ends)
        return others | {(own, end.lapped) for end in ends if end.lapped is not None}

    def _laps_words(self, laps: Collection[tuple[Frog, Frog]], rear: Frog) -> str:
        """Whom the lone person can lap, or who can lap it, or else another one."""
        own = self._own
        told = [pair for pair in laps if own in pair] or laps
        last = min((lapped for _, lapped in told), key=lambda frog: (frog != rear, frog))
        frogs = sorted(frog for frog, lapped in laps if lapped == last)
        others, blank = [self._names[frog] for frog in frogs if frog != own], self._names[last]
        if own not in frogs:
            key = "threat_you" if own == last else "threat"
            return say(f"quibbit.{key}", name=either(others), last=blank)
        if not others:
            return say("quibbit.can_lap", last=blank)
        return say("quibbit.can_lap_both", name=listed(others), last=blank)


def _rear(board: Board) -> Frog:
    at = board.at()
    return min(at, key=at.__getitem__)
