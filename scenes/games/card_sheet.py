"""A contact sheet of all cards: ``python -m scenes.games.card_sheet FILE.png``."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rules.games import REGISTRATIONS
from scenes.core.game_parts import card_samples
from scenes.table.card_sample import CardSample
from sprites.contact_sheet import write


def samples() -> Iterator[CardSample]:
    """Every card that is put together from several drawings; of cards that look alike, one."""
    for name in REGISTRATIONS:
        yield from card_samples(name)


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], samples()))
