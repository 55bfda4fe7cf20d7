"""What the playing cards and the empty spots look like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.mosquito import Card, Rank, Suit
from scenes.games.mosquito.layout import CARD_TALL
from sprites.pictures import theme
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text

SUITS = {Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.HEARTS: "heart", Suit.SPADES: "spade"}
COURTS = {Rank.JACK: "court-jack", Rank.QUEEN: "court-queen", Rank.KING: "court-king"}
LETTERS = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K"}
SPOT_TALL = 150 / 200
SPOT_SHARE = 0.96  # of the room that an empty spot has
SUIT = 0.29  # of a card's width: the suit below its rank
ALONE = 0.8  # and a suit that stands alone
SUIT_X, SUIT_Y = 0.235, 0.395  # its middle, of a card's width and height
# Of a card's width: the figure of one that lies under another, round what is seen of it.
STRIP_X, STRIP_EDGE, STRIP_SUIT, COURT_TALL = 0.615, 0.045, 0.42, 170 / 130
LIT, FORESEEN = "spot-lit", "spot-ghost"  # drawings of lily pads: over it, round it
MOONLIT = "-moonlit"  # how the drawing of its paper is called by the light of the moon
ROUND = 0.1  # the corners of a card, of its width
DARK = f"-dark{MOONLIT}"  # and if it does not help: rank and suit are as clear as on others
DISC = 0.66  # the disc of a suit that shines, of its glow's width
LATER = 1.5  # its drawing is smaller than that of one where a card may come
RING = 240 / 200  # what is drawn round a lily pad, of its width
# Where several suits would fit an empty spot: shares of a pad's width and height, and their size.
PLACES: Mapping[int, tuple[float, Sequence[tuple[float, float]]]] = {
    0: (0.0, ()),
    1: (0.42, ((0.47, 0.48),)),
    2: (0.35, ((0.29, 0.48), (0.66, 0.48))),
    3: (0.29, ((0.47, 0.25), (0.28, 0.64), (0.66, 0.64))),
    4: (0.28, ((0.3, 0.27), (0.64, 0.27), (0.3, 0.7), (0.64, 0.7))),
}


def paper_palette(suit: Suit) -> Palette:
    """A suit's colours on a card."""
    return Palette(*theme.SUITS[suit], "")


def night_dye(suit: Suit) -> Palette:
    """A suit's colours on dark water."""
    return Palette(*theme.SUITS_ON_DARK[suit], "")


def suit_art(suit: Suit, width: float) -> Art:
    """A suit's sign on paper."""
    return Art(f"suit-{SUITS[suit]}", width, paper_palette(suit))


def sign_at(width: float) -> tuple[float, float]:
    """Where the suit in a card's corner is, from the middle of that card."""
    return (SUIT_X - 0.5) * width, (SUIT_Y - 0.5) * width * CARD_TALL


def letter(rank: Rank) -> str:
    """What is printed in a card's corner."""
    return LETTERS.get(rank, str(int(rank)))


@lru_cache(maxsize=512)
def face(card: Card, width: float, seen: float = CARD_TALL, *, light: str = "") -> Picture:
    """A card's upper side in some *light*: rank and suit in the corner, its suit or its court.

    Of what lies under another card only the upper part is *seen*, of so many widths: its figure is
    whole in there.
    """
    w, h = width, width * CARD_TALL
    palette = paper_palette(card.suit)
    index = Text(letter(card.rank), 0.31 * w, palette.dark, 0.38 * w, 0.4 * w)
    return Collage(
        w,
        h,
        (
            Part(Art(f"playing-face{light}", w), w / 2, h / 2),
            *(_figure(card, w, h) if seen >= CARD_TALL else _small_figure(card, w, seen)),
            Part(index, 0.245 * w, 0.17 * h),
            Part(suit_art(card.suit, SUIT * w), SUIT_X * w, SUIT_Y * h),
        ),
    )


def wordless(card: Card, width: float) -> Picture:
    """A card's upper side with nothing but its suit, where it is too small for letters."""
    w, h = width, width * CARD_TALL
    sheet, sign = Art("playing-face", w), suit_art(card.suit, ALONE * w)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(sign, w / 2, h / 2)))


def back(width: float) -> Picture:
    """A card's lower side."""
    return Art("playing-back", width)


def spot(width: float, suits: Sequence[Suit], ring: str = "", *, crossed: bool = False) -> Picture:
    """A lily pad where a card may come, with the suits that fit; *ring* is a drawing round it.

    One that is lit is as bright as paper. It is *crossed* out if they would not fit any more.
    """
    w, h = width, width * SPOT_TALL
    size, places = PLACES[len(suits)]
    dye = paper_palette if ring == LIT else night_dye
    signs = [
        Part(Art(f"suit-{SUITS[suit]}", size * w, dye(suit)), x * w, y * h)
        for suit, (x, y) in zip(suits, places, strict=True)
    ]
    rings = [Part(Art(ring, RING * w), w / 2, h / 2)] if ring else []
    cross = [Part(Art("icon-cross", 0.7 * h), 0.47 * w, h / 2)] if crossed else []
    return Collage(w, h, (Part(Art("spot", w), w / 2, h / 2), *rings, *signs, *cross))


def suit_light(suit: Suit, width: float) -> Picture:
    """A suit that shines: its sign on a dark disc in a glow."""
    disc = Paper(DISC * width, DISC * width, theme.NIGHT, DISC * width / 2, theme.GOLD, 5)
    sign = Art(f"suit-{SUITS[suit]}", 0.62 * DISC * width, night_dye(suit))
    pieces = (Art("ace-glow", width), disc, sign)
    return Collage(width, width, tuple(Part(one, width / 2, width / 2) for one in pieces))


def later_spot(width: float) -> Picture:
    """A lily pad where no card may come yet."""
    return Art("spot-later", LATER * width)


def _small_figure(card: Card, w: float, seen: float) -> list[Part]:
    """A figure on the upper part of a card, clear of its corner and of the light on the other."""
    tall = seen - 2 * STRIP_EDGE
    if court := COURTS.get(card.rank):
        wide = tall / COURT_TALL
        return [Part(_court(court, card, wide * w), STRIP_X * w, (STRIP_EDGE + tall / 2) * w)]
    wide = min(STRIP_SUIT, tall)
    return [Part(suit_art(card.suit, wide * w), STRIP_X * w, (seen - STRIP_EDGE - wide / 2) * w)]


def _figure(card: Card, w: float, h: float) -> list[Part]:
    if court := COURTS.get(card.rank):
        return [Part(_court(court, card, 0.6 * w), 0.615 * w, 0.6 * h)]
    if card.rank is Rank.ACE:
        glow = Part(Art("ace-glow", 0.74 * w), 0.6 * w, 0.55 * h)
        return [glow, Part(suit_art(card.suit, 0.4 * w), 0.6 * w, 0.555 * h)]
    return [Part(suit_art(card.suit, 0.56 * w), 0.62 * w, 0.56 * h)]


def _court(name: str, card: Card, width: float) -> Art:
    return Art(name, width, paper_palette(card.suit))
