"""What the steps of a turn are chosen on, and what the lit button shows to press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core import Seat
from rules.mosquito import Action
from scenes.core.context import Context
from scenes.games.mosquito.tokens import MosquitoTokens
from seats.bindings import Controls
from seats.occupants import Person
from sprites.motion.timestep import Motion


@dataclass(frozen=True, slots=True)
class MosquitoStepContext:
    """What a seat chooses on, what shows its hand, and what writes for it.

    ``ask`` writes its prompt, ``explain`` what it points at where there is no room at the seat.
    ``controls`` are what it chooses with, if that is shown on the screen. A lesson waits for the
    one choice that is ``prescribed``, and shows open pads up to the ``farthest`` level.
    """

    tokens: MosquitoTokens
    farthest: int
    ask: Callable[[str], None]
    explain: Callable[[str], None]
    show_hand: Callable[[bool], None]
    play: Callable[[Motion], None]
    is_open: bool  # whether everybody may know what the hand allows
    is_lesson: bool
    detail: str  # what is told below the first question
    is_new: bool  # whether what a turn can be is to be read
    prescribed: Action | None
    controls: Callable[[], Controls | None]


def shown_controls(context: Context, seat: Seat) -> Controls | None:
    """What *seat* chooses with, unless it has a screen of its own."""
    match context.seating.occupant(seat):
        case Person(device) if not device.has_private_screen:
            return context.input_reader.controls(device)
        case _:
            return None
