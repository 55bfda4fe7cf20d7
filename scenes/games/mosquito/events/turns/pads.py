"""How pads are shown that open or close: they grow or shrink, and say why."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.mosquito import Layout, Spot, Suit
from scenes.core.script import Script, together
from scenes.games.mosquito.components.last_turns import LastTurns
from scenes.games.mosquito.components.pond.dark_labels import tell_at
from scenes.games.mosquito.components.pond.fitting_suits import (
    changed_pads,
    closed_pads,
    trio_at,
)
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.events.turns.bar_notes import BarNotes
from sprites.motion.gestures import punch
from words import say

OPENED, CLOSED, SECONDS = 0.35, -0.3, 0.4  # how far a pad grows that opens, or closes
WHY, OUTER = 0.9, 1.6  # seconds to read why one has closed, or why one of the outer row is open


class PadChanges:
    """Shows on *rows* what *turns* do to the pads."""

    def __init__(self, rows: MosquitoRows, turns: LastTurns, reading: ReadingTimes) -> None:
        self._rows, self._turns, self._notes = rows, turns, BarNotes(rows, reading)

    def show(self, before: Layout) -> Script:
        """What has changed since the cards lay as *before*."""
        now = self._rows.cards
        shut = {} if self._rows.mixed else closed_pads(before, now)
        closing = (self._close(at, *why) for at, why in shut.items())
        changed = changed_pads(before, now, mixed=self._rows.mixed)
        changing = (self._tell_suit(at, suit) for at, suit in changed.items())
        opened = self._turns.opened(before, now)
        yield from together(self.open_up(opened), *closing, *changing)
        yield from self.tell_outer(opened)

    def open_up(self, pads: Collection[Spot]) -> Script:
        """The *pads* that have opened grow for a moment."""
        yield from together(*(punch(self._rows.lying(pad), OPENED, SECONDS) for pad in pads))

    def tell_outer(self, opened: Collection[Spot]) -> Script:
        """Explain the first pad of the outer row, if it is among those *opened*."""
        for at in self._turns.first_outer_pads(opened):
            self._rows.halo(self._three_beside(at))
            yield from self._notes.tell(say("mosquito.pad_opens"), OUTER)

    def _three_beside(self, pad: Spot) -> Sequence[Spot]:
        """The three cards by which a pad is open."""
        cards, mixed = self._rows.cards, self._rows.mixed
        found = (trio_at(cards, mixed, pad, suit) for suit in Suit)
        return next((by for by in found if by), ())

    def _close(self, at: Spot, suit: Suit, count: int) -> Script:
        """A pad shrinks, and says which suit lies beside it more than once now."""
        words = say("mosquito.pad_closes", suit=say(f"mosquito.suit_{int(suit)}"), count=count)
        pad = self._rows.lying(at)
        yield from together(punch(pad, CLOSED, SECONDS), tell_at(self._rows, at, words, WHY))

    def _tell_suit(self, at: Spot, suit: Suit) -> Script:
        """A pad says which *suit* fits it now instead of another one."""
        words = say("mosquito.pad_changes", suit=say(f"mosquito.suit_{int(suit)}"))
        return tell_at(self._rows, at, words, WHY)
