"""Paper as SVG: a sheet with a soft shadow, light falling from the top left."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture

DROP = (3.0, 7.0)  # how far the shadow falls, design units
BLUR = 9.0
LAYERS = 14
DARKNESS = 0.34
SHINE = 2.5
GRAIN = ((0.12, 2.0), (0.27, 3.0))  # where the lines of a board are, and how wide
GRAIN_REACH, GRAIN_INSET = 30.0, 0.5
SIDE, SIDE_SHARE, SIDE_DARK = 7.0, 0.14, 0.42  # how much of a board's lower side is seen, at most
CURVE = (0.28, 0.16)  # how much lighter a board is at its upper side, and darker at its lower one
BRIGHT, DIM = (0.4, 60.0), (0.2, 30.0)  # how far the light reaches: a share, and at most so far


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
    corner = BLUR + max(DROP) + paper.radius
    width, height = 2 * corner + 4, max(2 * corner, BRIGHT[1] / BRIGHT[0]) + 4
    return replace(paper, width=min(paper.width, width), height=min(paper.height, height))


def without_shadow(picture: Picture) -> Picture:
    """The same without a shadow."""
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
    hole = _outline(margin + hollow, margin + hollow, w, h, paper.radius * 0.7)
    layers = []
    for i in range(LAYERS):
        grown = BLUR * (1 - 2 * i / (LAYERS - 1))
        edge = _outline(
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


def _outline(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with round corners as a path."""
    if w <= 0 or h <= 0:
        return ""
    r = max(0.0, min(r, w / 2, h / 2))
    arc = f"a{r:.2f} {r:.2f} 0 0 1"
    return (
        f"M{x + r:.2f} {y:.2f}h{w - 2 * r:.2f}{arc} {r:.2f} {r:.2f}"
        f"v{h - 2 * r:.2f}{arc} {-r:.2f} {r:.2f}"
        f"h{2 * r - w:.2f}{arc} {-r:.2f} {-r:.2f}"
        f"v{2 * r - h:.2f}{arc} {r:.2f} {-r:.2f}z"
    )


def _sheet(paper: Paper, margin: float) -> str:
    box = Box(margin, margin, paper.width, paper.height)
    body = _rect(box, paper.radius, f'fill="{paper.colour}"')
    shine = SHINE / 2 + (paper.edge_width if paper.edge else 0.0)
    light = _rect(
        box.inset(shine),
        paper.radius - shine,
        f'fill="none" stroke="url(#light)" stroke-width="{SHINE}"',
    )
    bright, dim = (min(share, most / paper.height) for share, most in (BRIGHT, DIM))
    fade = (
        f'<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{margin}" x2="0" y2="{margin + paper.height}">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/>'
        f'<stop offset="{bright:.4f}" stop-color="#ffffff" stop-opacity="0"/>'
        f'<stop offset="{1 - dim:.4f}" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.1"/>'
        "</linearGradient></defs>"
    )
    return fade + body + _wood(paper, margin) + light + _edge(paper, margin)


def _wood(paper: Paper, margin: float) -> str:
    """What makes a board of a sheet with grain: a thick, slightly curved piece."""
    if paper.grain is None:
        return ""
    box = Box(margin, margin, paper.width, paper.height)
    bright, dim = (min(share, most / paper.height) for share, most in (BRIGHT, DIM))
    curve = (
        f'<defs><linearGradient id="curve" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{margin}" x2="0" y2="{margin + paper.height}">'
        f'<stop offset="0" stop-color="#ffffff" stop-opacity="{CURVE[0]}"/>'
        f'<stop offset="{bright:.4f}" stop-color="#ffffff" stop-opacity="0"/>'
        f'<stop offset="{1 - dim:.4f}" stop-color="{theme.WOOD_EDGE}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{theme.WOOD_EDGE}" stop-opacity="{CURVE[1]}"/>'
        "</linearGradient></defs>"
    )
    face = curve + _rect(box, paper.radius, 'fill="url(#curve)"')
    return face + _grain(paper, margin) + _side(paper, margin)


def _side(paper: Paper, margin: float) -> str:
    """The lower side of a board, which shows how thick it is."""
    thick = min(SIDE, SIDE_SHARE * paper.height) + (paper.edge_width if paper.edge else 0.0)
    w, h = paper.width, paper.height
    outer = _outline(margin, margin, w, h, paper.radius)
    face = _outline(margin, margin, w, h - thick, paper.radius)
    return (
        f'<path fill-rule="evenodd" d="{outer}{face}" fill="{theme.WOOD_EDGE}" '
        f'fill-opacity="{SIDE_DARK}"/>'
    )


def _grain(paper: Paper, margin: float) -> str:
    """Lines along a board, near its upper and its lower side."""
    left, wide = margin + paper.radius * GRAIN_INSET, paper.width - 2 * paper.radius * GRAIN_INSET
    lines = []
    for share, thick in GRAIN:
        down = share * min(paper.height, 2 * paper.radius + GRAIN_REACH)
        for y in (margin + down, margin + paper.height - 0.8 * down):
            lines.append(
                f'<path d="M{left:.2f} {y:.2f}h{wide:.2f}" stroke="{paper.grain}" '
                f'stroke-width="{thick}" stroke-linecap="round" stroke-opacity="0.7"/>'
            )
    return "".join(lines)


def _edge(paper: Paper, margin: float) -> str:
    if paper.edge is None:
        return ""
    half = paper.edge_width / 2
    return _rect(
        Box(margin, margin, paper.width, paper.height).inset(half),
        paper.radius - half,
        f'fill="none" stroke="{paper.edge}" stroke-width="{paper.edge_width}"',
    )


def _rect(box: Box, radius: float, rest: str) -> str:
    r = max(0.0, min(radius, box.w / 2, box.h / 2))
    return (
        f'<rect x="{box.x:.2f}" y="{box.y:.2f}" width="{box.w:.2f}" height="{box.h:.2f}" '
        f'rx="{r:.2f}" ry="{r:.2f}" {rest}/>'
    )
