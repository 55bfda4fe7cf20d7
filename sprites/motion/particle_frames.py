"""Films: the few pictures that each kind of particle goes through in its life."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal, TypeAlias

import pygame

from sprites.motion.ease import hump, out_cubic, out_quad
from sprites.pictures import theme
from sprites.pictures.pictures import Art
from sprites.render.bitmaps import Bitmap, bitmap_of, rasterise
from sprites.render.renderer import Renderer
from sprites.render.transforms import faded, scaled

ParticleKind: TypeAlias = Literal["ripple", "drop", "sparkle", "puff", "confetti", "rain", "splash"]
Frame: TypeAlias = tuple[pygame.Surface, int, int]  # premultiplied pixels, half width and height
Film: TypeAlias = tuple[Frame, ...]

PAPERS = tuple(look.body for look in theme.SEATS)
SCRAP = (22.0, 15.0)  # a scrap of confetti
TUMBLES = 8


@dataclass(frozen=True, slots=True)
class ParticleCurve:
    """How a drawing grows and fades as its life goes by: shares of life to shares of all."""

    art: str
    width: float
    frames: int
    size: Callable[[float], float]
    alpha: Callable[[float], float]


REELS: dict[ParticleKind, ParticleCurve] = {
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


def particle_frames(renderer: Renderer, kind: ParticleKind) -> tuple[Film, ...]:
    """The films of a kind, rendered for the studio's window; a particle plays one of them."""
    if kind == "confetti":
        return tuple(_tumbling(renderer, colour) for colour in PAPERS)
    reel = REELS[kind]
    master = renderer.bitmaps.get(Art(reel.art, reel.width))
    shares = [i / (reel.frames - 1) for i in range(reel.frames)]
    return (tuple(_frame(master, reel.size(t), reel.size(t), reel.alpha(t)) for t in shares),)


def _tumbling(renderer: Renderer, colour: str) -> Film:
    """A scrap of paper turning over in the air, its back a little darker."""
    w, h = (round(side * renderer.unit * 2) for side in SCRAP)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 30" width="44" height="30">'
        f'<path d="M3 6L40 2L42 25L5 28Z" fill="{colour}"/>'
        '<path d="M3 6L40 2L42 25L5 28Z" fill="{shade}" fill-opacity="{dark}"/></svg>'
    )
    frames = []
    for i in range(TUMBLES):
        turn = pi * i / TUMBLES
        face = svg.format(shade=theme.SHADOW, dark=round(0.25 * sin(turn) ** 2, 3))
        sheet = rasterise(face, max(2, w), max(2, h))
        master = bitmap_of(sheet, w, h, Art("scrap", w))
        frames.append(_frame(master, 0.5, 0.08 + 0.42 * abs(cos(turn)), 1.0))
    return tuple(frames)


def _frame(master: Bitmap, sx: float, sy: float, alpha: float) -> Frame:
    w, h = master.surface.get_size()
    made = scaled(master, (max(1, round(w * sx)), max(1, round(h * sy))))
    surface = faded(made, max(0.0, alpha)).surface
    return surface, surface.get_width() // 2, surface.get_height() // 2
