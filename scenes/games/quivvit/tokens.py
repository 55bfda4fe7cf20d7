"""All that lies on one Quivvit table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core import Seat
from scenes.games.quivvit.components.deck import QuivvitDeck
from scenes.games.quivvit.components.decline_button import DeclineButton
from scenes.games.quivvit.components.die_tray import DieTray
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.highlights import QuivvitHighlights
from scenes.games.quivvit.components.round_sign import RoundSign
from scenes.games.quivvit.components.seat_items import SeatItems
from scenes.games.quivvit.components.timer import QuivvitTimer
from scenes.games.quivvit.layout import QuivvitLayout
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.hand_panel import HandPanel
from sprites.motion.particles import ParticleEmitter
from sprites.stage.stage import Stage
from sprites.stage.token import Token


@dataclass(frozen=True, slots=True)
class QuivvitTempo:
    """How long things are shown: ``is_alone`` tells whether a seat is that of the only person,
    ``is_person`` whether it is that of any.

    ``unhurried`` is what a script waits for so many real seconds, ``reading`` while links are held.
    """

    is_alone: Callable[[Seat], bool]
    is_person: Callable[[Seat], bool]
    unhurried: Callable[[float], float]
    reading: Callable[[], float]


@dataclass(frozen=True, slots=True)
class QuivvitTokens:
    """Tokens by what they show, where they lie, and the sounds and particles that go with them.

    ``first`` marks the seat that begins. There is a die tray or a timer only if the options ask
    for it.
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
    first: Token
    particles: ParticleEmitter
    sounds: PannedSounds
    climaxes: Climaxes
    tempo: QuivvitTempo
