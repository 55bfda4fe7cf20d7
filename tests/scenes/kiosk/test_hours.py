"""Opening hours: outside of them a dimmed clock is shown."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from scenes.kiosk.closed_screen import ClosedScreen
from scenes.menus.title import Title
from sprites.pictures import theme
from tests import input_events
from tests.contrast import contrast
from tests.scenes.kiosk.kiosk_app import NOON, KioskApp, kiosk_app

pytestmark = pytest.mark.usefixtures("own_home")


def brightest(kiosk: KioskApp) -> int:
    raw = kiosk.app.services.window.surface().get_view("0").raw
    return max(max(raw[colour::4]) for colour in range(3))


HOURS = '[hours]\nevery_day = "10:00-14:00"\n'


def test_outside_its_hours_a_dimmed_clock_is_shown_until_the_house_opens(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.live(1)
        assert kiosk.shows(Title)
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.2)
        night = kiosk.scene
        assert isinstance(night, ClosedScreen)
        input_events.tap(0.5, 0.5)
        kiosk.live(30)
        assert kiosk.scene is night
        assert brightest(kiosk) < 170
        kiosk.when = NOON + timedelta(days=1)
        kiosk.live(0.2)
        assert kiosk.shows(Title)


def test_the_clock_is_dimmed_in_high_contrast_too_and_can_still_be_read(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS + "[settings]\nhigh_contrast = true\n") as kiosk:
        kiosk.when = NOON.replace(hour=20)
        kiosk.live(1)
        dim = brightest(kiosk)
        assert dim < 170
        assert contrast(f"#{dim:02x}{dim:02x}{dim:02x}", theme.CLOSED_GROUND) >= 7.0
        input_events.tap(0.5, 0.5)
        kiosk.live(0.1)
        assert brightest(kiosk) > 200


def test_a_press_at_night_is_answered_with_a_brighter_clock(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.when = NOON.replace(hour=20)
        kiosk.live(1)
        dim = brightest(kiosk)
        input_events.tap(0.5, 0.5)
        kiosk.live(0.1)
        assert brightest(kiosk) > dim
        kiosk.live(7)
        assert brightest(kiosk) == dim


def test_the_clock_is_somewhere_else_every_minute(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        places = set()
        for minute in range(5):
            kiosk.when = NOON.replace(hour=20, minute=minute)
            kiosk.live(0.2)
            night = kiosk.scene
            assert isinstance(night, ClosedScreen)
            places.add(night._widgets["clock"].pose)
        assert len(places) == 5


def test_a_match_that_has_begun_is_played_to_its_end_after_closing_time(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        scene = kiosk.play()
        table = scene.table
        table.match.choose(
            min(table.match.waiting_for),
            next(iter(table.match.state.legal(min(table.match.waiting_for)))),
        )
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(5)
        assert kiosk.scene is scene
        kiosk.play()  # another one is not begun
        kiosk.live(0.2)
        assert kiosk.shows(ClosedScreen)


def test_a_clock_set_back_only_shows_what_the_wall_says(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.2)
        assert kiosk.shows(ClosedScreen)
        kiosk.when = NOON.replace(hour=13)
        kiosk.live(0.2)
        assert kiosk.shows(Title)
        scene = kiosk.play()
        kiosk.when = NOON - timedelta(days=400, hours=1)
        kiosk.live(100)
        assert kiosk.scene is scene
