"""What is in view on small phones, and on those held sideways, without scrolling."""

from __future__ import annotations

import pytest

from rules.games import game_called
from scenes.menus.lobby.lobby import Lobby
from seats.occupants import BotPlayer, Person
from tests.browser.phone_page import PhonePage
from tests.scenes.phones.app_with_phones import AppWithPhones

pytestmark = pytest.mark.browser
SMALL = {"width": 320, "height": 568}
SIDEWAYS = {"width": 844, "height": 390}
MARK = "getComputedStyle(document.querySelector('#menu-items li.main'), '::before').content"
TO_THE_END = "byId('menu-items').scrollTop = 10000"


def test_a_list_that_goes_on_below_says_so(phone: PhonePage, phones: AppWithPhones) -> None:
    phone.page.set_viewport_size(SMALL)
    phones.app.stack.reset(Lobby(phones.app.context, game_called("quibbit")))
    phone.wait_for("body:not(.as-pad) #menu-items button")
    phone.page.evaluate("byId('menu-items').querySelector('button').click()")
    phone.wait_for("#pad")
    assert phone.page.evaluate(MARK) == '"▼"'
    phone.page.evaluate(TO_THE_END)
    phone.run_until(lambda: phone.page.evaluate(MARK) == "none")


def test_a_wide_board_is_in_view_beside_the_cards_on_a_phone_held_sideways(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phone.page.set_viewport_size(SIDEWAYS)
    phones.app.set(reduced_motion=True, hints="never")
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#options button")
    for part in ("#options button >> nth=-1", "#board img"):
        phone.run_until(lambda part=part: is_in_view(phone, part))  # type: ignore[misc]


def is_in_view(phone: PhonePage, part: str) -> bool:
    box = phone.page.locator(part).bounding_box()
    fits = box["x"] + box["width"] <= SIDEWAYS["width"]
    return bool(fits and box["y"] + box["height"] <= SIDEWAYS["height"])
