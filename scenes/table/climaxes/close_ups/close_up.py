"""A close-up over a headline: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import radians, sin

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_ups import acts
from scenes.table.climaxes.close_ups.acts import (
    FALL_SECONDS,
    HIT_SECONDS,
    LEAP_FROM,
    LEAP_SECONDS,
    LOW,
    PULL_TILT,
    TUMBLES,
    WORN,
    Act,
)
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_thing import (
    MOVE_SECONDS,
    CloseUpThing,
    come_from_the_right,
)
from scenes.table.climaxes.headline import (
    HEADLINE_Z,
    SAD_TILT,
    SETTLING_SECONDS,
    STAMP_SECONDS,
    TILT,
    beside,
    free_place,
    headline_token,
    stamp,
    take_off,
)
from scenes.table.climaxes.impact import FADE_SECONDS, Impact
from scenes.table.climaxes.spotlight import grown, token_box
from scenes.table.seats.seat_frog import SeatFrog
from scenes.ui.safe_area import safe_area
from sprites.motion.gestures import bounce, rise, shiver, sway
from sprites.motion.motions import arc, fade
from sprites.motion.timestep import STEP
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

TALL = 0.86  # how high a head is over its feet, of a frog's width
IMPACT = 1.4  # how wide the impact behind all is
KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
STAR, STAR_GOING = 0.5, 0.08  # how wide what bursts between them is; seconds until it is gone
RECOIL = 0.3  # how far it is knocked beyond its place
SEEN_SECONDS = 0.3  # for which one whom nobody hits is seen before it tumbles away
ONE_BY_ONE = 0.05  # seconds between several who tumble
MIDDLE = 0.42  # how far over the feet both are
LEAP_HIGH, STAMP_AT = 150.0, LEAP_SECONDS + 0.1  # no frame has time for the impact and the stamp
DRIFT, SWAY = 9.0, 7.0  # design units that headline and frogs move while they are looked at
SETTLED = 0.2  # seconds until frogs have come to rest after they met
GROWS, FALLS = 1.12, 1.2  # of who gets a crown; from how far above, of a width, if from nobody
CENTRE = (0.5, 0.5)
FEET = 0.6  # how far over its lower edge they stand, of the headline's height
HIDDEN = 0.1  # how much of them it hides at most, of a frog's width
FROGS_Z, IMPACT_Z = HEADLINE_Z - 2, HEADLINE_Z - 3
STAR_Z = HEADLINE_Z - 0.5

KNOCKS = frozenset({Act.BUMP, Act.FLING})
STARS = KNOCKS | {Act.BLOCK}


class CloseUp:
    """A *headline*, and over it what is its *content*; it lies beside *signs* if there is room."""

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], size: ClimaxSize, headline: str,
        content: CloseUpContent, signs: Sequence[Box] = (),
    ) -> None:  # fmt: skip
        reactions, thing, act = content.reactions, content.thing, content.act
        glad, hit = content.glad, content.hit
        renderer = stage.renderer
        self._stage, self._size, self._within = stage, size, content.within
        self._signs = [*signs, *(frogs[seat].place.box for seat in reactions)]
        self._pieces = (*content.pieces, *signs) if content.pieces else ()
        self._centre, self._act, self._coming = content.middle, act, act if hit else Act.BUMP
        self._room = content.within or safe_area(renderer.width, renderer.height)
        self._headline = headline_token(
            stage, headline, size.headline, self._room, wraps=True,
            emblem=content.emblem,
        )  # fmt: skip
        self._calm = renderer.reduced_motion
        self._headline.pose = Pose(0, 0, SAD_TILT if hit and not glad else TILT)
        self._at = acts.places_of(
            act, len(glad), len(hit), thing=thing is not None, calm=self._calm
        )
        self._frog = min(size.frog, self._room.w / self._at.wide)
        looks = {seat: frogs[seat].portrait(reactions[seat], self._frog) for seat in reactions}
        self._glad = [self._token(looks[seat], FROGS_Z, FROG_FEET) for seat in glad]
        turned = (replace(looks[seat], mirrored=True) for seat in hit)
        about = CENTRE if self._flings else FROG_FEET  # it tumbles about that
        self._hit = [self._token(look, FROGS_Z, about) for look in turned]
        self._thing = CloseUpThing(stage, thing, self._frog, act, size.growth) if thing else None
        self._acting: Script | None = None  # once all have their places
        bursts = bool(reactions and size.impact) and act not in {Act.SNATCH, Act.BLOCK}
        self._impacts = [self._impact(IMPACT, IMPACT_Z, sad=not glad)] if bursts else []
        self._stars = [self._impact(STAR, STAR_Z)] if self._bumps and act in STARS else []
        self._prefetch()

    def _prefetch(self) -> None:
        """Have all that is going to be seen rendered ahead."""
        renderer = self._stage.renderer
        renderer.prefetch(*(acts.entering(token.picture, self._coming) for token in self._glad))
        renderer.prefetch(*(token.picture for token in self._tokens))
        renderer.prefetch(self._headline.picture, angle=self._headline.pose.angle)
        if self.tells_loss and not self._calm:
            renderer.prefetch(*(acts.flattened(token.picture) for token in self._hit))
        for angle in TUMBLES if self._flings or self.tells_loss else ():
            renderer.prefetch(*(token.picture for token in self._hit), angle=angle)
        if self._act is Act.CROWN:
            renderer.prefetch(*(acts.gazing(token.picture) for token in self._hit))
        if self._blocks:
            looks_of = acts.leaping, acts.flattened, acts.sad
            renderer.prefetch(*(look(token.picture) for look in looks_of for token in self._hit))
        if self._pulls:
            pulling = (token.picture for token in (*self._glad, *self._hit))
            renderer.prefetch(*pulling, angle=PULL_TILT)

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
        entering, self._acting = self._arrange(x, feet) if self._tokens else ({}, in_turn())
        self._stage.add(*self._tokens)
        moves = [self._enter(token, at) for token, at in entering.items()]
        yield from together(*moves, after(STAMP_AT, stamped)) if self._tokens else stamped

    def _arrange(self, x: float, feet: float) -> tuple[Mapping[Token, Pose], Script]:
        """Where those come to who enter, in a row round *x* with their *feet*, and what all do."""
        middle, wide = Pose(x, feet - MIDDLE * self._frog), self._frog
        first, poses = (self._row(row, x, feet) for row in (self._at.first, self._at.last))
        if self._crowns:
            poses[self._glad[0]] = poses[self._glad[0]].scaled(GROWS)
        behind = poses[self._glad[0]].x if self._crowns else x
        for star in self._stars:
            star.pose = middle.at(x + self._at.star * wide, middle.y).with_alpha(0.0)
        for impact in self._impacts:
            impact.pose = Pose(behind, middle.y, alpha=0.0)
        there = FALL_SECONDS if self.tells_loss else LEAP_SECONDS
        acting = [after(there, self._meet(poses))]
        if self._thing:
            acting.append(self._thing.come(*self._ways_of_thing(middle, poses), self._met))
        for token in self._hit if self._blocks else ():
            acting.append(acts.run_into(token, first.pop(token), poses[token], wide))
        return first, together(*acting)

    def _row(self, places: Sequence[float], x: float, feet: float) -> dict[Token, Pose]:
        """The poses of all frogs in *places* round *x*."""
        frogs = (*self._glad, *self._hit)
        xs = [x + place * self._frog for place in places]
        ys = [feet - (FROG_FEET[1] - token.anchor[1]) * self._frog for token in frogs]
        return dict(zip(frogs, map(Pose, xs, ys), strict=True))

    def act(self) -> Script:
        """Do what it is about, while all of it comes and is read."""
        while self._acting is None:
            yield
        yield from self._acting

    @property
    def tells_loss(self) -> bool:
        """Whether nobody is glad: who is shown tumbles in from above."""
        return bool(self._hit) and not self._glad

    @property
    def heads(self) -> Sequence[Point]:
        """Where the heads of all frogs are now."""
        frogs = [token for token in (*self._glad, *self._hit) if token.stage is self._stage]
        return [(token.pose.x, token.pose.y - MIDDLE * self._frog) for token in frogs]

    def _ways_of_thing(self, middle: Pose, last: Mapping[Token, Pose]) -> tuple[Pose, Pose]:
        """Where the thing is first and last: in a row with the *middle*, or on heads."""
        wide = self._frog
        if self._act is Act.CROWN and self._glad:
            to = acts.head(self._glad[0], last[self._glad[0]])
            olds = [acts.head(token, last[token]) for token in self._hit]
            first = olds[0] if olds else to.at(to.x, to.y - FALLS * wide)
            return to if self._calm else first, to
        first, at_last = (
            middle.at(middle.x + place * wide, middle.y)
            for place in (self._at.thing_first, self._at.thing_last)
        )
        return first, at_last

    def hold(self, seconds: float) -> Script:
        """Let all of it be read for so long; it is only moved, as to scale it takes long."""
        settled = max(STEP, seconds - SETTLING_SECONDS)
        self._stage.run(after(SETTLING_SECONDS, rise(self._headline, DRIFT, settled)))
        worn = self._thing.tokens if self._thing and self._act is Act.CROWN else ()
        for token in (*self._glad, *worn, *(() if self._flings else self._hit)):
            swaying = sway(token, SWAY, SWAY, 1, max(STEP, seconds - SETTLED))
            self._stage.run(after(SETTLED, swaying))
        yield from wait(seconds)

    def go(self) -> Script:
        """Take all of it away, headline and frogs together, and put back what was lifted."""
        back = [self._thing.put_back()] if self._thing else []
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
        tilt = radians(abs(self._headline.pose.angle))
        turned = sin(tilt) * self._at.wide * self._frog / 2  # at the lower end
        tall, over = high, max(FEET * high, high + turned - HIDDEN * self._frog)
        if self._tokens:
            tall = GROWS * TALL + WORN if self._act is Act.CROWN else TALL
            tall, wide = tall * self._frog + over, max(wide, self._at.wide * self._frog)
        growth = 1 + self._size.growth
        boxes = [grown(token_box(renderer, actor), actor, growth) for actor in actors]
        if self._pieces and (free := free_place(wide, high, boxes, self._room, self._pieces)):
            return free.centre, 0.0
        if self._centre:
            block = Box.around(*self._centre, wide, tall)
        else:
            block = beside(wide, tall, boxes, self._room, self._signs, near=not self._tokens)
        return (block.centre[0], block.bottom - high / 2), block.bottom - over

    @property
    def _tokens(self) -> list[Token]:
        things = self._thing.tokens if self._thing else ()
        return [*self._impacts, *self._stars, *things, *self._glad, *self._hit]

    @property
    def _bumps(self) -> bool:
        """Whether two sides meet."""
        return bool(self._glad and self._hit) and not self._calm

    @property
    def _flings(self) -> bool:
        """Whether who is hit tumbles off the screen."""
        return self._act is Act.FLING and not self._calm

    @property
    def _crowns(self) -> bool:
        """Whether who is glad gets the thing from the head of who is hit, or from above."""
        return self._act is Act.CROWN and bool(self._glad) and not self._calm

    @property
    def _blocks(self) -> bool:
        """Whether who is hit runs into the thing."""
        return self._act is Act.BLOCK and self._bumps

    @property
    def _met(self) -> float:
        """How many seconds pass until they go apart."""
        return LEAP_SECONDS + (HIT_SECONDS if self._bumps else 0.0)

    @property
    def _pulls(self) -> bool:
        """Whether who is glad pulls the thing out of the paws of who is hit."""
        return self._act is Act.SNATCH and self._bumps

    def _enter(self, token: Token, first: Pose) -> Script:
        """Come in from the left as the act wants it, or be pushed in from the right."""
        if self._calm:
            token.pose = first.with_alpha(0.0)
            yield from fade(token, 1.0, FADE_SECONDS)
            return
        if token in self._hit:
            comes = acts.tumble_in(token, first, self._frog) if self.tells_loss else None
            yield from comes or come_from_the_right(token, first)
            return
        landed, token.picture = token.picture, acts.entering(token.picture, self._coming)
        token.pose = first.at(first.x - LEAP_FROM, first.y)
        high = 0.0 if self._coming in LOW else LEAP_HIGH
        yield from arc(token, first, LEAP_SECONDS, high, tilted=False)
        token.picture = landed

    def _meet(self, last: Mapping[Token, Pose]) -> Script:
        """What is behind them bursts out, those who are hit shake, and all go where they *last*."""
        touching = self._met - LEAP_SECONDS
        late = LEAP_SECONDS if self._blocks else 0.0
        scripts = [
            in_turn(wait(late), star.burst(), wait(touching), fade(star, 0.0, STAR_GOING))
            for star in self._stars
        ]
        for token in self._glad:
            held = [acts.squeezed(token, GIVES)] if self._bumps and self._act in KNOCKS else []
            back = after(touching, acts.spring(token, last[token], leans=self._pulls))
            scripts += [in_turn(*held, bounce(token)), back]
        for i, token in enumerate(self._hit):
            scripts.append(self._suffer(token, last[token], touching, i))
        late = touching + MOVE_SECONDS if self._crowns else 0.0
        scripts += [after(late, impact.burst()) for impact in self._impacts]
        if self._flings and not self._glad:
            fading = (fade(impact, 0.0, FADE_SECONDS) for impact in self._impacts)
            scripts.append(after(SEEN_SECONDS, together(*fading)))
        yield from together(*scripts)

    def _suffer(self, token: Token, last: Pose, touching: float, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        held = [acts.squeezed(token, KNOCK)] if self._bumps and self._act in KNOCKS else []
        match self._act:
            case Act.BLOCK if self._blocks:
                yield  # it comes by itself
            case Act.CROWN:
                yield from wait(touching)
                token.picture = acts.gazing(token.picture)
            case Act.SNATCH:
                yield from after(touching, acts.spring(token, last, leans=self._pulls))
            case Act.FLING if self._flings:
                seen = (touching or SEEN_SECONDS) + number * ONE_BY_ONE
                flight = after(seen, acts.fling(self._stage, token, self._frog))
                yield from together(in_turn(*held), flight)
            case _:
                far = RECOIL * self._frog if self._bumps else 0.0
                shaken = in_turn(*held, shiver(token))
                yield from together(shaken, after(touching, acts.recoil(token, last, far)))

    def _token(self, picture: Picture, z: float, anchor: Point = (0.5, 0.5)) -> Token:
        token = Token(picture, Pose(0, 0), z, "close-up", anchor, steady=True)
        token.lit = True
        return token
