"""Where everything lies on the Quibbit table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box, Slot, ring, row

FROG_WIDE = 0.92  # of a pad's width
FROG_TALL = 0.9  # above the pad's middle, of a pad's width
PAD_TALL = 250 / 360
CARD_TALL = 350 / 250
OPEN_WATER = 156.0  # so high that a finger can hit the cards on it
PANEL_WIDEST = 480.0
METER_WIDE = 600.0
ARROW = 70.0  # the room that an arrow over a head needs for its nodding
METER_NARROW = 470.0  # with the largest text, which the prompt needs more


@dataclass(frozen=True, slots=True)
class QuibbitLayout:
    """Boxes and slots in design units; panels by frog, tiles clockwise from the top.

    ``pad`` and ``card`` are widths. ``legend`` is where the rules in short fit, if a panel is free.
    """

    top_bar: TopBarLayout
    tiles: tuple[Slot, ...]
    pad: float
    middle: Box
    card: float
    panels: tuple[Box, ...]
    legend: Box | None

    @property
    def ceiling(self) -> float:
        """How high the arrow over a head may be: not over what is written above."""
        return self.top_bar.bottom + ARROW / 2

    def card_row(self, count: int) -> list[Slot]:
        """Slots for *count* cards in the middle of the ring."""
        return row(count, self.card, 20, self.middle.centre, room=self.middle.w)


def plan(width: float, height: float, text_scale: float, tiles: int, frogs: int) -> QuibbitLayout:
    """The layout for a ring of *tiles* and *frogs* panels on a screen of *width* x *height*."""
    room = safe_area(width, height)
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    dock_h = 244 + 40 * larger
    water = Box(room.x, top.bottom, room.w, room.bottom - top.bottom - dock_h - GAP)
    slots, pad = _ring(water, tiles)
    middle = _middle(slots, pad)
    places = _panels(Box(room.x, room.bottom - dock_h, room.w, dock_h))
    legend = places[frogs] if frogs < len(places) else None
    card = min(132.0, 0.88 * middle.h / CARD_TALL)
    return QuibbitLayout(
        top_bar=top,
        tiles=slots,
        pad=pad,
        middle=middle,
        card=card,
        panels=places[:frogs],
        legend=legend,
    )


def seat_box(slot: Slot, pad: float) -> Box:
    """The room of a pad with a frog on it."""
    top = slot.y - pad * FROG_TALL
    return Box(slot.x - pad / 2, top, pad, slot.y + pad * PAD_TALL / 2 - top)


def _panels(area: Box) -> tuple[Box, ...]:
    width = min((area.w - 3 * GAP) / 4, PANEL_WIDEST)
    left = area.centre[0] - (4 * width + 3 * GAP) / 2
    return tuple(Box(left + i * (width + GAP), area.y, width, area.h) for i in range(4))


def _ring(water: Box, tiles: int) -> tuple[tuple[Slot, ...], float]:
    """Slots for the largest pads of which *tiles* fit into a ring, and their width."""
    for pad in range(190, 60, -4):
        up, down = pad * FROG_TALL, pad * PAD_TALL / 2
        ry = (water.h - up - down) / 2
        rx = min(water.w - pad, 2.9 * water.h) // 2  # the wider, the farther are tiles apart
        slots = tuple(ring(tiles, (water.centre[0], water.y + up + ry), (rx, ry)))
        if _apart(slots, pad):
            return slots, float(pad)
    raise ValueError(f"no ring of {tiles} tiles fits into {water}")


def _apart(slots: Sequence[Slot], pad: float) -> bool:
    """Whether no pad touches the next one, and one side leaves the other half its middle."""
    a, b = slots[0], slots[1]
    wide = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (1.05 * pad) ** 2
    return wide and _middle(slots, pad).h >= max(1.05 * pad, OPEN_WATER)


def _middle(slots: Sequence[Slot], pad: float) -> Box:
    """The open water inside the ring, above the heads of its lower frogs."""
    xs, ys = [slot.x for slot in slots], [slot.y for slot in slots]
    top, low = min(ys) + 0.4 * pad, max(ys) - (FROG_TALL + 0.04) * pad
    reach = (max(xs) - min(xs)) * 0.5
    centre = (max(xs) + min(xs)) / 2
    return Box(centre - reach / 2 * 1.3, top, reach * 1.3, low - top)
