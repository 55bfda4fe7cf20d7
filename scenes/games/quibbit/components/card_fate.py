"""What lies on a card: the tile for which it comes back or is lost, or the flag of a lap."""

from __future__ import annotations

from rules.quibbit import Frog, Tile
from scenes.games.quibbit.components.fate_signs import DISC, ICONS, SIGN, on_disc
from scenes.games.quibbit.components.ring import tile_art
from scenes.games.quibbit.layout import CARD_TALL
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part

# Shares of a card's width: the sheet, the tile on it, the check or cross, where they lie.
SHEET, TILE, MARK, EDGE = (0.86, 0.66), 0.72, 0.47, 0.03
DOWN, SIGN_AT = 0.92, (0.76, 1.13)
FLAG, FLAG_IN = 0.4, 0.04  # how wide the disc of a flag is, and how far from the card's edges


def flagged_card(frog: Frog, card: int, width: float) -> Collage:
    """The *card* of *frog* with a flag in its corner: it can lap."""
    size, at = FLAG * width, (1 - FLAG_IN - FLAG / 2) * width
    parts = (
        Part(Art(f"card-{card}", width, palette_of(frog)), width / 2, CARD_TALL * width / 2),
        Part(on_disc(Art(ICONS["lap"], SIGN * size / DISC), high=size), at, width - at),
    )
    return Collage(width, CARD_TALL * width, parts)


def fated_card(frog: Frog, card: int, width: float, tile: Tile, *, is_back: bool) -> Collage:
    """The *card* of *frog*, on it the *tile* and a check if it comes back, or else a cross."""
    palette, (wide, high) = palette_of(frog), SHEET
    sheet = Paper(
        wide * width, high * width, theme.PAPER_BRIGHT, high * width / 2,
        edge=palette.dark, edge_width=EDGE * width, shadow=False,
    )  # fmt: skip
    sign = Art(ICONS["home" if is_back else "lost"], MARK * width)
    parts = (
        Part(Art(f"card-{card}", width, palette), width / 2, CARD_TALL * width / 2),
        Part(sheet, width / 2, DOWN * width),
        Part(tile_art(tile, TILE * width), width / 2, DOWN * width),
        Part(sign, SIGN_AT[0] * width, SIGN_AT[1] * width),
    )
    return Collage(width, CARD_TALL * width, parts)
