"""Where the sign lies that says what becomes of a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.quibbit import CARDS
from scenes.games.quibbit.layout import (
    BODY_INSET,
    SIGN_GAP,
    QuibbitLayout,
    face_box,
    mark_box,
    pad_box,
    seat_box,
)
from sprites.pictures.geometry import Box

SHIFTS = (0.0, *(side * 0.15 * step for step in range(1, 9) for side in (1, -1)))  # of a pad
STEP = 0.2  # of a pad's width: from one place to the next where none of these is free


def preview_place(
    layout: QuibbitLayout, size: tuple[float, float], frogs: Collection[int] = (),
    kept: Collection[Box] = (), marked: Collection[int] = (), held: int = len(CARDS),
) -> Box:  # fmt: skip
    """The room of all signs of the *held* cards, the largest of that *size*: under the cards.

    It covers nothing *kept*, no face of the *frogs*, no raised card and no number of a tile that is
    *marked*. Where the ring leaves no room for it, it lies where it covers least of all others.
    """
    cards = layout.held(held)
    row = Box(cards.x, layout.middle.y, cards.w, layout.middle.h)
    written = [row, *kept, *(seat.box for seat in layout.panels)]
    written += [layout.legend] if layout.legend else []
    faces = [face_box(layout.tiles[frog], layout.pad) for frog in frogs]
    marks = [cards, *(mark_box(layout.tiles[at], layout.pad) for at in marked)]
    under = _under(layout, size)
    if layout.advice and not any(map(under[0].overlaps, (*written, *faces, *marks))):
        return under[0]
    aside = BODY_INSET * layout.pad
    taken = [seat_box(layout.tiles[frog], layout.pad).inset(aside, 0) for frog in frogs]
    usual = [sign for sign in under if layout.pond.encloses(sign)]
    best = _best([*usual, *_anywhere(layout, size)], (written, faces, marks, taken))
    pads = [pad_box(slot, layout.pad) for slot in layout.tiles]
    return min(best, key=lambda sign: sum(map(sign.shared, pads)))


def _best(signs: Sequence[Box], avoided: Sequence[Sequence[Box]]) -> Sequence[Box]:
    """The *signs* that cover the fewest things, of what is most *avoided* first."""
    for boxes in avoided:
        covered = [sum(map(sign.overlaps, boxes)) for sign in signs]
        least = min(covered)
        signs = [sign for sign, count in zip(signs, covered, strict=True) if count == least]
    return signs


def _under(layout: QuibbitLayout, size: tuple[float, float]) -> Sequence[Box]:
    """Under the cards, in their middle first."""
    x, low = layout.middle.centre[0], layout.middle.bottom + SIGN_GAP + size[1] / 2
    return [Box.around(x + shift * layout.pad, low, *size) for shift in SHIFTS]


def _anywhere(layout: QuibbitLayout, size: tuple[float, float]) -> Sequence[Box]:
    """All over the pond, from its middle on."""
    pond, step, (wide, high) = layout.pond, STEP * layout.pad, size
    x, y = layout.middle.centre
    across = [x + i * step for i in range(-int((x - pond.x) / step), int((pond.right - x) / step))]
    down = [y + i * step for i in range(-int((y - pond.y) / step), int((pond.bottom - y) / step))]
    signs = [Box.around(at, to, wide, high) for at in across for to in down]
    inside = [sign for sign in signs if pond.encloses(sign)]
    return sorted(inside, key=lambda sign: abs(sign.centre[0] - x) + abs(sign.centre[1] - y))
