"""How a point is made: four suits shine and become a mosquito, which a frog's tongue snaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, sin, tau

from rules.core import Seat
from rules.mosquito import CardPlaced, Spot, card_at
from scenes.core.script import Script, after, together, wait
from scenes.games.mosquito.cards import suit_light
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.tongue import catch
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.motions import arc, fade, glide
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = FLYING_Z + 4  # of suits that shine, over cards that fly
WIDE, SMALL = 0.8, 0.35  # of a card's width: a suit that shines; how much smaller it is as it ends
SHINE, STAYS, GATHER, STAGGER = 0.12, 0.16, 0.13, 0.02  # seconds
MOSQUITO, BORN, HIGH = 136.0, 0.4, 130.0  # its width, its first size, how high it flies
FLIGHT = 0.32
PLUS_ONE, RIM = 66.0, 5.0  # the size of the number that a frog has won, and its dark rim
OVER, RISE, SEEN = 44.0, 26.0, 0.38  # its middle over the frog's head, how far it rises, seconds
REACH, NEAREST = 190.0, 0.6  # of a tongue, and the most of the whole way
TALL = 1.25  # how high a number is, of its size
RIMS = [(RIM * cos(tau * i / 8), RIM * sin(tau * i / 8)) for i in range(8)]
FADE = 0.12  # seconds


class PointCatch:
    """Shows placements on these *tokens* as points."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._panels = tokens.rows, tokens.panels
        self._particles, self._stage = tokens.particles, tokens.rows.stage
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])

    def show(self, event: CardPlaced) -> Script:
        """The suits of the four cards shine, and the frog of whoever placed has the point."""
        sits = self._rows.lights.flies[event.spot].pose
        start = sits.x, sits.y
        yield from self._shine((*event.by, event.spot), start)
        self._particles.burst("sparkle", *start, 16)
        yield from together(self._fly(event.seat, start, clean=event.clean), self._rise(event.seat))

    def _shine(self, spots: Sequence[Spot], goal: Point) -> Script:
        """The suits in the corners of the cards light up together, and fly to one *goal*."""
        wide = WIDE * self._rows.layout.card
        lights = [self._light(at, wide) for at in spots]
        for light in lights:
            self._particles.burst("sparkle", light.pose.x, light.pose.y, 6)
        yield from together(*(glide(one, one.pose.scaled(2.0), SHINE, out_back) for one in lights))
        yield from wait(STAYS)
        end = Pose(*goal).scaled(SMALL)
        gather = (after(STAGGER * i, glide(one, end, GATHER)) for i, one in enumerate(lights))
        yield from together(*gather)
        self._stage.remove(*lights)

    def _light(self, at: Spot, wide: float) -> Token:
        picture = suit_light(card_at(self._rows.cards, at).suit, wide)
        token = Token(picture, self._rows.sign(at).scaled(0.5), Z, "suit")
        self._stage.add(token)
        return token

    def _fly(self, seat: Seat, start: Point, *, clean: bool) -> Script:
        """A point flies from *start* to before the frog of *seat*, which snaps it."""
        mouth = self._panels[seat].frog.mouth
        way = dist(start, mouth)
        share = min(REACH, NEAREST * way) / max(1.0, way)
        x, y = (end + share * (one - end) for one, end in zip(start, mouth, strict=True))
        picture = point(mirrored=mouth[0] > start[0])
        mosquito = Token(picture, Pose(*start).scaled(BORN), Z, "score")
        self._stage.add(mosquito)
        self._sound(Sound.MOSQUITO_FLIGHT, start[0])
        yield from arc(mosquito, Pose(x, y), FLIGHT, HIGH)
        self._panels[seat].frog.react(Reaction.JOY if clean else Reaction.SMIRK)
        self._sound(Sound.MOSQUITO_SNAPPED, mouth[0])
        yield from catch(self._stage, mouth, mosquito)

    def _rise(self, seat: Seat) -> Script:
        """The number of points rises over the head of the frog that gets them."""
        x, y = self._panels[seat].frog.head
        start = Pose(x, y - OVER)
        token = Token(number("+1", PLUS_ONE), start, Z, "score")
        self._stage.add(token)
        yield from glide(token, start.at(x, start.y - RISE), SEEN, out_back)
        yield from fade(token, 0.0, FADE)
        self._stage.remove(token)


def point(*, mirrored: bool) -> Picture:
    """A mosquito that is a point."""
    return Art("mosquito", MOSQUITO, mirrored=mirrored)


def number(words: str, size: float) -> Picture:
    """A golden number with a dark rim, to be read over anything; so *size* it is with any text."""
    high, wide = TALL * size, (1.0 + 0.6 * len(words)) * size
    x, y = wide / 2, high / 2
    rim = (Part(Text(words, size, theme.NIGHT, height=high), x + dx, y + dy) for dx, dy in RIMS)
    gold = Part(Text(words, size, theme.GOLD, height=high), x, y)
    return Collage(wide, high, (*rim, gold))
