"""One moment of Mosquito."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import assert_never

from rules.core import IllegalChoice, Outcome, Seat
from rules.mosquito.actions import Action, ActionKind, Cut, Pass, Place
from rules.mosquito.board import Board
from rules.mosquito.cards import DECK, Card
from rules.mosquito.events import (
    CardDrawn,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    MatchEnded,
    TurnBegan,
)
from rules.mosquito.layout import is_full
from rules.mosquito.options import Options
from rules.mosquito.turns import Turns
from rules.mosquito.types import Reason
from rules.mosquito.view import View
from rules.ranking import ranked
from rules.tuples import replace_at, without
from values import replace, value

HAND = 5  # cards dealt to each seat
PASSES = 2  # of every seat, with no placement between, end a deal


@value
class State:
    """The board and the hidden cards. It is ``player``'s turn; ``pile`` is drawn from its end."""

    options: Options
    player: Seat
    board: Board
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    ended: Reason | None = None

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else frozenset((self.player,))

    def legal(self, seat: Seat) -> Collection[Action]:
        board = self.board
        if self.ended or seat != self.player:
            return ()
        if not board.deal:
            return (Cut(),)
        kinds = _kinds(self.options, board.used[seat])
        return Turns(board.layout, self.hands[seat], self.options.mixed, kinds)

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        seat, events = self.player, list[Event]()
        action = choices[seat]
        match action:
            case Cut():
                return self._cut(events, rng), events
            case Place():
                hands = self._hands_after(action)
                board = self.board.place(seat, action, events)
            case Pass():
                hands = self.hands
                board = self.board.pass_turn(seat, events)
            case _:
                assert_never(action)
        state = State(self.options, seat, board, hands, self.pile)
        return state._next_turn(events, rng), events

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=self.options,
            player=self.player,
            board=self.board,
            hands=tuple(
                hand if self.options.open_hands or owner == seat else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ),
            pile=len(self.pile),
            ended=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most clean placements, then together."""
        if not self.ended:
            return None
        points, clean = self.board.points, self.board.clean
        places = ranked(list(zip(points, clean, strict=True)))
        return Outcome(places, self.ended, tuple(map(Fraction, points)))

    def begin_deal(self, dealer: Seat, events: list[Event], rng: Random) -> State:
        """The state once all cards are shuffled and dealt; the dealer plays first."""
        seats, size = len(self.hands), 2 * self.options.columns
        cards = tuple(rng.sample(DECK, len(DECK)))
        rest = size + seats * HAND
        board = self.board.begin_deal(dealer, cards[:size], events)
        hands, pile = _dealt(cards[size:rest], seats, dealer), cards[rest:]
        events.append(HandsDealt(hands, len(pile), self.options.open_hands))
        return State(self.options, dealer, board, hands, pile)._begin_turn(dealer, events)

    def _cut(self, events: list[Event], rng: Random) -> State:
        """The state once the player has cut a card; the highest of all cards chooses the dealer."""
        seat, cuts = self.player, self.board.cuts
        card = rng.choice([card for card in DECK if card not in cuts])
        board = self.board.cut(seat, card, events)
        if len(board.cuts) < len(self.hands):
            return replace(self, board=board, player=self._left_of(seat))
        highest = max(board.cuts, key=lambda card: card.value)
        dealer = Seat(board.cuts.index(highest))
        tie = tuple(Seat(seat) for seat, cut in enumerate(board.cuts) if cut.rank is highest.rank)
        events.append(DealerChosen(dealer, highest, tie if len(tie) > 1 else ()))
        return replace(self, board=board).begin_deal(dealer, events, rng)

    def _hands_after(self, action: Place) -> tuple[tuple[Card, ...], ...]:
        """The hands without the cards that the player lays."""
        hand = self.hands[self.player]
        laid = (action.overlay.card, action.card) if action.overlay else (action.card,)
        for card in laid:
            if card not in hand:
                raise IllegalChoice(f"seat {self.player} does not hold {card}")
            hand = without(hand, card)
        return replace_at(self.hands, self.player, hand)

    def _next_turn(self, events: list[Event], rng: Random) -> State:
        """The state at the next turn, or at the end of the match."""
        if is_full(self.board.layout):
            return self._end_deal(Reason.LAYOUT_FULL, events, rng)
        if self.board.passes == PASSES * len(self.hands):
            return self._end_deal(Reason.ALL_PASSED, events, rng)
        return self._begin_turn(self._left_of(self.player), events)

    def _begin_turn(self, seat: Seat, events: list[Event]) -> State:
        """The state once a seat has drawn a card, if there is one."""
        events.append(TurnBegan(seat))
        hands, pile = self.hands, self.pile
        if pile:
            card, pile = pile[-1], pile[:-1]
            hands = replace_at(hands, seat, (*hands[seat], card))
            events.append(CardDrawn(seat, card, self.options.open_hands))
        return State(self.options, seat, self.board, hands, pile)

    def _end_deal(self, reason: Reason, events: list[Event], rng: Random) -> State:
        board = self.board
        events.append(DealEnded(board.deal, reason))
        if board.deal < deals(self.options, len(self.hands)):
            assert board.dealer is not None
            return self.begin_deal(self._left_of(board.dealer), events, rng)
        events.append(MatchEnded(reason))
        return replace(self, ended=reason)

    def _left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % len(self.hands))


def deals(options: Options, seats: int) -> int:
    """How many deals a match has."""
    return seats if options.deals == "each" else 1


def _dealt(cards: tuple[Card, ...], seats: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Hands dealt one card at a time, from the left of the dealer on."""
    return tuple(cards[(seat - dealer - 1) % seats :: seats] for seat in range(seats))


@cache
def _kinds(options: Options, used: int) -> tuple[ActionKind, ...]:
    """The kinds of turns of a player who has *used* so many helpers in this deal."""
    left = 2 if options.helpers == "unlimited" else options.helpers - used
    kinds = [ActionKind.PLACE]
    if left >= 1:
        kinds += [ActionKind.EXCHANGE, ActionKind.OVERLAY]
    if left >= 2 and options.both:
        kinds.append(ActionKind.BOTH)
    return (*kinds, ActionKind.PASS)
