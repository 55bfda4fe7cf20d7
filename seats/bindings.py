"""All tables from controls to intents in one place, so that they can be changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from seats.devices import Device
from seats.intents import Intent
from seats.keys import CLUSTERS, Keys
from seats.pads import BUTTONS


@dataclass(frozen=True, slots=True)
class Bindings:
    """What the buttons of pads (SDL controller names) and the keys (scancodes) mean."""

    buttons: Mapping[int, Intent] = field(default_factory=lambda: BUTTONS)
    clusters: Mapping[Device, Keys] = field(default_factory=lambda: CLUSTERS)


USUAL = Bindings()
