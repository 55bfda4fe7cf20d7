"""When a card laps another frog, in the fewest conditions that are enough for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from rules.quibbit import Frog
from values import value

Plays: TypeAlias = tuple[tuple[Frog, tuple[int, ...]], ...]  # of each frog, one of these cards


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

    That is: ``nobody`` leaps first, or ``only`` one frog does, or it plays the card by which it
    has ``pushed`` one on, or others play these ``cards``; or it is only ``possible``.
    """

    lapped: frozenset[Frog]
    when: Literal["nobody", "only", "pushed", "cards", "possible"]
    plays: Plays = ()

    @property
    def is_simple(self) -> bool:
        """Whether it takes cards of one other frog at most."""
        return self.when != "possible" and len(self.plays) < 2


def own_lap(rounds: Sequence[PlayedRound], *, laps_now: bool) -> OwnLap | None:
    """When a card laps in some of all *rounds*; *laps_now* is whether it would as all sit now."""
    laps = [one for one in rounds if one.lapped is not None]
    if not laps:
        return None
    lapped = frozenset(one.lapped for one in laps if one.lapped is not None)
    always = frozenset.intersection(*(one.first for one in rounds))
    if len(always) < 2 and _is_enough(one for one in rounds if one.first == always):
        return OwnLap(lapped, "only" if always else "nobody", tuple((one, ()) for one in always))
    plays = _plays(rounds)
    if not plays:
        return OwnLap(lapped, "possible")
    is_one = len(plays) == len(plays[0][1]) == len(lapped) == 1
    pushed = is_one and not laps_now and all(plays[0][0] in one.over for one in _with(laps, plays))
    return OwnLap(lapped, "pushed" if pushed else "cards", plays)


def _is_enough(rounds: Iterator[PlayedRound]) -> bool:
    """Whether there are such *rounds*, and the card laps in each."""
    laps = [one.lapped is not None for one in rounds]
    return bool(laps) and all(laps)


def _with(rounds: Sequence[PlayedRound], plays: Plays) -> Iterator[PlayedRound]:
    """Those of *rounds* in which each frog plays one of its cards."""
    return (one for one in rounds if all(one.played[frog] in cards for frog, cards in plays))


def _plays(rounds: Sequence[PlayedRound]) -> Plays:
    """Cards of as few frogs as possible with which the card laps in all rounds."""
    frogs = sorted(frog for frog in rounds[0].played if len({*_cards(rounds, frog)}) > 1)
    for number in range(1, len(frogs) + 1):
        found = [_of_these(rounds, some) for some in combinations(frogs, number)]
        if any(found):
            return max(found, key=lambda plays: len(plays[0][1]) if plays else 0)
    return ()


def _of_these(rounds: Sequence[PlayedRound], frogs: Sequence[Frog]) -> Plays:
    """The cards of all these *frogs* with which the card laps: several only of the first one."""
    ways = {tuple(one.played[frog] for frog in frogs) for one in rounds}
    fails = {tuple(one.played[frog] for frog in frogs) for one in rounds if one.lapped is None}
    enough = sorted(ways - fails)
    if not enough:
        return ()
    rest = Counter(way[1:] for way in enough).most_common(1)[0][0]
    first = tuple(way[0] for way in enough if way[1:] == rest)
    return (
        (frogs[0], first),
        *((frog, (card,)) for frog, card in zip(frogs[1:], rest, strict=True)),
    )


def _cards(rounds: Sequence[PlayedRound], frog: Frog) -> Collection[int]:
    return [one.played[frog] for one in rounds]
