"""What the lit button of a turn shows of the device that presses it."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.context import Context
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.occupants import Person


def press_sign(context: Context, seat: Seat) -> Glyph | None:
    """With which button of a gamepad *seat* chooses, if it has one."""
    match context.seating.occupant(seat):
        case Person(device) if device.is_handheld and not device.has_private_screen:
            return context.input_reader.controls(device).glyph(Intent.CONFIRM)
        case _:
            return None
