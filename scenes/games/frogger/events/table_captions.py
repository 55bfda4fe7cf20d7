"""What Frogger says of its events at a table, where the moves of some turns are counted."""

from __future__ import annotations

from rules.frogger import (
    EXCUSE,
    SWEEPING,
    CardTaken,
    Event,
    Frog,
    FrogAdvanced,
    FrogRetreated,
    MarketDealt,
    TurnBegan,
    View,
)
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.games.frogger.tokens import FroggerTokens
from words import say


class FroggerTableCaptions(FroggerCaptions):
    """Tells events at the table with these *tokens*, from *view* on, under that *preview*."""

    def __init__(self, view: View, tokens: FroggerTokens, preview: FroggerPreview) -> None:
        super().__init__(view.path, view.acting, free=view.options.free_swim)
        self._tokens, self._preview = tokens, preview
        self._took_last: set[Event] = set()  # what is told of as it took a suit's last free space
        self._warned: set[Event] = set()  # what is told of as somebody could win then
        self._emptied: set[Event] = set()  # what is told of as it left no card to draw

    def hint(self, event: Event) -> str:
        if isinstance(event, TurnBegan) and not self._tokens.tray.counts_moves:
            return ""
        if isinstance(event, TurnBegan) and self._tokens.meter.foretells:
            self._warned.add(event)
            return say("frogger.hint_stop_win")
        if isinstance(event, CardTaken) and self._hopped:
            return self._hint_of_taking(event)
        if isinstance(event, MarketDealt) and self._tokens.cards.is_last_deal(event.cards):
            self._emptied.add(event)
            return say("frogger.hint_deck")
        if isinstance(event, FrogRetreated) and event.end == EXCUSE and self._is_rival(event.frog):
            return ""  # its frog would be framed while people look for their own
        self._took_last.discard(event)
        if isinstance(event, FrogAdvanced | FrogRetreated) and self._tokens.path.takes_last(
            event.start, event.end
        ):
            self._took_last.add(event)
            return say("frogger.hint_home_pond")
        return super().hint(event)

    def hint_holds(self, event: Event) -> bool:
        """What tells that a suit leads home is over as soon as it does not.

        What tells of a card, or of open cards, is over once that is played, or all of them; what
        tells of an empty deck, once it has cards; how to stop a win, once none is foretold.
        """
        cards = self._tokens.cards
        match event:
            case CardTaken(seat, card) if card.rank in SWEEPING:
                return bool(cards.open_card(seat, card))
            case CardTaken(seat) if cards.lies_small(seat):
                return bool(cards.public[seat])
            case TurnBegan() if event in self._warned:
                return self._tokens.meter.foretells
            case MarketDealt() if event in self._emptied:
                return cards.none_left
            case FrogAdvanced(suit=suit, start=start, end=end) if end == self._path.home:
                return self._tokens.path.leads_home(start, suit)
            case FrogAdvanced(end=end) | FrogRetreated(end=end) if event in self._took_last:
                last = self._path.suits[end]
                return last is not None and self._tokens.path.leads_home(EXCUSE, last)
            case _:
                return True

    @property
    def leaves_time_to_read(self) -> bool:
        return not self._preview.warns

    @property
    def laurel_rule(self) -> str:
        return say("frogger.hint_laurel")

    def hint_ready(self, event: Event) -> bool:
        """Nothing lies over a danger; leaps wait while a hop back, or its card, is chosen.

        What frames the market waits until then: it would look as if one should go there.
        """
        if not self.leaves_time_to_read:
            return False
        is_of_leaps = isinstance(event, FrogAdvanced) or event in self._took_last
        if self._preview.hops_back:
            return not is_of_leaps
        return not self._is_of_market(event)

    def _is_of_market(self, event: Event) -> bool:
        """Whether the hint about *event* frames the market."""
        match event:
            case FrogRetreated(start=start, end=end):
                numbers = self._path.numbers
                gets = end != EXCUSE and numbers[start] - numbers[end] <= 1
                return gets and event not in self._took_last
            case CardTaken(seat, card):
                return card.rank not in SWEEPING and not self._tokens.cards.lies_small(seat)
            case MarketDealt():
                return event not in self._emptied
            case _:
                return False

    def _is_rival(self, frog: Frog) -> bool:
        """Whether a *frog* is a bot's, while people play."""
        people = self._tokens.people()
        return bool(people) and owner(frog) not in people

    def _hint_of_taking(self, event: CardTaken) -> str:
        """What an Ace or a Crown does; what lies in small hands; else that the market has a gap."""
        if event.card.rank in SWEEPING:
            return say("frogger.hint_swept")
        is_small = self._tokens.cards.lies_small(event.seat)
        return say("frogger.hint_open" if is_small else "frogger.hint_market")
