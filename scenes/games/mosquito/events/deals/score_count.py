"""The count at the end of a deal: fireflies fly into the jars of large frogs, which they light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.mosquito import Board
from scenes.core.script import Script, after, together, wait
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.events.deals.counted_seat import CLEAN_SIGN, CountedSeat, flicker
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
SETTLES = 1.45  # of its size, a direct point as it comes: it covers neither points nor words
TIE_Y, TIE_EDGE, TIE_LARGER, TIE_WIDEST = 0.12, 20.0, 1.9, 0.9  # words of a tie
TOLD = 0.9  # seconds to read them
CAUGHT = 0.3  # of its size as it is gone into a jar
HELD = 0.5  # before what decides is counted, and once all is
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
        self._stage.renderer.prefetch(Art("clean", CLEAN_SIGN), *points, *awaiting)

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
        yield from wait(HELD)

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
        yield from flicker([self._counted[seat] for seat in equal], TOLD)
        counted = Counter({seat: board.clean[seat] for seat in equal})
        for count in range(1, max(counted.values()) + 1):
            yield from together(
                wait(STEP), *(self._settle(seat) for seat in equal if counted[seat] >= count)
            )
            self._bank.play(Sound.TICK, min(count, TICKS))
            for seat in equal:
                if counted[seat] >= count:
                    self._counted[seat].count_clean(count)
                    self._stage.run(punch(self._counted[seat].clean[-1], 0.35, 0.3))
                    self._stage.run(punch(self._frog_row.frogs[seat], GROWTH, 0.25))
                elif counted[seat] == count - 1:
                    self._draw(seat, STARTS)
        if list(counted.values()).count(max(counted.values())) > 1:
            for seat in equal:
                self._draw(seat, STARTS)
            told.visible = False
            self._tell_tie(say("mosquito.tie_full"))
            yield from flicker([self._counted[seat] for seat in equal], TOLD)
        for seat in equal:
            if counted[seat] == max(counted.values()):
                self._stage.run(self._counted[seat].flare())
        yield from wait(HELD)

    def _settle(self, seat: int) -> Script:
        """The sign of a direct point settles on those of a seat."""
        goal = self._counted[seat].clean[0].pose
        sign = Token(Art("clean", CLEAN_SIGN), goal.scaled(SETTLES).with_alpha(0.0), FLY_Z, "score")
        sign.lit = True
        self._stage.add(sign)
        yield from glide(sign, goal, STEP, in_quad)
        self._stage.remove(sign)

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
