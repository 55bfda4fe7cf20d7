"""A portrait: a close-up of one face that fills the band, with the words beside it.

Only those are seen whom it is about: who is glad, or else who is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_up_words import STAMPED_LATE, CloseUpWords
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.close_ups.close_up import ALL_SECONDS
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_thing import CloseUpThing
from scenes.table.climaxes.close_ups.course import BEFORE_SECONDS
from scenes.table.climaxes.close_ups.figures import PlacesOnTable
from scenes.table.climaxes.headline import HEADLINE_Z, STAMP_SECONDS, WIDEST
from scenes.table.climaxes.impact import FADE_SECONDS, Impact
from scenes.table.climaxes.spotlight import uncovered
from scenes.table.seats.seat_frog import FrogPlace, SeatFrog
from scenes.ui.safe_area import safe_area
from sprites.motion.ease import in_quad, out_back
from sprites.motion.gestures import gesture
from sprites.motion.motions import fade, glide
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.backdrop import BACKDROP_HIGH, OPENING_SECONDS, RIM, Band
from sprites.stage.stage import Stage
from sprites.stage.token import Token

FACES_Z, SPLASH_Z, BEHIND_Z = HEADLINE_Z - 2, HEADLINE_Z - 1.5, HEADLINE_Z - 3
WIDE = (1040.0, 760.0, 640.0, 540.0)  # the drawing of each frog, if there are so many
SHARP = 1000.0  # pixels that it has at most: it is scaled then, as to render more takes too long
HEADS = 0.28  # how far below the upper edge heads are, over the eyes: of the height of the band
FACES, WORDS = (0.04, 0.58), (0.59, 0.985)  # from where to where, of the width of the screen
SHOUT, WORDS_HIGH, BELOW_WIDE = 120.0, 0.5, 0.62  # the size of words; their room, of the band
THING_AT, THING, CARD, TILTED = 0.72, 1240.0, 900.0, 6.0  # of the width; frogs as for it; degrees
STAR, STAR_LOW = 760.0, 100.0  # how wide it is; how far below the eyes its middle is
COMES_SECONDS = 0.16  # until the face is there
LOW, HIGH = 0.5, 0.9  # of its width: from how far below it comes, and from above
BEAT, HOP_SECONDS, HOP = 0.34, 0.14, 34.0  # seconds of each look and of a hop; design units
SPLASH_WIDE, SPLASH_LOW, SPLASH_SECONDS = 0.9, 0.17, 0.3  # of a frog: below the band; seconds
SINKS_SECONDS = 0.36  # in which it goes down
TURN_SECONDS, TURN_EVERY = 0.3, 0.5  # of the thing, as it turns or hops; between


class Portrait:
    """A *headline* beside the faces of a *content*, in a band in the middle of the screen."""

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], size: ClimaxSize, headline: str,
        content: CloseUpContent, on_hit: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        renderer = stage.renderer
        self._stage, self._size, self._on_hit = stage, size, on_hit
        self._calm, self._falls = renderer.reduced_motion, content.act is Act.SINK
        width, room = renderer.width, safe_area(renderer.width, renderer.height)
        self._band = Box.around(width / 2, room.centre[1], width, BACKDROP_HIGH)
        clip = Box(0, 0, width, self._band.bottom - RIM)
        seats = content.glad or content.hit
        self._glad = bool(content.glad)
        self._wide = WIDE[min(len(seats), len(WIDE)) - 1]
        drawn = min(self._wide, SHARP / renderer.unit)
        self._scale = self._wide / drawn
        looking = [frogs[seat].portrait(content.reactions[seat], drawn) for seat in seats]
        self._finals = [replace(look, mirrored=False) for look in looking]  # at the words
        self._faces = [_token(look, FACES_Z, FROG_FEET) for look in self._finals]
        each = (FACES[1] - FACES[0]) / len(seats)
        self._xs = [(FACES[0] + each * (at + 0.5)) * width for at in range(len(seats))]
        worn = dict(zip(self._faces, (content.figures[seat] for seat in seats), strict=True))
        self._places = PlacesOnTable(worn, drawn, wears=True)
        self._stars = [Impact(stage, STAR, BEHIND_Z)] if self._glad and len(seats) == 1 else []
        self._splashes = [
            Impact(stage, SPLASH_WIDE * self._wide, z, drawing)
            for _ in (seats if self._falls else ())
            for z, drawing in ((FACES_Z - 0.5, "splash-back"), (SPLASH_Z, "splash-front"))
        ]
        self._is_lifted = isinstance(content.thing, Token)
        frog = CARD if self._is_lifted else THING
        self._thing = (
            CloseUpThing(stage, content.thing, frog, content.act, size.growth)
            if content.thing else None
        )  # fmt: skip
        self._words = self._beside_faces(headline, content)
        self._waits = BEFORE_SECONDS if content.before else 0.0
        for token in (*self._faces, *self._stars, *self._splashes, *self._places.worn):
            token.clip, token.lit, token.steady = clip, True, True
        self._prefetch()

    def _beside_faces(self, headline: str, content: CloseUpContent) -> CloseUpWords:
        room = self._room_of_words(has_thing=content.thing is not None)
        widest = 0.0 if content.thing else WIDEST
        words = CloseUpWords(self._stage, headline, content.before, SHOUT, room, widest, None)
        words.place = room.centre
        return words

    def _room_of_words(self, *, has_thing: bool) -> Box:
        """Beside the faces, or below the band, where a thing is beside them."""
        renderer, band = self._stage.renderer, self._band
        if not has_thing:
            left, right = (share * renderer.width for share in WORDS)
            return Box.around((left + right) / 2, band.centre[1], right - left, WORDS_HIGH * band.h)
        high = renderer.height - band.bottom
        wide = BELOW_WIDE * renderer.width
        return Box.around(renderer.width / 2, band.bottom + high / 2, wide, high)

    def _prefetch(self) -> None:
        """Have all that is going to be seen rendered ahead."""
        renderer = self._stage.renderer
        for look in self._finals:
            renderer.prefetch(*self._looks(look)[: 1 + self._beats])
        self._words.prefetch()

    def _looks(self, final: Art) -> list[Art]:
        """How it looks one after another: as it comes, and from what happens on."""
        if self._calm:
            return [final]
        if self._glad:
            return [looks.gazing(final), final, looks.exulting(final), looks.victorious(final)]
        sad = looks.crestfallen(final)
        return [looks.shocked(final), sad, looks.gazing(final), looks.defeated(sad)]

    @property
    def _beats(self) -> int:
        """How many looks there is time for after the first one."""
        going = SINKS_SECONDS if self._falls else 0.0
        seconds = self.lasts - OPENING_SECONDS - COMES_SECONDS - self._waits - going
        return 0 if self._calm else max(1, int(seconds / BEAT))

    @property
    def coming(self) -> float:
        """How many seconds pass until all of it is there."""
        return OPENING_SECONDS + COMES_SECONDS + self._waits + STAMPED_LATE + STAMP_SECONDS

    @property
    def lasts(self) -> float:
        """How many seconds pass until all of it goes: as long as in other layouts."""
        return self._size.seconds + ALL_SECONDS + self._waits

    @property
    def band(self) -> Band:
        """The backdrop behind the faces."""
        return Band(self._band, rim=True)

    @property
    def heads(self) -> tuple[Sequence[Point], Sequence[Point]]:
        """Where the heads of who is glad and of who is hit are."""
        found = [(x, self._head_y) for x in self._xs] if self._faces[0].stage else []
        return (found, []) if self._glad else ([], found)

    @property
    def stands(self) -> Mapping[Seat, FrogPlace]:
        """Nobody stands: only faces are seen."""
        return {}

    def uncovered(self, actors: Sequence[Token]) -> list[Token]:
        """Those *actors* that are lifted, or not behind the band."""
        lifted = self._thing.token if self._thing else None
        return uncovered(self._stage.renderer, actors, lifted, self._band)

    def come(self, _actors: Sequence[Token]) -> Script:
        """Have the faces come once the band stands, and the words beside them."""
        yield from wait(OPENING_SECONDS)
        self._stage.add(*self._tokens)
        self._places.put_on()
        self._words.open()
        faces = zip(self._faces, self._finals, self._xs, strict=True)
        scripts = [self._enter(*face) for face in faces]
        low = self._band.bottom + SPLASH_LOW * self._wide
        for number, splash in enumerate(self._splashes):  # one behind each face, one before it
            splash.anchor, splash.pose = (0.5, 1.0), Pose(self._xs[number // 2], low, alpha=0.0)
        if self._thing:
            tilted = TILTED if self._is_lifted else 0.0
            at = Pose(THING_AT * self._stage.renderer.width, self._band.centre[1], tilted)
            scripts.append(self._thing.come(at, at, COMES_SECONDS, worn=False))
        yield from together(*scripts, wait(self.coming - OPENING_SECONDS))

    def act(self) -> Script:
        """Look in one way after another while all of it is read."""
        yield from wait(OPENING_SECONDS)
        if self._thing:
            self._stage.run(after(0.0 if self._is_lifted else COMES_SECONDS, self._move_thing()))
        yield from wait(COMES_SECONDS + self._waits)
        self._on_hit()
        star = [star.burst() for star in self._stars]
        splashes = [self._splash(splash) for splash in self._splashes]
        faces = zip(self._faces, self._finals, strict=True)
        scripts = [] if self._calm else [self._act(*face) for face in faces]
        for splash in splashes:
            self._stage.run(splash)
        yield from together(self._words.tell(), *star, *scripts)

    def hold(self) -> Script:
        """Let all of it be read."""
        yield from wait(self.lasts - self.coming)

    def go(self) -> Script:
        """Take all of it away, and put back what was lifted."""
        self._stage.remove(*self._tokens, *self._words.tokens)
        yield from together(*([self._thing.put_back()] if self._thing else []))

    @property
    def _tokens(self) -> list[Token]:
        thing = self._thing.tokens if self._thing else ()
        return [*self._stars, *self._splashes, *self._faces, *self._places.worn, *thing]

    @property
    def _head_y(self) -> float:
        return self._band.y + HEADS * BACKDROP_HIGH

    def _show(self, face: Token, look: Art) -> None:
        """Have a *face* this *look*, with its head where it is: all are anchored over the eyes."""
        face.anchor = FROG_FEET
        head = looks.head(face, Pose(0, 0), look)
        face.anchor = FROG_FEET[0] + head.x / look.width, FROG_FEET[1] + head.y / look.width
        face.picture = look

    def _enter(self, face: Token, final: Art, x: float) -> Script:
        """Rise into the band, or fall into its water."""
        rest = Pose(x, self._head_y).scaled(self._scale)
        self._show(face, self._looks(final)[0])
        for star in self._stars:
            star.pose = Pose(x, self._head_y + STAR_LOW, alpha=0.0)
        if self._calm:
            face.pose = rest.with_alpha(0.0)
            yield from fade(face, 1.0, FADE_SECONDS)
            return
        far = -HIGH if self._falls else LOW
        face.pose = rest.at(rest.x, rest.y + far * self._wide)
        yield from glide(face, rest, COMES_SECONDS, in_quad if self._falls else out_back)

    def _act(self, face: Token, final: Art) -> Script:
        """Look in one way after another, with a hop each time; who has fallen goes down at last."""
        shown = self._looks(final)[1:]
        for beat in range(self._beats):
            look = shown[min(beat, len(shown) - 1)]
            self._show(face, look)
            yield from gesture(face, HOP_SECONDS, _hop)
            yield from wait(BEAT - HOP_SECONDS)
        if self._falls:
            yield from self._sink(face)

    def _splash(self, splash: Impact) -> Script:
        """Water rises where it has fallen, and is gone soon."""
        yield from in_turn(splash.burst(), wait(SPLASH_SECONDS))
        low = splash.pose.at(splash.pose.x, splash.pose.y + LOW * self._wide)
        yield from glide(splash, low, SPLASH_SECONDS, in_quad)

    def _sink(self, face: Token) -> Script:
        """Go down in the water."""
        low = face.pose.at(face.pose.x, face.pose.y + LOW * self._wide)
        yield from glide(face, low, SINKS_SECONDS, in_quad)

    def _move_thing(self) -> Script:
        """A card turns about, time and again; any other thing hops."""
        assert self._thing is not None
        token, shape = self._thing.token, _turned if self._is_lifted else _hop
        while self._faces[0].stage is not None and not self._calm:
            yield from gesture(token, TURN_SECONDS, shape)
            yield from wait(TURN_EVERY)


def _hop(t: float) -> PoseOffset:
    return PoseOffset(dy=-HOP * 4 * t * (1 - t))


def _turned(t: float) -> PoseOffset:
    return PoseOffset(sx=abs(1 - 2 * t))


def _token(look: Art, z: float, anchor: Point) -> Token:
    return Token(look, Pose(0, 0), z, "close-up", anchor, steady=True)
