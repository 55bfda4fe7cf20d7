"""A spotlight: the table is dimmed, and light lies on a few tokens."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from sprites.motion.gestures import gesture
from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.render.renderer import Renderer
from sprites.stage.darkness import DARKNESS_Z, Darkness
from sprites.stage.stage import Stage
from sprites.stage.token import Token

DIMMED = 0.4  # share of the way to darkness: what has happened on the table is still read
LIGHT_SECONDS = 0.14  # from full light to the dimmed table
LIGHT = "spotlight"
LIGHT_Z = -100.0  # while lit: above the darkness, below all other lit tokens
WIDER = 1.7  # than what is lit
BREATH, BREATHS = 5.0, 2  # design units that actors rise while all look at them; how often


def box_of(renderer: Renderer, tokens: Sequence[Token]) -> Box | None:
    """The box around *tokens*, or nothing if there are none."""
    boxes = [token_box(renderer, token) for token in tokens]
    if not boxes:
        return None
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)


def token_box(renderer: Renderer, token: Token) -> Box:
    """What a token takes up."""
    (wide, high), pose, (ax, ay) = renderer.size(token.picture), token.pose, token.anchor
    wide, high = wide * pose.sx, high * pose.sy
    return Box(pose.x - ax * wide, pose.y - ay * high, wide, high)


def uncovered(
    renderer: Renderer, actors: Sequence[Token], lifted: Token | None, band: Box | None
) -> list[Token]:
    """Those *actors* that are *lifted*, or not behind a backdrop in the box of its *band*."""
    return [
        actor for actor in actors
        if actor is lifted or not (band and band.overlaps(token_box(renderer, actor)))
    ]  # fmt: skip


def grown(box: Box, token: Token, by: float) -> Box:
    """What a *token* in a *box* takes up while it is larger *by* a factor."""
    (ax, ay), w, h = token.anchor, by * box.w, by * box.h
    return Box(box.x + ax * (box.w - w), box.y + ay * (box.h - h), w, h)


class Spotlight:
    """The darkness over a *stage*, in the colour of its great moments, and who is lit."""

    def __init__(self, stage: Stage) -> None:
        self._stage, self._colour = stage, stage.material.climax.dark
        self._lit: list[Token] = []
        self._darkness = Darkness(stage.renderer, self._colour)
        self._changes = 0  # of the light: only the last one goes on
        self._dimmed = 0.0  # how far it is going to be dark
        self.stays_dark = False
        """Whether it does not get light any more before the winner is large."""

    def reset(self) -> None:
        """Begin anew in full light, on a stage that was cleared."""
        self._changes += 1
        self._darkness.level, self._dimmed, self.stays_dark = 0.0, 0.0, False
        self._lit.clear()
        self.tint()
        self._darkness.order = self._stage.add_effect(self._darkness, DARKNESS_Z)

    @property
    def is_dark(self) -> bool:
        """Whether the table is dimmed now."""
        return self._darkness.level > 0

    def shine(self, tokens: Sequence[Token], dimmed: float = DIMMED, at: Box | None = None) -> None:
        """Dim everything but *tokens*, and those that are lit already.

        Light lies where they are, or *at* a box. While it stays dark, only *tokens* are lit.
        """
        if self.stays_dark:
            dimmed = max(dimmed, self._dimmed)
            self._turn_off()
        boxes = [at] if at else [token_box(self._stage.renderer, token) for token in tokens]
        for token in (*self._lights(boxes), *tokens):
            token.lit = True
            self._lit.append(token)
        self._begin(dimmed)

    def tint(self, colour: str | None = None) -> None:
        """The darkness comes nearer to a *colour*, or to its own again."""
        self._darkness.tint(colour or self._colour)

    def put_out(self) -> None:
        """Give everything its usual light again, unless it stays dark."""
        if not self.stays_dark:
            self._begin(0.0)

    def end(self) -> None:
        """Give everything its usual light at once, unless it stays dark."""
        if not self.stays_dark:
            self._changes += 1
            self._darkness.level = self._dimmed = 0.0
            self._turn_off()

    def end_match(self) -> None:
        """Give everything its usual light at once, though it was to stay dark."""
        self.stays_dark = False
        self.end()

    def _begin(self, level: float) -> None:
        self._changes += 1
        self._dimmed = level
        self._stage.run(self._fade(level, self._changes))

    def _fade(self, level: float, change: int) -> Motion:
        start, steps = self._darkness.level, steps_in(LIGHT_SECONDS)
        for step in range(1, steps + 1):
            if self._changes != change:
                return
            self._darkness.level = start + (level - start) * step / steps
            yield
        if not level:
            self._turn_off()

    def _turn_off(self) -> None:
        for token in self._lit:
            token.lit = False
        self._stage.remove(*(token for token in self._lit if token.name == LIGHT))
        self._lit.clear()

    def _lights(self, boxes: Sequence[Box]) -> list[Token]:
        """A patch of light in each of *boxes*."""
        lights = [_light(box) for box in boxes]
        self._stage.add(*lights)
        return lights


def _light(box: Box) -> Token:
    wide = WIDER * max(box.w, box.h)
    return Token(Art("spotlight", wide), Pose(*box.centre), LIGHT_Z, LIGHT)


def grow(token: Token, growth: float, seconds: float) -> Motion:
    """Come nearer for as long as the light is on, if it has to."""
    if not growth:
        return

    def shape(t: float) -> PoseOffset:
        size = 1.0 + growth * min(1.0, t / 0.12, (1.0 - t) / 0.12)
        return PoseOffset(dy=-BREATH * abs(sin(BREATHS * pi * t)), sx=size, sy=size)

    yield from gesture(token, seconds, shape)
