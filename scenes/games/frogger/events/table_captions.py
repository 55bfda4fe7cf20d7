"""What Frogger says of its events at a table, where the moves of some turns are counted."""

from __future__ import annotations

from rules.frogger import Event, FrogAdvanced, FrogRetreated, TurnBegan, View
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.games.frogger.tokens import FroggerTokens
from words import say


class FroggerTableCaptions(FroggerCaptions):
    """Tells events at the table with these *tokens*, from *view* on."""

    def __init__(self, view: View, tokens: FroggerTokens) -> None:
        super().__init__(view.path, view.acting, free=view.options.free_swim)
        self._tokens = tokens

    def hint(self, event: Event) -> str:
        if isinstance(event, TurnBegan) and not self._tokens.tray.counts_moves:
            return ""
        if isinstance(event, FrogAdvanced | FrogRetreated) and self._tokens.path.takes_last(
            event.start, event.end
        ):
            return say("frogger.hint_home_pond")
        return super().hint(event)
