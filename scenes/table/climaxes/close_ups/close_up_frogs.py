"""The frogs of a close-up: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.close_ups import acts, looks, phases
from scenes.table.climaxes.close_ups.acts import (
    LEAP_FROM,
    LEAP_SECONDS,
    LOW,
    WAITING,
    Act,
    Places,
)
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_thing import RISE_SECONDS, come_from_the_right
from scenes.table.climaxes.close_ups.course import KNOCKS, Course
from scenes.table.climaxes.close_ups.figures import PlacesOnTable
from scenes.table.climaxes.close_ups.phases import (
    GLOATS,
    JUMPS,
    LEAP_HIGH,
    OVER_SECONDS,
)
from scenes.table.climaxes.close_ups.plunge import Plunge
from scenes.table.climaxes.close_ups.tug import Tug
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.impact import FADE_SECONDS
from scenes.table.seats.seat_frog import FrogPlace, Reaction, SeatFrog
from sprites.motion.motions import arc, fade, settle
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
WORN_SQUASH = 0.35  # of a crown or laurel, as it comes to a head
RECOIL = 0.3  # how far it is knocked beyond its place
CHEERS = 2  # jumps for joy of who has knocked another away, before its own way of victory
MIDDLE = 0.42  # how far over the feet both are
FULL_FEET = 0.9  # of the height of the screen, if that is full
FALLS = 1.2  # from how far above, of a width, who gets a crown from nobody gets it
CENTRE = (0.5, 0.5)
FROGS_Z, NEARER_Z = HEADLINE_Z - 2, 0.05  # how far before smaller ones larger ones are


class CloseUpFrogs:
    """The frogs of a *content*, each so *wide*, and where all of them are: at *places*.

    Where they *grow* they are so much wider from what decides on.
    """

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], content: CloseUpContent, places: Places,
        wide: float, grow: float = 1.0,
    ) -> None:  # fmt: skip
        self._stage, self.wide, self.places = stage, wide, places
        self.calm, self.act = stage.renderer.reduced_motion, content.act
        self.course = course = Course(content, self.calm)
        wides = dict.fromkeys(content.glad, wide) | dict.fromkeys(
            content.hit, places.hit_share * wide
        )
        faces = {seat: frogs[seat].portrait(content.reactions[seat], wides[seat]) for seat in wides}
        glad = [
            looks.smirking(faces[seat]) if course.pulls else faces[seat] for seat in content.glad
        ]
        self.glad = [_token(face, FROG_FEET) for face in glad]
        turned = [replace(faces[seat], mirrored=True) for seat in content.hit]
        about = CENTRE if course.laps or course.plunges else FROG_FEET  # it tumbles about that
        self.hit = [_token(face, about) for face in turned]
        for token in self.glad if places.hit_share < 1.0 else ():
            token.z += NEARER_Z
        finals = [*glad, *(turned if self.calm else map(looks.crestfallen, turned))]
        self.finals: dict[Token, Art] = dict(zip(self.tokens, finals, strict=True))
        """How they look from what decides on."""
        seats = dict(zip(self.tokens, (*content.glad, *content.hit), strict=True))
        self._wides = {token: wides[seat] for token, seat in seats.items()}
        for token in () if self.calm or course.pulls else self.staying:
            self.finals[token] = replace(self.finals[token], width=grow * self._wides[token])
        for token, seat in zip(self.hit, content.hit, strict=True):
            if course.meets and content.reactions[seat] is Reaction.SULK:
                token.picture = looks.shocked(token.picture)  # it is sad only once it is hit
        self._glad_seats = content.glad
        self.counted = {seats[token]: token for token in self._counted()}
        """Beside whom what it has is counted."""
        figures = {token: content.figures[seat] for token, seat in seats.items()}
        self.places_on_table = PlacesOnTable(figures, wide, wears=content.act is not Act.CROWN)
        waters = [Plunge(stage, self._wides[token]) for token in self.hit]
        self.waters = waters if content.act is Act.PLUNGE else []

    def _counted(self) -> Sequence[Token]:
        """Those with a count that stands before the face of no other."""
        if self.act is Act.ROW:
            return self.tokens
        return [*self.glad[:1], *self.hit[:1]]

    @property
    def stands(self) -> Mapping[Seat, FrogPlace]:
        """Where who is glad stands now, and how large."""
        wides = {token: token.pose.sx * self.finals[token].width for token in self.glad}
        return {
            seat: FrogPlace(token.pose.x, token.pose.y, wides[token])
            for seat, token in zip(self._glad_seats, self.glad, strict=True)
        }

    def full_feet(self, height: float) -> float:
        """How low the middle of all stands on a screen so high, if that is full of them."""
        low = max(self.places.slope * at for at in self.places.last) * self.wide
        return FULL_FEET * height - low

    @property
    def tokens(self) -> list[Token]:
        """All of them, from the left to the right."""
        return [*self.glad, *self.hit]

    @property
    def staying(self) -> Sequence[Token]:
        """Those who are there to the end."""
        return self.glad if self.course.laps or self.course.plunges else self.tokens

    @property
    def goes_back(self) -> bool:
        """Whether any of them goes back to its place on the table."""
        return not self.calm and any(map(self.places_on_table.of, self.staying))

    def go_back(self) -> Script:
        """Those who came out of their places leap back to them, and all others are gone."""
        yield from self.places_on_table.go_back(self.tokens, self.staying)

    def heads(self, frogs: Sequence[Token]) -> Sequence[Point]:
        """Where the heads of *frogs* are now that are still there."""
        there = [token for token in frogs if token.stage is self._stage]
        return [(token.pose.x, token.pose.y - MIDDLE * self._wides[token]) for token in there]

    def tug(self, thing: Token) -> Tug | None:
        """The arms with which they pull at a *thing*, if they do."""
        if not self.course.pulls:
            return None
        return Tug(self._stage, self.glad[0], self.hit[0], thing, self.wide)

    def _waiting(self, token: Token) -> Picture:
        """How one looks until it is decided."""
        glares = self.act is Act.FACE and self.course.meets
        if self.course.deciding and (token in self.glad or glares):
            return WAITING[self.act](self.finals[token])
        return token.picture

    @property
    def pictures(self) -> list[Picture]:
        """All that is seen of them first: how they come, and how they stand."""
        come = [acts.entering(token.picture, self.course.coming) for token in self.glad]
        return [*come, *map(self._waiting, self.tokens)]

    def stand(self, places: Sequence[float], x: float, feet: float) -> dict[Token, Pose]:
        """The poses of all in *places* round *x*, with their *feet* there."""
        xs = [x + place * self.wide for place in places]
        grounds = [feet + self.places.slope * (each - x) for each in xs]
        highs = [(FROG_FEET[1] - token.anchor[1]) * self._wides[token] for token in self.tokens]
        ys = [ground - high for ground, high in zip(grounds, highs, strict=True)]
        return dict(zip(self.tokens, map(Pose, xs, ys), strict=True))

    def enter(self, token: Token, first: Pose, last: Pose) -> Script:
        """Come in from the left as the act wants it, or be pushed in from the right.

        Who laps comes to where it is *last* at once, all others to where they are *first*.
        """
        if self.calm:
            token.pose = first.with_alpha(0.0)
            yield from fade(token, 1.0, FADE_SECONDS)
            return
        start = self.places_on_table.of(token)
        if self.course.laps:
            yield from self._lap(token, start, first, last)
            return
        if token in self.hit:
            token.picture = self._waiting(token)
            if self.course.falls:
                yield from self._fall_in(token, start, first)
            else:
                yield from come_from_the_right(token, first, start)
            return
        way = acts.entering(token.picture, self.course.coming)
        if self.course.strikes:
            yield from phases.strike(token, start, first, way, self.wide, self.course.waits)
            return
        token.picture = way
        token.pose = start or first.at(first.x - LEAP_FROM, first.y)
        high = 0.0 if self.course.coming in LOW else LEAP_HIGH
        yield from arc(token, first, LEAP_SECONDS, high, tilted=False)
        token.picture = self._waiting(token)

    def _fall_in(self, token: Token, start: Pose | None, first: Pose) -> Script:
        """Be seen to fall in once other words are read."""
        token.pose = first.at(first.x, -self.wide)
        yield from wait(self.course.waits)
        yield from acts.fall_in(token, start, first, self.wide)

    def _lap(self, token: Token, start: Pose | None, first: Pose, last: Pose) -> Script:
        """Run ahead until another leaps over it, or come and do that."""
        if token in self.glad:
            yield from phases.leap_over(token, start, first, last, self.wide, self.course.waits)
            return
        token.picture = looks.fleeing(token.picture)
        yield from come_from_the_right(token, first, start)
        yield from wait(self.course.meeting - LEAP_SECONDS - OVER_SECONDS / 2)
        token.picture = looks.gazing(token.picture)

    def meet(self, last: Mapping[Token, Pose], worn: Sequence[Token]) -> Script:
        """Those who are glad act, those who are hit suffer, and all go where they *last*.

        What is *worn* or held moves with the first of them.
        """
        scripts = [self._suffer(token, last[token], i) for i, token in enumerate(self.hit)]
        for token in () if self.calm else self.glad:
            with_it = (token, *(worn if token is self.glad[0] else ()))
            scripts += self._act_on(token, last[token], with_it)
        yield from together(*scripts)
        for token in () if self.course.laps or self.calm else self.hit:
            self._stage.run(
                phases.sink(token, stays_sad=self.course.plunges, glances=bool(self.glad))
            )

    def _act_on(self, token: Token, last: Pose, moved: Sequence[Token]) -> Sequence[Script]:
        """What who is glad does."""
        held = [acts.squeezed(token, GIVES)] if self.course.bumps and self.act in KNOCKS else []
        back = after(self.course.touching, acts.spring(token, last))
        joy = after(max(self.course.touching, self.course.deciding), self._rejoice(moved))
        return in_turn(*held), back, joy

    def _rejoice(self, moved: Sequence[Token]) -> Script:
        """Look glad, and jump for as long as the close-up is there."""
        look, frog = self.finals[moved[0]], moved[0]
        for worn in moved[1:] if self.course.crowns else ():
            self.places_on_table.wear(worn, frog)
            settle(worn, WORN_SQUASH)
        moved = moved[:1] if self.course.crowns else moved
        highs = [high * self.wide for high in (GLOATS if self.course.pulls else JUMPS)]
        cheers = CHEERS if self.act in KNOCKS else 1
        self._stage.run(phases.jump_for_joy(moved, look, highs, cheers))
        yield

    def _suffer(self, token: Token, last: Pose, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        held = [acts.squeezed(token, KNOCK)] if self.course.bumps and self.act in KNOCKS else []
        look = self.finals[token]
        match self.act:
            case Act.PLUNGE:
                yield from in_turn(*held, self._plunge(token, last, self.waters[number]))
            case _ if self.calm:
                yield
            case Act.BLOCK if self.course.blocks:
                yield  # it comes by itself
            case Act.LAP if self.course.laps:
                token.picture = looks.shocked(token.picture)
                self._stage.run(acts.spin_away(token, self.wide))
                yield
            case _ if self.course.falls:
                yield from phases.fall_flat(token, look)
            case Act.CROWN:
                yield from wait(self.course.touching)
                token.picture = looks.gazing(token.picture)
                yield from after(RISE_SECONDS, phases.slump(token, look))
            case Act.FACE | Act.ROW:
                yield from after(self.course.deciding, phases.slump(token, look))
            case Act.SNATCH if self.course.pulls:
                yield from after(self.course.touching, acts.fall_back(token, last, self.wide))
            case _ if look == looks.sad(look):
                wide = self._wides[token]
                beyond = last.at(last.x + RECOIL * wide, last.y)
                knocked = phases.collapse(token, look, beyond, last, wide)
                yield from in_turn(*held, knocked)
            case _:
                yield from in_turn(*held, acts.spring(token, last))

    def _plunge(self, token: Token, last: Pose, water: Plunge) -> Script:
        """Fall into water, and look out of it."""
        if self.course.bumps:
            yield from acts.plunge(token, last, self.wide)
        token.picture = looks.sad(token.picture)
        feet = last.y + (FROG_FEET[1] - token.anchor[1]) * self._wides[token]
        yield from water.rise(last.at(last.x, feet))


def _token(picture: Picture, anchor: Point) -> Token:
    token = Token(picture, Pose(0, 0), FROGS_Z, "close-up", anchor, steady=True)
    token.lit = True
    return token
