"""What the controls of every device mean, and how a player changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.kinds import REBINDABLE
from values import value


def _default_tables() -> Mapping[str, ControlTable]:
    return {device.name: device.default_controls for device in REBINDABLE}


@value
class Bindings:
    """A table of controls and intents for each name of a device."""

    tables: Mapping[str, ControlTable] = field(default_factory=_default_tables)

    def table(self, device: Device) -> ControlTable:
        """What the controls of *device* mean."""
        return self.tables.get(device.name, {})

    def with_table(self, device: Device, table: ControlTable) -> Bindings:
        """The same with another *table* for *device*."""
        return replace(self, tables={**self.tables, device.name: table})

    def rebound(self, device: Device, intent: Intent, control: int) -> Bindings:
        """*control* of *device* means *intent*; its old meaning moves to the control given up.

        So no intent is ever without a control.
        """
        table = self.table(device)
        given_up = next(old for old, meaning in table.items() if meaning is intent)
        swap = {given_up: control, control: given_up}
        return self.with_table(device, {swap.get(old, old): table[old] for old in table})

    def meaning_elsewhere(self, device: Device, control: int) -> Intent | None:
        """What *control* means on another device of the same kind, such as the other half."""
        others = (
            self.table(other)
            for other in REBINDABLE
            if other.kind == device.kind and other.name != device.name
        )
        return next((table[control] for table in others if control in table), None)


DEFAULT_BINDINGS = Bindings()


@value
class Controls:
    """A device and what its controls mean; *touch* if the pointer is a finger."""

    device: Device
    bindings: Bindings
    touch: bool = False

    def glyph(self, intent: Intent) -> Glyph:
        """What to press for *intent*."""
        return self.device.glyph(intent, self.bindings.table(self.device), touch=self.touch)

    def move_glyphs(self) -> tuple[Glyph, ...]:
        """What moves a cursor, as few drawings as possible."""
        return self.device.move_glyphs(self.bindings.table(self.device), touch=self.touch)
