"""Who plays, as records say it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.text_limits import MOST_LETTERS
from values import value

TEAMS, USUAL_TEAM = range(1, 5), 2  # people who share a seat; older records do not say how many


@value
class Player:
    """Who plays a seat, in words that mean nothing to the rules.

    A hired bot has no ``device``; a person who is away may have a ``bot`` standing in. ``team`` is
    how many people share the seat, where teams play.
    """

    device: str | None = None
    name: str | None = None
    bot: str | None = None
    team: int = USUAL_TEAM


def check_player(player: Player) -> None:
    """Make sure that *player*, as it was read from a file, can be shown to people.

    :raises ValueError: if it cannot.
    """
    if player.team not in TEAMS:
        raise ValueError(f"the size of a team must be from {TEAMS[0]} to {TEAMS[-1]}")
    for word in (player.device, player.name, player.bot):
        if word is not None and not (0 < len(word) <= MOST_LETTERS and word.isprintable()):
            raise ValueError(f"a player's words have 1 to {MOST_LETTERS} letters, all printable")


def hired_bots(players: Iterable[Player]) -> list[str]:
    """The levels of the bots that play for themselves, as far as they are written down."""
    return [player.bot for player in players if player.device is None and player.bot]
