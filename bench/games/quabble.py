"""The busiest moment that a table of Quabble can be asked to show."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.quabble import QUABBLE, Options
from scenes.core.context import Context
from scenes.core.script import Script, after, together, wait
from scenes.games.quabble.cards import back
from scenes.games.quabble.components.claims.gaps import OfferedCard
from scenes.games.quabble.components.treasury import TORN
from scenes.games.quabble.table import QuabbleTable
from scenes.table.open_table import open_table
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Person
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, glide
from sprites.motion.particle_frames import ParticleKind
from sprites.pictures.pictures import Half
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SEATS, ROUNDS, SEED = 6, 4, 3
SECONDS, STAGGER = 1.2, 0.15
BURSTS: tuple[tuple[ParticleKind, int], ...] = (("confetti", 240), ("sparkle", 60))


def table_in_mid_match(context: Context) -> QuabbleTable:
    """Six people at one keyboard who have to claim; Treasuries lie all around."""
    occupants = [Person(LEFT_KEYS)] * SEATS
    table = open_table(context, QUABBLE, Options(), occupants, SEED).table
    assert isinstance(table, QuabbleTable)
    match, rng = table.match, Random(SEED)
    while match.state.view(None).board.round < ROUNDS or len(match.waiting_for) < SEATS:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return table


def busiest(table: QuabbleTable) -> Script:
    """More at once than any turn shows, for ``SECONDS``.

    All paws lift while every card on offer is torn in two, both halves fly apart and into a
    Treasury, every seat draws a card, every number is punched, the arrow swings round, and 300
    particles fly. Afterwards all lies as before.
    """
    tokens = table.tokens
    for kind, count in BURSTS:
        tokens.particles.burst(kind, *tokens.layout.near.centre, count)
    clockwise = table.match.state.view(None).board.clockwise
    yield from together(
        *(
            after(giver * STAGGER, _tear(table, lying))
            for giver, offer in tokens.gaps.offers.items()
            for lying in offer
        ),
        *(
            panel.claim.reach(Pose(*tokens.layout.gaps[panel.seat].centre))
            for panel in table.panels
        ),
        *(after(panel.seat * 0.08, _draw(table, panel.seat)) for panel in table.panels),
        *(after(0.4, punch(panel.score.number, 0.4, 0.6)) for panel in table.panels),
        tokens.order.turn(tokens.open_cards.active, clockwise=not clockwise),
        wait(SECONDS),
    )
    for panel in table.panels:
        panel.claim.forget()
    yield from tokens.order.turn(tokens.open_cards.active, clockwise=clockwise)


def _tear(table: QuabbleTable, lying: OfferedCard) -> Script:
    gaps, whole = table.tokens.gaps, lying.token
    halves = [Token(Half(whole.picture, right), whole.pose, 260.0) for right in (False, True)]
    table.stage.add(*halves)
    whole.visible = False
    yield from gaps.part(halves)
    goal = table.panels[0].treasury.pose(TORN)
    yield from together(*(glide(half, goal, SECONDS / 3) for half in halves))
    table.stage.remove(*halves)
    whole.visible = True


def _draw(table: QuabbleTable, seat: Seat) -> Script:
    slot = table.panels[seat].held.slots(5)[-1]
    card = Token(back(table.panels[seat].held.width), table.tokens.top_bar.deck, 420.0)
    table.stage.add(card)
    yield from arc(card, Pose(slot.x, slot.y), SECONDS / 2, 40)
    yield from glide(card, table.tokens.top_bar.deck, SECONDS / 3)
    table.stage.remove(card)
