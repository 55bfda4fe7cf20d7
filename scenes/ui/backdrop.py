"""The still dawn behind every menu, and the little that lives in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau
from weakref import WeakKeyDictionary

import pygame

from scenes.core.script import Script, wait
from scenes.ui.widgets import WidgetGroup
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.render.background import draw_background
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

EVERY = 4  # steps between two looks at a thing that only drifts
VEIL = 165  # of 255, how much an overlay darkens what it covers
SMALL, SOFT = 135, 4  # pixels: height at which what it covers is blurred, and how far
BACK_Z, HERO_Z = -100.0, -50.0
WATER = 0.62  # where the water begins, of the height
BOB = 5.0  # design units
BOB_SECONDS = 6.0
BLINK_SECONDS, BLINK_EVERY = 0.14, (3.1, 4.7, 0.35, 5.3)
HERO_TALL = 1.03  # of its width
HERO_FEET = 0.9  # of its height, where its leaf floats
EYES = ((0.348, 0.286, 0.156), (0.618, 0.281, 0.148))  # x, y, width in shares of its width
RIPPLES = ((0.31, 0.83), (0.72, 0.74), (0.5, 0.95), (0.86, 0.88))
RIPPLE_SECONDS, RIPPLE_REST, RIPPLE_RINGS = 2.4, 2.2, 12


_dawns: WeakKeyDictionary[Renderer, pygame.Surface] = WeakKeyDictionary()


def dawn(renderer: Renderer) -> pygame.Surface:
    """Still water before sunrise, painted once for all screens of a window."""
    kept = _dawns.get(renderer)
    if kept is None or kept.get_size() != renderer.pixels:
        kept = _dawns[renderer] = draw_background(renderer, Art("dawn-water", renderer.width))
    return kept


def veiled(below: pygame.Surface) -> pygame.Surface:
    """*below* out of focus and behind a dark veil."""
    width, height = below.get_size()
    small = pygame.transform.smoothscale(below, (max(1, width * SMALL // height), SMALL))
    soft = pygame.transform.gaussian_blur(small, SOFT)
    veil = pygame.Surface(soft.get_size())
    veil.fill(theme.CURTAIN)
    veil.set_alpha(VEIL)
    soft.blit(veil, (0, 0))
    return pygame.transform.smoothscale(soft, (width, height))


class AmbientMotion:
    """What drifts, bobs and blinks on a board by itself; it rests with reduced motion."""

    def __init__(self, widgets: WidgetGroup) -> None:
        self._widgets = widgets

    def pond(self) -> None:
        """A dragonfly over the water, a butterfly over the reeds, and ripples now and then."""
        w, h = self._widgets.renderer.width, self._widgets.renderer.height
        self._live(_drifting(self._put(Art("dragonfly", 92), w * 0.9, h * 0.34), 26.0, 9.0))
        self._live(_drifting(self._put(Art("butterfly", 58), w * 0.07, h * 0.57), 18.0, 7.0))
        ripple = self._put(Art("ripple", 10), 0, 0)
        ripple.visible = False
        self._live(_rippling(ripple, [(x * w, y * h) for x, y in RIPPLES]))

    def hero(self, x: float, floor: float, size: float) -> None:
        """A large frog on its leaf, which floats at *floor*."""
        y = floor - size * HERO_TALL * (HERO_FEET - 0.5)
        frog = self._put(Art("title-frog", size), x, y, HERO_Z)
        left, top = x - size / 2, y - size * HERO_TALL / 2
        lids = []
        for across, down, wide in EYES:
            lid = _lid(wide * size)
            lids.append(self._put(lid, left + across * size, top + down * size, HERO_Z + 1))
            lids[-1].visible = False
        self._live(_bobbing([frog, *lids]))
        self._live(_blinking(lids))

    def _live(self, script: Script) -> None:
        if not self._widgets.renderer.reduced_motion:
            self._widgets.run(script)

    def _put(self, picture: Picture, x: float, y: float, z: float = BACK_Z) -> Token:
        token = Token(picture, Pose(x, y), z, "life")
        self._widgets.stage.add(token)
        return token


def _lid(wide: float) -> Collage:
    """A closed eyelid: a disc with a crease."""
    disc = Paper(wide, wide, theme.TITLE_FROG_LID, wide / 2, shadow=False)
    crease = Paper(wide * 0.8, wide * 0.07, theme.GOOD, wide * 0.035, shadow=False)
    return Collage(
        wide, wide, (Part(disc, wide / 2, wide / 2), Part(crease, wide / 2, wide * 0.66))
    )


def _drifting(token: Token, reach: float, seconds: float) -> Script:
    home, step = token.pose, 0
    while True:
        if step % EVERY == 0:
            turn = tau * step * STEP / seconds
            token.pose = home.at(home.x + reach * sin(turn), home.y + reach * 0.5 * sin(turn * 1.6))
        step += 1
        yield


def _bobbing(tokens: Sequence[Token]) -> Script:
    homes, step = [token.pose for token in tokens], 0
    while True:
        sunk = round(BOB * sin(tau * step * STEP / BOB_SECONDS))
        for token, home in zip(tokens, homes, strict=True):
            token.pose = home.at(home.x, home.y + sunk)
        step += 1
        yield


def _blinking(lids: Sequence[Token]) -> Script:
    while True:
        for pause in BLINK_EVERY:
            yield from wait(pause)
            for lid in lids:
                lid.visible = True
            yield from wait(BLINK_SECONDS)
            for lid in lids:
                lid.visible = False


def _rippling(token: Token, places: Sequence[tuple[float, float]]) -> Script:
    while True:
        for x, y in places:
            yield from wait(RIPPLE_REST)
            token.visible = True
            for ring in range(RIPPLE_RINGS):
                share = (ring + 1) / RIPPLE_RINGS
                token.picture = Art("ripple", 20 + 150 * share)
                token.pose = Pose(x, y, alpha=0.9 * (1 - share))
                yield from wait(RIPPLE_SECONDS / RIPPLE_RINGS)
            token.visible = False
