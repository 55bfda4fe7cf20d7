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
from tests.scenes.kiosk.kiosk_app import NOON, Pub, a_pub

pytestmark = pytest.mark.usefixtures("own_home")


def brightest(pub: Pub) -> int:
    raw = pub.evening.services.window.surface().get_view("0").raw
    return max(max(raw[colour::4]) for colour in range(3))


HOURS = '[hours]\nevery_day = "10:00-14:00"\n'


def test_outside_its_hours_a_dimmed_clock_is_shown_until_the_house_opens(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.live(1)
        assert pub.shows(Title)
        pub.when = NOON.replace(hour=14)
        pub.live(0.2)
        night = pub.scene
        assert isinstance(night, ClosedScreen)
        input_events.tap(0.5, 0.5)
        pub.live(30)
        assert pub.scene is night
        assert brightest(pub) < 170
        pub.when = NOON + timedelta(days=1)
        pub.live(0.2)
        assert pub.shows(Title)


def test_the_clock_is_dimmed_in_high_contrast_too_and_can_still_be_read(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS + "[settings]\nhigh_contrast = true\n") as pub:
        pub.when = NOON.replace(hour=20)
        pub.live(1)
        dim = brightest(pub)
        assert dim < 170
        assert contrast(f"#{dim:02x}{dim:02x}{dim:02x}", theme.CLOSED_GROUND) >= 7.0
        input_events.tap(0.5, 0.5)
        pub.live(0.1)
        assert brightest(pub) > 200


def test_a_press_at_night_is_answered_with_a_brighter_clock(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.when = NOON.replace(hour=20)
        pub.live(1)
        dim = brightest(pub)
        input_events.tap(0.5, 0.5)
        pub.live(0.1)
        assert brightest(pub) > dim
        pub.live(7)
        assert brightest(pub) == dim


def test_the_clock_is_somewhere_else_every_minute(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        places = set()
        for minute in range(5):
            pub.when = NOON.replace(hour=20, minute=minute)
            pub.live(0.2)
            night = pub.scene
            assert isinstance(night, ClosedScreen)
            places.add(night._widgets["clock"].pose)
        assert len(places) == 5


def test_a_match_that_has_begun_is_played_to_its_end_after_closing_time(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        scene = pub.play()
        table = scene.table
        table.match.choose(
            min(table.match.waiting_for),
            next(iter(table.match.state.legal(min(table.match.waiting_for)))),
        )
        pub.when = NOON.replace(hour=14)
        pub.live(5)
        assert pub.scene is scene
        pub.play()  # another one is not begun
        pub.live(0.2)
        assert pub.shows(ClosedScreen)


def test_a_clock_set_back_only_shows_what_the_wall_says(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.when = NOON.replace(hour=14)
        pub.live(0.2)
        assert pub.shows(ClosedScreen)
        pub.when = NOON.replace(hour=13)
        pub.live(0.2)
        assert pub.shows(Title)
        scene = pub.play()
        pub.when = NOON - timedelta(days=400, hours=1)
        pub.live(100)
        assert pub.scene is scene
