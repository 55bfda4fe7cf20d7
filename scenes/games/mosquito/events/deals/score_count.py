"""The count at the end of a deal: fireflies fly into the jars of large frogs, which they light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import cos, radians, sin

from rules.core import Seat
from rules.mosquito import Board
from scenes.core.script import Script, after, staggered, together, wait
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.events.deals.counted_seat import (
    BRIGHT,
    CLEAN_SIGN,
    DIM,
    CountedSeat,
    flicker,
)
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.frog_group import SITS, THING_Z
from scenes.table.climaxes.frog_row import FrogRow
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

DARK = 0.7  # so that jars give the light
SCENERY = "firefly", "reeds", "glow"  # all else would shine through what is counted
FLY_Z = THING_Z + 1
STEP, LAST_STEPS, SLOW_STEP = 0.24, 2, 0.5  # from one firefly of a frog to its next; the last ones
POINT, FLIGHT, HIGH = 150.0, 0.4, 160.0  # a firefly on its way; its flight
DROP_FROM, DROP_SECONDS = 0.18, 0.28  # of the height, a direct point before it falls; its fall
DROP_APART, DROPS_SECONDS = 0.16, 0.9  # seconds from one to the next at most; from first to last
TIE_Y, TIE_EDGE, TIE_LARGER, TIE_WIDEST = 0.12, 20.0, 1.9, 0.9  # words of a tie
READ, TOLD = 0.3, 0.6  # seconds to read them before all fall; and at last
DECIDED = 0.2  # seconds once all are counted
CAUGHT = 0.3  # of its size as it is gone into a jar
HELD = 0.5  # before what decides is counted, and while the leaders cheer
FREED, FREE, FREE_SECONDS, FREED_APART = 6, 105.0, 0.6, 0.05  # fireflies of a jar; seconds
FREE_FAR, FREE_TURN = 1100.0, 150.0  # design units; degrees from the first to the last of them
PAUSE, LAST_FLIGHT, LAST_LARGER = 0.5, 0.8, 1.3  # before the last fireflies; their flight; size
GROWTH = 0.1  # of a frog, during the pause
GAZES, STARTS = "frog-gaze", "frog-shock"
TICKS = 7  # the highest of the tones with which fireflies arrive


class ScoreCount:
    """Counts the points of all seats, and then of equals the clean placements."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._lights, self._bank = tokens.rows.lights, tokens.bank
        self._stage, self._seats = tokens.rows.stage, len(tokens.panels)
        self._frog_row = FrogRow(
            self._stage, tokens.climaxes, self._seats, "seat-leaf", dark=DARK, scenery=SCENERY
        )
        self._counted: list[CountedSeat] = []
        self._flying = Counter[int]()  # fireflies on their way to each frog

    def prepare(self) -> None:
        """Have what is large rendered ahead."""
        self._frog_row.prepare()
        points = [point_sign(POINT, Seat(seat)) for seat in range(self._seats)]
        awaiting = [
            self._frog_row.drawing(Seat(seat), GAZES, mirrored=self._looks_left(seat))
            for seat in range(self._seats)
        ]
        self._stage.renderer.prefetch(
            Art("clean", CLEAN_SIGN), Art("firefly-lit", FREE), *points, *awaiting
        )

    def show(self, board: Board) -> Script:
        """All of it; the frogs stay until they ``go``."""
        flies = self._flies()
        before = [board.points[seat] - len(flies[seat]) for seat in range(self._seats)]
        self._lights.fall(0)
        for token in self._stage.tokens:
            token.lit = False  # the frogs at the seats: no frog is seen twice
        yield from self._frog_row.come()
        self._counted = [
            CountedSeat(self._frog_row, Seat(seat), points) for seat, points in enumerate(before)
        ]
        yield from self._bring_home(flies, before)
        yield from wait(HELD)
        yield from self._break_tie(board)

    def crown(self, moods: Sequence[Mood]) -> Script:
        """Each frog takes its place, as the *moods* of all seats say; the leaders cheer."""
        for seat, mood in enumerate(moods):
            if mood is not Mood.CHEERING:
                self._frog_row.lament([Seat(seat)], mood)
                continue
            self._frog_row.cheer([Seat(seat)])
            self._stage.run(punch(self._counted[seat].points, 0.4, 0.4))
            self._set_free(seat)
        yield from wait(HELD)

    def _set_free(self, seat: int) -> None:
        """Fireflies fly out of a jar in all directions."""
        own = self._counted[seat]
        turns = [(i / (FREED - 1) - 0.5) * FREE_TURN for i in range(FREED)]
        ways = [(FREE_FAR * sin(radians(turn)), -FREE_FAR * cos(radians(turn))) for turn in turns]
        flies = [self._frog_row.put(Art("firefly-lit", FREE), own.jar.pose, FLY_Z) for _ in ways]
        flights = (
            glide(fly, fly.pose.at(fly.pose.x + x, fly.pose.y + y), FREE_SECONDS)
            for fly, (x, y) in zip(flies, ways, strict=True)
        )
        self._stage.run(staggered(flights, FREED_APART))

    def go(self) -> Script:
        """All of it is gone, and the light is back."""
        yield from self._frog_row.go()

    def hand_over(self) -> None:
        """All of it is gone as winners leap from there."""
        self._frog_row.hand_over()

    def _flies(self) -> Sequence[Sequence[Token]]:
        """The fireflies of each seat that sit on cards, those of the first numbers first."""
        found: list[list[Token]] = [[] for _ in range(self._seats)]
        for at, fly in sorted(self._lights.flies.items()):
            if fly.visible and (seat := self._lights.placers.get(at)) is not None:
                found[seat].append(fly)
        return found

    def _bring_home(self, flies: Sequence[Sequence[Token]], before: Sequence[int]) -> Script:
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
                    start, points = own[step].pose, before[seat] + step + 1
                    fly = self._fly(seat, start, points, step, last=is_last)
                    moves.append(after(begins, fly))
            moves.append(after(begins, self._turn_to(_counting(flies, step))))
            begins += SLOW_STEP if step >= most - 1 - LAST_STEPS else STEP
        yield from together(*moves)

    def _turn_to(self, counting: Collection[int]) -> Script:
        """All other frogs look at the nearest of those that are *counting*, with no other face."""
        for seat, frog in enumerate(self._frog_row.frogs):
            if counting and seat not in counting:
                nearest = min(counting, key=lambda other: abs(other - seat))
                assert isinstance(frog.picture, Art)
                frog.picture = replace(frog.picture, mirrored=nearest < seat)
        yield

    def _is_close(self, flies: Sequence[Sequence[Token]], before: Sequence[int]) -> bool:
        """Whether the last fireflies part the first frogs, or leave them equal."""
        totals = sorted(had + len(own) for had, own in zip(before, flies, strict=True))
        return len(totals) > 1 and totals[-1] - totals[-2] <= 1

    def _pause(self) -> Script:
        """All is still before what decides; the frogs lean towards it."""
        self._bank.play(Sound.ROUND)
        frogs = self._frog_row.frogs
        yield from together(*(punch(frog, GROWTH, PAUSE) for frog in frogs))

    def _fly(self, seat: int, start: Pose, points: int, step: int, *, last: bool) -> Script:
        """A firefly flies from its card into the jar, for so many *points*; the *last* ones slowly.

        Its frog looks up to it, and is as before once no other one comes.
        """
        goal, picture = self._counted[seat], point_sign(POINT, Seat(seat))
        into = goal.jar.pose
        flying = Token(picture, start, FLY_Z, "score")
        flying.lit = True
        self._stage.add(flying)
        if last:
            flying.pose = start.scaled(LAST_LARGER)
        seconds, frog = LAST_FLIGHT if last else FLIGHT, self._frog_row.frogs[seat]
        if not self._flying[seat]:
            self._draw(seat, GAZES)
        self._flying[seat] += 1
        yield from arc(flying, Pose(into.x, into.y).scaled(CAUGHT), seconds, HIGH)
        self._flying[seat] -= 1
        if not self._flying[seat]:
            self._draw(seat, SITS)
        self._stage.remove(flying)
        self._bank.play(Sound.TICK, min(step, TICKS))
        goal.count(points)
        for token, much in ((goal.points, 0.35), (goal.jar, 0.12), (frog, 0.06)):
            self._stage.run(punch(token, much, 0.3))

    def _draw(self, seat: int, drawing: str) -> None:
        """A frog in a *drawing* looks towards the middle of the pond."""
        self._frog_row.draw(Seat(seat), drawing, mirrored=self._looks_left(seat))

    def _looks_left(self, seat: int) -> bool:
        return 2 * seat >= self._seats

    def _break_tie(self, board: Board) -> Script:
        """If several have most points, count their clean placements."""
        best = max(board.points)
        equal = [seat for seat, points in enumerate(board.points) if points == best]
        if len(equal) < 2 or not best:
            return
        self._bank.play(Sound.ROUND)
        told = self._tell_tie(say("mosquito_points.tie_clean"))
        yield from self._await(equal)
        for seat in equal:
            for token in self._counted[seat].clean:
                token.visible = True
                self._stage.run(punch(token, 0.2, 0.3))
        yield from wait(READ)
        counted = {seat: board.clean[seat] for seat in equal}
        yield from self._let_drops_fall(counted)
        if [*counted.values()].count(max(counted.values())) > 1:
            for seat in equal:
                self._draw(seat, STARTS)
            told.visible = False
            self._tell_tie(say("mosquito.tie_full"))
            yield from flicker([self._counted[seat] for seat in equal], TOLD)
        for seat in equal:
            if counted[seat] == max(counted.values()):
                self._stage.run(self._counted[seat].flare())
        yield from wait(DECIDED)

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
        drop = self._frog_row.put(Art("clean", CLEAN_SIGN), start, FLY_Z)
        yield from glide(drop, goal, DROP_SECONDS, in_quad)
        drop.visible = False
        self._bank.play(Sound.TICK, min(count, TICKS))
        for other in counted:
            self._counted[other].shine(BRIGHT if other == seat else DIM)
            if counted[other] == count - 1:
                self._draw(other, STARTS)
        own.count_clean(count)
        for token, much in ((own.clean[0], 0.2), (own.clean[-1], 0.35)):
            self._stage.run(punch(token, much, 0.3))
        self._stage.run(punch(self._frog_row.frogs[seat], GROWTH, 0.25))

    def _await(self, equal: Collection[int]) -> Script:
        """Those who are *equal* look up in suspense, and all others at them."""
        starting = [
            self._frog_row.drawing(Seat(seat), STARTS, mirrored=self._looks_left(seat))
            for seat in equal
        ]
        self._stage.renderer.prefetch(*starting)
        for seat in equal:
            self._draw(seat, GAZES)
        yield from self._turn_to(equal)

    def _tell_tie(self, words: str) -> Token:
        """Say over all frogs that direct placements decide, or do not."""
        renderer = self._stage.renderer
        text = renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0]
        wide = text / renderer.text_scale + 2 * TIE_EDGE
        larger = min(TIE_LARGER * renderer.text_scale, TIE_WIDEST * renderer.width / wide)
        place = Pose(renderer.width / 2, TIE_Y * renderer.height).scaled(larger)
        told = self._frog_row.put(label(words, wide), place)
        self._stage.run(punch(told, 0.15, 0.3))
        return told


def _counting(flies: Sequence[Sequence[Token]], step: int) -> Collection[int]:
    """Whose fireflies still fly home after so many steps."""
    return [seat for seat, own in enumerate(flies) if step < len(own)]
