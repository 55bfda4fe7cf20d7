"""What a card changes in anybody's points: it flies to their number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, CardSlain, Scoring
from scenes.core.script import Script, in_turn, together
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.claims.promise_maker import slain_points
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
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
        because of it flies by itself, with their sign, from the one that does it. Nothing flies to
        numbers that are hidden.
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
            start, gains = getters.get(seat, Pose(*panel.places.cards.centre)), []
            if brought:
                gains.append(self._fly(Gain(seat, sign, brought, number), start))
            if lost:
                blade = self._blade(before, after, seat) or start
                gains.append(self._fly(Gain(seat, CardKind.DEATHSLAYER, -lost), blade))
            flights.append(in_turn(*gains))
        yield from together(*flights)
        yield from tokens.count_points()

    def _blade(self, before: Scoring, after: Scoring, seat: Seat) -> Pose | None:
        """Where the Deathslayer lies that now slays a card of *seat*, if one does."""
        slain = [event for event in after.events if isinstance(event, CardSlain)]
        new = [one for one in slain if one.victim == seat and one.target not in before.slain]
        slayers = (self._tokens.panels[one.seat].treasury for one in new)
        return next((lying.pose(CardKind.DEATHSLAYER) for lying in slayers), None)

    def _fly(self, gain: Gain, start: Pose) -> Script:
        tokens = self._tokens
        cause = sign_picture(gain.sign, CAUSE)
        picture = gain_picture(tokens.stage.renderer, gain.points, cause, gain.printed)
        number = tokens.panels[gain.seat].score.number
        yield from tokens.send_points(picture, (start.x, start.y), number)
