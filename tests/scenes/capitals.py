"""How high capitals are, and how high at least."""

from __future__ import annotations

from sprites.render.text.fonts import font_of

FULL_HD = (1920, 1080)
LEAST = 22.0  # pixels at that size


def capital(pixels: int) -> int:
    """How high a capital is in type of a size in pixels."""
    return int(font_of(pixels).drawn("H", "#ffffff").get_bounding_rect().height)
