"""All that lies on one Mosquito table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.games.mosquito.hands import MosquitoHands
from scenes.games.mosquito.lantern import DealerLantern
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.games.mosquito.meter import MosquitoMeter
from scenes.games.mosquito.panel import MosquitoPanel
from scenes.games.mosquito.piles import MosquitoPiles
from scenes.games.mosquito.rows import MosquitoRows
from scenes.games.mosquito.turn_buttons import TurnButtons
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
