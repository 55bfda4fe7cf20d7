"""What the Decktet looks like: its cards in any size, the path's cards, and their backs."""

from __future__ import annotations

from dataclasses import replace

from rules.decktet import Card, Rank, Suit
from rules.frogger import SWEEPING
from scenes.games.frogger.components.lanes import COLOURS, PLATES, Lane, plate, shade, strip, thing
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text

CORNER_RADIUS = 0.1  # of a card's width
PAD = 0.05  # of a card's width
RULE_IN, RULE = 0.035, 3.0  # of a card's width; how wide the line is
SWEEPING_HIGH, SWEEPING_LEAST = 0.36, 40.0  # of a card's height; but at least, design units
SWEEPING_MOST = 0.42  # of a card's height, though
DISC, DISC_WIDE = 0.96, 0.88  # of the height for one suit; of what a card shows of its width
SIGN = 0.82  # of its disc
LIT, UNLIT = 1.06, 0.68  # a suit that a card is played by, and the others, of their usual size
LETTER, LETTER_ROOM = 1.16, 1.44  # the type of an Ace and its room, of the height for its letter
SMALL_EDGE, SMALL_SIGN = 2.0, 0.98  # of a small card; its signs, of their room on it
PLATE_WIDE = 1.6  # of its height: behind the number of a column


def face(
    card: Card,
    width: float,
    height: float,
    *,
    lit: Suit | None = None,
    shows: float | None = None,
) -> Picture:
    """A card in hand or market: its suits, and over them the rank that sends others back.

    They are in the middle of what the card *shows* of its width, where another one lies over it.
    The suit that the card is played by is *lit*.
    """
    shown, parts = shows or width, _sheet(width, height)
    if card.rank in SWEEPING:
        high = _rank_high(height)
        parts.append(Part(rank(card, high, high), shown / 2, high / 2 + 1.4 * PAD * width))
    for suit, y, side in suit_places(card, width, height, shown):
        parts += [Part(sign, shown / 2, y) for sign in _disc(suit, side, lit)]
    return Collage(width, height, tuple(parts))


def suit_places(
    card: Card, width: float, height: float, shown: float
) -> list[tuple[Suit, float, float]]:
    """How far down the middle of each suit of a card is, and how wide its disc."""
    pad = PAD * width
    top = 2 * pad + _rank_high(height) if card.rank in SWEEPING else 1.6 * pad
    step = (height - top - 1.6 * pad) / len(card.suits)
    side = min(DISC * step, DISC_WIDE * shown)
    return [(suit, top + step * (i + 0.5), side) for i, suit in enumerate(card.suits)]


def _rank_high(height: float) -> float:
    return min(max(SWEEPING_LEAST, SWEEPING_HIGH * height), SWEEPING_MOST * height)


def _sheet(width: float, height: float) -> list[Part]:
    """The paper of a card, with a fine line along its edge."""
    radius, inset = CORNER_RADIUS * width, RULE_IN * width
    paper = Paper(width, height, theme.PAPER, radius)
    line = Paper(
        width - 2 * inset, height - 2 * inset, theme.PAPER, radius - inset, theme.PAPER_EDGE, RULE,
        shadow=False,
    )  # fmt: skip
    return [Part(sheet, width / 2, height / 2) for sheet in (paper, line)]


def _disc(suit: Suit, side: float, lit: Suit | None) -> list[Picture]:
    """The sign of a suit on a disc of its colour; the *lit* one is golden, others are small."""
    if lit is not None:
        side *= LIT if suit is lit else UNLIT
    ground, edge = (theme.GOLD, theme.ACCENT) if suit is lit else (COLOURS[suit].ground, None)
    return [
        Paper(side, side, ground, side / 2, edge, shadow=False),
        suit_sign(suit, SIGN * side),
    ]


def suits_alone(card: Card, width: float, height: float, edge: str) -> Picture:
    """A small card with an *edge*: its suits, before them the rank that sends others back.

    They are one below the other, or one beside the other on a card that is wider than high.
    """
    lies = width > height
    is_sweeping = card.rank in SWEEPING
    step = (max(width, height) - 2 * SMALL_EDGE) / (is_sweeping + len(card.suits))
    side = SMALL_SIGN * min(step, min(width, height) - 2 * SMALL_EDGE)
    signs = [*([rank(card, side, side)] if is_sweeping else [])]
    signs += [suit_sign(suit, side) for suit in card.suits]
    sheet = Paper(width, height, theme.PAPER, CORNER_RADIUS * width, edge, SMALL_EDGE)
    parts = [Part(sheet, width / 2, height / 2)]
    for place, sign in enumerate(signs):
        along = SMALL_EDGE + step * (place + 0.5)
        parts.append(Part(sign, *((along, height / 2) if lies else (width / 2, along))))
    return Collage(width, height, tuple(parts))


def back(width: float, height: float) -> Picture:
    """The back that all cards share."""
    sheet = Paper(width, height, theme.CURTAIN, CORNER_RADIUS * width)
    pattern = Art("deck-back", min(width, height / 1.4) * 0.96)
    return Collage(
        width, height, (Part(sheet, width / 2, height / 2), Part(pattern, width / 2, height / 2))
    )


def path_card(
    card: Card, number: int, lane: Lane, box: Box, *, top: float, step: float, quiet: bool
) -> Picture:
    """Card *number* of the path as a strip of land, from the top of the screen down to *box*.

    Its first space is so far down from the *top* of *box*, the others follow at each *step*; all
    are *quiet* in colour or none.
    """
    pitch, height = box.w, box.bottom
    parts = strip(lane, pitch, height)
    for i, suit in enumerate(card.suits):
        at = pitch / 2, box.y + top + i * step
        parts += path_space(suit, number, lane, (pitch, step), at, quiet=quiet)
    return Collage(pitch, height, tuple(parts))


def column_number(number: int, lane: Lane, head: float) -> Picture:
    """The number of a column on a plate within the *head* over it."""
    words = Text(str(number), theme.BODY, theme.PAPER_BRIGHT, height=head)
    return plate(words, PLATE_WIDE * head, head, PLATES[lane])


def path_space(
    suit: Suit, number: int, lane: Lane, size: tuple[float, float], at: tuple[float, float], *,
    quiet: bool = False,
) -> list[Part]:  # fmt: skip
    """A space of card *number* of the path, within *size*, its middle *at* that place."""
    (x, y), (carrier, side) = at, thing(lane, suit, size, down=number % 2 == 0, quiet=quiet)
    below = shade(carrier)
    return [
        replace(below, x=x + below.x, y=y + below.y),
        Part(carrier, x, y),
        Part(suit_sign(suit, side), x, y),
    ]


def rank(card: Card, width: float, height: float) -> Picture:
    """The rank of an Ace or a Crown: a letter or a drawing."""
    if card.rank is Rank.CROWN:
        return Art("rank-crown", 0.92 * min(width, height))
    return Text("A", height * LETTER, theme.INK, width, height * LETTER_ROOM)


def signed_disc(suit: Suit, side: float) -> Picture:
    """The sign of a suit on a disc of its colour with a light edge, which stands out."""
    ground = Paper(side, side, COLOURS[suit].ground, side / 2, theme.PAPER_BRIGHT, shadow=False)
    sign = suit_sign(suit, 0.8 * side)
    return Collage(side, side, (Part(ground, side / 2, side / 2), Part(sign, side / 2, side / 2)))


def suit_sign(suit: Suit, side: float) -> Picture:
    """The sign of a suit."""
    return Art(f"suit-{suit.name.lower()}", side)
