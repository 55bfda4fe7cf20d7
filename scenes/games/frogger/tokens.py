"""All that lies on one Frogger table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rules.core import Seat
from scenes.games.frogger.components.cards import FroggerCards
from scenes.games.frogger.components.market_board import MarketShade
from scenes.games.frogger.components.meter import FroggerMeter
from scenes.games.frogger.components.panel import FroggerPanel
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.components.sent_back import SentBack
from scenes.games.frogger.components.tray import FroggerTray
from scenes.games.frogger.layout import FroggerLayout
from scenes.table.climaxes.climaxes import Climaxes
from sounds.bank import SoundBank
from sprites.motion.particles import ParticleEmitter
from sprites.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class FroggerTokens:
    """Tokens by what they show, where they lie, and the sounds and particles that go with them."""

    stage: Stage
    layout: FroggerLayout
    panels: Sequence[FroggerPanel]
    path: FroggerPath
    cards: FroggerCards
    market_shade: MarketShade
    sent_back: SentBack
    tray: FroggerTray
    meter: FroggerMeter
    particles: ParticleEmitter
    bank: SoundBank
    climaxes: Climaxes
    people: Callable[[], Collection[Seat]]
    exactly: Callable[[float], float]
