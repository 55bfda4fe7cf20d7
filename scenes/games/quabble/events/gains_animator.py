"""What a card changes in anybody's points: it flies to their number, and is kept for the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, Scoring
from scenes.core.script import Script, in_turn, together, wait
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.components.open_cards import slain_points
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

    def send(self, before: Scoring, sign: CardSign, getters: Mapping[Seat, Pose]) -> Script:
        """What a card has changed since the scoring was as *before* flies to each number.

        It starts where the card lies for its *getters*, for all others at their own Treasury. What
        Deathslayers take because of it flies by itself, with their sign.
        """
        tokens, flights = self._tokens, []
        after = tokens.open_cards.scoring()
        for panel in tokens.panels:
            seat = panel.seat
            lost = slain_points(after, seat) - slain_points(before, seat)
            brought = after.points[seat] - before.points[seat] + lost
            gains = [RoundGain(seat, sign, brought)] if brought or seat in getters else []
            gains += [RoundGain(seat, CardKind.DEATHSLAYER, -lost)] if lost else []
            self._gains += gains
            start = getters.get(seat, Pose(*panel.places.cards.centre))
            flights.append(in_turn(*(self._fly(gain, start) for gain in gains if gain.points)))
        yield from together(*flights)
        yield from tokens.count_points()

    def _fly(self, gain: RoundGain, start: Pose) -> Script:
        tokens = self._tokens
        cause = sign_picture(gain.sign, CAUSE)
        picture = gain_picture(tokens.stage.renderer, gain.points, cause)
        number = tokens.panels[gain.seat].score.number
        yield from tokens.send_points(picture, (start.x, start.y), number)

    def sum_up(self) -> Script:
        """Show what the round has brought each seat, and begin anew."""
        tokens = self._tokens
        gains, self._gains = net(self._gains), []
        summary = RoundSummary(tokens.stage, tokens.layout, gains, tokens.open_cards.points())
        tokens.gaps.clear()  # a hand would lie over the sheets
        yield from summary.show(tokens.let_read(READ_NEW) if tokens.hints_wanted() else wait(READ))
        tokens.gaps.show_words(tokens.gaps.have_words)


def net(gains: Sequence[RoundGain]) -> list[RoundGain]:
    """*gains* with all that one sign brought or cost a seat as one.

    What cancelled itself is left out; a card that brought nothing from the first is not.
    """
    found: dict[tuple[Seat, CardSign], list[Fraction]] = {}
    for gain in gains:
        found.setdefault((gain.seat, gain.sign), []).append(gain.points)
    sums = [RoundGain(*of, sum(points, Fraction(0))) for of, points in found.items()]
    alone = [len(points) == 1 for points in found.values()]
    return [gain for gain, is_alone in zip(sums, alone, strict=True) if gain.points or is_alone]
