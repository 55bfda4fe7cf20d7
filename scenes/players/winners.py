"""Who has won a match, in words."""

from __future__ import annotations

from scenes.core.ending import Ending
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import listed

MOST_NAMED = 2  # if more have won, and nobody has not, they are not named one by one


def winners_in_words(ending: Ending) -> str:
    """A sentence that names the frogs on the first place."""
    names = [seat_name(row.seat) for row in ending.winners if row.seat is not None]
    if len(names) < len(ending.winners):
        return say("results.title_dummy")
    if len(names) == 1:
        return say("results.title_one", name=names[0])
    if len(names) == len(ending.rows) > MOST_NAMED:
        return say("results.title_tie_of_all")
    return say("results.title_tie", names=listed(names))
