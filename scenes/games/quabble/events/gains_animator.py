"""What a card changes in anybody's points: it flies to their number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, Scoring
from scenes.core.script import Script, in_turn, together
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.components.open_cards import slain_points
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.pictures.pose import Pose


@dataclass(frozen=True, slots=True)
class Gain:
    """What a card has brought a seat, or taken from it."""

    seat: Seat
    sign: CardSign
    points: Fraction
    printed: Fraction | None = None
    """What of it is printed on the card, if that is known."""


class GainsAnimator:
    """Sends gains and losses to the numbers of a table."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens

    def send(
        self, before: Scoring, sign: CardSign, getters: Mapping[Seat, Pose],
        printed: Mapping[Seat, int] | None = None,
    ) -> Script:  # fmt: skip
        """What a card has changed since the scoring was as *before* flies to each number.

        It starts where the card lies for its *getters*, for all others at their own Treasury. What
        is *printed* on the card stands apart from what powers have changed. What Deathslayers take
        because of it flies by itself, with their sign. Nothing flies to numbers that are hidden.
        """
        if self._tokens.points_are_hidden:
            return
        tokens, flights = self._tokens, []
        after = tokens.open_cards.scoring()
        for panel in tokens.panels:
            seat = panel.seat
            lost = slain_points(after, seat) - slain_points(before, seat)
            brought = after.points[seat] - before.points[seat] + lost
            number = Fraction(printed[seat]) if printed and seat in printed else None
            gains = [Gain(seat, sign, brought, number)] if brought or seat in getters else []
            gains += [Gain(seat, CardKind.DEATHSLAYER, -lost)] if lost else []
            start = getters.get(seat, Pose(*panel.places.cards.centre))
            flights.append(in_turn(*(self._fly(gain, start) for gain in gains if gain.points)))
        yield from together(*flights)
        yield from tokens.count_points()

    def _fly(self, gain: Gain, start: Pose) -> Script:
        tokens = self._tokens
        cause = sign_picture(gain.sign, CAUSE)
        picture = gain_picture(tokens.stage.renderer, gain.points, cause, gain.printed)
        number = tokens.panels[gain.seat].score.number
        yield from tokens.send_points(picture, (start.x, start.y), number)
