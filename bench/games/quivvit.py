"""The busiest moment that a table of Quivvit can be asked to show."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.quivvit import QUIVVIT, SQUARES, Colour, Link, Options
from scenes.core.context import Context
from scenes.core.script import Script, after, together, wait
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.open_table import open_table
from seats.occupants import Person
from seats.pads.pad import Pad
from sprites.motion.motions import arc, flip
from sprites.motion.particle_frames import ParticleKind
from sprites.stage.token import Token

NINE = (6, 7, 8, 11, 12, 13, 16, 17, 18)
BURSTS: tuple[tuple[ParticleKind, int], ...] = (("sparkle", 60), ("puff", 40))
OPTIONS = Options(
    random_color=True, color_block=True, timed=15, double_rotation=True, drain_the_deck=True
)
SECONDS = 1.2
FLY, TURN = 0.45, 0.3
STAGGER = 0.04
SEATS, SEED = 4, 7


def table_in_mid_match(context: Context) -> QuivvitTable:
    """Four people with pads, and everything that the options bring."""
    occupants = [Person(Pad(number)) for number in range(SEATS)]
    table = open_table(context, QUIVVIT, OPTIONS, occupants, SEED).table
    assert isinstance(table, QuivvitTable)
    return table


def busiest(table: QuivvitTable) -> Script:
    """More at once than any turn shows, for ``SECONDS``; afterwards all lies as before.

    Nine cards fly to a seat's panel and back and turn over, the die is thrown, the hourglass is
    turned and its sand runs fast, squares glow, all points swell, and 100 particles fly.
    """
    timer, tray = table.tokens.timer, table.tokens.die_tray
    assert timer is not None
    assert tray is not None
    timer.run_out()
    table.motions.play(timer.turn_over())
    for place in NINE:
        square = SQUARES[place][0]
        link = Link(Colour.RED, (square,))
        table.tokens.highlights.light(link, square, table.tokens.grid.cards)
    for items in table.tokens.items:
        table.motions.play(items.swell())
    for kind, count in BURSTS:
        table.tokens.particles.burst(kind, *table.layout.mat.centre, count)
    hand = table.panels[Seat(2)].places.box.centre
    flights = [
        after(STAGGER * i, _fly(table, place, table.tokens.grid.lift(place)))
        for i, place in enumerate(NINE)
    ]
    yield from together(*flights, tray.roll(Colour.BLUE, hand, "bench"), wait(SECONDS))
    table.tokens.highlights.clear()
    for place in NINE:
        table.tokens.grid.settle(place)


def _fly(table: QuivvitTable, place: int, token: Token) -> Script:
    there, home = table.tokens.items[0].goal, token.pose
    yield from together(
        arc(token, replace(there, angle=home.angle), FLY, 110),
        flip(token, token.picture, TURN, upward=place % 2 == 0),
    )
    yield from arc(token, home, FLY, 110)
