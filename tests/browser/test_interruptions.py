"""Phones that sleep, lose the network or are reloaded while their owners choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Seat
from rules.games import game_called
from scenes.table.phones.phone_chooser import PhoneChooser
from seats.occupants import Person
from tests.browser.phone_page import PhonePage
from tests.languages import speaking
from tests.scenes.phones.app_with_phones import AppWithPhones
from words import ENGLISH, PSEUDO, sentences

pytestmark = pytest.mark.browser
FIRST = Seat(0)
OPTIONS = "#options button"


@pytest.fixture
def phone(phone: PhonePage, person: Person, phones: AppWithPhones) -> PhonePage:
    """A phone whose owner has taken the first step of a turn of Mosquito, alone at the table."""
    phones.app.set(reduced_motion=True, hints="never")
    phones.app.open_table(person, game=game_called("mosquito"))
    phone.wait_for(OPTIONS)
    phone.press_any(0)  # alone nobody cuts, so this is what the turn is to be
    phone.wait_for("#back")
    return phone


def chooser(phones: AppWithPhones) -> PhoneChooser[object]:
    found = phones.app.table.pending.chooser(FIRST)
    assert isinstance(found, PhoneChooser)
    return found


def reload(phone: PhonePage, phones: AppWithPhones) -> None:
    phone.page.reload()


def fall_asleep(phone: PhonePage, phones: AppWithPhones) -> None:
    """The browser freezes the page, and wakes it later."""
    session = phone.context.new_cdp_session(phone.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    phones.frames(60)
    session.send("Page.setWebLifecycleState", {"state": "active"})


def come_back_with_another_page(phone: PhonePage, phones: AppWithPhones) -> None:
    """The page was closed, and is opened again without its address."""
    phone.page.close()
    phone.open_tab()
    phone.page.goto(phone.address.partition("#")[0])


@pytest.mark.parametrize("interrupt", [reload, fall_asleep, come_back_with_another_page])
def test_the_choice_goes_on_where_it_was(
    phone: PhonePage, phones: AppWithPhones, interrupt: Callable[[PhonePage, AppWithPhones], None]
) -> None:
    step, before = chooser(phones).path.step, chooser(phones)
    interrupt(phone, phones)
    phone.wait_for("#back")
    assert chooser(phones) is before
    assert before.path.step is step
    names = phone.page.locator("#choice button:not(#back)").all_inner_texts()
    assert len(names) == len(step.options)
    phone.page.click("#back")
    phones.run_until(lambda: before.path.key == "")


def test_a_phone_without_network_counts_as_lost_and_has_its_seat_again(
    phone: PhonePage, phones: AppWithPhones
) -> None:
    reader = phones.app.context.input_reader
    phone.context.set_offline(True)
    phone.page.evaluate("socket && socket.close()")  # as the network does, but sooner
    phones.run_until(lambda: not reader.connected)
    assert phones.app.context.seating.unattended()
    phone.context.set_offline(False)
    phones.run_until(lambda: reader.connected)
    phone.wait_for(OPTIONS)
    log = phones.app.table.match.log
    before = len(log)

    def has_chosen() -> bool:
        phone.press_any(0)
        return len(log) > before

    phones.run_until(has_chosen)
    assert len(log) == before + 1


def test_the_page_follows_the_language_that_is_spoken(
    phone: PhonePage, phones: AppWithPhones
) -> None:
    with speaking(PSEUDO):
        phone.wait_for(f"html[lang={PSEUDO}]")
        assert phone.text("#back") == sentences(PSEUDO)["phone_page.back"]
    phone.wait_for(f"html[lang={ENGLISH}]")
