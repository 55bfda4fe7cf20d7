"""Positions of Quibbit that cards are foretold for."""

from __future__ import annotations

from random import Random

from rules.quibbit import Frog, View
from scenes.games.quibbit.choosing.outlook import outlook
from tests.rules.quibbit.positions import RING, read

ANN, BOB, CIS = map(Frog, range(3))


def view(frogs: str, hands: str) -> View:
    return read(f"{RING}\nfrogs {frogs}\nhands {hands}").view(None)


def random_view(rng: Random) -> View:
    """Three frogs somewhere on the ring, each with three cards; the first wears the crown."""
    spots = ["."] * 12
    for name, at in zip(("A^", "B", "C"), rng.sample(range(12), 3), strict=True):
        spots[at] = name
    held = ["".join(map(str, sorted(rng.sample(range(1, 6), 3)))) for _ in range(3)]
    return view(" ".join(spots), "A:{} B:{} C:{}".format(*held))


def threat(seen: View, frog: Frog, card: int) -> tuple[Frog, Frog] | None:
    """Who can lap whom if *frog* plays *card*."""
    return next((one.pair for one in outlook(seen, frog, card).threats), None)
