"""What a card would bring a seat, as a value and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.components.slayers.slayer_target import SlayerTarget
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled
from words.phrases import enumerated


@dataclass(frozen=True, slots=True)
class Change:
    """How the points of another seat would change, and whether a claimed Deathslayer does it."""

    seat: Seat
    points: Fraction
    by_slayer: bool = False

    @property
    def words(self) -> str:
        """As a part of a sentence."""
        return say("quabble.change", name=seat_name(self.seat), points=_signed(self.points))

    def words_for(self, viewer: Seat) -> str:
        """The same for somebody whom it may be about."""
        if self.seat == viewer:
            return say("quabble.change_you", points=_signed(self.points))
        return self.words


@dataclass(frozen=True, slots=True)
class Condition:
    """That *seat* claims a card of a *kind*, or does not if it is *unless*.

    Only then a card brings *gain* instead of what it usually would, and always if that is *sure*.
    A *rival* claims the same card, which is torn then.
    """

    seat: Seat
    kind: CardKind
    gain: Fraction
    sure: bool
    unless: bool = False
    rival: Seat | None = None

    def cases(self, usual: Fraction) -> str:
        """Both numbers of a card that *usually* brings another one, each with when it does."""
        then, other = _signed(self.gain), _signed(usual)
        maybe = "" if self.sure else "maybe_"
        if self.unless:
            then, other = other, then
        names = {"name": seat_name(self.seat), "kind": _named(self.kind)}
        if self.rival is not None:
            names["rival"] = seat_name(self.rival)
            return say("quabble.gain_if_torn", gain=then, other=other, **names)
        return say(f"quabble.gain_{maybe}if", gain=then, other=other, **names)


@dataclass(frozen=True, slots=True)
class Promise:
    """How many points more a card would bring a seat, if the match ended then: its *gain*.

    If another seat claims it too, it is torn and brings *half* its printed value.
    One that *acts_at_once* has an immediate power that has yet to act. A thief would bring so many
    points more by its best *theft*, of a *loot* of that kind, if there is anything to steal. It
    steals once all have claimed: an *open_theft* is the best as things are now, and what comes
    before can change it.
    Its *gain* has nothing of Deathslayers in it: they take *slain* points more because of it, or
    fewer if that is negative; *slain_by* is who slays what card of the seat. It *may_be_slain* if
    others claim certain cards. If what the seat owns of its *kind* brings less because of it,
    those cards have *lost* points; else 0. *changes* are those of all other seats.
    A Deathslayer has a *target*.
    Other claims may make it from the least to the most of its *spread*, if it has one, and perhaps
    only under one *condition*.
    """

    gain: Fraction
    half: Fraction
    kind: CardKind
    acts_at_once: bool = False
    theft: Fraction | None = None
    loot: CardKind | None = None
    open_theft: bool = False
    slain: Fraction = Fraction(0)
    slain_by: tuple[Seat, CardKind] | None = None
    may_be_slain: bool = False
    lost: Fraction = Fraction(0)
    changes: tuple[Change, ...] = ()
    target: SlayerTarget | None = None
    spread: tuple[Fraction, Fraction] | None = None
    condition: Condition | None = None

    @property
    def is_thief(self) -> bool:
        """Whether it steals a card."""
        return self.kind is CardKind.RED_SNATCHER

    @property
    def best(self) -> Fraction:
        """What it brings with the best theft."""
        return self.gain + (self.theft or 0)

    @property
    def prey(self) -> SlayerTarget | None:
        """The target of a Deathslayer that slays something there."""
        return self.target if self.target and self.target.kind else None

    @property
    def has_reason(self) -> bool:
        """Whether words tell more of its number than how much of it powers make."""
        return bool(self.slain or self.may_be_slain or self.lost or self.target)

    @property
    def losses(self) -> Sequence[Change]:
        """What others lose by it, the most first."""
        return sorted(
            (change for change in self.changes if change.points < 0),
            key=lambda change: (change.points, change.by_slayer),
        )

    @property
    def words(self) -> str:
        """As a part of a sentence."""
        return self._with_target(self._with_reason(_signed(self.gain)))

    @property
    def ranged(self) -> str:
        """The same while cards are offered: with a spread, from the least to the most."""
        return self._ends(*self.spread) if self.spread else self.words

    @property
    def alone(self) -> str:
        """What it would bring a seat alone, and what that depends on or changes."""
        if self.spread:
            return self._with_cost(self._uncertain(*self.spread))
        told = [one.words for one in self.changes if not self.prey or one.seat != self.prey.seat]
        if not told:
            return self.words
        return say("quabble.with_change", promise=self.words, changes=enumerated(told))

    @property
    def brief(self) -> str:
        """The same where there is little room: nothing of other seats."""
        return self._uncertain(*self.spread) if self.spread else self.reasoned

    @property
    def aimed(self) -> str:
        """The same with a Deathslayer's target; what others lose stands at their seats."""
        return self._with_target(self.brief)

    def with_losses(self, viewer: Seat) -> str:
        """What it would bring, and what others lose by it, in words for *viewer*."""
        told = [
            one.words_for(viewer)
            for one in self.losses
            if not (self.prey and one.seat == self.prey.seat)  # its words say so
        ]
        if not told:
            return self.ranged
        return say("quabble.with_change", promise=self.ranged, changes=enumerated(told))

    @property
    def gamble(self) -> str:
        """What it would bring a seat alone, and what if another claims it too."""
        return say("quabble.gamble", alone=self.alone, torn=self.torn)

    @property
    def reasoned(self) -> str:
        """The number of a card alone, with what it is made of, whatever others claim."""
        return self._with_reason(_signed(self.gain))

    @property
    def number(self) -> str:
        """What it would bring, without a word."""
        return _signed(self.gain)

    @property
    def torn(self) -> str:
        """The number of a half."""
        return _signed(self.half)

    def _with_reason(self, gain: str) -> str:
        """*gain*, with what it is made of if more than the card itself makes it."""
        if self.is_thief:
            return self._with_theft(gain)
        if self.slain_by:
            lost = _signed(-self.slain)
            return say("quabble.slain_by", gain=gain, points=lost, **_names_of(self.slain_by))
        if self.slain:
            parts = {"card": gain, "points": _signed(-self.slain)}
            return say("quabble.spared_by_slayer", promise=_signed(self.gain - self.slain), **parts)
        if self.may_be_slain:
            return say("quabble.may_be_slain", promise=gain)
        if self.lost and self.kind is not CardKind.CURSED_SUSHI:  # its rule tells that already
            parts = {"card": _signed(self.gain - self.lost), "points": _signed(self.lost)}
            return say("quabble.with_lost", promise=gain, **parts)
        return gain

    def _with_theft(self, gain: str) -> str:
        """*gain*, and what a thief steals."""
        if self.theft is None or self.loot is None:
            key = "gain_and_open_theft" if self.open_theft else "gain_without_theft"
            return say(f"quabble.{key}", gain=gain)
        key = "gain_with_theft_now" if self.open_theft else "gain_with_theft"
        return say(f"quabble.{key}", best=_signed(self.best), kind=_named(self.loot))

    def _with_cost(self, promise: str) -> str:
        """What a card would bring, and what another seat would lose most by it."""
        if self.target:
            return self._with_target(promise)
        cost = min(self.changes, key=lambda change: change.points, default=None)
        if cost is None or cost.points >= 0:
            return promise
        return say("quabble.with_change", promise=promise, changes=cost.words)

    def _with_target(self, promise: str) -> str:
        """What a card would bring, and the target of a Deathslayer."""
        if self.target is None:
            return promise
        return say("quabble.with_target", promise=promise, target=self.target.words)

    def _uncertain(self, least: Fraction, most: Fraction) -> str:
        """What it would usually bring, and under what condition another number."""
        if self.condition is not None:
            return self.condition.cases(self.gain)
        return self._ends(least, most)

    @staticmethod
    def _ends(least: Fraction, most: Fraction) -> str:
        ends = {"least": _signed(least), "most": _signed(most)}
        return say("quabble.gain_spread", **ends)


def _names_of(card: tuple[Seat, CardKind]) -> dict[str, str]:
    """The words for a seat and the kind of a *card*."""
    seat, kind = card
    return {"name": seat_name(seat), "kind": _named(kind)}


def _named(kind: CardKind) -> str:
    return say(f"quabble.{kind.name.lower()}")


def _signed(number: Fraction) -> str:
    return spelled(number, signed=True)
