"""A spotlight: the table is dimmed, and light lies on a few tokens."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.darkness import DARKNESS_Z, Darkness
from sprites.stage.stage import Stage
from sprites.stage.token import Token

DIMMED = 0.62  # share of the way to the night
SECONDS = 0.14  # from full light to the dimmed table
LIGHT = "spotlight"
LIGHT_Z = -100.0  # while lit: above the darkness, below all other lit tokens
WIDER = 1.7  # than what is lit


def box_of(renderer: Renderer, tokens: Sequence[Token]) -> Box | None:
    """The box around *tokens*, or nothing if there are none."""
    boxes = [_box(renderer, token) for token in tokens]
    if not boxes:
        return None
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)


def _box(renderer: Renderer, token: Token) -> Box:
    (wide, high), pose, (ax, ay) = renderer.size(token.picture), token.pose, token.anchor
    wide, high = wide * pose.sx, high * pose.sy
    return Box(pose.x - ax * wide, pose.y - ay * high, wide, high)


class Spotlight:
    """The darkness over a *stage*, and who is lit; both go by steps."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._goal = 0.0
        self._lit: list[Token] = []
        self.reset()

    def reset(self) -> None:
        """Begin anew in full light, on a stage that was cleared."""
        self._goal, self._lit = 0.0, []
        self._darkness = Darkness(self._stage.renderer)
        self._darkness.order = self._stage.add_effect(self._darkness, DARKNESS_Z)

    def shine(self, tokens: Sequence[Token], dimmed: float = DIMMED) -> None:
        """Dim everything but *tokens*, and those that are lit already."""
        self._goal = dimmed
        for token in (*self._lights(tokens), *tokens):
            token.lit = True
            self._lit.append(token)

    def _lights(self, tokens: Sequence[Token]) -> list[Token]:
        """A patch of light behind each of *tokens*."""
        boxes = [_box(self._stage.renderer, token) for token in tokens]
        lights = [_light(box) for box in boxes]
        self._stage.add(*lights)
        return lights

    def put_out(self) -> None:
        """Give everything its usual light again."""
        self._goal = 0.0

    def end(self) -> None:
        """Give everything its usual light at once."""
        self._goal = self._darkness.level = 0.0
        self._stop()

    def step(self) -> None:
        """Go on by one fixed step."""
        darkness, most = self._darkness, DIMMED * STEP / SECONDS
        way = self._goal - darkness.level
        darkness.level += max(-most, min(most, way))
        if not darkness.level and not self._goal and self._lit:
            self._stop()

    def _stop(self) -> None:
        for token in self._lit:
            token.lit = False
        self._stage.remove(*(token for token in self._lit if token.name == LIGHT))
        self._lit.clear()


def _light(box: Box) -> Token:
    wide = WIDER * max(box.w, box.h)
    return Token(Art("spotlight", wide), Pose(*box.centre), LIGHT_Z, LIGHT)
