"""A wave of light over all spaces of a suit, which leads home from everywhere now."""

from __future__ import annotations

from collections.abc import Callable

from rules.decktet import Suit
from rules.frogger import Space
from scenes.core.script import Script, after, staggered, together, wait
from scenes.games.frogger.events.captions import suit_name
from scenes.games.frogger.tokens import FroggerTokens
from sounds.bank import Sound
from sprites.motion.ease import in_out_sine
from sprites.motion.gestures import punch
from sprites.motion.motions import fade, glide
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z = 97.0  # over rings, behind the frogs
WIDE, EDGE = 1.36, 7.0  # a light, of a space's shorter side; its edge
APART = 0.1  # seconds from one to the next
COMES, STAYS, GOES = 0.16, 0.6, 0.34
SMALL = 0.5  # how large it is at first
FLAG_GROWS, FLAG_SECONDS = 0.6, 0.6


class SuitWave:
    """Lights the spaces of these *tokens*' path, and lets the top bar *tell* why."""

    def __init__(self, tokens: FroggerTokens, tell: Callable[[str], None]) -> None:
        self._stage, self._layout, self._bank = tokens.stage, tokens.layout, tokens.bank
        self._path, self._tell = tokens.path, tell

    def show(self, space: Space) -> Script:
        """The last free *space* of its suit was taken, once it is known what flags are."""
        suit = self._path.path.suits[space]
        if suit is not None and self._path.last_flags.visible:
            self._tell(say("frogger.suit_home", suits=suit_name(suit)))
            yield from self._wave(suit)

    def _wave(self, suit: Suit) -> Script:
        """From the last space of *suit* back, and at last to its flag in the pond."""
        spaces = [*reversed(self._path.path.shown[suit])]
        lights = [self._light(space, step) for step, space in enumerate(spaces)]
        flag = punch(self._path.last_flags.flags[suit], FLAG_GROWS, FLAG_SECONDS)
        yield from together(staggered(lights, APART), after(len(spaces) * APART, flag))

    def _light(self, space: Space, step: int) -> Script:
        layout = self._layout
        wide, slot = WIDE * min(layout.row, layout.pitch), layout.spaces[space]
        disc = Paper(
            wide, wide, theme.GOLD, wide / 2, theme.PAPER_BRIGHT, edge_width=EDGE, shadow=False
        )
        there = Pose(slot.x, slot.y)
        token = Token(disc, there.scaled(SMALL).with_alpha(0.0), Z, "suit-light")
        self._stage.add(token)
        self._bank.play(Sound.TICK, step)
        yield from glide(token, there, COMES, in_out_sine)
        yield from wait(STAYS)
        yield from fade(token, 0.0, GOES)
        self._stage.remove(token)
