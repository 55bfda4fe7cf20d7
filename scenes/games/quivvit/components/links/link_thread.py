"""A thread round what a turn would link, in no colour of any card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.quivvit import SIDE, Link, Square
from scenes.games.quivvit.card_face import PATCH
from scenes.games.quivvit.components.links.link_bridge import GAP
from scenes.games.quivvit.layout import SLIP_DOWN, QuivvitLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose

ROUND = 120 / 92  # the drawing's width, of the square it goes round
INTO, THICK, LIGHT = 0.05, 0.085, 0.026  # into both squares; its edges; of the card
STITCH, THIN = 0.07, 0.02  # how long and thick a stitch on it is
TAG_ASIDE = 0.13  # of the card, how far a tag moves off the thread


def touch(one: Square, other: Square) -> bool:
    """Whether two squares round one point lie on cards that have an edge in common."""
    (row, column), (other_row, other_column) = divmod(one.place, SIDE), divmod(other.place, SIDE)
    return abs(row - other_row) + abs(column - other_column) == 1


def thread_round(card: float) -> Picture:
    """The thread round a square of a *card*."""
    return Art("link-thread", ROUND * PATCH * card)


def thread_across(card: float) -> Picture:
    """The thread from left to right across the gap between two cards."""
    long, thick = (GAP + 2 * INTO) * card, THICK * card
    wide, high = long + 2 * LIGHT * card, thick + 2 * LIGHT * card
    ground = Paper(wide, high, theme.INK, high / 2, shadow=False)
    sewn = Paper(long, thick, theme.PAPER_BRIGHT, thick / 2, shadow=False)
    stitch = Paper(STITCH * card, THIN * card, theme.INK, THIN * card / 2, shadow=False)
    middle = wide / 2, high / 2
    return Collage(wide, high, tuple(Part(each, *middle) for each in (ground, sewn, stitch)))


def thread_pictures(card: float) -> Sequence[Picture]:
    """All that may be seen of it, to be rendered ahead."""
    return [thread_round(card), thread_across(card)]


def joints(layout: QuivvitLayout, found: Sequence[Link], place: int) -> Iterator[tuple[Pose, bool]]:
    """Where the thread runs across gaps between cards, and whether to the card of that *place*."""
    for one, other in (pair for link in found for pair in combinations(link.squares, 2)):
        if touch(one, other):
            between = _between(layout.square(one), layout.square(other))
            yield between, place in (one.place, other.place)


def tag_pose(layout: QuivvitLayout, found: Sequence[Link], place: int) -> Pose:
    """The middle of a tag under the card of a *place*, aside if the thread is at one side there."""
    slot, card = layout.places[place], layout.card
    crossed = {
        layout.square(one).x > slot.x
        for link in found
        for one, other in combinations(link.squares, 2)
        if {one.place, other.place} == {place, place + SIDE}
    }
    aside = (1 - 2 * crossed.pop()) * TAG_ASIDE if len(crossed) == 1 else 0.0
    return Pose(slot.x + aside * card, slot.y + SLIP_DOWN * card)


def _between(one: Slot, other: Slot) -> Pose:
    is_row = abs(one.x - other.x) > abs(one.y - other.y)
    return Pose((one.x + other.x) / 2, (one.y + other.y) / 2, 0.0 if is_row else 90.0)
