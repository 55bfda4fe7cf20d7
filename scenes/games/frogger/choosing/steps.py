"""A turn's action in steps, begun with a card of the hand, a frog, or a card of the market.

What can be chosen stands in rows, as on the table: frogs on the path, cards of the hand, cards of
the market. The end of the turn is beside the cards, or beside the frogs of who has no card.
A move has up to three steps, in the order in which one begins it: card, frog and place. What has
one answer only is not asked, except before a hop back, which cannot be undone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import EXCUSE, Action, Advance, Moves, Retreat, Space, State, Stop, Take
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap, leads_home
from scenes.games.frogger.choosing.dangers import FroggerDangers
from scenes.games.frogger.choosing.landings import FroggerLandings
from scenes.games.frogger.choosing.market_cards import FroggerMarketCards
from scenes.games.frogger.choosing.places import FroggerStepPlaces
from scenes.games.frogger.choosing.preview import LARGER, RAISED, FroggerPreview
from scenes.games.frogger.choosing.rows import step_in_a_row, step_in_rows, unless_decided
from scenes.games.frogger.choosing.step_display import FroggerStepDisplay
from scenes.games.frogger.choosing.step_words import NO_CARD, FroggerStepWords
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import (
    ChoosingStep,
    ChoosingSteps,
    Done,
    NextStep,
    StepTarget,
)
from sprites.pictures.geometry import Box
from words import say


@dataclass(frozen=True, slots=True)
class FroggerStepContext:
    """What a seat chooses on, what writes its prompt, and what shows or hides its hand."""

    tokens: FroggerTokens
    preview: FroggerPreview
    captions: FroggerCaptions
    ask: Callable[[str], None]
    show_hand: Callable[[bool], None]
    is_open: bool  # whether everybody may see the hand
    is_lesson: bool  # where one is told what to do, and no card is dim from the start
    told: Action | None = None  # what a learner is told to do
    taken: Card | None = None  # the card that the seat has taken with its last move


class FroggerSteps(ChoosingSteps[Action]):
    """Makes the steps of one choice of a seat, out of what that seat knows.

    A step begins at the frontmost frog that can be chosen, and at the place nearest to home. Cards
    begin at one that leads home, or at the one just taken. A lesson begins elsewhere if it tells
    not to leap, and with the frog that it tells to move. It offers no frog first, and the market
    only to get a card; the best place is not where it begins if that is to be found.
    """

    def __init__(self, table: FroggerStepContext, seat: Seat, state: State) -> None:
        self._layout, self._preview = table.tokens.layout, table.preview
        self._show_hand, self._is_open = table.show_hand, table.is_open
        self._is_lesson, self._told, self._taken = table.is_lesson, table.told, table.taken
        self._choices = choices = FroggerChoices(seat, state)
        dangers = None if table.is_lesson else FroggerDangers(choices)
        self._words = FroggerStepWords(table.captions, choices.view, dangers)
        cards = table.tokens.cards
        self._show = FroggerStepDisplay(table.preview, cards, table.ask, choices, dangers)
        self.places = FroggerStepPlaces(self._layout, seat, choices.view, cards.market_places)
        self._landings = FroggerLandings(choices, self.places, self._words, self._show)
        self._rivals: list[StepTarget[Action]] = [
            StepTarget(box, say("frogger.not_yours", name=seat_name(other)), None)
            for other, box in self.places.rivals()
        ]
        self._rivals += [self._hand_of(other) for other in self.places.others()]
        self._market = FroggerMarketCards(
            choices, self.places, self._words, self._show, self._rivals, self._told
        )

    def _hand_of(self, other: Seat) -> StepTarget[Action]:
        """How many cards another seat holds, and whom they threaten: for a pointer beside it."""
        view = self._choices.view
        shown, hidden = len(view.public[other]), view.secret[other]
        words = say("frogger.hand_words", name=seat_name(other), hidden=hidden, shown=shown)
        box, threatened = self._layout.panels[other], self._choices.threatened_by(other)
        if not threatened:
            return StepTarget(box, words, None)
        show = partial(self._preview.show_swept, threatened)
        return StepTarget(box, say("frogger.threat_words", told=words), None, show)

    def clear(self) -> None:
        self._preview.clear()

    def follow(self, way: Sequence[Any]) -> None:
        """Show a card that was chosen elsewhere, and perhaps its frog; no card of a hidden hand."""
        card, *starts = way
        if card is None or card in self._choices.view.market:
            self._follow_back(card, starts or self._choices.on_path, chosen=bool(starts))
        elif self._is_open:
            raise_card = partial(self._show.raise_card, self._choices.hand.index(card))
            self._show.prompt("land_prompt" if starts else "frog_prompt", raise_card)()
            self._show.leaps(self._choices.leaps(card, starts or self._choices.starts))

    def _follow_back(self, card: Card | None, starts: Sequence[Space], *, chosen: bool) -> None:
        self._show.prompt("back_prompt" if chosen else "getter_prompt")()
        if card:
            self._show.offer(card)
        hops = [Leap(start, end) for start in starts for end in self._choices.ends_for(start, card)]
        self._show.leaps(hops)

    def leave(self) -> None:
        """Take away at once what was shown of a choice made elsewhere."""
        self._preview.lower()

    def turned(self, is_open: bool) -> None:
        self._show_hand(is_open)

    def frame(self, target: StepTarget[Action]) -> Box:
        """Cards are framed where they are raised to."""
        (x, y), box = target.box.centre, target.box
        return Box.around(x, y - RAISED, LARGER * box.w, LARGER * box.h) if target.raised else box

    def first(self) -> ChoosingStep[Action]:
        choices = self._choices
        if not isinstance(choices.legal, Moves):
            targets = [self._take(card) for card in choices.view.market]
            show = self._show.prompt("take_prompt", self._show.offer_any)
            return step_in_a_row("market", targets, 0, show, self._rivals)
        cards = [
            self._card(place, choices.starts, partial(self._which_frog, place))
            for place in range(len(choices.hand))
        ]
        in_pond = [start for start in choices.starts if start == EXCUSE]
        starts = () if self._is_lesson else (*choices.on_path, *in_pond)
        frogs = [self._frog(start) for start in starts]
        has_market = not self._is_lesson or isinstance(self._told, Retreat)
        wanted = choices.view.market if has_market else ()
        market, barred = _parted([self._market.wanted(card) for card in wanted])
        end_turn = StepTarget(self._layout.foot.stop, say("frogger.stop_words"), _done(Stop()))
        stop = [end_turn] if choices.legal.may_stop else []
        in_market = market and not cards
        start = len(cards) + len(frogs) + len(stop) if in_market else self._first_card
        # Without cards, down leads from the frogs to the market, not to the end of the turn.
        beside = {"cards": [*cards, *stop]} if cards else {"frogs": [*frogs, *stop]}
        return step_in_rows(
            {"frogs": frogs, "cards": cards, "market": market} | beside,
            ("cards", "frogs", "market"),
            start,
            self._show.prompt(choices.question, self._dim_market),
            [*self._pointer_targets(stop=not stop), *barred],
        )

    @property
    def _first_card(self) -> int:
        """At which card one begins."""
        ends = isinstance(self._told, Stop | Retreat)  # then no leap home is shown beside that
        hand, moves = self._choices.hand, self._choices.moves

        def order(at: int) -> tuple[bool, bool]:
            return leads_home(moves, hand[at]) == ends, hand[at] is not self._taken

        return min(range(len(hand)), key=order, default=0)

    @property
    def _is_to_find(self) -> bool:
        """Whether a learner is to find what is right."""
        return self._is_lesson and self._told is None

    @property
    def no_card(self) -> str:
        """Why no card of the market can be chosen first, or nothing; a lesson tells it itself."""
        choices = self._choices
        if self._is_lesson or not isinstance(choices.legal, Moves) or not choices.view.market:
            return ""
        return self._market.nothing_to_get()

    def _dim_market(self) -> None:
        """Dim what no frog on the path can hop back for, and show why."""
        if not self._is_lesson and self._choices.on_path:
            self._show.cross_out()

    # What only a pointer gets to, or learns why it cannot be chosen

    def _pointer_targets(self, *, stop: bool) -> list[StepTarget[Action]]:
        home = self._choices.path.home
        at_home = [self._why_not("home", home)] if home in self._choices.own else []
        stop_box = self._layout.foot.stop
        button: StepTarget[Action] = StepTarget(stop_box, say("frogger.not_stop"), None)
        return [*self._rivals, *at_home, *([button] if stop else [])]

    def _why_not(self, key: str, space: Space) -> StepTarget[Action]:
        return StepTarget(self.places.end(space), say(f"frogger.not_{key}"), None)

    # Ahead

    def _card(
        self, place: int, starts: Sequence[Space], then: Callable[[], NextStep[Action]],
    ) -> StepTarget[Action]:  # fmt: skip
        """A card of the hand, with which frogs on *starts* leap."""
        hand, card = self._choices.hand, self._choices.hand[place]
        begun = self._begun(card, starts)
        own = self._choices.leaps(card, [begun])
        best, advances = own[0], self._choices.advances(card, begun)
        ends = {leap.end: advances[leap.end].suit for leap in own}
        swept = self._choices.swept(card, best)
        return StepTarget(
            self.places.hand(place, len(hand)),
            self._words.card(card, best, ends, swept, strands=self._choices.strands(best)),
            then,
            partial(self._show.raise_card, place)
            if self._is_to_find or isinstance(self._told, Retreat)
            else partial(self._show.card, place, begun),
            ghosts=self._landings.by_card(place, [begun]),
            raised=True,
        )

    def _begun(self, card: Card, starts: Sequence[Space]) -> Space:
        """Which frog of those on *starts* is shown with a *card*, and begun with next."""
        if isinstance(self._told, Advance) and self._told.start in starts:
            return self._told.start
        best = self._choices.leaps(card, starts)[0]
        return best.start if self._is_lesson else self.places.foremost(starts)

    def _which_frog(self, place: int) -> NextStep[Action]:
        """Which frog leaps by a card, begun with that whose leap was shown with the card."""
        starts, card = self._choices.starts, self._choices.hand[place]
        begun = starts.index(self._begun(card, starts))
        targets = [self._leaper(place, start) for start in starts]
        show = self._show.prompt("frog_prompt", partial(self._show.raise_card, place))
        return unless_decided(step_in_a_row("frogs", targets, begun, show, self._rivals))

    def _leaper(self, place: int, start: Space) -> StepTarget[Action]:
        """A frog that leaps by a card; what comes of that is told now if it is not asked next."""
        places, card = self._landings.by_card(place, [start]), self._choices.hand[place]
        return StepTarget(
            self.places.start(start),
            places[0].words if len(places) == 1 else self._words.leap_from(start),
            partial(self._where_to, place, start),
            partial(self._show.frog, card, start),
            ghosts=places,
        )

    def _where_to(self, place: int, start: Space) -> NextStep[Action]:
        """Where the chosen frog leaps to."""
        key, number = self._words.from_prompt(start)
        also = partial(self._show.raise_card, place), partial(self._show.mark, start)
        show = self._show.prompt(key, *also, number=number)
        places = self._landings.by_card(place, [start])
        begun = len(places) - 1 if self._is_to_find else None
        return unless_decided(step_in_a_row("places", places, begun, show))

    # A frog first: ahead or back

    def _frog(self, start: Space) -> StepTarget[Action]:
        box, choices = self.places.start(start), self._choices
        if start == EXCUSE and not choices.hand:
            return StepTarget(box, say("frogger.no_card"), None)
        ends = choices.moves.landings(start)
        words = say("frogger.pond_words")
        if ends:
            words = self._words.back_only([choices.moves.takings(end) for end in ends])
            if choices.hand:
                words = say("frogger.frog_words")
        return StepTarget(
            box,
            words,
            partial(self._ahead_or_back, start),
            partial(self._show.ways, start, ends, bright=True),
            ghosts=[*(self._back(start, end) for end in ends), *self._landings.of_frog(start)],
        )

    def _ahead_or_back(self, start: Space) -> NextStep[Action]:
        """Where the frog goes: back for a card, or ahead by one of the hand, as far as it can."""
        ends = self._choices.moves.landings(start)
        targets = [*(self._back(start, end) for end in ends), *self._landings.of_frog(start)]
        ways = partial(self._show.ways, start, ends, bright=False)
        keys = {0: "land_prompt", len(targets): self._choices.back_question(ends)}
        show = self._show.prompt(keys.get(len(ends), "way_prompt"), ways)
        return unless_decided(step_in_a_row("places", targets, None, show, self._rivals))

    def _back(self, start: Space, end: Space) -> StepTarget[Action]:
        moves, hop = self._choices.moves, Leap(start, end)
        ends = moves.landings(start)
        return StepTarget(
            self.places.end(end),
            self._words.back_for(hop, moves.takings(end)),
            partial(self._what_to_take, start, end),
            partial(self._show.hop, hop, ends),
        )

    def _what_to_take(self, start: Space, end: Space) -> NextStep[Action]:
        takings = self._choices.moves.takings(end)
        if takings == NO_CARD:
            return Done(Retreat(start, end, None))
        market = self._choices.view.market
        offers = [self._offer(start, end, card, card in takings) for card in market]
        targets, barred = _parted(offers)
        also: list[Callable[[], None]] = [partial(self._show.hop, Leap(start, end), [end])]
        also += [] if barred else [self._show.offer_any]
        show = self._show.prompt("market_any_prompt", *also)
        if self._words.has_limit(end):
            show = self._show.prompt("market_limited_prompt", *also, suit=self._words.suit(end))
        chosen: StepTarget[Action] = StepTarget(
            self.places.end(end), say("frogger.now_take_words"), None
        )
        return step_in_a_row("market", targets, 0, show, [chosen, *barred])

    def _offer(self, start: Space, end: Space, card: Card, allowed: bool) -> StepTarget[Action]:
        box = self.places.market(card)
        if allowed:
            words, show = self._words.take(card), partial(self._show.offer, card)
            return StepTarget(box, words, _done(Retreat(start, end, card)), show, raised=True)
        return StepTarget(box, self._words.forbidden(end), None)

    def _take(self, card: Card) -> StepTarget[Action]:
        words, show = self._words.take(card), partial(self._show.offer, card)
        return StepTarget(self.places.market(card), words, _done(Take(card)), show, raised=True)


def _parted(
    market: Sequence[StepTarget[Action]],
) -> tuple[list[StepTarget[Action]], list[StepTarget[Action]]]:
    """What keys move between; and what only a pointer gets to, with the reason against it."""
    able = [target for target in market if target.then]
    return able, [target for target in market if not target.then]


def _done(action: Action) -> Callable[[], Done[Action]]:
    return partial(Done, action)
