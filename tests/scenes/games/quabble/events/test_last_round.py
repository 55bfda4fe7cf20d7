"""Before the last round of Quabble all frogs stand in a row."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.core import Seat
from rules.quabble import QUABBLE
from scenes.core.script import Script
from scenes.games.quabble.events.lead_change import announce_last_round
from scenes.games.quabble.table import QuabbleTable
from scenes.table.seats.seat_frog import Reaction
from seats.occupants import BotPlayer
from tests.scenes.running_app import running_app


def test_frogs_stand_by_their_points_before_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[list[Seat]]()

    def climax(_words: str, *, reactions: Mapping[Seat, Reaction], **_how: object) -> Script:
        shown.append([*reactions])
        yield

    with running_app((320, 180)) as app:
        table = app.open_table(*[BotPlayer("random")] * 4, game=QUABBLE)
        assert isinstance(table, QuabbleTable)
        monkeypatch.setattr(table.tokens.open_cards, "points", lambda: [1, 4, 3, 2])
        monkeypatch.setattr(table.climaxes, "climax", climax)
        for _ in announce_last_round(table.tokens):
            pass
    assert shown == [[1, 2, 3, 0]]
