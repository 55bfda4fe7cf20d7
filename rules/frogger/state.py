"""One moment of Frogger."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import assert_never

from rules.core import Outcome, Seat
from rules.decktet import in_order
from rules.frogger.actions import Action, Advance, Retreat, Stop, Take
from rules.frogger.board import Board
from rules.frogger.events import Event, GameEnded, TurnBegan, TurnPassed
from rules.frogger.moves import Moves
from rules.frogger.options import Options
from rules.frogger.ranking import ranking
from rules.frogger.types import Reason
from rules.frogger.view import View
from values import replace, value

ACTIONS = 3  # in a turn
ROUND_LIMIT = 150

_SEATS = tuple(map(Seat, range(5)))
_ALONE = tuple(frozenset((seat,)) for seat in _SEATS)


@value
class State:
    """The whole table. ``turn`` counts the turns before this one, ``acted`` its actions."""

    options: Options
    acting: Seat
    board: Board
    turn: int = 0
    acted: int = 0
    ended: GameEnded | None = None

    @property
    def starter(self) -> Seat:
        """Who had the first turn."""
        return Seat((self.acting - self.turn) % len(self.board.hands))

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else _ALONE[self.acting]

    def legal(self, seat: Seat) -> Collection[Action]:
        if self.ended or seat != self.acting:
            return ()
        board = self.board
        own, hand = board.own(seat), board.hands[seat].cards
        if not hand and not board.path.has_any(own):
            return [Take(card) for card in board.stock.market]
        moves = Moves(board.path, own, board.taken(), hand, board.stock.market)
        moves.free_swim = self.options.free_swim  # given by keyword, it takes twice as long
        moves.may_stop = self.acted > 0
        return moves

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        seat = self.acting
        action = choices[seat]
        events: list[Event] = []
        if isinstance(action, Stop):  # a match statement takes a thirtieth of a whole game's time
            return self._next_turn(self.board, self.acted, events, rng), events
        if isinstance(action, Advance):
            board = self.board.advance(seat, action, events)
            if board.home(seat) == self.options.frogs:
                return self._end(board, self.acted + 1, Reason.ALL_HOME, events), events
        elif isinstance(action, Retreat):
            board = self.board.retreat(seat, action, events, rng)
        elif isinstance(action, Take):
            board = self.board.take(seat, action.card, events, rng)
            return self._next_turn(board, self.acted, events, rng), events
        else:
            assert_never(action)
        acted = self.acted + 1
        if acted == ACTIONS or not board.has_moves(seat):
            return self._next_turn(board, acted, events, rng), events
        return State(self.options, seat, board, self.turn, acted), events

    def view(self, seat: Seat | None) -> View:
        board, stock = self.board, self.board.stock
        return View(
            seat=seat,
            options=self.options,
            starter=self.starter,
            path=board.path,
            frogs=board.frogs,
            crocodiles=board.crocodiles,
            public=tuple([hand.public for hand in board.hands]),
            secret=tuple([hand.hidden for hand in board.hands]),
            own=() if seat is None else board.hands[seat].secret,
            market=stock.market,
            deck=len(stock.deck),
            shuffled=in_order(stock.deck) if stock.reshuffled else (),
            discards=stock.discards,
            turn=self.turn,
            acted=self.acted,
            ended=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """The winners, then the others by the same measure."""
        if not self.ended:
            return None
        return Outcome(ranking(self.board.path, self.board.frogs), self.ended.reason)

    def _next_turn(self, board: Board, acted: int, events: list[Event], rng: Random) -> State:
        """What follows a turn that has left *board*: that of the next seat with anything to do."""
        seats, turn, seat = len(board.hands), self.turn, self.acting
        while True:
            rounds = (turn + 1) // seats
            if (turn + 1) % seats == 0:
                board = board.crocodiles_moved(rounds, events)
                if rounds == ROUND_LIMIT:
                    last = State(self.options, seat, board, turn)
                    return last._end(board, acted, Reason.ROUND_LIMIT, events)
            turn, acted, seat = turn + 1, 0, _SEATS[(seat + 1) % seats]
            events.append(TurnBegan(seat, rounds + 1))
            if not board.stock.market:
                board = board.refilled(events, rng)
            if board.stock.market or board.has_moves(seat):
                return State(self.options, seat, board, turn)
            events.append(TurnPassed(seat))

    def _end(self, board: Board, acted: int, reason: Reason, events: list[Event]) -> State:
        ended = GameEnded(ranking(board.path, board.frogs)[0], reason)
        events.append(ended)
        last = State(self.options, self.acting, board, self.turn, acted)
        return replace(last, ended=ended)
