"""The rules of Quivvit, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.games import AnyGame
from rules.quivvit import card_value, lying
from scenes.games.quivvit.card_face import DISC, INSET, PATCH
from scenes.games.quivvit.cards import VALUES, back, face
from scenes.games.quivvit.components.highlights import FRAME, SQUARE
from scenes.games.quivvit.components.links.link_bridge import bridge
from scenes.games.quivvit.components.links.link_tags import tag
from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.ui.pages.help_pictures import HEIGHT, WIDTH
from scenes.ui.pages.page_flow import Chapter, Illustration, Paragraph
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Tilted
from words import say

CARD = 132.0
PITCH = 142.0
Draw = Callable[[float], list[Part]]
FACING = (0, 1, 3, 2, 1, 0, 2, 3, 1)


def _sheet(draw: Draw) -> Illustration:
    """What *draw* makes at a scale, on a piece of sky as large as fits."""

    def picture(width: float, height: float) -> Picture:
        scale = min(width / WIDTH, height / HEIGHT)
        w, h = WIDTH * scale, HEIGHT * scale
        rim = Paper(w, h, theme.SKY_DEEP, 40 * scale)
        sky = Paper(w - 18 * scale, h - 18 * scale, theme.SKY, 34 * scale, shadow=False)
        return Collage(w, h, (Part(rim, w / 2, h / 2), Part(sky, w / 2, h / 2), *draw(scale)))

    return picture


def _card(scale: float, number: int, facing: int, x: float, y: float, wide: float = CARD) -> Part:
    return Part(face(lying(number, facing), wide * scale, upright=True), x * scale, y * scale)


def _at(place: int) -> tuple[float, float]:
    """The middle of one of nine places."""
    return 280 + (place % 3 - 1) * PITCH, 230 + (place // 3 - 1) * PITCH


def _grid(scale: float) -> list[Part]:
    """Nine cards, every which way."""
    numbers = (3, 70, 8, 115, 28, 142, 75, 16, 2)
    return [_card(scale, number, FACING[i], *_at(i)) for i, number in enumerate(numbers)]


def _turning(scale: float) -> list[Part]:
    """A card in the hand, and the ways it turns."""
    side = FRAME * 190 * scale
    return [
        _card(scale, 70, 0, 280, 250, wide=190),
        Part(cursor_frame(Box(0, 0, side, side)), 280 * scale, 250 * scale),
        Part(Art("arrow-cw", 150 * scale), 280 * scale, 92 * scale),
        Part(Art("arrow-left", 92 * scale), 110 * scale, 250 * scale),
        Part(Art("arrow-right", 92 * scale), 450 * scale, 250 * scale),
        Part(Art("frog-head", 84 * scale, palette_of(0)), 280 * scale, 404 * scale),
    ]


def _links(scale: float) -> list[Part]:
    """Four cards whose corners meet in one colour, lit and joined as on the table."""
    card, half, out = CARD * scale, PITCH / 2, PITCH / 2 - INSET * CARD
    cards, lights, values = list[Part](), list[Part](), list[Part]()
    square, joined = Art("glow-square", SQUARE * PATCH * card), bridge("red", card)
    for turn, (dx, dy, number) in enumerate(((1, 1, 12), (-1, 1, 114), (-1, -1, 6), (1, -1, 66))):
        x, y = 280 + dx * half, 220 + dy * half
        cards.append(_card(scale, number, turn, x, y))
        lit = Tilted(square, 90 * turn)
        lights.append(Part(lit, (280 + dx * out) * scale, (220 + dy * out) * scale))
        value = Art(VALUES[card_value(number)], DISC * card)
        values.append(Part(value, x * scale, y * scale))
    for turn, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        at = (280 + dx * out) * scale, (220 + dy * out) * scale
        lights.append(Part(Tilted(joined, 90 * turn), *at))
    return [*cards, *lights, *values, Part(tag(7, scale), 280 * scale, 400 * scale)]


def _extras(scale: float) -> list[Part]:
    """What the options bring to the table."""
    spots = (
        ("die-blue", 130, 130, 150),
        ("timer-back", 410, 128, 104),
        ("timer-front", 410, 128, 104),
    )
    signs = (("color-block", 130, 330, 150), ("double-rotate", 410, 330, 140))
    return [
        Part(Art(name, wide * scale), x * scale, y * scale) for name, x, y, wide in (*spots, *signs)
    ]


def _rounds(scale: float) -> list[Part]:
    """The deck, and the marker of the first player."""
    deck = [Part(back(150 * scale), (190 + 4 * i) * scale, (250 - 6 * i) * scale) for i in range(4)]
    return [
        *deck,
        Part(Art("pinwheel", 110 * scale), 410 * scale, 190 * scale),
        Part(Art("laurel", 96 * scale), 412 * scale, 356 * scale),
    ]


PAGES: tuple[tuple[str, int, Draw], ...] = (
    ("goal", 3, _grid),
    ("turn", 4, _turning),
    ("link", 4, _links),
    ("rounds", 4, _rounds),
    ("options", 5, _extras),
    ("more", 5, _extras),
)


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Quivvit."""
    return [
        Chapter(
            say(f"quivvit_help.{page}"),
            _paragraphs(page, count),
            _sheet(draw),
            optional=draw is _extras,
        )
        for page, count, draw in PAGES
    ]


def _paragraphs(page: str, count: int) -> list[Paragraph]:
    return [Paragraph(say(f"quivvit_help.{page}_{number}")) for number in range(1, count + 1)]
