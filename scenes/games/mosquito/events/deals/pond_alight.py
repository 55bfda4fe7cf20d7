"""The end of a deal: night falls, and all fireflies rise from the cards into a ring of light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, sin, tau

from rules.core import Seat
from rules.mosquito import Spot
from scenes.core.script import Script, after, together
from scenes.games.mosquito.components.pond.pond_lights import FLY, point_sign
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.headline import headline_token, stamp
from scenes.table.seats.seat_frog import Mood, Reaction
from sounds.bank import Sound
from sprites.motion.ease import hump, out_back
from sprites.motion.motions import glide
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

NIGHT = 0.93  # how dark all else is: cards are not read meanwhile
WIDE, HIGH = 0.27, 0.31  # the half axes of the ring, of the screen
LARGER = 2.2  # a firefly in it
NEXT, RISE = 0.05, 0.45  # seconds from one to the next; on the way there
SEEN = 1.2  # for how long the ring is seen, while a light runs round it once
FLARE, TAIL = 0.6, 0.16  # how much larger a firefly gets as it passes; of the ring, behind it
FIRST = 5 / 8  # of a whole turn: where the ring begins, at the upper left as the numbers do
TONES = 12  # the highest of those with which fireflies rise
GLOW, GLOW_Z = 2.9, -50.0  # how wide the light on the water is, of the ring's half
TOLD, BEHIND = 1.2, 0.55  # how wide the words in the ring are, of its half; the light behind them
HEADLINE = 120.0  # how large they are


class PondAlight:
    """Lights up the whole pond of these *tokens*."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._panels, self._bank = tokens.rows, tokens.panels, tokens.bank
        self._stage, self._climaxes = tokens.rows.stage, tokens.climaxes
        self._particles, renderer = tokens.particles, tokens.rows.stage.renderer
        self._calm = renderer.reduced_motion
        self._middle = renderer.width / 2, tokens.layout.rows.centre[1]
        self._half = WIDE * renderer.width, HIGH * renderer.height
        self._glow = Art("pond-glow", GLOW * self._half[0])
        self._homes: dict[Token, tuple[Picture, Pose, float]] = {}
        self.ring: Mapping[Spot, Pose] = {}
        """Where each firefly was at last, by the spot of its card."""

    def prepare(self) -> None:
        """Have the light and large fireflies rendered ahead."""
        signs = [self._large(panel.seat) for panel in self._panels]
        self._stage.renderer.prefetch(self._glow, *signs)

    def show(self, headline: str, *, joy: bool) -> Script:
        """The fireflies rise into a ring round a *headline*, and flare in turn; it stays dark.

        Then they are gone until they ``settle``. All frogs are awake, and may jump for *joy*.
        """
        lights = self._rows.lights
        seen = [at for at, fly in sorted(lights.flies.items()) if fly.visible]
        flies = [lights.flies[at] for at in seen]
        self._homes = {fly: (fly.picture, fly.pose, fly.z) for fly in flies}
        for at, fly in zip(seen, flies, strict=True):
            fly.picture, fly.pose = self._large(lights.placers.get(at)), fly.pose.scaled(1 / LARGER)
        glow = Token(self._glow, Pose(*self._middle, alpha=0.0), GLOW_Z, "glow")
        glow.lit = True
        self._stage.add(glow)
        told = self._told(headline)
        self._light(flies)
        rising = (after(NEXT * i, self._rise(i, flies)) for i in range(len(flies)))
        yield from together(glide(glow, glow.pose.with_alpha(1.0), RISE), *rising)
        self._rouse(joy=joy)
        stamping = (stamp(self._stage, token, self._middle) for token in told)
        yield from together(*stamping, self._run_round(flies))
        self._stage.remove(glow, *told)
        self.ring = dict(zip(seen, (fly.pose for fly in flies), strict=True))
        for fly in flies:
            fly.visible = fly.lit = False

    def settle(self) -> None:
        """All fireflies are on their cards again."""
        for fly, home in self._homes.items():
            fly.picture, fly.pose, fly.z = home
            fly.visible = True

    def _light(self, flies: Sequence[Token]) -> None:
        """All is dark but the *flies*, the frogs with their jars, and where the headline comes."""
        frogs = [token for panel in self._panels for token in (panel.frog.body, panel.jar)]
        headline = Box.around(*self._middle, *(BEHIND * self._half[0],) * 2)
        self._climaxes.spotlight.shine([*flies, *frogs], NIGHT, headline)

    def _told(self, headline: str) -> Sequence[Token]:
        """The *headline*, if there is one, as large as the ring has room for, rendered ahead."""
        if not headline:
            return ()
        room = Box.around(*self._middle, TOLD * self._half[0], self._half[1])
        told = headline_token(self._stage, headline, HEADLINE, room, wraps=True)
        self._stage.renderer.prefetch(told.picture, angle=told.pose.angle)
        return (told,)

    def _rouse(self, *, joy: bool) -> None:
        for panel in self._panels:
            panel.frog.set_mood(Mood.WATCHING)
            if joy:
                panel.frog.react(Reaction.JOY)

    def _large(self, placer: Seat | None) -> Picture:
        """A firefly in the ring."""
        wide = LARGER * FLY * self._rows.layout.card
        return Art("firefly-lit", wide) if placer is None else point_sign(wide, placer)

    def _rise(self, number: int, flies: Sequence[Token]) -> Script:
        """A firefly leaves its card for its place in the ring."""
        fly = flies[number]
        fly.z = FLYING_Z
        self._particles.burst("sparkle", fly.pose.x, fly.pose.y, 6)
        self._bank.play(Sound.TICK, number * TONES // len(flies))
        if not self._calm:
            yield from glide(fly, self._place(number, len(flies)), RISE, out_back)

    def _run_round(self, flies: Sequence[Token]) -> Script:
        """The fireflies of the ring flare one by one, all the way round."""
        steps = steps_in(SEEN)
        for step in range(steps + 1):
            for number, fly in enumerate(flies if not self._calm else ()):
                behind = (step / steps) * (1 + TAIL) - number / len(flies)
                larger = 1 + FLARE * hump(behind / TAIL) if 0 < behind < TAIL else 1.0
                fly.pose = self._place(number, len(flies)).scaled(larger)
            yield

    def _place(self, number: int, count: int) -> Pose:
        """Where one of so many is, in the order of the numbers."""
        angle = tau * (FIRST + number / count)
        (x, y), (wide, high) = self._middle, self._half
        return Pose(x + wide * cos(angle), y + high * sin(angle))
