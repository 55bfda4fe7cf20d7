"""What the pictures of the report are made of: their colours, words, and the whole as SVG."""

from __future__ import annotations

from collections.abc import Sequence

COLOURS = ("#2f8f4e", "#d08a12", "#b03a48", "#3b5ba5")
PAPER, INK, LINE = "#fbf7ec", "#2b2b2b", "#d9d2c0"
WIDTH, EDGE = 860, 24


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Some *words* that begin, end or have their middle at a point."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-family="sans-serif" font-size="13" fill="{INK}">{words}</text>'


def svg(height: int, parts: Sequence[str]) -> str:
    """The source of a picture with these *parts*."""
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *parts, "</svg>", ""])
