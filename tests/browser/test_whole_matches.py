"""Phones on all seats play a whole match of each game in a real browser."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import sleep
from typing import Any

import pytest

from rules import frogger, mosquito, quabble, quibbit, quivvit
from rules.core import Seat
from rules.games import game_called
from scenes.menus.results import Results
from scenes.menus.score_sheet import ScoreSheet
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.table_scene import TableScene
from seats.occupants import Person
from tests.browser.phone_page import Browser, PhonePage
from tests.scenes.phones.app_with_phones import AppWithPhones
from tests.scenes.running_app import RunningApp

pytestmark = pytest.mark.browser
SHORT = {
    "quibbit": quibbit.Options(rounds=15),
    "frogger": frogger.Options(frogs=2),
    "quabble": quabble.Options(cards=20),
    "mosquito": mosquito.Options(columns=4, deals="one"),
    "quivvit": quivvit.Options(rounds=3, double_rotation=True, color_block=True),
}


def chooser(app: RunningApp, seat: Seat) -> PhoneChooser[Any] | None:
    """With what a phone chooses now, if it has to."""
    if not isinstance(app.scene, TableScene) or not app.table.awaiting_choice:
        return None
    found = app.table.pending.chooser(seat)
    return found if isinstance(found, PhoneChooser) and found.choice is None else None


def press_until_another_step(
    phone: PhonePage, phones: AppWithPhones, seat: Seat, number: int
) -> None:
    """Press an option; again, if the page was not there yet."""
    asked = chooser(phones.app, seat)
    assert asked is not None
    key = asked.path.key

    def gone_on() -> bool:
        now = chooser(phones.app, seat)
        return now is not asked or now.path.key != key

    while not gone_on():
        phone.press_any(number)
        for _ in range(20):
            phones.frames()
            if gone_on():
                return
            sleep(0.002)


@pytest.mark.parametrize("name", SHORT)
def test_phones_on_all_seats_play_a_match_to_its_results(
    name: str, chromium: Browser, phones: AppWithPhones
) -> None:
    app, rng, game = phones.app, Random(3), game_called(name)
    app.set(reduced_motion=True, hints="never")
    pages = [PhonePage(chromium, phones) for _ in range(game.seats[-1])]
    for page in pages:
        page.open()
        assert not page.page.evaluate("isSecureContext")
    people = [Person(device) for device in app.context.input_reader.connected]
    app.open_table(*people, game=game, options=SHORT[name])
    presses = Counter[Seat]()
    while isinstance(app.scene, TableScene):
        phones.frames()
        for seat, page in zip(map(Seat, range(len(pages))), pages, strict=True):
            if chooser(app, seat) is not None:
                press_until_another_step(page, phones, seat, rng.randrange(1000))
                presses[seat] += 1
    assert isinstance(app.scene, Results | ScoreSheet)
    assert len(presses) == len(pages)
    for page in pages:
        assert page.errors == []
        page.close()
