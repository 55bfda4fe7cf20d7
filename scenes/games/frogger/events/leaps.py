"""How a frog of Frogger leaps along the path, and how it lands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.frogger import EXCUSE, Frog, Space
from scenes.core.script import Script, wait
from scenes.games.frogger.components.lanes import Lane, lane_of
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.tokens import FroggerTokens
from scenes.table.climaxes.climaxes import NEARER, SUSPENSE
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.bounds import SHORTEST, bound_ends, bound_height, leap_seconds
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch, swell
from sprites.motion.motions import glide, hop
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HOP, LEAP_LIMIT = 0.17, 0.86  # seconds: one card; a whole leap, but for its longer first bound
LARGER = 1.15  # how large a frog is while it leaps
FIRST = 1.3  # the first bound, as a multiple of the others
HIT_STOP = 0.04
LONG_LEAP = 9  # cards leapt over, from which on it is a great moment
WINNING = 0.64  # how wide a frog is at the peak of the leap that wins, of the screen's height
RISE_SECONDS, HANG_SECONDS, FALL_SECONDS = 0.5, 0.12, 0.3  # up to that; there; down
PEAK = 0.03  # of the screen's height: from its top to that frog
RINGS, SPRAY, FOAM, PLUNGE = 3, 30, 12, 30.0  # of a fall into the pond; over its feet they begin
FALL_INTO_POND = 0.45  # seconds, from the top of the screen
SURFACES = 0.7, 0.5  # how much it grows as it is there again; seconds
CHEER, EACH_MORE, CHEERS = 0.5, 0.15, 0.9  # how much a frog grows at home, for each; seconds
TOWEL, TOWEL_SECONDS = 0.14, 0.5  # how much what it sits on grows; seconds
SAND = 4  # puffs of it where one has come home
TOUCHED = 4  # drops or puffs of dust where a leap touches down


class FroggerLeaps:
    """Moves the frogs of one table."""

    def __init__(self, tokens: FroggerTokens, sound: PannedSounds) -> None:
        self._layout, self._path = tokens.layout, tokens.path
        self._stage, self._meter = tokens.stage, tokens.meter
        self._people, self._exactly = tokens.people, tokens.exactly
        self._particles, self._climaxes, self._sound = tokens.particles, tokens.climaxes, sound
        self.winner: Token | None = None
        """The frog that has won."""

    def is_long(self, start: Space, end: Space) -> bool:
        """Whether a leap is so long that it is a great moment."""
        return len(self._path.stones(start, end)) >= LONG_LEAP

    def wins(self, frog: Frog, end: Space) -> bool:
        """Whether *frog* is the last one needed, on its way home."""
        at_home = self._path.at_home(owner(frog))
        return end == self._path.path.home and at_home == self._meter.goal - 1

    def leap(
        self, frog: Frog, start: Space, end: Space, *, great: bool = False, wins: bool = False
    ) -> Script:
        """A frog leaps from card to card; if that is *great*, it comes near.

        One that *wins* fills the screen on its way, in the light, and all look.
        """
        trail, token = self._path, self._path.frogs[frog]
        stones = [Pose(x, y) for x, y in trail.stones(start, end)]
        left = end < start
        trail.look(frog, "crouch", left)
        yield from wait(0.08)
        trail.lift(frog)
        trail.look(frog, "leap", left)
        if wins:
            yield from self._win(frog, end)
            return
        places = [*stones, trail.stand(frog, end)]
        seconds = leap_seconds(len(places), HOP, LEAP_LIMIT)
        *bounds, goal = bound_ends(places, seconds, self._exactly(SHORTEST))
        yield from self._bounds(token, [*self._larger(token, bounds, great), goal], seconds)
        trail.look(frog, "land", left)
        self.land(frog, end)
        yield from wait(HIT_STOP + 0.08)
        trail.rest(frog, end)

    def land(self, frog: Frog, end: Space) -> None:
        """Dust rises where a frog lands, or the water of the pond."""
        at = self._path.frogs[frog].pose
        if end == EXCUSE:
            self._sound(Sound.SPLASH_BACK, at.x)
            self._particles.burst("drop", at.x, at.y, 10)
            self._particles.burst("splash", at.x, at.y, 2)
        else:
            self._sound(Sound.LAND_CARD, at.x)
            self._particles.burst("puff", at.x, at.y, 5)

    def cheer(self, frog: Frog, at_home: int) -> None:
        """A frog came home: it grows for a moment, the more the more its seat has there.

        What it sits on gives way.
        """
        token = self._path.frogs[frog]
        towel, *_ = self._path.goal(frog, self._path.path.home)
        self._stage.run(punch(towel, TOWEL, TOWEL_SECONDS))
        self._particles.burst("sparkle", token.pose.x, token.pose.y - 40, 10)
        self._particles.burst("puff", token.pose.x, token.pose.y, SAND)
        self._stage.run(swell(token, CHEER + EACH_MORE * at_home, CHEERS))

    def plunge(self, frog: Frog) -> None:
        """The water of the pond rises high where a frog that was thrown falls into it."""
        at = self._path.frogs[frog].pose
        self.land(frog, EXCUSE)
        self._particles.burst("ripple", at.x, at.y, RINGS)
        self._particles.burst("puff", at.x, at.y - PLUNGE, FOAM)
        self._particles.burst("drop", at.x, at.y - PLUNGE, SPRAY)

    def surface(self, frog: Frog) -> Script:
        """A frog that was sent back, as was told large, is in the pond again.

        One of a person is seen to fall there, from above.
        """
        self._path.lift(frog)
        if owner(frog) in self._people():
            yield from self._fall(frog)
        self._path.rest(frog, EXCUSE)
        self._sound(Sound.CROAK, self._path.frogs[frog].pose.x, owner(frog))
        self.plunge(frog)
        for shown in self._path.sitting_in(EXCUSE, owner(frog))[1:]:  # it may be another frog
            yield from swell(shown, *SURFACES)

    def _fall(self, frog: Frog) -> Script:
        token, end = self._path.frogs[frog], self._path.stand(frog, EXCUSE)
        if token.reduced_motion:
            return
        self._path.look(frog, "sad", left=True)
        token.pose = end.at(end.x, 0.0)
        yield from glide(token, end, FALL_INTO_POND, in_quad)

    def _larger(self, token: Token, bounds: Sequence[Pose], great: bool) -> list[Pose]:
        """A frog is larger while it leaps, most in a *great* leap, but not with reduced motion."""
        if token.reduced_motion:
            return [*bounds]
        token.pose = token.pose.scaled(LARGER / token.pose.sx)
        return [one.scaled(1.0 + NEARER if great else LARGER) for one in bounds]

    def _bounds(self, token: Token, goals: Sequence[Pose], leap: float) -> Script:
        """All bounds to *goals*, of a leap of so many seconds if none of them is too short then."""
        usual, shortest = leap / len(goals), self._exactly(SHORTEST)
        for step, goal in enumerate(goals):
            self._sound(Sound.HOP_ON if step else Sound.HOP, token.pose.x)
            seconds = max(shortest, usual if step else FIRST * usual)
            yield from hop(token, goal, seconds, bound_height(min(seconds, FIRST * HOP)))
            if goal is not goals[-1]:
                self._sound(Sound.TICK, goal.x, step)
                self._touch_down(goal)

    def _win(self, frog: Frog, end: Space) -> Script:
        """A *frog* leaps home, large on its way, and lands there in the light."""
        token, goal = self._path.frogs[frog], self._path.stand(frog, end)
        light, self.winner = self._climaxes.spotlight, token
        light.stays_dark = True
        self._sound(Sound.HOP, token.pose.x)
        if token.reduced_motion:
            calm = glide(token, goal, RISE_SECONDS + FALL_SECONDS)
            yield from self._climaxes.follow(token, goal, calm, *self._path.goal(frog, end))
        else:
            light.shine((), SUSPENSE)
            yield from self._fly(token, goal)
        self._path.rest(frog, end)
        seat = owner(frog)
        light.shine((token, *self._path.goal(frog, end), *self._meter.counted(seat)), SUSPENSE)
        self.land(frog, end)

    def _fly(self, token: Token, goal: Pose) -> Script:
        """The frog of a *token* flies to its *goal*, and fills the screen on its way."""
        large, peak = self._enlarged(token), self._peak(token, goal)
        down = goal.scaled(large.pose.sx / token.pose.sx)
        token.pose = token.pose.with_alpha(0.0)
        self._stage.add(large)
        self._climaxes.focus = peak.x, peak.y
        yield from glide(large, peak, RISE_SECONDS)
        yield from wait(HANG_SECONDS)
        yield from glide(large, down, FALL_SECONDS, in_quad)
        self._climaxes.focus = None
        self._stage.remove(large)

    def _enlarged(self, token: Token) -> Token:
        """The frog of a *token* drawn anew, so that it is sharp when it is large."""
        picture = self._winning_picture(token.picture)
        pose = token.pose.scaled(self._layout.frog / picture.width)
        large = Token(picture, pose, token.z, "leap that wins", FROG_FEET)
        large.lit = True
        return large

    def _peak(self, token: Token, goal: Pose) -> Pose:
        """Where the leap of a *token* to its *goal* is largest."""
        wide, high = self._stage.renderer.size(self._winning_picture(token.picture))
        screen = self._stage.renderer.width, self._stage.renderer.height
        x = min(max(wide / 2, (token.pose.x + goal.x) / 2), screen[0] - wide / 2)
        return Pose(x, PEAK * screen[1] + FROG_FEET[1] * high)

    def expect_win(self, frog: Frog) -> None:
        """Have it drawn how a *frog* wins."""
        large = self._winning_picture(self._path.frogs[frog].picture)
        self._stage.renderer.prefetch(large)

    def _winning_picture(self, frog: Picture) -> Art:
        """A *frog* that leaps, as large as it is drawn on the way that wins."""
        assert isinstance(frog, Art)
        return replace(frog, name="frog-leap", width=WINNING * self._stage.renderer.height)

    def _touch_down(self, pose: Pose) -> None:
        """Dust rises from the land, and drops from the water, where a leap goes on."""
        cards = self._layout.trail
        number = next((i for i, box in enumerate(cards) if pose.x < box.right), len(cards) - 1)
        wet = lane_of(number, len(cards)) is Lane.RIVER
        self._particles.burst("drop" if wet else "puff", pose.x, pose.y, TOUCHED)
