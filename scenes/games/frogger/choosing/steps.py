"""A turn's action in steps, begun with a card of the hand, a frog, or a card of the market."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    EXCUSE,
    FROGS,
    Action,
    Advance,
    Moves,
    Retreat,
    Space,
    State,
    Stop,
    Take,
    View,
)
from scenes.games.frogger.captions import FroggerCaptions, card_name
from scenes.games.frogger.choosing.places import FroggerPlaces
from scenes.games.frogger.choosing.preview import FroggerPreview
from scenes.games.frogger.choosing.step_display import FroggerStepDisplay
from scenes.games.frogger.choosing.step_words import NO_CARD, FroggerStepWords
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import (
    ChoosingStep,
    ChoosingSteps,
    Done,
    NextStep,
    StepTarget,
)
from words import say

ENOUGH = 8  # cards in hand; with more, pond and market are too many presses away


@dataclass(frozen=True, slots=True)
class FroggerStepContext:
    """What a seat chooses on, what writes its prompt, and what shows or hides its hand."""

    tokens: FroggerTokens
    preview: FroggerPreview
    captions: FroggerCaptions
    ask: Callable[[str], None]
    show_hand: Callable[[bool], None]


class FroggerSteps(ChoosingSteps[Action]):
    """Makes the steps of one choice of a seat, out of what that seat knows."""

    def __init__(self, table: FroggerStepContext, seat: Seat, state: State) -> None:
        self._layout, self._preview = table.tokens.layout, table.preview
        self._show_hand = table.show_hand
        self._seat, self._legal = seat, state.legal(seat)
        self._view: View = state.view(seat)
        self._words = FroggerStepWords(table.captions, self._view)
        cards = table.tokens.cards
        self._show = FroggerStepDisplay(table.preview, cards, table.ask, seat, self._view)
        self._hand = self._view.own + self._view.public[seat]
        self.places = FroggerPlaces(self._layout, seat, self._view)

    def clear(self) -> None:
        self._preview.clear()

    def turned(self, is_open: bool) -> None:
        self._show_hand(is_open)

    def first(self) -> ChoosingStep[Action]:
        if not isinstance(self._legal, Moves):
            targets = [self._take(card) for card in self._view.market]
            return ChoosingStep(
                targets, show=self._show.prompt("take_prompt"), barred=self._rivals()
            )
        more = self._legal.may_stop
        targets = [
            *(
                self._card(place, card, partial(self._which_frog, place, card))
                for place, card in self._numbered()
            ),
            *map(self._frog, self._on_path()),
            *([] if self._many else self._far()),
            *([self._end_turn()] if more else ()),
        ]
        start = len(self._hand) // 2 if len(self._hand) > 1 else 0
        show = self._show.prompt("more_prompt" if more else "turn_prompt")
        return ChoosingStep(targets, start, show, self._barred(more))

    def _numbered(self) -> list[tuple[int, Card]]:
        return list(enumerate(self._hand))

    def _starts(self) -> list[Space]:
        return sorted({*self._own} - {self._view.path.home})

    @property
    def _own(self) -> Sequence[Space]:
        return self._view.frogs[self._seat * FROGS : (self._seat + 1) * FROGS]

    def _on_path(self) -> list[Space]:
        return [start for start in self._starts() if start != EXCUSE]

    @property
    def _many(self) -> bool:
        return len(self._hand) > ENOUGH

    def _far(self) -> list[StepTarget[Action]]:
        """What only a pointer gets to soon enough while there are many cards: pond and market."""
        pond = [self._frog(EXCUSE)] if EXCUSE in self._starts() else []
        return [*pond, *(self._wanted(card) for card in self._view.market)]

    # What cannot be chosen, and why

    def _barred(self, more: bool) -> list[StepTarget[Action]]:
        far = self._far() if self._many else []
        home = self._view.path.home
        at_home = [self._why_not("home", home)] if home in self._own else []
        stop: StepTarget[Action] = StepTarget(self._layout.stop, say("frogger.not_stop"), None)
        return [*self._rivals(), *at_home, *far, *([] if more else [stop])]

    def _why_not(self, key: str, space: Space) -> StepTarget[Action]:
        return StepTarget(self.places.end(space), say(f"frogger.not_{key}"), None)

    def _rivals(self) -> list[StepTarget[Action]]:
        return [
            StepTarget(box, say("frogger.not_yours", name=seat_name(seat)), None)
            for seat, box in self.places.rivals()
        ]

    def _end_turn(self) -> StepTarget[Action]:
        return StepTarget(self._layout.stop, say("frogger.stop_words"), _done(Stop()))

    # Ahead

    def _card(
        self, place: int, card: Card, then: Callable[[], NextStep[Action]],
        start: Space | None = None,
    ) -> StepTarget[Action]:  # fmt: skip
        """A card of the hand, with which any frog leaps, or the one on *start*."""
        starts = self._starts() if start is None else [start]
        return StepTarget(
            self.places.hand(place, len(self._hand)),
            self._words.card(card, last=len(self._hand) == 1),
            then,
            partial(self._show.card, place, card, start),
            ghosts=self._landings(card, starts),
        )

    def _landings(self, card: Card, starts: Sequence[Space]) -> list[StepTarget[Action]]:
        """The ghosts that show where frogs on *starts* can leap with *card*."""
        ends: dict[Space, dict[Space, Action]] = {}
        for start in starts:
            for end, action in self._advances(card, start).items():
                ends.setdefault(end, {})[start] = action
        return [
            StepTarget(
                self.places.end(end),
                self._words.leap_to(end),
                partial(self._from_where, ends[end]),
            )
            for end in sorted(ends)
        ]

    def _from_where(self, actions: dict[Space, Action]) -> NextStep[Action]:
        """Which of the frogs leaps that can all get to one place."""
        if len(actions) == 1:
            return Done(*actions.values())
        targets = [self._leaper(start, _done(actions[start])) for start in sorted(actions)]
        return ChoosingStep(targets, len(targets) - 1, self._show.prompt("frog_prompt"))

    def _leaper(
        self, start: Space, then: Callable[[], NextStep[Action]],
        show: Callable[[], None] | None = None, ghosts: Sequence[StepTarget[Action]] = (),
    ) -> StepTarget[Action]:  # fmt: skip
        words = self._words.leap_from(start)
        ring = partial(self._show.ring, start)
        return StepTarget(self.places.start(start), words, then, show or ring, ghosts=ghosts)

    def _advances(self, card: Card, start: Space) -> dict[Space, Action]:
        view = self._view
        taken = view.frogs + view.crocodiles
        return {
            view.path.leap(start, suit, taken): Advance(start, card, suit)
            for suit in reversed(card.suits)
        }

    def _which_frog(self, place: int, card: Card) -> NextStep[Action]:
        starts = self._starts()
        if len(starts) == 1:
            return self._where_to(place, card, starts[0])
        ghosts = self._landings(card, starts)
        targets = [
            self._leaper(
                start,
                partial(self._where_to, place, card, start),
                partial(self._show.frog, card, start),
                ghosts,
            )
            for start in starts
        ]
        show = self._show.prompt("frog_prompt", partial(self._show.raise_card, place))
        return ChoosingStep(targets, len(targets) - 1, show, self._rivals())

    def _where_to(self, place: int, card: Card, start: Space) -> NextStep[Action]:
        actions = self._advances(card, start)
        if len(actions) == 1:
            return Done(*actions.values())
        targets = [
            StepTarget(
                self.places.end(end),
                self._words.leap_to(end),
                _done(actions[end]),
                partial(self._show.back, start, [end]),
            )
            for end in sorted(actions)
        ]
        show = self._show.prompt("land_prompt", partial(self._show.raise_card, place))
        return ChoosingStep(targets, len(targets) - 1, show)

    # A frog first: ahead or back

    def _frog(self, start: Space) -> StepTarget[Action]:
        box = self.places.start(start)
        if start == EXCUSE and not self._hand:
            return StepTarget(box, say("frogger.no_card"), None)
        ends: Sequence[Space] = ()
        words = say("frogger.pond_words")
        if start != EXCUSE:
            ends = self._moves.landings(start)
            words = self._words.back_only([self._moves.takings(end) for end in ends])
            if self._hand:
                words = say("frogger.frog_words")
        return StepTarget(
            box,
            words,
            partial(self._ahead_or_back, start),
            partial(self._show.back, start, ends),
            ghosts=[self._back(start, end) for end in ends],
        )

    def _ahead_or_back(self, start: Space) -> NextStep[Action]:
        """With which card the frog leaps, or where it hops back to."""
        ends = () if start == EXCUSE else self._moves.landings(start)
        if len(ends) == 1 and not self._hand:
            return self._what_to_take(start, ends[0])
        cards = [
            self._card(place, card, partial(self._where_to, place, card, start), start)
            for place, card in self._numbered()
        ]
        targets = [*(self._back(start, end) for end in ends), *cards]
        keys = {(True, True): "way_prompt", (True, False): "back_prompt"}
        show = self._show.prompt(keys.get((bool(ends), bool(cards)), "with_prompt"))
        return ChoosingStep(targets, 0, show, self._rivals())

    def _back(self, start: Space, end: Space) -> StepTarget[Action]:
        takings = self._moves.takings(end)
        return StepTarget(
            self.places.end(end),
            self._words.back_for(end, takings),
            partial(self._what_to_take, start, end),
            partial(self._show.end, start, end, takings),
        )

    def _what_to_take(self, start: Space, end: Space) -> NextStep[Action]:
        takings = self._moves.takings(end)
        if takings == NO_CARD:
            return Done(Retreat(start, end, None))
        targets = [self._offer(start, end, card, card in takings) for card in self._view.market]
        first = next(i for i, target in enumerate(targets) if target.then)
        also = partial(self._show.end, start, end, takings)
        show = self._show.prompt("market_prompt", also)
        if self._words.is_limited(takings):
            show = self._show.prompt("market_limited_prompt", also, suit=self._words.suit(end))
        return ChoosingStep(targets, first, show)

    def _offer(self, start: Space, end: Space, card: Card, allowed: bool) -> StepTarget[Action]:
        box = self.places.market(card)
        if allowed:
            done = _done(Retreat(start, end, card))
            return StepTarget(box, card_name(card), done, partial(self._show.offer, card))
        return StepTarget(box, self._words.forbidden(end), None)

    # A card of the market first

    def _wanted(self, card: Card) -> StepTarget[Action]:
        box = self.places.market(card)
        frogs = self._on_path()
        if not any(self._ends_for(start, card) for start in frogs):
            return StepTarget(box, say(f"frogger.market_{'suit' if frogs else 'none'}"), None)
        words = say("frogger.market_words", card=card_name(card))
        show = partial(self._show.offer, card)
        return StepTarget(box, words, partial(self._who_gets, card), show)

    def _ends_for(self, start: Space, card: Card) -> list[Space]:
        """Where the frog on *start* can hop back to and take *card*."""
        return [end for end in self._moves.landings(start) if card in self._moves.takings(end)]

    def _who_gets(self, card: Card) -> NextStep[Action]:
        targets = [self._getter(start, card) for start in self._on_path()]
        first = next(i for i, target in enumerate(targets) if target.then)
        show = self._show.prompt("getter_prompt", partial(self._show.offer, card))
        return ChoosingStep(targets, first, show, self._rivals())

    def _getter(self, start: Space, card: Card) -> StepTarget[Action]:
        box, ends = self.places.start(start), self._ends_for(start, card)
        if not ends:
            return StepTarget(box, self._words.forbidden(self._moves.landings(start)[0]), None)
        words = self._words.back_to(ends[0])
        show = partial(self._show.back, start, ends)
        return StepTarget(box, words, partial(self._get_where, start, card, ends), show)

    def _get_where(self, start: Space, card: Card, ends: Sequence[Space]) -> NextStep[Action]:
        if len(ends) == 1:
            return Done(Retreat(start, ends[0], card))
        targets = [
            StepTarget(
                self.places.end(end),
                self._words.back_to(end),
                _done(Retreat(start, end, card)),
                partial(self._show.back, start, [end]),
            )
            for end in ends
        ]
        show = self._show.prompt("back_prompt", partial(self._show.offer, card))
        return ChoosingStep(targets, 0, show)

    def _take(self, card: Card) -> StepTarget[Action]:
        show = partial(self._show.offer, card)
        return StepTarget(self.places.market(card), card_name(card), _done(Take(card)), show)

    @property
    def _moves(self) -> Moves:
        assert isinstance(self._legal, Moves), "who is blocked has no frog to move"
        return self._legal


def _done(action: Action) -> Callable[[], Done[Action]]:
    return partial(Done, action)
