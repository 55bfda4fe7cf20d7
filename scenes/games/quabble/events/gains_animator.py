"""What a card changes in anybody's points: it flies to their number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, Scoring, SushiFeasted
from scenes.core.script import Script, in_turn, together, wait
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.claims.promise_maker import newly_hit, slain_points, slayer_of
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_row import light
from sprites.pictures.pose import Pose
from words import say
from words.numbers import spelled

HIT_READ = 1.2  # seconds in which one reads that a Deathslayer has hit oneself


@dataclass(frozen=True, slots=True)
class Gain:
    """What a card has brought a seat, or taken from it."""

    seat: Seat
    sign: CardSign
    points: Fraction
    printed: Fraction | None = None
    """What of it is printed on the card, if that is known."""
    word: str = ""
    """What happens to a card of the seat."""


class GainsAnimator:
    """Sends gains and losses to the numbers of a table."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self.is_read = False
        """Whether the only person reads which Deathslayer has just hit it."""

    def send(
        self, before: Scoring, sign: CardSign, getters: Mapping[Seat, Pose],
        printed: Mapping[Seat, int] | None = None,
    ) -> Script:  # fmt: skip
        """What a card has changed since the scoring was as *before* flies to each number.

        It starts where the card lies for its *getters*, for all others at their own Treasury. What
        is *printed* on the card stands apart from what powers have changed. What Deathslayers take
        because of it flies by itself, with their sign, from the one that does it, and says whether
        a card is their target or spared now, or that its owner is the richer one now. Nothing flies
        to numbers that are hidden. What others lose by it is noted there until they have it back or
        the next round begins, and told in the log.
        """
        if self._tokens.points_are_hidden:
            return
        tokens, flights = self._tokens, []
        after = tokens.open_cards.scoring()
        for panel in tokens.panels:
            seat = panel.seat
            lost = slain_points(after, seat) - slain_points(before, seat)
            brought = after.points[seat] - before.points[seat] + lost
            number = Fraction(printed[seat]) if printed and seat in printed else None
            start, gains = getters.get(seat, Pose(*panel.places.cards.centre)), []
            if brought < 0 and seat not in getters and isinstance(sign, CardKind):
                self._note(seat, sign, brought, next(iter(getters), None))
            if brought - (number or 0) > 0 and isinstance(sign, CardKind):
                panel.losses.undo(sign)
            if brought:
                gains.append(self._fly(Gain(seat, sign, brought, number), start))
            if lost < 0:
                panel.losses.undo(CardKind.DEATHSLAYER)
            if lost:
                gains.append(self._slay(before, after, seat, start))
            flights.append(in_turn(*gains))
        yield from together(*flights)
        yield from tokens.count_points()
        if self.is_read:
            yield from wait(tokens.unhurried(HIT_READ))
            self.is_read = False

    def _slay(self, before: Scoring, after: Scoring, seat: Seat, start: Pose) -> Script:
        """What Deathslayers take from *seat* now flies from the one that does it, or from *start*.

        It is noted, too; less than nothing is given back.
        """
        lost = slain_points(after, seat) - slain_points(before, seat)
        slayer = slayer_of(before, after, seat)
        is_richer = self._is_richer_now(before, after, seat)
        self._note(seat, CardKind.DEATHSLAYER, -lost, slayer, is_richer=is_richer)
        mark = "richer" if is_richer else "target" if lost > 0 else "spared"
        gain = Gain(seat, CardKind.DEATHSLAYER, -lost, word=say(f"quabble.{mark}_mark"))
        return self._fly(gain, start if slayer is None else self._blade(slayer))

    def _blade(self, slayer: Seat) -> Pose:
        """Where the Deathslayer of *slayer* lies."""
        return self._tokens.panels[slayer].treasury.pose(CardKind.DEATHSLAYER)

    def _is_richer_now(self, before: Scoring, after: Scoring, seat: Seat) -> bool:
        """Whether a Deathslayer has turned to *seat* as that has more points than its other rival.

        It may also be that both have as many, and *seat* is on the left.
        """
        target = newly_hit(before, after, seat)
        found = (attack for attack in self._tokens.open_cards.attacks() if attack.target == target)
        attack = None if target is None else next(found, None)
        return attack is not None and attack.before[seat] > attack.before[attack.other]

    def _note(
        self, seat: Seat, kind: CardKind, points: Fraction, other: Seat | None,
        *, is_richer: bool = False,
    ) -> None:  # fmt: skip
        """Note what *seat* loses by a card of an *other* one, until the next round begins."""
        if other is None or points > 0:
            return
        self._tokens.panels[seat].losses.add(kind, points)
        names = {"name": seat_name(seat), "points": spelled(points, signed=True)}
        if kind is CardKind.DEATHSLAYER:
            key = "hit_as_richer" if is_richer else "hit"
            words = say(f"quabble.{key}", slayer=seat_name(other), **names)
            self._tell_hit(seat, other, words)
        else:
            names |= {"taker": seat_name(other), "kind": kind_name(kind)}
            tied = kind is CardKind.CURSED_SUSHI and not self._somebody_feasts()
            words = say("quabble.lost_to_tie" if tied else "quabble.lost", **names)
        self._tokens.log(words)

    def _tell_hit(self, seat: Seat, slayer: Seat, words: str) -> None:
        """Tell *seat*, if it is the only person, whose Deathslayer hits it as its points drop."""
        if seat == self._tokens.lone_viewer():
            light(self._tokens.panels, (seat, slayer))
            self._tokens.tell(words)
            self.is_read = True

    def _somebody_feasts(self) -> bool:
        """Whether a seat alone has the most Sushi."""
        events = self._tokens.open_cards.scoring().events
        return any(isinstance(event, SushiFeasted) for event in events)

    def _fly(self, gain: Gain, start: Pose) -> Script:
        tokens = self._tokens
        cause = sign_picture(gain.sign, CAUSE)
        picture = gain_picture(tokens.stage.renderer, gain.points, cause, gain.printed, gain.word)
        number = tokens.panels[gain.seat].score.number
        yield from tokens.send_points(picture, (start.x, start.y), number)
