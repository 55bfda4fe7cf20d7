"""Makes the bot that a level such as ``normal`` stands for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bots.core import Bot, RandomBot
from bots.heuristics import heuristics_of
from bots.search import Budget, Simulations
from bots.search_models import search_model_of
from bots.tempers import TEMPERS, BotName
from bots.tempers.tempered import TemperedBot, traits_of
from bots.tree_search import make_search
from rules.games import REGISTRATIONS, Registration

LEVELS = ("easy", "normal", "hard", "random", "judge", "search")
# How often a search looks ahead where nothing may depend on timing.
FEW_SIMULATIONS = Simulations(24)


def make_bot(name: str, game_name: str, budget: Budget = FEW_SIMULATIONS) -> Bot[Any, Any]:
    """The bot called *name* for a game: a level, one with a temper, or a heuristic.

    What it may think, if it looks ahead, is its *budget*.

    What is known of a game is loaded with its first bot.

    :raises ValueError: if there is no such bot or game; it names the choices.
    """
    if game_name not in REGISTRATIONS:
        raise ValueError(f"no bot plays {game_name!r}; choose from {', '.join(REGISTRATIONS)}")
    return make_registered_bot(name, REGISTRATIONS[game_name], budget)


def make_registered_bot(
    name: str, game: Registration, budget: Budget = FEW_SIMULATIONS
) -> Bot[Any, Any]:
    """The same for a game that need not be in this process's list of games.

    :raises ValueError: if there is no such bot; it names the choices.
    """
    level, temper = BotName.read(name)
    bot, traits = _bot_of_level(level, game, budget), traits_of(game)
    if temper is None or not traits:
        return bot
    if temper not in traits:
        raise ValueError(f"there is no temper {temper!r}; choose from {', '.join(TEMPERS)}")
    return TemperedBot(bot, search_model_of(game), traits[temper])


def _bot_of_level(level: str, game: Registration, budget: Budget) -> Bot[Any, Any]:
    match level:
        case "random":
            return RandomBot()
        case "hard" | "search":
            return make_search(search_model_of(game), budget)
        case "easy" | "normal" | "judge":
            bot: Bot[Any, Any] = getattr(import_module(game.bots), level)()
            return bot
        case _:
            heuristics = heuristics_of(game)
            if level not in heuristics:
                choices = ", ".join([*LEVELS, *heuristics])
                raise ValueError(f"there is no bot {level!r}; choose from {choices}")
            return heuristics[level]
