"""The mouse and the touch screen, which are one pointer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import Intent
from values import value

CLICK, RIGHT_CLICK, TAP = "glyph-mouse-left", "glyph-mouse-right", "glyph-tap"


@value
class Pointer(Device):
    """The one pointer, number 0. All but going back is done by pressing what the screen shows."""

    kind: ClassVar[str] = "pointer"
    icon: ClassVar[str] = "icon-mouse"
    has_pointer: ClassVar[bool] = True

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        if touch:
            return Glyph(TAP)
        return Glyph(RIGHT_CLICK if intent is Intent.CANCEL else CLICK)

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        return (Glyph(TAP if touch else CLICK),)

    @classmethod
    def nth(cls, place: int, connected: Sequence[Device]) -> Self:
        return cls(0)


POINTER = Pointer(0)
