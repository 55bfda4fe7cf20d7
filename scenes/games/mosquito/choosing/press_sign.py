"""What the lit button of a turn shows of the device that presses it."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.context import Context
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.occupants import Person
from seats.pads.pad import Pad


def press_sign(context: Context, seat: Seat) -> Glyph | None:
    """With which button of a gamepad *seat* chooses, if it has one."""
    match context.seating.occupant(seat):
        case Person(Pad() as pad):
            return context.input_reader.controls(pad).glyph(Intent.CONFIRM)
        case _:
            return None
