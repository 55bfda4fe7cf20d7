"""The few frames that each kind of particle goes through in its life."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    "ripple", "drop", "sparkle", "puff", "confetti", "large", "shower", "rain", "splash"
]
Frame: TypeAlias = tuple[pygame.Surface, int, int]  # premultiplied pixels, half width and height
Frames: TypeAlias = tuple[Frame, ...]

CONFETTI_COLOURS = tuple(look.body for look in theme.SEATS)
CONFETTI_SIZES: dict[ParticleKind, tuple[float, float]] = {
    "confetti": (22.0, 15.0),
    "large": (58.0, 40.0),
}
CONFETTI_FRAMES = 8
PAPER = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 30" width="44" height="30">'
    '<path d="M3 6L40 2L42 25L5 28Z" fill="#ffffff"/></svg>'
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
    if kind in CONFETTI_SIZES:
        return _confetti(renderer, *CONFETTI_SIZES[kind])
    curve = CURVES[kind]
    whole = renderer.bitmaps.get(Art(curve.art, curve.width))
    shares = [i / (curve.frames - 1) for i in range(curve.frames)]
    sizes = [_resized(whole, curve.size(t), curve.size(t)) for t in shares]
    faces = zip(sizes, shares, strict=True)
    return (tuple(_frame(faded(made, max(0.0, curve.alpha(t)))) for made, t in faces),)


def _confetti(renderer: Renderer, width: float, height: float) -> tuple[Frames, ...]:
    """Pieces of paper in all colours, turning over in the air."""
    w, h = (max(2, round(side * renderer.unit * 2)) for side in (width, height))
    white = bitmap_of(rasterise(PAPER, w, h), w, h, Art("confetti", w))
    angles = [pi * i / CONFETTI_FRAMES for i in range(CONFETTI_FRAMES // 2 + 1)]
    faces = [(_resized(white, 0.5, 0.08 + 0.42 * cos(angle)), sin(angle)) for angle in angles]
    return tuple(_turning(faces, pygame.Color(colour)) for colour in CONFETTI_COLOURS)


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
