"""Where the sign lies that says what becomes of a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from rules.quibbit import CARDS
from scenes.games.quibbit.layout import (
    BODY_INSET,
    MARK_TALL,
    MARK_WIDE,
    QuibbitLayout,
    face_box,
    pad_box,
    seat_box,
)
from sprites.pictures.geometry import Box, Point

UNDER, SHIFTS = 0.3, (0.0, 0.3, -0.3, 0.6, 0.9)  # of a pad's width: a sign by a ghost
LOW_SHIFTS = (0.0, *(side * 0.15 * step for step in range(1, 9) for side in (1, -1)))
SIGN_GAP = 4.0  # between the cards and what is said of one
STEP = 0.3  # of a pad's width: from one place to the next where none of these is free


def preview_place(
    layout: QuibbitLayout, tile: int, size: tuple[float, float], frogs: Collection[int] = (),
    kept: Collection[Box] = (), marked: Collection[int] = (), held: int = len(CARDS),
) -> Point:  # fmt: skip
    """The middle of a sign under the *held* cards in the middle, or else by a ghost on *tile*.

    It covers nothing *kept*. If it can be, it covers no face of the *frogs*, no raised card and no
    number of a tile that is *marked*, nothing else of frogs, and little of tiles; if not so there,
    it lies as near as it can.
    """
    cards = layout.held(held)
    row = Box(cards.x, layout.middle.y, cards.w, layout.middle.h)
    written = [row, *kept, *(seat.box for seat in layout.panels)]
    written += [layout.legend] if layout.legend else []
    faces = [face_box(layout.tiles[frog], layout.pad) for frog in frogs]
    marks = [cards, *(_mark_box(layout, at) for at in marked)]
    aside = BODY_INSET * layout.pad
    taken = [seat_box(layout.tiles[frog], layout.pad).inset(aside, 0) for frog in frogs]
    pads = [pad_box(slot, layout.pad) for slot in layout.tiles]
    avoided = written, faces, marks, taken
    usual = [sign for sign in _usual(layout, tile, size) if layout.pond.encloses(sign)]
    best = min(_best(usual, avoided), key=partial(_covered, pads)) if usual else None
    if best and not any(map(best.overlaps, (*written, *faces, *marks))):
        return best.centre
    return _best([*usual, *_anywhere(layout, size)], avoided)[0].centre


def _best(signs: Sequence[Box], avoided: Sequence[Sequence[Box]]) -> Sequence[Box]:
    """The *signs* that cover the fewest things, of what is most *avoided* first."""
    for boxes in avoided:
        covered = [sum(map(sign.overlaps, boxes)) for sign in signs]
        least = min(covered)
        signs = [sign for sign, count in zip(signs, covered, strict=True) if count == least]
    return signs


def _covered(boxes: Sequence[Box], sign: Box) -> float:
    """How much of the *boxes* lies under a *sign*."""
    across = [min(sign.right, box.right) - max(sign.x, box.x) for box in boxes]
    down = [min(sign.bottom, box.bottom) - max(sign.y, box.y) for box in boxes]
    return sum(max(0.0, w) * max(0.0, h) for w, h in zip(across, down, strict=True))


def _usual(layout: QuibbitLayout, tile: int, size: tuple[float, float]) -> Sequence[Box]:
    """Under the cards, and by a ghost, the best first."""
    slot, pad, (wide, high) = layout.tiles[tile], layout.pad, size
    x, y = layout.middle.centre
    inwards, own = (1 if slot.x < x else -1), seat_box(slot, pad)
    under, over = slot.y + UNDER * pad + high / 2, own.y - high / 2
    ends = (under, over) if slot.y < y else (over, under)
    aside = [(inwards * shift * pad, end) for shift in SHIFTS for end in ends]
    aside.append((inwards * (pad + wide) / 2, slot.y))
    low = layout.middle.bottom + SIGN_GAP + high / 2
    signs = [Box.around(x + shift * pad, low, *size) for shift in LOW_SHIFTS]
    return [*signs, *(Box.around(slot.x + across, at, *size) for across, at in aside)]


def _anywhere(layout: QuibbitLayout, size: tuple[float, float]) -> Sequence[Box]:
    """All over the pond, from its middle on."""
    pond, step, (wide, high) = layout.pond, STEP * layout.pad, size
    x, y = layout.middle.centre
    across = [x + i * step for i in range(-int((x - pond.x) / step), int((pond.right - x) / step))]
    down = [y + i * step for i in range(-int((y - pond.y) / step), int((pond.bottom - y) / step))]
    signs = [Box.around(at, to, wide, high) for at in across for to in down]
    inside = [sign for sign in signs if pond.encloses(sign)]
    return sorted(inside, key=lambda sign: abs(sign.centre[0] - x) + abs(sign.centre[1] - y))


def _mark_box(layout: QuibbitLayout, tile: int) -> Box:
    """Where a number stands on *tile*."""
    slot, pad = layout.tiles[tile], layout.pad
    return Box.around(slot.x, slot.y, MARK_WIDE * pad, MARK_TALL * pad)
