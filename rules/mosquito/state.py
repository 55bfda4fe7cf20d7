"""One moment of Mosquito."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from rules.core import Outcome, Seat
from rules.mosquito.actions import Action, Cut, Kind
from rules.mosquito.cards import Card
from rules.mosquito.events import Event
from rules.mosquito.layout import Layout
from rules.mosquito.table import Table
from rules.mosquito.turns import Turns
from rules.mosquito.types import Options, Reason
from rules.mosquito.view import View


@dataclass(frozen=True, slots=True)
class State:
    """The whole table; the pile is drawn from its end, the other fields are those of ``View``."""

    options: Options
    cuts: tuple[Card, ...]
    deal: int
    dealer: Seat | None
    player: Seat
    layout: Layout
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    covered: tuple[Card, ...]
    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    passes: int
    ended: Reason | None

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else frozenset((self.player,))

    def legal(self, seat: Seat) -> Collection[Action]:
        if self.ended or seat != self.player:
            return ()
        if not self.deal:
            return (Cut(),)
        kinds = _kinds(self.options, self.used[seat])
        return Turns(self.layout, self.hands[seat], self.options.mixed, kinds)

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        table = self._table()
        table.act(choices[self.player], rng)
        return laid(table), table.events

    def view(self, seat: Seat | None) -> View:
        shown = self.options.open_hands
        return View(
            seat=seat,
            options=self.options,
            cuts=self.cuts,
            deal=self.deal,
            dealer=self.dealer,
            player=self.player,
            layout=self.layout,
            hands=tuple(
                hand if shown or owner == seat else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ),
            pile=len(self.pile),
            covered=self.covered,
            points=self.points,
            clean=self.clean,
            used=self.used,
            passes=self.passes,
            ended=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most clean placements, then together."""
        if not self.ended:
            return None
        groups: dict[tuple[int, int], list[Seat]] = {}
        for seat, merit in enumerate(zip(self.points, self.clean, strict=True)):
            groups.setdefault(merit, []).append(Seat(seat))
        places = tuple(tuple(groups[merit]) for merit in sorted(groups, reverse=True))
        return Outcome(places, self.ended, tuple(map(Fraction, self.points)))

    def _table(self) -> Table:
        return Table(
            self.options,
            self.cuts,
            self.deal,
            self.dealer,
            self.player,
            self.layout,
            self.hands,
            self.pile,
            self.covered,
            self.points,
            self.clean,
            self.used,
            self.passes,
            self.ended,
        )


def laid(table: Table) -> State:
    """The moment at which a table stands still."""
    return State(
        options=table.options,
        cuts=table.cuts,
        deal=table.deal,
        dealer=table.dealer,
        player=table.player,
        layout=table.layout,
        hands=table.hands,
        pile=table.pile,
        covered=table.covered,
        points=table.points,
        clean=table.clean,
        used=table.used,
        passes=table.passes,
        ended=table.ended,
    )


@cache
def _kinds(options: Options, used: int) -> tuple[Kind, ...]:
    """What a turn can be for a player that has *used* so many helpers in this deal."""
    left = 2 if options.helpers == "unlimited" else options.helpers - used
    kinds = [Kind.PLACE]
    if left >= 1:
        kinds += [Kind.EXCHANGE, Kind.OVERLAY]
    if left >= 2 and options.both:
        kinds.append(Kind.BOTH)
    return (*kinds, Kind.PASS)
