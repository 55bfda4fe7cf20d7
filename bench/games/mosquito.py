"""The busiest moment that a table of Mosquito can be asked to show."""

from __future__ import annotations

from random import Random

from bots.levels import make_bot
from rules.mosquito import MOSQUITO, Options
from scenes.core.context import Context
from scenes.core.script import Script, after, together, wait
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.open_table import open_table
from seats.occupants import Person
from seats.pads.pad import Pad
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, curve
from sprites.motion.particle_frames import ParticleKind
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SEATS, TURNS, SEED = 4, 22, 3
SECONDS = 1.2
SWAPPED = 4
BURSTS: tuple[tuple[ParticleKind, int], ...] = (("confetti", 240), ("sparkle", 30), ("puff", 30))


def table_in_mid_match(context: Context) -> MosquitoTable:
    """Four people with pads, six columns, most places taken."""
    occupants = [Person(Pad(number)) for number in range(SEATS)]
    table = open_table(context, MOSQUITO, Options(columns=6), occupants, SEED).table
    assert isinstance(table, MosquitoTable)
    match, judge, rng = table.match, make_bot("judge", "mosquito"), Random(SEED)
    for _ in range(TURNS):
        (seat,) = match.waiting_for
        match.choose(seat, judge.choose(match.state.view(seat), match.state.legal(seat), rng))
    return table


def busiest(table: MosquitoTable) -> Script:
    """More at once than any turn shows, for ``SECONDS``.

    Every hand flies onto the pile and back as when a deal is over, while four cards change places,
    one swells as if covered, the lantern swings, the meter's firefly swells, five halos glow, and
    300 particles fly. Afterwards all lies as before.
    """
    rows, pile = table.tokens.rows, table.tokens.piles.bottom()
    lying = list(rows.tokens.items())
    held = [token for hand in table.tokens.hands.held for _, token in hand]
    for kind, count in BURSTS:
        table.tokens.particles.burst(kind, *table.layout.band.centre, count)
    rows.halo(list(rows.tokens)[:5])
    swapped = lying[:SWAPPED]
    for token in (*(token for _, token in swapped), *held):
        token.z = FLYING_Z
    goals = [rows.pose(at) for at, _ in (*swapped[1:], swapped[0])]
    yield from together(
        *(
            curve(token, goal, SECONDS * 0.9, 90)
            for (_, token), goal in zip(swapped, goals, strict=True)
        ),
        *(after(0.012 * i, _there_and_back(token, pile)) for i, token in enumerate(held)),
        punch(lying[-1][1], 0.2, SECONDS),
        table.tokens.lantern.hang(table.tokens.lantern.seat, table.tokens.lantern.token.pose),
        punch(table.tokens.meter.fly, 0.5, SECONDS),
        wait(SECONDS),
    )
    rows.halo(())
    for at, token in lying:
        rows.lay(at, token)
    for panel in table.panels:
        table.tokens.hands.settle(panel.seat)


def _there_and_back(token: Token, there: Pose) -> Script:
    home = token.pose
    yield from arc(token, there, SECONDS * 0.4, 40)
    yield from arc(token, home, SECONDS * 0.4, 40)
