"""The options of Quibbit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """How many ``rounds`` a match has at most."""

    rounds: Literal[100, 15] = 100
