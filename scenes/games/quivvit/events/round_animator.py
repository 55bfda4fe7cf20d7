"""How rounds begin, and how the match ends."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.quivvit import lying
from scenes.core.script import Script, together, wait
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.components.seat_items import SeatItems, leaders
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import SMALL
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.motions import arc, glide
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

HIGH = 480.0
ROUND = replace(SMALL, trauma=0.0, seconds=1.6)
TOTAL = replace(SMALL, trauma=0.0, seconds=0.8, growth=0.0)
FEW = 2  # seats
PASSING, SHOWN = 0.5, 1.8  # seconds of the marker's way, and how much larger it is on it


class RoundAnimator:
    """Shows what happens between turns, and after the last one."""

    def __init__(self, tokens: QuivvitTokens) -> None:
        self._stage, self._layout, self._panels = tokens.stage, tokens.layout, tokens.panels
        self._items, self._deck, self._first = tokens.items, tokens.deck, tokens.first
        self._round_sign, self._tempo = tokens.round_sign, tokens.tempo
        self._particles, self._climaxes = tokens.particles, tokens.climaxes
        self._sound, self._bank = tokens.sounds, tokens.sounds.bank

    def begin(self, number: int, first: Seat) -> Script:
        """Announce a round, the last one large, and give the marker to who goes *first*."""
        self._bank.play(Sound.ROUND)
        self._round_sign.write(number)
        self._panels[first].highlight(True)  # who is named; what was done there stays told
        if number == self._round_sign.last:
            words, joy = say("quivvit.headline_last_round"), {first: Reaction.JOY}
            large = self._climaxes.climax(words, reactions=joy, thing=_pinwheel)
            yield from together(large, self._pass_marker(first))
            return
        words = say("quivvit.headline_round", number=number, name=seat_name(first))
        banner = self._layout.top_bar.banner
        self._stage.run(self._climaxes.climax(words, size=ROUND, within=banner))
        yield from self._pass_marker(first)  # the headline covers no card, so the round begins
        if len(self._panels) == FEW:  # nobody waits for long, and lessons go on in the banner
            yield from wait(self._tempo.unhurried(ROUND.seconds - PASSING))

    def _pass_marker(self, seat: Seat) -> Script:
        """The first-player marker rises, flies to *seat* and is set down there."""
        marker, goal, low = self._first, self.marker_at(seat), self._first.z
        marker.z = HIGH
        yield from glide(marker, marker.pose.scaled(SHOWN), 0.25, out_back)
        yield from wait(0.15)
        yield from arc(marker, goal.scaled(SHOWN), self._tempo.unhurried(PASSING), 120)
        self._sound(Sound.CARD_TAKEN, goal.x)
        self._particles.burst("sparkle", goal.x, goal.y, 10)
        self._panels[seat].frog.react(Reaction.JOY)
        yield from glide(marker, goal, 0.25)
        marker.z = low

    def marker_at(self, seat: Seat) -> Pose:
        """Where the first-player marker stands."""
        _, high = self._stage.renderer.size(self._first.picture)
        return self._items[seat].marker(high)

    def score_aside(self) -> Script:
        """What lay aside counts from now on."""
        self._bank.play(Sound.DRAIN_LINE)
        for items in self._items:
            items.taken += items.aside
            items.aside.clear()
        yield from together(*(items.swell() for items in self._items))

    def draw_bonus(self, seat: Seat, card: int) -> Script:
        """The card that a seat draws for its Double Rotate card flies to what it has."""
        items = self._items[seat]
        token = Token(face(lying(card, 0), self._layout.card, True), self._deck.top, HIGH, "bonus")
        self._stage.add(token)
        self._deck.take(1)
        self._sound(Sound.CARD_FLIP, token.pose.x)
        middle = Pose(*self._layout.mat.centre, sx=1.3, sy=1.3)
        yield from arc(token, middle, 0.45, 80)
        yield from wait(0.45)
        yield from arc(token, items.goal, 0.4, 90)
        self._stage.remove(token)
        items.bonus = card
        items.spend(items.double)
        self._sound(Sound.CARD_TAKEN, items.goal.x)
        yield from items.swell()

    def end(self) -> Script:
        """Count up from the fewest points to the most: only then it is known who has won."""
        best = leaders(self._items)
        for items in sorted(self._items, key=lambda items: items.points):
            yield from self._tell_total(items)
        self._bank.play(Sound.WIN if len(best) == 1 else Sound.TIE)
        for items in best:
            x, y = self._panels[items.seat].places.box.centre
            self._particles.burst("confetti", x, y, 26)
        yield from wait(0.3)

    def _tell_total(self, items: SeatItems) -> Script:
        name, points = seat_name(items.seat), say("quivvit.worth", count=items.points)
        words = say("quivvit.headline_total", name=name, points=points)
        self._sound(Sound.CARD_TAKEN, items.scored_at[0])
        size = replace(TOTAL, seconds=self._tempo.unhurried(TOTAL.seconds))
        actors = self._panels[items.seat].frog.body, items.score
        yield from together(items.swell(), self._climaxes.climax(words, *actors, size=size))


def _pinwheel(wide: float) -> Picture:
    return Art("pinwheel", wide)
