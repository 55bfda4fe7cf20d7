"""Large frogs beside a headline: to its left who has done something, to its right to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from sprites.motion.ease import out_back
from sprites.motion.gestures import bounce, shiver
from sprites.motion.motions import fade, glide
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GLAD: frozenset[Reaction] = frozenset({Reaction.JOY, Reaction.SMIRK})
WIDE, TALL = 3.3, 0.86  # of a headline's size; how high its head is over its feet, of its width
TAKES, APART = 0.62, 0.6  # of that width: what one takes beside a headline; to the next one
AWAY = 500.0  # from where they come
COMING_SECONDS, FADE_SECONDS = 0.22, 0.16


class HeadlineFrogs:
    """The *frogs* for which there are *reactions*, at a headline of some *size* on *stage*."""

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], reactions: Mapping[Seat, Reaction],
        size: float,
    ) -> None:  # fmt: skip
        self._stage, self._wide = stage, WIDE * size
        glad = [seat for seat, reaction in reactions.items() if reaction in GLAD]
        hit = [seat for seat in reactions if seat not in glad]
        self._left = [
            self._token(frogs[seat].portrait(reactions[seat], self._wide)) for seat in glad
        ]
        self._right = [
            self._token(frogs[seat].portrait(reactions[seat], self._wide, mirrored=True))
            for seat in hit
        ]
        stage.renderer.prefetch(*(token.picture for token in self._tokens))

    @property
    def tall(self) -> float:
        """How far up they reach from the lower edge of the headline."""
        return TALL * self._wide if self._tokens else 0.0

    def between(self, room: Box) -> Box:
        """What they leave of *room* for the headline."""
        left, right = self._takes(self._left), self._takes(self._right)
        return Box(room.x + left, room.y, room.w - left - right, room.h)

    def come(self, headline: Box) -> Script:
        """They come from both sides to where the *headline* is going to be."""
        rests = [
            *self._row(self._left, headline.x, headline.bottom, -1),
            *self._row(self._right, headline.right, headline.bottom, 1),
        ]
        self._stage.add(*self._tokens)
        yield from together(*(self._enter(*one) for one in rests))

    def go(self) -> None:
        """They are gone."""
        self._stage.remove(*self._tokens)

    @property
    def _tokens(self) -> list[Token]:
        return [*self._left, *self._right]

    def _takes(self, tokens: Sequence[Token]) -> float:
        return self._wide * (TAKES + APART * (len(tokens) - 1)) if tokens else 0.0

    def _row(
        self, tokens: Sequence[Token], x: float, y: float, side: int
    ) -> Sequence[tuple[Token, Pose]]:
        """Where they stand outwards from the end of a headline at *x*."""
        first = x + side * (TAKES - 0.5) * self._wide
        return [
            (token, Pose(first + side * i * APART * self._wide, y))
            for i, token in enumerate(tokens)
        ]

    def _enter(self, token: Token, rest: Pose) -> Script:
        if token.reduced_motion:
            token.pose = rest.with_alpha(0.0)
            yield from fade(token, 1.0, FADE_SECONDS)
            return
        side = -1 if token in self._left else 1
        token.pose = rest.at(rest.x + side * AWAY, rest.y)
        yield from glide(token, rest, COMING_SECONDS, out_back)
        self._stage.run(bounce(token) if token in self._left else shiver(token))

    def _token(self, picture: Art) -> Token:
        token = Token(picture, Pose(0, 0), HEADLINE_Z - 1, "headline-frog", FROG_FEET, steady=True)
        token.lit = True
        return token
