"""The signs of what becomes of a card."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture

ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}
SIGN, DISC = 30.0, 44.0  # how wide a sign and what it lies on are
GAP = 4.0  # between two signs


def on_disc(*signs: Picture, high: float = DISC) -> Collage:
    """The *signs* side by side on a disc so *high*, which stands out on every tile and card."""
    step, middle = SIGN + GAP, high / 2
    wide = high + step * (len(signs) - 1)
    disc = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, shadow=False)
    parts = tuple(Part(sign, middle + n * step, middle) for n, sign in enumerate(signs))
    return Collage(wide, high, (Part(disc, wide / 2, middle), *parts))
