"""How great each moment of Quibbit! is, the smallest first: what wins is the largest."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.climaxes.climax_size import FULL, MEDIUM, SMALL

NEW_REAR = SMALL  # who is the rear frog now
LAST_CARD = replace(MEDIUM, trauma=0.2, seconds=0.4, growth=0.0, dims=True)  # who holds but one
SURE_WIN = replace(LAST_CARD, trauma=0.4, seconds=0.6)  # whose last card wins whatever others play
LAP_WARNING = replace(MEDIUM, trauma=0.2, seconds=0.55, growth=0.3)  # who can lap whom
OUT = replace(MEDIUM, seconds=0.65, stands_for=True)  # until it is off the screen
CROWNED = replace(FULL, trauma=0.4, seconds=0.75)  # the first time from another head
SEVERAL_OUT = replace(OUT, seconds=0.8)
CROWN_DECIDES = replace(OUT, seconds=1.3, dims=True)
LAP = replace(FULL, seconds=0.95)
