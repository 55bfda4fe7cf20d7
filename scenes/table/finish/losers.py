"""Losers: those who have not won, in the lower corners of a finish, looking up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin

from scenes.core.ending import Ending, ResultRow
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.finish.defeats import (
    UP_SECONDS,
    act,
    come_to,
    looks_of,
    start_of,
    thing_of,
)
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.losing import losing_moods
from scenes.ui.winning.own_poses import own_pose
from sprites.motion.ease import out_back
from sprites.motion.gestures import gesture, squashed
from sprites.motion.motions import glide
from sprites.pictures.anchors import FROG_FEET, SEAT_GROUND_FEET
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import scene_palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

WIDE, SEVERAL, AT_TIE = 410.0, 330.0, 250.0  # of one; if two or more are on a side
SEAT_WIDE, SEAT_UNDER = 1.06, 0.05  # what one sits on, of its width; how far behind it
EDGE, FLOOR = 14.0, 52.0  # to the edges of the screen; under the feet
STEP = 0.55  # from one to the next on its side, of a width
PLACES = (0.0, 0.0), (1.0, 0.1), (0.5, 0.66)  # of the first of a side: steps aside; widths up
BEHIND = 0.24, 0.68  # of a width: how far aside and higher one is that looks over another
HIDDEN, GAP = 0.12, 16.0  # what the name hides over the feet, of a width; to the name
LATER = 0.07  # seconds from one to the next
CLAP_SECONDS, SIGH_SECONDS, SIGH = 0.16, 0.7, 0.07
CLAPS, CLAPS_OPEN, LOOKS = "frog-clap", "frog-clap-open", "frog-gaze"


class Losers:
    """The losers of an *ending* on *stage*, at height *z*; each takes it as then on the podium.

    They stand beside the box of the *name*, or behind it where it is too wide; one looks over
    another where there is no room for two. Several winners leave less room for them.
    """

    def __init__(self, stage: Stage, ending: Ending, name: Box, z: float, look: PodiumLook) -> None:
        self._stage, self._z, self._name = stage, z, name
        losers = [row for row in ending.rows if row.number > 1]
        self._count, self._tie = len(losers), len(ending.winners) > 1
        self._wide = AT_TIE if self._tie else SEVERAL if self._count > 2 else WIDE
        self.tokens = [self._loser(i, row) for i, row in enumerate(losers)]
        self.seats = [
            seat_token(look.seat, token.pose, SEAT_WIDE * self._wide, token.z - SEAT_UNDER)
            for token in self.tokens if look.seat
        ]  # fmt: skip
        moods = losing_moods(ending.rows, look.between)
        self._moods = [moods[row.number] for row in losers]
        self._defeats = [self._defeat(i, look.defeat) for i in range(self._count)]
        self._things = [
            thing_of(defeat, token, self._wide) if row.seat is not None else None
            for defeat, token, row in zip(self._defeats, self.tokens, losers, strict=True)
        ]
        for token, mood in zip(self.tokens, self._moods, strict=True):
            looks = (LOOKS, _defeated(token).name, mood, *([CLAPS_OPEN] if mood == CLAPS else []))
            looks = (*looks, *looks_of(look.defeat))
            stage.renderer.prefetch(*(_drawn(token, name) for name in looks))

    @property
    def others(self) -> Sequence[Token]:
        """What they sit on, and what else is about them."""
        return [*self.seats, *(thing for thing in self._things if thing)]

    def _defeat(self, number: int, defeat: Defeat) -> Defeat:
        """What happens to one: only the last is teased, and nobody claps in a quilt."""
        is_last, claps = number == self._count - 1, self._moods[number] == CLAPS
        spared = (defeat is Defeat.TEASED and not is_last) or (defeat is Defeat.WRAPPED and claps)
        return Defeat.RISE if spared else defeat

    def come(self) -> Script:
        """All come, one after the other, and stay as long as there is a finish."""
        if self._stage.renderer.reduced_motion:
            self._stage.add(*self.tokens, *self.seats)
        lives = (after(i * LATER, self._live(i)) for i in range(self._count))
        yield from together(*lives)

    def _loser(self, number: int, row: ResultRow) -> Token:
        """One of a *number* from 0 on: they are on the left and on the right in turn."""
        is_right, before = number % 2 == 1, number // 2
        aside, floor = self._feet(before, is_right=is_right)
        x = self._stage.renderer.width - aside if is_right else aside
        art = LOOKS if row.seat is not None else "frog-toy-sit"
        picture = Art(art, self._wide, scene_palette_of(row.frog), mirrored=is_right)
        token = Token(picture, Pose(x, floor), self._z - before, "loser", FROG_FEET)
        token.lit = True
        return token

    def _feet(self, before: int, *, is_right: bool) -> Point:
        """How far from its side one is that has so many *before* it there, and on which height."""
        height, width = self._stage.renderer.height, self._stage.renderer.width
        many = (self._count + 1 - is_right) // 2 > 1
        room = (width - self._name.right if is_right else self._name.x) - EDGE - GAP - self._wide
        floor = min(height if room >= 0 else self._name.y + HIDDEN * self._wide, height - FLOOR)
        if self._tie or (many and 0 <= room < STEP * self._wide):
            aside, up = (before * share * self._wide for share in BEHIND)
            return EDGE + self._wide / 2 + aside, floor - up
        along, up = PLACES[before]
        return EDGE + self._wide / 2 + along * STEP * self._wide, floor - up * self._wide

    def _live(self, number: int) -> Script:
        """Come to where it rests, take it in its own way, and then clap or sigh."""
        token, mood, defeat = self.tokens[number], self._moods[number], self._defeats[number]
        seats, rest, renderer = self.seats[number : number + 1], token.pose, self._stage.renderer
        if not renderer.reduced_motion:
            token.pose = start_of(rest, defeat, self._wide, (renderer.width, renderer.height))
            for seat in seats:
                seat.pose = rest.at(rest.x, renderer.height + self._wide)
        self._stage.add(token, *seats)
        if not renderer.reduced_motion:
            rising = (glide(seat, rest, UP_SECONDS, out_back) for seat in seats)
            yield from together(*rising, come_to(token, rest, defeat, self._wide))
            token.picture = _defeated(token)
            if thing := self._things[number]:
                self._stage.add(thing)
                self._stage.run(act(thing, token, defeat, self._wide))
            yield from self._sigh(token)
        token.picture = _drawn(token, mood)
        while token.stage is self._stage and not token.reduced_motion:
            yield from self._clap(token) if mood == CLAPS else self._sigh(token)

    def _clap(self, token: Token) -> Script:
        hands = CLAPS_OPEN, CLAPS
        hop = gesture(token, 2 * CLAP_SECONDS, lambda t: squashed(-0.05 * sin(pi * t)))
        yield from together(hop, in_turn(*(_show(token, each) for each in hands)))

    def _sigh(self, token: Token) -> Script:
        yield from gesture(token, SIGH_SECONDS, lambda t: squashed(SIGH * sin(pi * t)))
        yield


def seat_token(drawing: str, feet: Pose, wide: float, z: float) -> Token:
    """What a frog with its *feet* there sits on in a finish."""
    token = Token(Art(drawing, wide), feet, z, "seat", SEAT_GROUND_FEET)
    token.lit = True
    return token


def _show(token: Token, drawing: str) -> Script:
    token.picture = _drawn(token, drawing)
    yield from wait(CLAP_SECONDS)


def _defeated(token: Token) -> Art:
    """How the frog of a *token* takes a defeat in its own way."""
    art = token.picture
    assert isinstance(art, Art)
    assert art.palette is not None, "each frog has its colours"
    return _drawn(token, own_pose(art.palette, won=False))


def _drawn(token: Token, drawing: str) -> Art:
    """How the frog of a *token* looks in a *drawing*; a toy has but one."""
    art = token.picture
    assert isinstance(art, Art)
    return art if "toy" in art.name else replace(art, name=drawing)
