"""The lobby of a party night."""

from __future__ import annotations

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
