"""The signs of what becomes of a card."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture

ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}
SIGN, DISC = 30.0, 44.0  # how wide a sign and what it lies on are


def on_disc(sign: Picture, wide: float = DISC) -> Collage:
    """A *sign* on a disc so *wide*, which stands out on every tile and card."""
    disc, middle = Paper(wide, wide, theme.PAPER_BRIGHT, wide / 2, shadow=False), wide / 2
    return Collage(wide, wide, (Part(disc, middle, middle), Part(sign, middle, middle)))
