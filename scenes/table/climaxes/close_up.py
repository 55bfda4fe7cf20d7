"""A close-up over a headline: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.acts import THING, THING_HIGH, TUMBLES, Act, fling, places_of
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.headline import (
    HEADLINE_Z,
    SETTLING_SECONDS,
    STAMP_SECONDS,
    TILT,
    PictureOfWidth,
    beside,
    headline_token,
    stamp,
    take_off,
)
from scenes.table.climaxes.impact import FADE_SECONDS, Impact, pop
from scenes.table.climaxes.lifted_token import LiftedToken
from scenes.table.climaxes.spotlight import grown, token_box
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from scenes.ui.safe_area import safe_area
from sprites.motion.ease import in_out_sine, out_back, out_quad
from sprites.motion.gestures import bounce, gesture, rise, shiver, sway
from sprites.motion.motions import arc, fade, glide
from sprites.motion.timestep import STEP, Motion
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GLAD: frozenset[Reaction] = frozenset({Reaction.JOY, Reaction.SMIRK})
TALL = 0.86  # how high a head is over its feet, of a frog's width
IMPACT = 1.4  # how wide the impact behind all is
KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
HIT_SECONDS = 0.12  # for which they touch
STAR, STAR_GOING = 0.5, 0.08  # how wide what bursts between them is; seconds until it is gone
RECOIL, RECOIL_SECONDS = 0.3, 0.3  # how far it is knocked beyond its place; until all stand
SEEN_SECONDS = 0.3  # for which one whom nobody hits is seen before it tumbles away
ONE_BY_ONE = 0.05  # seconds between several who tumble
PULL_TILT = -10.0  # degrees that both lean while one pulls
MIDDLE = 0.42  # how far over the feet both are
LEAP_FROM, LEAP_HIGH, LEAP_SECONDS = 620.0, 150.0, 0.12
STAMP_AT = LEAP_SECONDS + 0.1  # no frame has time for the impact and for this
DRIFT, SWAY = 9.0, 7.0  # design units that headline and frogs move while they are looked at
SETTLED = 0.2  # seconds until frogs have come to rest after they met
FEET = 0.6  # how far over its lower edge they stand, of the headline's height
FROGS_Z, THING_Z, IMPACT_Z = HEADLINE_Z - 2, HEADLINE_Z - 1, HEADLINE_Z - 3
STAR_Z = HEADLINE_Z - 0.5


class CloseUp:
    """The *frogs* for which there are *reactions*, the *thing* that it is about, and a *headline*.

    A thing that is a token of the table is lifted.
    It has room *within* a box, else within the safe area, in the *middle* of something or beside
    *signs* if there is room.
    """

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], reactions: Mapping[Seat, Reaction],
        size: ClimaxSize, headline: str, thing: PictureOfWidth | Token | None, within: Box | None,
        signs: Sequence[Box] = (), emblem: PictureOfWidth | None = None,
        middle: Point | None = None, act: Act = Act.BUMP,
    ) -> None:  # fmt: skip
        glad = [seat for seat, reaction in reactions.items() if reaction in GLAD]
        hit = [seat for seat in reactions if seat not in glad]
        renderer = stage.renderer
        self._stage, self._size, self._within, self._signs = stage, size, within, signs
        self._centre, self._act = middle, act
        self._room = within or safe_area(renderer.width, renderer.height)
        self._headline = headline_token(
            renderer, headline, theme.FOCUS, size.headline, self._room, wraps=True, emblem=emblem
        )
        self._calm = renderer.reduced_motion
        self._at = places_of(act, len(glad), len(hit), thing=thing is not None, calm=self._calm)
        self._frog = min(size.frog, self._room.w / self._at.wide)
        looks = {seat: frogs[seat].portrait(reactions[seat], self._frog) for seat in reactions}
        self._glad = [self._token(looks[seat], FROGS_Z, FROG_FEET) for seat in glad]
        turned = (replace(looks[seat], mirrored=True) for seat in hit)
        self._hit = [self._token(look, FROGS_Z, FROG_FEET) for look in turned]
        self._things, self._lifted = self._show_thing(thing)
        bursts = bool(reactions and size.impact) and act is not Act.SNATCH
        self._impacts = [self._impact(IMPACT, IMPACT_Z, sad=not glad)] if bursts else []
        self._stars = [self._impact(STAR, STAR_Z)] if self._bumps and act is not Act.SNATCH else []
        renderer.prefetch(*(_leaping(token.picture) for token in self._glad))
        renderer.prefetch(*(token.picture for token in self._tokens))
        renderer.prefetch(self._headline.picture, angle=TILT)
        for angle in TUMBLES if self._flings else ():
            renderer.prefetch(*(token.picture for token in self._hit), angle=angle)
        if self._pulls:
            pulling = (token.picture for token in (*self._glad, *self._hit))
            renderer.prefetch(*pulling, angle=PULL_TILT)

    def _show_thing(
        self, thing: PictureOfWidth | Token | None
    ) -> tuple[list[Token], LiftedToken | None]:
        """What shows the *thing*: a token of its own, or that of the table, which is lifted."""
        wide = THING * self._frog
        if isinstance(thing, Token):
            size = self._stage.renderer.size(thing.picture)
            scale = min(wide / size[0], THING_HIGH * self._frog / size[1])
            return [], LiftedToken(thing, scale / (1 + self._size.growth), THING_Z)
        return [self._token(thing(wide), THING_Z)] if thing else [], None

    def _impact(self, wide: float, z: float, *, sad: bool = False) -> Impact:
        impact = Impact(self._stage, wide * self._frog, z, sad=sad)
        impact.lit = impact.steady = True
        return impact

    @property
    def coming(self) -> float:
        """How many seconds pass until all of it is there."""
        return STAMP_SECONDS + (STAMP_AT if self._tokens else 0.0)

    def come(self, actors: Sequence[Token]) -> Script:
        """Show all of it where it hides none of the *actors*, who are going to grow."""
        (x, y), feet = self._place(actors)
        stamped = stamp(self._stage, self._headline, (x, y), below=bool(self._tokens))
        if not self._tokens:
            yield from stamped
            return
        self._stage.add(*self._tokens)
        middle, wide = Pose(x, feet - MIDDLE * self._frog), self._frog
        for impact in self._impacts:
            impact.pose = middle.with_alpha(0.0)
        for star in self._stars:
            star.pose = middle.at(x + self._at.star * wide, middle.y).with_alpha(0.0)
        first, last = (
            [Pose(x + place * wide, feet) for place in row]
            for row in (self._at.first, self._at.last)
        )
        all_frogs = [*self._glad, *self._hit]
        meet = self._meet(dict(zip(all_frogs, last, strict=True)))
        yield from together(
            *map(self._enter, all_frogs, first),
            self._move_thing(middle),
            after(LEAP_SECONDS, meet),
            after(STAMP_AT, stamped),
        )

    def _move_thing(self, middle: Pose) -> Script:
        """The thing comes, and goes where it belongs once they have met."""
        first, last = (
            middle.at(middle.x + place * self._frog, middle.y)
            for place in (self._at.thing_first, self._at.thing_last)
        )
        met = LEAP_SECONDS + (HIT_SECONDS if self._bumps else 0.0)
        if self._lifted:
            first, last = first.scaled(self._lifted.scale), last.scaled(self._lifted.scale)
            self._stage.run(self._lifted.lift(first))
            yield from wait(met)
            yield from glide(self._lifted.token, last, RECOIL_SECONDS, out_back)
        for thing in self._things:
            if self._act is Act.SNATCH and not self._calm:
                self._stage.run(self._push(thing, first))
                yield from wait(met)
                yield from glide(thing, last, RECOIL_SECONDS, out_back)
            else:
                thing.pose = last.with_alpha(0.0)
                yield from in_turn(wait(met), pop(thing))  # not before faces

    def hold(self, seconds: float) -> Script:
        """Let all of it be read for so long; it is only moved, as to scale it takes long."""
        settled = max(STEP, seconds - SETTLING_SECONDS)
        self._stage.run(after(SETTLING_SECONDS, rise(self._headline, DRIFT, settled)))
        for token in (*self._glad, *(() if self._flings else self._hit)):
            swaying = sway(token, SWAY, SWAY, 1, max(STEP, seconds - SETTLED))
            self._stage.run(after(SETTLED, swaying))
        yield from wait(seconds)

    def go(self) -> Script:
        """Take all of it away, headline and frogs together, and put back what was lifted."""
        back = [self._lifted.put_back()] if self._lifted else []
        if self._tokens:
            self._stage.remove(*self._tokens, self._headline)
        else:
            back.append(take_off(self._stage, self._headline))
        yield from together(*back)

    def _place(self, actors: Sequence[Token]) -> tuple[Point, float]:
        """The middle of the headline, and the y of the feet of those over it."""
        renderer = self._stage.renderer
        wide, high = renderer.size(self._headline.picture)
        if self._within:
            return self._within.centre, 0.0
        tall, over = high, FEET * high
        if self._tokens:
            tall, wide = TALL * self._frog + over, max(wide, self._at.wide * self._frog)
        boxes = [
            grown(token_box(renderer, actor), actor, 1 + self._size.growth) for actor in actors
        ]
        if self._centre:
            block = Box.around(*self._centre, wide, tall)
        else:
            block = beside(wide, tall, boxes, self._room, self._signs)
        return (block.centre[0], block.bottom - high / 2), block.bottom - over

    @property
    def _tokens(self) -> list[Token]:
        return [*self._impacts, *self._stars, *self._things, *self._glad, *self._hit]

    @property
    def _bumps(self) -> bool:
        """Whether two sides meet."""
        return bool(self._glad and self._hit) and not self._calm

    @property
    def _flings(self) -> bool:
        """Whether who is hit tumbles off the screen."""
        return self._act is Act.FLING and not self._calm

    @property
    def _pulls(self) -> bool:
        """Whether who is glad pulls the thing out of the paws of who is hit."""
        return self._act is Act.SNATCH and self._bumps

    def _enter(self, token: Token, first: Pose) -> Script:
        """Leap in from the left, or be pushed in from the right."""
        if self._calm:
            token.pose = first.with_alpha(0.0)
            yield from fade(token, 1.0, FADE_SECONDS)
            return
        if token in self._hit:
            yield from self._push(token, first)
            return
        landed, token.picture = token.picture, _leaping(token.picture)
        token.pose = first.at(first.x - LEAP_FROM, first.y)
        yield from arc(token, first, LEAP_SECONDS, LEAP_HIGH, tilted=False)
        token.picture = landed

    def _push(self, token: Token, to: Pose) -> Motion:
        """Come from the right."""
        token.pose = to.at(to.x + LEAP_FROM, to.y)
        yield from glide(token, to, LEAP_SECONDS)

    def _meet(self, last: Mapping[Token, Pose]) -> Script:
        """What is behind them bursts out, those who are hit shake, and all go where they *last*."""
        touching = HIT_SECONDS if self._bumps else 0.0
        for star in self._stars:
            self._stage.run(in_turn(star.burst(), wait(touching), fade(star, 0.0, STAR_GOING)))
        for token in self._glad:
            held = [_squeezed(token, GIVES)] if self._bumps else []
            self._stage.run(in_turn(*held, bounce(token)))
            self._stage.run(after(touching, self._spring(token, last[token])))
        for i, token in enumerate(self._hit):
            self._stage.run(self._suffer(token, last[token], touching, i))
        for impact in self._impacts if self._flings and not self._glad else ():
            self._stage.run(after(SEEN_SECONDS, fade(impact, 0.0, FADE_SECONDS)))
        yield from together(*(impact.burst() for impact in self._impacts))

    def _suffer(self, token: Token, last: Pose, touching: float, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        if self._act is Act.SNATCH:
            yield from in_turn(wait(touching), self._spring(token, last))
            return
        held = [_squeezed(token, KNOCK)] if self._bumps else []
        if self._flings:
            self._stage.run(in_turn(*held))
            yield from wait((touching or SEEN_SECONDS) + number * ONE_BY_ONE)
            yield from fling(self._stage, token, self._frog)
            return
        self._stage.run(in_turn(*held, shiver(token)))
        yield from in_turn(wait(touching), self._recoil(token, last))

    def _spring(self, token: Token, to: Pose) -> Motion:
        """Go to a pose, leaning to the left at once if a thing is pulled there."""
        if self._pulls:
            token.pose = token.pose.turned(PULL_TILT)  # at once: each angle is rotated anew
            to = to.turned(PULL_TILT)
        yield from glide(token, to, RECOIL_SECONDS, out_back)

    def _recoil(self, token: Token, last: Pose) -> Motion:
        """Be knocked beyond the place where it stands then."""
        if self._bumps:
            beyond = last.at(last.x + RECOIL * self._frog, last.y)
            yield from glide(token, beyond, RECOIL_SECONDS / 2, out_quad)
        yield from glide(token, last, RECOIL_SECONDS / 2, in_out_sine)

    def _token(self, picture: Picture, z: float, anchor: Point = (0.5, 0.5)) -> Token:
        token = Token(picture, Pose(0, 0), z, "close-up", anchor, steady=True)
        token.lit = True
        return token


def _squeezed(token: Token, much: float) -> Motion:
    """Be narrower and taller while it touches another: scaled once, as that takes long."""
    yield from gesture(token, HIT_SECONDS, lambda _: PoseOffset(sx=1 - much, sy=1 + much / 2))


def _leaping(picture: Picture) -> Art:
    """How the frog of a *picture* looks on its way."""
    assert isinstance(picture, Art)
    return replace(picture, name="frog-toy-leap" if "toy" in picture.name else "frog-leap")
