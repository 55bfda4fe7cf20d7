"""What a frog has that shares the most points, as a picture: coins, and the cards that decide."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from scenes.games.quabble.components.count.coin_piles import pile_picture
from scenes.games.quabble.components.score_pennant import pennant_with
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer

COINS, PILE, PILE_USUAL = 8, 0.72, 100.0  # of a pile; its width, of all; a usual one's
PENNANT, PENNANT_LOW = 0.66, 0.56  # of the width of all: the points; how far down the pile
CARD, APART = 0.36, 0.24  # of it: a card; from one to the next, at most
OVER, RIM, ROUND = 0.1, 0.02, 0.04  # of it: cards over the foot; round a card; its corners
NUMBER = 0.26  # of it: how many cards there are


def tied_cards(
    renderer: Renderer, seat: Seat, points: Fraction, cards: int, wide: float
) -> Collage:
    """The coins of a *seat* with its *points*, and before them so many *cards* in a row."""
    pile = pile_picture(COINS, PILE_USUAL, PILE * wide / PILE_USUAL)
    card, rim = CARD * wide, RIM * wide
    high = card * height_ratio("asset-back")
    low = pile.height - OVER * wide + high / 2
    step = min(APART * wide, (wide - card) / max(1, cards - 1))
    left = wide / 2 - step * (cards - 1) / 2
    pieces = [
        Part(pile, wide / 2, pile.height / 2),
        Part(pennant_with(renderer, seat, points, PENNANT * wide), wide / 2, PENNANT_LOW * low),
    ]
    for i in range(cards):
        paper = Paper(card + 2 * rim, high + 2 * rim, theme.PAPER, ROUND * wide)
        pieces += [Part(one, left + i * step, low) for one in (paper, Art("asset-back", card))]
    size = NUMBER * wide / renderer.text_scale
    number = Text(f"×{cards}", size, theme.PAPER)
    w, h = renderer.size(number)
    sheet = Paper(w + 4 * rim, h, theme.QUABBLE_VIOLET, h / 2, theme.GOLD)
    bottom = low + high / 2 + rim
    pieces += [Part(one, wide / 2, bottom - h / 3) for one in (sheet, number)]
    return Collage(wide, bottom + h / 4, tuple(pieces))
