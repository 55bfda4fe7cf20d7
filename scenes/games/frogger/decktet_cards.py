"""What the Decktet looks like: its cards in any size, the path's cards, and their backs."""

from __future__ import annotations

from dataclasses import replace

from rules.decktet import Card, Rank, Suit
from rules.frogger import SWEEPING
from scenes.games.frogger.lanes import PLATES, Lane, plate, shade, strip, thing
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text

RANK_DRAWINGS = {Rank.PAWN: "rank-pawn", Rank.COURT: "rank-court", Rank.CROWN: "rank-crown"}
RANK_NUMBERS = {rank: str(number) for number, rank in enumerate(Rank) if rank not in RANK_DRAWINGS}
CORNER_RADIUS = 0.1  # of a card's width
SUITS_WIDE = 0.55  # of a card's width is the column of its suits
RANK_HIGH, SWEEPING_HIGH = 0.17, 0.34  # of a card's height; the rank of Aces and Crowns counts
RANK_LEAST = 32.0  # design units
LIT, UNLIT = 1.16, 0.6  # a suit that a card is played by, and the others, of their usual size
PLATE_WIDE = 1.6  # of its height: behind the number of a column
LIT_DISC, LIT_EDGE = 1.1, 0.07  # of that suit is the disc behind it; the edge of that


def face(
    card: Card,
    width: float,
    height: float,
    *,
    lit: Suit | None = None,
) -> Picture:
    """A card in hand or market: its suits, which are what it is played by, under a small rank.

    They are at its left, where a card in a hand is not covered; its picture is beside them. The
    suit that the card is played by is *lit*.
    """
    index, pad = width * SUITS_WIDE, 0.04 * width
    share = SWEEPING_HIGH if card.rank in SWEEPING else RANK_HIGH
    rank_height = max(RANK_LEAST, share * height)
    middle, rest = (index + pad) / 2, width - index - pad
    parts = [
        Part(
            Paper(width, height, theme.PAPER_BRIGHT, CORNER_RADIUS * width), width / 2, height / 2
        ),
        Part(portrait(card, 0.94 * rest), index + rest / 2, height / 2),
        Part(rank(card, index, rank_height), middle, rank_height / 2 + pad),
    ]
    room = height - rank_height - 3 * pad
    step = room / len(card.suits)
    side = min(0.96 * step, 0.92 * index)
    for i, suit in enumerate(card.suits):
        y = rank_height + 2 * pad + step * (i + 0.5)
        parts += [Part(sign, middle, y) for sign in _signs(suit, side, lit)]
    return Collage(width, height, tuple(parts))


def _signs(suit: Suit, side: float, lit: Suit | None) -> list[Picture]:
    """The sign of a suit; that of the *lit* one is large and has a disc, those of others small."""
    if lit is None:
        return [suit_sign(suit, side)]
    if suit is not lit:
        return [suit_sign(suit, UNLIT * side)]
    wide = LIT * LIT_DISC * side
    return [
        Paper(wide, wide, theme.GOLD, wide / 2, theme.ACCENT),
        suit_sign(suit, LIT * 0.8 * side),
    ]


def suits_alone(card: Card, width: float, height: float) -> Picture:
    """A card too small for a number, which shows its suits, and the rank that sends others back."""
    ranks = [rank(card, width, height / 2)] if card.rank in SWEEPING else []
    step = height / (len(ranks) + len(card.suits))
    side = min(0.9 * step, 0.84 * width)
    shown = [*ranks, *(suit_sign(suit, side) for suit in card.suits)]
    sheet = Paper(width, height, theme.PAPER_BRIGHT, CORNER_RADIUS * width)
    parts = [Part(sheet, width / 2, height / 2)]
    parts += [Part(one, width / 2, step * (i + 0.5)) for i, one in enumerate(shown)]
    return Collage(width, height, tuple(parts))


def back(width: float, height: float) -> Picture:
    """The back that all cards share."""
    sheet = Paper(width, height, theme.CURTAIN, CORNER_RADIUS * width)
    pattern = Art("deck-back", min(width, height / 1.4) * 0.96)
    return Collage(
        width, height, (Part(sheet, width / 2, height / 2), Part(pattern, width / 2, height / 2))
    )


def path_card(
    card: Card, number: int, lane: Lane, size: tuple[float, float], *, top: float, head: float,
    first: float, step: float,
) -> Picture:  # fmt: skip
    """Card *number* of the path as a strip of land.

    *size* is its width and height; its *head* with the number begins at *top*. Below it, the
    *first* space is so many *step* down, the others follow at each *step*.
    """
    pitch, height = size
    words = Text(str(number), theme.BODY, theme.PAPER_BRIGHT, height=head)
    parts = [
        *strip(lane, pitch, height),
        Part(plate(words, PLATE_WIDE * head, head, PLATES[lane]), pitch / 2, top + head / 2),
    ]
    for i, suit in enumerate(card.suits):
        x, y = pitch / 2, top + head + (first + i) * step
        carrier, side = thing(lane, suit, (pitch, step), down=number % 2 == 0)
        below = shade(carrier)
        parts.append(replace(below, x=x + below.x, y=y + below.y))
        parts += [Part(carrier, x, y), Part(suit_sign(suit, side), x, y)]
    return Collage(pitch, height, tuple(parts))


def rank(card: Card, width: float, height: float) -> Picture:
    """A card's rank: a letter, a number or a sign."""
    drawing = RANK_DRAWINGS.get(card.rank)
    if drawing:
        return Art(drawing, 0.92 * min(width, height))
    letters = "A" if card.rank is Rank.ACE else RANK_NUMBERS[card.rank]
    return Text(letters, height * 0.9, theme.INK, width, height * 1.12)


def suit_sign(suit: Suit, side: float) -> Picture:
    """The sign of a suit."""
    return Art(f"suit-{suit.name.lower()}", side)


def portrait(card: Card, side: float) -> Picture:
    """What a card is a picture of."""
    name = "ace" if card.rank is Rank.ACE else card.name.lower().replace("_", "-")
    return Art(f"deck-{name}", side)
