"""The frogs of a close-up: on the left who has done something, on the right to whom.

Where there are both, the one on the left acts: it bumps into the other, if nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.close_ups import acts, looks, phases
from scenes.table.climaxes.close_ups.acts import (
    FALL_SECONDS,
    HIT_SECONDS,
    LEAP_FROM,
    LEAP_SECONDS,
    LOW,
    TUG_SECONDS,
    WAITING,
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
from scenes.table.climaxes.close_ups.layouts import LAYOUTS, Layout
from scenes.table.climaxes.close_ups.phases import (
    GLOATS,
    JUMPS,
    LAPPED_SECONDS,
    LEAP_HIGH,
    OVER_SECONDS,
    STRUCK_SECONDS,
)
from scenes.table.climaxes.close_ups.plunge import Plunge
from scenes.table.climaxes.close_ups.tug import Tug
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.impact import FADE_SECONDS
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from sprites.motion.motions import arc, fade, settle
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import SLOPE
from sprites.stage.stage import Stage
from sprites.stage.token import Token

KNOCK, GIVES = 0.24, 0.14  # how much narrower who is hit is then, and who has hit
WORN_SQUASH = 0.35  # of a crown or laurel, as it comes to a head
RECOIL = 0.3  # how far it is knocked beyond its place
FACING_SECONDS = 0.25  # for which two stand face to face, if nothing is counted
CHEERS = 2  # jumps for joy of who has knocked another away, before its own way of victory
MIDDLE = 0.42  # how far over the feet both are
FALLS = 1.2  # from how far above, of a width, who gets a crown from nobody gets it
CENTRE = (0.5, 0.5)
FROGS_Z = HEADLINE_Z - 2

KNOCKS = frozenset({Act.BUMP, Act.PLUNGE})


class CloseUpFrogs:
    """The frogs of a *content*, each so *wide*, and where all of them are: at *places*.

    Where they *grow* they are so much wider from what decides on.
    """

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], content: CloseUpContent, places: Places,
        wide: float, grow: float = 1.0,
    ) -> None:  # fmt: skip
        self._stage, self.wide, self.places = stage, wide, places
        self.slope = SLOPE if LAYOUTS[content.act] is Layout.ACTION else 0.0
        self.calm = stage.renderer.reduced_motion
        self.act, self._has_thing = content.act, content.thing is not None
        self._coming = content.act if content.hit else Act.BUMP
        self._has_counts, self.tells_loss = bool(content.counts), content.tells_loss
        self._meets = bool(content.glad and content.hit) and not self.calm
        faces = {seat: frogs[seat].portrait(mood, wide) for seat, mood in content.reactions.items()}
        glad = [looks.smirking(faces[seat]) if self.pulls else faces[seat] for seat in content.glad]
        self.glad = [_token(face, FROG_FEET) for face in glad]
        turned = [replace(faces[seat], mirrored=True) for seat in content.hit]
        about = CENTRE if self.laps or self.plunges else FROG_FEET  # it tumbles about that
        self.hit = [_token(face, about) for face in turned]
        finals = [*glad, *(turned if self.calm else map(looks.crestfallen, turned))]
        self.finals: dict[Token, Art] = dict(zip(self.tokens, finals, strict=True))
        """How they look from what decides on."""
        for token in () if self.calm or self.pulls else self.staying:
            self.finals[token] = replace(self.finals[token], width=grow * wide)
        for token, seat in zip(self.hit, content.hit, strict=True):
            if self._meets and content.reactions[seat] is Reaction.SULK:
                token.picture = looks.shocked(token.picture)  # it is sad only once it is hit
        seats = dict(zip(self.tokens, (*content.glad, *content.hit), strict=True))
        self.counted = {seats[token]: token for token in self._counted()}
        """Beside whom what it has is counted."""
        figures = {token: content.figures[seat] for token, seat in seats.items()}
        self.places_on_table = PlacesOnTable(figures, wide, wears=content.act is not Act.CROWN)
        self.waters = [Plunge(stage, wide) for _ in self.hit] if content.act is Act.PLUNGE else []

    def _counted(self) -> Sequence[Token]:
        """Those with a count that stands before the face of no other."""
        if self.act is Act.ROW:
            return self.tokens
        return [*self.glad[:1], *(self.hit if len(self.hit) == 1 else [])]

    @property
    def tokens(self) -> list[Token]:
        """All of them, from the left to the right."""
        return [*self.glad, *self.hit]

    @property
    def staying(self) -> Sequence[Token]:
        """Those who are there to the end."""
        return self.glad if self.laps or self.plunges else self.tokens

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
        return [(token.pose.x, token.pose.y - MIDDLE * self.wide) for token in there]

    @property
    def bumps(self) -> bool:
        """Whether two sides meet."""
        return self._meets and self.act not in {Act.LAP, Act.FACE, Act.ROW}

    @property
    def laps(self) -> bool:
        """Whether who is glad leaps over who is hit, which spins away."""
        return self.act is Act.LAP and self._meets

    @property
    def plunges(self) -> bool:
        """Whether who is hit falls into water."""
        return self.act is Act.PLUNGE and not self.calm

    @property
    def crowns(self) -> bool:
        """Whether who is glad gets the thing from the head of who is hit, or from above."""
        return self.act is Act.CROWN and bool(self.glad) and not self.calm

    @property
    def blocks(self) -> bool:
        """Whether who is hit runs into the thing."""
        return self.act is Act.BLOCK and self.bumps

    @property
    def pulls(self) -> bool:
        """Whether both pull at the thing, until who is glad has it."""
        return self.act is Act.SNATCH and self.bumps and self._has_thing

    def tug(self, thing: Token) -> Tug | None:
        """The arms with which they pull at a *thing*, if they do."""
        if not self.pulls:
            return None
        return Tug(self._stage, self.glad[0], self.hit[0], thing, self.wide)

    @property
    def strikes(self) -> bool:
        """Whether who is glad crouches, and shoots to where it hits."""
        knocks = self._coming in KNOCKS and self.act is not Act.CROWN
        return knocks and bool(self.glad) and not self.calm

    @property
    def meeting(self) -> float:
        """How many seconds pass until all are there, and those who knock others do it."""
        if self.tells_loss and not self.calm:
            return FALL_SECONDS
        if self.laps:
            return LAPPED_SECONDS
        return STRUCK_SECONDS if self.strikes else LEAP_SECONDS

    @property
    def told(self) -> float:
        """How many seconds pass until words may follow: they see who laps on its way."""
        return LEAP_SECONDS if self.laps else self.meeting

    @property
    def touching(self) -> float:
        """How many seconds they touch until they go apart."""
        if self.pulls:
            return TUG_SECONDS
        return HIT_SECONDS if self.bumps else 0.0

    @property
    def deciding(self) -> float:
        """How many seconds after all have met it is decided who is glad."""
        if self.calm or not self.glad:
            return 0.0
        match self.act:
            case Act.SNATCH:
                return self.touching
            case Act.CROWN:
                return self.touching + RISE_SECONDS + MOVE_SECONDS
            case Act.FACE | Act.ROW if self._meets:
                return COUNTING if self._has_counts else FACING_SECONDS
            case Act.BLOCK if self.blocks:
                return LEAP_SECONDS
        return 0.0

    def _waiting(self, token: Token) -> Picture:
        """How one looks until it is decided."""
        glares = self.act is Act.FACE and self._meets
        if self.deciding and (token in self.glad or glares):
            return WAITING[self.act](self.finals[token])
        return token.picture

    @property
    def pictures(self) -> list[Picture]:
        """All that is seen of them first: how they come, and how they stand."""
        come = [acts.entering(token.picture, self._coming) for token in self.glad]
        return [*come, *map(self._waiting, self.tokens)]

    def stand(self, places: Sequence[float], x: float, feet: float) -> dict[Token, Pose]:
        """The poses of all in *places* round *x*, with their *feet* there."""
        xs = [x + place * self.wide for place in places]
        grounds = [feet + self.slope * (each - x) for each in xs]
        highs = [(FROG_FEET[1] - token.anchor[1]) * self.wide for token in self.tokens]
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
        if self.laps:
            yield from self._lap(token, start, first, last)
            return
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

    def _lap(self, token: Token, start: Pose | None, first: Pose, last: Pose) -> Script:
        """Run ahead until another leaps over it, or come and do that."""
        if token in self.glad:
            yield from phases.leap_over(token, start, first, last, self.wide)
            return
        token.picture = looks.fleeing(token.picture)
        yield from come_from_the_right(token, first, start)
        yield from wait(LAPPED_SECONDS - LEAP_SECONDS - OVER_SECONDS / 2)
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
        for token in () if self.laps or self.calm else self.hit:
            self._stage.run(phases.sink(token, stays_sad=self.plunges, glances=bool(self.glad)))

    def _act_on(self, token: Token, last: Pose, moved: Sequence[Token]) -> Sequence[Script]:
        """What who is glad does."""
        held = [acts.squeezed(token, GIVES)] if self.bumps and self.act in KNOCKS else []
        back = after(self.touching, acts.spring(token, last))
        joy = after(max(self.touching, self.deciding), self._rejoice(moved))
        return in_turn(*held), back, joy

    def _rejoice(self, moved: Sequence[Token]) -> Script:
        """Look glad, and jump for as long as the close-up is there."""
        look, frog = self.finals[moved[0]], moved[0]
        for worn in moved[1:] if self.crowns else ():
            self.places_on_table.wear(worn, frog)
            settle(worn, WORN_SQUASH)
        moved = moved[:1] if self.crowns else moved
        highs = [high * self.wide for high in (GLOATS if self.pulls else JUMPS)]
        cheers = CHEERS if self.act in KNOCKS else 1
        self._stage.run(phases.jump_for_joy(moved, look, highs, cheers))
        yield

    def _suffer(self, token: Token, last: Pose, number: int) -> Script:
        """What who is hit does, the one of a *number* from 0 on."""
        held = [acts.squeezed(token, KNOCK)] if self.bumps and self.act in KNOCKS else []
        look = self.finals[token]
        match self.act:
            case Act.PLUNGE:
                yield from in_turn(*held, self._plunge(token, last, self.waters[number]))
            case _ if self.calm:
                yield
            case Act.BLOCK if self.blocks:
                yield  # it comes by itself
            case Act.LAP if self.laps:
                token.picture = looks.shocked(token.picture)
                self._stage.run(acts.spin_away(token, self.wide))
                yield
            case _ if self.tells_loss:
                yield from phases.fall_flat(token, look)
            case Act.CROWN:
                yield from wait(self.touching)
                token.picture = looks.gazing(token.picture)
                yield from after(RISE_SECONDS, phases.slump(token, look))
            case Act.FACE | Act.ROW:
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
