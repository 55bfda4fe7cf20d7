"""What a card changes in anybody's points: it flies to their number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, Scoring, SushiFeasted
from scenes.core.script import Script, together, wait
from scenes.games.quabble.cards import icon, kind_name
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.claims.promise_maker import hit_on, more_slain, slayer_of
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.components.slayers.slayer_words import compared
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Reaction
from scenes.table.seats.seat_row import light
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures.pose import Pose
from words import say
from words.numbers import spelled

SLAIN_READ = 1.3  # seconds in which one reads why a Deathslayer hits or spares a frog
BLADE, BLADE_SECONDS, BLADE_HIGH = 150.0, 0.4, 130.0  # a sword that turns: its size and its way


@dataclass(frozen=True, slots=True)
class Gain:
    """What a card has brought a seat, or taken from it."""

    seat: Seat
    sign: CardSign
    points: Fraction
    printed: Fraction | None = None
    """What of it is printed on the card, if that is known."""
    word: str = ""
    """Why, if that is told."""


class GainsAnimator:
    """Sends gains and losses to the numbers of a table."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens

    def send(
        self, before: Scoring, sign: CardSign, getters: Mapping[Seat, Pose],
        printed: Mapping[Seat, int] | None = None,
    ) -> Script:  # fmt: skip
        """What a card has changed since the scoring was as *before* flies to each number.

        It starts where the card lies for its *getters*, for all others at their own Treasury. What
        is *printed* on the card stands apart from what powers have changed. Nothing flies to
        numbers that are hidden. What others lose by it is noted there until they have it back or
        the next round begins, and told in the log. What Deathslayers take because of it is told
        once they turn.
        """
        if self._tokens.points_are_hidden:
            return
        tokens, flights = self._tokens, []
        after = tokens.open_cards.scoring()
        for panel in tokens.panels:
            seat = panel.seat
            brought = after.points[seat] - before.points[seat] + more_slain(before, after, seat)
            number = Fraction(printed[seat]) if printed and seat in printed else None
            start = getters.get(seat, Pose(*panel.places.cards.centre))
            if brought < 0 and seat not in getters and isinstance(sign, CardKind):
                self._note(seat, sign, brought, next(iter(getters), None))
            if brought - (number or 0) > 0 and isinstance(sign, CardKind):
                panel.losses.undo(sign)
            if brought:
                flights.append(self._fly(Gain(seat, sign, brought, number), start))
        yield from together(*flights)
        yield from tokens.count_points()

    def turn_slayers(self) -> Script:
        """Deathslayers turn to whom they slay now that no card moves, and tell why."""
        tokens = self._tokens
        before, after = tokens.open_cards.turn_slayers(), tokens.open_cards.scoring()
        moved = [panel.seat for panel in tokens.panels if more_slain(before, after, panel.seat)]
        if tokens.points_are_hidden or not moved:
            tokens.refresh()
            return
        yield from together(*(self._turn_to(before, after, seat) for seat in moved))
        tokens.refresh()
        yield from together(*(self._slay(before, after, seat) for seat in moved))
        yield from tokens.count_points()

    def _slay(self, before: Scoring, after: Scoring, seat: Seat) -> Script:
        """What Deathslayers take from *seat* now, or give back, lies over its cards until read."""
        kind, panel = CardKind.DEATHSLAYER, self._tokens.panels[seat]
        lost = more_slain(before, after, seat)
        spared = lost < 0
        slayer = slayer_of(after, before, seat) if spared else slayer_of(before, after, seat)
        if spared:
            panel.losses.undo(kind)
        elif slayer is not None:
            self._tell_loss(seat, kind, -lost, slayer)
        gain = Gain(seat, kind, -lost, word=self._why(slayer, seat, spared=spared))
        read = self._tokens.unhurried(SLAIN_READ)
        yield from self._fly(gain, Pose(*panel.places.cards.centre), read)
        if not spared:
            panel.losses.add(kind, -lost)

    def _turn_to(self, before: Scoring, after: Scoring, seat: Seat) -> Script:
        """The sword of a Deathslayer flies to the card of *seat* that it slays now, if any."""
        tokens, panels = self._tokens, self._tokens.panels
        if (hit := hit_on(before, after, seat)) is None:
            return
        home = panels[hit.seat].treasury.pose(CardKind.DEATHSLAYER)
        there = panels[seat].treasury.pose(tokens.open_cards.house_set.kinds[hit.target])
        blade = tokens.add_flying(icon(CardKind.DEATHSLAYER, BLADE), home)
        tokens.sounds(Sound.BLADE, home.x)
        tokens.king.react(Face.SHOCKED)
        yield from arc(blade, there, BLADE_SECONDS, BLADE_HIGH)
        panels[seat].frog.react(Reaction.SHOCK)
        tokens.stage.remove(blade)

    def _why(self, slayer: Seat | None, seat: Seat, *, spared: bool) -> str:
        """The points by which a *slayer*'s Deathslayer hits *seat*, or finds nothing elsewhere.

        If it turns from *seat* to a card of another one, that is told there.
        """
        open_cards = self._tokens.open_cards
        for attack in open_cards.attacks():
            about = attack.other if spared else attack.victim
            if (attack.seat, about, attack.target is None) == (slayer, seat, spared):
                return compared(open_cards, attack)
        return ""

    def _note(self, seat: Seat, kind: CardKind, points: Fraction, other: Seat | None) -> None:
        """Note what *seat* loses by a card of an *other* one, until the next round begins."""
        if other is not None:
            self._tokens.panels[seat].losses.add(kind, points)
            self._tell_loss(seat, kind, points, other)

    def _tell_loss(self, seat: Seat, kind: CardKind, points: Fraction, other: Seat) -> None:
        """Tell in the log what *seat* loses by a card of an *other* one."""
        names = {"name": seat_name(seat), "points": spelled(points, signed=True)}
        if kind is CardKind.DEATHSLAYER:
            words = say("quabble.hit", slayer=seat_name(other), **names)
            self._tell_hit(seat, other, words)
        else:
            names |= {"taker": seat_name(other), "kind": kind_name(kind)}
            tied = kind is CardKind.CURSED_SUSHI and not self._somebody_feasts()
            words = say("quabble.lost_to_tie" if tied else "quabble.lost", **names)
        self._tokens.log(words)

    def _tell_hit(self, seat: Seat, slayer: Seat, words: str) -> None:
        """Tell whose Deathslayer hits *seat* as its points drop."""
        light(self._tokens.panels, (seat, slayer))
        self._tokens.tell(words)

    def _somebody_feasts(self) -> bool:
        """Whether a seat alone has the most Sushi."""
        events = self._tokens.open_cards.scoring().events
        return any(isinstance(event, SushiFeasted) for event in events)

    def _fly(self, gain: Gain, start: Pose, read: float = 0.0) -> Script:
        """A *gain* flies to the number of its seat once it has lain there to be *read*."""
        tokens = self._tokens
        cause = sign_picture(gain.sign, CAUSE)
        picture = gain_picture(tokens.stage.renderer, gain.points, cause, gain.printed, gain.word)
        number = tokens.panels[gain.seat].score.number
        if read:
            half = picture.width / 2
            x = max(half, min(start.x, tokens.stage.renderer.width - half))
            lying = tokens.add_flying(picture, start.at(x, start.y))
            yield from together(punch(lying, 0.3), wait(read))
            tokens.stage.remove(lying)
            start = lying.pose
        yield from tokens.send_points(picture, (start.x, start.y), number)
