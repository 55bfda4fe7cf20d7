"""The bridge between two squares that link: cloth in the gap between their cards, sewn to them."""

from __future__ import annotations

from scenes.games.quivvit.card_face import INSET, PATCH
from scenes.games.quivvit.layout import APART
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture

BRIDGED = 1 + APART - 2 * INSET  # from the middle of one square to that of the other, of a card
GAP = BRIDGED - PATCH  # between their edges
INTO, THICK, EDGE = 0.045, 0.28, 0.036  # how far it reaches into them; how thick; its light edges
THREADS, LONG, THIN = (-0.3, 0.0, 0.3), 0.07, 0.03  # where, of how thick it is; past the gap; each


def bridge(cloth: str, card: float) -> Picture:
    """A bridge from left to right in the colour of a *cloth*, with light edges and threads."""
    wide, high = (GAP + 2 * INTO) * card, (THICK + 2 * EDGE) * card
    look = theme.QUIVVIT_COLOURS[cloth]
    light = Paper((GAP + 0.02) * card, high, theme.PAPER_BRIGHT, 0, shadow=False)
    body = Paper(wide, THICK * card, look.body, 0, shadow=False)
    thread = Paper((GAP + LONG) * card, THIN * card, look.mark, THIN * card / 2, shadow=False)
    x, y = wide / 2, high / 2
    threads = [Part(thread, x, y + at * THICK * card) for at in THREADS]
    return Collage(wide, high, (Part(light, x, y), Part(body, x, y), *threads))
