"""All that lies on one Quivvit table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quivvit import View
from scenes.games.quivvit.components.deck import QuivvitDeck
from scenes.games.quivvit.components.decline_button import DeclineButton
from scenes.games.quivvit.components.die_tray import DieTray
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.highlights import QuivvitHighlights
from scenes.games.quivvit.components.kites import QuivvitKites
from scenes.games.quivvit.components.links.best_turn_board import BestTurnBoard
from scenes.games.quivvit.components.round_sign import RoundSign
from scenes.games.quivvit.components.seat_items import SeatItems
from scenes.games.quivvit.components.timer import QuivvitTimer
from scenes.games.quivvit.layout import QuivvitLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.name_tag import PARTICLES_Z
from sounds.bank import SoundBank
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import LIT, Token

MARKER_Z = 306.0  # before the frog, behind names and piles
BRIGHT_Z = LIT + 9.0  # over the dark table, behind all that is in the light
MARKER = 88.0


@dataclass(frozen=True, slots=True)
class QuivvitTempo:
    """How long things are shown: ``is_alone`` tells whether a seat is that of the only person,
    ``is_person`` whether it is that of any.

    ``unhurried`` is what a script waits for so many real seconds, ``real`` how long it takes what
    moves by itself, ``reading`` is waited while links are held, ``speed`` tells how many times as
    fast as usual all is shown, because a lone person waits.
    """

    is_alone: Callable[[Seat], bool]
    is_person: Callable[[Seat], bool]
    unhurried: Callable[[float], float]
    real: Callable[[float], float]
    reading: Callable[[], float]
    speed: Callable[[], float]


@dataclass(frozen=True, slots=True)
class QuivvitTokens:
    """Tokens by what they show, where they lie, and the sounds and particles that go with them.

    ``first`` marks the seat that begins. There is a die tray or a timer only if the options ask
    for it. ``bright`` are the particles that fly through the dark.
    """

    stage: Stage
    layout: QuivvitLayout
    panels: Sequence[HandPanel]
    grid: QuivvitGrid
    items: Sequence[SeatItems]
    highlights: QuivvitHighlights
    deck: QuivvitDeck
    round_sign: RoundSign
    die_tray: DieTray | None
    timer: QuivvitTimer | None
    decline_button: DeclineButton
    best_turn: BestTurnBoard | None
    first: Token
    particles: ParticleEmitter
    bright: ParticleEmitter
    kites: QuivvitKites
    sounds: PannedSounds
    climaxes: Climaxes
    tempo: QuivvitTempo


def make_tokens(
    stage: Stage, bank: SoundBank, layout: QuivvitLayout, view: View,
    *, panels: Sequence[HandPanel], climaxes: Climaxes, tempo: QuivvitTempo,
    best: tuple[Sequence[Seat], int],
) -> QuivvitTokens:  # fmt: skip
    """Put everything on the *stage* that *view* shows, but for frogs and names."""
    options = view.options
    grid = QuivvitGrid(stage, layout, view)
    first = Token(Art("pinwheel", MARKER), Pose(0, 0), MARKER_Z, "first")
    stage.add(first)
    bright = ParticleEmitter(stage, BRIGHT_Z)
    timer: QuivvitTimer | None = None
    if layout.timer and options.timed != "off":
        timer = QuivvitTimer(stage, bank, layout.timer, options.timed)
    return QuivvitTokens(
        stage=stage,
        layout=layout,
        panels=panels,
        grid=grid,
        items=[SeatItems(stage, panel, panel.seat, view, layout.card) for panel in panels],
        highlights=QuivvitHighlights(stage, layout, grid),
        deck=QuivvitDeck(stage, layout.stock, layout.card, view),
        round_sign=RoundSign(stage, layout.top_bar.side, view),
        die_tray=DieTray(stage, bank, layout.tray, view.turn.die) if layout.tray else None,
        timer=timer,
        decline_button=DeclineButton(stage, layout.decline),
        best_turn=BestTurnBoard(stage, layout.best, *best) if layout.best else None,
        first=first,
        particles=ParticleEmitter(stage, PARTICLES_Z),
        bright=bright,
        kites=QuivvitKites(stage),
        sounds=PannedSounds(bank, layout.mat.centre[0]),
        climaxes=climaxes,
        tempo=tempo,
    )
