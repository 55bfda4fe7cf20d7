"""Bursts of particles that live for a moment: ripples, drops, sparkles, puffs, confetti."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from math import cos, radians, sin
from random import Random

from sprites.motion.particle_frames import (
    CURVES,
    DRAWN_AS,
    Frames,
    ParticleKind,
    particle_frames,
)
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED
from sprites.render.look import Drawing
from sprites.stage.stage import Stage

LIMIT = 300
AT_ONCE = 20  # thrown in one step
LYING: frozenset[ParticleKind] = frozenset({"ripple"})  # on the water, under whoever is on it
CALM: frozenset[ParticleKind] = frozenset({"ripple", "sparkle"})  # one each with reduced motion


@dataclass(frozen=True, slots=True)
class ParticleBehaviour:
    """How a kind flies: seconds, design units per second, degrees clockwise from the right."""

    life: float
    speed: tuple[float, float] = (0.0, 0.0)
    heading: tuple[float, float] = (0.0, 360.0)
    gravity: float = 0.0
    spread: float = 0.0  # design units around the point of the burst
    stagger: float = 0.0  # seconds between one and the next
    repeats: float = 1.0  # how often its frames are shown in a life
    flatness: float = 1.0  # height of the burst as a share of its width


BEHAVIOURS: dict[ParticleKind, ParticleBehaviour] = {
    "ripple": ParticleBehaviour(0.9, stagger=0.16),
    "drop": ParticleBehaviour(0.55, (180.0, 460.0), (-145.0, -35.0), gravity=1500.0, spread=14.0),
    "sparkle": ParticleBehaviour(0.65, (40.0, 190.0), gravity=-40.0, spread=22.0, stagger=0.02),
    "puff": ParticleBehaviour(0.5, (60.0, 170.0), gravity=-30.0, spread=10.0, flatness=0.45),
    "rain": ParticleBehaviour(0.4, (520.0, 520.0), (101.0, 101.0)),
    "splash": ParticleBehaviour(0.6),
    "confetti": ParticleBehaviour(
        2.2,
        (160.0, 980.0),
        (-150.0, -30.0),
        gravity=620.0,
        spread=70.0,
        stagger=0.01,
        repeats=9.0,
    ),
    "large": ParticleBehaviour(
        2.6,
        (700.0, 1350.0),
        (-120.0, -60.0),
        gravity=760.0,
        spread=60.0,
        stagger=0.02,
        repeats=7.0,
    ),
    "shower": ParticleBehaviour(
        5.0, (260.0, 420.0), (75.0, 105.0), gravity=160.0, spread=330.0, repeats=20.0
    ),
}
BEHAVIOURS |= dict.fromkeys(("petals", "leaves", "coins", "patches"), BEHAVIOURS["shower"])
BEHAVIOURS["sparks"] = ParticleBehaviour(
    5.0, (200.0, 320.0), (60.0, 120.0), gravity=40.0, spread=330.0, repeats=9.0
)


@dataclass(frozen=True, slots=True)
class Particle:
    """One particle: when it begins and ends, where it starts, how it flies, what it shows."""

    born: float
    life: float
    x: float
    y: float
    vx: float
    vy: float
    gravity: float
    repeats: float
    frames: Frames


class ParticleEmitter:
    """An effect of particles at one height *z*; at most *limit* live, the oldest are dropped.

    With a *ground*, another height, kinds that lie on it are drawn there.
    """

    def __init__(
        self,
        stage: Stage,
        z: float = 0.0,
        limit: int = LIMIT,
        seed: int = 1,
        *,
        ground: float | None = None,
    ) -> None:
        self.order = stage.add_effect(self, z)
        self._ground = None if ground is None else ParticleEmitter(stage, ground, limit, seed)
        self._renderer = stage.renderer
        self._limit = limit
        self._random = Random(seed)
        self._particles: list[Particle] = []
        self._waiting: deque[tuple[ParticleKind, float, float, int]] = deque()
        self._now = 0.0
        self._shown: list[Drawing] = []  # the last time
        self._frames: dict[ParticleKind, tuple[Frames, ...]] = {}
        self._generation = -1
        stage.renderer.prefetch(*(Art(curve.art, curve.width) for curve in CURVES.values()))

    @property
    def busy(self) -> bool:
        """Whether any particle lives."""
        return bool(self._particles or self._waiting)

    @property
    def count(self) -> int:
        """How many particles live."""
        return len(self._particles) + len(self._waiting)

    def burst(self, kind: ParticleKind, x: float, y: float, n: int = 1) -> None:
        """Throw *n* of a kind from a point."""
        if self._ground is not None and kind in LYING:
            self._ground.burst(kind, x, y, n)
            return
        calm = self._renderer.reduced_motion
        if calm and kind not in CALM:
            return
        for i in range(1 if calm else n):
            self._waiting.append((kind, x, y, i))
        self._throw()

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._ground is not None:
            self._ground.step()
        if self.busy:
            self._now += STEP
            now = self._now
            self._particles = [each for each in self._particles if each.born + each.life > now]
            self._throw()

    def clear(self) -> None:
        """Drop all particles."""
        self._particles.clear()
        self._waiting.clear()
        if self._ground is not None:
            self._ground.clear()

    def end_within(self, seconds: float) -> None:
        """Let all particles go, one after another, in so many *seconds*."""
        self._waiting.clear()
        lives = [self._now + self._random.uniform(0, seconds) - p.born for p in self._particles]
        self._particles = [
            replace(each, life=life, repeats=each.repeats * life / each.life)  # turns on as fast
            if life < each.life else each
            for each, life in zip(self._particles, lives, strict=True)
            if life > 0
        ]  # fmt: skip

    def drawings(self, ahead: float) -> list[Drawing]:
        """All that live, where they are *ahead* of the last step; the same list if all look so."""
        unit, now = self._renderer.unit, self._now + (ahead - 1.0) * STEP
        shown: list[Drawing] = []
        for each in self._particles:
            age = now - each.born
            if age < 0.0 or age >= each.life:
                continue
            frames = each.frames
            number = int(age / each.life * each.repeats * len(frames)) % len(frames)
            surface, dx, dy = frames[number]
            x = each.x + each.vx * age
            y = each.y + (each.vy + 0.5 * each.gravity * age) * age
            shown.append((surface, (int(x * unit) - dx, int(y * unit) - dy), PREMULTIPLIED))
        if shown != self._shown:
            self._shown = shown
        return self._shown

    def _throw(self) -> None:
        """Throw some of those that wait: very many at once would take one long frame."""
        for _ in range(min(AT_ONCE, len(self._waiting))):
            kind, x, y, number = self._waiting.popleft()
            frames = self._frames_of(kind)
            self._particles.append(self._particle(kind, frames, x, y, number))
        del self._particles[: max(0, len(self._particles) - self._limit)]

    def _frames_of(self, kind: ParticleKind) -> tuple[Frames, ...]:
        if self._generation != self._renderer.generation:
            self._frames.clear()
            self._generation = self._renderer.generation
        drawn = DRAWN_AS.get(kind, kind)
        if drawn not in self._frames:
            self._frames[drawn] = particle_frames(self._renderer, drawn)
        return self._frames[drawn]

    def _particle(
        self, kind: ParticleKind, frames: tuple[Frames, ...], x: float, y: float, number: int
    ) -> Particle:
        """The particle of that *number* in a burst."""
        random, behaviour = self._random, BEHAVIOURS[kind]
        calm = self._renderer.reduced_motion
        speed = 0.0 if calm else random.uniform(*behaviour.speed)
        heading = radians(random.uniform(*behaviour.heading))
        life = behaviour.life * (random.uniform(0.7, 1.15) if behaviour.speed[1] else 1.0)
        return Particle(
            born=self._now + number * behaviour.stagger,
            life=life,
            x=x + random.uniform(-1, 1) * behaviour.spread,
            y=y + random.uniform(-1, 1) * behaviour.spread * behaviour.flatness,
            vx=speed * cos(heading),
            vy=speed * sin(heading) * behaviour.flatness,
            gravity=0.0 if calm else behaviour.gravity,
            repeats=behaviour.repeats,
            frames=random.choice(frames),
        )
