"""The finish of a match: light on the winners, their names, confetti, and an iris that closes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from scenes.core.ending import Ending, ResultRow
from scenes.core.script import Script, after, together, wait
from scenes.players.winners import winners_in_words
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.headline import TILT, headline_token, stamp
from sounds.bank import Sound
from sprites.motion.ease import in_out_sine
from sprites.motion.motions import fade, hop
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.iris import Iris
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RAYS_Z, WINNER_Z = 5.0, 10.0
DARK = 1.0  # so that nothing on the table is read any more
RAYS, RAYS_DRAWN = 1800.0, 450.0  # how wide they are, and are drawn: to render that takes long
WINNER, WINNER_SHARE = 880.0, 0.86  # the widest a winner gets; of the screen, all together
FEET, FACE = 0.92, 0.42  # where they land, of the screen's height; up from there, of their width
NAME, NAME_AT = 150.0, 0.85  # the headline's size; its place in shares of the height
LEAP_SECONDS, LEAP_HIGH, FADE_SECONDS = 0.5, 260.0, 0.2
CHEERS, CHEER_SECONDS, CHEER_HIGH = 2, 0.36, 90.0
LOOK_SECONDS, CALM_SECONDS = 0.45, 1.2  # with reduced motion it stands still for longer
IRIS_SECONDS, IRIS_HELD, IRIS_SMALL = 0.45, 0.22, 0.4  # the small circle, in winners' widths


class Finish:
    """Shows the *ending* on *stage*, which is at last as it was before."""

    def __init__(self, climaxes: Climaxes, stage: Stage, ending: Ending) -> None:
        self._climaxes, self._stage, self._ending = climaxes, stage, ending
        renderer, winners = stage.renderer, ending.winners
        room = WINNER_SHARE * renderer.width
        self._wide = min(WINNER, room / len(winners))
        feet = renderer.width / 2, FEET * renderer.height
        slots = row(len(winners), self._wide, 0.0, feet)
        self._places = [Pose(slot.x, slot.y) for slot in slots]
        name = winners_in_words(ending)
        self._name = headline_token(renderer, name, theme.FOCUS, NAME)
        self._name.lit = True  # the winners stand behind it
        renderer.prefetch(self._name.picture, angle=TILT)
        self._rays = self._rays_behind(winners)
        self._winners = [self._winner(winner) for winner in winners]

    def show(self) -> Script:
        """All of it."""
        climaxes, stage = self._climaxes, self._stage
        climaxes.hit(0.6)
        yield
        climaxes.spotlight.shine((), DARK)
        stage.add(*self._winners)
        climaxes.throw_confetti(near=True)
        climaxes.play(Sound.HOP)
        yield from together(*map(self._enter, self._winners, self._places))
        for winner in self._ending.winners:
            climaxes.play(Sound.CROAK, winner.frog)
        climaxes.hit(0.5)
        stage.add(self._rays)  # at once: to fade what is so large takes too long
        yield
        middle = stage.renderer.width / 2, NAME_AT * stage.renderer.height
        stamped = after(0.2, stamp(stage, self._name, middle))
        yield from together(stamped, *map(self._cheer, self._winners))
        yield from wait(CALM_SECONDS if stage.renderer.reduced_motion else LOOK_SECONDS)
        yield from self._close()
        climaxes.spotlight.end()
        stage.remove(self._rays, *self._winners, self._name)
        stage.iris = None

    def _rays_behind(self, winners: Sequence[ResultRow]) -> Token:
        """Rays in the colour of the only winner, or of gold."""
        alone = palette_of(winners[0].frog) if len(winners) == 1 else None
        picture = (
            Art("winner-rays", RAYS_DRAWN, alone) if alone else Art("podium-light", RAYS_DRAWN)
        )
        renderer = self._stage.renderer
        middle = Pose(renderer.width / 2, renderer.height / 2).scaled(RAYS / RAYS_DRAWN)
        rays = Token(picture, middle, RAYS_Z, "rays")
        rays.lit = True
        renderer.prefetch(picture)
        return rays

    def _winner(self, winner: ResultRow) -> Token:
        """A large frog, still at its seat."""
        art = "frog-toy-leap" if winner.seat is None else "frog-leap"
        place = self._climaxes.frogs()[winner.frog].place
        start = Pose(place.x, place.y).scaled(place.width / self._wide)
        picture = Art(art, self._wide, palette_of(winner.frog))
        token = Token(picture, start, WINNER_Z, "winner", FROG_FEET)
        token.lit = True
        self._stage.renderer.prefetch(_cheering(picture))
        return token

    def _enter(self, winner: Token, place: Pose) -> Script:
        if winner.reduced_motion:
            winner.picture, winner.pose = _cheering(winner.picture), place.with_alpha(0.0)
            yield from fade(winner, 1.0, FADE_SECONDS)
            return
        yield from hop(winner, place, LEAP_SECONDS, LEAP_HIGH)
        winner.picture = _cheering(winner.picture)

    def _cheer(self, winner: Token) -> Script:
        """Two hops on the spot."""
        for _ in range(0 if winner.reduced_motion else CHEERS):
            yield from hop(winner, winner.pose, CHEER_SECONDS, CHEER_HIGH)

    def _close(self) -> Script:
        """The iris closes: soon to the winners' faces, and after a moment altogether."""
        stage = self._stage
        if stage.renderer.reduced_motion:
            return
        stage.run(fade(self._name, 0.0, FADE_SECONDS))  # else the circle would cut its words
        width, height = stage.renderer.width, stage.renderer.height
        x, y = width / 2, FEET * height - FACE * self._wide
        widest, small = hypot(width, height) * 0.75, IRIS_SMALL * self._wide * len(self._winners)
        for start, end, seconds in (
            (widest, small, IRIS_SECONDS),
            (small, small, IRIS_HELD),
            (small, 0.0, IRIS_SECONDS / 3),
        ):
            steps = steps_in(seconds)
            for step in range(1, steps + 1):
                share = in_out_sine(step / steps)
                stage.iris = Iris(x, y, start + (end - start) * share)
                yield


def _cheering(picture: Picture) -> Art:
    """How the winner of *picture* looks once it has landed."""
    assert isinstance(picture, Art)
    return replace(picture, name="frog-toy-sit" if "toy" in picture.name else "frog-cheer")
