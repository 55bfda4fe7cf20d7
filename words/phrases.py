"""Phrases that are put together from several words."""

from __future__ import annotations

from collections.abc import Sequence

from words import say


def listed(names: Sequence[str]) -> str:
    """Several names as one phrase: "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    if len(names) == 1:
        return names[0]
    first = names[0]
    for name in names[1:-1]:
        first = say("results.list_comma", first=first, last=name)
    return say("results.list_last", first=first, last=names[-1])
