"""The rules of Mosquito, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.games import AnyGame
from rules.mosquito import Card, Suit
from scenes.games.mosquito.cards import back, face, spot
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.help_pictures import FOURTH, THREE, lights, placing
from scenes.games.mosquito.layout import CARD_TALL
from scenes.ui.pages.help_pictures import HEIGHT, WIDTH, painted_ground
from scenes.ui.pages.page_flow import Chapter, Illustration, Paragraph
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from words import say

LOOP = (
    Card.SEVEN_OF_CLUBS, Card.KING_OF_HEARTS, Card.NINE_OF_SPADES, Card.QUEEN_OF_DIAMONDS,
    Card.FOUR_OF_CLUBS, Card.TWO_OF_SPADES, Card.JACK_OF_HEARTS, Card.FIVE_OF_SPADES,
)  # fmt: skip
NUMBER = 27.0
Draw = Callable[[float], list[Part]]


def _sheet(draw: Draw) -> Illustration:
    """What *draw* makes at a scale, on a sheet of dusk as large as fits."""

    def picture(width: float, height: float) -> Picture:
        scale = min(width / WIDTH, height / HEIGHT)
        w, h = WIDTH * scale, HEIGHT * scale
        return Collage(w, h, (*painted_ground("page-dusk", scale), *draw(scale)))

    return picture


def _loop(scale: float) -> list[Part]:
    """Eight cards with their numbers, round and round."""
    columns, card = len(LOOP) // 2, 92.0
    pieces = []
    for i, one in enumerate(LOOP):
        upper = i < columns
        column = i if upper else len(LOOP) - 1 - i
        x, away = 280 + (column - (columns - 1) / 2) * 112, -1 if upper else 1
        pieces.append(Part(face(one, card * scale), x * scale, (230 + away * 130) * scale))
        number = Text(str(i + 1), NUMBER * scale, theme.PAPER)
        pieces.append(Part(number, x * scale, (230 + away * 38) * scale))
    for name, x in (("loop-up", 40), ("loop-down", 520)):
        pieces.append(Part(Art(name, 44 * scale), x * scale, 230 * scale))
    return pieces


def _place(scale: float) -> list[Part]:
    """Three suits, and the fourth outside the middle one."""
    w, h = WIDTH * scale, HEIGHT * scale
    return [*placing(280 * scale, 236 * scale, 128 * scale), *lights(w, h)]


def _turn(scale: float) -> list[Part]:
    """The pile, and the four signs of what a turn can be."""
    signs = ("turn-place", "turn-swap", "turn-cover", "turn-pass")
    pile = [Part(back(120 * scale), (116 + 3 * i) * scale, (232 - 5 * i) * scale) for i in range(3)]
    places = ((280, 130), (430, 130), (280, 310), (430, 310))
    return pile + [
        Part(Art(name, 124 * scale), x * scale, y * scale)
        for name, (x, y) in zip(signs, places, strict=True)
    ]


def _swap(scale: float) -> list[Part]:
    """Two cards change places, and a fourth suit fits."""
    king, nine, queen = THREE
    spots = ((124, 320, king), (280, 320, Card.TEN_OF_HEARTS), (436, 320, queen), (436, 120, nine))
    pieces = [Part(face(card, 112 * scale), x * scale, y * scale) for x, y, card in spots]
    fits = Part(spot(112 * scale, (Suit.CLUBS,)), 280 * scale, 150 * scale)
    sign = Part(Art("turn-swap", 96 * scale), 358 * scale, 222 * scale)
    return [*pieces, fits, sign]


def _cover(scale: float) -> list[Part]:
    """A card from the hand covers one that is in the way."""
    king, nine, queen = THREE
    spots = ((124, 330, king), (280, 330, Card.TEN_OF_HEARTS), (436, 330, queen), (324, 366, nine))
    pieces = [Part(face(card, 112 * scale), x * scale, y * scale) for x, y, card in spots]
    return [*pieces, Part(face(FOURTH, 112 * scale), 280 * scale, 118 * scale)]


def _end(scale: float) -> list[Part]:
    """A placed card with its firefly, a clean placement, the dealer's lantern, and passes."""
    high = 150 * CARD_TALL
    return [
        Part(face(FOURTH, 130 * scale), 150 * scale, (high / 2 + 70) * scale),
        Part(point_sign(66 * scale, Seat(0)), 194 * scale, (high / 2 + 14) * scale),
        Part(Art("clean", 150 * scale), 300 * scale, (high / 2 + 90) * scale),
        Part(Art("lantern", 130 * scale), 450 * scale, (high / 2 + 60) * scale),
        *(Part(Art("passing", 60 * scale), (190 + 60 * i) * scale, 370 * scale) for i in range(4)),
    ]


PAGES: tuple[tuple[str, int, Draw], ...] = (
    ("loop", 3, _loop),
    ("place", 3, _place),
    ("turn", 3, _turn),
    ("swap", 2, _swap),
    ("cover", 2, _cover),
    ("end", 4, _end),
)


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Mosquito."""
    return [
        Chapter(say(f"mosquito_help.{page}"), _paragraphs(page, count), _sheet(draw))
        for page, count, draw in PAGES
    ]


def _paragraphs(page: str, count: int) -> list[Paragraph]:
    return [Paragraph(say(f"mosquito_help.{page}_{number}")) for number in range(1, count + 1)]
