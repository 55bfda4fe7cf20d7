"""What a landing risks: an Ace or Crown that all have seen, or a suit that leads others home."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, FROGS, SWEEPING, Space
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.components.last_flags import last_free

SEVERAL = 2  # cards: between them one chooses


@dataclass(frozen=True, slots=True)
class Danger:
    """A rival could leap into a column by that card, which it holds or can get.

    If that ``strands`` who is sent back, no card and no frog on the path is left.
    """

    seat: Seat
    card: Card
    in_market: bool
    strands: bool = False


@dataclass(frozen=True, slots=True)
class MovedFlag:
    """The last free space of ``suit`` is another ``space`` then, farther ``ahead`` or behind."""

    suit: Suit
    space: Space
    ahead: bool = False


class FroggerDangers:
    """Finds them out of the *choices* of a seat, which knows open hands and the market."""

    def __init__(self, choices: FroggerChoices) -> None:
        self._choices, self._view, self._path = choices, choices.view, choices.path
        self._found: dict[tuple[Leap, Card | None], Danger | None] = {}

    def of(self, leap: Leap, card: Card | None = None) -> Danger | None:
        """The danger after a leap by *card*, or after a hop back that takes it.

        There is none to tell where every leap by any card has one: it sorts out nothing.
        """
        return self._of(leap, card) if self._differ else None

    @cached_property
    def _differ(self) -> bool:
        """Whether some leap by one of several cards has no danger."""
        hand, starts = self._choices.hand, self._choices.starts
        leaps = ((leap, card) for card in hand for leap in self._choices.leaps(card, starts))
        return len(hand) < SEVERAL or any(self._of(*one) is None for one in leaps)

    def _of(self, leap: Leap, card: Card | None) -> Danger | None:
        if leap.end in (EXCUSE, self._path.home):
            return None
        if (leap, card) not in self._found:
            self._found[leap, card] = self._find(leap, card)
        return self._found[leap, card]

    def spends_last(self, leap: Leap) -> bool:
        """Whether no card is left after that for the next turn."""
        return self._choices.spends_last(leap)

    def moved_flag(self, leap: Leap, card: Card | None = None) -> MovedFlag | None:
        """Where a flag goes: back from a space that is taken, or ahead to one that is hopped from.

        There is none to tell of where no frog stands that the suit leads home only before or after.
        """
        frogs = self._choices.frogs_after(card, leap)
        changed = [leap.end, leap.start] if leap.end < leap.start else [leap.end]
        moved = (self._moved(self._path.suits[space], frogs) for space in changed)
        return next(filter(None, moved), None)

    def _moved(self, suit: Suit | None, frogs: list[Space]) -> MovedFlag | None:
        """Where the flag of a *suit* goes once all *frogs* are there."""
        if suit is None:
            return None
        numbers, others = self._path.numbers, self._view.crocodiles
        before = last_free(self._path, suit, {*self._view.frogs, *others})
        after = last_free(self._path, suit, {*frogs, *others})
        columns = range(*sorted((numbers[before], numbers[after])))
        concerns = any(numbers[at] in columns for at in frogs)
        return MovedFlag(suit, after, ahead=before < after) if concerns else None

    def _find(self, leap: Leap, card: Card | None) -> Danger | None:
        frogs = self._choices.frogs_after(card, leap)
        count = len(self._view.public)
        rivals = [Seat((self._choices.seat + more) % count) for more in range(1, count)]
        strands = self._choices.risks_all(leap)
        for reaches in self._reaches, self._reaches_later:
            for rival in rivals:
                for held in self._reaching(self._view.public[rival], leap.end):
                    if reaches(rival, held, frogs, leap.end):
                        return Danger(rival, held, in_market=False, strands=strands)
        for rival in rivals:
            for offered in self._reaching(self._view.market, leap.end):
                if offered is not card and self._gets(rival, offered, frogs, leap.end):
                    return Danger(rival, offered, in_market=True, strands=strands)
        return None

    def _reaching(self, cards: tuple[Card, ...], end: Space) -> Iterator[Card]:
        """The Aces and Crowns with a suit of the column of *end*."""
        suits = {self._path.suits[space] for space in self._path.mates(end)}
        return (card for card in cards if card.rank in SWEEPING and suits & {*card.suits})

    def _reaches(self, seat: Seat, card: Card, frogs: list[Space], end: Space) -> bool:
        """Whether a frog of *seat* can leap into the column of *end*."""
        taken, (suit,) = {*frogs, *self._view.crocodiles}, card.suits
        return any(
            self._path.leap(start, suit, taken) in self._path.mates(end)
            for start in {*frogs[seat * FROGS : (seat + 1) * FROGS]} - {self._path.home}
        )

    def _reaches_later(self, seat: Seat, card: Card, frogs: list[Space], end: Space) -> bool:
        """Whether a frog of *seat* can do that after a leap by another open card."""
        path, (suit,) = self._path, card.suits
        taken = {*frogs, *self._view.crocodiles}
        own = [at for at in frogs[seat * FROGS : (seat + 1) * FROGS] if at != path.home]
        others = [one for one in self._view.public[seat] if one.rank not in SWEEPING]
        for start, by in product({*own}, {suit for other in others for suit in other.suits}):
            moved = path.leap(start, by, taken)
            if path.numbers[moved] >= path.numbers[end]:
                continue
            starts = [moved]
            if path.suits[moved] is suit:  # its own frogs leap over that one now
                starts += own
                starts.remove(start)
            after = taken - {start} | {moved}
            if any(path.leap(at, suit, after) in path.mates(end) for at in starts):
                return True
        return False

    def _gets(self, seat: Seat, card: Card, frogs: list[Space], end: Space) -> bool:
        """Whether *seat* can do that by a *card* for which one of its frogs hops back before."""
        taken = {*frogs, *self._view.crocodiles}
        for frog in range(seat * FROGS, (seat + 1) * FROGS):
            if frogs[frog] in (EXCUSE, self._path.home):
                continue
            for back in self._path.landings(frogs[frog], taken):
                barred = self._path.suits[back] in card.suits and not self._view.options.free_swim
                after = [*frogs[:frog], back, *frogs[frog + 1 :]]
                if not barred and self._reaches(seat, card, after, end):
                    return True
        return False
