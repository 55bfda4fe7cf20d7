"""The score of the music of each place, and of the results of each game."""

from __future__ import annotations

from collections.abc import Mapping

from sounds.music import frogger, mosquito, quabble, quibbit, quivvit, title
from sounds.music.score import Score
from sounds.names import Ambience

SCORES: Mapping[Ambience, Score] = {
    Ambience.STILL_DAWN: title.SCORE,
    Ambience.POND_MORNING: quibbit.SCORE,
    Ambience.RAINY_NOON: frogger.SCORE,
    Ambience.ROYAL_EVENING: quabble.SCORE,
    Ambience.FIREFLY_DUSK: mosquito.SCORE,
    Ambience.KITE_AFTERNOON: quivvit.SCORE,
}
RESULTS: Mapping[Ambience, Score] = {
    Ambience.POND_MORNING: quibbit.RESULT,
    Ambience.RAINY_NOON: frogger.RESULT,
    Ambience.ROYAL_EVENING: quabble.RESULT,
    Ambience.FIREFLY_DUSK: mosquito.RESULT,
    Ambience.KITE_AFTERNOON: quivvit.RESULT,
}
