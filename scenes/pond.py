"""The pond at dawn that lies behind every menu, and the little that lives on it."""

from __future__ import annotations

from dataclasses import replace
from math import sin, tau

import pygame

from scenes.board import Board
from scenes.script import Script
from sprites import theme
from sprites.dye import dye_of
from sprites.motion import STEP
from sprites.pictures import Art
from sprites.stage import Background
from sprites.token import Pose, Token

EVERY = 4  # steps between two looks at a thing that only drifts
VEIL = 150  # of 255, how much an overlay darkens what it covers
BACK_Z, HERO_Z = -100.0, -50.0
BREATH = 4.0  # seconds
SWELL = 0.012


def dawn() -> Background:
    """Still water before sunrise."""
    return Art("dawn-water", 2560)


def veiled(below: pygame.Surface) -> pygame.Surface:
    """*below* behind a dark veil."""
    ground = below.copy()
    veil = pygame.Surface(ground.get_size())
    veil.fill(theme.CURTAIN)
    veil.set_alpha(VEIL)
    ground.blit(veil, (0, 0))
    return ground


class Life:
    """What drifts, bobs and breathes on a board by itself; it rests with reduced motion."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def pond(self) -> None:
        """Reeds in the corners and a few leaves that drift."""
        studio = self._board.studio
        w, h = studio.width, studio.height
        self._put(Art("reeds-left", 330), 130, h - 190)
        self._put(Art("reeds-right", 330), w - 130, h - 190)
        self.drift(Art("pad", 190, dye_of(1)), w * 0.93, h * 0.2, 9.0, 11.0)
        self.drift(Art("flower", 170), w * 0.05, h * 0.3, 8.0, 13.0)
        self.drift(Art("dragonfly", 96), w * 0.8, h * 0.09, 16.0, 7.0)

    def drift(self, art: Art, x: float, y: float, reach: float, seconds: float) -> Token:
        """Have *art* rock on the water round (x, y)."""
        token = self._put(art, x, y)
        if not self._board.studio.still:
            self._board.run(_drifting(token, reach, seconds))
        return token

    def hero(self, x: float, floor: float, size: float) -> None:
        """A large frog that breathes on its leaf, its feet at *floor*."""
        leaf = self._put(Art("pad", size * 1.08, dye_of(1)), x, floor - size * 0.3)
        frog = Token(
            Art("title-frog", size), Pose(x, floor - size * 0.16), HERO_Z, "hero", (0.5, 0.9)
        )
        self._board.stage.add(frog)
        if not self._board.studio.still:
            self._board.run(_breathing(frog))
            self._board.run(_drifting(leaf, 3.0, 9.0))

    def _put(self, art: Art, x: float, y: float) -> Token:
        token = Token(art, Pose(x, y), BACK_Z, art.name)
        self._board.stage.add(token)
        return token


def _drifting(token: Token, reach: float, seconds: float) -> Script:
    home, step = token.pose, 0
    while True:
        if step % EVERY == 0:
            turn = tau * step * STEP / seconds
            token.pose = home.at(home.x + reach * sin(turn), home.y + reach * 0.5 * sin(turn * 1.6))
        step += 1
        yield


def _breathing(frog: Token) -> Script:
    home, step = frog.pose, 0
    while True:
        if step % EVERY == 0:
            swell = SWELL * sin(tau * step * STEP / BREATH)
            frog.pose = replace(home, sx=1 - swell * 0.5, sy=1 + swell)
        step += 1
        yield
