"""The rules of Quabble, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.games import AnyGame
from rules.quabble import CardKind, HouseSet
from scenes.games.quabble.cards import back, bare, enthroned, icon, kind_name, power_words
from scenes.ui.pages.help_pictures import HEIGHT, WIDTH, painted_ground
from scenes.ui.pages.page_flow import Chapter, Illustration, Paragraph
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Half, Paper, Part, Picture
from words import say

ROUND_TABLE, BETWEEN = 132.0, 76.0  # its radius; how far cards are from its middle, both ways
ACROSS, DOWN = 190.0, 148.0  # how far frogs are from its middle
POWERS: tuple[tuple[str, tuple[CardKind, ...]], ...] = (
    ("kinds", (CardKind.SNORKEL_PIG, CardKind.BEARDED_HOPPER, CardKind.MAGIC_CARROT)),
    ("snails", (CardKind.DOOM_SNAIL, CardKind.ROYAL_POOFIN, CardKind.VERY_RARE_EGG)),
    ("slayers", (CardKind.GRUNGLE, CardKind.DEATHSLAYER, CardKind.CURSED_SUSHI)),
    ("sushi", (CardKind.RED_SNATCHER, CardKind.MISDIRECTION)),
)


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Quabble, and the kinds of assets in the house set of *game*."""
    house_set: HouseSet = game.house_set
    pages: tuple[tuple[str, int, Illustration], ...] = (
        ("goal", 2, _circle),
        ("offer", 3, _offer),
        ("claim", 3, _claim),
        ("powers", 3, _powers),
    )
    ended: tuple[str, int, Illustration] = ("end", 2, _throne)
    return [
        *(_chapter(*page) for page in pages),
        *(_assets(page, kinds, house_set) for page, kinds in POWERS),
        _chapter(*ended),
    ]


def _chapter(page: str, count: int, picture: Illustration) -> Chapter:
    words = [Paragraph(say(f"quabble_help.{page}_{number}")) for number in range(1, count + 1)]
    return Chapter(say(f"quabble_help.{page}"), words, picture)


def _assets(page: str, kinds: Sequence[CardKind], house_set: HouseSet) -> Chapter:
    """Kinds of cards, what they are worth, and what they do."""
    words = [
        Paragraph(
            say(
                "quabble.worth",
                kind=kind_name(kind),
                value=_values(kind, house_set),
                power=power_words(kind, house_set),
            )
        )
        for kind in kinds
    ]
    if CardKind.DEATHSLAYER in kinds:
        words.append(Paragraph(say("quabble_help.slayers_1")))

    def picture(width: float, height: float) -> Collage:
        x = WIDTH / (len(kinds) + 1)
        cards = [
            (_card(kind, 168), x + i * x * 1.0, 170 + 120 * (i % 2)) for i, kind in enumerate(kinds)
        ]
        return _sheet(cards, width, height)

    return Chapter(say(f"quabble_help.{page}"), words, picture)


def _values(kind: CardKind, house_set: HouseSet) -> str:
    """What cards of a kind are worth, if there are any."""
    found = {
        value for each, value in zip(house_set.kinds, house_set.values, strict=True) if each is kind
    }
    return ", ".join(map(str, sorted(found))) or "-"


def _card(kind: CardKind, width: float) -> Picture:
    return bare(kind, width)


def _sheet(parts: Sequence[tuple[Picture, float, float]], width: float, height: float) -> Collage:
    """Pictures on the table cloth, drawn to *width* and *height*."""
    scale = min(width / WIDTH, height / HEIGHT)
    w, h = WIDTH * scale, HEIGHT * scale
    cloth = painted_ground("page-cloth", scale)
    pieces = [Part(_scaled(picture, scale), x * scale, y * scale) for picture, x, y in parts]
    return Collage(w, h, (*cloth, *pieces))


def _scaled(picture: Picture, scale: float) -> Picture:
    match picture:
        case Art(name, width, palette, mirrored):
            return Art(name, width * scale, palette, mirrored)
        case Paper():
            w, h, edge = (
                scale * one for one in (picture.width, picture.height, picture.edge_width)
            )
            radius = scale * picture.radius
            return replace(picture, width=w, height=h, radius=radius, edge_width=edge)
        case Half(whole, right):
            return Half(_scaled(whole, scale), right)
        case Collage(width, height, pieces):
            smaller = (Part(_scaled(p.picture, scale), p.x * scale, p.y * scale) for p in pieces)
            return Collage(width * scale, height * scale, tuple(smaller))
        case _:
            return picture


def _frog(pose: str, seat: int, width: float) -> Art:
    return Art(f"frog-{pose}", width, palette_of(seat))


def _circle(width: float, height: float) -> Collage:
    """Four seats in a circle, and a card between each two neighbours."""
    middle = WIDTH / 2, HEIGHT / 2
    wide = 2 * ROUND_TABLE
    cloth = Paper(wide, wide, theme.QUABBLE_CLOTH_DEEP, ROUND_TABLE, theme.GOLD, edge_width=6)
    sides = [(1, 0), (0, -1), (-1, 0), (0, 1)]
    kinds = CardKind.VERY_RARE_EGG, CardKind.GRUNGLE, CardKind.DOOM_SNAIL, CardKind.SNORKEL_PIG
    frogs = [
        (_frog("think", seat, 124), middle[0] + ACROSS * x, middle[1] + DOWN * y)
        for seat, (x, y) in enumerate(sides)
    ]
    cards = [
        (_card(kind, 70), middle[0] + BETWEEN * (x + y), middle[1] + BETWEEN * (y - x))
        for kind, (x, y) in zip(kinds, sides, strict=True)
    ]
    return _sheet([(cloth, *middle), *cards, *frogs], width, height)


def _offer(width: float, height: float) -> Collage:
    """A card goes from a seat to the left."""
    return _sheet(
        [
            (_frog("think", 3, 170), 130, 330),
            (_frog("cheer", 0, 170), 430, 330),
            (_card(CardKind.ROYAL_POOFIN, 120), 280, 190),
            (Art("play-way", 170), 280, 60),
            *((back(56), 370 + 40 * i, 170) for i in range(4)),
        ],
        width,
        height,
    )


def _claim(width: float, height: float) -> Collage:
    """Two frogs that reach for a card, a card torn in two, and the King."""
    card, (left, right) = _card(CardKind.VERY_RARE_EGG, 150), map(palette_of, (1, 3))
    return _sheet(
        [
            (card, 145, 250),
            (Art("paw", 104, left), 72, 225),
            (_frog("think", 1, 130), 72, 125),
            (Art("paw", 104, right), 212, 225),
            (_frog("think", 3, 130), 212, 125),
            (Half(card, False), 340, 140),
            (Half(card, True), 380, 140),
            (Art("half-light", 70), 496, 140),
            (enthroned("king", 160), 445, 345),
        ],
        width,
        height,
    )


def _powers(width: float, height: float) -> Collage:
    """A sign for every kind."""
    signs = [
        (icon(kind, 104), 92 + 125 * (i % 4), 96 + 132 * (i // 4))
        for i, kind in enumerate(CardKind)
    ]
    return _sheet([*signs, (Art("bolt", 70), 467, 360)], width, height)


def _throne(width: float, height: float) -> Collage:
    """The King and the winner."""
    return _sheet(
        [
            (enthroned("king", 280), 190, 230),
            (_frog("cheer", 1, 230), 420, 290),
            (Art("crown", 80), 430, 170),
        ],
        width,
        height,
    )
