"""One moment of Quivvit!."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random

from rules.core import Outcome, Seat
from rules.quivvit.actions import Action, Claim, Cover, Keep, Pass, Rotate
from rules.quivvit.cards import Colour, Lying
from rules.quivvit.events import Event
from rules.quivvit.grid import free, uncovered
from rules.quivvit.table import Table
from rules.quivvit.types import Block, Options, Reason, Way
from rules.quivvit.view import View, points


@dataclass(frozen=True, slots=True)
class State:
    """The whole table; the deck is drawn from its end, the other fields are those of ``View``."""

    options: Options
    grid: tuple[Lying | None, ...]
    deck: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    aside: tuple[tuple[int, ...], ...]
    blocks: tuple[Block, ...]
    holders: tuple[Seat, ...]
    doubles: tuple[Seat, ...]
    bonus: tuple[int | None, ...]
    first: Seat
    round: int
    player: Seat
    asking: bool
    die: Colour | None
    ended: Reason | None = None

    def to_act(self) -> frozenset[Seat]:
        if self.ended:
            return frozenset()
        if self.asking:
            return frozenset(self.holders) - {self.player}
        return frozenset((self.player,))

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act():
            return ()
        open_grid = uncovered(self.grid, self.blocks)
        places = tuple([place for place, card in enumerate(open_grid) if card is not None])
        if self.asking:
            return _covers(places)
        if seat not in self.doubles:
            return _turns(places, False)
        claims = () if self._is_first_turn() else free(open_grid, self.die)
        return (*map(Claim, claims), *_turns(places, True))

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        table = self._table()
        if self.asking:
            table.answer(choices, rng)
        else:
            table.act(choices[self.player], rng)
        return _state(table), table.events

    def view(self, seat: Seat | None) -> View:
        return View(
            options=self.options,
            grid=self.grid,
            deck=len(self.deck),
            taken=self.taken,
            aside=self.aside,
            blocks=self.blocks,
            holders=self.holders,
            doubles=self.doubles,
            bonus=self.bonus,
            first=self.first,
            round=self.round,
            player=self.player,
            asking=self.asking,
            die=self.die,
            ended=self.ended,
            seat=seat,
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most cards, then together."""
        if not self.ended:
            return None
        made = points(self.taken, self.bonus)
        groups: dict[tuple[int, int], list[Seat]] = {}
        for seat, cards in enumerate(self.taken):
            groups.setdefault((made[seat], len(cards)), []).append(Seat(seat))
        places = tuple(tuple(groups[merit]) for merit in sorted(groups, reverse=True))
        return Outcome(places, self.ended, tuple(map(Fraction, made)))

    def _is_first_turn(self) -> bool:
        return self.round == 1 and self.player == self.first

    def _table(self) -> Table:
        return Table(
            self.options,
            list(self.grid),
            self.deck,
            self.taken,
            self.aside,
            self.blocks,
            self.holders,
            self.doubles,
            self.bonus,
            self.first,
            self.round,
            self.player,
            self.asking,
            self.die,
            self.ended,
        )


def _state(table: Table) -> State:
    return State(
        options=table.options,
        grid=tuple(table.grid),
        deck=table.deck,
        taken=table.taken,
        aside=table.aside,
        blocks=table.blocks,
        holders=table.holders,
        doubles=table.doubles,
        bonus=table.bonus,
        first=table.first,
        round=table.round,
        player=table.player,
        asking=table.asking,
        die=table.die,
        ended=table.ended,
    )


@lru_cache(maxsize=1024)
def _turns(places: tuple[int, ...], double: bool) -> tuple[Action, ...]:
    """Every rotation of the cards at *places*, and passing."""
    ways = tuple(Way) if double else (Way.LEFT, Way.RIGHT)
    return (*(Rotate(place, way) for place in places for way in ways), Pass())


@lru_cache(maxsize=1024)
def _covers(places: tuple[int, ...]) -> tuple[Action, ...]:
    return (*map(Cover, places), Keep())
