"""The frog that stands for a seat at the edge of the table: its mood, its gaze and its idle life.

It shows only what the room may know: it follows what moves on the screen, and moods are set from
events and from who has to choose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import cos, radians, sin

from scenes.table.seats.frog_face import FrogFace
from scenes.table.seats.frog_gestures import jump, lean, slump, start, tap
from scenes.table.seats.frog_idle import FrogIdle
from scenes.table.seats.seat_light import SeatLight
from sprites.motion.gestures import shiver
from sprites.motion.motions import spring
from sprites.motion.timestep import steps_in
from sprites.pictures.anchors import FROG_FEET, LAUREL_WIDTH
from sprites.pictures.builds import crown_on, head_size, worn_on, worn_size
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

BODY_Z = 298.0
SEAT_FROG = "seat-frog"  # the name of its token
LEANING, LIFTED = 1.09, 8.0  # how much larger and higher a frog is that has to choose
LEANING_FAR, LEANING_DEGREES = 400.0, 10.0  # to where something happens
ATTENDING, TENSE, DEGREES_GRAIN = 5.0, 8.0, 1.5  # degrees to what is chosen; the least change
CLOSER = 1.05  # how much larger a frog is that looks on while the match is tense
LEANING_HZ = (1.5, 1.9, 2.3)  # how fast each seat's frog follows what is chosen
MOUTH = 0.3  # below the top of its head, of its width
WITH_NAME = 1.4  # how high a frog is with its name, of its width
OUT = 0.45  # opacity of a frog that is out of the game
LEAST_LAUREL = 32.0  # design units wide: a smaller sign is no longer seen
RESTS = ((-2.5, 0.0), (2.0, 0.03), (3.5, -0.03), (-1.5, 0.02), (2.5, -0.02), (-3.5, 0.01))
"""How each seat's frog rests: degrees that it leans, and by what share it is lower."""
REST_WIDER = 0.7  # what is lower is wider by this share of that


class Mood(Enum):
    """How a frog sits there; the value is its drawing."""

    WATCHING = "frog-watch"
    THINKING = "frog-think"
    SEALED = "frog-sealed"
    CHEERING = "frog-cheer"
    SAD = "frog-sad"
    SHOCKED = "frog-shock"
    SMUG = "frog-smirk"
    YAWNING = "frog-gaze"
    ASLEEP = "frog-sleep"


class Reaction(Enum):
    """What a frog does for a moment; the value is the mood meanwhile and for how many seconds."""

    JOY = (Mood.CHEERING, 1.3)
    SHOCK = (Mood.SHOCKED, 0.9)
    WINCE = (Mood.SHOCKED, 0.5)
    SULK = (Mood.SAD, 1.6)
    SMIRK = (Mood.SMUG, 1.3)
    SHRUG = (Mood.THINKING, 1.2)


@dataclass(frozen=True, slots=True)
class FrogPlace:
    """Where a frog's feet are, how wide it is, and whether it faces left.

    Its feet are ``sunk`` so far below the ground, behind its tag.
    """

    x: float
    y: float
    width: float
    mirrored: bool = False
    sunk: float = 0.0

    @property
    def box(self) -> Box:
        """What it takes up, with its name."""
        return Box.around(self.x, self.y - self.width / 3, self.width, WITH_NAME * self.width)


class SeatFrog:
    """The frog of one seat; ``step`` has to be called on every fixed step."""

    def __init__(self, stage: Stage, seat: int, place: FrogPlace, *, dummy: bool = False) -> None:
        self.place, self._stage, self._dummy = place, stage, dummy
        self._palette, self._mood, self._shown = palette_of(seat), Mood.WATCHING, Mood.WATCHING
        self._rest = feet = _rest(place, seat)
        self._light = SeatLight(stage, (place.x, place.y), place.width)
        self.body = self._token(self._art(Mood.WATCHING), feet, BODY_Z)
        self._face = FrogFace(stage, self.body, place.width, self._palette, place.mirrored)
        self._face.show(not dummy)
        self._head: Point = (0.0, 0.0)
        self._head_of: tuple[object, ...] = ()  # for what pose and drawing it was found
        self._active = self._out = self._choosing = self._tense = self._worried = False
        self._lean = 0.0  # degrees to what is chosen
        self._sunk, self._glows = 0.0, True
        self._hz = LEANING_HZ[seat % len(LEANING_HZ)]
        self._reaction_left = 0  # steps
        self._closed = False
        self._idle = FrogIdle(stage, self, seat, place.width, mirrored=place.mirrored)
        stage.renderer.prefetch(*(self._art(mood) for mood in (Mood.SHOCKED, Mood.CHEERING)))

    @property
    def tokens(self) -> list[Token]:
        """Its body, and all that is drawn of its face besides."""
        return [self.body, *self._face.tokens]

    @property
    def active(self) -> bool:
        """Whether it has something to do."""
        return self._active

    @property
    def head(self) -> Point:
        """The top of its head, between its eyes."""
        seen = self.body.pose, self._shown
        if seen != self._head_of:
            self._head_of, self._head = seen, self._find_head()
        return self._head

    @property
    def mouth(self) -> Point:
        """Where its tongue comes from."""
        x, y = self.head
        return x, y + MOUTH * head_size(self._palette)[1] * self.place.width

    @property
    def worn(self) -> Pose:
        """How a laurel lies on its head."""
        art = self._art(self._shown)
        x, y = self._on_stage(worn_on(art.name, art.palette))
        least = LEAST_LAUREL / (LAUREL_WIDTH * self.place.width)
        size = max(least, worn_size(art.name, art.palette))
        return Pose(x, y, self.body.pose.angle).scaled(size)

    def _find_head(self) -> Point:
        art = self._art(self._shown)
        return self._on_stage(crown_on(art.name, art.palette))

    def _on_stage(self, point: Point) -> Point:
        """Where a *point* of its drawing is."""
        pose, wide, (x, y) = self.body.pose, self.place.width, point
        aside = (x - FROG_FEET[0]) * wide * pose.sx * (-1 if self.place.mirrored else 1)
        up, turn = (FROG_FEET[1] - y) * wide * pose.sy, radians(pose.angle)
        return (
            pose.x + aside * cos(turn) + up * sin(turn),
            pose.y + aside * sin(turn) - up * cos(turn),
        )

    def show_temper(self, temper: str | None) -> None:
        """Watch with the face of a bot's *temper*, or with no special one."""
        self._face.show_temper(temper)

    def set_mood(self, mood: Mood) -> None:
        """Sit like that from now on, after what it does for the moment."""
        self._mood = mood
        if not self._reaction_left:
            self._draw(mood)

    def react(self, reaction: Reaction) -> None:
        """Show a reaction for a moment."""
        mood, seconds = reaction.value
        self._reaction_left = steps_in(seconds)
        self._draw(mood)
        self._stage.run(_REACTIONS[reaction](self.body))

    def lean_to(self, x: float, seconds: float) -> None:
        """Lean towards *x* for some *seconds*, to see what is there."""
        self._stage.run(lean(self.body, self._aside(x) * LEANING_DEGREES, seconds))

    def _aside(self, x: float) -> float:
        """How far *x* is aside, -1 to 1."""
        return max(-1.0, min(1.0, (x - self.place.x) / LEANING_FAR))

    def portrait(self, reaction: Reaction, width: float) -> Art:
        """Its drawing with a reaction, *width* wide."""
        return replace(self._art(reaction.value[0]), width=width)

    def head_of_width(self, width: float) -> Art:
        """Its head alone."""
        return Art("frog-toy-head" if self._dummy else "frog-head", width, self._palette)

    def lean_in(self, active: bool) -> None:
        """Lean in and be lit while it has something to do."""
        if active == self._active:
            return
        self._active = active
        self._idle.stop()
        self._sit(hz=4.0)
        self._light.shine(active and self._glows)

    def may_glow(self, allowed: bool) -> None:
        """Whether light lies on its seat while it has something to do, or elsewhere."""
        self._glows = allowed
        self._light.shine(self._active and allowed)

    def sink(self, depth: float) -> None:
        """Sit so much lower from now on, behind what is before it."""
        if depth != self._sunk:
            self._sunk = depth
            self._sit(hz=4.0)

    def attend(
        self, goal: Point | None, *, choosing: bool, tense: bool, worried: bool = False
    ) -> None:
        """While a seat is *choosing*, lean to *goal*, and come closer if the match is *tense*.

        Who is *worried* gulps and sweats.
        """
        self._choosing, self._worried = choosing, worried
        if not choosing or self._out or self._dummy:
            return
        if self._stage.renderer.reduced_motion:
            goal, tense = None, False
        degrees = self._aside(goal[0]) * (TENSE if tense else ATTENDING) if goal else 0.0
        if abs(degrees - self._lean) >= DEGREES_GRAIN or tense is not self._tense:
            self._lean, self._tense = degrees, tense
            self._sit(self._hz)

    def _sit(self, hz: float) -> None:
        """Go to where it sits now."""
        size = LEANING if self._active else CLOSER if self._tense else 1.0
        to = self._rest.turned(self._lean).scaled(size).with_alpha(self.body.pose.alpha)
        to = to.at(to.x, to.y + self._sunk - (LIFTED if self._active else 0.0))
        self._stage.run(spring(self.body, to, hz=hz, damping=0.6))

    def leave(self) -> None:
        """Be out of the game."""
        self._out = True
        self.lean_in(False)
        self.set_mood(Mood.SAD)
        self.body.pose = self.body.pose.with_alpha(OUT)

    def look_at(self, goal: Point | None) -> None:
        """Turn the eyes to a point, or straight ahead."""
        self._face.goal = self._idle.glance or goal

    def step(self) -> None:
        """Advance what it does by itself by one fixed step."""
        if self._reaction_left:
            self._reaction_left -= 1
            if not self._reaction_left:
                self._draw(self._mood)
        if not self._dummy:
            self._live()
            self._face.step()

    def _live(self) -> None:
        """Blink now and then, and do something small when nothing else happens."""
        if self._stage.renderer.reduced_motion or self._mood is not Mood.WATCHING:
            self._idle.rest()
            return
        busy = self._out or self._reaction_left > 0 or (self._active and not self._choosing)
        worried = self._worried and self._choosing
        self._idle.step(busy=busy, chooses=self._active, worried=worried)
        if self._idle.closed is not self._closed:
            self._closed = self._idle.closed
            self._draw_eyes(closed=self._closed)

    def show_face(self, drawing: str) -> None:
        """Be drawn as in another mood, until it sits up."""
        self._draw(Mood(drawing))

    def sit_up(self) -> None:
        """Sit as its mood is, unless it reacts to something."""
        if not self._reaction_left and self._shown is not self._mood:
            self._draw(self._mood)

    def _draw(self, mood: Mood) -> None:
        self._shown = mood
        self.body.picture = self._art(mood)
        self._face.show(mood is Mood.WATCHING and not self._dummy)

    def _draw_eyes(self, *, closed: bool) -> None:
        if self._shown is not Mood.WATCHING:
            return
        art = self._art(Mood.WATCHING)
        self.body.picture = replace(art, name="frog-blink") if closed else art
        self._face.show(not closed)

    def _art(self, mood: Mood) -> Art:
        name = "frog-toy-sit" if self._dummy else mood.value
        return Art(name, self.place.width, self._palette, self.place.mirrored)

    def _token(self, picture: Art, pose: Pose, z: float) -> Token:
        token = Token(picture, pose, z, SEAT_FROG, FROG_FEET)
        self._stage.add(token)
        return token


def _rest(place: FrogPlace, seat: int) -> Pose:
    """Where a frog sits, and how: no two seats do it alike."""
    degrees, lower = RESTS[seat % len(RESTS)]
    angle = -degrees if place.mirrored else degrees
    return Pose(place.x, place.y, angle, 1 + REST_WIDER * lower, 1 - lower)


_REACTIONS = {
    Reaction.JOY: jump,
    Reaction.SHOCK: start,
    Reaction.WINCE: shiver,
    Reaction.SULK: slump,
    Reaction.SMIRK: tap,
    Reaction.SHRUG: slump,
}
