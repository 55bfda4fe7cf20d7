"""All tables from controls to intents in one place, so that they can be changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from seats.devices import Device, Kind
from seats.intents import Intent
from seats.keys import CLUSTERS, Keys
from seats.pad_controls import BUTTONS


@dataclass(frozen=True, slots=True)
class Bindings:
    """What the buttons of pads (SDL controller names) and the keys (scancodes) mean."""

    buttons: Mapping[int, Intent] = field(default_factory=lambda: BUTTONS)
    clusters: Mapping[Device, Keys] = field(default_factory=lambda: CLUSTERS)

    def table(self, device: Device) -> Mapping[int, Intent]:
        """What the controls of *device* mean: all pads are alike, each half has its keys."""
        return self.buttons if device.kind is Kind.PAD else self.clusters[device]

    def having(self, device: Device, table: Mapping[int, Intent]) -> Bindings:
        """The same with another *table* for *device*."""
        if device.kind is Kind.PAD:
            return replace(self, buttons=table)
        return replace(self, clusters={**self.clusters, device: table})

    def rebound(self, device: Device, intent: Intent, control: int) -> Bindings:
        """*control* of *device* means *intent*; what it meant is now on the control given up.

        So no intent is ever without a control.
        """
        table = self.table(device)
        given_up = next(old for old, meant in table.items() if meant is intent)
        swap = {given_up: control, control: given_up}
        return self.having(device, {swap.get(old, old): meant for old, meant in table.items()})


USUAL = Bindings()


@dataclass
class InForce:
    """The bindings that hold now; the listener says which, every drawn sign follows."""

    bindings: Bindings = USUAL


IN_FORCE = InForce()
