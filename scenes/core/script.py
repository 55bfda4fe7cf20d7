"""Scripts: generators that do a little on every step until they are done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from math import ceil
from typing import TypeAlias

from sprites.motion.timestep import STEP

DEALT_EVERY = 0.085  # seconds from one card of a deal to the next

Script: TypeAlias = Generator[None, None, None]


def wait(seconds: float) -> Script:
    """Let *seconds* pass."""
    for _ in range(round(seconds / STEP)):
        yield


def together(*scripts: Script) -> Script:
    """Run *scripts* side by side until the last one ends."""
    running = list(scripts)
    while running := [script for script in running if advance(script)]:
        yield


def in_turn(*scripts: Script) -> Script:
    """Run *scripts* one after another."""
    for script in scripts:
        yield from script


def staggered(scripts: Iterable[Script], seconds: float) -> Script:
    """Begin *scripts* one after another, so many *seconds* apart, until the last one ends."""
    yield from together(*(after(i * seconds, script) for i, script in enumerate(scripts)))


def dealt(cards: Iterable[Script], exactly: Callable[[float], float]) -> Script:
    """Begin the scripts of *cards* one after another, until the last one ends.

    *exactly* says what a script waits so that it takes so many seconds at the present speed.
    """
    flying: list[Script] = []
    for card in cards:
        flying.append(card)
        for _ in range(ceil(exactly(DEALT_EVERY) / STEP)):
            flying = [script for script in flying if advance(script)]
            yield
    yield from together(*flying)


def after(seconds: float, script: Script) -> Script:
    """Run *script* once *seconds* have passed."""
    yield from wait(seconds)
    yield from script


def advance(script: Script) -> bool:
    """Run *script* for one step; returns whether it has more to do."""
    return next(script, script) is None
