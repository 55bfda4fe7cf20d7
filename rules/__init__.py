"""The rules of every game on the shelf: pure, and knowing nothing of screens."""

from typing import Any

from rules.core import Game
from rules.frogger import FROGGER
from rules.mosquito import MOSQUITO
from rules.quabble import QUABBLE
from rules.quibbit import QUIBBIT
from rules.quivvit import QUIVVIT

SHELF: tuple[Game[Any, Any, Any, Any], ...] = (QUIBBIT, FROGGER, QUABBLE, MOSQUITO, QUIVVIT)
