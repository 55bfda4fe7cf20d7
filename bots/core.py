"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Protocol, TypeVar

from rules.core import Choices

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[A, V_contra]):
    """Makes choices: *legal* is never empty, and all chance comes from *rng*."""

    def choose(self, view: V_contra, legal: Collection[A], rng: Random) -> A: ...


class RandomBot:
    """Picks any legal action; every other bot must beat it."""

    def choose(self, view: object, legal: Collection[A], rng: Random) -> A:
        if isinstance(legal, Choices):
            drawn: A = legal.sample(rng)
            return drawn
        listed: Sequence[A] = legal if isinstance(legal, Sequence) else tuple(legal)
        return rng.choice(listed)
