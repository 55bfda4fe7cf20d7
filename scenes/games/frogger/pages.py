"""The rules of Frogger, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence

from rules.decktet import Card, Suit
from rules.games import AnyGame
from scenes.games.frogger.components.lanes import Lane, shade, thing
from scenes.games.frogger.decktet_cards import face, suit_sign
from scenes.ui.pages.help_pictures import HEIGHT, WIDTH, painted_ground
from scenes.ui.pages.page_flow import Chapter, Illustration, Paragraph
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from words import say

Thing = tuple[Picture, float, float]
TILE = 130.0
ACROSS, DOWN = 122.0, 124.0  # from one to the next


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Frogger."""
    pages: tuple[tuple[str, int, Illustration], ...] = (
        ("race", 3, race),
        ("advance", 3, advance),
        ("retreat", 3, retreat),
        ("crown", 2, crown),
        ("option", 3, crocodile),
    )
    return [
        Chapter(say(f"frogger_help.{page}"), _paragraphs(page, count), picture)
        for page, count, picture in pages
    ]


def _paragraphs(page: str, count: int) -> list[Paragraph]:
    return [Paragraph(say(f"frogger_help.{page}_{number}")) for number in range(1, count + 1)]


def _tile(suit: Suit, x: float, y: float, lane: Lane = Lane.RIVER) -> list[Thing]:
    carrier, side = thing(lane, suit, (TILE, TILE), down=False)
    below = shade(carrier)
    return [
        (below.picture, x + below.x, y + below.y),
        (carrier, x, y),
        (suit_sign(suit, side), x, y),
    ]


def _road(suits: Sequence[Suit], x: float, y: float) -> list[Thing]:
    """Cars side by side."""
    tiles = (_tile(suit, x + ACROSS * i, y, Lane.ROAD) for i, suit in enumerate(suits))
    return [one for tile in tiles for one in tile]


def _river(suits: Sequence[Suit], x: float, y: float) -> list[Thing]:
    """What floats one below the other."""
    tiles = (_tile(suit, x, y + DOWN * i) for i, suit in enumerate(suits))
    return [one for tile in tiles for one in tile]


def _frog(pose: str, seat: int, x: float, y: float, side: float = 118.0) -> Thing:
    return Art(f"frog-{pose}", side, palette_of(seat)), x, y


def _sized(picture: Picture, scale: float) -> Picture:
    match picture:
        case Art(name, width, palette, mirrored):
            return Art(name, width * scale, palette, mirrored)
        case Paper(w, h, colour, radius):
            return Paper(w * scale, h * scale, colour, radius * scale)
        case _:
            return picture


def _scene(
    things: Sequence[Thing], width: float, height: float, ground: str = "page-water"
) -> Collage:
    """*things* on a wet road or on water, as large as fits into *width* and *height*."""
    scale = min(width / WIDTH, height / HEIGHT)
    w, h = WIDTH * scale, HEIGHT * scale
    sheets = painted_ground(ground, scale)
    pieces = (Part(_sized(picture, scale), x * scale, y * scale) for picture, x, y in things)
    return Collage(w, h, (*sheets, *pieces))


def _card(card: Card, width: float, height: float, share: float) -> Picture:
    scale = min(width / WIDTH, height / HEIGHT)
    return face(card, share * WIDTH * scale, 1.4 * share * WIDTH * scale)


def race(width: float, height: float) -> Collage:
    """Pond, path and haven."""
    return _scene(
        [
            (Art("excuse", 116), 70, 230),
            (Art("haven", 116), 492, 230),
            *_road((Suit.MOONS, Suit.WAVES, Suit.KNOTS), 160, 250),
            *(_frog("sit", seat, 72, 130 + 90 * place, 84) for place, seat in enumerate((0, 1, 2))),
            _frog("leap", 0, 290, 130, 150),
            _frog("cheer", 3, 492, 220, 100),
        ],
        width,
        height,
        "page-road",
    )


def advance(width: float, height: float) -> Collage:
    """A card with Waves takes a frog past a frog on Waves to the next Waves."""
    return _scene(
        [
            *_road((Suit.SUNS, Suit.WAVES, Suit.LEAVES, Suit.WAVES), 96, 340),
            (_card(Card.SAILOR, width, height, 0.25), 116, 130),
            _frog("sit", 1, 219, 312),
            _frog("leap", 0, 370, 190, 170),
        ],
        width,
        height,
        "page-road",
    )


def retreat(width: float, height: float) -> Collage:
    """A frog on Moons may not take Moons."""
    return _scene(
        [
            *_river((Suit.LEAVES, Suit.MOONS), 130, 226),
            _frog("sit", 0, 130, 322),
            (_card(Card.MERCHANT, width, height, 0.26), 320, 180),
            (_card(Card.PACT, width, height, 0.26), 470, 180),
            (Art("icon-check", 80), 320, 350),
            (Art("icon-cross", 80), 470, 350),
        ],
        width,
        height,
    )


def crown(width: float, height: float) -> Collage:
    """A Crown sweeps the other frogs off the card."""
    return _scene(
        [
            *_river((Suit.SUNS, Suit.LEAVES, Suit.MOONS), 420, 108),
            (_card(Card.BARD, width, height, 0.27), 120, 140),
            _frog("cheer", 1, 420, 80),
            _frog("sad", 0, 290, 230, 130),
            _frog("sad", 3, 190, 370, 130),
        ],
        width,
        height,
    )


def crocodile(width: float, height: float) -> Collage:
    """A crocodile comes to a frog."""
    tiles = _river((Suit.WAVES, Suit.LEAVES, Suit.WYRMS), 280, 108)
    things = [*tiles, (Art("croc-snap", 230), 300, 224), _frog("sad", 2, 120, 250, 140)]
    return _scene(things, width, height)
