"""What to press to read all that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.control_signs import cursor_signs
from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from words import say


def reading_signs(controls: Controls) -> Sequence[tuple[Glyph, str]]:
    """The control that leads there, and what it is for; a pointer needs none."""
    if controls.device.has_pointer:
        return ()
    return ((controls.glyph(Intent.UP), say("quabble.sign_read")),)


def reading_on_signs(controls: Controls, ways: Sequence[Intent]) -> Sequence[tuple[Glyph, str]]:
    """What to press to go back, which is down where nothing lies below, and to read on.

    The first one stays in a narrow place. Up is told only where neither left nor right leads on.
    """
    back, along = say("table.back"), [way for way in ways if way is not Intent.UP]
    told, card = along or ways, say("quabble.sign_card")
    *move, leave = cursor_signs(controls, ways=told, move=card, choose=back)
    down = controls.glyph(Intent.DOWN)
    if Intent.DOWN not in ways and down not in [glyph for glyph, _ in move]:
        leave = down, back
    return [leave, *move]
