"""Paper as SVG: a sheet with a soft shadow, light falling from the top left."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from sprites.pictures import theme
from sprites.pictures.board_svg import BRIGHT, board_svg, corner_reach, lit_shares
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture
from sprites.pictures.svg_shapes import outline, rect

DROP = (3.0, 7.0)  # how far the shadow falls, design units
BLUR = 9.0
LAYERS = 14
DARKNESS = 0.34
SHINE = 2.5


def shadow_margin(paper: Paper) -> float:
    """How far the shadow may reach beyond each side of the sheet."""
    return BLUR + max(DROP) if paper.shadow else 1.0


def paper_pixels(paper: Paper, unit: float) -> tuple[int, int]:
    """The pixels of a sheet with room for its shadow all around, *unit* to a design unit."""
    room = 2 * shadow_margin(paper) * unit
    return ceil(paper.width * unit + room), ceil(paper.height * unit + room)


def shadow_caster(picture: Picture | None) -> Paper | None:
    """The sheet that casts the shadow of a picture: itself, or the lowest of a collage."""
    match picture:
        case Paper(shadow=True):
            return picture
        case Collage(width, height, (Part(Paper(w, h, shadow=True) as sheet), *_)):
            return sheet if (w, h) == (width, height) else None
        case _:
            return None


def smallest(paper: Paper) -> Paper:
    """The smallest sheet with the same corners and edges: a larger one repeats its middle."""
    corner = BLUR + max(DROP) + max(paper.radius, corner_reach(paper))
    room = 4 + (paper.material.period if paper.material else 0.0)
    width, height = 2 * corner + room, max(2 * corner, BRIGHT[1] / BRIGHT[0]) + room
    return replace(paper, width=min(paper.width, width), height=min(paper.height, height))


def without_shadow(picture: Picture) -> Picture:
    """The *picture* without the shadow of its lowest sheet."""
    match picture:
        case Paper():
            return replace(picture, shadow=False)
        case Collage(pieces=(Part(Paper() as sheet) as lowest, *rest)):
            bare = replace(lowest, picture=replace(sheet, shadow=False))
            return replace(picture, pieces=(bare, *rest))
        case _:
            return picture


def paper_svg(paper: Paper) -> str:
    """The sheet in the middle of a drawing that is a shadow's margin wider on each side."""
    margin = shadow_margin(paper)
    width, height = paper.width + 2 * margin, paper.height + 2 * margin
    parts = [_sheet(paper, margin)]
    if paper.shadow:
        parts = [*_shadow(paper, margin, DROP), *parts]
    return _svg(width, height, parts)


def shadow_svg(paper: Paper) -> str:
    """The shadow alone, straight below the sheet."""
    margin = shadow_margin(paper)
    width, height = paper.width + 2 * margin, paper.height + 2 * margin
    return _svg(width, height, _shadow(paper, margin, (0.0, 0.0)))


def _svg(width: float, height: float, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{"".join(parts)}</svg>'
    )


def _shadow(paper: Paper, margin: float, drop: tuple[float, float]) -> list[str]:
    """Frames of growing size, one on the other; hollow where the sheet hides them."""
    hollow = BLUR + max(DROP) + paper.radius * 0.3
    w, h = max(0.0, paper.width - 2 * hollow), max(0.0, paper.height - 2 * hollow)
    hole = outline(margin + hollow, margin + hollow, w, h, paper.radius * 0.7)
    layers = []
    for i in range(LAYERS):
        grown = BLUR * (1 - 2 * i / (LAYERS - 1))
        edge = outline(
            margin + drop[0] - grown,
            margin + drop[1] - grown,
            paper.width + 2 * grown,
            paper.height + 2 * grown,
            max(2.0, paper.radius + grown),
        )
        layers.append(
            f'<path fill-rule="evenodd" d="{edge}{hole}" fill="{theme.SHADOW}" '
            f'fill-opacity="{DARKNESS / LAYERS:.4f}"/>'
        )
    return layers


def _sheet(paper: Paper, margin: float) -> str:
    box = Box(margin, margin, paper.width, paper.height)
    body = rect(box, paper.radius, f'fill="{paper.colour}"')
    shine = SHINE / 2 + (paper.edge_width if paper.edge else 0.0)
    light = rect(
        box.inset(shine),
        paper.radius - shine,
        f'fill="none" stroke="url(#light)" stroke-width="{SHINE}"',
    )
    bright, dim = lit_shares(paper.height)
    fade = (
        f'<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{margin}" x2="0" y2="{margin + paper.height}">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/>'
        f'<stop offset="{bright:.4f}" stop-color="#ffffff" stop-opacity="0"/>'
        f'<stop offset="{1 - dim:.4f}" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.1"/>'
        "</linearGradient></defs>"
    )
    return fade + body + board_svg(paper, box) + light + _edge(paper, margin)


def _edge(paper: Paper, margin: float) -> str:
    if paper.edge is None:
        return ""
    half = paper.edge_width / 2
    return rect(
        Box(margin, margin, paper.width, paper.height).inset(half),
        paper.radius - half,
        f'fill="none" stroke="{paper.edge}" stroke-width="{paper.edge_width}"',
    )
