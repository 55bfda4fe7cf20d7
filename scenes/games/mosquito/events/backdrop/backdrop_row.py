"""All frogs in a row before the backdrop, equally large, over a headline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core import Seat
from scenes.core.script import Script, after, together, wait
from scenes.games.mosquito.events.moments import ALL_FROGS
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.climaxes import BEHIND
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import LEAP_SECONDS
from scenes.table.climaxes.close_ups.phases import LEAP_HIGH
from scenes.table.climaxes.headline import HEADLINE_Z, headline_token, stamp
from scenes.table.climaxes.impact import FADE_SECONDS
from scenes.ui.safe_area import safe_area
from sprites.motion.motions import arc, fade
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_HIGH, OPENING_SECONDS, Band
from sprites.stage.token import Token

MIDDLE, FEET = 0.44, 0.62  # of the screen's height: that of the backdrop; where all sit
WORDS, WORDS_HIGH, WORDS_WIDE = 0.85, 130.0, 0.8  # where they are; the box for them
WIDEST, SHARE, APART = 560.0, 0.86, 640.0  # a frog; of its room; from one to the next at most
Z, NAME, AWAITS = HEADLINE_Z - 2, "close-up", "frog-gaze"
COMING = OPENING_SECONDS  # seconds until they leap: the backdrop stands then
LASTS = 0.27  # seconds that all of it is there, besides those of its size


class BackdropRow:
    """The frogs of all seats at these *tokens*, in the order of their seats."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self.stage, self._climaxes = tokens.rows.stage, tokens.climaxes
        renderer = self.stage.renderer
        seats = len(tokens.panels)
        room = min(safe_area(renderer.width, renderer.height).w / seats, APART)
        self.wide = min(WIDEST, SHARE * room)
        left, feet = renderer.width / 2 - (seats - 1) * room / 2, FEET * renderer.height
        self.places = [Pose(left + seat * room, feet) for seat in range(seats)]
        middle = renderer.width / 2, MIDDLE * renderer.height
        self.box = Box.around(*middle, renderer.width, BACKDROP_HIGH)
        words = WORDS_WIDE * renderer.width, WORDS_HIGH
        self._words = Box.around(middle[0], WORDS * renderer.height, *words)
        self.frogs = [self._frog(seat, place) for seat, place in enumerate(self.places)]
        self._beside: list[Token] = []
        self._is_there = False

    def drawing(self, seat: int, name: str) -> Art:
        """The frog of a *seat* in another drawing."""
        return Art(name, self.wide, palette_of(Seat(seat)))

    def put(self, *tokens: Token) -> None:
        """Show *tokens* in the light with the frogs, once they have come."""
        for token in tokens:
            token.lit = True
            self.stage.renderer.prefetch(token.picture)
        self._beside += tokens
        if self._is_there:
            self.stage.add(*tokens)

    def later(self, words: str) -> Token:
        """What is going to tell *words* over the others, rendered ahead."""
        told = headline_token(self.stage, words, ALL_FROGS.headline, self._words, wraps=True)
        self.stage.renderer.prefetch(told.picture, angle=told.pose.angle)
        return told

    def tell(self, told: Token) -> None:
        """Let the words of *told* take the place of those that stand there."""
        for token in self.stage.tokens:
            if token.name == told.name:
                token.visible = False
        self._beside.append(told)
        self.stage.run(stamp(self.stage, told, self._words.centre, below=True))

    def show(self, words: str, acting: Callable[[], Script]) -> Script:
        """All come over the *words*, and are *acting* once they are there."""
        told = self._climaxes.climax(words, size=ALL_FROGS, within=self._words)
        yield from together(told, self._stand(acting))

    def _stand(self, acting: Callable[[], Script]) -> Script:
        yield  # until then it is not dark
        self._climaxes.spotlight.shine((), BEHIND)
        self.stage.run(self._climaxes.backdrop.come(Band(self.box)))
        self.stage.add(*self.frogs)
        yield from together(wait(ALL_FROGS.seconds + LASTS), self._act(acting))
        self.stage.remove(*self.frogs, *self._beside)

    def _act(self, acting: Callable[[], Script]) -> Script:
        yield from together(*map(self._come, self.frogs))
        self.stage.add(*self._beside)
        self._is_there = True
        yield from acting()

    def _come(self, frog: Token) -> Script:
        """Leap in from the nearer side; with reduced motion it fades in."""
        rest, usual = frog.pose, frog.picture
        if frog.reduced_motion:
            frog.pose = rest.with_alpha(0.0)
            yield from fade(frog, 1.0, FADE_SECONDS)
            return
        side = 1 if rest.x > self.box.centre[0] else -1
        frog.picture = replace(looks.leaping(usual), mirrored=side > 0)
        frog.pose = rest.at(self.box.centre[0] + side * (self.box.w / 2 + self.wide), rest.y)
        yield from after(COMING, arc(frog, rest, LEAP_SECONDS, LEAP_HIGH, tilted=False))
        frog.picture = usual

    def _frog(self, seat: int, feet: Pose) -> Token:
        frog = Token(self.drawing(seat, AWAITS), feet, Z, NAME, FROG_FEET, steady=True)
        frog.lit = True
        self.stage.renderer.prefetch(frog.picture, looks.leaping(frog.picture))
        return frog
