"""A phone whose browser shows our page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import Intent
from values import value

BUTTON = "glyph-phone"
# What stands on the buttons while the phone is a pad; words/en/phones.toml has the same letters.
LETTERS: Mapping[Intent, str] = {
    Intent.CONFIRM: "A",
    Intent.CANCEL: "B",
    Intent.SECOND: "X",
    Intent.LOG: "Y",
    Intent.TURN_LEFT: "L",
    Intent.TURN_RIGHT: "R",
}
MARKS: Mapping[Intent, str] = {
    Intent.UP: "arrow-up",
    Intent.DOWN: "arrow-down",
    Intent.LEFT: "arrow-left",
    Intent.RIGHT: "arrow-right",
    Intent.PEEK: "looking-glass",
    Intent.MENU: "icon-pause",
}


@value
class Phone(Device):
    """A phone; ``number`` is the one that the server knows its token by."""

    kind: ClassVar[str] = "phone"
    icon: ClassVar[str] = "icon-phone"
    is_handheld: ClassVar[bool] = True
    has_private_controls: ClassVar[bool] = True
    has_private_screen: ClassVar[bool] = True
    comes_and_goes: ClassVar[bool] = True

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        return Glyph(BUTTON, LETTERS.get(intent, ""), MARKS.get(intent, ""))

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        return (Glyph("glyph-dpad"),)

    @classmethod
    def recorded(cls, number: int, connected: Sequence[Device]) -> Self:
        return cls(number)


ANY_PHONE = Phone(-1)
