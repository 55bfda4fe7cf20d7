"""The torn cards of a seat, apart from what it owns: which they are, how many, and their sum."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.quabble import CardKind
from scenes.games.quabble.cards import torn, torn_icon
from scenes.games.quabble.components.numbers import drawn, in_a_row
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer

NUMBER_HIGH = 0.86  # of a line of text: its digits, and little over and below them
RIM, PAD = 4.0, 8.0  # round a number's sheet; beside a number
EDGE, ROUND, LINE = 4.0, 10.0, 2.0  # of what torn cards lie on
APART = 0.95  # from one torn card to the next, of its side
LARGEST = 64.0  # a torn card


def torn_pile(
    renderer: Renderer, kinds: Sequence[CardKind], halves: Fraction, width: float, height: float
) -> Collage:
    """Torn cards of these *kinds*, how many there are, and what all their *halves* are worth.

    They lie on a sunken ground, so that nobody takes them for cards that are owned.
    """
    ground = Paper(
        width, height, theme.NIGHT, ROUND, theme.QUABBLE_CLOTH_EDGE, edge_width=LINE, shadow=False
    )
    number = drawn(renderer, halves, theme.FLOOR / renderer.text_scale, theme.PAPER)
    lay = _in_line if width > height else _stacked
    parts = lay(renderer, kinds, number, width, height)
    return Collage(width, height, (Part(ground, width / 2, height / 2), *parts))


def _in_line(
    renderer: Renderer, kinds: Sequence[CardKind], number: Picture, width: float, height: float
) -> list[Part]:
    """All kinds, the last one first, how many cards there are, and their sum.

    If there is no room for all kinds, one torn card of no kind stands for them.
    """
    side, middle = min(LARGEST, height - EDGE), height / 2
    words = in_a_row(renderer, [*_count(renderer, kinds), number], PAD)
    room = width - words.width - 2 * EDGE - PAD
    most = max(1, 1 + int((room - side) / (APART * side)))
    shown = [*dict.fromkeys(reversed(kinds))]
    icons = [torn_icon(kind, side) for kind in shown] if len(shown) <= most else [torn(side)]
    fan = side * (1 + APART * (len(icons) - 1))
    left = (width - fan - PAD - words.width) / 2
    parts = [Part(one, left + side / 2 + i * APART * side, middle) for i, one in enumerate(icons)]
    return [*parts, Part(words, left + fan + PAD + words.width / 2, middle)]


def _stacked(
    renderer: Renderer, kinds: Sequence[CardKind], number: Picture, width: float, height: float
) -> list[Part]:
    """A torn card, of the kind that all are of, over how many there are, and over their sum."""
    lines = [in_a_row(renderer, _count(renderer, kinds), 0)] if len(kinds) > 1 else []
    texts = [*lines, number]
    sizes = [NUMBER_HIGH * renderer.size(text)[1] for text in texts]
    side = min(LARGEST, width - 2 * EDGE, height - sum(sizes) - 2 * EDGE)
    y = (height - side - sum(sizes)) / 2
    shown = torn_icon(kinds[0], side) if len(set(kinds)) == 1 else torn(side)
    parts = [Part(shown, width / 2, y + side / 2)]
    y += side
    for text, high in zip(texts, sizes, strict=True):
        parts.append(Part(text, width / 2, y + high / 2))
        y += high
    return parts


def _count(renderer: Renderer, kinds: Sequence[CardKind]) -> list[Picture]:
    """How many torn cards there are, if more than one."""
    if len(kinds) < 2:
        return []
    number = Text(f"×{len(kinds)}", theme.FLOOR / renderer.text_scale, theme.PAPER)
    return [badge(renderer, number, theme.QUABBLE_VIOLET)]


def badge(renderer: Renderer, number: Picture, colour: str, pad: float = PAD) -> Collage:
    """A number on a sheet with a bright rim."""
    wide, high = renderer.size(number)
    h = NUMBER_HIGH * high
    w = max(wide + pad, h)
    x, y = (w + RIM) / 2, (h + RIM) / 2
    rim = Paper(w + RIM, h + RIM, theme.PAPER, y, shadow=False)
    sheet = Paper(w, h, colour, h / 2, shadow=False)
    pieces = tuple(Part(one, x, y) for one in (rim, sheet, number))
    return Collage(w + RIM, h + RIM, pieces)
