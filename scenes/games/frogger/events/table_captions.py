"""What Frogger says of its events at a table, where the moves of some turns are counted."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import CardTaken, Event, FrogAdvanced, FrogRetreated, TurnBegan, View
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.events.captions import FroggerCaptions, card_name
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from words import say


class FroggerTableCaptions(FroggerCaptions):
    """Tells events at the table with these *tokens*, from *view* on."""

    def __init__(self, view: View, tokens: FroggerTokens) -> None:
        super().__init__(view.path, view.acting, free=view.options.free_swim)
        self._tokens = tokens

    def banner(self, event: Event) -> str:
        """A card is told of first; who leaps by it once it was seen."""
        if isinstance(event, FrogAdvanced):
            return say(
                "frogger.plays", name=seat_name(owner(event.frog)), card=card_name(event.card)
            )
        return super().banner(event)

    def hint(self, event: Event) -> str:
        if isinstance(event, TurnBegan) and not self._tokens.tray.counts_moves:
            return ""
        if isinstance(event, CardTaken):
            return self._hint_of_taking(event.seat)
        if isinstance(event, FrogAdvanced | FrogRetreated) and self._tokens.path.takes_last(
            event.start, event.end
        ):
            return say("frogger.hint_home_pond")
        return super().hint(event)

    def _hint_of_taking(self, seat: Seat) -> str:
        """What lies in small hands is told of those; then that the market has a gap."""
        is_small = self._tokens.cards.lies_small(seat)
        return say("frogger.hint_open" if is_small else "frogger.hint_market")
