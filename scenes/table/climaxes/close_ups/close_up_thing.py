"""The thing that a close-up is about: a picture, or a token of the table, which is lifted."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, in_turn, wait
from scenes.table.climaxes.close_ups.acts import (
    LEAP_FROM,
    LEAP_SECONDS,
    THING,
    THING_HIGH,
    WORN,
    Act,
)
from scenes.table.climaxes.headline import HEADLINE_Z, PictureOfWidth
from scenes.table.climaxes.impact import pop
from scenes.table.climaxes.lifted_token import LiftedToken
from sprites.motion.ease import out_back
from sprites.motion.motions import arc, glide
from sprites.pictures.anchors import LAUREL_BASE, LAUREL_WIDTH
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

THING_Z = HEADLINE_Z - 1
MOVE_SECONDS = 0.36  # that it needs from one to the other
RISE_SECONDS, RISE = 0.14, 0.14  # in which it rises off a head before; how far, of a frog's width
WORN_BASE = (0.5, 0.9)  # the point of it that lies on a head
CROWN_HIGH = 0.08  # how far it rises from head to head, of a frog's width


class CloseUpThing:
    """Shows a *thing* before frogs so *wide* in an *act*; the cards round it grow by *growth*."""

    def __init__(
        self, stage: Stage, thing: PictureOfWidth | Token, wide: float, act: Act, growth: float
    ) -> None:
        self._stage, self._wide, self._act = stage, wide, act
        self._lifted: LiftedToken | None = None
        self.tokens: Sequence[Token] = ()
        """Its own ones, which are added to the stage before it comes."""
        if isinstance(thing, Token):
            size = stage.renderer.size(thing.picture)
            scale = min(THING * wide / size[0], THING_HIGH * wide / size[1])
            self._lifted = LiftedToken(thing, scale / (1 + growth), THING_Z)
            return
        picture, anchor = thing(THING * wide), (0.5, 0.5)
        if act is Act.CROWN:
            is_laurel = isinstance(picture, Art) and picture.name == "laurel"
            share, anchor = (LAUREL_WIDTH, LAUREL_BASE) if is_laurel else (WORN, WORN_BASE)
            picture = thing(share * wide)
        own = Token(picture, Pose(0, 0), THING_Z, "close-up", anchor, steady=True)
        own.lit = True
        self.tokens = (own,)

    @property
    def token(self) -> Token:
        """What shows it."""
        return self._lifted.token if self._lifted else self.tokens[0]

    def come(self, first: Pose, last: Pose, met: float, *, worn: bool) -> Script:
        """Come to its *first* pose, and go to its *last* one *met* seconds later.

        If it is *worn* at first it stays on that head until then.
        """
        if self._lifted:
            first, last = first.scaled(self._lifted.scale), last.scaled(self._lifted.scale)
            self._stage.run(self._lifted.lift(first))
            yield from wait(met)
            yield from self._go_over(self._lifted.token, last)
        for own in self.tokens:
            if self._act in {Act.SNATCH, Act.CROWN} and not own.reduced_motion:
                comes = wait(LEAP_SECONDS) if worn else come_from_the_right(own, first)
                yield from in_turn(comes, wait(met - LEAP_SECONDS))
                yield from self._go_over(own, last)
            else:
                own.pose = last.with_alpha(0.0)
                yield from in_turn(wait(met), pop(own))  # not before faces

    def _go_over(self, token: Token, last: Pose) -> Script:
        """Go from one frog to the other."""
        if self._act is Act.CROWN:
            up = token.pose.at(token.pose.x, token.pose.y - RISE * self._wide)
            yield from glide(token, up, RISE_SECONDS, out_back)
            yield from arc(token, last, MOVE_SECONDS, CROWN_HIGH * self._wide, tilted=False)
        else:
            yield from glide(token, last, MOVE_SECONDS, out_back)

    def put_back(self) -> Script:
        """Go back to where it was on the table."""
        yield from self._lifted.put_back() if self._lifted else ()


def come_from_the_right(token: Token, to: Pose, start: Pose | None = None) -> Script:
    """Be pushed in from the *start*, or from the right."""
    token.pose = start or to.at(to.x + LEAP_FROM, to.y)
    yield from glide(token, to, LEAP_SECONDS)
