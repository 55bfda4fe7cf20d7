"""Quibbit's ambience: lapping water, air in reeds, distant birds."""

from __future__ import annotations

from numpy.random import Generator

from sounds.ambiences.animals import (
    air,
    crickets,
    dove,
    dripping,
    flute_song,
    frog_call,
    lapping,
    two_note_song,
)
from sounds.ambiences.loops import add_at, distant, empty_loop, mix_loops
from sounds.synthesis import Wave


def pond_morning(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
        (
            (-41, lapping(rng)),
            (-49, air(rng, 700, 2600)),
            (-53, crickets(rng, (3650, 1.85, -0.7), (4150, 2.6, 0.75))),
            (-44, dripping(rng, 26)),
            (-41, _birds(rng)),
            (-50, _frogs(rng)),
        )
    )


def _birds(rng: Generator) -> Wave:
    """Three kinds of birds, all far away."""
    loop = empty_loop()
    for at in (1.5, 8.2, 14.6, 22.9, 30.4, 36.8, 43.1):
        add_at(loop, at + rng.uniform(-0.5, 0.5), 0.03 * distant(flute_song(rng)), 0.45)
    for at in (5.0, 11.4, 18.3, 26.5, 33.6, 40.2):
        add_at(loop, at + rng.uniform(-0.6, 0.6), 0.012 * distant(two_note_song(rng)), -0.6)
    for at in (19.8, 45.3):
        add_at(loop, at, 0.02 * distant(dove(rng)), -0.2)
    return loop


def _frogs(rng: Generator) -> Wave:
    loop = empty_loop()
    for at, pitch, side in ((12.9, 0.8, 0.9), (13.6, 0.95, 0.5), (38.7, 0.85, -0.9)):
        add_at(loop, at, 0.012 * frog_call(rng, pitch), side)
    return loop
