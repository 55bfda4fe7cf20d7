"""Tells what happens: captions in the top bar and the log, and hints about the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Event
from scenes.core.script import Script
from scenes.table.game_table import AnyTable
from scenes.table.hints import Hints


class EventCaptions:
    """Writes the captions of *table*'s events, and shows every hint once."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._hints = Hints(table.context)

    def write(self, event: Event) -> None:
        """Write what happened into the log and the top bar."""
        table = self._table
        sentence = table.caption(event)
        if sentence:
            table.log.append(sentence)
            rule = table.hint(event) if table.context.on_show else ""
            # a rule that was explained already still stands under every event that shows it
            shown = rule.partition("\n")[0] if self._hints.given(rule) else sentence
            table.top_bar.show_caption(shown)

    def write_past(self, events: Sequence[Event]) -> None:
        """Write into the log what happened before the table was opened."""
        self._table.log += [words for words in self._table.past_captions(events) if words]
        self.write_last()

    def write_last(self) -> None:
        """Write into the top bar what happened last."""
        if self._table.log:
            self._table.top_bar.show_caption(self._table.log[-1])

    def explain(self, event: Event) -> Script:
        """Show the rule that *event* shows, if hints are wanted and it is new."""
        rule = self._table.hint(event) if self._hints.wanted else ""
        if self._hints.give(rule):
            yield from self._table.show_hint(rule)
