"""Who plays, as records say it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

TEAMS, USUAL_TEAM = range(1, 5), 2  # people who share a seat; older records do not say how many


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat, in words that mean nothing to the rules.

    A hired bot has no ``device``; a person who is away may have a ``bot`` standing in. ``team`` is
    how many people share the seat, where teams play.
    """

    device: str | None = None
    name: str | None = None
    bot: str | None = None
    team: int = USUAL_TEAM


def hired_bots(players: Iterable[Player]) -> list[str]:
    """The levels of the bots that play for themselves, as far as they are written down."""
    return [player.bot for player in players if player.device is None and player.bot]
