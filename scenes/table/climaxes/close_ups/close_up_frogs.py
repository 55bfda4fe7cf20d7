"""The frogs of a close-up: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.close_ups import acts
from scenes.table.climaxes.close_ups.acts import (
    FALL_TILT,
    HIT_SECONDS,
    LEAP_FROM,
    LEAP_SECONDS,
    LOW,
    PULL_TILT,
    TUG_SECONDS,
    TUMBLES,
    Act,
    Places,
)
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_thing import come_from_the_right
from scenes.table.climaxes.close_ups.plunge import Plunge
from scenes.table.climaxes.close_ups.tug import Tug
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.impact import FADE_SECONDS
from scenes.table.seats.seat_frog import Mood, SeatFrog
from sprites.motion.gestures import bounce, shiver
from sprites.motion.motions import arc, fade
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
RECOIL = 0.3  # how far it is knocked beyond its place
SEEN_SECONDS = 0.3  # for which one whom nobody hits is seen before it tumbles away
ONE_BY_ONE = 0.05  # seconds between several who tumble
MIDDLE = 0.42  # how far over the feet both are
LEAP_HIGH = 150.0
GROWS, FALLS = 1.12, 1.2  # of who gets a crown; from how far above, of a width, if from nobody
CENTRE = (0.5, 0.5)
FROGS_Z = HEADLINE_Z - 2

KNOCKS = frozenset({Act.BUMP, Act.FLING, Act.PLUNGE})


class CloseUpFrogs:
    """The frogs of a *content*, each so *wide*, and where all of them are: at *places*."""

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], content: CloseUpContent, places: Places,
        wide: float,
    ) -> None:  # fmt: skip
        self._stage, self.wide, self.places = stage, wide, places
        self._calm = stage.renderer.reduced_motion
        self._act, self._has_thing = content.act, content.thing is not None
        self._coming = content.act if content.hit else Act.BUMP
        self._meets = bool(content.glad and content.hit) and not self._calm
        looks = {seat: frogs[seat].portrait(mood, wide) for seat, mood in content.reactions.items()}
        glad = (acts.smirking(looks[seat]) if self.pulls else looks[seat] for seat in content.glad)
        self.glad = [_token(look, FROG_FEET) for look in glad]
        turned = (replace(looks[seat], mirrored=True) for seat in content.hit)
        about = CENTRE if self.flings or self.plunges else FROG_FEET  # it tumbles about that
        self.hit = [_token(look, about) for look in turned]
        self.waters = [Plunge(stage, wide) for _ in self.hit] if content.act is Act.PLUNGE else []

    @property
    def tokens(self) -> list[Token]:
        """All of them, from the left to the right."""
        return [*self.glad, *self.hit]

    def heads(self, frogs: Sequence[Token]) -> Sequence[Point]:
        """Where the heads of *frogs* are now that are still there."""
        there = [token for token in frogs if token.stage is self._stage]
        return [(token.pose.x, token.pose.y - MIDDLE * self.wide) for token in there]

    @property
    def tells_loss(self) -> bool:
        """Whether nobody is glad: who is shown tumbles in from above."""
        return bool(self.hit) and not self.glad

    @property
    def bumps(self) -> bool:
        """Whether two sides meet."""
        return self._meets and self._act is not Act.FACE

    @property
    def flings(self) -> bool:
        """Whether who is hit tumbles off the screen."""
        return self._act is Act.FLING and not self._calm

    @property
    def plunges(self) -> bool:
        """Whether who is hit falls into water."""
        return self._act is Act.PLUNGE and not self._calm

    @property
    def crowns(self) -> bool:
        """Whether who is glad gets the thing from the head of who is hit, or from above."""
        return self._act is Act.CROWN and bool(self.glad) and not self._calm

    @property
    def blocks(self) -> bool:
        """Whether who is hit runs into the thing."""
        return self._act is Act.BLOCK and self.bumps

    @property
    def pulls(self) -> bool:
        """Whether both pull at the thing, until who is glad has it."""
        return self._act is Act.SNATCH and self.bumps and self._has_thing

    def tug(self, thing: Token) -> Tug | None:
        """The arms with which they pull at a *thing*, if they do."""
        return Tug(self.glad[0], self.hit[0], thing, self.wide) if self.pulls else None

    @property
    def touching(self) -> float:
        """How many seconds they touch until they go apart."""
        if self.pulls:
            return TUG_SECONDS
        return HIT_SECONDS if self.bumps else 0.0

    @property
    def pictures(self) -> list[Picture]:
        """All that is seen of them first: how they come, and how they stand."""
        come = [acts.entering(token.picture, self._coming) for token in self.glad]
        return [*come, *(token.picture for token in self.tokens)]

    def prefetch_acting(self) -> None:
        """Have how they look while they act rendered ahead."""
        renderer, hit = self._stage.renderer, [token.picture for token in self.hit]
        renderer.prefetch(*(look(picture) for look in self._looks_of_hit() for picture in hit))
        for angle in TUMBLES if self.flings or self.plunges or self.tells_loss else ():
            renderer.prefetch(*hit, angle=angle)
        if self.pulls:
            renderer.prefetch(*(token.picture for token in self.glad), angle=PULL_TILT)
            renderer.prefetch(*hit, angle=-PULL_TILT)
            renderer.prefetch(*map(acts.sad, hit), angle=FALL_TILT)

    def _looks_of_hit(self) -> Sequence[Callable[[Picture], Picture]]:
        """How those who are hit look while they act, if not as before."""
        if self._act is Act.CROWN:
            return [acts.gazing]
        if self.blocks:
            return [acts.leaping, acts.flattened, acts.sad]
        if self._act is Act.PLUNGE:
            return [acts.sad]
        if self.tells_loss:
            return [] if self._calm else [acts.flattened]
        return [acts.sad] if self._act in {Act.BUMP, Act.FACE} and not self._calm else []

    def stand(self, places: Sequence[float], x: float, feet: float) -> dict[Token, Pose]:
        """The poses of all in *places* round *x*, with their *feet* there."""
        xs = [x + place * self.wide for place in places]
        ys = [feet - (FROG_FEET[1] - token.anchor[1]) * self.wide for token in self.tokens]
        return dict(zip(self.tokens, map(Pose, xs, ys), strict=True))

    def enter(self, token: Token, first: Pose) -> Script:
        """Come in from the left as the act wants it, or be pushed in from the right."""
        if self._calm:
            token.pose = first.with_alpha(0.0)
            yield from fade(token, 1.0, FADE_SECONDS)
            return
        if token in self.hit:
            falls = acts.fall_in if self.plunges else acts.tumble_in
            comes = falls(token, first, self.wide) if self.tells_loss else None
            yield from comes or come_from_the_right(token, first)
            return
        landed, token.picture = token.picture, acts.entering(token.picture, self._coming)
        token.pose = first.at(first.x - LEAP_FROM, first.y)
        high = 0.0 if self._coming in LOW else LEAP_HIGH
        yield from arc(token, first, LEAP_SECONDS, high, tilted=False)
        token.picture = landed

    def meet(self, last: Mapping[Token, Pose]) -> Script:
        """Those who are glad act, those who are hit suffer, and all go where they *last*."""
        scripts = [script for token in self.glad for script in self._act_on(token, last[token])]
        scripts += [self._suffer(token, last[token], i) for i, token in enumerate(self.hit)]
        yield from together(*scripts)

    def _act_on(self, token: Token, last: Pose) -> Sequence[Script]:
        """What who is glad does."""
        held = [acts.squeezed(token, GIVES)] if self.bumps and self._act in KNOCKS else []
        back = after(self.touching, acts.spring(token, last))
        late = wait(self.touching if self.pulls else 0.0)
        return in_turn(late, *held, bounce(token)), back

    def _suffer(self, token: Token, last: Pose, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        touching = self.touching
        held = [acts.squeezed(token, KNOCK)] if self.bumps and self._act in KNOCKS else []
        match self._act:
            case Act.BLOCK if self.blocks:
                yield  # it comes by itself
            case Act.CROWN:
                yield from wait(touching)
                token.picture = acts.gazing(token.picture)
            case Act.SNATCH if self.pulls:
                yield from after(touching, acts.fall_back(token, last, self.wide))
            case Act.SNATCH:
                yield from acts.spring(token, last)
            case Act.PLUNGE:
                yield from in_turn(*held, self._plunge(token, last, self.waters[number]))
            case Act.FLING if self.flings:
                seen = (touching or SEEN_SECONDS) + number * ONE_BY_ONE
                flight = after(seen, acts.fling(self._stage, token, self.wide))
                yield from together(in_turn(*held), flight)
            case _:
                far = RECOIL * self.wide if self.bumps else 0.0
                shaken = in_turn(*held, shiver(token))
                yield from together(shaken, after(touching, acts.recoil(token, last, far)))

    def despair(self) -> Script:
        """Who was hit by another and is still shocked becomes sad."""
        for token in self.hit if self._meets and not self.flings else ():
            if isinstance(token.picture, Art) and token.picture.name == Mood.SHOCKED.value:
                token.picture = acts.sad(token.picture)
        yield

    def _plunge(self, token: Token, last: Pose, water: Plunge) -> Script:
        """Fall into water, and look out of it."""
        if self.bumps:
            yield from acts.plunge(token, last, self.wide)
        token.picture = acts.sad(token.picture)
        feet = last.y + (FROG_FEET[1] - token.anchor[1]) * self.wide
        yield from water.rise(last.at(last.x, feet))


def _token(picture: Picture, anchor: Point) -> Token:
    token = Token(picture, Pose(0, 0), FROGS_Z, "close-up", anchor, steady=True)
    token.lit = True
    return token
