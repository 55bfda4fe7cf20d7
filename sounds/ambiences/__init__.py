"""The function that makes each ambience."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from numpy.random import Generator

from sounds.ambiences.frogger import rainy_noon
from sounds.ambiences.mosquito import firefly_dusk
from sounds.ambiences.quabble import royal_evening
from sounds.ambiences.quibbit import pond_morning
from sounds.ambiences.quivvit import kite_afternoon
from sounds.ambiences.title import still_dawn
from sounds.names import Ambience
from sounds.synthesis import Wave

AMBIENCES: Mapping[Ambience, Callable[[Generator], Wave]] = {
    Ambience.STILL_DAWN: still_dawn,
    Ambience.POND_MORNING: pond_morning,
    Ambience.RAINY_NOON: rainy_noon,
    Ambience.ROYAL_EVENING: royal_evening,
    Ambience.FIREFLY_DUSK: firefly_dusk,
    Ambience.KITE_AFTERNOON: kite_afternoon,
}
