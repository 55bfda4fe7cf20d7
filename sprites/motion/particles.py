"""Sprays of small things that live for a moment: ripples, drops, sparkles, puffs, confetti."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from random import Random

from sprites.motion.particle_frames import REELS, Film, ParticleKind, particle_frames
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from sprites.render.bitmaps import PREMULTIPLIED
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

LIMIT = 300
CALM: frozenset[ParticleKind] = frozenset(
    {"ripple", "sparkle"}
)  # shown, one at a time, when motion is reduced


@dataclass(frozen=True, slots=True)
class ParticleBehaviour:
    """How a kind flies: seconds, design units per second, degrees clockwise from the right."""

    life: float
    speed: tuple[float, float] = (0.0, 0.0)
    heading: tuple[float, float] = (0.0, 360.0)
    gravity: float = 0.0
    spread: float = 0.0
    stagger: float = 0.0  # seconds between one and the next
    rolls: float = 1.0  # how often the film is played in a life
    flat: float = 1.0  # how much lower than wide the cloud is


HABITS: dict[ParticleKind, ParticleBehaviour] = {
    "ripple": ParticleBehaviour(0.9, stagger=0.16),
    "drop": ParticleBehaviour(0.55, (180.0, 460.0), (-145.0, -35.0), 1500.0, 14.0),
    "sparkle": ParticleBehaviour(0.65, (40.0, 190.0), (0.0, 360.0), -40.0, 22.0, 0.02),
    "puff": ParticleBehaviour(0.5, (60.0, 170.0), (0.0, 360.0), -30.0, 10.0, flat=0.45),
    "rain": ParticleBehaviour(0.4, (520.0, 520.0), (101.0, 101.0)),
    "splash": ParticleBehaviour(0.6),
    "confetti": ParticleBehaviour(2.2, (260.0, 820.0), (-130.0, -50.0), 620.0, 24.0, 0.004, 9.0),
}


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
    rolls: float
    film: Film


class ParticleEmitter:
    """Particles on a stage at one height *z*; at most *limit* live, the oldest make room."""

    def __init__(self, stage: Stage, z: float = 0.0, limit: int = LIMIT, seed: int = 1) -> None:
        self.order = stage.add_effect(self, z)
        self._renderer: Renderer = stage.renderer
        self._limit = limit
        self._random = Random(seed)
        self._specks: list[Particle] = []
        self._now = 0.0
        self._films: dict[ParticleKind, tuple[Film, ...]] = {}
        self._made_for = -1
        stage.renderer.prefetch(*(Art(reel.art, reel.width) for reel in REELS.values()))

    @property
    def busy(self) -> bool:
        """Whether any particle lives."""
        return bool(self._specks)

    @property
    def count(self) -> int:
        """How many particles live."""
        return len(self._specks)

    def burst(self, kind: ParticleKind, x: float, y: float, n: int = 1) -> None:
        """Throw *n* of a kind from a point."""
        calm = self._renderer.reduced_motion
        if calm and kind not in CALM:
            return
        films, habit = self._reel(kind), HABITS[kind]
        for i in range(1 if calm else n):
            self._specks.append(self._speck(habit, films, x, y, i))
        del self._specks[: max(0, len(self._specks) - self._limit)]

    def step(self) -> None:
        """Live one fixed step."""
        if self._specks:
            self._now += STEP
            now = self._now
            self._specks = [speck for speck in self._specks if speck.born + speck.life > now]

    def clear(self) -> None:
        """Let all of them vanish."""
        self._specks.clear()

    def drawings(self, ahead: float) -> list[Drawing]:
        """Pixels and places of all that live, where they are *ahead* of the last step."""
        unit, now = self._renderer.unit, self._now + (ahead - 1.0) * STEP
        shown: list[Drawing] = []
        for speck in self._specks:
            age = now - speck.born
            if age < 0.0 or age >= speck.life:
                continue
            film = speck.film
            surface, dx, dy = film[int(age / speck.life * speck.rolls * len(film)) % len(film)]
            x = speck.x + speck.vx * age
            y = speck.y + (speck.vy + 0.5 * speck.gravity * age) * age
            shown.append((surface, (int(x * unit) - dx, int(y * unit) - dy), PREMULTIPLIED))
        return shown

    def _reel(self, kind: ParticleKind) -> tuple[Film, ...]:
        if self._made_for != self._renderer.generation:
            self._films.clear()
            self._made_for = self._renderer.generation
        if kind not in self._films:
            self._films[kind] = particle_frames(self._renderer, kind)
        return self._films[kind]

    def _speck(
        self, habit: ParticleBehaviour, films: tuple[Film, ...], x: float, y: float, i: int
    ) -> Particle:
        random = self._random
        speed = 0.0 if self._renderer.reduced_motion else random.uniform(*habit.speed)
        heading = radians(random.uniform(*habit.heading))
        life = habit.life * (random.uniform(0.7, 1.15) if habit.speed[1] else 1.0)
        return Particle(
            born=self._now + i * habit.stagger,
            life=life,
            x=x + random.uniform(-1, 1) * habit.spread,
            y=y + random.uniform(-1, 1) * habit.spread * habit.flat,
            vx=speed * cos(heading),
            vy=speed * sin(heading) * habit.flat,
            gravity=0.0 if self._renderer.reduced_motion else habit.gravity,
            rolls=habit.rolls,
            film=random.choice(films),
        )
