"""One moment of Quabble."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from rules.core import IllegalChoice, Outcome, Seat
from rules.quabble.actions import Action, Claim, Offer, Side, Snatch
from rules.quabble.board import Board, snatchable
from rules.quabble.cards import CARD_COUNT, Card, Row
from rules.quabble.events import CardDrawn, Event
from rules.quabble.options import Options
from rules.quabble.types import Reason
from rules.quabble.view import View
from rules.ranking import ranked
from rules.tuples import replace_at, without
from values import value

_ALONE = tuple(frozenset((Seat(number),)) for number in range(6))
_ALL = tuple(frozenset(map(Seat, range(seats))) for seats in range(7))
_OFFERS = tuple(Offer(Card(card)) for card in range(CARD_COUNT))
_SNATCHES = tuple(Snatch(Card(card)) for card in range(CARD_COUNT))
_CLAIMS = (Claim(Side.LEFT), Claim(Side.RIGHT))


@value
class State:
    """The whole table: the board, the hands, and the deck, which is drawn from its end."""

    options: Options
    board: Board
    hands: tuple[Row, ...]
    deck: Row

    def to_act(self) -> frozenset[Seat]:
        board = self.board
        if board.ended:
            return frozenset()
        if board.powers:
            return _ALONE[board.powers[0].seat]
        offering = board.offering
        return _ALL[len(self.hands)] if offering is None else _ALONE[offering]

    def legal(self, seat: Seat) -> Sequence[Action]:
        board = self.board
        if seat not in self.to_act():
            return ()
        if board.powers:
            return [_SNATCHES[card] for card in snatchable(board.house_set, board.treasuries, seat)]
        if board.offering is None:
            return _CLAIMS
        return [_OFFERS[card] for card in self.hands[seat]]

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        events: list[Event] = []
        if len(choices) > 1:
            sides = [_side(choices[seat]) for seat in sorted(choices)]
            return self._go_on(self.board.claim(sides, events), events), events
        ((seat, action),) = choices.items()
        match action:
            case Offer(card):
                hands = replace_at(self.hands, seat, without(self.hands[seat], card))
                board = self.board.offer(seat, card, events)
                return State(self.options, board, hands, self.deck), events
            case Snatch(card):
                return self._go_on(self.board.snatch(card, events), events), events
            case _:
                raise IllegalChoice(f"{action} is neither an offer nor a snatch")

    def view(self, seat: Seat | None) -> View:
        shown = self.options.open_hands
        hands = tuple(
            [
                hand if shown or owner == seat else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ]
        )
        return View(
            seat=seat, options=self.options, board=self.board, hands=hands, deck=len(self.deck)
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most cards in the Treasury, then together."""
        board = self.board
        if not board.ended:
            return None
        places = ranked(list(zip(board.points, map(len, board.treasuries), strict=True)))
        return Outcome(places, board.ended, board.points)

    def _go_on(self, board: Board, events: list[Event]) -> State:
        """What follows the claims or a snatch that have made *board*."""
        if board.powers:  # a Red Snatcher waits for a choice
            return State(self.options, board, self.hands, self.deck)
        reason = self._why_ended()
        if reason:
            return State(self.options, board.finish(reason, events), self.hands, self.deck)
        hands, deck = self._draw(board.order(), events)
        return State(self.options, board.begin_round(events), hands, deck)

    def _why_ended(self) -> Reason | None:
        """Why there is no further round."""
        cards, seats = self.options.cards, len(self.hands)
        if cards != "all" and self.board.round == cards // seats:
            return Reason.CARDS_PLAYED
        if self.options.short_game and not self.deck:
            return Reason.DECK_EMPTY
        return None if self.deck or any(self.hands) else Reason.HANDS_EMPTY

    def _draw(self, order: Sequence[Seat], events: list[Event]) -> tuple[tuple[Row, ...], Row]:
        """The hands and the deck once each seat has drawn a card, while the deck lasts."""
        hands = self.hands
        # Any number of seats divides 60, so the deck lasts for all or for nobody.
        for seat, card in zip(order, reversed(self.deck), strict=False):
            hands = replace_at(hands, seat, (*hands[seat], card))
            events.append(CardDrawn(seat, card, self.options.open_hands))
        return hands, self.deck[: -len(order)]


def _side(action: Action) -> Side:
    if isinstance(action, Claim):
        return action.side
    raise IllegalChoice(f"{action} is no claim")
