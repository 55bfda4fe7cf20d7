"""The slip of paper that says what links bring, and where it lies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from math import dist

from rules.quivvit import INNER_POINTS, Grid, Link, Square, linked_places, total_value
from scenes.games.quivvit.card_face import DISC, INSET, PATCH
from scenes.games.quivvit.layout import APART, HELD, QuivvitLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point, Slot
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

WIDE, HIGH = 112.0, 60.0
GOOD_POINTS, GREAT_POINTS = 8, 11  # from which on a link is more than a usual one
IN_HAND = 0.8  # the size at a card in the hand, of that of what is taken
SMALL, POINT, GREAT = 1.0, 0.05, 1.8  # of what is taken: at least, more for each point, at most
STEPS = 16  # between places that are tried on the mat, across and down
SEAM = 6.0  # the edge of a square, which may be covered
EDGE = APART / 2 + 0.5 - INSET - PATCH / 2  # from between two cards to their squares, of a card
PADDING, CLEAR = 16.0, 14.0  # in a slip, and between it and the corner of four cards


def gain(grid: Grid, found: Sequence[Link]) -> int:
    """What the linked cards are worth together."""
    return worth(grid, linked_places(found))


def worth(grid: Grid, places: Iterable[int]) -> int:
    """What the cards of some places are worth together."""
    return total_value(card.card for place in places if (card := grid[place]))


def tag(points: int, scale: float = 1.0) -> Collage:
    """A slip with the points of all links."""
    wide, high = WIDE * scale, HIGH * scale
    size = theme.PROMPT * max(1.0, scale)
    text = Text(signed(points), size, theme.INK, wide - 12, high)
    return _slip(text, (wide, high), ground(points), theme.PAPER_BRIGHT)


def final(points: int) -> float:
    """How large the slip with what is taken usually is: the more points, the larger."""
    if points >= GREAT_POINTS:
        return GREAT
    return SMALL + POINT * max(0, points)


def in_hand(points: int) -> float:
    """How large the slip is with what the card in the hand brings."""
    return IN_HAND * final(points)


def signed(points: int) -> str:
    """What is written of points that a turn brings."""
    if not points:
        return "0"
    return say("quivvit.gain" if points > 0 else "quivvit.loss", points=abs(points))


def ground(points: int) -> str:
    """The colour under points: bright only if a turn brings any."""
    return theme.FOCUS if points > 0 else theme.PAPER_EDGE


def note(renderer: Renderer, words: str, widest: float) -> Collage:
    """A slip with *words* about a turned card, no wider than the cards lie."""
    text, room = Text(words, theme.FLOOR, theme.INK), widest - 2 * PADDING
    if renderer.size(text)[0] > room:
        text = Text(words, theme.FLOOR, theme.INK, room)
    wide, high = renderer.size(text)
    return _slip(text, (wide + 2 * PADDING, high + PADDING), theme.PAPER_BRIGHT, theme.FOCUS)


def _slip(text: Text, size: tuple[float, float], colour: str, edge: str) -> Collage:
    (wide, high), middle = size, (size[0] / 2, size[1] / 2)
    sheet = Paper(wide, high, colour, 0.3 * high, edge)
    return Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))


def beside(
    layout: QuivvitLayout, place: int, lit: Collection[Square], size: tuple[float, float]
) -> Point:
    """The middle of a slip near the card of a place: it covers no square of a card that is linked.

    It lies between two rows, mostly on cards that are not, and off their numbers if it can. A low
    one lies close to that card.
    """
    turned, linked = layout.places[place], {square.place for square in lit} - {place}
    side = 2 * (INSET + PATCH / 2) * layout.card - 2 * SEAM
    cards = [_held(layout, place), *(_box(layout.places[one], side) for one in linked)]
    held, mat = cards[0], layout.mat
    discs = [_box(slot, DISC * layout.card) for slot in layout.places]
    near = [layout.square(square) for square in lit] or [turned]

    def cost(point: Point) -> tuple[float, ...]:
        box = Box.around(*point, *size)
        is_off = not mat.y <= box.y <= mat.bottom - box.h  # a wide one is cut to pixels
        covered = round(sum(map(box.shared, cards)), -2)
        farther = layout.card * any(map(box.overlaps, discs))  # a number is worth going so far
        away = round(min(dist(point, (to.x, to.y)) for to in near) + farther)
        return is_off, covered, away, round(dist(point, (turned.x, turned.y))), -point[1]

    return min((*_between_rows(layout, size), *_close_to(layout, held, size)), key=cost)


def outside(
    layout: QuivvitLayout, places: Collection[int], size: tuple[float, float], grown: float
) -> Point:
    """The middle of a slip on the mat beside the cards of some places, once they have *grown*."""
    cards, mat, (wide, high) = [layout.places[place] for place in places], layout.mat, size
    x, y = sum(card.x for card in cards) / len(cards), sum(card.y for card in cards) / len(cards)
    side = (1 + grown) * layout.card
    boxes = [_box(card, side).moved(grown * (card.x - x), grown * (card.y - y)) for card in cards]
    steps = [step / STEPS for step in range(STEPS + 1)]
    points = [
        (mat.x + wide / 2 + across * (mat.w - wide), mat.y + high / 2 + down * (mat.h - high))
        for across in steps
        for down in steps
    ]

    def cost(point: Point) -> tuple[float, float]:
        return sum(map(Box.around(*point, *size).shared, boxes)), dist(point, (x, y))

    return min(points, key=cost)


def _close_to(layout: QuivvitLayout, held: Box, size: tuple[float, float]) -> Iterator[Point]:
    """Under and over the squares of a card in the hand."""
    (wide, high), mat = size, layout.mat
    x = min(max(held.centre[0], mat.x + wide / 2), mat.right - wide / 2)
    yield x, held.bottom + high / 2
    yield x, held.y - high / 2


def _held(layout: QuivvitLayout, place: int) -> Box:
    """What the squares of a card in the hand take up, but for their seams."""
    side = 2 * HELD * (INSET + PATCH / 2) * layout.card - 2 * SEAM
    return _box(layout.places[place], side).moved(0, -layout.rise(place))


def _between_rows(layout: QuivvitLayout, size: tuple[float, float]) -> Iterator[Point]:
    """Where a slip can lie on the mat: between two rows, or off the squares of one of them."""
    wide, high = size
    least, most = layout.mat.x + wide / 2, layout.mat.right - wide / 2
    down = max(0.0, high / 2 - EDGE * layout.card)
    for x, y in map(layout.crossing, INNER_POINTS):
        for side, over in product((-1.0, -0.5, 0.0, 0.5, 1.0), (-1, 0, 1)):
            yield min(max(x + side * (wide / 2 + CLEAR), least), most), y + over * down


def _box(slot: Slot, side: float) -> Box:
    return Box.around(slot.x, slot.y, side, side)
