"""What is special about each game to those who look ahead in it: one small table a game."""

from collections.abc import Mapping
from typing import Any

from bots.search import Sense
from bots.senses import frogger, mosquito, quabble, quibbit, quivvit

SENSES: Mapping[str, Sense[Any, Any]] = {
    "quibbit": quibbit.SENSE,
    "frogger": frogger.SENSE,
    "quabble": quabble.SENSE,
    "mosquito": mosquito.SENSE,
    "quivvit": quivvit.SENSE,
}
