"""What players who choose at the same time can expect of each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp


@dataclass(frozen=True, slots=True)
class JointOutcome:
    """One joint choice that may come: each player's pick, and what it is worth to each.

    Picks are places in the players' menus.
    """

    picks: tuple[int, ...]
    worth: tuple[float, ...]


Odds = list[list[float]]  # how likely each player takes each pick of its menu


def uniform_odds(menus: Sequence[int]) -> Odds:
    """Every pick as likely as any other; *menus* are the numbers of picks."""
    return [[1 / size] * size for size in menus]


def expected_values(player: int, foreseen: Sequence[JointOutcome], odds: Odds) -> list[float]:
    """What each pick is worth to *player* on average if the others choose by their *odds*."""
    sums = [0.0] * len(odds[player])
    weights = [1e-12] * len(sums)
    rivals = [rival for rival in range(len(odds)) if rival != player]
    for joint in foreseen:
        weight = 1.0
        for rival in rivals:
            weight *= odds[rival][joint.picks[rival]]
        pick = joint.picks[player]
        sums[pick] += weight * joint.worth[player]
        weights[pick] += weight
    return [total / weight for total, weight in zip(sums, weights, strict=True)]


def softmax(worth: Sequence[float], sharpness: float) -> list[float]:
    """Odds that favour what is worth more; at sharpness 0 they are even."""
    best = max(worth)
    pulls = [exp(sharpness * (value - best)) for value in worth]
    return [pull / sum(pulls) for pull in pulls]


def respond_in_turn(
    thinkers: Sequence[int],
    foreseen: Sequence[JointOutcome],
    odds: Odds,
    sharpness: float,
    steps: int,
) -> Odds:
    """The *odds* after *thinkers* have answered each other's odds *steps* times."""
    for step in range(1, steps + 1):
        leaning = {
            player: softmax(expected_values(player, foreseen, odds), sharpness)
            for player in thinkers
        }
        odds = [
            _blend(old, leaning[player], 1 / step) if player in leaning else old
            for player, old in enumerate(odds)
        ]
    return odds


def _blend(old: Sequence[float], new: Sequence[float], share: float) -> list[float]:
    return [a + (b - a) * share for a, b in zip(old, new, strict=True)]
