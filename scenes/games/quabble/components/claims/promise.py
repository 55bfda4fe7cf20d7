"""What a card would bring a seat, as a value and in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled


@dataclass(frozen=True, slots=True)
class Decider:
    """Without this claim the card never brings an end of its spread: *to_least* the least.

    With it the card always does if the claim decides *alone*.
    """

    seat: Seat
    kind: CardKind
    to_least: bool
    alone: bool


@dataclass(frozen=True, slots=True)
class Promise:
    """How many points more a card would bring a seat, if the match ended then: its *gain*.

    If another seat claims it too, it is torn and brings *half* its printed value.
    One that *acts_at_once* has an immediate power that has yet to act; one that *is_thief*
    brings another card besides, if there is one so that it *steals*.
    Other claims may make it from the least to the most of its *spread*, if it has one.
    Deathslayers take *slain* points more because of it, or fewer if that is negative; the *slayer*
    has the one that does. *other* is who else's points change most, and by how many: *by_slayer* if
    Deathslayers do it. What the seat owns of its *kind* would have *lost* points: 0, or fewer.
    A Deathslayer would slay this *prey*: whose it is, its kind, and the points that are lost.
    *decider* tells whose claim makes it the least or the most of its spread, if one claim does.
    """

    gain: Fraction
    half: Fraction
    acts_at_once: bool
    is_thief: bool
    steals: bool
    slain: Fraction
    slayer: Seat | None
    other: tuple[Seat, Fraction] | None
    kind: CardKind
    lost: Fraction = Fraction(0)
    by_slayer: bool = False
    spread: tuple[Fraction, Fraction] | None = None
    prey: tuple[Seat, CardKind, Fraction] | None = None
    decider: Decider | None = None

    @property
    def words(self) -> str:
        """As a part of a sentence."""
        words = spelled(self.gain, signed=True)
        if self.is_thief:
            key = "quabble.gain_and_theft" if self.steals else "quabble.gain_without_theft"
            return say(key, gain=words)
        if self.kind is CardKind.DEATHSLAYER:
            words = _with_prey(words, self.prey)
        due = spelled(-self.slain, signed=True)
        if self.slain < 0:
            return say("quabble.spared_by_slayer", promise=words, points=due)
        if self.slayer is None and self.lost:
            return say("quabble.with_lost", promise=words, points=spelled(self.lost, signed=True))
        if self.slayer is None:
            return words
        slayer = seat_name(self.slayer)
        return say("quabble.because_of_slayer", promise=words, name=slayer, points=due)

    @property
    def alone(self) -> str:
        """What it would bring a seat alone, and what that depends on or changes."""
        alone = self.words
        if self.spread:
            alone = _spread_words(self.spread, self.decider)
            return _with_prey(alone, self.prey) if self.prey else alone
        if not self.other or self.prey:
            return alone
        name, points = seat_name(self.other[0]), spelled(self.other[1], signed=True)
        key = "quabble.with_slain" if self.by_slayer else "quabble.with_change"
        return say(key, promise=alone, name=name, points=points)

    @property
    def gamble(self) -> str:
        """What it would bring a seat alone, and what if another claims it too."""
        return say("quabble.gamble", alone=self.alone, torn=spelled(self.half, signed=True))


def _with_prey(promise: str, prey: tuple[Seat, CardKind, Fraction] | None) -> str:
    """What a Deathslayer would bring, and what it would slay."""
    if prey is None:
        return say("quabble.no_prey", promise=promise)
    victim, kind, points = prey
    lost, name = spelled(-points, signed=True), say(f"quabble.{kind.name.lower()}")
    return say("quabble.with_prey", promise=promise, name=seat_name(victim), kind=name, points=lost)


def _spread_words(spread: tuple[Fraction, Fraction], decider: Decider | None) -> str:
    """The least and the most, and whose claim decides."""
    least, most = (spelled(end, signed=True) for end in spread)
    if decider is None:
        return say("quabble.gain_spread", least=least, most=most)
    name, kind = seat_name(decider.seat), say(f"quabble.{decider.kind.name.lower()}")
    end, other = (least, most) if decider.to_least else (most, least)
    if decider.alone:
        return say("quabble.gain_decided", end=end, other=other, name=name, kind=kind)
    return say("quabble.gain_only_if", least=least, most=most, end=end, name=name, kind=kind)
