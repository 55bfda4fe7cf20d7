"""What a card of Quabble looks like and says: with its words, without them, or from behind."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from functools import partial

from rules.quabble import IMMEDIATE, Card, CardKind, HouseSet
from scenes.games.quabble.components.numbers import drawn, in_a_row
from scenes.games.quabble.components.open_cards import HALF
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Half, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say
from words.numbers import spelled

ART: dict[CardKind, str] = {
    CardKind.SNORKEL_PIG: "asset-pig",
    CardKind.BEARDED_HOPPER: "asset-hopper",
    CardKind.MAGIC_CARROT: "asset-carrot",
    CardKind.DOOM_SNAIL: "asset-snail",
    CardKind.ROYAL_POOFIN: "asset-poofin",
    CardKind.VERY_RARE_EGG: "asset-egg",
    CardKind.GRUNGLE: "asset-grungle",
    CardKind.DEATHSLAYER: "asset-slayer",
    CardKind.CURSED_SUSHI: "asset-sushi",
    CardKind.RED_SNATCHER: "asset-snatcher",
    CardKind.MISDIRECTION: "asset-misdirection",
}
TALL = 350 / 250
LARGE_ART = 0.82  # of a card's width: its creature
RIM, BADGE = 0.045, 0.4  # of a card's width
GILT, GILT_LEAST = 0.012, 2.0  # of it, a golden line at the inner side of the rim; at least
LOW_RIM, LOW_HIGH = 4.0, 0.96  # of a low card; of its height, its creature
LOW_HEAD, LOW_ASIDE = 0.17, 0.28  # of its width: the middle of a head; what is beside the creature
LOW_BADGE, LOW_WIDE, LOW_BOLT = 0.4, 0.26, 0.3  # the value, of its height and width; a bolt
LINE, NAME = 36.0, 48.0  # how high a name is, and the largest one: words tell more
WORDS = 32.0  # the size of words below a drawing, which is as much smaller as they need
WORDS_HIGH = 204.0  # a large name, and as many lines more as fit
LINES = 2  # of words at least: so the names of most cards are in one line
WORDS_FROM = 0.86  # where the words begin at most, of a card's width
DRAWN_HIGH = 1.08  # of the room over the words: a drawing, its feet behind the name
DRAWN_LEAST = 30.0  # a drawing beside what a half is worth, else there is none
LOW_TOP = 2.2  # of the height of a half's tag: less room has it beside the value, not below it
PICTURED = 0.72  # of a card's width: a drawing without words below it
MARGIN, EDGE = 4.0, 6.0  # the least beside the words; beside the name, on its band
HALF_NUMBER, HALF_SIGN, HALF_HIGH = 36.0, 26.0, 52.0  # a half: its value, its sign, its tag
TORN_APART = 0.06  # of its height: how far halves are from where they were


def kind_name(kind: CardKind) -> str:
    """What a kind is called."""
    return say(f"quabble.{kind.name.lower()}")


def power_words(kind: CardKind, house_set: HouseSet) -> str:
    """What a card of *kind* does, with the numbers of *house_set*."""
    return _with_numbers(f"quabble.power_{kind.name.lower()}", house_set)


def brief_words(kind: CardKind, house_set: HouseSet) -> str:
    """What a card of *kind* does, as short as it stands on the card."""
    return _with_numbers(f"quabble.brief_{kind.name.lower()}", house_set)


def sushi_in_count(house_set: HouseSet) -> str:
    """What Cursed Sushi does once the numbers on the cards are counted."""
    return _with_numbers("quabble.count_cursed_sushi", house_set)


def _with_numbers(key: str, house_set: HouseSet) -> str:
    powers = house_set.powers
    numbers = {field.name: getattr(powers, field.name) for field in fields(powers)}
    one = house_set.values[house_set.kinds.index(CardKind.CURSED_SUSHI)]
    numbers |= {"sushi_one": one, "sushi_each": one + powers.cursed_sushi}
    return say(key, **{name: spelled(Fraction(n), signed=True) for name, n in numbers.items()})


def back(width: float) -> Picture:
    """A card's lower side."""
    return Art("asset-back", width)


def bare(kind: CardKind, width: float, low: float = 0.57, side: float = 0.0) -> Collage:
    """A card with nothing but its creature, *side* wide or large, at such a share of its height."""
    high, side = width * TALL, side or LARGE_ART * width
    aside = max(0.0, LARGE_ART * width - side) / 2  # beside the value
    art = Part(Art(ART[kind], side), width / 2 + aside, high * low)
    return Collage(width, high, (*_sheets(_rim(kind), width, high), art))


def plain(
    house_set: HouseSet, card: Card, width: float, low: float = 0.57, side: float = 0.0
) -> Picture:
    """A card with its creature and its value, and no words."""
    whole = bare(house_set.kinds[card], width, low, side)
    return replace(whole, pieces=(*whole.pieces, *_badge(house_set, card, width, width)))


def tiny(house_set: HouseSet, card: Card, width: float) -> Picture:
    """A card so small that there is room for its creature and its value only."""
    kind, high = house_set.kinds[card], width * TALL
    return Collage(
        width,
        high,
        (
            Part(
                Paper(width, high, theme.PAPER_BRIGHT, 6, theme.QUABBLE_VIOLET, edge_width=2),
                width / 2,
                high / 2,
            ),
            Part(Art(ART[kind], width * 0.86), width / 2, width * 0.46),
            Part(
                Text(
                    str(house_set.values[card]), theme.FLOOR, _ink(house_set, card), width + 8, 34
                ),
                width / 2,
                high - 14,
            ),
        ),
    )


def grown(
    renderer: Renderer, house_set: HouseSet, card: Card, width: float, height: float,
    *, halves: bool = True,
) -> Picture:  # fmt: skip
    """A card with its name, its power in words, and what each of its *halves* would be worth."""
    kind, rim = house_set.kinds[card], RIM * width
    name, rest = _words(renderer, kind, house_set, width)
    top = _drawing_height(renderer, name, rest, width, height)
    high = renderer.size(name)[1] + MARGIN
    words = height - top - rim - high
    half = _half_tag(renderer, house_set, card)
    low, beside = top < LOW_TOP * half.height, half.width + 2 * MARGIN
    side = min(PICTURED * width, DRAWN_HIGH * (top - rim))
    tag = top + half.width / 2 if low else rim + beside / 2 - MARGIN
    if halves and low:
        side = min(side, width - rim - 2 * MARGIN - tag - half.width / 2)
    x = _drawn_at(width, side, width if low else beside)
    drawing = [_drawing(kind, side, x, rim, top)] if side >= DRAWN_LEAST else []
    below = half.height if halves and not low else 0
    return Collage(
        width,
        height,
        (
            *_sheets(_rim(kind), width, height),
            _ground(kind, width, rim, top),
            *drawing,
            *_name_band(kind, width, top, high),
            *_badge(house_set, card, width, top - below),
            *([Part(half, tag, top - half.height / 2)] if halves else []),
            Part(name, width / 2, top + high / 2),
            Part(replace(rest, size=theme.BODY, height=words), width / 2, top + high + words / 2),
        ),
    )


def pictured(
    renderer: Renderer, house_set: HouseSet, card: Card, width: float, height: float,
    *, halves: bool = True,
) -> Picture:  # fmt: skip
    """A card as large as one with its power in words, with a large drawing instead of them."""
    kind, rim = house_set.kinds[card], RIM * width
    name = _name(renderer, kind, width)
    high = renderer.size(name)[1] + MARGIN
    top, half = height - high - rim, _half_tag(renderer, house_set, card)
    side, low = min(PICTURED * width, top - rim), half.height / 2
    return Collage(
        width,
        height,
        (
            *_sheets(_rim(kind), width, height),
            _ground(kind, width, rim, top),
            _drawing(kind, side, _drawn_at(width, side, half.width), rim, top),
            *_name_band(kind, width, top, high),
            *_badge(house_set, card, width, top - half.height),
            *([Part(half, rim + half.width / 2 + MARGIN, top - low)] if halves else []),
            Part(name, width / 2, top + high / 2),
        ),
    )


grown_whole = partial(grown, halves=False)  # the same once no half counts any more
pictured_whole = partial(pictured, halves=False)


def _drawn_at(width: float, side: float, beside: float) -> float:
    """The middle of a drawing: in the room right of what is *beside* it, if it has room there."""
    return min((beside + width) / 2, width - RIM * width - MARGIN - side / 2)


def _half_tag(renderer: Renderer, house_set: HouseSet, card: Card) -> Collage:
    """A torn card and the value of a half; no larger with larger text: it is beside a drawing."""
    value, size = HALF * house_set.values[card], HALF_NUMBER / renderer.text_scale
    number = drawn(renderer, value, size, theme.PAPER, signed=True)
    words = in_a_row(renderer, [torn(HALF_SIGN), number], 0)
    wide = renderer.size(words)[0] + 3 * MARGIN
    sheet = Paper(wide, HALF_HIGH, theme.NIGHT, HALF_HIGH / 3, shadow=False)
    middle = wide / 2, HALF_HIGH / 2
    return Collage(wide, HALF_HIGH, (Part(sheet, *middle), Part(words, *middle)))


def _name(renderer: Renderer, kind: CardKind, width: float) -> Text:
    """The name of a kind in one line."""
    high = min(NAME, LINE * renderer.text_scale)
    return Text(kind_name(kind), theme.FLOOR, theme.PAPER, width - 2 * EDGE, high)


def _words(
    renderer: Renderer, kind: CardKind, house_set: HouseSet, width: float
) -> tuple[Text, Text]:
    """The name and the power of a card as wide as that."""
    room = width - 2 * (RIM * width + MARGIN)
    name = _name(renderer, kind, width)
    rules = brief_words(kind, house_set).split("\n")[:LINES]  # the rest is read beside
    return name, Text("\n".join(rules), WORDS, theme.INK, room)


def _drawing_height(
    renderer: Renderer, name: Text, rest: Text, width: float, height: float
) -> float:
    """How far down the drawing reaches: as far as words let it, or as two lines of them would."""
    line = renderer.size(replace(rest, words="X"))[1]
    high = renderer.size(name)[1] + max(LINES * line, renderer.size(rest)[1])
    words = high + RIM * width + 3 * MARGIN
    return min(WORDS_FROM * width, height - min(words, WORDS_HIGH))


def low(
    renderer: Renderer, house_set: HouseSet, card: Card, width: float, height: float
) -> Picture:
    """A low card, as it lies while cards are offered: its creature between those beside it.

    Its value is over the head on its left, its bolt over that on its right.
    """
    kind, rim = house_set.kinds[card], LOW_RIM
    side = low_creature(width, height)
    value, bolt = min(LOW_BADGE * height, LOW_WIDE * width), Art("bolt", LOW_BOLT * height)
    at = Part(bolt, (1 - LOW_HEAD) * width, rim + LOW_BADGE * height / 2)
    return Collage(
        width,
        height,
        (
            *_sheets(_rim(kind), width, height, rim),
            _ground(kind, width, rim, height - 0.1 * width),
            Part(Art(ART[kind], side), width / 2, height / 2),
            *_value(house_set, card, value, LOW_HEAD * width, rim + MARGIN + value / 2),
            *([at] if kind in IMMEDIATE else []),
        ),
    )


def low_creature(width: float, height: float) -> float:
    """How large the creature of a low card is."""
    return min(LOW_HIGH * (height - 2 * LOW_RIM), (1 - 2 * LOW_ASIDE) * width)


def torn(side: float, kind: CardKind | None = None, low: float = 0.57) -> Collage:
    """A card torn in two, its halves apart: with its creature so *low*, or any card."""
    wide = side / TALL
    blank = Collage(wide, side, _sheets(theme.QUABBLE_VIOLET, wide, side))
    return _in_halves(blank if kind is None else bare(kind, wide, low), side)


def _in_halves(whole: Picture, side: float) -> Collage:
    middle, apart = side / 2, TORN_APART * side
    left = Part(Half(whole, False), middle - apart, middle + apart / 2)
    right = Part(Half(whole, True), middle + apart, middle - apart / 2)
    return Collage(side, side, (left, right))


def enthroned(name: str, width: float) -> Collage:
    """A drawing of the King, on his throne."""
    high = width * height_ratio(name)
    layers = (Art(art, width) for art in ("throne", name, "throne-seat"))
    return Collage(width, high, tuple(Part(art, width / 2, high / 2) for art in layers))


def icon(kind: CardKind, side: float) -> Art:
    """The small sign of a kind."""
    return Art(ART[kind], side)


def _sheets(rim: str, width: float, height: float, wide: float = 0.0) -> tuple[Part, ...]:
    """A sheet with a rim of that colour, *wide* or as wide as on most cards, and a golden line."""
    radius, middle = 0.1 * width, (width / 2, height / 2)
    wide = wide or RIM * width
    inwards = 0.0, wide - min(wide / 2, _gilt(width)), wide
    return tuple(
        Part(
            Paper(width - 2 * far, height - 2 * far, colour, radius - far, shadow=not far), *middle
        )
        for far, colour in zip(inwards, (rim, theme.GOLD, theme.PAPER_BRIGHT), strict=True)
    )


def _gilt(width: float) -> float:
    """How wide the golden lines are of a card as wide as that."""
    return max(GILT_LEAST, GILT * width)


def _ground(kind: CardKind, width: float, rim: float, top: float) -> Part:
    """The ground of the drawing, from the *rim* of the card to the *top* of its name and below."""
    radius = 0.1 * width - rim
    high = top + radius - rim
    colour = theme.QUABBLE_AT_ONCE if kind in IMMEDIATE else theme.QUABBLE_LILAC
    sheet = Paper(width - 2 * rim, high, colour, radius, shadow=False)
    return Part(sheet, width / 2, rim + high / 2)


def _drawing(kind: CardKind, side: float, x: float, rim: float, top: float) -> Part:
    """A creature in the room over the name; a larger one has its feet behind that."""
    return Part(Art(ART[kind], side), x, rim + max(side, top - rim) / 2)


def _name_band(kind: CardKind, width: float, top: float, high: float) -> tuple[Part, ...]:
    """The band from side to side on which a name stands, with a golden line over it."""
    band, line = Paper(width - 3, high, _rim(kind), 0, shadow=False), _gilt(width)
    gold = Paper(width - 3, line, theme.GOLD, 0, shadow=False)
    return Part(band, width / 2, top + high / 2), Part(gold, width / 2, top + line / 2)


def _badge(house_set: HouseSet, card: Card, width: float, room: float) -> tuple[Part, ...]:
    """The value in the corner, *room* high, and a bolt where the power takes effect at once."""
    side = min(BADGE * width, room)
    at = 0.5 * side + 0.02 * width
    value = _value(house_set, card, side, at, at)
    if house_set.kinds[card] not in IMMEDIATE:
        return value
    return *value, Part(Art("bolt", width * 0.16), width * 0.87, width * 0.17)


def _value(house_set: HouseSet, card: Card, side: float, x: float, y: float) -> tuple[Part, ...]:
    """The value on a sheet so large."""
    digits = Text(str(house_set.values[card]), side * 0.8, theme.PAPER, side * 1.1, side)
    colour = _ink(house_set, card)
    sheet = Paper(side, side, colour, side * 0.32, theme.GOLD, edge_width=3)
    return Part(sheet, x, y), Part(digits, x, y)


def _rim(kind: CardKind) -> str:
    """The colour of a card's edge: another one where the power takes effect at once."""
    return theme.ACCENT if kind in IMMEDIATE else theme.QUABBLE_VIOLET


def _ink(house_set: HouseSet, card: Card) -> str:
    return theme.BAD if house_set.values[card] < 0 else theme.QUABBLE_VIOLET
