"""The sign and the flag at the last frog; while it may be lapped its leaf is a lit finish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin, tau

from rules.quibbit import Frog, View
from scenes.core.script import Script
from scenes.games.quibbit.choosing.lapper import lapper
from scenes.games.quibbit.components.sign_place import sign_place
from scenes.games.quibbit.layout import QuibbitLayout
from scenes.games.quibbit.material import MATERIAL
from scenes.table.climaxes.spotlight import token_box
from scenes.ui.boards import board, on_board
from scenes.ui.labels import limited_size
from sprites.motion.gestures import punch, shiver
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

SIGN_Z, FINISH_Z = 692.0, 9.0  # over the frame of a hint; under frogs
WORDS = 34.0  # the largest size
FLAG, PAD = 36.0, 8.0  # how large; beside it
FINISH = 480 / 360  # how wide, of a pad
PULSE, PULSE_STEPS = 0.05, 150
TREMBLE = 7.0  # how far from side to side


class RearSign:
    """Whoever passes the *frog* beside it by a lap has won; *front* is the nearest to that.

    The *lapper* is who can do it in this round by the cards that all are known to have.
    A frog that still wears the crown of the round before is not called the rear one: *wearing* it.
    """

    def __init__(
        self, stage: Stage, layout: QuibbitLayout, size: int,
        wearing: Callable[[], Frog | None],
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._size, self._wearing = stage, layout, size, wearing
        self.token = Token(Text(" "), Pose(0, 0), SIGN_Z, "last")
        self.finish = Token(Art("lap-line", FINISH * layout.pad), Pose(0, 0), FINISH_Z, "finish")
        self.token.visible = self.finish.visible = False
        self.front = self.frog = self.tile = self._steps = 0
        self.lapper: Frog | None = None
        self.lining_up = False
        """Whether frogs still join the line: who is the rear one is not known yet."""
        stage.add(self.token, self.finish)
        stage.renderer.prefetch(self.finish.picture)

    @property
    def boxes(self) -> Sequence[Box]:
        """What the sign covers, if it is there."""
        return [token_box(self._stage.renderer, self.token)] if self.token.visible else []

    def foretell(self, view: View) -> None:
        """As a round begins: know who can lap the last frog in it."""
        self.lapper = lapper(view)

    def mark(self, progress: Sequence[int | None], seconds: float = 0.4) -> Script:
        """Go to the last frog, and show whether it can be lapped."""
        hidden, far = not self.token.visible, not self.finish.visible
        place = self.find(progress)
        if far and self.finish.visible:
            self._stage.run(punch(self.token, 0.5, 0.5))
        if place is not None:
            yield from glide(self.token, place, 0.0 if hidden else seconds)

    def find(self, progress: Sequence[int | None]) -> Pose | None:
        """Note which frog is the last one, and show its sign; where that lies, if it fits."""
        there = [at for at in progress if at is not None]
        front, last = max(there, default=None), min(there, default=None)
        self.front, self.frog = progress.index(front), progress.index(last)
        if self.lining_up or front is None or last is None or len(there) < 2:
            self.token.visible = self.finish.visible = False
            return None
        self.tile, lapped = last % self._size, front - last >= self._size
        self.finish.visible = lapped or self.lapper is not None
        # Who has lapped it may sit where the sign would have to stand.
        if lapped or self.frog == self._wearing():
            self.token.visible = False
            return None
        return self._place({at % self._size for at in there})

    def leave(self, frog: int) -> None:
        """*frog* leaves its tile: if it was the last one, nobody knows yet who is.

        What was foretold of it is over.
        """
        if frog in (self.frog, self.lapper):
            self.lapper = None
        if frog == self.frog:
            self.token.visible = self.finish.visible = False

    def light_finish(self) -> None:
        """The leap that laps begins: show the finish, even if nobody could foretell it."""
        self.finish.visible = True

    def step(self, tiles: Sequence[Token], frogs: Sequence[Token]) -> None:
        """Let the finish float with one of the *tiles*, and glow; who sits there trembles."""
        if not self.finish.visible:
            return
        self._steps = (self._steps + 1) % PULSE_STEPS
        calm = self._stage.renderer.reduced_motion
        grown = 1.0 if calm else 1.0 + PULSE * sin(tau * self._steps / PULSE_STEPS)
        pad = tiles[self.tile].pose
        self.finish.move_to(Pose(pad.x, pad.y, 0.0, grown, grown))
        if self.lapper is not None and not calm and self._steps == 0:
            self._stage.run(shiver(frogs[self.frog], TREMBLE))

    def _place(self, taken: set[int]) -> Pose | None:
        """Take the largest sign that covers nothing, or else the smallest that fits."""
        signs = _signs(self._stage.renderer)
        ways = [*((sign, True) for sign in signs), *((sign, False) for sign in signs[::-1])]
        for sign, clear in ways:
            size = self._stage.renderer.size(sign)
            place = sign_place(self._layout, self.tile, size, taken, clear=clear)
            if place:
                self.token.picture, self.token.visible = sign, True
                return Pose(*place)
        self.token.visible = False
        return None


def _signs(renderer: Renderer) -> Sequence[Picture]:
    """A board with the flag of the finish and a word, and one with the flag alone."""
    words = Text(say("quibbit.last"), limited_size(renderer, theme.FLOOR, WORDS))
    wide, high = renderer.size(words)
    row, width = max(FLAG, high) / 2, wide + PAD + FLAG
    pieces = Part(words, wide / 2, row), Part(Art("flag", FLAG), width - FLAG / 2, row)
    both = on_board(renderer, Collage(width, 2 * row, pieces), material=MATERIAL)[0]
    side = FLAG + 2 * PAD
    middle = side / 2, side / 2
    flag = Part(board(side, side, MATERIAL), *middle), Part(Art("flag", FLAG), *middle)
    return [both, Collage(side, side, flag)]
