"""The hand of the only person, which lies in a tray while cards are offered."""

from __future__ import annotations

from rules.core import Seat
from scenes.games.quabble.layout import LIP_OUT
from scenes.table.climaxes.spotlight import box_of
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quabble.tables import new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait


def test_a_hand_is_seen_once_and_what_to_press_for_it_stands_on_its_tray(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 3))
    panel, layout = table.panels[Seat(0)], table.layout
    assert table.tokens.gaps.hand.shown
    assert not any(token.visible for token in panel.held.tokens)
    assert all(token.visible for token in table.panels[Seat(1)].held.tokens)
    app.run_until(lambda: bool(panel.controls))
    signs = box_of(app.context.renderer, (panel._hint,))
    assert signs
    assert layout.hand_box.y - LIP_OUT <= signs.y
    assert signs.bottom <= min(slot.y for slot in layout.hand(5)) - layout.hand_card / 2
    table = open_and_wait(
        app, play_to_claims(new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 3))
    )
    assert not table.tokens.gaps.hand.shown
    assert all(token.visible for token in table.panels[Seat(0)].held.tokens)
