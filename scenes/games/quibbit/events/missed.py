"""What earlier leaps of a round changed about one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.quibbit import Frog, FrogLeapt, leap


@dataclass(frozen=True, slots=True)
class Missed:
    """The leaps that came in between, where one would have ended, and how many tiles too far.

    These are none if together the leaps change nothing.

    ``equal`` tells that the only one of them was made with an equal card.
    """

    causes: Sequence[FrogLeapt]
    expected: int
    too_far: int
    equal: bool


def missed(
    leapt: FrogLeapt, earlier: Sequence[FrogLeapt], before: Mapping[Frog, int], size: int
) -> Missed | None:
    """What the *earlier* leaps of the round changed about one, if any did.

    *before* is the progress of all frogs when the round began.
    """
    at, causes = dict(before), list[FrogLeapt]()
    expected = end = leap(leapt.start, leapt.card, at.values(), size)[0]
    for other in earlier:
        at[other.frog] = other.end
        now, _ = leap(leapt.start, leapt.card, at.values(), size)
        if now != end:
            end = now
            causes.append(other)
    if not causes:
        return None
    equal = len(causes) == 1 and causes[0].card == leapt.card
    return Missed(causes, expected, end - expected, equal)
