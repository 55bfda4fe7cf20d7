"""Where notes at the table of Mosquito are told."""

from __future__ import annotations

import pytest

from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.turns.bar_notes import fits
from seats.occupants import BotPlayer
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import languages, say, speak


@pytest.mark.parametrize("language", languages())
def test_the_deck_is_seen_while_its_end_is_told(language: str) -> None:
    with running_app(TINY, Settings()) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, turns=2))
        speak(language)
        words, layout = say("mosquito.pile_empty"), table.layout
        assert fits(words, layout.note_beside_pile, table.stage.renderer)
        list(zip(range(2), table._animator.dealing._tell_of_the_end(), strict=False))
        (told,) = (token for token in table.stage.tokens if token.name == "callout")
        wide, _ = table.stage.renderer.size(told.picture)
        assert told.pose.x + wide / 2 < layout.pile.x - layout.small * layout.card / 2
