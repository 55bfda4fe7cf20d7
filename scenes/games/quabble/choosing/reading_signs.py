"""What to press to read all that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from words import say


def reading_signs(controls: Controls) -> Sequence[tuple[Glyph, str]]:
    """The control that leads there, and what it is for; a pointer needs none."""
    if controls.device.has_pointer:
        return ()
    return ((controls.glyph(Intent.UP), say("quabble.sign_read")),)
