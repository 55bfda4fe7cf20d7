"""The rules of Lilies (docs/ADDING_A_GAME.md#the-game): secret leaves are played for flowers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from fractions import Fraction
from random import Random
from typing import ClassVar, TypeAlias

from rules import core
from rules.breakdown import Breakdown, amounts
from rules.core import Game, Outcome, Seat
from rules.ranking import ranked
from rules.tuples import replace_at, without
from values import value

LEAVES = tuple(range(1, 25))
FLOWERS = (1, 2, 3, 4)  # how many points each is worth
HAND = 6
ASIDE = 2  # so many leaves of each hand are not played
Leaves: TypeAlias = tuple[tuple[int | None, ...], ...]


@dataclass(frozen=True, slots=True)
class Options:
    """``lowest``: the lowest leaf takes the flower, not the highest."""

    lowest: bool = False


class Reason(Enum):
    """Why a game ended."""

    ALL_TAKEN = auto()


@value
class Action:
    """The choice of a leaf: to play it for the flower, or before that to lay it aside."""

    leaf: int


@value
class LeafLaidAside(core.Event):
    """A seat laid a leaf aside; only that seat knows which."""

    seat: Seat
    leaf: int | None

    def seen_by(self, seat: Seat | None) -> LeafLaidAside:
        return self if seat == self.seat else LeafLaidAside(self.seat, None)


@value
class FlowerDrawn(core.Event):
    """The flower that is played for next was drawn by chance."""

    reveals: ClassVar[bool] = True
    flower: int


@value
class LeavesPlayed(core.Event):
    """All leaves were turned up, one entry per seat, and *taker* took the flower."""

    reveals: ClassVar[bool] = True
    leaves: tuple[int, ...]
    taker: Seat


Event: TypeAlias = LeafLaidAside | FlowerDrawn | LeavesPlayed


@value
class Board:
    """All that is public except how many leaves are where.

    ``points`` has one entry per seat; ``left`` are the flowers not yet drawn, in order.
    """

    options: Options
    points: tuple[int, ...]
    left: tuple[int, ...] = FLOWERS
    flower: int | None = None
    played: tuple[int, ...] = ()

    def draw_flower(self, rng: Random, events: list[Event]) -> Board:
        """The board with a flower to play for, or with none if all are taken."""
        if not self.left:
            return replace(self, flower=None)
        flower = rng.choice(self.left)
        events.append(FlowerDrawn(flower))
        return replace(self, flower=flower, left=without(self.left, flower))

    def play(self, leaves: tuple[int, ...], events: list[Event]) -> Board:
        """The board once one leaf of each seat was played for the flower."""
        assert self.flower is not None, "leaves are played for a flower"
        best = min(leaves) if self.options.lowest else max(leaves)
        taker = Seat(leaves.index(best))
        events.append(LeavesPlayed(leaves, taker))
        points = replace_at(self.points, taker, self.points[taker] + self.flower)
        return replace(self, points=points, played=(*self.played, *leaves))


@value
class View:
    """What a seat sees, or the room; a leaf that it does not see is ``None``."""

    seat: Seat | None
    board: Board
    hands: Leaves
    aside: Leaves


def breakdown(view: View) -> Breakdown:
    """The points of the flowers that each seat took."""
    flowers = amounts("flowers", view.board.points)
    return Breakdown((flowers,), (flowers,), add_up=True)


@value
class State:
    """One moment: the board, and the secret leaves of each seat in order."""

    board: Board
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[tuple[int, ...], ...]

    def to_act(self) -> frozenset[Seat]:
        if self.board.flower:
            return frozenset(map(Seat, range(len(self.hands))))
        laying = [Seat(seat) for seat, aside in enumerate(self.aside) if len(aside) < ASIDE]
        return frozenset(laying[:1])

    def legal(self, seat: Seat) -> Sequence[Action]:
        return list(map(Action, self.hands[seat])) if seat in self.to_act() else ()

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        events: list[Event] = []
        leaves = {seat: choices[seat].leaf for seat in sorted(choices)}
        if self.board.flower:
            board = self.board.play(tuple(leaves.values()), events).draw_flower(rng, events)
            hands = map(without, self.hands, leaves.values())
            return State(board, tuple(hands), self.aside), events
        ((seat, leaf),) = leaves.items()
        return self._lay_aside(seat, leaf, rng, events), events

    def view(self, seat: Seat | None) -> View:
        return View(seat, self.board, _seen_by(seat, self.hands), _seen_by(seat, self.aside))

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        points = self.board.points
        return Outcome(ranked(points), Reason.ALL_TAKEN, tuple(map(Fraction, points)))

    def _lay_aside(self, seat: Seat, leaf: int, rng: Random, events: list[Event]) -> State:
        events.append(LeafLaidAside(seat, leaf))
        hands = replace_at(self.hands, seat, without(self.hands[seat], leaf))
        aside = replace_at(self.aside, seat, tuple(sorted([*self.aside[seat], leaf])))
        state = State(self.board, hands, aside)
        if not state.to_act():
            state = replace(state, board=self.board.draw_flower(rng, events))
        return state


def _seen_by(seat: Seat | None, leaves: tuple[tuple[int, ...], ...]) -> Leaves:
    return tuple(own if i == seat else (None,) * len(own) for i, own in enumerate(leaves))


def deal(options: Options, seats: int, rng: Random) -> State:
    """Six leaves for each seat, in secret."""
    drawn = rng.sample(LEAVES, HAND * seats)
    hands = tuple(tuple(sorted(drawn[seat::seats])) for seat in range(seats))
    return State(Board(options, (0,) * seats), hands, ((),) * seats)


def imagine(view: View, rng: Random) -> State:
    """A state that *view* may be a view of: unseen leaves may be anywhere."""
    seen = {*view.board.played, *(leaf for own in (*view.hands, *view.aside) for leaf in own)}
    unseen = [leaf for leaf in LEAVES if leaf not in seen]
    rng.shuffle(unseen)

    def filled(leaves: Leaves) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(sorted(leaf or unseen.pop() for leaf in own)) for own in leaves)

    return State(view.board, filled(view.hands), filled(view.aside))


LILIES: Game[Options, Action, Event, View] = Game(
    name="lilies",
    title="Lilies",
    designers=("The Croakade tests",),
    seats=range(2, 5),
    options=Options,
    actions=(Action,),
    deal=deal,
)
