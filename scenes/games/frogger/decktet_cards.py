"""What the Decktet looks like: its cards in any size, the path's cards, and their backs."""

from __future__ import annotations

from rules.decktet import Card, Rank, Suit
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text

TINTS = {
    Suit.MOONS: theme.MOONS,
    Suit.SUNS: theme.SUNS,
    Suit.WAVES: theme.WAVES,
    Suit.LEAVES: theme.LEAVES,
    Suit.WYRMS: theme.WYRMS,
    Suit.KNOTS: theme.KNOTS,
}
SIGNS = {Rank.PAWN: "rank-pawn", Rank.COURT: "rank-court", Rank.CROWN: "rank-crown"}
NUMBERS = {rank: str(number) for number, rank in enumerate(Rank) if rank not in SIGNS}
MOST_SUITS = 3
ROUND = 0.1  # a card's corners, of its width
UNDER = 1.45  # how wide a path card is, of what the next one leaves to be seen


def face(card: Card, width: float, high: float, *, picture: bool = True) -> Picture:
    """A card in hand or market: rank and suits down its left side, its picture beside them."""
    index = width * (0.46 if picture else 1.0)
    pad = 0.04 * width
    pieces = [Part(Paper(width, high, theme.PAPER_BRIGHT, ROUND * width), width / 2, high / 2)]
    if picture:
        panel_w, panel_h = width - index - 2 * pad, high - 4 * pad
        sheet = Paper(panel_w, panel_h, TINTS[card.suits[0]], ROUND * width, shadow=False)
        x = index + panel_w / 2 + pad
        pieces += [Part(sheet, x, high / 2), Part(portrait(card, 0.94 * panel_w), x, high / 2)]
    rank_h = min(0.26 * high, 0.9 * index)
    middle = (index + pad) / 2 if picture else width / 2
    pieces.append(Part(rank(card, index, rank_h), middle, rank_h / 2 + pad))
    room = high - rank_h - 3 * pad
    step = min(room / len(card.suits), 0.4 * room) if picture else room / len(card.suits)
    side = min(step, 0.86 * index)
    for i, suit in enumerate(card.suits):
        pieces.append(Part(emblem(suit, side), middle, rank_h + 2 * pad + step * (i + 0.5)))
    return Collage(width, high, tuple(pieces))


def back(width: float, high: float) -> Picture:
    """The back that all cards share."""
    sheet = Paper(width, high, theme.CURTAIN, ROUND * width)
    pattern = Art("deck-back", min(width, high / 1.4) * 0.96)
    return Collage(
        width, high, (Part(sheet, width / 2, high / 2), Part(pattern, width / 2, high / 2))
    )


def path_card(card: Card, pitch: float, high: float, head: float, step: float) -> Picture:
    """A card of the path, as much of it as the next one leaves to be seen, and some below that."""
    width = UNDER * pitch
    sheet = Paper(width, high, theme.PAPER_BRIGHT, 0.16 * pitch)
    sign = min(0.84 * head, 0.4 * pitch)
    pieces = [
        Part(sheet, width / 2, high / 2),
        Part(rank(card, sign, sign), 0.06 * pitch + sign / 2, head / 2 + 3),
        _in_free_corner(card, pitch, head, step),
    ]
    for i, suit in enumerate(card.suits):
        x, y = pitch / 2, head + (i + 0.5) * step
        tile = Paper(pitch - 12, step - 8, TINTS[suit], 0.14 * pitch, shadow=False)
        mark = emblem(suit, 0.78 * min(pitch, step))
        pieces += [Part(tile, x, y), Part(mark, x, y)]
    return Collage(width, high, tuple(pieces))


def _in_free_corner(card: Card, pitch: float, head: float, step: float) -> Part:
    """A path card's picture: below its spaces, or beside its rank if it has three of them."""
    free = MOST_SUITS - len(card.suits)
    if not free:
        side = min(0.9 * head, 0.5 * pitch)
        return Part(portrait(card, side), 0.92 * pitch - side / 2, head / 2 + 3)
    y, side = head + (len(card.suits) + free / 2) * step, min(0.86 * pitch, 0.9 * free * step)
    drop = Art("deck-ace", 0.8 * side)  # its suit, drawn large, would look like another space
    return Part(drop if card.rank is Rank.ACE else portrait(card, side), pitch / 2, y)


def rank(card: Card, width: float, high: float) -> Picture:
    """A card's rank: a letter, a number or a sign."""
    sign = SIGNS.get(card.rank)
    if sign:
        return Art(sign, 0.92 * min(width, high))
    word = "A" if card.rank is Rank.ACE else NUMBERS[card.rank]
    return Text(word, high * 0.9, theme.INK, width, high * 1.12)


def emblem(suit: Suit, side: float) -> Picture:
    """A suit's sign."""
    return Art(f"suit-{suit.name.lower()}", side)


def portrait(card: Card, side: float) -> Picture:
    """What a card is a picture of; an Ace shows its suit."""
    if card.rank is Rank.ACE:
        return emblem(card.suits[0], side)
    return Art(f"deck-{card.name.lower().replace('_', '-')}", side)
