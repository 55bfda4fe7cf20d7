"""Scripts: generators that do a little on every step until they are done."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from sprites.motion.timestep import STEP

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


def after(seconds: float, script: Script) -> Script:
    """Run *script* once *seconds* have passed."""
    yield from wait(seconds)
    yield from script


def advance(script: Script) -> bool:
    """Run *script* for one step; returns whether it has more to do."""
    return next(script, script) is None
