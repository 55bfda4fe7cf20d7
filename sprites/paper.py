"""Cut paper: the drawing of a sheet with a soft shadow, light falling from the top left."""

from __future__ import annotations

from sprites import theme
from sprites.pictures import Paper

DROP = (3.0, 7.0)  # how far the shadow falls, design units
BLUR = 9.0
LAYERS = 6
DARKNESS = 0.34
SHINE = 2.5


def shadow_margin(paper: Paper) -> float:
    """How far the shadow may hang over each side of the sheet."""
    return BLUR + max(DROP) if paper.shadow else 1.0


def paper_svg(paper: Paper) -> str:
    """The sheet in the middle of a drawing that is a shadow's margin wider on each side."""
    margin = shadow_margin(paper)
    width, height = paper.width + 2 * margin, paper.height + 2 * margin
    parts = [_sheet(paper, margin)]
    if paper.shadow:
        parts = [*_shadow(paper, margin), *parts]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{"".join(parts)}</svg>'
    )


def _shadow(paper: Paper, margin: float) -> list[str]:
    layers = []
    for i in range(LAYERS):
        grown = BLUR * (1 - 2 * i / (LAYERS - 1))
        layers.append(
            _rect(
                margin + DROP[0] - grown,
                margin + DROP[1] - grown,
                paper.width + 2 * grown,
                paper.height + 2 * grown,
                max(2.0, paper.radius + grown),
                f'fill="{theme.SHADOW}" fill-opacity="{DARKNESS / LAYERS:.4f}"',
            )
        )
    return layers


def _sheet(paper: Paper, margin: float) -> str:
    body = _rect(margin, margin, paper.width, paper.height, paper.radius, f'fill="{paper.colour}"')
    shine = SHINE / 2
    light = _rect(
        margin + shine,
        margin + shine,
        paper.width - SHINE,
        paper.height - SHINE,
        paper.radius - shine,
        f'fill="none" stroke="url(#light)" stroke-width="{SHINE}"',
    )
    fade = (
        f'<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{margin}" x2="0" y2="{margin + paper.height}">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/>'
        '<stop offset="0.4" stop-color="#ffffff" stop-opacity="0"/>'
        '<stop offset="0.8" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.1"/>'
        "</linearGradient></defs>"
    )
    return fade + body + _edge(paper, margin) + light


def _edge(paper: Paper, margin: float) -> str:
    if paper.edge is None:
        return ""
    half = paper.edge_width / 2
    return _rect(
        margin + half,
        margin + half,
        paper.width - paper.edge_width,
        paper.height - paper.edge_width,
        paper.radius - half,
        f'fill="none" stroke="{paper.edge}" stroke-width="{paper.edge_width}"',
    )


def _rect(x: float, y: float, w: float, h: float, r: float, rest: str) -> str:
    r = max(0.0, min(r, w / 2, h / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{r:.2f}" '
        f'ry="{r:.2f}" {rest}/>'
    )
