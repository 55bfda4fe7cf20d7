"""All that lies on one Quibbit table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.games.quibbit.components.card_counts import CardCounts
from scenes.games.quibbit.components.cards import QuibbitCards
from scenes.games.quibbit.components.legend import Legend
from scenes.games.quibbit.components.meter import QuibbitMeter
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.components.turtle import Turtle
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import QuibbitLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.seats.hand_panel import HandPanel
from sounds.bank import SoundBank
from sprites.motion.particles import ParticleEmitter


@dataclass(frozen=True, slots=True)
class QuibbitTokens:
    """Tokens by what they show, where they lie, and the sounds and particles that go with them."""

    layout: QuibbitLayout
    panels: Sequence[HandPanel]
    ring: QuibbitRing
    legend: Legend
    turtle: Turtle
    cards: QuibbitCards
    counts: CardCounts
    meter: QuibbitMeter
    particles: ParticleEmitter
    bank: SoundBank
    climaxes: Climaxes
    captions: QuibbitCaptions
    exactly: Callable[[float], float]
