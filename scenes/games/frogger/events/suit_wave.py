"""A wave of light over all spaces of a suit, which leads home from everywhere now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
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
from words.phrases import listed

Z = 97.0  # over rings, behind the frogs
WIDE, EDGE = 1.36, 7.0  # a light, of a space's shorter side; its edge
APART = 0.1  # seconds from one to the next
COMES, STAYS, GOES = 0.16, 0.6, 0.34
OVER = 1.2  # seconds to read that a suit does not any more
SMALL = 0.5  # how large it is at first
FLAG_GROWS, FLAG_SECONDS = 0.6, 0.6


class SuitWave:
    """Lights the spaces of these *tokens*' path, and lets the top bar *tell* why."""

    def __init__(self, tokens: FroggerTokens, tell: Callable[[str], None]) -> None:
        self._stage, self._layout, self._bank = tokens.stage, tokens.layout, tokens.bank
        self._path, self._people, self._tell = tokens.path, tokens.people, tell
        self._acting = tokens.cards.acting
        self._known = self._path.last_flags.in_pond  # the suits that people saw lead home

    def show(self, space: Space, by: Seat) -> Script:
        """The last free *space* of its suit was taken; people see it of a bot in their own turn."""
        suit = self._path.path.suits[space]
        people = self._people()
        if suit is not None and (not people or by in people):
            yield from self._show([suit])

    def begin(self, seat: Seat) -> Script:
        """The turn of *seat* begins: a person learns what bots have changed."""
        people, now = self._people(), self._path.last_flags.in_pond
        before = now if self._acting in people else self._known
        self._acting, self._known = seat, before
        if seat in people:
            self._known = now
            yield from self._show([suit for suit in Suit if suit in now - before])
            yield from self._tell_over([suit for suit in Suit if suit in before - now])

    def _show(self, suits: Sequence[Suit]) -> Script:
        """These *suits* lead home, once it is known what flags are."""
        if suits and {*suits} <= {*self._path.last_flags.shown}:
            self._say("suit_home", suits)
            yield from together(*map(self._wave, suits))

    def _tell_over(self, suits: Sequence[Suit]) -> Script:
        """These *suits* do not lead home from everywhere any more."""
        if suits and {*suits} <= {*self._path.last_flags.shown}:
            self._say("suit_home_over", suits)
            yield from wait(OVER)

    def _say(self, key: str, suits: Sequence[Suit]) -> None:
        self._tell(say(f"frogger.{key}", suits=listed([*map(suit_name, suits)])))

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
