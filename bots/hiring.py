"""Which bot answers to which word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bots import frogger, mosquito, quabble, quibbit, quivvit
from bots.core import Bot, Dice

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
LEVELS = ("easy", "normal", "hard", "random", "judge")


def hire(word: str, game_name: str) -> Bot[Any, Any]:
    """The bot called *word* for a game.

    :raises ValueError: if there is no such word or game; it names the choices.
    """
    if game_name not in _JUDGES:
        raise ValueError(f"no bot plays {game_name!r}; choose from {', '.join(_JUDGES)}")
    if word not in LEVELS:
        raise ValueError(f"there is no bot {word!r}; choose from {', '.join(LEVELS)}")
    return _JUDGES[game_name][word]()
