"""All that lies on one Mosquito table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.games.mosquito.components.hands import MosquitoHands
from scenes.games.mosquito.components.lantern import DealerLantern
from scenes.games.mosquito.components.meter import MosquitoMeter
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.games.mosquito.components.piles import MosquitoPiles
from scenes.games.mosquito.components.rows import MosquitoRows
from scenes.games.mosquito.components.turn_buttons import TurnButtons
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.table.climaxes.climaxes import Climaxes
from sounds.bank import SoundBank
from sprites.motion.particles import ParticleEmitter


@dataclass(frozen=True, slots=True)
class MosquitoTokens:
    """Tokens by what they show, where they lie, and the sounds and particles that go with them."""

    layout: MosquitoLayout
    panels: Sequence[MosquitoPanel]
    rows: MosquitoRows
    buttons: TurnButtons
    hands: MosquitoHands
    piles: MosquitoPiles
    meter: MosquitoMeter
    lantern: DealerLantern
    particles: ParticleEmitter
    bank: SoundBank
    climaxes: Climaxes
    unhurried: Callable[[float], float]
