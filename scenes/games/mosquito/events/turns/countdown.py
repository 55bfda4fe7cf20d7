"""Passes in a row, instead of what the meter counts: a place for each, and who passed."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.components.meter import PASSES
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.material import MATERIAL
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.ui.boards import board
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

APART, RIM, HEAD = 1.12, 4.0, 0.86  # from place to place; the rim of one; the head there, of it
EDGE, PAD = 16.0, 10.0  # beside all places and over them
WORDS = 40.0  # below them, at 100 % text
ROUND_APART = 0.5  # between the times round, of a place's width
GROWS, SEEN, FADE = 0.06, 1.4, 0.15  # how far it grows as it comes; seconds
Z = FLYING_Z + 12


class PassCountdown:
    """Counts passes on these *tokens* in one line; play goes on meanwhile.

    It takes the place of the meter's board: no card and no sign of a seat comes there.
    """

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._stage, self._bank, self._seats = tokens.rows.stage, tokens.bank, len(tokens.panels)
        self._box, self._scale = tokens.layout.top_bar.side, tokens.layout.text_scale
        self._passes = 0  # that are shown
        self._token = Token(self._counted(Seat(0), 0), Pose(*self._box.centre), Z, "countdown")
        self._token.visible = False
        self._stage.add(self._token)

    def show(self, seat: Seat, passes: int) -> None:
        """*seat* has passed, the last of so many in a row."""
        left = PASSES * self._seats - passes
        self._bank.play(Sound.TICK, left)
        self._token.picture, self._passes = self._counted(seat, passes), passes
        self._token.claim()
        self._token.pose = Pose(*self._box.centre)
        self._stage.run(self._come(passes))
        if left:
            following = Seat((seat + 1) % self._seats)
            self._stage.renderer.prefetch(self._counted(following, passes + 1))

    def _come(self, passes: int) -> Script:
        token = self._token
        token.visible = True
        yield from together(punch(token, GROWS, SEEN / 4), wait(SEEN))
        if self._passes == passes:  # else the next ones are shown
            yield from fade(token, 0.0, FADE)
            token.visible = self._passes != passes

    def _counted(self, seat: Seat, passes: int) -> Picture:
        """All places, of which those of the *passes* bear heads, that of *seat* last."""
        heads = [Seat((seat - ago) % self._seats) for ago in reversed(range(passes))]
        return counted_passes(heads, self._seats, self._box, WORDS * self._scale)


def counted_passes(heads: Sequence[Seat], seats: int, box: Box, words_high: float) -> Collage:
    """A board as large as *box*: *heads* of who has passed, and in words what is left.

    Those of each time round, one of so many *seats*, stand together.
    """
    w, h = box.w, box.h
    places_high = h - words_high - 2 * PAD
    wide = PASSES * seats + ROUND_APART
    place = min(places_high, (w - 2 * EDGE) / (APART * wide))
    pitch = APART * place
    left, y = (w - pitch * (wide - 1)) / 2, PAD + places_high / 2
    words = say("mosquito.passes", left=PASSES * seats - len(heads))
    told = Text(words, theme.FLOOR, theme.INK, w - 2 * EDGE, words_high)
    sheet = board(w, h, MATERIAL)
    pieces = [Part(sheet, w / 2, h / 2), Part(told, w / 2, h - PAD - words_high / 2)]
    for i in range(PASSES * seats):
        x = left + pitch * (i + ROUND_APART * (i // seats))
        pieces.append(Part(_ring(place), x, y))
        if i < len(heads):
            pieces.append(Part(Art("frog-head", HEAD * place, palette_of(heads[i])), x, y))
    return Collage(w, h, tuple(pieces))


def _ring(place: float) -> Paper:
    """An empty place."""
    return Paper(
        place, place, theme.MOSQUITO_EDGE, place / 2, theme.MOSQUITO_LINK, RIM, shadow=False
    )
