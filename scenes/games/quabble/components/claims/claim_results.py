"""The result over each card that was claimed: who gets it, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.games.quabble.cards import torn
from scenes.games.quabble.components.claims.gaps import OfferedCard, QuabbleGaps
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.numbers import in_a_row
from sprites.motion.gestures import punch
from sprites.motion.motions import fade, spring
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, LARGE_Z = 430.0, 290.0  # over paws; a large card is over shades and under paws
LARGER, HIGHER = 1.14, 16.0  # a card that all look at; how far it rises
HEAD, TORN = 66.0, 0.68  # how large who gets a card is; a torn card, of that
APART, PAD, RIM = 10.0, 16.0, 5.0
ABOVE = 4.0  # from a large card to its result
SECONDS = 0.2  # in which a result fades


class ClaimResults:
    """One over the card that is settled, which is large until it goes to who gets it."""

    def __init__(self, stage: Stage, gaps: QuabbleGaps) -> None:
        self._stage, self._gaps = stage, gaps
        self.shown: dict[Seat, list[Token]] = {}
        """The results by who has offered the card."""

    def show(self, giver: Seat, picture: Collage) -> None:
        """Have what *giver* offered lie large there, with *picture* above it."""
        cards = self._gaps.offers[giver]
        self.shown[giver] = [self._over(lying, picture) for lying in cards]
        for lying in cards:
            lying.token.z = LARGE_Z
            up = Pose(*large(self._gaps.box(lying.gap)).centre, sx=LARGER, sy=LARGER)
            self._stage.run(spring(lying.token, up, 5, 0.6))

    def take_away(self, giver: Seat) -> Script:
        """The card of *giver* goes to who gets it."""
        tokens = self.shown.pop(giver, [])
        yield from together(*(fade(token, 0.0, SECONDS) for token in tokens))
        self._stage.remove(*tokens)

    def _over(self, lying: OfferedCard, picture: Collage) -> Token:
        box = self._gaps.box(lying.gap)
        fit = min(1.0, box.w / picture.width)
        x, y = box.centre[0], large(box).y - ABOVE - fit * picture.height / 2
        token = Token(picture, Pose(x, y, sx=fit, sy=fit), Z, "result")
        self._stage.add(token)
        self._stage.run(punch(token, 0.2))
        return token


def large(box: Box) -> Box:
    """The place of a card that all look at, which lies in *box* otherwise."""
    x, y = box.centre
    return Box.around(x, y - HIGHER, LARGER * box.w, LARGER * box.h)


def result_picture(renderer: Renderer, takers: Sequence[Seat], points: Picture | None) -> Collage:
    """Who takes a card: one frog, both with a torn card between them, or the King.

    Behind that stand the points for each.
    """
    row: list[Picture] = [head(seat, HEAD) for seat in takers]
    if len(takers) > 1:
        row.insert(1, torn(TORN * HEAD))
    if points is not None:
        row.append(points)
    line = in_a_row(renderer, row or [Art("crown", HEAD)], APART)
    w, h = line.width + 2 * PAD, max(line.height, HEAD) + 2 * RIM
    rim = palette_of(takers[0]).body if len(takers) == 1 else theme.GOLD
    sheet = Paper(w, h, theme.NIGHT, h / 2, rim, edge_width=RIM)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))
