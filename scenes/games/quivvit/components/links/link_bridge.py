"""The bridge between two squares that link: it fills the gap between their cards."""

from __future__ import annotations

from scenes.games.quivvit.card_face import INSET, PATCH
from scenes.games.quivvit.layout import APART
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture

BRIDGED = 1 + APART - 2 * INSET  # from the middle of one square to that of the other, of a card
GAP = BRIDGED - PATCH  # between their edges
INTO, THICK, EDGE = 0.045, 0.26, 0.036  # how far it reaches into them; how thick; its light edges


def bridge(cloth: str, card: float) -> Picture:
    """A bridge from left to right in the colour of a *cloth*, with light edges."""
    wide, high = (GAP + 2 * INTO) * card, (THICK + 2 * EDGE) * card
    light = Paper((GAP + 0.02) * card, high, theme.PAPER_BRIGHT, 0, shadow=False)
    body = Paper(wide, THICK * card, theme.QUIVVIT_COLOURS[cloth].body, 0, shadow=False)
    middle = wide / 2, high / 2
    return Collage(wide, high, (Part(light, *middle), Part(body, *middle)))
