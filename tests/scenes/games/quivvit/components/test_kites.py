"""A link of four colours lets both kites fly one round behind the table."""

from __future__ import annotations

from typing import Literal

import pytest

from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.components.kites import ROUND, Z
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from tests.scenes.games.quivvit.events.celebrated_links import celebrate, links_of
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


@pytest.mark.parametrize(
    ("colours", "calm", "text"),
    [(4, False, 100), (4, False, 200), (3, False, 100), (4, True, 100)],
)
def test_kites_fly_for_four_colours_and_come_home(
    colours: int, calm: bool, text: Literal[100, 200]
) -> None:
    with running_app(TINY, Settings(reduced_motion=calm, text_size=text)) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        kites = table.tokens.kites
        advance(celebrate(table, links_of(colours), 8))
        flies, seen_away = colours == 4 and not calm, False
        for _ in range(steps_in(ROUND)):
            kites.step()
            assert {token.z for token, _ in kites._kites} == {Z}, "over no word"
            away = [token.pose for token, _ in kites._kites] != kites._homes
            seen_away = seen_away or away
        kites.step()
        assert seen_away or not flies
        assert not flies or [token.pose for token, _ in kites._kites] == kites._homes
