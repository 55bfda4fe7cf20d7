"""The lobby of a party night."""

from __future__ import annotations

from dataclasses import replace

from scenes.core.settings.settings import Settings
from scenes.menus.party.party_lobby import PartyLobby
from seats.input.input_events import Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from tests.scenes.contexts import headless_context
from tests.scenes.phones.example_phones import ExamplePhones


def test_down_from_a_seat_leads_to_what_is_chosen_next_and_never_to_phones() -> None:
    context = headless_context()
    context.phones = ExamplePhones()
    lobby = PartyLobby(context, LEFT_KEYS)
    lobby.lay_out(None)
    assert "phones" in [item.name for item in lobby.menu.items]
    for seat, below in (("seat-0", "games"), ("seat-5", "start")):
        lobby.menu.focus = seat
        lobby.on_press(Press(None, Intent.DOWN, LEFT_KEYS))
        assert lobby.menu.focus == below


def test_what_a_party_night_is_stands_in_the_free_sky_but_not_with_large_text() -> None:
    usual = Settings()
    for settings, is_said in ((usual, True), (replace(usual, text_size=200), False)):
        context = headless_context()
        context.keep(settings)
        lobby = PartyLobby(context, LEFT_KEYS)
        layout = lobby.build_layout()
        assert ("about" in [widget.name for widget in layout.widgets]) is is_said
