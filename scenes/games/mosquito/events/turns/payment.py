"""How a swap or a cover is paid for: a token flies from its seat to the pond."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import Spot
from scenes.core.script import Script
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.components.swap_tokens import swap_tokens
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.motions import arc
from sprites.pictures.geometry import Point
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SECONDS, HIGH, LARGER = 0.4, 110.0, 1.8


class Payment:
    """Shows payments on these *tokens*, where swaps and covers are counted."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._panels, self._rows, self._particles = tokens.panels, tokens.rows, tokens.particles
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])

    def show(self, seat: Seat, to: Spot) -> Script:
        """The last token that *seat* has now flies *to* a card."""
        return self._fly(self._panels[seat].last_swap, to)

    def _fly(self, start: Point | None, to: Spot) -> Script:
        if start is None:
            return
        coin = Token(swap_tokens(1, 1), Pose(*start), FLYING_Z + 6, "payment")
        self._rows.stage.add(coin)
        self._sound(Sound.CARD_TAKEN, coin.pose.x)
        goal = self._rows.pose(to)
        yield from arc(coin, Pose(goal.x, goal.y).scaled(LARGER), SECONDS, HIGH)
        self._particles.burst("sparkle", goal.x, goal.y, 10)
        self._rows.stage.remove(coin)
