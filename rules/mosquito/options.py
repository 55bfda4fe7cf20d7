"""The options of Mosquito."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core import OptionConflict

HELPERS_FOR_BOTH = 3  # the least limit of helpers that the option ``both`` goes with


@dataclass(frozen=True, slots=True)
class Options:
    """The layout's size, the kinds of turns and of threes, and the length of a match.

    ``helpers`` limits the exchanges and overlays, counted together, of a player in a deal.

    :raises OptionConflict: if ``both`` is chosen with too few ``helpers``.
    """

    columns: Literal[4, 5, 6] = 5
    both: bool = False
    mixed: bool = False
    deals: Literal["each", "one"] = "each"
    helpers: Literal["unlimited", 3, 1, 0] = "unlimited"
    open_hands: bool = False

    def __post_init__(self) -> None:
        if self.both and self.helpers != "unlimited" and self.helpers < HELPERS_FOR_BOTH:
            raise OptionConflict("mosquito.both_needs_helpers")
