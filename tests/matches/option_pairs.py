"""Options of a game in which every pair of values comes together at least once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from tests.matches.match_histories import AnyGame

FEW = 8  # combinations of options that are all tried
THROWS = 60  # for each of many

Chosen = Mapping[str, Any]


@cache
def paired(game: AnyGame) -> Sequence[Any]:
    """All options of *game* if they are few, else enough to see every pair that goes together."""
    hints = get_type_hints(game.options)
    values = {field.name: _values(hints[field.name]) for field in fields(game.options)}
    whole = [dict(zip(values, one, strict=True)) for one in product(*values.values())]
    allowed = [chosen for chosen in whole if _goes_together(game, chosen)]
    if len(allowed) > FEW:
        allowed = _covering(allowed)
    return [game.options(**chosen) for chosen in allowed]


def _covering(allowed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some of them that have all their pairs: of some throws always the one with most new ones."""
    rng = Random(1)
    paired_values = list(map(pairs, allowed))
    missing = set().union(*paired_values)
    found = []
    while missing:
        wanted = min(missing, key=repr)
        able = [place for place, its in enumerate(paired_values) if wanted in its]
        thrown = rng.sample(able, min(THROWS, len(able)))
        found.append(max(thrown, key=lambda place: len(paired_values[place] & missing)))
        missing -= paired_values[found[-1]]
    return [allowed[place] for place in found]


def pairs(chosen: Chosen) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """The pairs of values in it. A value is spelled, as 1 and True would be equal."""
    return set(combinations([(name, repr(value)) for name, value in chosen.items()], 2))


def _values(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def _goes_together(game: AnyGame, chosen: Chosen) -> bool:
    try:
        game.options(**chosen)
    except ValueError:
        return False
    return True
