"""How the fireflies on the cards of a deal fly into the jars of those who placed them."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, after, together
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.stage.token import Token

SECONDS, SPREAD, HIGH = 0.4, 0.15, 60.0  # of one of them; from the first to the last; its arc
SMALLER, GROWS = 0.5, 0.25  # as it comes into a jar; how far that grows


def into_jars(flies: Sequence[Sequence[Token]], panels: Sequence[MosquitoPanel]) -> Script:
    """All *flies* of each seat come to its jar nearly together, and are gone from the cards."""
    moves = []
    for own, panel in zip(flies, panels, strict=True):
        for i, fly in enumerate(own):
            moves.append(after(SPREAD * i / len(own), _fly(fly, panel.jar)))
        if own:
            moves.append(after(SECONDS, punch(panel.jar, GROWS, SPREAD)))
    yield from together(*moves)


def _fly(fly: Token, jar: Token) -> Script:
    place, z = fly.pose, fly.z
    fly.z = FLYING_Z
    yield from arc(fly, jar.pose.scaled(SMALLER), SECONDS, HIGH)
    fly.visible, fly.pose, fly.z = False, place, z
