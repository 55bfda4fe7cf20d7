"""How frogs of Quibbit! leap: bound after bound, over others, and past the one that is lapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from rules.quibbit import (
    Event,
    Flower,
    Frog,
    FrogLeapt,
    Lapped,
    Leaf,
    Tile,
    is_home,
    leap,
)
from scenes.core.script import Script, together, wait
from scenes.games.quibbit.components.ring import FLYING_Z, LANDING
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.climaxes import NEARER
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.bounds import SHORTEST, bound_height, leap_seconds
from sprites.motion.gestures import gesture, shiver
from sprites.motion.motions import glide, hop
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

HOP, LEAP_LIMIT = 0.2, 0.9  # seconds: one tile; a whole leap
JUMP = 0.06  # seconds more for every frog jumped
MANY, SLOWER = 3, 0.25  # frogs jumped at once, a great leap; by how many seconds it is slower
LAP_SLOWER, LAP_NEARER = 0.5, 1.4  # the bound that laps; how much larger the frog is on its way
LANDED, LEAST = 2.0, 1.5  # how large it lands after a great leap; where there is little room
LOWEST = 30.0  # how high a bound is under the sign above, whatever room there is
HIT_STOP = 0.04
BEATEN, BEATEN_TRAUMA = 0.4, 0.2  # seconds in which all see whose tile was taken; how hard it hits
BEATEN_WIDE = 1.35  # the impact then, of a frog's width: a small moment
NOTICED = 1.5  # seconds in which one reads why one of several equal cards is first
RAISED, LARGER = 18.0, 1.12  # the card that is being played


class Leaps:
    """Shows leaps; *progress* of all frogs and the *row* of cards are the animator's own."""

    def __init__(
        self, tokens: QuibbitTokens, tiles: Sequence[Tile], progress: list[int | None],
        row: Sequence[tuple[Frog, int]],
    ) -> None:  # fmt: skip
        self._ring, self._cards, self._meter = tokens.ring, tokens.cards, tokens.meter
        self._particles, self._climaxes = tokens.particles, tokens.climaxes
        self._sound = PannedSounds(tokens.bank, tokens.layout.middle.centre[0])
        self._names, self._exactly = tokens.captions.name, tokens.exactly
        self._ceiling = tokens.layout.top_bar.bottom
        self._tiles, self._progress, self._row = tiles, progress, row
        self._lapping: FrogLeapt | None = None  # the leap that laps another frog
        self._lapped: Frog | None = None

    def before_events(self, events: Sequence[Event]) -> None:
        """Remember which leap laps whom, if one does."""
        leaps = [event for event in events if isinstance(event, FrogLeapt)]
        self._lapped = next((event.last for event in events if isinstance(event, Lapped)), None)
        self._lapping = leaps[-1] if self._lapped is not None and leaps else None

    def leap(self, event: FrogLeapt) -> Script:
        """One frog leaps on from tile to tile, and over others."""
        frog, token = event.frog, self._ring.frogs[event.frog]
        yield from self._explain_order(frog, event.card)
        card = next(t for f, t in self._cards.row if f == frog)
        counted = [p for p in range(event.start, event.end + 1) if p not in event.jumped]
        up = replace(card.pose, y=card.pose.y - RAISED, sx=LARGER, sy=LARGER)
        yield from glide(card, up, 0.2)
        self._ring.aim(event.end)
        self._ring.look(frog, "crouch")
        yield from wait(0.09)
        self._ring.lift(frog)
        if event is self._lapping:
            self._ring.rear.light_finish()
        great = event is self._lapping or any(map(self._is_great, pairwise(counted)))
        goal = self._goal(event.end) if great else self._ring.stand(event.end)
        bounds = self._bounds(event, counted, goal)
        if great:
            lit = self._lapped_tokens() if event is self._lapping else ()
            self._climaxes.spotlight.stays_dark |= event is self._lapping
            yield from self._climaxes.follow(token, self._ring.stand(event.end), bounds, *lit)
        else:
            yield from bounds
        beaten = self._beaten(event)
        yield from self._settle(frog, event.end)
        if event is self._lapping:
            token.z = FLYING_Z  # nobody else hides it
        self._progress[frog] = event.end
        told = together(self._meter.show(self._progress), self._ring.rear.mark(self._progress, 0.3))
        if event is self._lapping:  # it is told large at once
            self._ring.stage.run(told)
        else:
            yield from together(told, *self._shocked(frog, beaten))
            for other in beaten:
                self._ring.look(other, "sit")

    def _bounds(self, event: FrogLeapt, counted: Sequence[int], goal: Pose) -> Script:
        """All bounds of a leap over the *counted* tiles, until the frog touches its *goal*."""
        frog, token = event.frog, self._ring.frogs[event.frog]
        usual = leap_seconds(len(counted) - 1, HOP, LEAP_LIMIT) / max(1, len(counted) - 1)
        for step, (here, there) in enumerate(pairwise(counted)):
            over = there - here - 1
            self._ring.turn(frog, self._ring.slot(there).x < self._ring.slot(here).x)
            self._ring.look(frog, "leap")
            hopped = Sound.HOP_ON if step else Sound.HOP
            self._sound(Sound.BOING if over else hopped, token.pose.x, min(3, over))
            end = goal if there == event.end else self._ring.stand(there)
            yield from self._bound(event, usual, (here, there), end)
            slot = self._ring.slot(there)
            self._sound(Sound.TICK, slot.x, step)
            self._particles.burst("ripple", slot.x, slot.y)
        self._ring.aim(None)
        self._cards.note.visible = False
        self._touch(frog, event.end)

    def _goal(self, progress: int) -> Pose:
        """How a great leap ends: larger than usual, as far as there is room over its tile."""
        stand = self._ring.stand(progress)
        return stand.scaled(
            max(LEAST, min(LANDED, self._room(stand, stand) / self._ring.frog_width))
        )

    def _beaten(self, event: FrogLeapt) -> Sequence[Frog]:
        """Who still has to leap, and would have kept its card on the tile that *event* takes."""
        at = {Frog(frog): spot for frog, spot in enumerate(self._progress) if spot is not None}
        size = len(self._tiles)
        tile = event.end % size
        return [
            frog
            for frog, card in self._row
            if frog not in (event.frog, self._ring.dummy)
            and is_home(self._tiles[tile], frog)
            and leap(at[frog], card, at.values(), size)[0] % size == tile
        ]

    def _shocked(self, frog: Frog, beaten: Sequence[Frog]) -> Sequence[Script]:
        """Who is *beaten* to a tile is shocked, its card shivers; *frog* hits the tile, gladly."""
        if not beaten:
            return ()
        seats, cards = self._climaxes.frogs(), dict(self._cards.row)
        self._climaxes.hit(BEATEN_TRAUMA)
        seats[frog].react(Reaction.SMIRK)
        for other in beaten:
            seats[other].react(Reaction.SHOCK)
            self._ring.look(other, "sad")
            self._sound(Sound.CROAK, self._ring.frogs[other].pose.x, other)
        tokens = [token for other in beaten for token in (self._ring.frogs[other], cards[other])]
        impact = self._climaxes.burst_behind(self._ring.frogs[frog], BEATEN_WIDE)
        return [impact, *(shiver(token, seconds=BEATEN) for token in tokens)]

    def _bound(self, event: FrogLeapt, usual: float, tiles: tuple[int, int], goal: Pose) -> Script:
        """One bound of a leap; a great one is slower, and the frog comes near on its way."""
        here, there = tiles
        token, seconds = self._ring.frogs[event.frog], usual + JUMP * (there - here - 1)
        laps = event is self._lapping and there == event.end
        if laps:
            self._ring.rear.token.visible = False  # nothing lies before the finish
        nearer = 0.0
        if laps or self._is_great(tiles):
            for frog in self._jumped(range(here + 1, there)):
                self._climaxes.frogs()[frog].react(Reaction.WINCE)
            seconds += LAP_SLOWER if laps else SLOWER
            nearer = LAP_NEARER if laps else NEARER
        wide, room = self._ring.frog_width, self._room(token.pose, goal)
        nearer = min(nearer, max(0.0, room / wide - 1.0))
        high = min(bound_height(seconds), max(LOWEST, room - (1.0 + nearer) * wide))
        seconds = max(seconds, self._exactly(SHORTEST))
        flight = hop(token, goal, seconds, high, nearer=nearer, leans=not laps)
        yield from together(flight, self._ring.accompany(there, seconds))

    def _room(self, start: Pose, goal: Pose) -> float:
        """How much there is between the sign above and the feet on the way from *start*."""
        low, high = max(start.y, goal.y), min(start.y, goal.y)
        return high + (low - high) / 4 - self._ceiling

    @staticmethod
    def _is_great(tiles: tuple[int, int]) -> bool:
        """Whether a bound from one of *tiles* to the other goes over many frogs."""
        here, there = tiles
        return there - here > MANY

    def _lapped_tokens(self) -> Sequence[Token]:
        """The frog that is lapped, and the finish at it."""
        assert self._lapped is not None
        return self._ring.frogs[self._lapped], self._ring.rear.finish

    def _jumped(self, tiles: range) -> list[Frog]:
        """Which frogs sit on *tiles*."""
        size, places = len(self._tiles), enumerate(self._progress)
        below = {tile % size for tile in tiles}
        return [Frog(frog) for frog, at in places if at is not None and at % size in below]

    def _explain_order(self, frog: Frog, card: int) -> Script:
        """Why *frog* leaps before others whose cards are equal, if there are any."""
        equal = [other for other, theirs in self._row if theirs == card]
        if len(equal) > 1:
            self._cards.tell_who_is_first(self._names(frog), equal)
            yield from wait(NOTICED)

    def land(self, frog: Frog, progress: int) -> Script:
        """*frog* comes down on the tile of *progress*."""
        self._touch(frog, progress)
        yield from self._settle(frog, progress)

    def _touch(self, frog: Frog, progress: int) -> None:
        """The feet of *frog* touch the tile of *progress*."""
        slot = self._ring.slot(progress)
        self._ring.look(frog, "land")
        match self._tiles[progress % len(self._tiles)]:
            case Leaf():
                self._sound(Sound.LAND_LEAF, slot.x)
            case Flower():
                self._sound(Sound.LAND_FLOWER, slot.x)
                self._particles.burst("sparkle", slot.x, slot.y, 6)
            case _:
                self._sound(Sound.LAND_WATER, slot.x)
                self._particles.burst("drop", slot.x, slot.y, 10)
        self._particles.burst("ripple", slot.x, slot.y, 2)
        self._ring.bed.push(progress % len(self._tiles), LANDING)

    def _settle(self, frog: Frog, progress: int) -> Script:
        """*frog* rests on the tile of *progress*, as large as usual."""
        token, seconds = self._ring.frogs[frog], HIT_STOP + 0.1
        larger = token.pose.sx - 1.0
        self._ring.rest(frog, progress)
        if larger > 0.0:
            yield from gesture(token, seconds, lambda t: _grown(larger * (1.0 - t)))
        else:
            yield from wait(seconds)
        self._ring.look(frog, "sit")


def _grown(by: float) -> PoseOffset:
    return PoseOffset(sx=1.0 + by, sy=1.0 + by)
