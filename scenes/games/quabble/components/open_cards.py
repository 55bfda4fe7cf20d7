"""What lies where on the Quabble table, as far as it has been shown, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from fractions import Fraction
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import (
    IMMEDIATE,
    Card,
    CardKind,
    CardSlain,
    HouseSet,
    NothingSlain,
    PowerScored,
    Scoring,
    SushiFeasted,
    View,
    neighbours,
    score,
    seat_order,
)
from rules.quabble.cards import Row
from rules.ranking import ranked
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promise_maker import PromiseMaker, Theft, more_slain
from scenes.games.quabble.components.slayers.attack import Attack, attacks, course
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled
from words.phrases import enumerated

HALF = Fraction(1, 2)
Rows: TypeAlias = tuple[Sequence[Row], Sequence[Row]]  # Treasuries, and cards that are shared


class OpenCards:
    """The open cards of a table; its changes are those that events tell of.

    The direction of play may have *turned* in this round already.
    """

    def __init__(self, view: View, *, turned: bool = False) -> None:
        board = view.board
        self.house_set: HouseSet = board.house_set
        self.treasuries = [list(cards) for cards in board.treasuries]
        self.shared = [list(cards) for cards in board.shared]
        self.king = list(board.king)
        self.offers = list(board.offers)
        self.hands = [list(cards) for cards in view.hands]
        self.deck = view.deck
        self.active, self.clockwise, self._turned = board.active, board.clockwise, turned
        self.extra = [Fraction(0)] * len(view.hands)  # what powers have brought in the scoring
        self.coming: list[tuple[list[Card], Card]] = []
        """Where cards go that are claimed, but still lie between their seats."""
        self.waking = {power.card for power in board.powers}
        """Cards whose immediate powers have yet to act, whoever owns them by then."""
        self._settling = bool(board.powers)
        self._slayings: Scoring | None = None
        """The scoring whose Deathslayers are shown while cards move, or none if none does."""
        self.ended = bool(board.points)  # or they are counted just now
        self._before_last = (view.options.rounds(len(view.hands)) - 1) * len(view.hands)
        if self.ended:
            self.extra = [
                points - printed
                for points, printed in zip(board.points, self.counted(), strict=True)
            ]

    @property
    def all_offered(self) -> bool:
        """Whether every seat has offered a card, so that claims are due."""
        return None not in self.offers

    @property
    def is_offering(self) -> bool:
        """Whether somebody has yet to offer a card: not while claims and powers are settled."""
        return not (self.all_offered or self._settling)

    @property
    def first(self) -> Seat:
        """Who is first in the order of offering: once it has turned, that of the next round."""
        return neighbours(self.active, len(self.hands))[0] if self._turned else self.active

    @property
    def hides_points(self) -> bool:
        """Whether cards of the last round are claimed: nobody sees points before the count."""
        return not self.ended and self._claimed > self._before_last

    @property
    def is_last_round(self) -> bool:
        """Whether all rounds before the last one are claimed."""
        return self._claimed >= self._before_last

    @property
    def _claimed(self) -> int:
        """How many cards were claimed, torn or refused."""
        return sum(map(len, (*self.treasuries, *self.shared, self.king)))

    @property
    def seats(self) -> range:
        """All of them."""
        return range(len(self.hands))

    def kinds(self, cards: Sequence[Card]) -> list[CardKind]:
        """The kinds of some cards."""
        return [self.house_set.kinds[card] for card in cards]

    def halves(self, seat: Seat) -> Fraction:
        """What the halves of torn cards are worth to *seat*."""
        return HALF * sum(self.house_set.values[card] for card in self.torn(seat))

    def points(self) -> Sequence[Fraction]:
        """What each seat would have if the match ended now; in the scoring, what is counted.

        While cards move Deathslayers take what they took before.
        """
        if self.ended:
            return self.counted()
        now = self.scoring()
        if (before := self._slayings) is None:
            return now.points
        points = enumerate(now.points)
        return [one + more_slain(before, now, Seat(seat)) for seat, one in points]

    @property
    def slain(self) -> Mapping[Card, Seat]:
        """What Deathslayers would slay if the match ended now, and whose; the count shows that."""
        events = () if self.ended else (self._slayings or self.scoring()).events
        return {event.target: event.seat for event in events if isinstance(event, CardSlain)}

    def keep_slayings(self) -> None:
        """Cards are about to move: Deathslayers turn only once that is over."""
        self._slayings = self._slayings or self.scoring()

    def turn_slayers(self) -> Scoring:
        """Deathslayers turn to whom they slay now; return the scoring in which they did before."""
        before, self._slayings = self._slayings, None
        return before or self.scoring()

    def due_to_slayers(self) -> dict[Seat, Fraction]:
        """How many points Deathslayers take of seats in the count."""
        due = dict[Seat, Fraction]()
        for event in self.scoring().events:
            if isinstance(event, CardSlain):
                due[event.victim] = due.get(event.victim, Fraction(0)) + event.points
        return due

    def scoring(self) -> Scoring:
        """The scoring if the match ended now."""
        return self._score(self.treasuries, self.shared)

    def count_order(self) -> Sequence[Seat]:
        """The order of seats in which powers count if the match ended now."""
        seats = len(self.hands)
        return seat_order(neighbours(self.active, seats)[0], seats, self.clockwise)

    def counted(self) -> list[Fraction]:
        """Printed values, halves of shared cards, and what powers have brought in the scoring."""
        return [self._worth(Seat(seat)) for seat in self.seats]

    def most_in_count(self) -> Fraction:
        """The most points that any seat has at any time of the scoring."""
        return max(max(points) for _, points in course(self.scoring(), self.counted()))

    def kinds_in_count(self) -> set[CardKind]:
        """The kinds that are counted at the end, as they move points or find no prey."""
        kinds = set[CardKind]()
        for event in self.scoring().events:
            match event:
                case PowerScored(card=card) | CardSlain(card=card) | NothingSlain(card=card):
                    kinds.add(self.house_set.kinds[card])
                case SushiFeasted():
                    kinds.add(CardKind.CURSED_SUSHI)
                case _:
                    pass
        return kinds | ({CardKind.CURSED_SUSHI} if self.tied_in_sushi else set())

    def attacks(self) -> Iterator[Attack]:
        """What Deathslayers would do if the match ended now."""
        return attacks(self.scoring(), self.counted())

    def attack_by(self, seat: Seat, slayer: Card) -> Attack:
        """What *slayer* would do if *seat* got it, or as its owner has it."""
        scoring, points = self._maker().scores_with(seat, slayer)[1], self.counted()
        if slayer not in self.treasuries[seat]:
            points[seat] += self.house_set.values[slayer]
        return next(attack for attack in attacks(scoring, points) if attack.slayer == slayer)

    def with_most(self) -> list[Seat]:
        """Who has the most points."""
        points = self.points()
        return [Seat(seat) for seat in self.seats if points[seat] == max(points)]

    def leaders(self) -> list[Seat]:
        """Who has the most points, if not all have as many."""
        best = self.with_most()
        return best if len(best) < len(self.hands) else []

    def winners(self) -> list[Seat]:
        """Who would win now: of those with the most points, who has the most cards."""
        return [*ranked(list(zip(self.points(), map(len, self.treasuries), strict=True)))[0]]

    @property
    def tied(self) -> Mapping[Seat, int]:
        """How many cards each seat has that shares the most points: these decide between them."""
        best = self.with_most()
        if len(best) == 1 or not any(map(any, (self.treasuries, self.shared))):
            return {}
        return {seat: len(self.treasuries[seat]) for seat in best}

    @property
    def tied_in_sushi(self) -> list[Seat]:
        """Who have as much Sushi as nobody else but each other, if having most brings anything."""
        owned = self._sushi
        tied = [Seat(seat) for seat in self.seats if owned[seat] == max(owned) > 0]
        return tied if len(tied) > 1 and self.house_set.powers.most_sushi else []

    @property
    def sushi_now(self) -> str:
        """Who has how much Sushi, in words, if anybody has any."""
        owned = self._sushi
        parts = [
            say("speech.amount", name=seat_name(seat), amount=owned[seat])
            for seat in map(Seat, self.seats)
            if owned[seat]
        ]
        return say("quabble.sushi_now", parts=enumerated(parts)) if parts else ""

    @property
    def _sushi(self) -> list[int]:
        """How much Sushi each seat owns."""
        return [self.kinds(row).count(CardKind.CURSED_SUSHI) for row in self.treasuries]

    def is_spent(self, card: Card) -> bool:
        """Whether *card* is owned and does not act at once any more."""
        return card not in self.waking and any(card in row for row in self.treasuries)

    def power_over(self, kind: CardKind, *, spent: bool = False) -> str:
        """Why the power of a *kind* does not act any more, if so; it may be *spent*."""
        if spent and kind in IMMEDIATE:
            return say("quabble.power_stolen")
        is_over = kind is CardKind.MISDIRECTION and self.is_last_round
        return say("quabble.power_in_last_round") if is_over else ""

    def promise(self, seat: Seat, card: Card, rows: Rows | None = None) -> Promise:
        """What *card* would bring *seat* if it got it after all that is coming, or in other *rows*.

        The card may lie in the Treasury of another seat.
        """
        kind = self.house_set.kinds[card]
        acts = kind in IMMEDIATE and not self.is_spent(card)
        promise = self._maker(rows).promise(seat, card, acts_at_once=acts)
        is_open = kind is CardKind.RED_SNATCHER and not self._is_claimed(card)
        return replace(promise, open_theft=True) if is_open else promise

    def best_theft(self, seat: Seat, thief: Card, rows: Rows | None = None) -> Theft | None:
        """What *thief* would steal for *seat* at best now, or if all had these *rows*."""
        return self._maker(rows).best_theft(seat, thief)

    def _is_claimed(self, card: Card) -> bool:
        """Whether *card* is owned, or on its way."""
        return any(card in row for row in self.treasuries) or any(card == c for _, c in self.coming)

    def promise_of_loot(self, seat: Seat, card: Card) -> str:
        """What *seat* would have by taking a card, and its owner without it, in words.

        While points are hidden it tells the changes alone.
        """
        owner = Seat(next(i for i, cards in enumerate(self.treasuries) if card in cards))
        before, after = self._maker().scores_with(seat, card)
        change = spelled(after.points[owner] - before.points[owner], signed=True)
        own, theirs = self.promise(seat, card), change
        mine = own.words
        if not self.hides_points:
            theirs = swing(theirs, before.points[owner], after.points[owner])
            if not (own.slain or own.lost):  # those stand in brackets already
                mine = swing(mine, before.points[seat], after.points[seat])
        return say("quabble.gains_stolen", mine=mine, name=seat_name(owner), theirs=theirs)

    def torn(self, seat: Seat) -> list[Card]:
        """The torn cards of which *seat* has a half."""
        right = neighbours(seat, len(self.hands))[1]
        return [*self.shared[seat], *self.shared[right]]

    def if_offered(self, seat: Seat, card: Card) -> OpenCards:
        """The same as if *card* was what *seat* offers."""
        other = copy(self)
        other.offers = [card if i == seat else one for i, one in enumerate(self.offers)]
        return other

    def offer(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand for the gap on its left."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)
        self.offers[seat] = card

    def begin_round(self, active: Seat) -> None:
        """All is settled, and *active* is the first to offer."""
        self.keep_slayings()
        self.active, self._turned, self._settling = active, False, False

    def settle(self, giver: Seat, card: Card, to: list[Card]) -> None:
        """An offered card is claimed, shared or refused."""
        self.keep_slayings()
        self.offers[giver], self._settling = None, True
        self.coming = [one for one in self.coming if one[1] != card]
        to.append(card)

    def turn(self, card: Card, clockwise: bool) -> None:
        """The power of *card* turns the direction of play."""
        self.keep_slayings()
        self.waking.discard(card)
        self.clockwise, self._turned = clockwise, True

    def draw(self, seat: Seat, card: Card | None) -> None:
        """A card comes from the deck."""
        self.deck -= 1
        self.hands[seat].append(card)

    def _maker(self, rows: Rows | None = None) -> PromiseMaker:
        treasuries, shared = rows or map(self._with_coming, (self.treasuries, self.shared))
        return PromiseMaker(self.house_set, treasuries, shared, self.count_order())

    def _with_coming(self, places: Sequence[list[Card]]) -> list[Row]:
        """The cards in *places*, and those that come there."""
        return [(*cards, *(card for to, card in self.coming if to is cards)) for cards in places]

    def _score(self, treasuries: Sequence[list[Card]], halves: Sequence[list[Card]]) -> Scoring:
        """The scoring of these cards, and of *halves* of those that are shared."""
        rows = [tuple(cards) for cards in treasuries]
        shared = [tuple(cards) for cards in halves]
        return score(self.house_set, rows, shared, self.count_order())

    def _worth(self, seat: Seat) -> Fraction:
        owned = sum(self.house_set.values[card] for card in self.treasuries[seat])
        return owned + self.halves(seat) + self.extra[seat]


def swing(change: str, now: Fraction, then: Fraction) -> str:
    """A *change* in words, with the points before it and after it if they differ."""
    if now == then:
        return change
    return say("quabble.swing", change=change, now=spelled(now), then=spelled(then))
