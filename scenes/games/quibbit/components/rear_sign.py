"""The sign beside the last frog; near a lap it says how near, and its leaf is a lit finish."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau

from scenes.core.script import Script
from scenes.games.quibbit.layout import QuibbitLayout, sign_place
from scenes.games.quibbit.material import MATERIAL
from scenes.table.climaxes.spotlight import token_box
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

SIGN_Z, FINISH_Z = 595.0, 9.0  # over all frogs that sit and what is written on tiles; under these
WORDS, POST = 34.0, (14.0, 88.0)  # the largest size; its post
NEAR = 3  # tiles to a lap
LEFT_WORDS, FLAG, PAD = 72.0, 74.0, 8.0  # how large is what it says near a lap
FINISH = 480 / 360  # how wide, of a pad
PULSE, PULSE_STEPS = 0.05, 150


class RearSign:
    """Whoever passes the frog beside this sign by a lap has won."""

    def __init__(self, stage: Stage, layout: QuibbitLayout, size: int) -> None:
        self._stage, self._layout, self._size = stage, layout, size
        self.token = Token(_sign(stage.renderer), Pose(0, 0), SIGN_Z, "last")
        self.finish = Token(Art("lap-line", FINISH * layout.pad), Pose(0, 0), FINISH_Z, "finish")
        self.token.visible = self.finish.visible = False
        self._frog: int | None = None
        self._tile = self._steps = 0
        stage.add(self.token, self.finish)
        stage.renderer.prefetch(self.finish.picture)

    @property
    def boxes(self) -> Sequence[Box]:
        """What the sign covers, if it is there."""
        return [token_box(self._stage.renderer, self.token)] if self.token.visible else []

    def mark(self, progress: Sequence[int | None], seconds: float = 0.4) -> Script:
        """Go to the last frog, and show whether it is nearly lapped."""
        hidden, far = not self.token.visible, not self.finish.visible
        place = self.find(progress)
        if far and self.finish.visible:
            self._stage.run(punch(self.token, 0.5, 0.5))
        if place is not None:
            yield from glide(self.token, place, 0.0 if hidden else seconds)

    def find(self, progress: Sequence[int | None]) -> Pose | None:
        """Note which frog is the last one, and show its sign; where that lies, if it fits."""
        there = [at for at in progress if at is not None]
        self._frog = progress.index(min(there)) if there else None
        if len(there) < 2:
            self.token.visible = self.finish.visible = False
            return None
        self._tile, left = min(there) % self._size, self._size - (max(there) - min(there))
        self.finish.visible = 0 < left <= NEAR
        signs = [_sign(self._stage.renderer)]
        if self.finish.visible:
            signs.insert(0, _near_sign(self._stage.renderer, left))
        return self._place(signs, {at % self._size for at in there})

    def leave(self, frog: int) -> None:
        """*frog* leaves its tile: if it was the last one, nobody knows yet who is."""
        if frog == self._frog:
            self.token.visible = self.finish.visible = False

    def step(self, tiles: Sequence[Token]) -> None:
        """Let the finish float with one of the *tiles*, and glow."""
        if not self.finish.visible:
            return
        self._steps = (self._steps + 1) % PULSE_STEPS
        calm = self._stage.renderer.reduced_motion
        grown = 1.0 if calm else 1.0 + PULSE * sin(tau * self._steps / PULSE_STEPS)
        pad = tiles[self._tile].pose
        self.finish.move_to(Pose(pad.x, pad.y, 0.0, grown, grown))

    def _place(self, signs: Sequence[Picture], taken: set[int]) -> Pose | None:
        """Take the first of the *signs* that fits."""
        for sign in signs:
            size = self._stage.renderer.size(sign)
            place = sign_place(self._layout, self._tile, size, taken)
            if place:
                self.token.picture, self.token.visible = sign, True
                return Pose(*place)
        self.token.visible = False
        return None


def _sign(renderer: Renderer) -> Collage:
    """A word on a post in the water."""
    return _on_post(renderer, _last_words(renderer))


def _near_sign(renderer: Renderer, left: int) -> Collage:
    """How many tiles are *left* to the lap, under the same word."""
    words, number = _last_words(renderer), Text(str(left), LEFT_WORDS)
    (wide, high), (across, tall) = renderer.size(words), renderer.size(number)
    width, row = max(wide, FLAG + PAD + across), max(tall, FLAG)
    x = (width - FLAG - PAD - across) / 2
    parts = (
        Part(words, width / 2, high / 2),
        Part(Art("flag", FLAG), x + FLAG / 2, high + row / 2),
        Part(number, x + FLAG + PAD + across / 2, high + row / 2),
    )
    return _on_post(renderer, Collage(width, high + row, parts))


def _last_words(renderer: Renderer) -> Text:
    return Text(say("quibbit.last"), limited_size(renderer, theme.FLOOR, WORDS))


def _on_post(renderer: Renderer, picture: Picture) -> Collage:
    sign, wide = on_board(renderer, picture, material=MATERIAL)
    post = Paper(*POST, theme.WOOD_EDGE, POST[0] / 2, shadow=False)
    high = sign.height + POST[1] / 2
    parts = Part(post, wide / 2, high - POST[1] / 2), Part(sign, wide / 2, sign.height / 2)
    return Collage(wide, high, parts)
