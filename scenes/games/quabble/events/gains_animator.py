"""What a card changes in anybody's points: it flies to their number, and is kept for the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.components.round_summary import RoundGain, RoundSummary
from scenes.games.quabble.tokens import QuabbleTokens
from sprites.pictures.pose import Pose

READ, READ_NEW = 1.2, 3.0  # seconds in which a summary is read, and while the game is new


class GainsAnimator:
    """Sends gains and losses to the numbers of a table, and sums up each round."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self._gains: list[RoundGain] = []

    @property
    def has_any(self) -> bool:
        """Whether something has been settled since the last summary."""
        return bool(self._gains)

    def send(
        self, before: Sequence[Fraction], sign: CardSign, getters: Mapping[Seat, Pose]
    ) -> Script:
        """What a card has changed since the points were those *before* flies to each number.

        It starts where the card lies for its *getters*, for all others at their own Treasury.
        """
        tokens, flights, cause = self._tokens, [], sign_picture(sign, CAUSE)
        for panel, old, new in zip(tokens.panels, before, tokens.open_cards.points(), strict=True):
            seat, change = panel.seat, new - old
            if change or seat in getters:
                self._gains.append(RoundGain(seat, sign, change))
            if change:
                picture = gain_picture(tokens.stage.renderer, change, cause)
                at = getters.get(seat, Pose(*panel.places.cards.centre))
                flights.append(tokens.send_points(picture, (at.x, at.y), panel.score.number))
        yield from together(*flights)
        yield from tokens.count_points()

    def sum_up(self) -> Script:
        """Show what the round has brought each seat, and begin anew."""
        tokens = self._tokens
        gains, self._gains = self._gains, []
        summary = RoundSummary(tokens.stage, tokens.layout, gains, tokens.open_cards.points())
        tokens.gaps.clear()  # a hand would lie over the sheets
        yield from summary.show(tokens.let_read(READ_NEW) if tokens.hints_wanted() else wait(READ))
        tokens.gaps.show_words(tokens.gaps.have_words)
