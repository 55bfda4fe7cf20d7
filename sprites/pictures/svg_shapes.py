"""Shapes as SVG."""

from __future__ import annotations

from sprites.pictures.geometry import Box


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
