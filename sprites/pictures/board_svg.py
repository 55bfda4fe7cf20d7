"""What makes a board of a sheet, as SVG: a thick, slightly curved piece of some material."""

from __future__ import annotations

import re
from functools import cache

from sprites.pictures.drawings import drawing
from sprites.pictures.geometry import Box
from sprites.pictures.material import TILE
from sprites.pictures.pictures import Paper
from sprites.pictures.svg_shapes import outline, rect

GRAIN = ((0.12, 2.0), (0.27, 3.0))  # where the lines of wood are, and how wide
GRAIN_REACH, GRAIN_INSET = 30.0, 0.5
SIDE, SIDE_SHARE, SIDE_DARK = 7.0, 0.14, 0.42  # how much of a board's lower side is seen, at most
CURVE = (0.28, 0.16)  # how much lighter a board is at its upper side, and darker at its lower one
BRIGHT, DIM = (0.4, 60.0), (0.2, 30.0)  # how far the light reaches: a share, and at most so far
WEAVE_INSET = 0.3  # of the radius: a square lies so far within a round corner
LINE_INSET, LINE = 7.5, 2.5  # of its middle from the sides, under a broad rim; how wide
STITCH = TILE / 2  # a stitch, and as much room behind it
CORNER = 24.0  # the side of a corner's drawing
CORNERS_FROM = 84.0  # a lower board has no room for what is drawn in corners


def lit_shares(height: float) -> tuple[float, float]:
    """The shares of a sheet's height that are lighter at its upper side and darker below."""
    bright, dim = (min(share, most / height) for share, most in (BRIGHT, DIM))
    return bright, dim


def corner_reach(paper: Paper) -> float:
    """How far from its sides there is something in the corners of a board."""
    return CORNER if paper.material and paper.material.corner else 0.0


def board_svg(paper: Paper, box: Box) -> str:
    """What lies on the sheet in *box*, if it is a board."""
    if paper.material is None:
        return ""
    parts = _weave(paper, box), _curve(paper, box), _side(paper, box), _line(paper, box)
    return "".join((*parts, _corners(paper, box)))


def _rim(paper: Paper) -> float:
    return paper.edge_width if paper.edge else 0.0


def _curve(paper: Paper, box: Box) -> str:
    assert paper.material
    bright, dim = lit_shares(box.h)
    low = paper.material.colours.edge
    fade = (
        f'<defs><linearGradient id="curve" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{box.y}" x2="0" y2="{box.bottom}">'
        f'<stop offset="0" stop-color="#ffffff" stop-opacity="{CURVE[0]}"/>'
        f'<stop offset="{bright:.4f}" stop-color="#ffffff" stop-opacity="0"/>'
        f'<stop offset="{1 - dim:.4f}" stop-color="{low}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{low}" stop-opacity="{CURVE[1]}"/>'
        "</linearGradient></defs>"
    )
    return fade + rect(box, paper.radius, 'fill="url(#curve)"')


def _side(paper: Paper, box: Box) -> str:
    """The lower side of a board, which shows how thick it is."""
    assert paper.material
    thick = min(SIDE, SIDE_SHARE * box.h) + _rim(paper)
    outer = outline(box.x, box.y, box.w, box.h, paper.radius)
    face = outline(box.x, box.y, box.w, box.h - thick, paper.radius)
    return (
        f'<path fill-rule="evenodd" d="{outer}{face}" fill="{paper.material.colours.edge}" '
        f'fill-opacity="{SIDE_DARK}"/>'
    )


def _line(paper: Paper, box: Box) -> str:
    """What is drawn along the rim."""
    assert paper.material
    colour, inner = paper.material.colours.line, box.inset(LINE_INSET)
    pen = f'fill="none" stroke="{colour}" stroke-width="{LINE}" stroke-linecap="round"'
    match paper.material.line:
        case "grain":
            return _grain(paper, box)
        case "stroke":
            return rect(inner, paper.radius - LINE_INSET, pen)
        case "stitches":
            return f'<path d="{_stitches(inner, paper.radius / 2)}" {pen}/>'
        case "none":
            return ""


def _stitches(box: Box, radius: float) -> str:
    """Stitches along all four sides of *box*, between its round corners."""
    low = box.bottom - min(SIDE, SIDE_SHARE * box.h)
    across = _steps(box.x + radius, box.w - 2 * radius, 2 * STITCH)
    down = _steps(box.y + radius, low - box.y - 2 * radius, 2 * STITCH)
    rows = [f"M{x:.2f} {y:.2f}h{STITCH}" for y in (box.y, low) for x in across]
    columns = [f"M{x:.2f} {y:.2f}v{STITCH}" for x in (box.x, box.right) for y in down]
    return "".join((*rows, *columns))


def _steps(start: float, room: float, step: float) -> list[float]:
    """Where things that take a *step* each begin, as many as there is *room* for, centred."""
    count = int(room // step)
    return [start + (room - count * step) / 2 + i * step for i in range(count)]


def _grain(paper: Paper, box: Box) -> str:
    """Lines along a board, near its upper and its lower side."""
    assert paper.material
    left, wide = box.x + paper.radius * GRAIN_INSET, box.w - 2 * paper.radius * GRAIN_INSET
    lines = []
    for share, thick in GRAIN:
        down = share * min(box.h, 2 * paper.radius + GRAIN_REACH)
        for y in (box.y + down, box.bottom - 0.8 * down):
            lines.append(
                f'<path d="M{left:.2f} {y:.2f}h{wide:.2f}" stroke="{paper.material.colours.line}" '
                f'stroke-width="{thick}" stroke-linecap="round" stroke-opacity="0.7"/>'
            )
    return "".join(lines)


def _weave(paper: Paper, box: Box) -> str:
    """As many tiles as there is room for within the round corners."""
    assert paper.material
    if not paper.material.weave:
        return ""
    inner, tile = box.inset(WEAVE_INSET * paper.radius), _shapes(paper.material.weave)
    return "".join(
        f'<g transform="translate({x:.2f} {y:.2f})">{tile}</g>'
        for y in _steps(inner.y, inner.h, TILE)
        for x in _steps(inner.x, inner.w, TILE)
    )


def _corners(paper: Paper, box: Box) -> str:
    """The drawing of a corner four times, turned so that it points inwards."""
    assert paper.material
    if not paper.material.corner or min(box.w, box.h) < CORNERS_FROM:
        return ""
    shapes, box = _shapes(paper.material.corner), box.inset(_rim(paper) / 2)
    return "".join(
        f'<g transform="translate({x:.2f} {y:.2f}) scale({sx} {sy})">{shapes}</g>'
        for x, sx in ((box.x, 1), (box.right, -1))
        for y, sy in ((box.y, 1), (box.bottom - min(SIDE, SIDE_SHARE * box.h), -1))
    )


@cache
def _shapes(name: str) -> str:
    """What is in the drawing of that name."""
    return re.sub(r"</?svg[^>]*>", "", drawing(name)).strip()
