"""Large frogs of all seats before the dark table, until those who have won leap from there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import pi, sin

from rules.core import Seat
from scenes.core.script import Script, after, together, wait
from scenes.table.climaxes.cleared_table import ClearedTable
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.spotlight import LIGHT_SECONDS
from scenes.table.seats.seat_frog import FrogPlace, Mood
from sounds.bank import Sound
from sprites.motion.gestures import gesture, punch, squashed
from sprites.motion.motions import fade
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

DARK = 0.86  # how far the table is dimmed, usually
GROUND_Z, FROG_Z, THING_Z = 10.0, 11.0, 12.0
GROWTH, GROWN, GOING = 0.12, 0.3, 0.15  # how far a frog grows as it comes, and seconds; seconds
FELT = 0.2  # seconds until one hops who has felt that
HOP, HOPPING, BENT = 0.16, 0.4, 0.35  # how high, of its width; seconds; its knees are bent, of that
LEFT_BEHIND = 0.5  # how far it is dark as winners are about to leap
CROUCHES, CROUCH, CROUCHING = "frog-crouch", 0.12, 0.4  # who is about to leap; how low; seconds
CHEER, LAMENT = 0.2, -0.06  # how far a frog grows with joy, and shrinks when it has lost
NAME = "frog-row"
SITS = "frog-sit"  # the drawing of a frog that waits


class FrogGroup:
    """One frog, so *wide*, for each of some seats, with its *feet* somewhere.

    *dark* is how far the table is dimmed meanwhile. Of that only the *scenery* stays, if any is
    named.
    """

    def __init__(
        self, stage: Stage, climaxes: Climaxes, feet: Sequence[Pose], wide: float,
        *, dark: float = DARK, scenery: Collection[str] = (),
    ) -> None:  # fmt: skip
        self._stage, self._climaxes, self._dark = stage, climaxes, dark
        self._spotlight = climaxes.spotlight
        kept = {*scenery, NAME}
        self._table = ClearedTable(stage, climaxes.spotlight, kept) if scenery else None
        self.wide = wide
        self.frogs = [self._frog(Seat(seat), at) for seat, at in enumerate(feet)]
        self._tokens: list[Token] = []
        self._winners: set[Seat] = set()
        self._crouching = False

    def prepare(self, *drawings: str) -> None:
        """Have what is large rendered ahead, frogs in these *drawings*, too."""
        shown = SITS, Mood.CHEERING.value, CROUCHES, *drawings
        seats = range(len(self.frogs))
        frogs = [self.drawing(Seat(seat), drawing) for seat in seats for drawing in shown]
        self._stage.renderer.prefetch(*frogs)

    @property
    def _places(self) -> Mapping[Seat, FrogPlace]:
        """Where all frogs sit."""
        feet = (frog.pose for frog in self.frogs)
        return {Seat(seat): FrogPlace(at.x, at.y, self.wide) for seat, at in enumerate(feet)}

    def darken(self) -> Script:
        """The table is dark, and what is no scenery is put away."""
        self._spotlight.shine((), self._dark)
        yield from wait(LIGHT_SECONDS)  # no frame has time for this and for frogs
        if self._table:
            self._table.clear()

    def sit_down(self, seat: Seat) -> None:
        """A frog is there at once: to fade what is so large takes too long."""
        frog = self.frogs[seat]
        self.draw(seat)
        self._tokens.append(frog)
        self._stage.add(frog)
        self._stage.run(punch(frog, GROWTH, GROWN))

    def put(self, picture: Picture, pose: Pose, z: float = THING_Z) -> Token:
        """Something more that is lit, until all of it goes."""
        token = Token(picture, pose, z, NAME)
        self.add(token)
        return token

    def add(self, token: Token) -> None:
        """Have a *token* lit beside the frogs, until all of it goes."""
        token.lit = True
        self._tokens.append(token)
        self._stage.add(token)

    def draw(self, seat: Seat, drawing: str = SITS, *, mirrored: bool = False) -> None:
        """The frog of a *seat* is seen in another *drawing*."""
        self.frogs[seat].picture = self.drawing(seat, drawing, mirrored=mirrored)

    def drawing(self, seat: Seat, drawing: str, *, mirrored: bool = False) -> Art:
        """The frog of a *seat* in a *drawing*."""
        return Art(drawing, self.wide, palette_of(seat), mirrored=mirrored)

    def cheer(self, seats: Collection[Seat]) -> None:
        """The frogs of these *seats* have won: they cheer, and hop as long as they are there."""
        self._winners.update(seats)
        for seat in seats:
            self._feel(seat, Mood.CHEERING, CHEER)
            self._climaxes.play(Sound.CROAK, seat)
            self._stage.run(after(FELT, self._hop(self.frogs[seat])))

    def expect(self, seats: Collection[Seat], mood: Mood) -> None:
        """Have the frogs of these *seats* rendered in a *mood* ahead."""
        self._stage.renderer.prefetch(*(self.drawing(seat, mood.value) for seat in seats))

    def lament(self, seats: Collection[Seat], mood: Mood) -> None:
        """The frogs of these *seats* have lost, and show it in a *mood*."""
        for seat in seats:
            self._feel(seat, mood, LAMENT)

    def go(self) -> Script:
        """All of it is gone, and the light is back."""
        if self._table:
            self._table.show()
        self._spotlight.put_out()
        yield from together(*(fade(token, 0.0, GOING) for token in self._tokens))
        self._spotlight.end()
        self._remove()

    def hand_over(self) -> None:
        """Let winners crouch, and leap from here; the others sit in the dark until it is light.

        No bare table is seen.
        """
        self._climaxes.starts, self._crouching = self._places, True
        for seat in self._winners:
            self.draw(seat, CROUCHES)
            self._stage.run(gesture(self.frogs[seat], CROUCHING, _lowered))
        self._climaxes.pieces = [self.frogs[seat] for seat in self._winners]
        self._spotlight.shine((), LEFT_BEHIND)
        for token in self._tokens:
            token.lit = token in self._climaxes.pieces
        self._stage.run(self._remove_in_light())
        if self._table:
            self._table.show_in_light()

    def _remove_in_light(self) -> Script:
        """Those who have not won sit in the dark until the finish hides them."""
        while self._spotlight.is_dark:
            yield
        self._remove()

    def _remove(self) -> None:
        self._stage.remove(*self._tokens)
        self._tokens.clear()

    def _feel(self, seat: Seat, mood: Mood, much: float) -> None:
        self.draw(seat, mood.value)
        self._stage.run(punch(self.frogs[seat], much, FELT))

    def _hop(self, frog: Token) -> Script:
        while frog.stage is self._stage and not self._crouching:
            yield from gesture(frog, HOPPING, self._hopping)

    def _hopping(self, t: float) -> PoseOffset:
        """Bend its knees, and jump."""
        if t < BENT:
            return squashed(CROUCH * sin(pi * t / BENT))
        return PoseOffset(dy=-HOP * self.wide * sin(pi * (t - BENT) / (1 - BENT)))

    def _frog(self, seat: Seat, feet: Pose) -> Token:
        frog = Token(self.drawing(seat, SITS), feet, FROG_Z, NAME, FROG_FEET)
        frog.lit = True
        return frog


def _lowered(t: float) -> PoseOffset:
    """Low at once, and then lower and lower."""
    return squashed(CROUCH * t)
