"""How great each moment of Mosquito is, the smallest first."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.climaxes.climax_size import LARGE, MEDIUM, SMALL

FEW_LEFT = replace(MEDIUM, dims=True, seconds=0.9)  # pads, which are lit meanwhile
PASSED = MEDIUM  # and who wins if all pass again
RUN = SMALL  # of direct points
OVERTAKEN = replace(MEDIUM, headline=LARGE.headline, seconds=1.1)
ALL_FROGS = replace(MEDIUM, trauma=0.0, dims=True, seconds=1.05)  # all frogs before the backdrop
STANDING = replace(MEDIUM, trauma=0.0, seconds=1.6)  # all points once a deal is over
# At a victim: beside all four cards, with frogs larger than the words.
STRIKE = replace(MEDIUM, headline=66.0, frog=430.0, growth=0.1, centred=False)
SHUT = replace(MEDIUM, headline=124.0)  # at all others, who find no pad: before the backdrop
