"""The busiest moment that a table of Quibbit can be asked to show."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.match import Match
from rules.quibbit import QUIBBIT, Frog, Options
from scenes.core.context import Context
from scenes.core.script import Script, after, together, wait
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.open_table import open_table
from seats.occupants import BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from sprites.motion.motions import arc
from sprites.motion.particle_frames import ParticleKind

PEOPLE: tuple[Occupant, ...] = tuple(Person(Pad(number)) for number in range(4))
BOTS: tuple[Occupant, ...] = (BotPlayer("random"),) * 4
BURSTS: tuple[tuple[ParticleKind, int], ...] = (("confetti", 240), ("sparkle", 30), ("drop", 30))
SECONDS = 1.2
SEED = 7
ROCK = 150.0  # design units per second
TILES = 4  # that the frog leaps over, one after the other


def table_in_mid_match(context: Context) -> QuibbitTable:
    """Four people with pads, in the third round."""
    return table_after(2, context, PEOPLE)


def table_after(
    rounds: int,
    context: Context,
    occupants: Sequence[Occupant],
    seed: int = SEED,
    kind: type[QuibbitTable] = QuibbitTable,
) -> QuibbitTable:
    """A table of that *kind*, at which random choices have been made for *rounds* rounds."""
    open_table(context, QUIBBIT, Options(), occupants, seed)  # seats the occupants
    match = Match(QUIBBIT, Options(), len(occupants), seed)
    rng = Random(seed)
    for _ in range(len(occupants) + rounds if rounds else 0):
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return kind(context, match)


def busiest(table: QuibbitTable) -> Script:
    """More at once than any turn shows, for ``SECONDS``.

    The cards of all seats fly from their panels into the row and are turned over while a frog
    leaps, the crown goes to another frog, the snail crawls, the meter moves, all panels are
    sealed, every lily pad rocks, and 300 particles fly. Afterwards all lies as before.
    """
    view = table.match.state.view(None)
    there = {Frog(i): at for i, at in enumerate(view.board.progress) if at is not None}
    last, first = min(there, key=there.__getitem__), max(there, key=there.__getitem__)
    picks = [(frog, view.board.hands[frog][-1]) for frog in there]
    for tile in range(len(view.board.ring)):
        table.tokens.ring.bed.push(tile, ROCK)
    for panel in table.panels:
        panel.seal()
    for kind, count in BURSTS:
        table.tokens.particles.burst(kind, *table.layout.middle.centre, count)
    yield from together(
        _turn_over(table, picks),
        _leap(table, last, there[last]),
        table.tokens.ring.crown_to(last, 150, 0.55),
        table.tokens.ring.rear.mark(view.board.progress),
        table.tokens.meter.show(view.board.progress),
        wait(SECONDS),
    )
    table.tokens.ring.rest(last, there[last])
    yield from table.tokens.cards.clear_row(picks)
    for panel in table.panels:
        panel.unseal()
    yield from table.tokens.ring.crown_to(first, 150, 0.3)


def _turn_over(table: QuibbitTable, picks: list[tuple[Frog, int]]) -> Script:
    for frog, card in picks:
        table.tokens.cards.reveal(frog, card)
    turned_up = after(0.3, table.tokens.cards.turn_up(picks, lambda _: None))
    yield from together(table.tokens.cards.line_up([]), turned_up)
    yield from table.tokens.cards.line_up([frog for frog, _ in reversed(picks)])


def _leap(table: QuibbitTable, frog: Frog, start: int) -> Script:
    table.tokens.ring.lift(frog)
    table.tokens.ring.look(frog, "leap")
    token = table.tokens.ring.frogs[frog]
    for step in range(1, TILES + 1):
        yield from arc(token, table.tokens.ring.stand(start + step), SECONDS / TILES, 120)
        table.tokens.particles.burst("ripple", token.pose.x, token.pose.y, 2)
    table.tokens.ring.look(frog, "sit")
