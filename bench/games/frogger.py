"""The busiest moment that a table of Frogger can be asked to show."""

from __future__ import annotations

from random import Random

from bots.levels import make_bot
from rules.core import Seat
from rules.frogger import EXCUSE, FROGGER, FROGS, Frog, Options, Space
from scenes.core.context import Context
from scenes.core.script import Script, after, together, wait
from scenes.games.frogger.table import FroggerTable
from scenes.table.open_table import open_table
from seats.occupants import Person
from seats.pads.pad import Pad
from sprites.motion.die.tumble import tumble
from sprites.motion.motions import glide, hop
from sprites.motion.particle_frames import ParticleKind

SEATS, TURNS, SEED = 5, 18, 3
SECONDS = 1.2
BURSTS: tuple[tuple[ParticleKind, int], ...] = (("confetti", 240), ("drop", 30), ("puff", 30))


def table_in_mid_match(context: Context) -> FroggerTable:
    """Five people with pads, who play nothing meanwhile, crocodiles, many frogs on the path."""
    options = Options(crocodiles=True)
    occupants = [Person(Pad(number)) for number in range(SEATS)]
    table = open_table(context, FROGGER, options, occupants, SEED).table
    assert isinstance(table, FroggerTable)
    match = table.match
    judge, rng = make_bot("judge", "frogger"), Random(SEED)
    while match.state.view(None).turn < TURNS:
        (seat,) = match.waiting_for
        match.choose(seat, judge.choose(match.state.view(seat), match.state.legal(seat), rng))
    return table


def busiest(table: FroggerTable) -> Script:
    """More at once than any turn shows, for ``SECONDS``.

    A new market is dealt and turned up while the hand in the tray is exchanged for the next one,
    two frogs leap from card to card, four fall into the pond, every crocodile swims and snaps, and
    300 particles fly in the rain. Afterwards all lies as before.
    """
    view, trail = table.match.state.view(None), table.tokens.path
    abroad = [Frog(i) for i, at in enumerate(view.frogs) if EXCUSE < at < view.path.home]
    for kind, count in BURSTS:
        table.tokens.particles.burst(kind, *table.layout.path.centre, count)
    sold = [card for card, _ in table.tokens.cards.market]
    table.stage.remove(*(token for _, token in table.tokens.cards.market))
    table.tokens.cards.market.clear()
    home = [FROGS - i % 2 for i in range(SEATS)]
    yield from together(
        table.tokens.cards.deal(sold),
        after(0.3, table.tokens.cards.pass_turn(Seat((view.acting + 1) % SEATS))),
        *(_leap(table, frog) for frog in abroad[:2]),
        *(_fall(table, frog) for frog in abroad[2:6]),
        *(_swim(table, number) for number in range(len(view.crocodiles))),
        table.tokens.meter.show(home),
        wait(SECONDS),
    )
    trail.settle(view)
    table.tokens.cards.settle(view)
    table.tokens.meter.settle([trail.at_home(Seat(seat)) for seat in range(SEATS)])


def _leap(table: FroggerTable, frog: Frog) -> Script:
    trail = table.tokens.path
    trail.lift(frog)
    trail.look(frog, "leap")
    stones = trail.stones(trail.where[frog], trail.path.home)
    for x, y in stones:
        seconds = SECONDS / max(4, len(stones))
        yield from hop(trail.frogs[frog], trail.frogs[frog].pose.at(x, y), seconds, 66)


def _fall(table: FroggerTable, frog: Frog) -> Script:
    table.tokens.path.lift(frog)
    table.tokens.path.look(frog, "sad")
    ground = table.layout.pond.bottom
    yield from tumble(table.tokens.path.frogs[frog], table.tokens.path.stand(frog, EXCUSE), ground)


def _swim(table: FroggerTable, number: int) -> Script:
    trail, there = table.tokens.path, table.match.state.view(None).crocodiles[number]
    group = trail.path.mates(Space(there))
    token = trail.crocodiles[number]
    for turn in range(4):
        yield from glide(token, trail.crocodile_pose(group[turn % len(group)]), SECONDS / 5)
        trail.snap(number, wide=turn % 2 == 0)
    trail.snap(number, wide=False)
