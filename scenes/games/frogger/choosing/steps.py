"""A turn's action in steps: a card, which frog, where to; or a frog, back where, what to take."""

from __future__ import annotations

from collections.abc import Callable
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
from scenes.games.frogger.captions import FroggerCaptions, card_name, suit_name
from scenes.games.frogger.choosing.preview import FroggerPreview, leaps
from scenes.games.frogger.layout import ASPECT, TOUCH, space_box
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import (
    ChoosingStep,
    ChoosingSteps,
    Done,
    NextStep,
    StepTarget,
)
from sprites.pictures.geometry import Box
from words import say
from words.phrases import listed


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
        self._layout, self._cards = table.tokens.layout, table.tokens.cards
        self._preview, self._captions = table.preview, table.captions
        self._ask, self._show_hand = table.ask, table.show_hand
        self._seat, self._legal = seat, state.legal(seat)
        self._view: View = state.view(seat)

    def clear(self) -> None:
        self._preview.clear()

    def turned(self, is_open: bool) -> None:
        self._show_hand(is_open)

    def first(self) -> ChoosingStep[Action]:
        legal = self._legal
        if not isinstance(legal, Moves):
            targets = [self._take(card) for card in self._view.market]
            return ChoosingStep(targets, show=self._say("take_prompt"))
        hand = self._view.own + self._view.public[self._seat]
        targets = [self._card(place, card, len(hand)) for place, card in enumerate(hand)]
        targets += [self._frog_back(start) for start in self._starts() if start != EXCUSE]
        if legal.may_stop:
            words = say("frogger.stop_words")
            targets.append(StepTarget(self._layout.stop, words, _done(Stop())))
        show = self._say("more_prompt" if legal.may_stop else "turn_prompt")
        return ChoosingStep(targets, len(hand) // 2 if len(hand) > 1 else 0, show)

    def _starts(self) -> list[Space]:
        own = self._view.frogs[self._seat * FROGS : (self._seat + 1) * FROGS]
        return sorted({*own} - {self._view.path.home})

    # Ahead

    def _card(self, place: int, card: Card, count: int) -> StepTarget[Action]:
        suits = listed([suit_name(suit) for suit in card.suits])
        return StepTarget(
            self._hand_box(place, count),
            say("frogger.card_words", card=card_name(card), suits=suits),
            partial(self._which_frog, place, card),
            partial(self._show_card, place, card),
        )

    def _which_frog(self, place: int, card: Card) -> NextStep[Action]:
        starts = self._starts()
        if len(starts) == 1:
            return self._where_to(place, card, starts[0])
        targets = [
            StepTarget(
                self._start_box(start),
                say("frogger.leap_words", place=self._captions.place(start)),
                partial(self._where_to, place, card, start),
                partial(self._show_frog, card, start),
            )
            for start in starts
        ]
        show = self._with_prompt("frog_prompt", partial(self._raise, place))
        return ChoosingStep(targets, len(targets) - 1, show)

    def _where_to(self, place: int, card: Card, start: Space) -> NextStep[Action]:
        view = self._view
        taken = view.frogs + view.crocodiles
        actions: dict[Space, Action] = {
            view.path.leap(start, suit, taken): Advance(start, card, suit)
            for suit in reversed(card.suits)
        }
        if len(actions) == 1:
            return Done(*actions.values())
        targets = [
            StepTarget(
                self._end_box(end),
                say("frogger.to_words", place=self._captions.place(end)),
                _done(actions[end]),
                partial(self._preview.show_way_back, self._seat, start, [end]),
            )
            for end in sorted(actions)
        ]
        show = self._with_prompt("land_prompt", partial(self._raise, place))
        return ChoosingStep(targets, len(targets) - 1, show)

    # Back

    def _frog_back(self, start: Space) -> StepTarget[Action]:
        ends = self._moves.landings(start)
        return StepTarget(
            space_box(self._layout, start),
            say("frogger.back_words", place=self._captions.place(ends[0])),
            partial(self._back_where, start),
            partial(self._show_back, start),
        )

    def _back_where(self, start: Space) -> NextStep[Action]:
        ends = self._moves.landings(start)
        if len(ends) == 1:
            return self._what_to_take(start, ends[0])
        targets = [
            StepTarget(
                self._end_box(end),
                say("frogger.to_words", place=self._captions.place(end)),
                partial(self._what_to_take, start, end),
                partial(self._show_end, start, end),
            )
            for end in ends
        ]
        return ChoosingStep(targets, show=self._say("back_prompt"))

    def _what_to_take(self, start: Space, end: Space) -> NextStep[Action]:
        takings = self._moves.takings(end)
        if takings == (None,):
            return Done(Retreat(start, end, None))
        targets = [self._offer(start, end, card, card in takings) for card in self._view.market]
        first = next(i for i, target in enumerate(targets) if target.then)
        return ChoosingStep(
            targets, first, self._with_prompt("market_prompt", partial(self._forbid, start, end))
        )

    def _offer(self, start: Space, end: Space, card: Card, allowed: bool) -> StepTarget[Action]:
        box = self._market_box(card)
        if allowed:
            done = _done(Retreat(start, end, card))
            return StepTarget(box, card_name(card), done, partial(self._show_offer, card))
        suit = self._view.path.suits[end]
        assert suit is not None, "in the pond any card may be taken"
        return StepTarget(box, say("frogger.forbidden", suit=suit_name(suit)), None)

    def _take(self, card: Card) -> StepTarget[Action]:
        done = _done(Take(card))
        return StepTarget(
            self._market_box(card), card_name(card), done, partial(self._show_offer, card)
        )

    @property
    def _moves(self) -> Moves:
        assert isinstance(self._legal, Moves), "who is blocked has no frog to move"
        return self._legal

    # What is shown

    def _say(self, key: str) -> Callable[[], None]:
        return partial(self._ask, say(f"frogger.{key}", name=seat_name(self._seat)))

    def _with_prompt(self, key: str, also: Callable[[], None]) -> Callable[[], None]:
        ask = self._say(key)

        def show() -> None:
            ask()
            also()

        return show

    def _raise(self, place: int) -> None:
        self._preview.raise_card(self._cards.hands[self._seat][place])

    def _show_card(self, place: int, card: Card) -> None:
        self._raise(place)
        self._preview.show_leaps(self._seat, leaps(self._view, self._seat, card.suits))

    def _show_frog(self, card: Card, start: Space) -> None:
        shown = leaps(self._view, self._seat, card.suits)
        self._preview.show_leaps(self._seat, shown, bright=start)

    def _show_back(self, start: Space) -> None:
        self._preview.ring(start)
        self._preview.show_way_back(self._seat, start, self._moves.landings(start))

    def _show_end(self, start: Space, end: Space) -> None:
        self._preview.show_way_back(self._seat, start, [end])
        self._forbid(start, end)

    def _forbid(self, start: Space, end: Space) -> None:
        takings = self._moves.takings(end)
        self._preview.forbid([card for card in self._view.market if card not in takings])
        self._preview.show_way_back(self._seat, start, [end])

    def _show_offer(self, card: Card) -> None:
        token = next(token for other, token in self._cards.market if other is card)
        self._preview.raise_card(token)

    # Where it is

    def _start_box(self, start: Space) -> Box:
        if start != EXCUSE:
            return space_box(self._layout, start)
        return self._lane(self._layout.pond)

    def _end_box(self, end: Space) -> Box:
        if end == self._view.path.home:
            return self._lane(self._layout.haven)
        return self._start_box(end)

    def _lane(self, bank: Box) -> Box:
        slot = self._layout.crowd(bank, self._seat, FROGS // 2)
        high = max(TOUCH, self._layout.crowd_frog)
        return Box.around(bank.centre[0], slot.y - 0.3 * self._layout.crowd_frog, bank.w, high)

    def _hand_box(self, place: int, count: int) -> Box:
        slots, card = self._layout.tray_slots(count), self._layout.card
        left = slots[place].x - card / 2
        shows = slots[place + 1].x - slots[place].x if place + 1 < count else card
        wide = min(shows, card)
        return Box.around(
            left + wide / 2, slots[place].y, max(min(TOUCH, card), wide), card * ASPECT
        )

    def _market_box(self, card: Card) -> Box:
        slot = self._layout.market_slot(self._view.market.index(card))
        return Box.around(slot.x, slot.y, max(TOUCH, self._layout.card), self._layout.card * ASPECT)


def _done(action: Action) -> Callable[[], Done[Action]]:
    return partial(Done, action)
