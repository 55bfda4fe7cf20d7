"""The shapes of window and sizes of text at which layouts are tried, and what all must keep to.

Of very many shapes those with a size of text in between are tried with ``--soak`` only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from scenes.ui.navigation import next_spot
from seats.intents import DIRECTIONS, Intent
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import CachedCollage, Collage, Half, Picture, Text, Tilted
from sprites.render.text.typesetting import ELLIPSIS
from tests.for_each import Test, in_groups
from tests.scenes.kept_type import kept_type
from tests.scenes.running_app import RunningApp

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (1280, 800), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
MIDDLE_SCALE = 1.5  # a size of text between the least and the largest, where layouts break first
SOAK_ONLY = pytest.mark.soak
TOUCH = 96.0  # what a finger can hit
MOST_PRESSES = 6
Shape = tuple[tuple[int, int], float, int]  # of the window, of its text, and how many play
# To which of these spots a direction leads from one of them.
Neighbour = Callable[[Sequence[tuple[float, float]], int, Intent], int]


def at_shapes(shapes: Sequence[tuple[Any, ...]]) -> Callable[[Test], Test]:
    """Try each of *shapes*, whose second part is the size of text; one test for all alike in it."""
    groups: dict[str, list[tuple[Any, ...]]] = {}
    for shape in shapes:
        groups.setdefault(group_of(shape), []).append(shape)
    middle = [group for group, alike in groups.items() if alike[0][1] == MIDDLE_SCALE]
    return in_groups("shape", groups, marks=dict.fromkeys(middle, SOAK_ONLY))


class LongerWords(tuple[Any, ...]):
    """A shape at which the pseudo-language is spoken."""


def in_languages(shapes: Sequence[tuple[Any, ...]]) -> Callable[[Test], Test]:
    """Try each of *shapes*, and the narrowest ones, with most seats, also with longer words."""
    most = max(shape[2:] for shape in shapes)
    narrow = [shape for shape in shapes if shape[0] == SIZES[0] and shape[2:] == most]
    longer = [LongerWords(shape) for shape in narrow if shape[1] != MIDDLE_SCALE]
    return at_shapes([*shapes, *longer])


def group_of(shape: tuple[Any, ...]) -> str:
    """The window and the size of text of a shape, and whether its words are longer."""
    (width, height), scale, *_ = shape
    words = ["longer words"] if isinstance(shape, LongerWords) else []
    return "-".join([f"{width}x{height}", f"{scale:.0%}", *words])


def shrunk(box: Box) -> Box:
    """The box a hair smaller, for rounding."""
    return box.inset(0.01)


def presses_to(
    spots: Sequence[tuple[float, float]], start: int = 0, neighbour: Neighbour = next_spot
) -> list[int]:
    """How many presses lead from the spot at *start* to each."""
    away, line = {start: 0}, deque([start])
    while line:
        at = line.popleft()
        ways = {neighbour(spots, at, intent) for intent in DIRECTIONS}
        for to in ways | {(at + 1) % len(spots), (at - 1) % len(spots)}:
            if to not in away:
                away[to] = away[at] + 1
                line.append(to)
    return [away[spot] for spot in range(len(spots))]


def leaves(picture: Picture) -> Iterator[Picture]:
    """All pictures in a picture that consist of no others."""
    match picture:
        case CachedCollage(make=make):
            yield from leaves(make())
        case Collage(_, _, pieces):
            for piece in pieces:
                yield from leaves(piece.picture)
        case Tilted(whole) | Half(whole):
            yield from leaves(whole)
        case _:
            yield picture


def texts(picture: Picture) -> Iterator[Text]:
    """All that is written in a picture."""
    return (leaf for leaf in leaves(picture) if isinstance(leaf, Text))


def truncated(app: RunningApp, pictures: Sequence[Picture]) -> list[str]:
    """What has no room and ends in an ellipsis, or is wider or higher than its room."""
    renderer, short = app.context.renderer, set()
    for text in (text for picture in pictures for text in texts(picture)):
        setting = kept_type(text, renderer.unit, renderer.text_scale)
        wide = setting.width > (text.width or 1e9) * renderer.unit + 1
        high = setting.height > (text.height or 1e9) * renderer.unit + 1
        if wide or high or any(ELLIPSIS in line for line in setting.lines):
            short.add(text.words)
    return sorted(short)
