"""High contrast: light colours lighter, dark ones darker, and an outline around everything."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame

from sprites.pictures import theme
from sprites.pictures.lettering import LetterFill, Lettering
from sprites.pictures.pictures import Paper, Text
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED

# With these luminances every text has a contrast of 7:1 on every paper it is set on.
INK_MOST, PAPER_LEAST = 0.035, 0.65  # dark on light
INK_LEAST, PAPER_MOST = 0.85, 0.075  # light on dark
INK_DIVIDE, PAPER_DIVIDE = 0.18, 0.23  # colours below are dark ones
EDGE, FRAME = 5.0, 9.0  # design units: around any sheet, and around one that has an edge anyway
RIM, HALO = 3.0, 2.0  # design units: a dark line, and a light one around it for dark water
SOLID = 110  # of 255: what is less opaque is a shadow, and gets no outline
WITHOUT_OUTLINE = (  # line drawings on paper, lights, ornaments, water, what is behind the table
    "icon-", "glyph-", "arrow-", "pond-glow", "spot-lit", "seat-", "firefly", "dusk-",
    "cloth-light", "candle-pool", "tray-light", "walnut-", "lane-", "page-corner", "podium-",
    "spot-ghost", "cloth-ornament", "embroidered-", "loop-", "ripple", "drop", "rain", "jar-",
    "suit-knots", "suit-leaves", "suit-moons", "suit-suns", "suit-waves", "suit-wyrms",
)  # fmt: skip
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))
STEPS = 24


def contrast_text(text: Text) -> Text:
    """The same words, darker or brighter."""
    lettering = text.lettering and _contrast_lettering(text.lettering)
    return replace(text, colour=contrast_ink(text.colour), lettering=lettering)


def _contrast_lettering(lettering: Lettering) -> Lettering:
    fills = (lettering.fill, *(fill for _, fill in lettering.words))
    fill, *others = (LetterFill(contrast_ink(each.top), contrast_ink(each.base)) for each in fills)
    words = zip((word for word, _ in lettering.words), others, strict=True)
    return Lettering(fill, contrast_ground(lettering.outline), tuple(words))


def contrast_paper(paper: Paper) -> Paper:
    """The same sheet, bare, brighter or darker, and outlined unless it is hardly more than that."""
    colour = contrast_ground(paper.colour)
    if paper.material:
        paper = replace(paper, material=replace(paper.material, weave="", corner=""))
    light = luminance(colour) >= PAPER_DIVIDE
    edge = paper.edge or (theme.INK if light else theme.PAPER_BRIGHT)
    outline = _shifted(edge, most=INK_MOST) if light else _shifted(edge, least=INK_LEAST)
    width = max(paper.edge_width, FRAME if paper.edge else EDGE)
    if min(paper.width, paper.height) <= 2 * width:
        return replace(paper, colour=colour)
    return replace(paper, colour=colour, edge=outline, edge_width=width)


@cache
def contrast_ink(colour: str) -> str:
    """A colour to write with."""
    dark = luminance(colour) < INK_DIVIDE
    return _shifted(colour, most=INK_MOST) if dark else _shifted(colour, least=INK_LEAST)


@cache
def contrast_ground(colour: str) -> str:
    """A colour to write on."""
    dark = luminance(colour) < PAPER_DIVIDE
    return _shifted(colour, most=PAPER_MOST) if dark else _shifted(colour, least=PAPER_LEAST)


def outlined(drawn: pygame.Surface, unit: float) -> pygame.Surface:
    """A drawing with a dark outline and a light one around that, its centre in the centre."""
    rim, halo = max(1.0, RIM * unit), max(1.0, HALO * unit)
    room = int(rim + halo) + 1
    sheet = pygame.Surface(
        (drawn.get_width() + 2 * room, drawn.get_height() + 2 * room), pygame.SRCALPHA
    )
    mask = pygame.mask.from_surface(drawn, SOLID)
    for colour, reach in ((theme.PAPER_BRIGHT, rim + halo), (theme.INK, rim)):
        shape = mask.to_surface(setcolor=colour, unsetcolor=(0, 0, 0, 0))
        for dx, dy in AROUND:
            sheet.blit(shape, (room + round(dx * reach), room + round(dy * reach)))
    sheet.blit(drawn, (room, room), special_flags=PREMULTIPLIED)
    return sheet


@cache
def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1, as the eye sees it."""
    r, g, b = (_linear(part / 255) for part in tuple(pygame.Color(colour))[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)


def _shifted(colour: str, least: float = 0.0, most: float = 1.0) -> str:
    """The colour, mixed with white or black until it is light or dark enough."""
    goal = pygame.Color("white" if least else "black")
    start = pygame.Color(colour)
    for step in range(STEPS + 1):
        mixed = start.lerp(goal, step / STEPS)
        name = f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"
        if least <= luminance(name) <= most:
            return name
    return name
