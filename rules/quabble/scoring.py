"""The scoring of Quabble (docs/rules/quabble.md#scoring)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from rules.core import Seat
from rules.quabble.cards import Card, CardKind, HouseSet, Row
from rules.quabble.events import (
    CardSlain,
    Event,
    NothingSlain,
    PowerScored,
    ScoringBegan,
    SushiFeasted,
)
from rules.quabble.seating import neighbours


@dataclass(frozen=True, slots=True)
class Scoring:
    """The points of each seat, the cards slain, and the events of the scoring."""

    points: tuple[Fraction, ...]
    slain: Row
    events: tuple[Event, ...]


def score(
    house_set: HouseSet, treasuries: Sequence[Row], shared: Sequence[Row], order: Sequence[Seat]
) -> Scoring:
    """Score the cards that each seat owns, and those it shares with its left neighbour.

    Within a kind the powers take effect in this *order* of seats.
    """
    scorer = Scorer(house_set, treasuries, shared)
    began = ScoringBegan(tuple(order), scorer.points())
    scorer.use_powers(order)
    return Scoring(scorer.points(), tuple(scorer.slain), (began, *scorer.events))


def float_points(
    house_set: HouseSet, treasuries: Sequence[Row], shared: Sequence[Row], order: Sequence[Seat]
) -> tuple[float, ...]:
    """The points of each seat in such a scoring, without what makes it slow to find them."""
    scorer = Scorer(house_set, treasuries, shared)
    scorer.use_powers(order)
    return tuple([parts / scorer.unit for parts in scorer.parts])


class Scorer:
    """The points so far, in such parts of a point that halves and shares of Eggs are whole."""

    def __init__(
        self, house_set: HouseSet, treasuries: Sequence[Row], shared: Sequence[Row]
    ) -> None:
        self.house_set = house_set
        self.seats = len(treasuries)
        self.slain: list[Card] = []
        self.events: list[Event] = []
        self._owned: dict[CardKind, list[list[Card]]] = defaultdict(
            lambda: [[] for _ in treasuries]
        )
        for seat, cards in enumerate(treasuries):
            for card in cards:
                self._owned[house_set.kinds[card]][seat].append(card)
        eggs = self._owned.get(CardKind.VERY_RARE_EGG, [])
        self._eggs = [card for row in eggs for card in row]
        self.unit = 2 * max(1, len(self._eggs))  # parts in a point
        self.parts = self._values(treasuries, shared)

    def use_powers(self, order: Sequence[Seat]) -> None:
        """Score the powers of all cards that are owned."""
        for kind, power in _POWERS.items():
            if kind in self._owned:
                power(self, order)

    def _values(self, treasuries: Sequence[Row], shared: Sequence[Row]) -> list[int]:
        values, half = self.house_set.values, self.unit // 2
        parts = [self.unit * sum([values[card] for card in cards]) for cards in treasuries]
        for seat, cards in enumerate(shared):
            for card in cards:
                parts[seat] += half * values[card]
                parts[(seat + 1) % self.seats] += half * values[card]
        return parts

    def points(self) -> tuple[Fraction, ...]:
        """The points of each seat so far."""
        return tuple([_points(parts, self.unit) for parts in self.parts])

    def _score_each(
        self, seat: Seat, cards: Sequence[Card], parts: int, because: Sequence[Card]
    ) -> None:
        """Score so many parts of a point for each of the *cards* of a seat."""
        if parts and cards:
            points, reason = _points(parts, self.unit), tuple(because)
            for card in cards:
                self.parts[seat] += parts
                self.events.append(PowerScored(seat, card, points, reason))

    def pigs(self, order: Sequence[Seat]) -> None:
        """Each counts for every other one of its owner."""
        worth = self.house_set.powers.snorkel_pig * self.unit
        for seat in order:
            pigs = self._owned[CardKind.SNORKEL_PIG][seat]
            self._score_each(seat, pigs, worth * (len(pigs) - 1), pigs)

    def hoppers(self, order: Sequence[Seat]) -> None:
        """Each counts if no other seat owns more."""
        hoppers = self._owned[CardKind.BEARDED_HOPPER]
        most = max(map(len, hoppers))
        for seat in order:
            if len(hoppers[seat]) == most:
                worth = self.house_set.powers.bearded_hopper * self.unit
                self._score_each(seat, hoppers[seat], worth, hoppers[seat])

    def carrots(self, order: Sequence[Seat]) -> None:
        """Each feeds a Hopper that has not eaten."""
        worth = self.house_set.powers.magic_carrot * self.unit
        carrots, hoppers = self._owned[CardKind.MAGIC_CARROT], self._owned[CardKind.BEARDED_HOPPER]
        for seat in order:
            for carrot, hopper in zip(carrots[seat], hoppers[seat], strict=False):
                self._score_each(seat, (carrot,), worth, (hopper,))

    def snails(self, order: Sequence[Seat]) -> None:
        """Each counts for every one that other seats own."""
        snails, worth = (
            self._owned[CardKind.DOOM_SNAIL],
            self.house_set.powers.doom_snail * self.unit,
        )
        for seat in order:
            others = [card for other in order if other != seat for card in snails[other]]
            self._score_each(seat, snails[seat], worth * len(others), others)

    def poofins(self, order: Sequence[Seat]) -> None:
        """One counts if it is its owner's only one."""
        worth = self.house_set.powers.royal_poofin * self.unit
        for seat in order:
            poofins = self._owned[CardKind.ROYAL_POOFIN][seat]
            if len(poofins) == 1:
                self._score_each(seat, poofins, worth, poofins)

    def eggs(self, order: Sequence[Seat]) -> None:
        """All that are owned share a number of points."""
        if self._eggs:
            worth = self.house_set.powers.very_rare_egg * self.unit // len(self._eggs)
            for seat in order:
                self._score_each(seat, self._owned[CardKind.VERY_RARE_EGG][seat], worth, self._eggs)

    def grungles(self, order: Sequence[Seat]) -> None:
        """Each counts for every other one of its owner."""
        worth = self.house_set.powers.grungle * self.unit
        for seat in order:
            grungles = self._owned[CardKind.GRUNGLE][seat]
            self._score_each(seat, grungles, worth * (len(grungles) - 1), grungles)

    def deathslayers(self, order: Sequence[Seat]) -> None:
        """Each slays the best Snail or Grungle of the neighbour with more points."""
        for seat in order:
            for card in self._owned[CardKind.DEATHSLAYER][seat]:
                self._slay(seat, card)

    def _slay(self, seat: Seat, card: Card) -> None:
        left, right = neighbours(seat, self.seats)
        victim = right if self.parts[right] > self.parts[left] else left
        prey = self._owned[CardKind.DOOM_SNAIL][victim] + self._owned[CardKind.GRUNGLE][victim]
        living = [card for card in prey if card not in self.slain]
        target = max(living, key=self.house_set.values.__getitem__, default=None)
        if target is None:
            self.events.append(NothingSlain(seat, card, victim))
            return
        worth = self.house_set.values[target]
        self.slain.append(target)
        self.parts[victim] -= worth * self.unit
        self.events.append(CardSlain(seat, card, target, victim, _points(worth, 1)))

    def sushi(self, order: Sequence[Seat]) -> None:
        """Each counts if its owner has several; the seat with the most scores once for that."""
        powers, sushi = self.house_set.powers, self._owned[CardKind.CURSED_SUSHI]
        counts = [len(cards) for cards in sushi]
        for seat in order:
            cards = sushi[seat]
            if len(cards) > 1:
                self._score_each(seat, cards, powers.cursed_sushi * self.unit, cards)
            if len(cards) == max(counts) and counts.count(len(cards)) == 1 and powers.most_sushi:
                self.parts[seat] += powers.most_sushi * self.unit
                self.events.append(SushiFeasted(seat, tuple(cards), _points(powers.most_sushi, 1)))


_points = lru_cache(maxsize=4096)(Fraction)

_POWERS = {  # in the order of scoring
    CardKind.SNORKEL_PIG: Scorer.pigs,
    CardKind.BEARDED_HOPPER: Scorer.hoppers,
    CardKind.MAGIC_CARROT: Scorer.carrots,
    CardKind.DOOM_SNAIL: Scorer.snails,
    CardKind.ROYAL_POOFIN: Scorer.poofins,
    CardKind.VERY_RARE_EGG: Scorer.eggs,
    CardKind.GRUNGLE: Scorer.grungles,
    CardKind.DEATHSLAYER: Scorer.deathslayers,
    CardKind.CURSED_SUSHI: Scorer.sushi,
}
