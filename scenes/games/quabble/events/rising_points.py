"""Points that rise to the paws of their owner, and those that a blade strikes out."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.core.script import Script, after, together, wait
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.motion.motions import fade, spring
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

NUMBER_Z, BLADE_Z = 440.0, 450.0
LOSS, LOSS_READ = 2.0, 0.6  # what a blade takes: how large at most, seconds
FROM, LARGE, HIGH, SECONDS = 0.5, 1.25, 0.14, 0.6  # size before and after; below a face; how long


def rise(tokens: QuabbleTokens, seat: Seat, kind: CardKind, points: Fraction) -> Script:
    """The *points* that a *kind* of card brings *seat* rise, large, to below its face."""
    panel = tokens.panels[seat]
    picture = gain_picture(tokens.stage.renderer, points, icon(kind, CAUSE))
    rising = Token(picture, Pose(*panel.score.box.centre, sx=FROM, sy=FROM), NUMBER_Z, "score")
    tokens.stage.add(rising)
    large = min(LARGE, panel.places.box.w / picture.width)
    high = panel.places.frog.y - HIGH * panel.places.frog.width
    up = spring(rising, Pose(rising.pose.x, high, sx=large, sy=large), 4, 0.7)
    yield from together(up, after(SECONDS, fade(rising, 0.0, 0.2)))
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
