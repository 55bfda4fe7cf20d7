"""What a kiosk has counted: how long it was on, what was played, and coins."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, field
from math import isfinite
from typing import Any

from rules.games import REGISTRATIONS
from values import value

LARGEST = 16_384  # bytes of the file
MOST = 10**12  # of anything


@value
class Audit:
    """All numbers since the day ``since``; ``plays`` and ``played`` seconds are by game."""

    since: str
    on: float = 0.0
    plays: Mapping[str, int] = field(default_factory=dict)
    played: Mapping[str, float] = field(default_factory=dict)
    coins: int = 0
    service: int = 0

    def mean_length(self, game: str) -> float:
        """Seconds that a play of *game* took in the mean; 0 without any."""
        plays = self.plays.get(game, 0)
        return self.played.get(game, 0.0) / plays if plays else 0.0


def audit_text(audit: Audit) -> str:
    """The audit as JSON."""
    return json.dumps(asdict(audit), indent=1) + "\n"


def parse_audit(raw: bytes) -> Audit:
    """The audit in a file.

    :raises ValueError: if it is none.
    """
    table = json.loads(raw)
    if not isinstance(table, dict) or table.keys() != set(asdict(Audit(""))):
        raise ValueError("not the keys of an audit")
    since = table["since"]
    if not isinstance(since, str) or len(since) > len("2026-11-22"):
        raise ValueError("since is no day")
    return Audit(
        since,
        _number(table["on"]),
        {game: int(_number(count)) for game, count in _by_game(table["plays"])},
        {game: _number(seconds) for game, seconds in _by_game(table["played"])},
        coins=int(_number(table["coins"])),
        service=int(_number(table["service"])),
    )


def _by_game(found: Any) -> list[tuple[str, Any]]:
    """The numbers of games that there are; those of others are left out."""
    if not isinstance(found, dict):
        raise ValueError("not numbers by game")
    return [(game, number) for game, number in found.items() if game in REGISTRATIONS]


def _number(found: Any) -> float:
    if type(found) not in (int, float) or not isfinite(found) or not 0 <= found <= MOST:
        raise ValueError(f"{found!r} is no number to count with")
    return float(found)
