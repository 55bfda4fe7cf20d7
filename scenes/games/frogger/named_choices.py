"""How Frogger is played by names: a card, a hop back for one, or the end of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    ACTIONS,
    EXCUSE,
    FROGS,
    Action,
    Advance,
    Moves,
    Retreat,
    Space,
    Stop,
    Take,
    View,
)
from scenes.games.frogger.choosing.choices import question
from scenes.games.frogger.choosing.step_words import not_wanted
from scenes.games.frogger.decktet_cards import face
from scenes.games.frogger.events.captions import FroggerCaptions, card_name, suit_name
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.phone_board import lay_board
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import (
    CARD_HIGH,
    NamedCard,
    NamedOption,
    NamedStep,
    NextNamedStep,
)
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage
from words import say


class FroggerNamedChoices:
    """The moves of a turn, or the card that is taken instead."""

    def faces(self, view: View) -> Sequence[Picture]:
        return [_face(card) for card in Card if card.suits]

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        names = _names(_hand(seat, view))
        return [NamedCard(name, _face(card)) for card, name in names.items()]

    def board(self, stage: Stage, view: View) -> BoardDrawing:
        return lay_board(stage, view)

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        if isinstance(legal, Moves):
            return _Turn(seat, view, legal).first()
        takes = tuple(
            _card(name, card, partial(Done, Take(card)))
            for card, name in _names(view.market).items()
        )
        return NamedStep(say("frogger.take_prompt", name=seat_name(seat)), takes)


class _Turn:
    """The steps of one move of *seat*."""

    def __init__(self, seat: Seat, view: View, legal: Moves) -> None:
        self._name, self._view, self._legal = seat_name(seat), view, legal
        own = view.frogs[seat * FROGS : (seat + 1) * FROGS]
        self._starts = sorted({*own} - {view.path.home})
        self._hand = _hand(seat, view)
        self._names = _names(self._hand) | _names(view.market)
        self._place = FroggerCaptions(view.path, view.acting).place

    def first(self) -> NamedStep[Action]:
        hop = NamedOption(say("frogger_phone.hop_back"), self._what_to_take)
        stop = NamedOption(say("frogger.stop_words"), partial(Done, Stop()))
        options = [
            *map(self._leap, self._hand),
            *([hop] if any(map(self._legal.landings, self._starts)) else ()),
            *([stop] if self._legal.may_stop else ()),
        ]
        return NamedStep(self._question(), tuple(options))

    def _question(self) -> str:
        """What the big screen asks, and how many moves are left of the turn."""
        back = any(start != EXCUSE for start in self._starts)
        asked = say(f"frogger.{question(self._legal, self._view, back=back)}", name=self._name)
        moves = say("frogger.moves", count=ACTIONS - self._view.acted)
        return say("frogger_phone.question", question=asked, moves=moves)

    def _step(
        self, prompt: str, options: Sequence[NamedOption[Action]], *way: Card | Space | None
    ) -> NamedStep[Action]:
        """A step after a card and perhaps the start of a frog were chosen."""
        about = way[1] if len(way) > 1 else None
        return NamedStep(say(f"frogger.{prompt}", name=self._name), tuple(options), about, way=way)

    # Ahead

    def _leap(self, card: Card) -> NamedOption[Action]:
        words = say("frogger_phone.card_words", card=self._names[card])
        return _card(words, card, partial(self._which_frog, card))

    def _which_frog(self, card: Card) -> NextNamedStep[Action]:
        if len(self._starts) == 1:
            return self._by_suit(card, self._starts[0])
        frogs = [
            NamedOption(
                say("frogger.leap_words", place=self._place(start)),
                partial(self._by_suit, card, start),
                place=start,
            )
            for start in reversed(self._starts)
        ]
        return self._step("frog_prompt", frogs, card)

    def _by_suit(self, card: Card, start: Space) -> NextNamedStep[Action]:
        if len(card.suits) == 1:
            return Done(Advance(start, card, card.suits[0]))
        taken = self._view.frogs + self._view.crocodiles
        ends = {suit: self._view.path.leap(start, suit, taken) for suit in card.suits}
        landings = [
            NamedOption(
                say("frogger_phone.by", suit=suit_name(suit), place=self._place(end)),
                partial(Done, Advance(start, card, suit)),
                place=end,
            )
            for suit, end in sorted(ends.items(), key=lambda one: one[1], reverse=True)
        ]
        return self._step("land_prompt", landings, card, start)

    # Back

    def _what_to_take(self) -> NextNamedStep[Action]:
        """Which card of the market; without one only if a frog lands where it may take none."""
        options = [self._wanted(card) for card in self._view.market]
        if self._hoppers(None):
            bare = say("frogger_phone.no_card")
            options.append(NamedOption(bare, partial(self._which_hops, None)))
        return self._step("market_prompt", options)

    def _wanted(self, card: Card) -> NamedOption[Action]:
        if self._hoppers(card):
            return _card(self._names[card], card, partial(self._which_hops, card))
        refusal = not_wanted(card, self._legal, self._starts)
        return NamedOption(self._names[card], None, _face(card), refusal=refusal)

    def _hoppers(self, card: Card | None) -> list[Space]:
        """The frogs that can hop back for *card*, the first one first."""
        return [start for start in reversed(self._starts) if self._landings(start, card)]

    def _landings(self, start: Space, card: Card | None) -> list[Space]:
        """Where the frog on *start* can hop back to and take *card*."""
        ends = self._legal.landings(start)
        return [end for end in ends if card in self._legal.takings(end)]

    def _which_hops(self, card: Card | None) -> NextNamedStep[Action]:
        hoppers = self._hoppers(card)
        if len(hoppers) == 1:
            return self._where_back(card, hoppers[0])
        options = [
            NamedOption(
                say("frogger_phone.hop", place=self._place(start)),
                partial(self._where_back, card, start),
                place=start,
            )
            for start in hoppers
        ]
        return self._step("getter_prompt", options, card)

    def _where_back(self, card: Card | None, start: Space) -> NextNamedStep[Action]:
        ends = self._landings(start, card)
        if len(ends) == 1:
            return Done(Retreat(start, ends[0], card))
        options = [
            NamedOption(
                say("frogger.back_words", place=self._place(end)),
                partial(Done, Retreat(start, end, card)),
                place=end,
            )
            for end in ends
        ]
        return self._step("back_prompt", options, card, start)


def _hand(seat: Seat, view: View) -> tuple[Card, ...]:
    """All cards of a seat, whether the others have seen them or not."""
    return view.own + view.public[seat]


def _names(cards: Sequence[Card]) -> dict[Card, str]:
    """What each of *cards* is called; a second one of the same suits has a number."""
    count, names = Counter[str](), {}
    for card in cards:
        name = card_name(card)
        count[name] += 1
        again = say("frogger_phone.again", card=name, number=count[name])
        names[card] = again if count[name] > 1 else name
    return names


def _card(name: str, card: Card, then: Callable[[], NextNamedStep[Action]]) -> NamedOption[Action]:
    return NamedOption(name, then, _face(card))


def _face(card: Card) -> Picture:
    return face(card, CARD_HIGH / ASPECT, CARD_HIGH)


NAMED_CHOICES = FroggerNamedChoices()
