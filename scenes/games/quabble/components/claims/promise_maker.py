"""Works out what a card would bring a seat that got it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import (
    Card,
    CardKind,
    CardSlain,
    HouseSet,
    NothingSlain,
    PowerScored,
    Scoring,
    SushiFeasted,
    float_points,
    neighbours,
    score,
    snatchable,
)
from rules.quabble.cards import Row
from scenes.games.quabble.components.claims.promise import Change, Promise
from scenes.games.quabble.components.slayers.slayer_target import SlayerTarget


@dataclass(frozen=True, slots=True)
class Theft:
    """How many points more a thief brings by stealing a card of a *kind*."""

    points: Fraction
    kind: CardKind


@dataclass(frozen=True, slots=True)
class PromiseMaker:
    """The cards that each seat owns, those it shares with its left neighbour, and who is first."""

    house_set: HouseSet
    treasuries: Sequence[Row]
    shared: Sequence[Row]
    order: Sequence[Seat]

    def promise(self, seat: Seat, card: Card, *, acts_at_once: bool) -> Promise:
        """What *card* would bring *seat*; it may lie in the Treasury of another one.

        What Deathslayers do to other cards because of it is told only of one that would be stolen.
        """
        before, after = self.scores_with(seat, card)
        kind, value = self.house_set.kinds[card], self.house_set.values[card]
        more = more_slain(before, after, seat)
        slain_by = self._slain_by(before, after, seat) if more > 0 else None
        is_stolen = any(card in row for row in self.treasuries)
        is_told = is_stolen or (slain_by is not None and slain_by[1] is kind)
        target = self._target(before, after, card)
        others = _others(after, seat, card) - _others(before, seat, card)
        is_thief = kind is CardKind.RED_SNATCHER
        theft = self._best_theft(seat, card, after) if is_thief else None
        return Promise(
            gain=after.points[seat] - before.points[seat] + more,
            half=Fraction(value, 2),
            kind=kind,
            acts_at_once=acts_at_once,
            theft=theft.points if theft else None,
            loot=theft.kind if theft else None,
            slain=more if is_told else Fraction(0),
            slain_by=slain_by if is_told else None,
            lost=min(others, Fraction(0)),
            changes=self._changes(before, after, seat, target),
            target=target,
        )

    def scores_with(self, seat: Seat, card: Card) -> tuple[Scoring, Scoring]:
        """The scoring of the cards as they are, and as they were if *seat* had *card* too."""
        return self._score(self.treasuries), self._score(self._moved(self.treasuries, seat, card))

    def best_theft(self, seat: Seat, thief: Card) -> Theft | None:
        """How much more a *thief* would bring *seat* with the best card that it can steal."""
        return self._best_theft(seat, thief, self.scores_with(seat, thief)[1])

    def _score(self, treasuries: Sequence[Row]) -> Scoring:
        return score(self.house_set, treasuries, self.shared, self.order)

    def _moved(self, treasuries: Sequence[Row], seat: Seat, card: Card) -> list[Row]:
        rows = [tuple(one for one in row if one != card) for row in treasuries]
        rows[seat] = (*rows[seat], card)
        return rows

    def _best_theft(self, seat: Seat, thief: Card, after: Scoring) -> Theft | None:
        """The same if *after* is the scoring of all cards and the *thief*."""
        with_thief = self._moved(self.treasuries, seat, thief)
        loot = one_of_each(self.house_set, snatchable(self.house_set, with_thief, seat))
        if not loot:
            return None

        def brought(card: Card) -> float:
            treasuries = self._moved(with_thief, seat, card)
            return float_points(self.house_set, treasuries, self.shared, self.order)[seat]

        best = max(loot, key=brought)
        then = self._score(self._moved(with_thief, seat, best))
        return Theft(then.points[seat] - after.points[seat], self.house_set.kinds[best])

    def _target(self, before: Scoring, after: Scoring, card: Card) -> SlayerTarget | None:
        """To whom *card* turns in the scoring *after*, and what it slays there, if it does so."""
        for event in after.events:
            match event:
                case CardSlain(seat, one, target, victim, points) if one == card:
                    later = self._richer_before_sushi(before, after, seat, victim)
                    return SlayerTarget(victim, self.house_set.kinds[target], points, later)
                case NothingSlain(seat, one, victim) if one == card:
                    later = self._richer_before_sushi(before, after, seat, victim)
                    return SlayerTarget(victim, before_sushi=later)
                case _:
                    pass
        return None

    def _richer_before_sushi(
        self, before: Scoring, after: Scoring, seat: Seat, victim: Seat
    ) -> bool:
        """Whether the points shown *before* make the other neighbour of *seat* the richer one.

        That is so if Sushi, which counts later, brings it more than *victim*.
        """
        beside = neighbours(seat, len(after.points))
        other = beside[beside[0] == victim]
        sushi = {one: _sushi_points(after, self.house_set, one) for one in beside}
        shown = {one: before.points[one] + slain_points(before, one) for one in beside}
        by_sushi = sushi[other] > sushi[victim]
        return by_sushi and shown[other] > shown[victim]

    def _slain_by(
        self, before: Scoring, after: Scoring, seat: Seat
    ) -> tuple[Seat, CardKind] | None:
        """Who slays what card of *seat* in the scoring *after*, but not in that *before*."""
        hit = hit_on(before, after, seat)
        return (hit.seat, self.house_set.kinds[hit.target]) if hit else None

    @staticmethod
    def _changes(
        before: Scoring, after: Scoring, seat: Seat, target: SlayerTarget | None
    ) -> tuple[Change, ...]:
        """How the points of all but *seat* change, the most first: the *target* is slain too."""
        changes = []
        for other in map(Seat, range(len(after.points))):
            more = more_slain(before, after, other)
            by_slayer = target is not None and target.seat == other and more > 0
            points = after.points[other] - before.points[other] + (0 if by_slayer else more)
            if other != seat and points:
                changes.append(Change(other, points, by_slayer))
        return tuple(sorted(changes, key=lambda one: (-abs(one.points), one.points, one.by_slayer)))


def one_of_each(house_set: HouseSet, cards: Sequence[Card]) -> list[Card]:
    """One card of each kind and value."""
    found = {(house_set.kinds[card], house_set.values[card]): card for card in reversed(cards)}
    return [found[key] for key in sorted(found)]


def slain_points(scoring: Scoring, seat: Seat) -> Fraction:
    """What Deathslayers take from *seat*."""
    slain = [event for event in scoring.events if isinstance(event, CardSlain)]
    return sum((event.points for event in slain if event.victim == seat), Fraction(0))


def _sushi_points(scoring: Scoring, house_set: HouseSet, seat: Seat) -> Fraction:
    """What the power of Sushi brings *seat*."""
    found = Fraction(0)
    for event in scoring.events:
        match event:
            case SushiFeasted(who, points=points) if who == seat:
                found += points
            case PowerScored(who, card, points) if who == seat:
                found += points if house_set.kinds[card] is CardKind.CURSED_SUSHI else 0
            case _:
                pass
    return found


def more_slain(before: Scoring, after: Scoring, seat: Seat) -> Fraction:
    """What Deathslayers take from *seat* in the scoring *after*, but not in that *before*."""
    return slain_points(after, seat) - slain_points(before, seat)


def _others(scoring: Scoring, seat: Seat, card: Card) -> Fraction:
    """What the powers of all cards of *seat* but *card* bring."""
    scored = (event for event in scoring.events if isinstance(event, PowerScored))
    return sum((one.points for one in scored if one.seat == seat and one.card != card), Fraction(0))


def slayer_of(before: Scoring, after: Scoring, seat: Seat) -> Seat | None:
    """Whose Deathslayer slays a card of *seat* in the scoring *after*, but not in that *before*."""
    hit = hit_on(before, after, seat)
    return hit.seat if hit else None


def hit_on(before: Scoring, after: Scoring, seat: Seat) -> CardSlain | None:
    """What slays a card of *seat* in the scoring *after*, but not in that *before*."""
    slain = [event for event in after.events if isinstance(event, CardSlain)]
    more = [event for event in slain if event.target not in before.slain]
    return next((event for event in more if event.victim == seat), None)
