"""When a card laps another frog, as far as one condition is enough for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.quibbit import Frog
from values import value


@value
class PlayedRound:
    """A round with a card of whoever chooses: what others have *played*, who leapt *first*.

    ``lapped`` is which frog the card laps, ``over`` are those of the first over which it leaps.
    """

    played: Mapping[Frog, int]
    first: frozenset[Frog]
    lapped: Frog | None
    over: frozenset[Frog] = frozenset()


@value
class OwnLap:
    """The card laps one of the *lapped* frogs if ``when`` comes true; it may do so otherwise, too.

    That is: *other* ``stays`` where it is until then, or ``nobody`` leaps first, or ``only``
    *other* does, or *other* plays one of these ``cards``, by which it may have ``pushed`` one on;
    or it needs ``several`` others.
    """

    lapped: frozenset[Frog]
    when: Literal["stays", "nobody", "only", "pushed", "cards", "several"]
    other: Frog | None = None
    cards: tuple[int, ...] = ()


def own_lap(rounds: Sequence[PlayedRound], *, laps_now: bool) -> OwnLap | None:
    """When a card laps in some of all *rounds*; *laps_now* is whether it would as all sit now."""
    laps = [one for one in rounds if one.lapped is not None]
    if not laps:
        return None
    lapped = frozenset(one.lapped for one in laps if one.lapped is not None)
    last = min(lapped)
    if len(lapped) == 1 and _is_enough([one for one in rounds if last not in one.first]):
        return OwnLap(lapped, "stays", last)
    always = frozenset.intersection(*(one.first for one in rounds))
    if len(always) < 2 and _is_enough([one for one in rounds if one.first == always]):
        return OwnLap(lapped, "only" if always else "nobody", next(iter(always), None))
    enough = {other: _cards(rounds, other) for other in sorted(rounds[0].played)}
    other = max(enough, key=lambda one: len(enough[one]))
    if not (cards := enough[other]):
        return OwnLap(lapped, "several")
    over = all(other in one.over for one in laps if one.played[other] in cards)
    is_pushed = over and not laps_now and len(cards) == len(lapped) == 1
    return OwnLap(lapped, "pushed" if is_pushed else "cards", other, cards)


def _is_enough(rounds: Sequence[PlayedRound]) -> bool:
    """Whether there are such *rounds*, and the card laps in each."""
    return bool(rounds) and all(one.lapped is not None for one in rounds)


def _cards(rounds: Sequence[PlayedRound], other: Frog) -> tuple[int, ...]:
    """With which cards of the *other* the card laps, whatever else is played."""
    fails = {one.played[other] for one in rounds if one.lapped is None}
    return tuple(sorted({one.played[other] for one in rounds} - fails))
