"""How a point is made: four suits light up and become a mosquito, which a frog's tongue snaps."""

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
from sprites.motion.ease import in_quad, out_back
from sprites.motion.gestures import gesture, punch
from sprites.motion.motions import arc, glide
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

Z = FLYING_Z + 4  # of suits that shine, over cards that fly
WIDE, SMALL = 0.8, 0.35  # of a card's width: a suit that shines; how much smaller it is as it ends
LYING_Z = 45.0  # of suits that shine before the fourth card comes, which flies over them
FLARE, FLARE_SECONDS = 0.08, 0.35  # how far a card and its halo grow as its suit lights up
TONES = 0, 4, 7  # semitones at which the three light up
SHINE, STAYS, GATHER, STAGGER = 0.12, 0.08, 0.13, 0.02  # seconds
MOSQUITO, BORN, HIGH = 176.0, 0.3, 150.0  # its width, its first size, how high it flies
FLIGHT, BEATS, FLAP = 0.34, 4, 0.35  # seconds of its way; beats of its wings; how flat it gets
PLUS_ONE, RIM = 92.0, 6.0  # the size of the number that a frog has won, and its dark rim
OVER, RISE, SEEN = 52.0, 30.0, 0.16  # its middle over the frog's head, how far it rises, seconds
TO_SCORE, ARRIVED = 0.18, 0.6  # seconds that it flies to the points; how large it is there
REACH, NEAREST = 250.0, 0.6  # of a tongue, and the most of the whole way
TALL = 1.25  # how high a number is, of its size
RIMS = [(RIM * cos(tau * i / 8), RIM * sin(tau * i / 8)) for i in range(8)]


class PointCatch:
    """Shows placements on these *tokens* as points."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._panels = tokens.rows, tokens.panels
        self._particles, self._stage = tokens.particles, tokens.rows.stage
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._bank = tokens.bank
        self._lights: dict[Spot, Token] = {}  # suits that shine, by the spots of their cards

    def light_up(self, by: Sequence[Spot], seconds: float) -> Script:
        """The three cards flare one after another in the order of their suits."""
        in_order = sorted(by, key=lambda at: card_at(self._rows.cards, at).suit)
        for at, tone in zip(in_order, TONES, strict=True):
            self._bank.play(Sound.TICK, tone)
            self._flare(at)
            self._stage.run(punch(self._rows.light(at), FLARE, FLARE_SECONDS))
            yield from wait(seconds / len(by))

    def put_out(self) -> None:
        """No suit shines."""
        self._stage.remove(*self._lights.values())
        self._lights = {}

    def show(self, event: CardPlaced) -> Script:
        """The suits of the four cards shine, and the frog of whoever placed has the point."""
        sits = self._rows.lights.flies[event.spot].pose
        start = sits.x, sits.y
        yield from self._shine((*event.by, event.spot), start)
        self._particles.burst("sparkle", *start, 16)
        flying = self._fly(event.seat, start, clean=event.clean)
        yield from together(flying, after(FLIGHT, self._rise(event.seat)))

    def _shine(self, spots: Sequence[Spot], goal: Point) -> Script:
        """The suits in the corners of the cards light up together, and fly to one *goal*."""
        for at in spots:
            if at not in self._lights:
                self._flare(at)
        yield from wait(SHINE)
        yield from wait(STAYS)
        end = Pose(*goal).scaled(SMALL)
        for light in self._lights.values():
            light.z = Z
        gathered = enumerate(self._lights.values())
        yield from together(*(after(STAGGER * i, glide(one, end, GATHER)) for i, one in gathered))
        self.put_out()

    def _flare(self, at: Spot) -> None:
        """A card grows for a moment, and the suit in its corner shines from then on."""
        picture = suit_light(card_at(self._rows.cards, at).suit, WIDE * self._rows.layout.card)
        light = Token(picture, self._rows.sign(at).scaled(0.5), LYING_Z, "suit")
        self._lights[at] = light
        self._stage.add(light)
        self._stage.run(glide(light, light.pose.scaled(2.0), SHINE, out_back))
        self._stage.run(punch(self._rows.tokens[at], FLARE, FLARE_SECONDS))
        self._particles.burst("sparkle", light.pose.x, light.pose.y, 6)

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
        yield from together(
            arc(mosquito, Pose(x, y), FLIGHT, HIGH), gesture(mosquito, FLIGHT, _flapping)
        )
        self._panels[seat].frog.react(Reaction.JOY if clean else Reaction.SMIRK)
        self._sound(Sound.MOSQUITO_SNAPPED, mouth[0])
        yield from catch(self._stage, mouth, mosquito)

    def _rise(self, seat: Seat) -> Script:
        """The number of points rises over the head of the frog, and flies to those it has."""
        x, y = self._panels[seat].frog.head
        start = Pose(x, y - OVER)
        token = Token(number("+1", PLUS_ONE), start, Z, "score")
        self._stage.add(token)
        yield from glide(token, start.at(x, start.y - RISE), SEEN, out_back)
        points = self._panels[seat].points.pose
        yield from glide(token, Pose(points.x, points.y).scaled(ARRIVED), TO_SCORE, in_quad)
        self._stage.remove(token)


def _flapping(t: float) -> PoseOffset:
    """How a mosquito looks after a share of its way."""
    return PoseOffset(sy=1.0 - FLAP * abs(sin(BEATS * tau / 2 * t)))


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
