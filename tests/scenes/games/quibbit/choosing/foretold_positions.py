"""Positions of Quibbit that cards are foretold for."""

from __future__ import annotations

from rules.quibbit import Frog, View
from scenes.games.quibbit.choosing.outlook import outlook
from tests.rules.quibbit.positions import RING, read

ANN, BOB, CIS = map(Frog, range(3))


def view(frogs: str, hands: str) -> View:
    return read(f"{RING}\nfrogs {frogs}\nhands {hands}").view(None)


def threat(seen: View, frog: Frog, card: int) -> tuple[Frog, Frog] | None:
    """Who can lap whom if *frog* plays *card*."""
    return next((one.pair for one in outlook(seen, frog, card).threats), None)
