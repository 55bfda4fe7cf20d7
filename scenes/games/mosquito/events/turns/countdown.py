"""Passes in a row, shown large over the pond: a place for each until the end, and who passed."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.components.meter import PASSES
from scenes.games.mosquito.components.pond.dark_labels import HIGH, label
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

PLACE, SMALL = 84.0, 56.0  # how wide a place is, and over the log
APART, RIM, HEAD = 1.12, 4.0, 0.8  # from place to place; the rim of one; the head there, of it
EDGE, ROUND = 24.0, 24.0  # round all places; the corners
GROWS, SEEN, FADE = 0.12, 1.4, 0.15  # how far it grows as it comes; seconds


class PassCountdown:
    """Counts passes on these *tokens*, in a line for each time round; play goes on meanwhile.

    It covers neither cards nor what whoever is next reads above its buttons, if a place is free.
    """

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._stage, self._bank, self._seats = tokens.rows.stage, tokens.bank, len(tokens.panels)
        self._layout = tokens.layout
        self._passes = 0  # that are shown
        nobody = counted_passes(self._stage.renderer, [], self._seats, SMALL)
        self._token = Token(nobody, Pose(0, 0), FLYING_Z + 12, "countdown")
        self._token.visible = False
        self._stage.add(self._token)

    def show(self, seat: Seat, passes: int) -> None:
        """*seat* has passed, the last of so many in a row."""
        left = PASSES * self._seats - passes
        self._bank.play(Sound.TICK, left)
        self._token.picture, self._passes = self._counted(seat, passes), passes
        self._token.claim()
        self._token.pose = Pose(*(self._free(seat) or self._layout.band).centre)
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
        place = PLACE if self._free(seat) else SMALL
        return counted_passes(self._stage.renderer, heads, self._seats, place)

    def _free(self, seat: Seat) -> Box | None:
        """A place where it covers no card, once *seat* has passed and the next one chooses."""
        following = (seat + 1) % self._seats
        return next(iter(self._layout.free_but_above((following,))), None)


def counted_passes(renderer: Renderer, heads: Sequence[Seat], seats: int, place: float) -> Collage:
    """*heads* of who has passed, in lines of so many *seats*, over words that say what is left."""
    words = say("mosquito.passes", left=PASSES * seats - len(heads))
    text = renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0] / renderer.text_scale
    pitch = APART * place
    wide, high = max(text, pitch * seats) + 2 * EDGE, pitch * PASSES + EDGE
    left, pieces = (wide - pitch * (seats - 1)) / 2, []
    for i in range(PASSES * seats):
        x, y = left + pitch * (i % seats), (EDGE + pitch) / 2 + pitch * (i // seats)
        pieces.append(Part(_ring(place), x, y))
        if i < len(heads):
            pieces.append(Part(Art("frog-head", HEAD * place, palette_of(heads[i])), x, y))
    sheet = Paper(wide, high, theme.MOSQUITO_GROUND, ROUND)
    told = Part(label(words, wide), wide / 2, high + HIGH / 2)
    return Collage(wide, high + HIGH, (Part(sheet, wide / 2, high / 2), *pieces, told))


def _ring(place: float) -> Paper:
    """An empty place."""
    return Paper(
        place, place, theme.MOSQUITO_EDGE, place / 2, theme.MOSQUITO_LINK, RIM, shadow=False
    )
