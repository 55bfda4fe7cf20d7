"""The ambience of title and lobby: calm water, drops, single birds."""

from __future__ import annotations

from numpy.random import Generator

from sounds.ambiences.animals import air, crickets, dove, dripping, flute_song, frog_call, lapping
from sounds.ambiences.loops import add_at, distant, empty_loop, mix_loops
from sounds.instruments import frequency, kalimba
from sounds.synthesis import Wave, envelope, glide, tone


def still_dawn(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
        (
            (-45, lapping(rng, 5.3)),
            (-46, air(rng, 120, 700, 0.8)),
            (-56, crickets(rng, (3250, 3.4, 0.6))),
            (-45, dripping(rng, 17, 380, 1100)),
            (-42, _calls(rng)),
            (-45, _light(rng)),
        )
    )


def _calls(rng: Generator) -> Wave:
    """A heron, a songbird, a dove and frogs, with long silences between."""
    loop = empty_loop()
    for at, side in ((4.2, -0.5), (27.4, -0.55)):
        add_at(loop, at, distant(_heron(rng), 5.0, 0.9), side)
    for at, side in ((13.1, 0.6), (35.9, 0.6)):
        add_at(loop, at, 0.9 * distant(flute_song(rng), 5.0, 0.8), side)
    add_at(loop, 20.5, 0.8 * distant(dove(rng), 4.5, 0.8), 0.1)
    for at, pitch, side in ((42.6, 0.75, 0.8), (43.4, 0.9, 0.5)):
        add_at(loop, at, 0.35 * frog_call(rng, pitch), side)
    return loop


def _heron(rng: Generator) -> Wave:
    """A heron: one long note, falling at its end."""
    seconds = rng.uniform(1.2, 1.5)
    cry = tone(glide(seconds, 610, 660, 655, 590), 1.0, 0.22, 0.1, 0.04)
    return cry * envelope((0, 0), (0.3, 1), (0.8 * seconds, 0.7), (seconds, 0))[: cry.size]


def _light(rng: Generator) -> Wave:
    """Single kalimba notes, far away."""
    loop = empty_loop()
    for i, midi in enumerate((74, 81, 78, 69, 86, 76, 81, 74)):
        at = 2.2 + 6.0 * i + rng.uniform(-0.7, 0.7)
        add_at(
            loop, at, distant(kalimba(rng, frequency(midi), 0.4), 6.0, 1.1), rng.uniform(-0.7, 0.7)
        )
    return loop
