"""Swaps and covers of a seat in a deal: a token for each that is left, a place for each spent."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part

DISC, PITCH = 38.0, 28.0  # how wide a token is, and from one to the next, which it lies on
SIGN = 0.72  # of a token's width
RIM = 4.0


def tokens_width(most: int) -> float:
    """How wide a row of *most* tokens is."""
    return (most - 1) * PITCH + DISC


def swap_tokens(left: int, most: int) -> Collage:
    """A row of *most* tokens, of which so many are *left*; the spent ones are at the right."""
    places = [DISC / 2 + PITCH * i for i in range(most)]
    parts = [part for i, x in enumerate(places) for part in (_token(x) if i < left else _empty(x))]
    return Collage(tokens_width(most), DISC, tuple(parts))


def _token(x: float) -> tuple[Part, ...]:
    return Part(_disc(), x, DISC / 2), Part(Art("turn-swap", SIGN * DISC), x, DISC / 2)


def _disc() -> Paper:
    return Paper(DISC, DISC, theme.GOLD, DISC / 2, theme.PAPER_BRIGHT, RIM)


def _empty(x: float) -> tuple[Part, ...]:
    small = DISC - RIM
    ground, rim = theme.MOSQUITO_EDGE, theme.MOSQUITO_LINK
    place = Paper(small, small, ground, small / 2, rim, RIM, shadow=False)
    return (Part(place, x, DISC / 2),)
