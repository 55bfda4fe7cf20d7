"""The torn cards of a seat, apart from what it owns: which they are, how many, and their sum."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

from rules.quabble import CardKind
from scenes.games.quabble.cards import torn, torn_icon
from scenes.games.quabble.components.numbers import fitting, in_a_row
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

NUMBER_HIGH = 0.86  # of a line of text: its digits, and little over and below them
RIM, PAD = 4.0, 8.0  # round a number's sheet; beside a number
EDGE, ROUND, LINE = 4.0, 10.0, 2.0  # of what torn cards lie on
LINE_SHARE = 0.34  # of a line, for the number at most
LEAST = 12.0  # a torn card, in a window too small for its words
GRID_LEAST = 26.0  # a torn creature beside others
LARGEST, SPREAD = 96.0, 1.2  # a torn card; how wide both halves of a creature are, of one


def torn_pile(
    renderer: Renderer, kinds: Sequence[CardKind], halves: Fraction, width: float, height: float
) -> Collage:
    """Torn cards of these *kinds*, how many there are, and what all their *halves* are worth.

    They lie on a sunken ground, so that nobody takes them for cards that are owned.
    """
    ground = Paper(
        width, height, theme.NIGHT, ROUND, theme.QUABBLE_CLOTH_EDGE, edge_width=LINE, shadow=False
    )
    size = theme.FLOOR / renderer.text_scale
    lay, room = (_in_line, LINE_SHARE * width) if width > height else (_stacked, width - 2 * EDGE)
    number = fitting(renderer, halves, size, room)
    parts = lay(renderer, kinds, number, width, height)
    return Collage(width, height, (Part(ground, width / 2, height / 2), *parts))


def _in_line(
    renderer: Renderer, kinds: Sequence[CardKind], number: Picture, width: float, height: float
) -> list[Part]:
    """All torn kinds or a torn card, that word if it fits, how many there are, and their sum.

    Kinds of one card each need no number.
    """
    side, rest = min(LARGEST, height - EDGE), [*_count(renderer, kinds), number]
    word = Text(say("quabble.torn_pile"), theme.FLOOR / renderer.text_scale, theme.PAPER)
    each, one = [torn_icon(kind, side) for kind in dict.fromkeys(kinds)], _shown(kinds, side)
    known = rest if len(each) < len(kinds) else [number]
    all_kinds = in_a_row(renderer, each, 2 * PAD)
    told = (all_kinds, word, *known), (all_kinds, *known), (one, word, *rest), (one, *rest)
    lines = [in_a_row(renderer, pictures, PAD) for pictures in told]
    line = next((line for line in lines if line.width <= width - 2 * EDGE), lines[-1])
    return [Part(line, width / 2, height / 2)]


def _stacked(
    renderer: Renderer, kinds: Sequence[CardKind], number: Picture, width: float, height: float
) -> list[Part]:
    """All torn kinds or a torn card over how many there are, and over their sum.

    Kinds of one card each need no number.
    """
    several, free = dict.fromkeys(kinds), height - 2 * EDGE - _high(renderer, number)
    told = [in_a_row(renderer, count, 0) for count in [_count(renderer, kinds)] if count]
    known = told if len(several) < len(kinds) else []
    high = free - sum(_high(renderer, text) for text in known)
    grid = _grid([*several], width - 2 * EDGE, high) if len(several) > 1 else None
    texts = [*(known if grid else told), number]
    sizes = [_high(renderer, text) for text in texts]
    side = max(LEAST, min(LARGEST, (width - 2 * EDGE) / SPREAD, height - sum(sizes) - 2 * EDGE))
    shown = grid or _shown(kinds, side)
    side = renderer.size(shown)[1]
    y = (height - side - sum(sizes)) / 2
    parts = [Part(shown, width / 2, y + side / 2)]
    y += side
    for text, high in zip(texts, sizes, strict=True):
        parts.append(Part(text, width / 2, y + high / 2))
        y += high
    return parts


def _grid(kinds: Sequence[CardKind], width: float, height: float) -> Collage | None:
    """A torn creature of each kind in rows, if that leaves all large enough."""

    def side_in(columns: int) -> float:
        return min(width / columns / SPREAD, height / ceil(len(kinds) / columns))

    columns = max(range(1, len(kinds) + 1), key=side_in)
    side = min(LARGEST, side_in(columns))
    if side < GRID_LEAST:
        return None
    rows, wide = ceil(len(kinds) / columns), SPREAD * side
    parts = (
        Part(torn_icon(kind, side), (i % columns + 0.5) * wide, (i // columns + 0.5) * side)
        for i, kind in enumerate(kinds)
    )
    return Collage(columns * wide, rows * side, tuple(parts))


def _high(renderer: Renderer, number: Picture) -> float:
    """How high what one sees of a number is."""
    share = NUMBER_HIGH if isinstance(number, Text) else 1.0
    return share * renderer.size(number)[1]


def _shown(kinds: Sequence[CardKind], side: float) -> Picture:
    """A torn card: of the kind that all are of, or of none, as kinds no longer matter."""
    return torn_icon(kinds[0], side) if len(set(kinds)) == 1 else torn(side)


def _count(renderer: Renderer, kinds: Sequence[CardKind]) -> list[Picture]:
    """How many torn cards there are, if more than one."""
    if len(kinds) < 2:
        return []
    number = Text(f"×{len(kinds)}", theme.FLOOR / renderer.text_scale, theme.PAPER)
    return [badge(renderer, number, theme.QUABBLE_VIOLET)]


def badge(
    renderer: Renderer, number: Picture, colour: str, pad: float = PAD, share: float = NUMBER_HIGH
) -> Collage:
    """A number on a sheet with a bright rim, as high as that *share* of the number."""
    wide, high = renderer.size(number)
    h = share * high
    w = max(wide + pad, h)
    x, y = (w + RIM) / 2, (h + RIM) / 2
    rim = Paper(w + RIM, h + RIM, theme.PAPER, y, shadow=False)
    sheet = Paper(w, h, colour, h / 2, shadow=False)
    pieces = tuple(Part(one, x, y) for one in (rim, sheet, number))
    return Collage(w + RIM, h + RIM, pieces)
