"""What menus and pages of the big screen are on a phone."""

from __future__ import annotations

from scenes.menus.help.help import ControlsHelp
from scenes.menus.lobby.lobby import Lobby
from scenes.phones.big_screen import BigScreen
from seats.phones.phone import ANY_PHONE
from seats.pointer.pointer import POINTER
from tests.all_games import GAMES
from tests.scenes.running_app import running_app
from words import say


def test_the_item_that_leads_on_is_known() -> None:
    with running_app() as app:
        app.stack.reset(Lobby(app.context, GAMES[0]))
        app.frames(2)
        menu = BigScreen().words(app.scene).menu
        assert menu
        assert menu.items[menu.main] == say("lobby.start")


def test_help_tells_a_phone_of_taps_and_nobody_else() -> None:
    with running_app() as app:
        tap, pages = say("help.tap"), []
        for device in (ANY_PHONE, POINTER):
            app.stack.reset(ControlsHelp(app.context, device))
            app.frames(2)
            pages.append(BigScreen().words(app.scene).page)
        assert [tap in page for page in pages] == [True, False]
        assert say("help.confirm") not in pages[0]
