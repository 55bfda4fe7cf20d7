"""One moment of Quibbit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random

from rules.core import IllegalChoice, Outcome, Seat
from rules.quibbit.actions import Action, End, Join, Pick, Settle
from rules.quibbit.board import Board
from rules.quibbit.events import DummyShuffled, DummyTurned, Event, PicksRevealed
from rules.quibbit.types import Frog
from rules.quibbit.view import View
from values import value

CARDS = (1, 2, 3, 4, 5)

_SEATS = tuple(map(Seat, range(4)))
_ALL = tuple(frozenset(_SEATS[:seats]) for seats in range(5))  # by their number
_JOINS = tuple(map(Join, End))


@value
class State:
    """The whole table: the board, and the dummy's cards.

    ``pile`` are those face down, turned up from its end; ``spent`` are those turned up since.
    """

    board: Board
    pile: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()

    def to_act(self) -> frozenset[Seat]:
        board = self.board
        if board.won:
            return frozenset()
        if board.round == 0:
            return frozenset((board.joining,))
        return _holding(board.hands) if () in board.hands else _ALL[len(board.hands)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        board = self.board
        if board.won:
            return ()
        if board.round:
            return _picks(board.hands[seat])
        if seat != board.joining:
            return ()
        if seat == board.starter:
            return _settles(len(board.ring))
        return _JOINS

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        events: list[Event] = []
        if self.board.round:
            return self._play(_cards(choices), events, rng), events
        ((seat, action),) = choices.items()
        return State(self.board.join(seat, action, events), self.pile), events

    def view(self, seat: Seat | None) -> View:
        return View(seat, self.board, len(self.pile), self.spent)

    def outcome(self) -> Outcome | None:
        """The winner, then the seats in play by progress, then those removed, the latest first."""
        board, won = self.board, self.board.won
        if not won:
            return None
        first = () if won.frog == board.dummy else (Seat(won.frog),)
        gone = {seat for group in board.out for seat in group}
        playing = [Seat(seat) for seat in range(len(board.hands)) if seat not in (*first, *gone)]
        playing.sort(key=lambda seat: -(board.progress[seat] or 0))
        return Outcome((first, *((seat,) for seat in playing), *reversed(board.out)), won.reason)

    def _play(self, picks: dict[Frog, int], events: list[Event], rng: Random) -> State:
        """The state after a round."""
        events.append(PicksRevealed(tuple(picks.items())))
        pile, spent, dummy = self.pile, self.spent, self.board.dummy
        if dummy is not None:
            pile, spent = self._turn_card(dummy, events, rng)
            picks[dummy] = spent[-1]
        return State(self.board.play_round(picks, events), pile, spent)

    def _turn_card(
        self, dummy: Frog, events: list[Event], rng: Random
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The dummy's pile and spent cards once its top card is turned up."""
        pile, spent = self.pile, self.spent
        if not pile:
            pile, spent = tuple(rng.sample(spent, len(spent))), ()
            events.append(DummyShuffled())
        events.append(DummyTurned(dummy, pile[-1]))
        return pile[:-1], (*spent, pile[-1])


@lru_cache(maxsize=1024)
def _holding(hands: tuple[tuple[int, ...], ...]) -> frozenset[Seat]:
    """The seats that have cards."""
    return frozenset(seat for seat, hand in zip(_SEATS, hands, strict=False) if hand)


@cache
def _settles(size: int) -> tuple[Settle, ...]:
    return tuple(map(Settle, range(size)))


@cache
def _picks(hand: tuple[int, ...]) -> tuple[Pick, ...]:
    return tuple(map(Pick, hand))


def _cards(choices: Mapping[Seat, Action]) -> dict[Frog, int]:
    """The cards that were picked, in seat order."""
    cards = {}
    for seat in sorted(choices):
        action = choices[seat]
        if not isinstance(action, Pick):
            raise IllegalChoice(f"{action} is no mosquito card")
        cards[Frog(seat)] = action.card
    return cards
