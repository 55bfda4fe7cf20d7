"""Tells people what earlier leaps changed about one of theirs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.core import Seat
from rules.quibbit import Frog, FrogLeapt
from scenes.core.script import Script, wait
from scenes.games.quibbit.events.missed import missed
from scenes.games.quibbit.layout import seat_box
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.captions.callout import call_out
from scenes.ui.labels import limited_size
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import palette_of

BEAT, READ = 0.5, 2.2  # seconds: after a lost card; to read why it was lost
READ_KEPT = 1.2  # what earlier leaps changed, where the card comes back or is lost all the same
WORDS = 38.0, 44.0  # their size, and the largest it gets
WIDE, OVER, UNDER = 820.0, 24.0, 12.0  # the room under the cards for a moment: over frogs' edges
AWAY = 46.0  # from the middle of the words to the frog


class Misses:
    """Keeps the leaps of a round, and tells *people* on the ring what came in between."""

    def __init__(self, tokens: QuibbitTokens, people: Callable[[], Collection[Seat]]) -> None:
        self._tokens, self._people = tokens, people
        self._before: dict[Frog, int] = {}
        self._leaps: Sequence[FrogLeapt] = ()

    def begin(self, progress: Sequence[int | None], leaps: Sequence[FrogLeapt]) -> None:
        """A round of *leaps* is going to be shown, with the frogs still at *progress*."""
        frogs = enumerate(progress)
        self._before = {Frog(frog): spot for frog, spot in frogs if spot is not None}
        self._leaps = leaps

    def explain(self, frog: Frog, *, lost: bool) -> Script:
        """Tell a person why *frog* is there; if its card is *lost*, leave time to see it."""
        if Seat(frog) not in self._people():
            return
        number = [leapt.frog for leapt in self._leaps].index(frog)
        leapt = self._leaps[number]
        size = len(self._tokens.ring.kinds)
        found = missed(leapt, self._leaps[:number], self._before, size)
        if found is None:
            yield from wait(BEAT if lost else 0.0)
            return
        words, place = self._tokens.captions.missed(found), self._place(leapt)
        layout, colour = self._tokens.layout, palette_of(frog).body
        room = _wider(layout.advice) if layout.advice else layout.between_seats
        seconds = READ if lost and found.too_far else READ_KEPT
        stage = self._tokens.ring.stage
        large = limited_size(stage.renderer, *WORDS)
        yield from call_out(stage, words, place, colour, seconds, room, large)

    def _place(self, leapt: FrogLeapt) -> Point:
        """Under the cards, or without room there beside the frog that *leapt*, within the ring."""
        slot, layout = self._tokens.ring.slot(leapt.end), self._tokens.layout
        if layout.advice:
            return layout.advice.centre
        box, (_, middle) = seat_box(slot, layout.pad), layout.middle.centre
        return slot.x, box.bottom + AWAY if slot.y < middle else box.y - AWAY


def _wider(room: Box) -> Box:
    """A larger *room* about it."""
    left = room.centre[0] - WIDE / 2
    return Box(left, room.y - OVER, WIDE, room.h + OVER + UNDER)
