"""Which bot answers to which word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bots import frogger, mosquito, quabble, quibbit, quivvit
from bots.core import Bot, Dice
from bots.search import Budget, Looks, Search
from bots.senses import SENSES

_JUDGES: Mapping[str, Mapping[str, Callable[[], Bot[Any, Any]]]] = {
    "quibbit": {
        "easy": quibbit.easy,
        "normal": quibbit.normal,
        "hard": quibbit.hard,
        "random": Dice,
        "judge": quibbit.hard,
    },
    "frogger": {
        "easy": frogger.easy,
        "normal": frogger.normal,
        "hard": frogger.hard,
        "random": Dice,
        "judge": frogger.hard,
    },
    "quabble": {
        "easy": quabble.easy,
        "normal": quabble.normal,
        "hard": quabble.hard,
        "random": Dice,
        "judge": quabble.hard,
    },
    "mosquito": {
        "easy": mosquito.easy,
        "normal": mosquito.normal,
        "hard": mosquito.hard,
        "random": Dice,
        "judge": mosquito.hard,
    },
    "quivvit": {
        "easy": quivvit.easy,
        "normal": quivvit.normal,
        "hard": quivvit.hard,
        "random": Dice,
        "judge": quivvit.hard,
    },
}
LEVELS = ("easy", "normal", "hard", "random", "judge", "search")
# Where nothing may depend on timing, a search looks ahead so often.
FEW = Looks(24)


def hire(word: str, game_name: str, budget: Budget = FEW) -> Bot[Any, Any]:
    """The bot called *word* for a game; what it may think, if it looks ahead, is its *budget*.

    :raises ValueError: if there is no such word or game; it names the choices.
    """
    if game_name not in _JUDGES:
        raise ValueError(f"no bot plays {game_name!r}; choose from {', '.join(_JUDGES)}")
    if word not in LEVELS:
        raise ValueError(f"there is no bot {word!r}; choose from {', '.join(LEVELS)}")
    if word == "search" and game_name in SENSES:
        return Search(SENSES[game_name], budget)
    return _JUDGES[game_name]["judge" if word == "search" else word]()
