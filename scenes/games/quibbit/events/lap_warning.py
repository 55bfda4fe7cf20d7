"""Tells a lone person large that another frog can lap, before the round in which it first can."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from rules.quibbit import Frog, View
from scenes.core.script import Script
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.choosing.preview_sign import threat_words
from scenes.games.quibbit.choosing.threats import Threat
from scenes.games.quibbit.events.moments import LAP_WARNING
from scenes.games.quibbit.events.race_end import flag
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction


class LapWarning:
    """Remembers who could lap whom in the round before, which is not told again."""

    def __init__(
        self, tokens: QuibbitTokens, now: Callable[[], View], alone: Callable[[], Seat | None]
    ) -> None:
        self._tokens, self._now, self._alone = tokens, now, alone
        self._told: tuple[Frog, Frog] | None = None

    def tell(self) -> Script:
        """Show who can lap whom, face to face, if that is new."""
        seat, view, before = self._alone(), self._now(), self._told
        threat = None if seat is None else _threat(view, Frog(seat))
        self._told = threat.pair if threat else None
        if seat is None or threat is None or threat.pair == before:
            return
        frogs = [self._tokens.ring.frogs[frog] for frog in threat.pair]
        words = threat_words(view.board, Frog(seat), [threat])
        moods = dict(zip(map(Seat, threat.pair), (Reaction.SMIRK, Reaction.SHOCK), strict=True))
        yield from self._tokens.climaxes.climax(
            words, *frogs, size=LAP_WARNING, reactions=moods, thing=flag, act=Act.FACE
        )


def _threat(view: View, frog: Frog) -> Threat | None:
    """The first lap by another that may come of any card of *frog*, unless that can lap as well."""
    found = outlooks(view, frog).values() if frog in view.board.at() else ()
    if any(one.lap for one in found):
        return None
    return next((threat for one in found for threat in one.threats), None)
