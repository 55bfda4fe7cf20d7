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
from words import say

Z = TOP_BAR_Z
FLAG, HEAD = 52.0, 56.0
TRACK = 20.0
AROUND = 12.0  # how much wider than its words the amber sign is, on each side
LAST_WORDS = 34.0  # the largest size, which leaves room for all heads
BESIDE = 50.0  # from one head to the next at least


class QuibbitMeter:
    """A track as long as the ring: the last frog at its start, the flag of the lap at its end.

    On it are all frogs side by side; it is coloured as far as the first has come.
    Over it is how one wins, or near a lap who can lap whom in the round that begins, on an amber
    sign if anybody can.
    """

    def __init__(
        self, stage: Stage, box: Box, view: View, names: Sequence[str],
        alone: Callable[[], Seat | None],
    ) -> None:  # fmt: skip
        board, self.size = view.board, len(view.board.ring)
        self.lap = LapForecast(self.size, names, alone)
        inner = box.inset(26, 10)
        words, lane = inner.split_rows(0.46, 0.54)
        last = Text(say("quibbit.last"), limited_size(stage.renderer, theme.FLOOR, LAST_WORDS))
        start = stage.renderer.size(last)[0] + 8
        self._lane = Box(
            lane.x + start + HEAD / 2, lane.y, lane.w - start - HEAD / 2 - FLAG, lane.h
        )
        self._room, self.warning = words, _warning(words)
        self._words = Token(Text(" ", theme.FLOOR), Pose(*words.centre), Z + 2, "meter")
        name = Token(last, Pose(lane.x, lane.centre[1]), Z + 2, "meter", (0.0, 0.5))
        self.ground = Token(sheet(box.w, box.h, MATERIAL), Pose(*box.centre), Z)
        stage.add(self.ground, name, *self._track(), self.warning, self._words)
        self.heads = [self._head(frog, frog == board.dummy) for frog in range(len(board.progress))]
        at = Pose(self._lane.x, self._lane.centre[1])
        self._run = Token(Collage(1, 1, ()), at, Z + 1.5, "meter", anchor=(0.0, 0.5))
        stage.add(*self.heads, self._run)
        for head in self.heads:
            head.visible = False
        self.foretell(view)
        for frog, pose in self._set(board.progress).items():
            self.heads[frog].pose = pose

    def _track(self) -> list[Token]:
        """The strip on which heads move, with a notch for each tile, and the flag at its end."""
        middle = self._lane.centre
        flag = Token(Art("flag", FLAG), Pose(self._lane.right + FLAG / 2 + 4, middle[1]), Z + 2)
        strip = self._strip(self._lane.w + 10, TRACK, theme.WATER_DEEP, Pose(*middle))
        return [strip, *(self._notch(n) for n in range(self.size + 1)), flag]

    def show(self, progress: Sequence[int | None], seconds: float = 0.3) -> Script:
        """The heads of all frogs move to where these are now; only a lap is told at once.

        Until the next round begins it is told how one wins: what was foretold is over.
        """
        self._write(self.lap.lapped_words(progress))
        goals = self._set(progress)
        yield from together(*(glide(self.heads[at], goals[at], seconds) for at in goals))

    def foretell(self, view: View) -> None:
        """As a round begins: say who can lap whom by the cards that all are known to have."""
        self._write(self.lap.words(view))

    def _set(self, progress: Sequence[int | None]) -> dict[int, Pose]:
        """Show whose heads belong on the track, and how far it is coloured; where they go."""
        places = sorted((at, frog) for frog, at in enumerate(progress) if at is not None)
        xs = self._side_by_side([at - places[0][0] for at, _ in places])
        poses = [Pose(x, self._lane.centre[1]) for x in xs]
        goals = {frog: pose for (_, frog), pose in zip(places, poses, strict=True)}
        if len(goals) < 2:
            goals = {}
        self._run.visible = bool(goals)
        if goals:
            self._colour(places[-1][1], xs[-1] - self._lane.x)
        for frog, head in enumerate(self.heads):
            if frog not in goals or not head.visible:
                head.claim()
                head.visible, head.pose = frog in goals, goals.get(frog, Pose(0, 0))
        return goals

    def _side_by_side(self, ahead: Sequence[int]) -> Sequence[float]:
        """Where heads are so far *ahead* of the last one, none of them hidden by the next."""
        xs: list[float] = []
        for at in ahead:
            x = self._at(min(self.size, at)).x
            xs.append(max(x, xs[-1] + BESIDE) if xs else x)
        behind = range(len(xs) - 1, -1, -1)
        return [
            min(x, self._lane.right - BESIDE * left) for x, left in zip(xs, behind, strict=True)
        ]

    def _colour(self, frog: int, wide: float) -> None:
        """Colour the track up to the *frog* in front."""
        colour = palette_of(frog).body
        self._run.picture = Paper(wide, TRACK, colour, TRACK / 2, shadow=False)

    def _write(self, words: str) -> None:
        """Write *words* on amber, or else how one wins."""
        self.warning.visible = bool(words)
        words = words or say("quibbit.meter_start")
        self._words.picture = Text(words, theme.FLOOR, theme.INK, self._room.w, self._room.h)

    def _at(self, ahead: int) -> Pose:
        x = self._lane.x + self._lane.w * ahead / self.size
        return Pose(x, self._lane.centre[1])

    def _notch(self, ahead: int) -> Token:
        return self._strip(4, TRACK + 10, theme.INK_SOFT, self._at(ahead))

    def _strip(self, w: float, h: float, colour: str, at: Pose) -> Token:
        return Token(Paper(w, h, colour, min(w, h) / 2, shadow=False), at, Z + 1)

    def _head(self, frog: int, dummy: bool) -> Token:
        name = "frog-toy-head" if dummy else "frog-head"
        return Token(
            Art(name, HEAD, palette_of(frog)), Pose(0, 0), Z + 3 + frog / 10, f"head-{frog}"
        )


def _warning(words: Box) -> Token:
    """An amber sign behind *words*, which is not seen at first."""
    sheet = Paper(words.w + 2 * AROUND, words.h, theme.FOCUS, words.h / 2, shadow=False)
    token = Token(sheet, Pose(*words.centre), Z + 1, "meter")
    token.visible = False
    return token
