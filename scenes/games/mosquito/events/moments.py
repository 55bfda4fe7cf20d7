"""How great each moment of Mosquito is, the smallest first."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.climaxes.climax_size import MEDIUM, SMALL

BLOCKED = MEDIUM  # who has no pad
FEW_LEFT = replace(MEDIUM, dims=True, seconds=0.9)  # pads, which are lit meanwhile
PASSED = MEDIUM  # and who wins if all pass again
RUN = SMALL  # of direct points
ALIGHT = replace(MEDIUM, headline=120.0, seconds=1.2)  # in a ring of all fireflies
OVERTAKEN = replace(MEDIUM, seconds=1.1)
HALFWAY = replace(MEDIUM, frog=480.0, trauma=0.0, seconds=1.1)  # to be read
STANDING = replace(MEDIUM, trauma=0.0, seconds=1.6)  # all points once a deal is over
NOBODY_LEFT = replace(STANDING, headline=100.0, dims=True)  # who could place
# At a victim: beside all four cards, with frogs larger than the words.
STRIKE = replace(MEDIUM, headline=66.0, frog=430.0, growth=0.1, centred=False)
STRIKE_MANY = replace(STRIKE, frog=280.0)  # at several: as many frogs hide neither card nor count
