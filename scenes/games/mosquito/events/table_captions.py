"""What Mosquito says of its events at a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.mosquito import (
    Action,
    ActionKind,
    CardCovered,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Event,
    Options,
    Passed,
    TurnBegan,
    deals,
)
from scenes.games.mosquito.choosing.forced_pass import (
    holds_fitting,
    is_stuck,
    nobody_can_place,
    why_forced,
)
from scenes.games.mosquito.events import captions
from scenes.games.mosquito.places import (
    opens_outermost,
    outermost_three,
    saves_tokens,
    three_round_an_end,
)
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.captions.game_captions import GameCaptions
from seats.seating import Seating
from words import say

FOR_ALL = CardsExchanged, CardCovered, Passed


class MosquitoCaptions(GameCaptions[Action, Event]):
    """Tells events at the table with these *tokens*."""

    def __init__(
        self, seating: Seating, options: Options, tokens: MosquitoTokens,
        is_first_step: Callable[[], bool], *, skips_passes: bool = True,
    ) -> None:  # fmt: skip
        self._seating, self._options, self._tokens = seating, options, tokens
        self._is_first_step = is_first_step  # of a choice of people, where rules are read
        self._skips = skips_passes  # once nobody can place any more
        self._deals = deals(options, len(tokens.panels))
        self._opens_outermost: Event | None = None
        self._saving: list[CardDrawn] = []  # after which somebody still had all tokens
        self.turn: Sequence[Event] = ()
        """All events of the choice that is being shown."""

    def caption(self, event: Event) -> str:
        return captions.caption(event, deals=self._deals)

    def hint(self, event: Event) -> str:
        people, seat = self._seating.people(), getattr(event, "seat", None)
        if isinstance(event, TurnBegan):  # as soon as a pad is open by cards round an end
            is_needed = seat in people and three_round_an_end(self._tokens.rows)
            return say("mosquito.hint_ring") if is_needed else ""
        if (
            isinstance(event, CardDrawn)
            and seat in people
            and saves_tokens(self._tokens, event.seat)
        ):
            self._saving.append(event)
            return say("mosquito.hint_tokens")
        if isinstance(event, CardDrawn):  # not in a first turn, where there is more to read
            is_next = seat in people and seat in self._tokens.rows.lights.placers.values()
            return say("mosquito.hint_drew") if is_next else ""
        if isinstance(event, CardPlaced) and opens_outermost(self._tokens.rows, event.spot):
            self._opens_outermost = event
            return say("mosquito.hint_outer")
        if isinstance(event, Passed) and self._deals == 1:
            return ""  # the board of pads tells what ends the match
        # Of bots what people may do as well; all of it is read once they choose.
        is_read = not people or seat is None or seat in people or isinstance(event, FOR_ALL)
        if not is_read and isinstance(event, CardPlaced) and not event.clean:
            return say("mosquito.hint_placed")  # points and direct ones differ from now on
        words = captions.hint(event, self._tokens.layout.columns) if is_read else ""
        is_early = words == say("mosquito.hint_clean") and not self._counts_direct
        return "" if is_early else words  # of direct points only once they are counted

    def hint_holds(self, event: Event) -> bool:
        if isinstance(event, CardDrawn) and event in self._saving:
            return saves_tokens(self._tokens, event.seat)
        is_outer = isinstance(event, CardPlaced) and event.spot.level > 1
        is_outer |= event is self._opens_outermost
        return not is_outer or outermost_three(self._tokens.rows) is not None

    def hint_comes_first(self, event: Event) -> bool:
        # There are few turns left; or somebody fears for the point of a placed card.
        return event in self._saving or captions.changes_placed(event)

    def hint_framed(self, event: Event) -> bool:
        return not self._tokens.rows.is_in_the_making  # where only what can be chosen stands out

    @property
    def leaves_time_to_read(self) -> bool:
        return not self._tokens.rows.is_in_the_making

    @property
    def laurel_rule(self) -> str:
        return say("mosquito.hint_laurel")

    @property
    def _counts_direct(self) -> bool:
        return self._tokens.meter.counts_direct

    def hint_ready(self, event: Event) -> bool:
        if not self._seating.people():
            return True
        swaps = self._tokens.buttons.lit is ActionKind.EXCHANGE
        return self._is_first_step() and (swaps or not captions.is_plain_swap(event))

    def is_routine(self, event: Event) -> bool:
        return isinstance(event, CardDrawn)

    def _is_ending(self) -> bool:
        """Whether nothing but passes comes, as nobody can place any more."""
        return self._skips and nobody_can_place(self._tokens)

    def banner(self, event: Event) -> str:
        match event:
            case DealBegan(number, dealer):
                key = "mosquito.deal_prompt" if self._deals > 1 else "mosquito.only_deal_prompt"
                return say(key, number=number, deals=self._deals, name=seat_name(dealer))
            case TurnBegan() | CardDrawn() | Passed() if self._is_ending():
                return say("mosquito.all_pass_prompt")  # the board counts who does
            case TurnBegan(seat):
                return say("mosquito.wait_prompt", name=seat_name(seat))
            case Passed(seat) if is_stuck(self._tokens, seat):
                return why_forced(self._tokens, seat, "passed_stuck")
            case Passed(seat) if self._had_to(seat):
                return why_forced(self._tokens, seat, "passes_forced")
            case Passed(seat) if self._has_no_token(seat) and not self._options.open_hands:
                return say("mosquito.passed_no_token", name=seat_name(seat))
            case CardPlaced() if not self._counts_direct:
                return captions.seen_caption(replace(event, clean=False))
            case _:  # nothing else counts
                return captions.seen_caption(event, deals=self._deals)

    def actors(self, event: Event) -> Collection[Seat]:
        return (event.dealer,) if isinstance(event, DealBegan) else super().actors(event)

    def deed(self, event: Event) -> str:
        match event:
            case CardPlaced():
                return captions.whole_turn(self.turn, counts_direct=self._counts_direct)
            case _:
                return ""  # no turn is over with it; a frog that passes says so itself

    def _had_to(self, seat: Seat) -> bool:
        """Whether the room knows that nothing but a pass was left to *seat*."""
        no_help = self._options.helpers == 0 or self._has_no_token(seat)
        return no_help and not holds_fitting(self._tokens, seat)

    def _has_no_token(self, seat: Seat) -> bool:
        return self._tokens.panels[seat].left == 0

    def begins_anew(self, event: Event) -> bool:
        return isinstance(event, DealBegan)
