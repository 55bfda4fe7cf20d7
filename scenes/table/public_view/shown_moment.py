"""What the room has seen of a match so far: board, points and log up to the same event."""

from __future__ import annotations

from itertools import islice
from typing import Any

from rules.core import Event
from scenes.core.game_parts import shown_view
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.game_table import AnyTable
from scenes.table.public_view.shown_view import ShownView


class ShownMoment:
    """Follows the events of *table* as they are shown.

    ``number`` is another one for every moment, and ``is_held`` while something is shown. Then
    ``view`` is what the room knew before, with what was shown since as far as the game tells;
    ``board`` is the same as it is drawn, and ``banner`` what the table says of what goes on.
    Nothing is known before the first choice.
    """

    def __init__(self, table: AnyTable, captions: EventCaptions) -> None:
        self._table, self._event_captions = table, captions
        self._rules: ShownView[Any, Any] | None = shown_view(table.match.game.name)
        self.is_held = True
        self._events: list[Event] = []
        self._known: Any = None  # after all these events
        self._view: Any = None
        self._board: Any = None
        self._captions = 0
        self.banner = ""
        self.number = 0

    @property
    def view(self) -> Any:
        """What the room knows; ``None`` before the first choice."""
        return self._view if self.is_held else self._table.view

    @property
    def board(self) -> Any:
        """What the board of the game is drawn from."""
        return self._board if self.is_held else self._table.view

    @property
    def captions(self) -> int:
        """How many captions of the log are about what was shown."""
        return self._captions if self.is_held else len(self._table.log)

    def news(self, most: int) -> tuple[str, ...]:
        """The last captions, the newest first, without what happens in every turn."""
        told = reversed(self._table.log[: self.captions])
        news = (caption for caption in told if caption not in self._event_captions.routine)
        return tuple(islice(news, most))

    def hold(self) -> None:
        """Keep to what is known now: what follows from the choices is yet to be shown."""
        self._known = self._view = self._board = self._table.view
        self._captions, self._events, self.is_held = len(self._table.log), [], True
        self.banner = ""
        self.number += 1

    def begin(self, event: Event) -> None:
        """The next *event* is being shown from now on."""
        words = self._table.captions.banner(event)
        if words and words != self.banner:
            self.banner = words
            self.number += 1

    def follow(self, event: Event) -> None:
        """The next *event* was shown."""
        if self._rules is None:
            return
        seen = event.seen_by(None)
        self._events.append(seen)
        self._known = self._rules.after(self._known, seen)
        board = self._rules.board(self._known, self._events)
        if board is not None:
            self._view, self._board = self._known, board
            self._captions = len(self._table.log)
            self.number += 1

    def release(self) -> None:
        """All events were shown."""
        self.is_held, self.banner = False, ""
        self.number += 1
