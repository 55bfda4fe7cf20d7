"""The count at the end of a deal: fireflies fly into the jars of large frogs and light the lake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import cos, radians, sin

from rules.core import Seat
from rules.mosquito import Board, Spot
from scenes.core.script import Script, after, staggered, together, wait
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.events.deals.counted_seat import (
    BRIGHT,
    CLEAN,
    DIM,
    CountedSeat,
    light_drawings,
)
from scenes.games.mosquito.events.deals.lake import Lake
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.frog_group import SITS, THING_Z
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Mood
from sounds.bank import Sound
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, glide
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

FLY_Z = THING_Z + 1
# Where they wait, of the screen: an arch in two rows.
SKY_WIDE, SKY_HIGH, SKY_LOWER = 0.84, 0.1, 0.09
GATHERING = 0.5  # seconds on their way there
STEP, LAST_STEPS, SLOW_STEP = 0.24, 2, 0.5  # from one firefly of a frog to its next; the last ones
POINT, FLIGHT, HIGH = 130.0, 0.45, 60.0  # a firefly on its way; its flight
DROP_FROM, DROP_SECONDS = 0.18, 0.28  # of the height, a direct point before it falls; its fall
DROP_APART, DROPS_SECONDS = 0.16, 0.9  # seconds from one to the next at most; from first to last
TIE_Y, TIE_EDGE, TIE_LARGER, TIE_WIDEST = 0.1, 20.0, 1.9, 0.9  # words of a tie
READ, TOLD = 0.3, 0.7  # seconds to read them before all fall; and at last
MEETING, MEET_Y, MEETS, STAR = 0.45, 0.11, 240.0, 360.0  # lights of equals that meet; their star
DECIDED = 0.2  # seconds once all are counted
CAUGHT = 0.3  # of its size as it is gone into a jar
HELD = 0.5  # before what decides is counted, and while the leaders cheer
FREED, FREE, FREE_SECONDS, FREED_APART = 6, 105.0, 0.6, 0.05  # fireflies of a jar; seconds
FREE_FAR, FREE_TURN = 1100.0, 150.0  # design units; degrees from the first to the last of them
PAUSE, LAST_FLIGHT, LAST_LARGER = 0.5, 0.8, 1.3  # before the last fireflies; their flight; size
GROWTH = 0.1  # of a frog, during the pause
GAZES, STARTS = "frog-gaze", "frog-shock"
TICKS = 12  # the highest of the tones with which fireflies arrive
Flies = Sequence[Sequence[Token]]  # by seats
NO_RING: Mapping[Spot, Pose] = {}


class ScoreCount:
    """Counts the points of all seats, and then of equals the clean placements."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._lights, self._bank, self._stage = tokens.rows.lights, tokens.bank, tokens.rows.stage
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._most = tokens.meter.most
        self._lake = Lake(tokens)
        self._group, self._seats = self._lake.group, self._lake.seats
        self._counted: list[CountedSeat] = []
        self._flying = Counter[int]()  # fireflies on their way to each frog
        self._arrived = 0  # of them, in this deal

    def prepare(self) -> None:
        """Have what is large rendered ahead."""
        self._lake.prepare()
        points = [point_sign(POINT, Seat(seat)) for seat in range(self._seats)]
        gazing, lights = self._in(GAZES, range(self._seats)), light_drawings(self._group.wide)
        self._stage.renderer.prefetch(*lights, *points, *gazing)

    def _in(self, drawing: str, seats: Collection[int]) -> Sequence[Art]:
        """The frogs of *seats* in a *drawing*."""
        turned = [(Seat(seat), self._lake.looks_left(seat)) for seat in seats]
        return [self._group.drawing(seat, drawing, mirrored=left) for seat, left in turned]

    def show(
        self, board: Board, ring: Mapping[Spot, Pose] = NO_RING, moods: Sequence[Mood] = ()
    ) -> Script:
        """All of it; the frogs stay until they ``go``. Fireflies come from their *ring*.

        The frogs are rendered ahead in the *moods* that follow.
        """
        for token in self._stage.tokens:
            token.lit = False  # the frogs at the seats: no frog is seen twice
        flies, self._arrived = self._flies(ring), 0
        before = [board.points[seat] - len(flies[seat]) for seat in range(self._seats)]
        self._lights.fall(0)
        yield from together(self._lake.come(), self._gather(flies))
        self._counted = [
            CountedSeat(self._group, Seat(seat), points) for seat, points in enumerate(before)
        ]
        yield from self._bring_home(flies, before)
        self._lake.expect(moods)
        yield from wait(HELD)
        yield from self._break_tie(board)

    def crown(self, moods: Sequence[Mood]) -> Script:
        """Each frog takes its place, as the *moods* of all seats say; the leaders cheer."""
        self._lake.brighten((1 + self._arrived / self._most) / 2)
        for seat, mood in enumerate(moods):
            if mood is not Mood.CHEERING:
                self._group.lament([Seat(seat)], mood)
                continue
            self._lake.honour(seat)
            self._group.cheer([Seat(seat)])
            self._stage.run(punch(self._counted[seat].points, 0.4, 0.4))
            self._set_free(seat)
        yield from wait(HELD)

    def _set_free(self, seat: int) -> None:
        """Fireflies fly out of a jar in all directions."""
        own = self._counted[seat]
        turns = [(i / (FREED - 1) - 0.5) * FREE_TURN for i in range(FREED)]
        ways = [(FREE_FAR * sin(radians(turn)), -FREE_FAR * cos(radians(turn))) for turn in turns]
        flies = [self._group.put(Art("firefly-lit", FREE), own.jar.pose, FLY_Z) for _ in ways]
        flights = (
            glide(fly, fly.pose.at(fly.pose.x + x, fly.pose.y + y), FREE_SECONDS)
            for fly, (x, y) in zip(flies, ways, strict=True)
        )
        self._stage.run(staggered(flights, FREED_APART))

    def go(self) -> Script:
        """All of it is gone, and the light is back."""
        yield from self._lake.go()

    def hand_over(self) -> None:
        """All of it is gone as winners leap from there."""
        self._lake.hand_over()

    def _flies(self, ring: Mapping[Spot, Pose]) -> Flies:
        """Those of each seat, the first numbers first: in their *ring*, or else on their cards."""
        found: list[list[Token]] = [[] for _ in range(self._seats)]
        for at, fly in sorted(self._lights.flies.items()):
            seen = fly.visible or at in ring
            if seen and (seat := self._lights.placers.get(at)) is not None:
                token = Token(point_sign(POINT, seat), ring.get(at, fly.pose), FLY_Z, "score")
                token.lit = True
                found[seat].append(token)
                self._stage.add(token)
        return found

    def _gather(self, flies: Flies) -> Script:
        """All of them fly up into the sky, those of one frog beside each other."""
        waiting = [fly for own in flies for fly in own]
        renderer, moves = self._stage.renderer, []
        for number, fly in enumerate(waiting):
            share = (number + 0.5) / len(waiting) - 0.5
            x = (0.5 + SKY_WIDE * share) * renderer.width
            y = (SKY_HIGH * (0.6 + 2 * share**2) + SKY_LOWER * (number % 2)) * renderer.height
            moves.append(glide(fly, Pose(x, y), GATHERING))
        yield from together(*moves)

    def _bring_home(self, flies: Flies, before: Sequence[int]) -> Script:
        """The first fireflies of all frogs fly together, then the second ones, the last slowly.

        Who has no more of them watches the others. Before the very last of a close count there is
        a pause.
        """
        most = max(map(len, flies))
        begins, moves = 0.0, []
        for step in range(most):
            if step == most - 1 and self._is_close(flies, before):
                moves.append(after(begins, self._pause()))
                begins += PAUSE
            for seat, own in enumerate(flies):
                if step < len(own):
                    is_last = step == most - 1
                    fly = self._fly(seat, own[step], before[seat] + step + 1, step, last=is_last)
                    moves.append(after(begins, fly))
            moves.append(after(begins, self._turn_to(_counting(flies, step))))
            begins += SLOW_STEP if step >= most - 1 - LAST_STEPS else STEP
        yield from together(*moves)

    def _turn_to(self, counting: Collection[int]) -> Script:
        self._lake.turn_to(counting)
        yield

    def _is_close(self, flies: Flies, before: Sequence[int]) -> bool:
        """Whether the last fireflies part the first frogs, or leave them equal."""
        totals = sorted(had + len(own) for had, own in zip(before, flies, strict=True))
        return len(totals) > 1 and totals[-1] - totals[-2] <= 1

    def _pause(self) -> Script:
        """All is still before what decides; the frogs lean towards it."""
        self._bank.play(Sound.ROUND)
        frogs = self._group.frogs
        yield from together(*(punch(frog, GROWTH, PAUSE) for frog in frogs))

    def _fly(self, seat: int, flying: Token, points: int, step: int, *, last: bool) -> Script:
        """A firefly flies into the jar, for so many *points*; the *last* ones slowly.

        Its frog looks up to it, and is as before once no other one comes.
        """
        goal = self._counted[seat]
        into = goal.jar.pose
        if last:
            flying.pose = flying.pose.scaled(LAST_LARGER)
        seconds, frog = LAST_FLIGHT if last else FLIGHT, self._group.frogs[seat]
        if not self._flying[seat]:
            self._lake.draw(seat, GAZES)
        self._flying[seat] += 1
        yield from arc(flying, Pose(into.x, into.y).scaled(CAUGHT), seconds, HIGH)
        self._flying[seat] -= 1
        if not self._flying[seat]:
            self._lake.draw(seat, SITS)
        self._stage.remove(flying)
        self._sound(Sound.TICK, into.x, min(step, TICKS))
        goal.count(points)
        self._arrived += 1
        self._lake.brighten(self._arrived / self._most)
        for token, much in ((goal.points, 0.35), (goal.jar, 0.12), (frog, 0.06)):
            self._stage.run(punch(token, much, 0.3))

    def _break_tie(self, board: Board) -> Script:
        """If several have most points, count their clean placements."""
        best = max(board.points)
        equal = [seat for seat, points in enumerate(board.points) if points == best]
        if len(equal) < 2 or not best:
            return
        self._bank.play(Sound.ROUND)
        told = self._tell_tie(say("mosquito_points.tie_clean"), TIE_Y)
        self._await(equal)
        for seat in equal:
            for token in self._counted[seat].clean:
                token.visible = True
                self._stage.run(punch(token, 0.2, 0.3))
        yield from wait(READ)
        counted = {seat: board.clean[seat] for seat in equal}
        yield from self._let_drops_fall(counted)
        first = [seat for seat in equal if counted[seat] == max(counted.values())]
        if len(first) > 1:
            told.visible = False
            yield from self._meet(first)
        for seat in first:
            self._stage.run(self._counted[seat].flare())
        yield from wait(DECIDED)

    def _meet(self, equal: Collection[int]) -> Script:
        """The lights of those who are *equal* fly together, and become one star."""
        renderer = self._stage.renderer
        middle = Pose(renderer.width / 2, MEET_Y * renderer.height)
        lights = [
            self._group.put(Art("firefly-lit", MEETS), self._counted[seat].jar.pose, FLY_Z)
            for seat in equal
        ]
        yield from together(*(arc(light, middle, MEETING, HIGH) for light in lights))
        for light in lights:
            light.visible = False
        for seat in equal:
            self._lake.draw(seat, STARTS)
            self._counted[seat].shine(BRIGHT)
        star = self._group.put(Art(self._stage.material.climax.impact, STAR), middle)
        self._stage.run(punch(star, 0.3, 0.4))
        self._bank.play(Sound.ROUND)
        self._tell_tie(say("mosquito.tie_full"), MEET_Y)
        yield from wait(TOLD)

    def _let_drops_fall(self, counted: Mapping[int, int]) -> Script:
        """So many direct points of each seat fall one at a time, and light goes to whose one is."""
        most = max(counted.values())
        drops = [
            (seat, count)
            for count in range(1, most + 1)
            for seat in counted
            if counted[seat] >= count
        ]
        apart = min(DROP_APART, DROPS_SECONDS / max(1, len(drops)))
        yield from staggered((self._drop(*drop, counted) for drop in drops), apart)

    def _drop(self, seat: int, count: int, counted: Mapping[int, int]) -> Script:
        """The direct point of this *count* falls to those of a *seat*."""
        own = self._counted[seat]
        goal = own.clean[0].pose
        start = goal.at(goal.x, DROP_FROM * self._stage.renderer.height)
        drop = self._group.put(Art("clean", CLEAN * self._group.wide), start, FLY_Z)
        yield from glide(drop, goal, DROP_SECONDS, in_quad)
        drop.visible = False
        self._sound(Sound.TICK, goal.x, min(count, TICKS))
        for other in counted:
            self._counted[other].shine(BRIGHT if other == seat else DIM)
            if counted[other] == count - 1:
                self._lake.draw(other, STARTS)
        own.count_clean(count)
        for token, much in ((own.clean[0], 0.2), (own.clean[-1], 0.35)):
            self._stage.run(punch(token, much, 0.3))
        self._stage.run(punch(self._group.frogs[seat], GROWTH, 0.25))

    def _await(self, equal: Collection[int]) -> None:
        """Those who are *equal* look up in suspense, and all others at them."""
        star = Art(self._stage.material.climax.impact, STAR)
        self._stage.renderer.prefetch(star, Art("firefly-lit", MEETS), *self._in(STARTS, equal))
        for seat in equal:
            self._lake.draw(seat, GAZES)
        self._lake.turn_to(equal)

    def _tell_tie(self, words: str, high: float) -> Token:
        """Say over all frogs that direct placements decide, or do not."""
        renderer = self._stage.renderer
        text = renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0]
        wide = text / renderer.text_scale + 2 * TIE_EDGE
        larger = min(TIE_LARGER * renderer.text_scale, TIE_WIDEST * renderer.width / wide)
        place = Pose(renderer.width / 2, high * renderer.height).scaled(larger)
        told = self._group.put(label(words, wide), place, FLY_Z)
        self._stage.run(punch(told, 0.15, 0.3))
        return told


def _counting(flies: Flies, step: int) -> Collection[int]:
    """Whose fireflies still fly home after so many steps."""
    return [seat for seat, own in enumerate(flies) if step < len(own)]
