"""Shapes as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.pictures.geometry import Box, Point


def outline(x: float, y: float, w: float, h: float, r: float) -> str:
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


def rect(box: Box, radius: float, rest: str) -> str:
    """A rectangle with round corners; *rest* are its other attributes."""
    r = max(0.0, min(radius, box.w / 2, box.h / 2))
    return (
        f'<rect x="{box.x:.2f}" y="{box.y:.2f}" width="{box.w:.2f}" height="{box.h:.2f}" '
        f'rx="{r:.2f}" ry="{r:.2f}" {rest}/>'
    )


def curve_through(points: Sequence[Point]) -> str:
    """The path of a smooth curve from the first of *points* through all others."""
    closed = points[0] == points[-1]
    before, after = (points[-2], points[1]) if closed else (points[0], points[-1])
    knots = (before, *points, after)
    curve = ""
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        curve += f"C{b[0] + (c[0] - a[0]) / 6:.4g} {b[1] + (c[1] - a[1]) / 6:.4g}"
        curve += f" {c[0] - (d[0] - b[0]) / 6:.4g} {c[1] - (d[1] - b[1]) / 6:.4g}"
        curve += f" {c[0]:g} {c[1]:g}"
    return curve
