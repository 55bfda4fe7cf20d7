"""Animals and ripples that move by themselves behind a menu."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau

from scenes.core.script import Script, wait
from scenes.ui.widgets import WidgetGroup
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET, TILE_TOP
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

TOKEN_NAME = "ambient"
DRIFT_STEPS = 4  # fixed steps between two poses of what only drifts
BACK_Z, FROG_Z = -100.0, -50.0
BOB = 5.0  # design units up and down
BOB_SECONDS = 6.0
BLINK_SECONDS, BLINK_PAUSES = 0.14, (3.1, 4.7, 0.35, 5.3)
FROG_RATIO = 1.03  # height of the title frog, of its width
FROG_FLOAT = 0.9  # where its leaf floats, of its height
REEDS, REEDS_IN, REEDS_UP = 300.0, 110.0, 190.0  # how wide; where the middle of a bed of reeds is
SLEEPERS = 2  # side by side
SLEEPER_UP, SLEEPER_ROW, SLEEPER_SHIFT = 0.4, 0.62, 0.3  # shares of a leaf's width
ON_LEAF = 0.9  # the width of a frog, of that of its leaf
FRIEND_SEAT = 2
EYES = ((0.348, 0.286, 0.156), (0.618, 0.281, 0.148))  # x, y, width in shares of its width
RIPPLES = ((0.31, 0.83), (0.72, 0.74), (0.5, 0.95), (0.86, 0.88))  # x, y in shares of the screen
RIPPLE_SECONDS, RIPPLE_PAUSE, RIPPLE_FRAMES = 2.4, 2.2, 12


class AmbientMotion:
    """Adds moving tokens to *widgets*; with reduced motion they stand still."""

    def __init__(self, widgets: WidgetGroup) -> None:
        self._widgets = widgets

    def add_pond(self) -> None:
        """Add a dragonfly over the water, a butterfly over the reeds, and ripples."""
        w, h = self._widgets.renderer.width, self._widgets.renderer.height
        self._run(_drift(self._add(Art("dragonfly", 92), w * 0.955, h * 0.38), 26.0, 9.0))
        self._run(_drift(self._add(Art("butterfly", 58), w * 0.965, h * 0.5), 18.0, 7.0))
        ripple = self._add(Art("ripple", 10), 0, 0)
        ripple.visible = False
        self._run(_ripple(ripple, [(x * w, y * h) for x, y in RIPPLES]))

    def add_reeds(self) -> None:
        """Add reeds in both lower corners."""
        w, h = self._widgets.renderer.width, self._widgets.renderer.height
        for name, x in (("reeds-left", REEDS_IN), ("reeds-right", w - REEDS_IN)):
            self._add(Art(name, REEDS), x, h - REEDS_UP, FROG_Z - 1)

    def add_title_frog(self, x: float, water: float, size: float) -> None:
        """Add a frog, *size* design units wide, on a leaf that floats at the height *water*."""
        y = water - size * FROG_RATIO * (FROG_FLOAT - 0.5)
        picture = Art("title-frog", size)
        self._widgets.renderer.prefetch(picture)  # in another thread: it takes 40 ms
        frog = self._add(picture, x, y, FROG_Z)
        left, top = x - size / 2, y - size * FROG_RATIO / 2
        eyelids = []
        for across, down, wide in EYES:
            eyelid = _eyelid(wide * size)
            eyelids.append(self._add(eyelid, left + across * size, top + down * size, FROG_Z + 1))
            eyelids[-1].visible = False
        self._run(_bob([frog, *eyelids]))
        self._run(_blink(eyelids))

    def add_friend(self, x: float, y: float, wide: float) -> None:
        """Add a small frog that looks to the left, on a leaf *wide* design units wide."""
        self._run(_bob(self._add_on_leaf("frog-sit", FRIEND_SEAT, Pose(x, y), wide, mirrored=True)))

    def add_sleepers(self, seats: int, room: Box) -> None:
        """Add the frogs of so many *seats*, asleep on their leaves at the bottom of *room*."""
        wide = room.w / (SLEEPERS + SLEEPER_SHIFT)
        for seat in range(seats):
            row, column = divmod(seat, SLEEPERS)
            x = room.x + wide * (column + 0.5 + SLEEPER_SHIFT * (row % 2))
            feet = Pose(x, room.bottom - wide * (SLEEPER_UP + SLEEPER_ROW * row))
            self._add_on_leaf("frog-sleep", seat, feet, wide, FROG_Z - row)

    def _add_on_leaf(
        self, name: str, seat: int, feet: Pose, wide: float, z: float = FROG_Z, *,
        mirrored: bool = False,
    ) -> list[Token]:  # fmt: skip
        palette = palette_of(seat)
        leaf = Art("pad", wide, palette, mirrored)
        frog = Art(name, ON_LEAF * wide, palette, mirrored)
        tokens = [
            Token(leaf, feet, z, TOKEN_NAME, TILE_TOP),
            Token(frog, feet, z, TOKEN_NAME, FROG_FEET),
        ]
        self._widgets.stage.add(*tokens)
        return tokens

    def _run(self, script: Script) -> None:
        if not self._widgets.renderer.reduced_motion:
            self._widgets.run(script)

    def _add(self, picture: Picture, x: float, y: float, z: float = BACK_Z) -> Token:
        token = Token(picture, Pose(x, y), z, TOKEN_NAME)
        self._widgets.stage.add(token)
        return token


def _eyelid(wide: float) -> Collage:
    """A closed eyelid: a disc with a crease."""
    disc = Paper(wide, wide, theme.TITLE_FROG_LID, wide / 2, shadow=False)
    crease = Paper(wide * 0.8, wide * 0.07, theme.GOOD, wide * 0.035, shadow=False)
    return Collage(
        wide, wide, (Part(disc, wide / 2, wide / 2), Part(crease, wide / 2, wide * 0.66))
    )


def _drift(token: Token, reach: float, seconds: float) -> Script:
    start, step = token.pose, 0
    while True:
        if step % DRIFT_STEPS == 0:
            turn = tau * step * STEP / seconds
            x, y = start.x + reach * sin(turn), start.y + reach * 0.5 * sin(turn * 1.6)
            token.pose = start.at(x, y)
        step += 1
        yield


def _bob(tokens: Sequence[Token]) -> Script:
    starts, step = [token.pose for token in tokens], 0
    while True:
        down = round(BOB * sin(tau * step * STEP / BOB_SECONDS))
        for token, start in zip(tokens, starts, strict=True):
            token.pose = start.at(start.x, start.y + down)
        step += 1
        yield


def _blink(eyelids: Sequence[Token]) -> Script:
    while True:
        for pause in BLINK_PAUSES:
            yield from wait(pause)
            for eyelid in eyelids:
                eyelid.visible = True
            yield from wait(BLINK_SECONDS)
            for eyelid in eyelids:
                eyelid.visible = False


def _ripple(token: Token, places: Sequence[tuple[float, float]]) -> Script:
    while True:
        for x, y in places:
            yield from wait(RIPPLE_PAUSE)
            token.visible = True
            for frame in range(RIPPLE_FRAMES):
                share = (frame + 1) / RIPPLE_FRAMES
                token.picture = Art("ripple", 20 + 150 * share)
                token.pose = Pose(x, y, alpha=0.9 * (1 - share))
                yield from wait(RIPPLE_SECONDS / RIPPLE_FRAMES)
            token.visible = False
