"""Records of Quibbit! for tests: whole ones, and how broken ones are refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules.match import Match
from rules.quibbit import QUIBBIT, Options
from rules.record import RecordError, parse, replay, write


def played(seats: int = 2, seed: int = 7) -> Match[Any, Any, Any, Any]:
    """A whole match of random choices."""
    match, rng = Match(QUIBBIT, Options(), seats, seed), Random(seed)
    while match.waiting_for:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(list(match.state.legal(seat))))
    return match


def record_with(number: int, **fields: Any) -> str:
    """A good record in which one line has other fields; ``None`` leaves a field out."""
    lines = write(played()).splitlines()
    line = json.loads(lines[number - 1]) | fields
    lines[number - 1] = json.dumps({key: value for key, value in line.items() if value != "gone"})
    return "\n".join(lines) + "\n"


def refused(text: str) -> RecordError:
    """How *text* is refused, by reading or by playing it again."""
    with pytest.raises(RecordError) as caught:
        replay(parse(text))
    return caught.value
