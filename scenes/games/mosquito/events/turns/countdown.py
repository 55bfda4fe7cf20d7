"""The last passes before the end of a deal, counted down large over the pond."""

from __future__ import annotations

from scenes.core.script import Script, together, wait
from scenes.games.mosquito.components.meter import PASSES
from scenes.games.mosquito.components.pond.dark_labels import HIGH, label
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.events.turns.catch import TALL, number
from scenes.games.mosquito.tokens import MosquitoTokens
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

LAST = 3  # passes that are counted down
NUMBER, SMALL, EDGE = 260.0, 110.0, 24.0  # its size, and over the log; beside the words below it
GROWS, SEEN, FADE = 0.25, 0.6, 0.15  # how far it grows as it comes; seconds


class PassCountdown:
    """Counts passes on these *tokens*; play goes on meanwhile."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._stage, self._bank, self._seats = tokens.rows.stage, tokens.bank, len(tokens.panels)
        free = tokens.layout.free  # where it covers no card
        middle = Pose(*(free[0] if free else tokens.layout.band).centre)
        size, renderer = NUMBER if free else SMALL, self._stage.renderer
        self._numbers = {
            left: Token(_counted(renderer, left, size), middle, FLYING_Z + 12, "countdown")
            for left in range(1, LAST + 1)
        }
        for token in self._numbers.values():
            token.visible = False
        self._stage.add(*self._numbers.values())

    def show(self, passes: int) -> None:
        """Tell how many are left after so many *passes* in a row, if they are the last ones."""
        left = PASSES * self._seats - passes
        if left - 1 in self._numbers:
            self._stage.renderer.prefetch(self._numbers[left - 1].picture)
        if left not in self._numbers or (passes <= self._seats and self._seats > 1):
            return
        self._bank.play(Sound.TICK, left)
        for token in self._numbers.values():
            token.visible = False
        self._stage.run(self._come(self._numbers[left]))

    def _come(self, token: Token) -> Script:
        token.visible, token.pose = True, token.pose.with_alpha(1.0)
        yield from together(punch(token, GROWS, SEEN / 2), wait(SEEN))
        yield from fade(token, 0.0, FADE)
        token.visible = False


def _counted(renderer: Renderer, left: int, size: float) -> Picture:
    """A number so large over words that say what it counts."""
    words = say("mosquito.passes", left=left)
    text = renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0]
    wide = text / renderer.text_scale + 2 * EDGE  # as large as a label is with any text
    counted, high = number(str(left), size), TALL * size
    pieces = (
        Part(counted, wide / 2, high / 2),
        Part(label(words, wide), wide / 2, high + HIGH / 2),
    )
    return Collage(wide, high + HIGH, pieces)
