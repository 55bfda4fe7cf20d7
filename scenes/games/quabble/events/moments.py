"""How great each moment of Quabble is, the smallest first."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.climaxes.climax_size import LARGE, MEDIUM, SMALL
from scenes.table.seats.seat_frog import Reaction

TURNED = replace(SMALL, frozen=0, trauma=0.0, headline=44.0)  # the order of offering in the end
STOLEN = MEDIUM
SLAIN = replace(MEDIUM, seconds=1.1)  # more words and numbers
TIED = replace(
    MEDIUM, headline=LARGE.headline, seconds=1.3, trauma=0.6
)  # cards are compared meanwhile
LEADING = replace(MEDIUM, headline=LARGE.headline, seconds=0.9, reaction=Reaction.SHOCK)
