"""The still dawn of the title: mist on flat water, a drip, the first bird tries a note."""

from __future__ import annotations

from numpy.random import Generator

from sounds.ambiences.animals import air, crickets, dove, dripping, flute_song, frog_word, lapping
from sounds.ambiences.loops import far, mixed, put, silence
from sounds.instruments import kalimba, note
from sounds.synthesis import Wave, slide, swell, tone


def still_dawn(rng: Generator) -> Wave:
    """Samples by two ears."""
    return mixed(
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
    """A heron, a dove, a first song; long silences between."""
    ring = silence()
    for at, side in ((4.2, -0.5), (27.4, -0.55)):
        put(ring, at, far(_heron(rng), 5.0, 0.9), side)
    for at, side in ((13.1, 0.6), (35.9, 0.6)):
        put(ring, at, 0.9 * far(flute_song(rng), 5.0, 0.8), side)
    put(ring, 20.5, 0.8 * far(dove(rng), 4.5, 0.8), 0.1)
    for at, pitch, side in ((42.6, 0.75, 0.8), (43.4, 0.9, 0.5)):
        put(ring, at, 0.35 * frog_word(rng, pitch), side)
    return ring


def _heron(rng: Generator) -> Wave:
    """One long bare note over the water, bent at its end."""
    seconds = rng.uniform(1.2, 1.5)
    cry = tone(slide(seconds, 610, 660, 655, 590), 1.0, 0.22, 0.1, 0.04)
    return cry * swell((0, 0), (0.3, 1), (0.8 * seconds, 0.7), (seconds, 0))[: cry.size]


def _light(rng: Generator) -> Wave:
    """The light comes over the trees: a tine here and there, far away."""
    ring = silence()
    for i, midi in enumerate((74, 81, 78, 69, 86, 76, 81, 74)):
        at = 2.2 + 6.0 * i + rng.uniform(-0.7, 0.7)
        put(ring, at, far(kalimba(rng, note(midi), 0.4), 6.0, 1.1), rng.uniform(-0.7, 0.7))
    return ring
