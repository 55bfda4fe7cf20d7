"""How rounds begin, and how the match ends."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import lying
from scenes.core.script import Script, together, wait
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.components.seat_items import SeatItems, leaders
from scenes.games.quivvit.components.turn_order_board import TurnOrderBoard
from scenes.games.quivvit.events.counting.point_count import PointCount
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.climaxes.climax_size import LARGE, MEDIUM
from scenes.table.climaxes.headline import headline_token, stamp, take_off
from scenes.table.seats.seat_frog import Mood, Reaction
from scenes.table.seats.seat_row import light
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.motions import arc, glide
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

HIGH = 480.0
FEW = 2  # seats
READ = 0.8  # seconds for which the banner is read where nobody waits for long
OVERLAP = 6.0  # how far the name is on the order
NAMED, LAST_NAMED = 0.6, 0.75  # seconds for which both are read
ARC = 120.0  # how high its way is at most: the top bar hides none of it
CLOSE = 2  # points by which a match is won narrowly
RISING, PASSING, SHOWN = 0.15, 0.45, 1.8  # seconds of the marker's way; how much larger it is


class RoundAnimator:
    """Shows what happens between turns, and after the last one."""

    def __init__(self, tokens: QuivvitTokens) -> None:
        self._stage, self._layout, self._panels = tokens.stage, tokens.layout, tokens.panels
        self._items, self._deck, self._first = tokens.items, tokens.deck, tokens.first
        self._round_sign, self._tempo = tokens.round_sign, tokens.tempo
        self._particles, self._climaxes = tokens.particles, tokens.climaxes
        self._highlights = tokens.highlights
        self._count = PointCount(tokens)
        self._sound, self._bank = tokens.sounds, tokens.sounds.bank
        self.record = ""
        """What is told of the best turn once all is counted."""

    def begin(self, number: int, first: Seat) -> Script:
        """Announce a round, the last one larger, then give the marker to who goes *first*.

        It is on its way while that seat begins to look for a link.
        """
        self._bank.play(Sound.ROUND)
        self._round_sign.write(number, first)
        self._round_sign.begin_turn(first)
        self._highlights.light_only(())
        yield from self._name_round()
        self._stage.run(self._pass_marker(first))  # the banner says so
        self._highlights.clear()
        if len(self._panels) == FEW or number == 1:
            yield from wait(self._tempo.unhurried(READ))

    def _name_round(self) -> Script:
        """Say large over the cards which round it is, and in which order its turns come."""
        sign, x = self._round_sign, self._layout.mat.centre[0]
        if last := sign.number == sign.last:
            self._count.prepare()
        words = say("quivvit.headline_last_round") if last else sign.words
        size, renderer = LARGE.headline if last else MEDIUM.headline, self._stage.renderer
        token = headline_token(self._stage, words, size, self._layout.mat)
        token.name = "round-name"
        order = TurnOrderBoard(self._stage, self._bank, sign.order, self._layout.mat)
        y = order.top - renderer.size(token.picture)[1] / 2 + OVERLAP
        yield from together(stamp(self._stage, token, (x, y)), order.come())
        if last:
            self._climaxes.hit(LARGE.trauma)
        yield from wait(self._tempo.unhurried(LAST_NAMED if last else NAMED))
        yield from together(order.go(), take_off(self._stage, token))

    def _pass_marker(self, seat: Seat) -> Script:
        """The first-player marker rises, flies to *seat* and is set down there."""
        marker, goal, low = self._first, self.marker_at(seat), self._first.z
        marker.z = HIGH
        yield from glide(marker, marker.pose.scaled(SHOWN), RISING, out_back)
        _, tall = self._stage.renderer.size(marker.picture)
        below_bar = (marker.pose.y + goal.y - SHOWN * tall) / 2 - self._layout.top_bar.bottom
        yield from arc(marker, goal.scaled(SHOWN), PASSING, min(ARC, max(0.0, below_bar)))
        self._sound(Sound.CARD_TAKEN, goal.x)
        self._particles.burst("sparkle", goal.x, goal.y, 10)
        self._panels[seat].frog.react(Reaction.SMIRK)
        yield from glide(marker, goal, RISING)
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
        """Count all points up together: only then it is known who has won."""
        best = leaders(self._items)
        winners = [items.seat for items in best]
        light(self._panels, [items.seat for items in self._items])
        margin = self._margin(best[0])
        losers = [items.seat for items in self._items if items not in best]
        mood = Mood.SHOCKED if margin <= CLOSE else Mood.SAD
        yield from self._count.show(losers, mood)
        tied = [items for items in self._items if items.points == best[0].points]
        if len(tied) > len(best):
            yield from self._count.break_tie(tied)
        crowned = self._count.crown(winners, losers, mood)
        yield from together(crowned, self._tell_result(margin))
        light(self._panels, winners)
        self._climaxes.laurel.pass_on(winners)
        self._count.hand_over()

    def _margin(self, best: SeatItems) -> int:
        """By how many points the first seat has won, 0 if it is equal with another."""
        return best.points - max(items.points for items in self._items if items is not best)

    def _tell_result(self, margin: int) -> Script:
        """Say over the count by how few points somebody has won, else whose turn was the best."""
        narrow = 0 < margin <= CLOSE
        if words := say("quivvit.margin", count=margin) if narrow else self.record:
            yield from self._count.tell(words)
