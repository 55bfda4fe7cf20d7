"""How the crown goes to another frog: at first large over the turtle, all heads turned to it."""

from __future__ import annotations

from rules.quibbit import Frog
from scenes.core.script import Script, wait
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.climax_size import MEDIUM
from scenes.table.climaxes.spotlight import token_box
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures import theme
from sprites.pictures.anchors import CROWN_BASE
from sprites.pictures.palette import rays_palette
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

GREAT, RAYS = 400.0, 1.9  # how wide it is over the turtle; how much wider what shines behind it
BASE_LOW = 0.34  # how far its base is under the middle there, of its width
LANDED, CLEAR = 1.6, 0.12  # how much larger than usual it comes down; over the eyes, of a frog
DIMMED = 0.55
RISE_SECONDS, HELD_SECONDS, FALL_SECONDS, WORN_SECONDS = 0.34, 0.36, 0.26, 0.18
AGAIN_SECONDS = 0.5
RISE_HIGH, FALL_HIGH = 90.0, 120.0
ABOVE = -80.0  # from where the first one falls
FLYING_Z, RAYS_Z = 460.0, 60.0  # over all frogs, and behind them


def great_crown() -> tuple[Art, Art]:
    """The crown at its largest, and the rays behind it."""
    return Art("crown", GREAT), Art("winner-rays", RAYS * GREAT, rays_palette(theme.GOLD_RAYS))


def crowning(tokens: QuibbitTokens, giver: Frog | None, taker: Frog) -> Script:
    """The crown rises from the head of *giver*, hangs in its light, and comes down on *taker*."""
    ring, climaxes = tokens.ring, tokens.climaxes
    (x, y), usual = tokens.layout.middle.centre, ring.crown_width / GREAT
    start = Pose(x, ABOVE) if giver is None else ring.crown.pose.scaled(usual)
    picture, shine = great_crown()
    crown = Token(picture, start, FLYING_Z, "crown", CROWN_BASE)
    rays = Token(shine, Pose(x, y), RAYS_Z, "rays")
    rays.visible, rays.lit = False, True
    ring.take_crown()
    ring.stage.add(crown, rays)
    climaxes.focus = x, y
    racers = [frog for frog in ring.frogs if frog.visible]
    light = token_box(ring.stage.renderer, ring.frogs[taker])
    climaxes.spotlight.shine((crown, *racers), DIMMED, light)
    ring.face(x)
    yield from arc(crown, Pose(x, y + BASE_LOW * GREAT), RISE_SECONDS, RISE_HIGH, tilted=False)
    rays.visible = True
    ring.stage.run(punch(crown, 0.2))
    yield from wait(HELD_SECONDS)
    rays.visible = False
    if giver is not None:
        climaxes.frogs()[giver].react(Reaction.SHOCK)
    yield from _come_down(tokens, crown, taker, LANDED * usual)
    ring.stage.remove(crown, rays)
    climaxes.focus = None
    climaxes.spotlight.end()


def crowning_again(tokens: QuibbitTokens, giver: Frog | None, taker: Frog) -> Script:
    """The crown leaps from one head to the next, which all have seen before."""
    ring, climaxes = tokens.ring, tokens.climaxes
    if giver is not None:
        climaxes.frogs()[giver].react(Reaction.SHOCK)
    ring.look(taker, "cheer")
    yield from ring.crown_to(taker, FALL_HIGH, AGAIN_SECONDS)
    climaxes.play(Sound.CARD_RETURNED)
    tokens.particles.burst("sparkle", ring.crown.pose.x, ring.crown.pose.y, 14)
    climaxes.frogs()[taker].react(Reaction.SMIRK)
    yield from wait(WORN_SECONDS)
    ring.look_along()


def _come_down(tokens: QuibbitTokens, crown: Token, taker: Frog, size: float) -> Script:
    """The *crown* hits the head of *taker*, who has reason to cheer."""
    ring, climaxes = tokens.ring, tokens.climaxes
    ring.look(taker, "cheer")
    worn = ring.worn(taker)
    climaxes.focus = worn.x, worn.y
    over = worn.at(worn.x, worn.y - CLEAR * ring.frog_width)
    yield from arc(crown, over.scaled(size), FALL_SECONDS, FALL_HIGH, tilted=False)
    climaxes.hit(MEDIUM.trauma)
    climaxes.play(Sound.CARD_RETURNED)
    tokens.particles.burst("sparkle", crown.pose.x, crown.pose.y, 14)
    climaxes.frogs()[taker].react(Reaction.SMIRK)
    yield from climaxes.burst_behind(ring.frogs[taker])
    climaxes.spotlight.put_out()
    crown.visible = False
    ring.crown.pose = over.scaled(LANDED)
    yield from ring.crown_to(taker, 0.0, WORN_SECONDS)
    ring.look_along()
