"""How well colours stand apart."""

from __future__ import annotations

from sprites.render.high_contrast import luminance


def contrast(one: str, other: str) -> float:
    """How well two colours stand apart, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
