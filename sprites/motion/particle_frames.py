"""The few frames that each kind of particle goes through in its life."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import cos, pi, sin
from typing import Literal, TypeAlias

import pygame

from sprites.motion.ease import hump, out_cubic, out_quad
from sprites.pictures import theme
from sprites.pictures.pictures import Art
from sprites.render.bitmaps.bitmaps import Bitmap, bitmap_of, rasterise
from sprites.render.bitmaps.transforms import faded, scaled, tinted
from sprites.render.renderer import Renderer

ParticleKind: TypeAlias = Literal[
    "ripple", "drop", "sparkle", "puff", "confetti", "large", "shower", "rain", "splash",
    "petals", "leaves", "sparks", "coins", "patches",
]  # fmt: skip
Frame: TypeAlias = tuple[pygame.Surface, int, int]  # premultiplied pixels, half width and height
Frames: TypeAlias = tuple[Frame, ...]

CONFETTI_FRAMES = 8
SHARES = 1.0, 0.7, 1.3  # of their size that pieces of one colour have, then of the next, in turn


@dataclass(frozen=True, slots=True)
class FallingPiece:
    """What turns over in the air: a white *shape* of 44 to 30, how wide and high, its *colours*."""

    shape: str
    width: float
    height: float
    colours: Sequence[str]


PAPER = "M3 6L40 2L42 25L5 28Z"
SEATS = tuple(look.body for look in theme.SEATS)
FALLING_PIECES: dict[ParticleKind, FallingPiece] = {
    "confetti": FallingPiece(PAPER, 22.0, 15.0, SEATS),
    "large": FallingPiece(PAPER, 58.0, 40.0, SEATS),
    "petals": FallingPiece(
        "M2 15C10 0 30 -2 42 12C36 22 40 26 30 29C18 30 8 26 2 15Z", 34.0, 24.0, theme.PETALS
    ),
    "leaves": FallingPiece(
        "M1 22C8 4 26 0 43 4C40 20 28 31 12 27L4 30Z", 36.0, 25.0, theme.FALLING_LEAVES
    ),
    "sparks": FallingPiece(
        "M22 1C30 1 36 7 36 15S30 29 22 29S8 23 8 15S14 1 22 1Z", 18.0, 13.0, theme.SPARKS
    ),
    "coins": FallingPiece(
        "M22 0C33 0 42 6 42 15S33 30 22 30S2 24 2 15S11 0 22 0ZM22 4C31 4 37 8 37 15S31 26 22 26"
        "S7 22 7 15S13 4 22 4ZM22 6C30 6 34 9 34 15S30 24 22 24S10 21 10 15S14 6 22 6Z",
        32.0, 24.0, theme.COINS,
    ),
    "patches": FallingPiece(
        f"M1 1{'l3 3 3-3' * 7}{'l-3 3.5 3 3.5' * 4}{'l-3-3-3 3' * 7}{'l3-3.5-3-3.5' * 4}Z",
        34.0, 24.0, theme.PATCHES,
    ),
}  # fmt: skip
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 30" width="44" height="30">'
    '<path d="{}" fill="#ffffff" fill-rule="evenodd"/></svg>'
)
DARKEST = 0.25  # share of the way to the shadow, where a piece is seen from its edge
DRAWN_AS: dict[ParticleKind, ParticleKind] = {"shower": "confetti"}
"""Kinds with the frames of another one."""


@dataclass(frozen=True, slots=True)
class ParticleCurve:
    """How a drawing grows and fades: shares of its life to shares of its size and opacity."""

    art: str
    width: float
    frames: int
    size: Callable[[float], float]
    alpha: Callable[[float], float]


CURVES: dict[ParticleKind, ParticleCurve] = {
    "ripple": ParticleCurve(
        "ripple", 300.0, 18, lambda t: 0.3 + 0.7 * out_quad(t), lambda t: (1 - t) ** 1.3
    ),
    "drop": ParticleCurve("drop", 20.0, 8, lambda t: 1 - 0.5 * t, lambda t: min(1.0, 3 * (1 - t))),
    "sparkle": ParticleCurve(
        "sparkle", 46.0, 12, lambda t: hump(t) ** 0.7, lambda t: min(1.0, 3 * (1 - t))
    ),
    "puff": ParticleCurve(
        "puff", 84.0, 12, lambda t: 0.3 + 0.7 * out_cubic(t), lambda t: 0.9 * (1 - t) ** 1.5
    ),
    "rain": ParticleCurve("rain", 16.0, 4, lambda t: 1.0, lambda t: min(1.0, 2 * (1 - t))),
    "splash": ParticleCurve(
        "ripple", 70.0, 10, lambda t: 0.3 + 0.7 * out_quad(t), lambda t: (1 - t) ** 1.3
    ),
}


def particle_frames(renderer: Renderer, kind: ParticleKind) -> tuple[Frames, ...]:
    """All sequences of frames of a kind; a particle shows one of them."""
    if kind in FALLING_PIECES:
        return _pieces(renderer, FALLING_PIECES[kind])
    curve = CURVES[kind]
    whole = renderer.bitmaps.get(Art(curve.art, curve.width))
    shares = [i / (curve.frames - 1) for i in range(curve.frames)]
    sizes = [_resized(whole, curve.size(t), curve.size(t)) for t in shares]
    faces = zip(sizes, shares, strict=True)
    return (tuple(_frame(faded(made, max(0.0, curve.alpha(t)))) for made, t in faces),)


def _pieces(renderer: Renderer, piece: FallingPiece) -> tuple[Frames, ...]:
    """A *piece* in all its colours, each in a size, turning over in the air."""
    w, h = (max(2, round(side * renderer.unit * 2)) for side in (piece.width, piece.height))
    white = bitmap_of(rasterise(SVG.format(piece.shape), w, h), w, h, Art("confetti", w))
    angles = [pi * i / CONFETTI_FRAMES for i in range(CONFETTI_FRAMES // 2 + 1)]
    sizes = []
    for share in SHARES:
        shapes = (
            _resized(white, 0.5 * share, (0.08 + 0.42 * cos(angle)) * share) for angle in angles
        )
        sizes.append([(shape, sin(angle)) for shape, angle in zip(shapes, angles, strict=True)])
    turning = zip(piece.colours, cycle(sizes))
    return tuple(_turning(faces, pygame.Color(colour)) for colour, faces in turning)


def _turning(faces: Sequence[tuple[Bitmap, float]], colour: pygame.Color) -> Frames:
    """White *faces* in a *colour*; the farther each has turned, 0 to 1, the darker it is."""
    shade = pygame.Color(theme.SHADOW)
    frames = [_frame(tinted(face, colour.lerp(shade, DARKEST * turn**2))) for face, turn in faces]
    return *frames, *frames[-2:0:-1]  # on the other half of its turn it looks the same


def _resized(whole: Bitmap, sx: float, sy: float) -> Bitmap:
    w, h = whole.surface.get_size()
    return scaled(whole, (max(1, round(w * sx)), max(1, round(h * sy))))


def _frame(made: Bitmap) -> Frame:
    return made.surface, made.surface.get_width() // 2, made.surface.get_height() // 2
