"""How the crown goes to a frog: from head to head in a close-up once, else on the pond."""

from __future__ import annotations

from functools import partial

from rules.core import Seat
from rules.quibbit import Frog
from scenes.core.script import Script, wait
from scenes.games.quibbit.events.moments import CROWNED
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.pictures.pictures import Art
from words import say

WORN_SECONDS, FALL_SECONDS = 0.28, 0.4
GROWN, GROWN_SECONDS = 0.3, 0.8  # how much its frog grows then, and how long
FALL_HIGH, ABOVE = 120.0, 300.0  # how far over the head of a frog the first one begins


def crowning(tokens: QuibbitTokens, giver: Frog, taker: Frog) -> Script:
    """The crown leaps from one head to the next, in a close-up."""
    ring, climaxes = tokens.ring, tokens.climaxes
    both = ring.frogs[taker], ring.frogs[giver]
    moods = {Seat(taker): Reaction.JOY, Seat(giver): Reaction.SHOCK}
    words = say("quibbit.headline_lead", name=tokens.captions.name(taker))
    yield from climaxes.climax(
        words, *both, size=CROWNED, reactions=moods, thing=partial(Art, "crown"), act=Act.CROWN
    )
    ring.look(taker, "cheer")
    ring.put_crown_on(taker)  # its large frog has brought it there
    _land(tokens)
    ring.look_along()


def crowning_on_pond(tokens: QuibbitTokens, giver: Frog | None, taker: Frog) -> Script:
    """The crown leaps from one head to the next, which all have seen before, or from above."""
    ring, climaxes = tokens.ring, tokens.climaxes
    if giver is None:
        above = ring.worn(taker)
        ring.crown.pose = above.at(above.x, above.y - ABOVE)
    else:
        climaxes.frogs()[giver].react(Reaction.SHOCK)
    ring.look(taker, "cheer")
    yield from ring.crown_to(taker, FALL_HIGH, FALL_SECONDS)
    _land(tokens)
    ring.stage.run(punch(ring.frogs[taker], GROWN, GROWN_SECONDS))  # goes on as cards open
    climaxes.frogs()[taker].react(Reaction.SMIRK)
    yield from wait(WORN_SECONDS)
    ring.look_along()


def _land(tokens: QuibbitTokens) -> None:
    """The crown is heard and seen to land."""
    tokens.climaxes.play(Sound.CARD_RETURNED)
    crown = tokens.ring.crown.pose
    tokens.particles.burst("sparkle", crown.x, crown.y, 14)
