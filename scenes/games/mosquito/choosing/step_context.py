"""What the steps of a turn are chosen on, and what the lit button shows to press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core import Seat
from rules.mosquito import Action
from scenes.core.context import Context
from scenes.games.mosquito.choosing.gains import Rivals
from scenes.games.mosquito.tokens import MosquitoTokens
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.occupants import Person
from sprites.motion.timestep import Motion


@dataclass(frozen=True, slots=True)
class MosquitoStepContext:
    """What a seat chooses on, who its rivals are, what shows its hand, and what writes for it.

    ``ask`` writes its prompt, ``explain`` what it points at where there is no room at the seat.
    ``press_sign`` is the button of its gamepad that chooses, if it has one. A lesson waits for the
    one choice that is ``prescribed``, which the learner may have to ``find`` among the cards.
    """

    tokens: MosquitoTokens
    rivals: Rivals
    ask: Callable[[str], None]
    explain: Callable[[str], None]
    show_hand: Callable[[bool], None]
    play: Callable[[Motion], None]
    is_open: bool  # whether everybody may know what the hand allows
    is_lesson: bool
    prescribed: Action | None
    find: bool
    press_sign: Callable[[], Glyph | None]


def press_sign(context: Context, seat: Seat) -> Glyph | None:
    """With which button of a gamepad *seat* chooses, if it has one."""
    match context.seating.occupant(seat):
        case Person(device) if device.is_handheld and not device.has_private_screen:
            return context.input_reader.controls(device).glyph(Intent.CONFIRM)
        case _:
            return None
