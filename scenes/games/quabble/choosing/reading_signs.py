"""What to press to read all that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.control_signs import LabelledSign, cursor_signs
from seats.bindings import Controls
from seats.intents import Intent
from words import say


def reading_signs(controls: Controls) -> Sequence[LabelledSign]:
    """The control that leads there, and what it is for; a pointer needs none."""
    if controls.device.has_pointer:
        return ()
    return (LabelledSign(controls.glyph(Intent.UP), say("quabble.sign_read")),)


def reading_on_signs(controls: Controls, ways: Sequence[Intent]) -> Sequence[LabelledSign]:
    """What to press to go back, and to read on.

    The first one stays in a narrow place. Up is told only where neither left nor right leads on.
    """
    along = [way for way in ways if way is not Intent.UP]
    back, card = say("table.back"), say("quabble.sign_next")
    *move, leave = cursor_signs(controls, ways=along or ways, move=card, choose=back)
    return [leave, *move]
