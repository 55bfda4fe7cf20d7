"""The signs of what becomes of a card."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture

ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}
SIGN, DISC = 30.0, 44.0  # how wide a sign and what it lies on are


def on_disc(sign: Picture) -> Collage:
    """A *sign* on a disc, which stands out on every tile and card."""
    disc = Paper(DISC, DISC, theme.PAPER_BRIGHT, DISC / 2, shadow=False)
    return Collage(DISC, DISC, (Part(disc, DISC / 2, DISC / 2), Part(sign, DISC / 2, DISC / 2)))
