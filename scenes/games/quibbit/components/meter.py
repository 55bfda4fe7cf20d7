"""The gap meter: how far the frog in front is ahead of the last one, and how far from the lap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.quibbit import View
from scenes.core.script import Script, together
from scenes.games.quibbit.components.lap_forecast import LapForecast
from scenes.games.quibbit.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board as sheet
from scenes.ui.labels import limited_size
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from values import value
from words import say

Z = TOP_BAR_Z
AROUND = 12.0  # how much wider than its words the amber sign is, on each side
LAST_WORDS = 34.0  # the largest size, which leaves room for all heads


@value
class TrackSizes:
    """How wide flag and heads are, how thick the track is, and how far over it heads are."""

    flag: float
    head: float
    track: float
    over: float

    def times(self, factor: float) -> TrackSizes:
        """The same in another size."""
        sizes = self.flag, self.head, self.track, self.over
        return TrackSizes(*(factor * size for size in sizes))


UNDER_WORDS, ALONE = TrackSizes(66.0, 56.0, 18.0, 22.0), TrackSizes(78.0, 62.0, 22.0, 40.0)
LANE = 64.0  # how high the track under words is, with heads and flag
ALONE_WIDE = 470.0  # the room for track and flag for which that is made


class QuibbitMeter:
    """A track as long as the ring: the last frog at its start, the flag of the lap at its end.

    On it each frog is so many tiles ahead as on the ring, the one in front over the others; it is
    coloured as far as that one has come.
    Over it is how one wins, unless that is *told* otherwise, then it is larger; or near a lap who
    can lap whom in the round that begins, on an amber sign if anybody can.
    """

    def __init__(
        self, stage: Stage, box: Box, view: View, names: Sequence[str],
        alone: Callable[[], Seat | None], *, told: bool = False,
    ) -> None:  # fmt: skip
        board, self.size = view.board, len(view.board.ring)
        self.lap, self._told = LapForecast(self.size, names, alone), told
        self._inner, self._dummy = box.inset(26, 6), board.dummy
        words, self._low = self._inner.split_rows(self._inner.h - LANE, LANE)
        last = Text(say("quibbit.last"), limited_size(stage.renderer, theme.FLOOR, LAST_WORDS))
        self._start = stage.renderer.size(last)[0] + 8
        self._room, self.warning = words, _warning(words)
        self._words = Token(Text(" ", theme.FLOOR), Pose(*words.centre), Z + 2, "meter")
        self._name = Token(last, Pose(0, 0), Z + 2, "meter", (0.0, 0.5))
        self.ground = Token(sheet(box.w, box.h, MATERIAL), Pose(*box.centre), Z)
        nothing, at = Collage(1, 1, ()), Pose(0, 0)
        self._flag, self._strip = Token(nothing, at, Z + 2), Token(nothing, at, Z + 1)
        self._notches = [Token(nothing, at, Z + 1) for _ in range(self.size + 1)]
        self._run = Token(nothing, at, Z + 1.5, "meter", anchor=(0.0, 0.5))
        frogs = range(len(board.progress))
        self.heads = [Token(nothing, at, Z + 3 + frog / 10, f"head-{frog}") for frog in frogs]
        stage.add(self.ground, self._name, self._strip, *self._notches, self._flag)
        stage.add(self.warning, self._words, *self.heads, self._run)
        for head in self.heads:
            head.visible = False
        self._large = ALONE.times(min(1.0, (self._inner.w - self._start) / ALONE_WIDE))
        self._sizes: TrackSizes | None = None
        self.foretell(view)

    def show(self, progress: Sequence[int | None], seconds: float = 0.3) -> Script:
        """The heads of all frogs move to where these are now; only a lap is told at once.

        Until the next round begins nothing else is told: what was foretold is over.
        """
        words = self.lap.lapped_words(progress)
        self._write(words)
        goals = self._set(progress)
        yield from together(*(glide(self.heads[at], goals[at], seconds) for at in goals))

    def foretell(self, view: View) -> None:
        """As a round begins: say who can lap whom by the cards that all are known to have."""
        words = self.lap.words(view)
        self._write(words)
        for frog, pose in self._set(view.board.progress).items():
            self.heads[frog].pose = pose

    def _fit(self, sizes: TrackSizes) -> None:
        """Draw all that is on the track in that *sizes*."""
        self._sizes = sizes
        lane = self._low if sizes is UNDER_WORDS else self._inner
        self._over = sizes.over
        self._lane = Box(
            lane.x + self._start + sizes.head / 2,
            lane.y,
            lane.w - self._start - sizes.head / 2 - sizes.flag,
            lane.h,
        )
        middle = self._lane.centre
        self._name.pose = Pose(lane.x, middle[1])
        self._flag.picture = Art("flag", sizes.flag)
        self._flag.pose = Pose(self._lane.right + sizes.flag / 2 + 4, middle[1])
        self._strip.picture = _bar(self._lane.w + 10, sizes.track, theme.WATER_DEEP)
        self._strip.pose = Pose(middle[0], self._track_y)
        for ahead, notch in enumerate(self._notches):
            notch.picture = _bar(4, sizes.track + 10, theme.INK_SOFT)
            notch.pose = Pose(self._at(ahead).x, self._track_y)
        self._run.pose = Pose(self._lane.x, self._track_y)
        for frog, head in enumerate(self.heads):
            name = "frog-toy-head" if frog == self._dummy else "frog-head"
            head.picture = Art(name, sizes.head, palette_of(frog))

    def _set(self, progress: Sequence[int | None]) -> dict[int, Pose]:
        """Show whose heads belong on the track, and how far it is coloured; where they go."""
        places = sorted((at, frog) for frog, at in enumerate(progress) if at is not None)
        goals = {frog: self._at(min(self.size, at - places[0][0])) for at, frog in places}
        for order, frog in enumerate(goals):
            self.heads[frog].z = Z + 3 + order / 10
        if len(goals) < 2:
            goals = {}
        self._run.visible = bool(goals)
        if goals:
            front = places[-1][1]
            self._colour(front, goals[front].x - self._lane.x)
        for frog, head in enumerate(self.heads):
            if frog not in goals or not head.visible:
                head.claim()
                head.visible, head.pose = frog in goals, goals.get(frog, Pose(0, 0))
        return goals

    def _colour(self, frog: int, wide: float) -> None:
        """Colour the track up to the *frog* in front."""
        high = self._sizes.track if self._sizes else 1.0
        self._run.picture = _bar(wide, high, palette_of(frog).body)

    def _write(self, words: str) -> None:
        """Write *words* on amber, or else how one wins, or make room for the track."""
        self.warning.visible = bool(words)
        goal = " " if self._told else say("quibbit.meter_start")
        self._words.picture = Text(
            words or goal, theme.FLOOR, theme.INK, self._room.w, self._room.h
        )
        sizes = UNDER_WORDS if words or not self._told else self._large
        if sizes is not self._sizes:
            self._fit(sizes)

    def _at(self, ahead: int) -> Pose:
        """Where the head of a frog is that is so many tiles *ahead* of the last one."""
        x = self._lane.x + self._lane.w * ahead / self.size
        return Pose(x, self._lane.centre[1] - self._over / 2)

    @property
    def _track_y(self) -> float:
        return self._lane.centre[1] + self._over / 2


def _bar(w: float, h: float, colour: str) -> Paper:
    return Paper(w, h, colour, min(w, h) / 2, shadow=False)


def _warning(words: Box) -> Token:
    """An amber sign behind *words*, which is not seen at first."""
    sheet = Paper(words.w + 2 * AROUND, words.h, theme.FOCUS, words.h / 2, shadow=False)
    token = Token(sheet, Pose(*words.centre), Z + 1, "meter")
    token.visible = False
    return token
