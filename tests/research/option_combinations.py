"""A few combinations of the options of a game."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, get_args, get_type_hints

from rules.core import OptionConflict
from tests.matches.match_histories import AnyGame

COMBINATIONS = 8


def some_options(game: AnyGame) -> list[Any]:
    """The default options and random ones."""
    rng, hints = Random(1), get_type_hints(game.options)
    found = [game.options()]
    while len(found) < COMBINATIONS:
        chosen = {name: rng.choice(get_args(hint) or (False, True)) for name, hint in hints.items()}
        with suppress(OptionConflict):
            found.append(game.options(**chosen))
    return found
