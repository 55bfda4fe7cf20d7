"""Where a sign stands at a frog: on its leaf or its feet, or else beside, below or over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from scenes.games.quibbit.layout import (
    QuibbitLayout,
    body_box,
    face_box,
    mark_box,
    pad_box,
    seat_box,
)
from sprites.pictures.geometry import Box, Point

# Of a pad's width, where a sign stands: how far beside a frog, how far down; inwards comes first.
SIGN_BESIDE, SIGN_DOWN = 0.42, (-0.1, 0.1, -0.3, 0.25, -0.62, 0.4, 0.6)
# Below a pad or over a head, where nothing else is free; over it an arrow may nod.
SIGN_UNDER, SIGN_ASIDE = 0.4, (0.0, 0.3, -0.3, 0.6, -0.6)
SIGN_ON, SIGN_ON_ASIDE = (0.34, 0.1), (0.0, 0.35, -0.35)  # at the edge of its leaf, or its feet
PAD_RIM = 0.03  # of a pad's width: water round its drawing
SIGN_OVER, SIGN_OVER_ASIDE = 0.92, (0.66, -0.66, 0.15, 0.0)
SMALL = 0.9  # of a pad: a sign so wide stays at the feet, whoever may come beside it


def sign_place(
    layout: QuibbitLayout, tile: int, size: tuple[float, float], frogs: Collection[int],
    *, clear: bool = False,
) -> Point | None:  # fmt: skip
    """The middle of a sign at the frog on *tile*, if one covers no face and nothing written.

    If it is to be *clear*, it covers no other tile or frog, and nothing of where cards may lead.
    """
    surroundings = _surroundings(layout, tile, size[0], frogs)
    on_leaf, elsewhere = _signs(layout, tile, size)
    for sign in on_leaf:
        if surroundings.are_clear_of(sign):
            return sign.centre
    best = surroundings.best((*on_leaf, *elsewhere))
    if clear:
        return best.centre if surroundings.are_clear_of(best) else None
    return None if surroundings.forbid(best) else best.centre


def _signs(
    layout: QuibbitLayout, tile: int, size: tuple[float, float]
) -> tuple[Sequence[Box], Sequence[Box]]:
    """A sign at each place on the leaf of *tile*, and at each around it."""
    slot, pad, (wide, high) = layout.tiles[tile], layout.pad, size
    inwards = 1 if slot.x < layout.middle.centre[0] else -1
    beside, half = SIGN_BESIDE * pad + wide / 2, high / 2
    on_leaf = [
        (inwards * aside * pad, low * pad - half) for low in SIGN_ON for aside in SIGN_ON_ASIDE
    ]
    around = [(side * beside, down * pad) for side in (inwards, -inwards) for down in SIGN_DOWN]
    around += [(inwards * aside * pad, SIGN_UNDER * pad + half) for aside in SIGN_ASIDE]
    around += [(inwards * aside * pad, -SIGN_OVER * pad - half) for aside in SIGN_OVER_ASIDE]
    first, others = (
        [Box.around(slot.x + x, slot.y + y, *size) for x, y in ways] for ways in (on_leaf, around)
    )
    return first, others


@dataclass(frozen=True, slots=True)
class _Surroundings:
    """What is round a sign in the *pond*.

    It covers nothing that is *forbidden*, as little as may be of what is *avoided*, the first of
    that least of all, and hides as little of what is *seen* as it can.
    """

    pond: Box
    forbidden: Sequence[Box]
    avoided: Sequence[Sequence[Box]]
    seen: Sequence[Box]

    def forbid(self, sign: Box) -> int:
        """How much a *sign* covers that it must not."""
        return _covered(sign, self.forbidden) + (not self.pond.encloses(sign))

    def are_clear_of(self, sign: Box) -> bool:
        """Whether a *sign* covers nothing of all that it is to keep off."""
        return not self.forbid(sign) and not any(_covered(sign, boxes) for boxes in self.avoided)

    def best(self, signs: Sequence[Box]) -> Box:
        """The best of *signs*: what comes next decides between those that are equal so far."""
        signs = _least(signs, self.forbid)
        for boxes in self.avoided:
            signs = _least(signs, partial(_covered, boxes=boxes))
        return min(signs, key=lambda sign: sum(map(sign.shared, self.seen)))


def _least(signs: Sequence[Box], faults: Callable[[Box], int]) -> Sequence[Box]:
    """Those of *signs* that have the fewest *faults*."""
    found = list(map(faults, signs))
    least = min(found)
    return [sign for sign, number in zip(signs, found, strict=True) if number == least]


def _covered(sign: Box, boxes: Iterable[Box]) -> int:
    return sum(map(sign.overlaps, boxes))


def _surroundings(
    layout: QuibbitLayout, tile: int, wide: float, frogs: Collection[int]
) -> _Surroundings:
    """What is round a sign so *wide* at the frog on *tile*, with frogs on these tiles."""
    pad, slot = layout.pad, layout.tiles[tile]
    sitting = [layout.tiles[frog] for frog in frogs]
    free = [other for other in layout.tiles if other not in sitting]
    others = [other for other in layout.tiles if other is not slot]
    faces = [face_box(other, pad) for other in sitting]
    bodies = [body_box(other, pad) for other in sitting if other is not slot]
    written = [layout.middle, *(seat.box for seat in layout.panels)]
    written += [layout.legend] if layout.legend else []
    marks = [mark_box(other, pad) for other in free]
    next_to = [pad_box(other, pad).inset(PAD_RIM * pad) for other in others]
    advice = [layout.advice] if layout.advice else []
    ghosts = [seat_box(other, pad) for other in others]  # a card may lead to any of these
    foreseen = [face_box(other, pad) for other in free] if wide > SMALL * pad else []
    return _Surroundings(
        pond=layout.pond,
        forbidden=[*faces, *written],
        avoided=[next_to, bodies, advice, marks, foreseen],
        seen=[layout.cards, layout.turtle, *next_to, *ghosts],
    )
