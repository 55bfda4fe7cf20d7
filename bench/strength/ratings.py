"""Ratings of bots, estimated from who won how often against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import logsumexp, softmax

from bots.arena.results import SURE

# 400 points make a bot win ten times as often as the other one, as in the ratings of chess.
POINTS = 400 / log(10)
# Without a prior a bot that won every match would have an infinite rating.
PRIOR = 1000 / POINTS

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches each place of a line-up won."""

    levels: tuple[str, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in points with its 95 % interval; the mean of all that were rated together is 0."""

    points: float
    reach: float


def rate(levels: Sequence[str], tallies: Sequence[Tally]) -> Mapping[str, Rating]:
    """The ratings of all *levels* in the Bradley-Terry model, which serves any number of seats.

    A place wins with a chance in proportion to the exponential of its bot's rating. The ratings are
    those that make the tallies most likely, with a normal prior.
    """
    places = [np.array([levels.index(level) for level in tally.levels]) for tally in tallies]
    wins = [np.array(tally.wins) for tally in tallies]

    def unlikelihood(strengths: Numbers) -> float:
        total = float(strengths @ strengths) / (2 * PRIOR**2)
        for at, won in zip(places, wins, strict=True):
            total += won.sum() * logsumexp(strengths[at]) - won @ strengths[at]
        return float(total)

    found = minimize(unlikelihood, np.zeros(len(levels)), method="BFGS").x
    reach = SURE * np.sqrt(np.diag(_covariance(found, places, wins)))
    points = found - found.mean()
    return {
        level: Rating(float(POINTS * mean), float(POINTS * spread))
        for level, mean, spread in zip(levels, points, reach, strict=True)
    }


def _covariance(
    strengths: Numbers, places: Sequence[NDArray[np.int_]], wins: Sequence[Numbers]
) -> Numbers:
    """The inverse of the information, of ratings that are told from their mean."""
    size = len(strengths)
    information = np.eye(size) / PRIOR**2
    for at, won in zip(places, wins, strict=True):
        chances, seated = softmax(strengths[at]), np.eye(size)[at]
        mean = chances @ seated
        spread = seated.T @ (chances[:, None] * seated) - np.outer(mean, mean)
        information += won.sum() * spread
    centred = np.eye(size) - 1 / size
    covariance: Numbers = centred @ np.linalg.inv(information) @ centred
    return covariance
