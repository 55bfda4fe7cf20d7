"""The list of all games, and where the parts of each are.

The modules of a game are imported when they are first asked for, so that nobody waits for games
that are not played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from rules.core import Game
from values import value

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@value
class Registration:
    """What the title shows of a game, and the modules of the game.

    ``title`` and ``seats`` are those of its `Game`. ``rules`` has its `Game`, named like the game
    in capitals, and the function ``breakdown``; ``bots`` has the functions ``easy``, ``normal`` and
    ``judge`` that make its bots, ``search`` its ``SEARCH_MODEL``, ``heuristics`` its
    ``HEURISTICS``, ``tempers`` its ``TRAITS``; ``scenes`` is the package with the modules
    ``table``, ``game_box``, ``pages``, ``card_samples`` and ``named_choices``, which functions of
    `scenes/core/game_parts.py` load; ``bench`` has its busiest moment, for
    `bench/measuring/busiest.py`. A game of which nothing is measured has neither that nor
    heuristics, and bots of a game without tempers have none. ``first_options`` are those that a
    match begins with unless others are chosen, where they differ from the defaults of the rules,
    and ``first_seats`` is how many play it then. ``five_minutes`` are the options that make a match
    last about five minutes. ``longer`` are the options of each longer length, by its name, the
    shortest first, where there are several. Of a game that ``has_secrets`` help tells how they are
    kept.
    """

    name: str
    title: str
    seats: range
    rules: str
    bots: str
    search: str
    heuristics: str
    tempers: str
    scenes: str
    bench: str
    first_options: Mapping[str, object] = field(default_factory=dict)
    first_seats: int = 3
    five_minutes: Mapping[str, object] = field(default_factory=dict)
    longer: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    has_secrets: bool = True


def _in_usual_places(name: str, title: str, seats: range, **first: Any) -> Registration:
    return Registration(
        name,
        title,
        seats,
        rules=f"rules.{name}",
        bots=f"bots.judges.{name}",
        search=f"bots.search_models.{name}",
        heuristics=f"bots.heuristics.{name}",
        tempers=f"bots.tempers.{name}",
        scenes=f"scenes.games.{name}",
        bench=f"bench.games.{name}",
        **first,
    )


REGISTRATIONS: Mapping[str, Registration] = {
    "quibbit": _in_usual_places("quibbit", "Quibbit!", range(2, 5), five_minutes={"rounds": 15}),
    "frogger": _in_usual_places(
        "frogger", "Frogger", range(2, 6), five_minutes={"frogs": 2, "free_swim": True}
    ),
    "quabble": _in_usual_places(
        "quabble",
        "Quabble",
        range(3, 7),
        first_options={"short_game": True},
        first_seats=4,
        five_minutes={"cards": 20, "short_game": False},
        longer={
            "short": {"cards": "all", "short_game": True},
            "full": {"cards": "all", "short_game": False},
        },
    ),
    "mosquito": _in_usual_places(
        "mosquito",
        "Mosquito",
        range(1, 5),
        first_options={"columns": 6, "deals": "one", "helpers": 3},
        five_minutes={"deals": "one", "columns": 5, "helpers": 3, "both": False},
    ),
    "quivvit": _in_usual_places(
        "quivvit",
        "Quivvit!",
        range(2, 5),
        first_options={"upright_values": True},
        has_secrets=False,
        five_minutes={"rounds": 4, "drain_the_deck": False},
    ),
}
"""Every game by its name, in the order in which games are shown."""


def game_called(name: str) -> AnyGame:
    """The game of that *name*.

    :raises KeyError: if there is none.
    """
    game: AnyGame = getattr(rules_of(name), name.upper())
    return game


def rules_of(name: str) -> ModuleType:
    """The module with the rules of the game called *name*.

    :raises KeyError: if there is none.
    """
    return import_module(REGISTRATIONS[name].rules)


def first_options(game: AnyGame) -> dict[str, object]:
    """What is chosen for *game* if nobody chooses, beside the defaults of its rules."""
    registration = REGISTRATIONS.get(game.name)
    return dict(registration.first_options) if registration else {}


def five_minutes(game: AnyGame) -> dict[str, object]:
    """The options that make a match of *game* last about five minutes, of a game on the list."""
    registration = REGISTRATIONS.get(game.name)
    return dict(registration.five_minutes) if registration else {}


def has_secrets(game: AnyGame) -> bool:
    """Whether seats know something in *game* that the room may not know."""
    registration = REGISTRATIONS.get(game.name)
    return registration is None or registration.has_secrets


def lengths(game: AnyGame) -> Mapping[str, Mapping[str, object]]:
    """The options of each length of *game*, from a five-minute table to the longest, or none."""
    registration = REGISTRATIONS.get(game.name)
    longer = registration.longer if registration else {}
    return {"five_minutes": five_minutes(game), **longer} if longer else {}


def set_by_length(game: AnyGame) -> frozenset[str]:
    """The options of *game* that are no choice of their own: its length sets them."""
    return frozenset(name for changes in lengths(game).values() for name in changes)


def first_seats(game: AnyGame) -> int:
    """How many play *game* if nobody chooses."""
    registration = REGISTRATIONS.get(game.name)
    return registration.first_seats if registration else game.seats[0]


def all_games() -> tuple[AnyGame, ...]:
    """All games in their order; this imports the rules of each."""
    return tuple(game_called(name) for name in REGISTRATIONS)
