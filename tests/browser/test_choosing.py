"""What taps do on the page while its owner chooses."""

from __future__ import annotations

import pytest

from rules.games import game_called
from scenes.menus.lobby.lobby import Lobby
from seats.occupants import BotPlayer, Person
from tests.browser.phone_page import PhonePage
from tests.scenes.phones.app_with_phones import AppWithPhones

pytestmark = pytest.mark.browser
CHOSEN = "byId('chosen').textContent"
STEP = "shown.step"
FOCUS = "document.activeElement.id"
FIRST_LETTER = "getComputedStyle(document.querySelector('#options span'), '::first-letter')"
CARDS = "[...document.querySelectorAll('#cards button')].map((card) => card.className)"


@pytest.fixture
def phone(phone: PhonePage, phones: AppWithPhones) -> PhonePage:
    phones.app.set(reduced_motion=True, hints="never")
    return phone


def tap(phone: PhonePage, selector: str, number: int) -> None:
    """Tap a button, and wait for another step."""
    step = phone.page.evaluate(STEP)
    phone.page.locator(selector).nth(number).click()
    phone.run_until(lambda: phone.page.evaluate(STEP) != step)


def test_a_turned_card_is_shown_first_and_another_can_be_tapped_instead(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    table = phones.app.open_table(person, BotPlayer("easy"), game=game_called("quivvit"))
    phone.wait_for("#board button")
    tap(phone, "#board button", 7)
    first = phone.page.evaluate(CHOSEN)
    tap(phone, "#options button", 1)
    assert phone.page.locator("#options button.main").count() == 1
    tap(phone, "#board button.other", 0)
    assert phone.page.evaluate(CHOSEN) not in ("", first)
    tap(phone, "#options button", 1)
    tap(phone, "#back", 0)
    assert not table.match.log
    tap(phone, "#options button", 1)
    tap(phone, "#options button", 1)
    phones.run_until(lambda: table.match.log)


def test_every_option_begins_with_a_capital(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#options button")
    assert phone.page.evaluate(FIRST_LETTER + ".textTransform") == "uppercase"


def test_another_card_of_the_hand_can_be_tapped_instead(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#options button")
    tap(phone, "#options button", 0)
    assert phone.page.evaluate(CARDS)[0] == "chosen"
    tap(phone, "#cards button", 1)
    assert phone.page.evaluate(CARDS)[:2] == ["", "chosen"]


def press(phone: PhonePage, selector: str) -> None:
    """Press the first of these buttons by key, and wait until the sign has the focus."""
    phone.page.locator(selector).first.focus()
    phone.page.keyboard.press("Enter")
    phone.run_until(lambda: phone.page.evaluate(FOCUS) in ("title", "task"))


def test_the_focus_goes_to_the_sign_when_the_pressed_button_is_gone(
    phone: PhonePage, person: Person, phones: AppWithPhones
) -> None:
    phones.app.open_table(person, BotPlayer("easy"), game=game_called("frogger"))
    phone.wait_for("#options button")
    press(phone, "#options button")
    press(phone, "#back")
    assert not phone.page.is_visible("#back")


def test_the_focus_goes_to_the_sign_after_sitting_down(
    phone: PhonePage, phones: AppWithPhones
) -> None:
    phones.app.stack.reset(Lobby(phones.app.context, game_called("quibbit")))
    phone.wait_for("body:not(.as-pad) #menu-items button")
    press(phone, "#menu-items button")
    phone.wait_for("#pad")
