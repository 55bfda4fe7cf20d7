"""How much is made of links, in three steps by the points that they bring."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum

from rules.core import Seat
from rules.quivvit import SIDE, Link, linked_places
from scenes.core.script import Script, after, staggered, together, wait
from scenes.games.quivvit.components.links.link_tags import (
    GOOD_POINTS,
    GREAT_POINTS,
    outside,
)
from scenes.games.quivvit.events.near_chain import NEARER, RISING, bring_near
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.climaxes.climax_size import LARGE, MEDIUM
from scenes.table.climaxes.spotlight import box_of
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch, rise
from sprites.motion.motions import glide
from sprites.pictures.geometry import Point
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FOUR = 4  # colours, for which kites fly, good whatever they bring; cards that shake the table
KNOCK = 0.3  # how hard good links hit the table
RIPPLE, SWELL, RIPPLE_APART = 0.3, 0.36, 0.035  # how much lights grow, how long, and how far apart
LOOKING = 1.2  # seconds for which others lean there
BITS, LARGE_BITS = 16, 3  # confetti from a card; large one from a card of great links
SPARKS = 6  # at a card
SHOWER_APART = 0.06  # seconds from card to card
COLOUR_APART = 0.15  # real seconds from colour to colour
HELD = 0.25  # for which the value is read, which is told once more with the stack
TONES = 0, 4, 7, 11  # semitones of the colours
FALLS_FROM, FALLING = 2.0, 0.12  # from where the value falls, of its size, and how long
DUSK = 0.55  # how far the table is dimmed
HOP, HOPPING, HOP_APART = 16.0, 0.32, 0.07  # how high other cards hop; how long; from card to card


class LinkSize(IntEnum):
    """How much is made of links."""

    SMALL = 0
    GOOD = 1
    GREAT = 2


def link_size(points: int, found: Sequence[Link], *, decisive: bool = False) -> LinkSize:
    """By their *points*; nobody is glad of what costs any. *decisive* ones are great."""
    if points >= GREAT_POINTS or decisive:
        return LinkSize.GREAT
    colours = len({link.colour for link in found})
    if points >= GOOD_POINTS or (points > 0 and colours == FOUR):
        return LinkSize.GOOD
    return LinkSize.SMALL


class Celebration:
    """Celebrates good and great links, whoever makes them."""

    def __init__(self, tokens: QuivvitTokens) -> None:
        self._stage, self._layout, self._grid = tokens.stage, tokens.layout, tokens.grid
        self._particles, self._bright = tokens.particles, tokens.bright
        self._kites, self._sound = tokens.kites, tokens.sounds
        self._climaxes, self._tempo = tokens.climaxes, tokens.tempo

    def show(
        self, size: LinkSize, found: Sequence[Link], player: Seat, points: int, total: Token,
        values: Mapping[int, Token], lights: Sequence[Sequence[Token]],
    ) -> Script:  # fmt: skip
        """Celebrate the links *found*, which bring *points*, as the slip with the *total* says.

        *values* are the numbers on cards by place, *lights* those of each link.
        """
        if points <= 0:
            self._climaxes.frogs()[player].react(Reaction.SULK)
        places = linked_places(found)
        if size is LinkSize.SMALL:
            if points > 0 and len(places) >= FOUR:
                self._climaxes.hit(KNOCK)
            return
        for place in places:
            slot = self._layout.places[place]
            self._particles.burst("sparkle", slot.x, slot.y, SPARKS)
        self._climaxes.play(Sound.FREE_LINK)
        self._turn_heads(total.pose.x, player)
        self._climaxes.frogs()[player].react(Reaction.JOY)
        if len({link.colour for link in found}) == FOUR:
            self._kites.fly()
        if size is LinkSize.GREAT:
            yield from self._show_great(found, total, values, lights)
            return
        self._climaxes.hit(KNOCK)
        self._cross_blanket(places)
        self._stage.run(punch(total, 0.4))
        self._stage.run(self._ripple([token for link in lights for token in link]))

    def _show_great(
        self, found: Sequence[Link], total: Token,
        values: Mapping[int, Token], lights: Sequence[Sequence[Token]],
    ) -> Script:  # fmt: skip
        """At dusk the chain comes nearer colour by colour, then its value falls on it."""
        places = linked_places(found)
        groups = self._groups(found, values, lights)
        all_ = [token for group in groups for token in group]
        middle = self._middle(places)
        apart = self._tempo.unhurried(COLOUR_APART)
        stamped = apart * len(groups) + RISING
        seconds = stamped + FALLING + self._tempo.unhurried(HELD)
        total.visible = False
        slip = self._stage.renderer.size(total.picture)
        total.pose = Pose(*outside(self._layout, places, slip, NEARER))
        self._climaxes.hit(LARGE.trauma)
        self._climaxes.focus = middle
        lit_at = box_of(self._stage.renderer, all_)
        self._climaxes.spotlight.shine((*all_, total), DUSK, lit_at)
        yield from together(
            bring_near(groups, seconds, apart),
            staggered([self._sing(step, middle[0]) for step in range(len(groups))], apart),
            after(stamped, self._stamp(total, places)),
        )
        self._climaxes.focus = None
        self._climaxes.spotlight.put_out()

    def _groups(
        self, found: Sequence[Link], values: Mapping[int, Token],
        lights: Sequence[Sequence[Token]],
    ) -> list[list[Token]]:  # fmt: skip
        """What comes nearer with each link: its lights, and cards of no link before."""
        seen, groups = set[int](), list[list[Token]]()
        for link, lit in zip(found, lights, strict=True):
            new = dict.fromkeys(square.place for square in link.squares if square.place not in seen)
            seen |= new.keys()
            cards = [self._grid.tokens[place] for place in new]
            groups.append([*cards, *lit, *(values[place] for place in new)])
        return groups

    def _sing(self, step: int, x: float) -> Script:
        """Each colour is a tone higher."""
        self._sound(Sound.LINK_GLOW, x, TONES[min(step, len(TONES) - 1)])
        yield

    def _middle(self, places: Collection[int]) -> Point:
        """The middle of a chain of cards."""
        slots = [self._layout.places[place] for place in places]
        x = sum(slot.x for slot in slots) / len(slots)
        return x, sum(slot.y for slot in slots) / len(slots)

    def _stamp(self, total: Token, places: Collection[int]) -> Script:
        """The value falls beside what is lit, and confetti flies up from all its cards."""
        rest, total.visible = total.pose, True
        total.pose = rest.scaled(FALLS_FROM)
        yield from glide(total, rest, FALLING, in_quad)
        self._climaxes.hit(MEDIUM.trauma)
        self._climaxes.play(Sound.FREE_LINK)
        self._stage.run(punch(total, 0.3))
        self._cross_blanket(places)
        self._stage.run(self._shower(places))

    def _shower(self, places: Collection[int]) -> Script:
        """Confetti flies up from card after card."""
        for place in places:
            slot = self._layout.places[place]
            self._bright.burst("large", slot.x, slot.y, LARGE_BITS)
            self._bright.burst("confetti", slot.x, slot.y, BITS)
            yield from wait(SHOWER_APART)

    def _cross_blanket(self, places: Collection[int]) -> None:
        """All other cards hop, the nearest to those of some *places* first."""
        for place, token in self._grid.tokens.items():
            if place not in places:
                away = min(_steps_between(place, linked) for linked in places)
                self._stage.run(after(HOP_APART * (away - 1), rise(token, HOP, HOPPING)))

    def _ripple(self, lights: Sequence[Token]) -> Script:
        """Swell light after light, in the order in which they came."""
        yield from staggered([punch(light, RIPPLE, SWELL) for light in lights], RIPPLE_APART)

    def _turn_heads(self, x: float, player: Seat) -> None:
        """All others lean over to see what a player links."""
        for seat, frog in enumerate(self._climaxes.frogs()):
            if seat != player:
                frog.lean_to(x, LOOKING)


def _steps_between(place: int, other: int) -> int:
    """How many cards away one place is from another, in the straight or the oblique direction."""
    (row, column), (other_row, other_column) = divmod(place, SIDE), divmod(other, SIDE)
    return max(abs(row - other_row), abs(column - other_column))
