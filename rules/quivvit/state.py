"""One moment of Quivvit!."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random

from rules.core import IllegalChoice, Outcome, Seat
from rules.quivvit.actions import Action, Claim, Cover, Keep, Pass, Rotate
from rules.quivvit.board import Board
from rules.quivvit.cards import FACINGS, Colour, lying
from rules.quivvit.events import (
    BlockKept,
    BlocksAnswered,
    BlocksAsked,
    DieRolled,
    Event,
    GameEnded,
    Passed,
    RoundBegan,
    TurnBegan,
)
from rules.quivvit.grid import free_link_places, uncovered
from rules.quivvit.options import Options
from rules.quivvit.types import Reason, Turn, Way, turn_order
from rules.quivvit.view import View
from rules.ranking import ranked
from values import replace, value

LOW_DECK = 15  # cards: a deck of so many or fewer is drained

_COLOURS = tuple(Colour)


@value
class State:
    """The board and the deck, which is drawn from its end; the order of the deck is hidden."""

    options: Options
    turn: Turn
    board: Board
    deck: tuple[int, ...]
    ended: Reason | None = None

    def to_act(self) -> frozenset[Seat]:
        if self.ended:
            return frozenset()
        if self.turn.asking:
            return frozenset(self.board.holders) - {self.turn.player}
        return frozenset((self.turn.player,))

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act():
            return ()
        board, turn = self.board, self.turn
        open_grid = uncovered(board.grid, board.blocks)
        places = tuple([place for place, card in enumerate(open_grid) if card is not None])
        if turn.asking:
            return _covers(places)
        if seat not in board.doubles:
            return _turns(places, False)
        claims = () if turn.is_first else free_link_places(open_grid, turn.die)
        return (*map(Claim, claims), *_turns(places, True))

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        events: list[Event] = []
        if self.turn.asking:
            return self._answer(choices, events, rng), events
        state = self._act(choices[self.turn.player], events)
        return state._refill(events, rng)._next_turn(events, rng), events

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=self.options,
            turn=self.turn,
            board=self.board,
            deck=len(self.deck),
            ended=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most cards, then together."""
        if not self.ended:
            return None
        points = self.board.points()
        places = ranked(list(zip(points, map(len, self.board.taken), strict=True)))
        return Outcome(places, self.ended, tuple(map(Fraction, points)))

    def _answer(self, choices: Mapping[Seat, Action], events: list[Event], rng: Random) -> State:
        """The state once the Colour Blocks are laid, the nearest in turn order first."""
        board = self.board
        for seat in self._order(self.turn.player):
            match choices.get(seat):
                case Cover(place):
                    board = board.cover(seat, place, events)
                case Keep():
                    events.append(BlockKept(seat))
                case _:
                    pass  # the player and those without a Block are not asked
        events.append(BlocksAnswered())
        turn = replace(self.turn, asking=False, die=self._roll(events, rng))
        return State(self.options, turn, board, self.deck)

    def _act(self, action: Action, events: list[Event]) -> State:
        """The state once the player has acted."""
        board, turn = self.board, self.turn
        match action:
            case Rotate():
                board = board.rotate(turn, action, events)
            case Claim(place):
                board = board.claim(turn, place, events)
            case Pass():
                events.append(Passed(turn.player))
            case _:
                raise IllegalChoice(f"{action} is not for a player's own turn")
        return State(self.options, turn, board, self.deck)

    def _refill(self, events: list[Event], rng: Random) -> State:
        """The state once cards lie on the empty places, or on as many as the deck has cards."""
        deck = self.deck
        places = self.board.empty_places()[: len(deck)]
        if not places:
            return self
        facings = rng.choices(FACINGS, k=len(places))
        cards = map(lying, reversed(deck[-len(places) :]), facings)
        board = self.board.deal(tuple(zip(places, cards, strict=True)), events)
        return State(self.options, self.turn, board, deck[: -len(places)])

    def _next_turn(self, events: list[Event], rng: Random) -> State:
        """The state at the next decision, or at the end of the game."""
        turn, order = self.turn, self._order(self.turn.first)
        if turn.player == order[-1]:
            return self._end_round(events, rng)
        if turn.is_extra and self.board.empty_places():
            return self._end(Reason.GRID_SHORT, events)
        player = order[order.index(turn.player) + 1]
        return self._begin_turn(Turn(turn.round, turn.first, player), events, rng)

    def _end_round(self, events: list[Event], rng: Random) -> State:
        reason, turn = self._reason_to_end(), self.turn
        state = State(self.options, turn, self.board.score_aside(events), self.deck)
        if reason:
            return state._end(reason, events)
        number, first = turn.round + 1, self._order(turn.first)[1]
        events.append(RoundBegan(number, first))
        return state._begin_turn(Turn(number, first, first), events, rng)

    def _reason_to_end(self) -> Reason | None:
        """Why there is no further round after a complete one."""
        if self.turn.round < self.options.rounds:
            return None
        if not self.options.drain_the_deck:
            return Reason.ROUNDS_PLAYED
        if len(self.deck) <= LOW_DECK:
            return Reason.DECK_LOW
        nothing_taken = self.turn.is_extra and not any(self.board.aside)
        return Reason.NOTHING_TAKEN if nothing_taken else None

    def _begin_turn(self, turn: Turn, events: list[Event], rng: Random) -> State:
        """The state at the first decision of a turn: about Colour Blocks, if others hold any."""
        events.append(TurnBegan(turn.player))
        asked = tuple([seat for seat in self.board.holders if seat != turn.player])
        if asked:
            events.append(BlocksAsked(asked))
            turn = replace(turn, asking=True)
        elif self.options.random_color:
            turn = replace(turn, die=self._roll(events, rng))
        return State(self.options, turn, self.board, self.deck)

    def _roll(self, events: list[Event], rng: Random) -> Colour | None:
        """The colour that is rolled for a turn, if there is a die."""
        if not self.options.random_color:
            return None
        die = roll(rng)
        events.append(DieRolled(die))
        return die

    def _end(self, reason: Reason, events: list[Event]) -> State:
        """The state once cards are drawn for the Double Rotate cards that are left."""
        board, deck = self.board, self.deck
        for seat in self._order(self.turn.first):
            if seat in board.doubles and deck:
                board, deck = board.draw_bonus(seat, deck[-1], events), deck[:-1]
        events.append(GameEnded(reason))
        return State(self.options, self.turn, board, deck, reason)

    def _order(self, start: Seat) -> list[Seat]:
        return turn_order(self.options, len(self.board.taken), start)


def roll(rng: Random) -> Colour:
    """The die: two of its eight faces for each colour."""
    return rng.choice(_COLOURS)


@lru_cache(maxsize=1024)
def _turns(places: tuple[int, ...], double: bool) -> tuple[Action, ...]:
    """Every rotation of the cards at *places*, and passing."""
    ways = tuple(Way) if double else (Way.LEFT, Way.RIGHT)
    return (*(Rotate(place, way) for place in places for way in ways), Pass())


@lru_cache(maxsize=1024)
def _covers(places: tuple[int, ...]) -> tuple[Action, ...]:
    return (*map(Cover, places), Keep())
