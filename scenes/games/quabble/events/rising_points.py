"""Points that rise to the paws of their owner, and those that a blade strikes out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.core.script import Script, after, together, wait
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.motion.motions import fade, spring
from sprites.pictures.pictures import Collage
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

NUMBER_Z, BLADE_Z = 440.0, 450.0
LOSS, LOSS_READ = 2.0, 0.6  # what a blade takes: how large at most, seconds
TOLD, TOLD_MANY = 0.9, 9.0  # seconds for what a round has brought; of many, by their square
TOLD_HIGH = 0.46  # how high it is, of a frog's width
FROM, LARGE, HIGH, SECONDS = 0.5, 1.25, 0.14, 0.6  # size before and after; below a face; how long


def rise(tokens: QuabbleTokens, seat: Seat, kind: CardKind, points: Fraction) -> Script:
    """The *points* that a *kind* of card brings *seat* rise, large, to below its face."""
    picture = gain_picture(tokens.stage.renderer, points, icon(kind, CAUSE))
    yield from _rise(tokens, seat, picture, SECONDS, LARGE)


class RoundGains:
    """What each round changes in the points of all seats."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self._before: Sequence[Fraction] = ()

    def note(self) -> None:
        """Note the points from which a round changes them, if they may be seen."""
        hidden = self._tokens.points_are_hidden
        self._before = () if hidden else self._tokens.open_cards.points()

    def show(self) -> Script:
        """What a round has brought each seat, or cost it, rises to below its face."""
        tokens, before, self._before = self._tokens, self._before, ()
        renderer, seats = tokens.stage.renderer, len(tokens.panels)
        told = tokens.unhurried(min(TOLD, TOLD_MANY / seats**2))
        changes = zip(tokens.panels, tokens.open_cards.points(), before, strict=False)
        rising = [
            self._tell(panel.seat, gain_picture(renderer, now - then), told)
            for panel, now, then in changes
            if now != then
        ]
        yield from together(*rising)

    def _tell(self, seat: Seat, picture: Collage, seconds: float) -> Script:
        """A *picture* rises as large as the frog of a *seat* lets it be."""
        frog = self._tokens.panels[seat].places.frog
        return _rise(self._tokens, seat, picture, seconds, TOLD_HIGH * frog.width / picture.height)


def _rise(
    tokens: QuabbleTokens, seat: Seat, picture: Collage, seconds: float, most: float
) -> Script:
    """A *picture* rises from the points of a *seat* to below its face, at *most* so large."""
    panel = tokens.panels[seat]
    rising = Token(picture, Pose(*panel.score.box.centre, sx=FROM, sy=FROM), NUMBER_Z, "score")
    tokens.stage.add(rising)
    large = min(most, panel.places.box.w / picture.width)
    high = panel.places.frog.y - HIGH * panel.places.frog.width
    up = spring(rising, Pose(rising.pose.x, high, sx=large, sy=large), 4, 0.7)
    yield from together(up, after(seconds, fade(rising, 0.0, 0.2)))
    tokens.stage.remove(rising)


def lose(tokens: QuabbleTokens, victim: Seat, there: Pose, points: Fraction) -> Script:
    """What is lost strikes out of a slain card, large, over its owner's cards."""
    cards = tokens.panels[victim].places.cards
    sign = icon(CardKind.DEATHSLAYER, CAUSE)
    picture = gain_picture(tokens.stage.renderer, -points, sign)
    large = min(LOSS, cards.w / picture.width)
    struck = Token(picture, Pose(there.x, there.y), BLADE_Z + 1, "loss")
    tokens.stage.add(struck)
    goal = Pose(*cards.centre, sx=large, sy=large)
    yield from together(spring(struck, goal, 4, 0.5), wait(LOSS_READ))
    yield from fade(struck, 0.0, 0.1)
    tokens.stage.remove(struck)
