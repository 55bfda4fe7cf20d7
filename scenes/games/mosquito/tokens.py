"""All that lies on one Mosquito table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.mosquito import View
from scenes.games.mosquito.components.hands import Hand, MosquitoHands
from scenes.games.mosquito.components.lantern import DealerLantern
from scenes.games.mosquito.components.meter import MosquitoMeter
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.games.mosquito.components.piles import MosquitoPiles
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.components.turn_buttons import TurnButtons
from scenes.games.mosquito.events.reading_times import ReadingTimes
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.seats.name_tag import PARTICLES_Z
from sounds.bank import SoundBank
from sprites.motion.particles import ParticleEmitter
from sprites.stage.stage import Stage


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
    reading: ReadingTimes


def make_tokens(
    stage: Stage, bank: SoundBank, layout: MosquitoLayout, view: View,
    *, panels: Sequence[MosquitoPanel], hands: Sequence[Hand], climaxes: Climaxes,
    reading: ReadingTimes,
) -> MosquitoTokens:  # fmt: skip
    """Put everything on the *stage* that *view* shows, and *hands*, but for frogs and names."""
    board = view.board
    rows = MosquitoRows(stage, layout, board, view.options.mixed)
    buttons = TurnButtons(stage, layout)
    held = MosquitoHands(stage, panels, layout.card, hands)
    piles = MosquitoPiles(stage, layout, view.pile, board.covered)
    if not board.deal:
        piles.spread(board.cuts)
        for token in rows.ring:
            token.pose = token.pose.with_alpha(0.0)
    return MosquitoTokens(
        layout=layout,
        panels=panels,
        rows=rows,
        buttons=buttons,
        hands=held,
        piles=piles,
        meter=MosquitoMeter(stage, layout, view),
        lantern=DealerLantern(stage, layout, board.dealer),
        particles=ParticleEmitter(stage, PARTICLES_Z),
        bank=bank,
        climaxes=climaxes,
        reading=reading,
    )
