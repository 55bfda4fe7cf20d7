"""The frogs of a close-up: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.close_ups import acts, looks, phases
from scenes.table.climaxes.close_ups.acts import (
    FALL_SECONDS,
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
from scenes.table.climaxes.close_ups.close_up_counts import COUNTING
from scenes.table.climaxes.close_ups.close_up_thing import (
    MOVE_SECONDS,
    RISE_SECONDS,
    come_from_the_right,
)
from scenes.table.climaxes.close_ups.figures import PlacesOnTable
from scenes.table.climaxes.close_ups.phases import GLOATS, JUMPS, LEAP_HIGH, STRUCK_SECONDS
from scenes.table.climaxes.close_ups.plunge import Plunge
from scenes.table.climaxes.close_ups.tug import Tug
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.impact import FADE_SECONDS
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from sprites.motion.motions import arc, fade, settle
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
WORN_SQUASH = 0.35  # of a crown or laurel, as it comes to a head
RECOIL = 0.3  # how far it is knocked beyond its place
SEEN_SECONDS = 0.3  # for which one whom nobody hits is seen before it tumbles away
FACING_SECONDS = 0.25  # for which two stand face to face, if nothing is counted
CHEERS = 2  # jumps for joy of who has knocked another away, before its own way of victory
ONE_BY_ONE = 0.05  # seconds between several who tumble
MIDDLE = 0.42  # how far over the feet both are
FALLS = 1.2  # from how far above, of a width, who gets a crown from nobody gets it
CENTRE = (0.5, 0.5)
FROGS_Z = HEADLINE_Z - 2

KNOCKS = frozenset({Act.BUMP, Act.FLING, Act.PLUNGE})
# How who does it waits for what decides, if it does not strike.
WAITING: dict[Act, Callable[[Picture], Picture]] = {
    Act.SNATCH: looks.smirking,
    Act.CROWN: looks.gazing,
    Act.FACE: looks.glaring,
    Act.BLOCK: looks.smirking,
}


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
        self._has_counts, self.tells_loss = bool(content.counts), content.tells_loss
        self._meets = bool(content.glad and content.hit) and not self._calm
        faces = {seat: frogs[seat].portrait(mood, wide) for seat, mood in content.reactions.items()}
        glad = [looks.smirking(faces[seat]) if self.pulls else faces[seat] for seat in content.glad]
        self.glad = [_token(face, FROG_FEET) for face in glad]
        turned = [replace(faces[seat], mirrored=True) for seat in content.hit]
        about = CENTRE if self.flings or self.plunges else FROG_FEET  # it tumbles about that
        self.hit = [_token(face, about) for face in turned]
        finals = [*glad, *(turned if self._calm else map(looks.crestfallen, turned))]
        self._finals: dict[Token, Picture] = dict(zip(self.tokens, finals, strict=True))
        for token, seat in zip(self.hit, content.hit, strict=True):
            if self._meets and content.reactions[seat] is Reaction.SULK:
                token.picture = looks.shocked(token.picture)  # it is sad only once it is hit
        seats = dict(zip(self.tokens, (*content.glad, *content.hit), strict=True))
        figures = {token: content.figures[seat] for token, seat in seats.items()}
        self.places_on_table = PlacesOnTable(figures, wide, wears=content.act is not Act.CROWN)
        self.waters = [Plunge(stage, wide) for _ in self.hit] if content.act is Act.PLUNGE else []

    @property
    def tokens(self) -> list[Token]:
        """All of them, from the left to the right."""
        return [*self.glad, *self.hit]

    @property
    def _staying(self) -> Sequence[Token]:
        """Those who are there to the end."""
        return self.glad if self.flings or self.plunges else self.tokens

    @property
    def goes_back(self) -> bool:
        """Whether any of them goes back to its place on the table."""
        return not self._calm and any(map(self.places_on_table.of, self._staying))

    def go_back(self) -> Script:
        """Those who came out of their places leap back to them, and all others are gone."""
        yield from self.places_on_table.go_back(self.tokens, self._staying)

    def heads(self, frogs: Sequence[Token]) -> Sequence[Point]:
        """Where the heads of *frogs* are now that are still there."""
        there = [token for token in frogs if token.stage is self._stage]
        return [(token.pose.x, token.pose.y - MIDDLE * self.wide) for token in there]

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
        if not self.pulls:
            return None
        return Tug(self._stage, self.glad[0], self.hit[0], thing, self.wide)

    @property
    def strikes(self) -> bool:
        """Whether who is glad crouches, and shoots to where it hits."""
        knocks = self._coming in KNOCKS and self._act is not Act.CROWN
        return knocks and bool(self.glad) and not self._calm

    @property
    def meeting(self) -> float:
        """How many seconds pass until all are there, and those who knock others do it."""
        if self.tells_loss and not self._calm:
            return FALL_SECONDS
        return STRUCK_SECONDS if self.strikes else LEAP_SECONDS

    @property
    def touching(self) -> float:
        """How many seconds they touch until they go apart."""
        if self.pulls:
            return TUG_SECONDS
        return HIT_SECONDS if self.bumps else 0.0

    @property
    def deciding(self) -> float:
        """How many seconds after all have met it is decided who is glad."""
        if self._calm or not self.glad:
            return 0.0
        match self._act:
            case Act.SNATCH:
                return self.touching
            case Act.CROWN:
                return self.touching + RISE_SECONDS + MOVE_SECONDS
            case Act.FACE if self._meets:
                return COUNTING if self._has_counts else FACING_SECONDS
            case Act.BLOCK if self.blocks:
                return LEAP_SECONDS
        return 0.0

    def _waiting(self, token: Token) -> Picture:
        """How one looks until it is decided."""
        glares = self._act is Act.FACE and self._meets
        if self.deciding and (token in self.glad or glares):
            return WAITING[self._act](self._finals[token])
        return token.picture

    @property
    def pictures(self) -> list[Picture]:
        """All that is seen of them first: how they come, and how they stand."""
        come = [acts.entering(token.picture, self._coming) for token in self.glad]
        return [*come, *map(self._waiting, self.tokens)]

    def prefetch_acting(self) -> None:
        """Have how they look while they act rendered ahead."""
        renderer, hit = self._stage.renderer, [token.picture for token in self.hit]
        renderer.prefetch(*self._finals.values())
        if self._calm:
            return
        if self.goes_back:
            renderer.prefetch(*(looks.leaping(self._finals[token]) for token in self._staying))
        glad = [self._finals[token] for token in self.glad]
        crouched = map(looks.crouching, glad) if self.strikes else ()
        settled = () if self.flings else [looks.defeated(self._finals[token]) for token in self.hit]
        renderer.prefetch(*crouched, *map(looks.exulting, glad))
        glancing = map(looks.gazing, settled if glad else ())
        renderer.prefetch(*map(looks.victorious, glad), *settled, *glancing)
        renderer.prefetch(*(look(picture) for look in self._looks_of_hit() for picture in hit))
        for angle in TUMBLES if self.flings or self.plunges or self.tells_loss else ():
            renderer.prefetch(*hit, angle=angle)
        if self.pulls:
            renderer.prefetch(*glad, angle=PULL_TILT)
            renderer.prefetch(*hit, angle=-PULL_TILT)
            renderer.prefetch(*map(looks.sad, hit), angle=FALL_TILT)

    def _looks_of_hit(self) -> Sequence[Callable[[Picture], Picture]]:
        """How those who are hit look while they act, if not as before or in the end."""
        if self.tells_loss:
            return [looks.flattened, looks.shocked]
        match self._act:
            case Act.CROWN:
                return [looks.gazing]
            case Act.BLOCK:
                return [looks.leaping, looks.flattened, looks.sad]
            case Act.PLUNGE:
                return [looks.sad]
            case Act.BUMP:
                return [looks.flattened]
        return []

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
        start = self.places_on_table.of(token)
        if token in self.hit:
            token.picture = self._waiting(token)
            comes = acts.fall_in(token, start, first, self.wide) if self.tells_loss else None
            yield from comes or come_from_the_right(token, first, start)
            return
        way = acts.entering(token.picture, self._coming)
        if self.strikes:
            yield from phases.strike(token, start, first, way, self.wide)
            return
        token.picture = way
        token.pose = start or first.at(first.x - LEAP_FROM, first.y)
        high = 0.0 if self._coming in LOW else LEAP_HIGH
        yield from arc(token, first, LEAP_SECONDS, high, tilted=False)
        token.picture = self._waiting(token)

    def meet(self, last: Mapping[Token, Pose], worn: Sequence[Token]) -> Script:
        """Those who are glad act, those who are hit suffer, and all go where they *last*.

        What is *worn* or held moves with the first of them.
        """
        scripts = [self._suffer(token, last[token], i) for i, token in enumerate(self.hit)]
        for token in () if self._calm else self.glad:
            with_it = (token, *(worn if token is self.glad[0] else ()))
            scripts += self._act_on(token, last[token], with_it)
        yield from together(*scripts)
        for token in () if self.flings or self._calm else self.hit:
            self._stage.run(phases.sink(token, stays_sad=self.plunges, glances=bool(self.glad)))

    def _act_on(self, token: Token, last: Pose, moved: Sequence[Token]) -> Sequence[Script]:
        """What who is glad does."""
        held = [acts.squeezed(token, GIVES)] if self.bumps and self._act in KNOCKS else []
        back = after(self.touching, acts.spring(token, last))
        joy = after(max(self.touching, self.deciding), self._rejoice(moved))
        return in_turn(*held), back, joy

    def _rejoice(self, moved: Sequence[Token]) -> Script:
        """Look glad, and jump for as long as the close-up is there."""
        look, frog = self._finals[moved[0]], moved[0]
        for worn in moved[1:] if self.crowns else ():
            self.places_on_table.wear(worn, frog)
            settle(worn, WORN_SQUASH)
        moved = moved[:1] if self.crowns else moved
        highs = [high * self.wide for high in (GLOATS if self.pulls else JUMPS)]
        cheers = CHEERS if self._act in KNOCKS else 1
        self._stage.run(phases.jump_for_joy(moved, look, highs, cheers))
        yield

    def _suffer(self, token: Token, last: Pose, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        held = [acts.squeezed(token, KNOCK)] if self.bumps and self._act in KNOCKS else []
        look = self._finals[token]
        match self._act:
            case Act.PLUNGE:
                yield from in_turn(*held, self._plunge(token, last, self.waters[number]))
            case _ if self._calm:
                yield
            case Act.BLOCK if self.blocks:
                yield  # it comes by itself
            case Act.FLING:
                flat = [] if self.glad else [phases.lie_flat(token, look)]
                seen = (self.touching or SEEN_SECONDS) + number * ONE_BY_ONE
                flight = after(seen, acts.fling(self._stage, token, self.wide))
                yield from together(in_turn(*held), *flat, flight)
            case _ if self.tells_loss:
                yield from phases.fall_flat(token, look)
            case Act.CROWN:
                yield from wait(self.touching)
                token.picture = looks.gazing(token.picture)
                yield from after(self.deciding - self.touching, phases.slump(token, look))
            case Act.FACE:
                yield from after(self.deciding, phases.slump(token, look))
            case Act.SNATCH if self.pulls:
                yield from after(self.touching, acts.fall_back(token, last, self.wide))
            case _ if look == looks.sad(look):
                beyond = last.at(last.x + RECOIL * self.wide, last.y)
                knocked = phases.collapse(token, look, beyond, last, self.wide)
                yield from in_turn(*held, knocked)
            case _:
                yield from in_turn(*held, acts.spring(token, last))

    def _plunge(self, token: Token, last: Pose, water: Plunge) -> Script:
        """Fall into water, and look out of it."""
        if self.bumps:
            yield from acts.plunge(token, last, self.wide)
        token.picture = looks.sad(token.picture)
        feet = last.y + (FROG_FEET[1] - token.anchor[1]) * self.wide
        yield from water.rise(last.at(last.x, feet))


def _token(picture: Picture, anchor: Point) -> Token:
    token = Token(picture, Pose(0, 0), FROGS_Z, "close-up", anchor, steady=True)
    token.lit = True
    return token
