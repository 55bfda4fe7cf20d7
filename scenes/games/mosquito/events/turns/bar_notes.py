"""Notes at the side of the top bar, where no card lies and no hint is read: one at a time."""

from __future__ import annotations

from dataclasses import replace

from scenes.core.script import Script
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.table.captions.callout import call_out
from sprites.motion.timestep import steps_in
from sprites.pictures import theme

LONGEST = 3.0  # seconds to wait for another note
BELOW = 26.0  # the count of pads is still seen over a note that hangs so far below the bar


class BarNotes:
    """Shows notes over the top bar at the table of these *rows*."""

    def __init__(self, rows: MosquitoRows, reading: ReadingTimes) -> None:
        self._stage, self._side, self._reading = rows.stage, rows.layout.top_bar.side, reading

    def tell(self, words: str, seconds: float) -> Script:
        """Say *words*, and let all that follows wait until they are read."""
        yield from self.make_room()
        yield from self._call_out(words, self._reading.unhurried(seconds))

    def tell_meanwhile(self, words: str, seconds: float) -> None:
        """Say *words* while play goes on, once the note before is gone."""
        self._stage.run(self._in_turn(words, seconds))

    def make_room(self) -> Script:
        """Wait until no note is there; whoever hurries waits as much less."""
        for _ in range(steps_in(self._reading.unhurried(LONGEST))):
            if not self._has_note:
                break
            yield

    @property
    def _has_note(self) -> bool:
        return self._stage.has("callout")

    def _in_turn(self, words: str, seconds: float) -> Script:
        while self._has_note:
            yield
        yield from self._call_out(words, seconds)

    def _call_out(self, words: str, seconds: float) -> Script:
        room = replace(self._side, h=self._side.h + BELOW)
        place = room.centre[0], room.bottom
        return call_out(self._stage, words, place, theme.GOLD, seconds, room)
