"""The dark lake of a count: large frogs on leaves, which become brighter with each firefly."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script, wait
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.frog_group import (
    CROUCHES,
    FROG_Z,
    GROUND_Z,
    NAME,
    SITS,
    FrogGroup,
)
from scenes.table.seats.seat_frog import Mood
from sprites.motion.gestures import punch
from sprites.pictures.anchors import SEAT_GROUND_FEET
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.render.background import expect_background
from sprites.stage.lit_view import LitView
from sprites.stage.token import Token

WIDEST, SHARE, APART = 640.0, 0.84, 800.0  # a frog; of its room; from one to the next at most
FEET, BELOW = 0.74, 0.52  # of the height, at most; of a frog's width, room below them at least
ASIDE = -0.06  # of a frog's width, beside the middle of its room: its jar is on the right
LEAF = 1.2  # of a frog's width
VIEW, VIEW_Z = "dusk-lake", 0.5
STAR_Z, STAR = FROG_Z - 0.5, 1.15  # what bursts behind a frog, of its width
DARK, LIGHT = 0.85, 0.15  # how dark all is with no firefly in a jar, and once the pond was full
COMING = 0.07  # seconds from frog to frog
GROWS, GROWN = 0.25, 0.3  # what bursts, and seconds
FIREFLIES = "firefly"  # those that wander over the pond are there, too


class Lake:
    """The lake with the frogs of all seats at these *tokens*."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._stage, self._spotlight = tokens.rows.stage, tokens.climaxes.spotlight
        self.renderer = renderer = self._stage.renderer
        self.seats = len(tokens.panels)
        room = min(renderer.width / self.seats, APART)
        wide = min(WIDEST, SHARE * room)
        left = renderer.width / 2 - (self.seats - 1) * room / 2 + ASIDE * wide
        low = min(FEET * renderer.height, renderer.height - BELOW * wide)
        feet = [Pose(left + seat * room, low) for seat in range(self.seats)]
        kept = NAME, FIREFLIES
        self.group = FrogGroup(self._stage, tokens.climaxes, feet, wide, dark=DARK, scenery=kept)
        for frog in self.group.frogs:
            frog.lit = False
        self._view: LitView | None = None
        self._leaf = Art("seat-leaf", LEAF * wide)
        self._star = Art(self._stage.material.climax.impact, STAR * wide)

    def prepare(self, *drawings: str) -> None:
        """Have what is large rendered ahead, frogs in these *drawings*, too."""
        expect_background(self.renderer, Art(VIEW, self.renderer.width))
        self.renderer.prefetch(self._leaf)
        self.group.prepare(*drawings)

    def expect(self, moods: Sequence[Mood]) -> None:
        """Have the frogs of all seats rendered ahead in these *moods*, and what honours leaders."""
        drawn = [self.group.drawing(Seat(seat), mood.value) for seat, mood in enumerate(moods)]
        first = [seat for seat, mood in enumerate(moods) if mood is Mood.CHEERING]
        leaping = [self.group.drawing(Seat(seat), CROUCHES) for seat in first]
        self.renderer.prefetch(self._star, *drawn, *leaping)

    def come(self) -> Script:
        """The table is gone, and one frog after another is there in the dark."""
        yield from self.group.darken()
        self._view = LitView(self.renderer, VIEW)
        self._view.order = self._stage.add_effect(self._view, VIEW_Z)
        self._view.show()
        for seat, frog in enumerate(self.group.frogs):
            self._lay(self._leaf, frog.pose, GROUND_Z).anchor = SEAT_GROUND_FEET
            self.group.sit_down(Seat(seat))
            yield from wait(COMING)

    def go(self) -> Script:
        """All of it is gone, and the light is back."""
        if self._view:
            self._view.hide()
        yield from self.group.go()

    def hand_over(self) -> None:
        """All of it is gone as winners leap from there."""
        self.group.hand_over()
        self._stage.run(self._hide_in_light())

    def _hide_in_light(self) -> Script:
        while self._spotlight.is_dark:
            yield
        if self._view:
            self._view.hide()

    def brighten(self, share: float) -> None:
        """Be brighter by a *share* of all the light that there can be."""
        self._spotlight.shine((), DARK + share * (LIGHT - DARK))

    def honour(self, seat: int) -> None:
        """The frog of a *seat* is in full light, with a burst behind it."""
        frog = self.group.frogs[seat]
        frog.lit = True
        middle = frog.pose.at(frog.pose.x, frog.pose.y - self.group.wide / 2)
        self._stage.run(punch(self.group.put(self._star, middle, STAR_Z), GROWS, GROWN))

    def draw(self, seat: int, drawing: str = SITS) -> None:
        """A frog in a *drawing* looks towards the middle."""
        self.group.draw(Seat(seat), drawing, mirrored=self.looks_left(seat))

    def looks_left(self, seat: int) -> bool:
        """Whether the middle is on the left of the frog of a *seat*."""
        return 2 * seat >= self.seats

    def turn_to(self, acting: Collection[int]) -> None:
        """All other frogs look at the nearest of those that are *acting*, with no other face."""
        for seat, frog in enumerate(self.group.frogs):
            if acting and seat not in acting:
                nearest = min(acting, key=lambda other: abs(other - seat))
                assert isinstance(frog.picture, Art)
                frog.picture = replace(frog.picture, mirrored=nearest < seat)

    def _lay(self, picture: Picture, pose: Pose, z: float) -> Token:
        """Something that is as dark as all is."""
        token = self.group.put(picture, pose, z)
        token.lit = False
        return token
