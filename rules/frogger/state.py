"""One moment of Frogger."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import assert_never

from rules.core import Outcome, Seat, value
from rules.decktet import in_order
from rules.frogger.board import Board
from rules.frogger.moves import Moves
from rules.frogger.nouns import (
    Action,
    Advance,
    Event,
    GameEnded,
    Options,
    Reason,
    Retreat,
    Stop,
    Take,
    TurnBegan,
    TurnPassed,
    View,
)
from rules.frogger.ranking import ranking

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
        return Seat((self.acting - self.turn) % len(self.board.public))

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else _ALONE[self.acting]

    def legal(self, seat: Seat) -> Collection[Action]:
        board = self.board
        if self.ended or seat != self.acting:
            return ()
        if not board.has_moves(seat):
            return [Take(card) for card in board.stock.market]
        return Moves(
            board.path,
            board.own(seat),
            board.taken(),
            board.hand(seat),
            board.stock.market,
            self.options.free_swim,
            self.acted > 0,
        )

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        ((seat, action),) = choices.items()
        events: list[Event] = []
        match action:
            case Advance():
                board = self.board.advance(seat, action, events)
                if board.is_home(seat):
                    return self._end(board, self.acted + 1, Reason.ALL_HOME, events), events
            case Retreat():
                board = self.board.retreat(seat, action, events, rng)
            case Take(card):
                board = self.board.take(seat, card, events, rng)
                return self._next_turn(board, self.acted, events, rng), events
            case Stop():
                return self._next_turn(self.board, self.acted, events, rng), events
            case _:
                assert_never(action)
        return self._next_action(seat, board, events, rng), events

    def view(self, seat: Seat | None) -> View:
        board, stock = self.board, self.board.stock
        return View(
            seat=seat,
            options=self.options,
            starter=self.starter,
            path=board.path,
            frogs=board.frogs,
            crocodiles=board.crocodiles,
            public=board.public,
            secret=tuple([len(cards) for cards in board.secret]),
            own=() if seat is None else board.secret[seat],
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

    def _next_action(self, seat: Seat, board: Board, events: list[Event], rng: Random) -> State:
        """What follows an action that has made *board*."""
        acted = self.acted + 1
        if acted == ACTIONS or not board.has_moves(seat):
            return self._next_turn(board, acted, events, rng)
        return State(self.options, self.acting, board, self.turn, acted)

    def _next_turn(self, board: Board, acted: int, events: list[Event], rng: Random) -> State:
        """What follows a turn that has left *board*: that of the next seat with anything to do."""
        seats, turn, seat = len(board.public), self.turn, self.acting
        while True:
            rounds, place = divmod(turn + 1, seats)
            if not place:
                board = board.swum(rounds, events)
                if rounds == ROUND_LIMIT:
                    last = State(self.options, seat, board, turn)
                    return last._end(board, acted, Reason.ROUND_LIMIT, events)
            turn, acted, seat = turn + 1, 0, _SEATS[(seat + 1) % seats]
            events.append(TurnBegan(seat, rounds + 1))
            board = board.refilled(events, rng)
            if board.stock.market or board.has_moves(seat):
                return State(self.options, seat, board, turn)
            events.append(TurnPassed(seat))

    def _end(self, board: Board, acted: int, reason: Reason, events: list[Event]) -> State:
        ended = GameEnded(ranking(board.path, board.frogs)[0], reason)
        events.append(ended)
        return State(self.options, self.acting, board, self.turn, acted, ended)
