"""With one button every item of every screen is pointed at, groups before their members."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from scenes.core.settings.settings import Settings
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.scanning.scan_entries import MOST, ScanEntry
from scenes.ui.pages.page_screen import PageScreen
from seats.intents import Intent
from sprites.pictures.geometry import Box
from tests.scenes.contexts import headless_context, live, press
from tests.scenes.running_app import SMALL
from tests.scenes.ui.menu_screens import SCREENS, opened


def screen_called(name: str, scale: float = 1.0) -> MenuScreen:
    context = headless_context(SMALL, scale)
    context.settings = Settings(one_button="auto")
    screen = opened(name, context)
    screen.lay_out(None)
    return screen


def leaves(entries: Iterable[ScanEntry]) -> list[str]:
    """All items that can be reached through *entries*."""
    found = []
    for entry in entries:
        found += leaves(entry.members) if entry.members else list(entry.items)
    return found


def longest(entries: Sequence[ScanEntry]) -> int:
    """How many entries the longest list has."""
    return max([len(entries), *(longest(entry.members) for entry in entries if entry.members)])


@pytest.mark.parametrize("name", SCREENS)
def test_all_items_are_scanned_in_short_lists(name: str) -> None:
    screen = screen_called(name)
    names = [item.name for item in screen.menu.items]
    if not names:
        return
    entries = screen.scan.entries
    assert sorted(leaves(entries)) == sorted(names)
    assert longest(entries) <= MOST + 2
    if "back" in names:
        assert entries[-1].items == ("back",)
    live(screen, 0.1)
    assert screen.scan.entry in entries


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_beside_a_row_lies_on_the_screen(scale: float) -> None:
    screen = screen_called("settings", scale)
    whole = Box(0, 0, screen.renderer.width, screen.renderer.height)
    for wanted in (1, 0):  # the second group, and its first row
        while screen.scan.entries.index(screen.scan.entry or screen.scan.entries[0]) != wanted:
            live(screen, 0.2)
        press(screen, Intent.CONFIRM)
        live(screen, 0.6)
    screen.refresh()
    found = [widget for widget in screen.widgets.shown if widget.name == "scan list"]
    assert found
    assert all(whole.encloses(widget.box) for widget in found)


def test_a_group_in_which_nothing_is_chosen_is_left_after_two_passes() -> None:
    screen = screen_called("settings")
    groups = screen.scan.entries
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    inside = screen.scan.entries
    assert inside[-1].leaves
    seconds = screen.context.settings.scan_time / 1000
    live(screen, (2 * len(inside) + 1) * seconds - 0.2)
    assert screen.scan.entries == inside
    live(screen, 0.4)
    assert screen.scan.entries == groups


def pointed(screen: MenuScreen) -> str:
    """The first item that is pointed at."""
    assert screen.scan.entry
    return screen.scan.entry.items[0]


def point_at(screen: MenuScreen, item: str, *, leaves: bool = False) -> None:
    """Wait until *item* alone or the way out of its group is pointed at; open its group."""
    while not (found := screen.scan.entry) or item not in found.items or leaves != found.leaves:
        live(screen, 0.1)
    if found.members:
        press(screen, Intent.CONFIRM)
        point_at(screen, item)


def test_the_frame_of_a_group_covers_only_what_is_to_be_seen_of_it() -> None:
    screen = screen_called("settings", 2.0)
    live(screen, 0.1)
    screen.refresh()
    (frame,) = (widget for widget in screen.widgets.shown if widget.name == "scan frame")
    back = screen.menu.items[-1]
    assert back.name == "back"
    assert not frame.box.overlaps(back.box)


def test_what_scrolls_is_in_no_group_with_what_does_not() -> None:
    screen = screen_called("pause", 2.0)
    names = [entry.items for entry in screen.scan.entries]
    assert names[-2:] == [("lesson",), ("back",)]
    assert all(len(items) == 1 for items in names)


def test_after_a_group_in_which_a_value_was_changed_comes_the_way_back() -> None:
    screen = screen_called("settings")
    point_at(screen, "reduced_motion")
    press(screen, Intent.CONFIRM)
    live(screen, 0.6)
    point_at(screen, "reduced_motion", leaves=True)
    press(screen, Intent.CONFIRM)
    assert pointed(screen) == "back"
    point_at(screen, "effects")
    point_at(screen, "effects", leaves=True)
    press(screen, Intent.CONFIRM)
    assert pointed(screen) == "effects"


@pytest.mark.parametrize("hinted", [True, False])
def test_the_words_leave_the_way_back_of_a_score_sheet_free(
    hinted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.ui.scanning.scan_words.HINTED", 3 * hinted)
    screen = screen_called("score sheet", 2.0)
    (back,) = screen.menu.items
    words = next(widget.box for widget in screen.widgets.shown if widget.name == "scan words")
    assert not back.box.overlaps(words)
    assert (back.box.bottom > words.y) is not hinted


def test_a_bar_lies_at_what_is_pointed_at() -> None:
    screen = screen_called("pause")
    live(screen, 0.2)
    entry = screen.scan.entry
    assert entry
    (bar,) = (one for one in screen.widgets.stage.tokens if one.name == "scan timer")
    box = next(screen.menu.box_of(item) for item in screen.menu.items if item.name in entry.items)
    assert (bar.pose.x, bar.pose.y) == (box.centre[0], box.bottom)
    assert bar.visible


def test_a_group_that_is_opened_again_begins_with_its_first_item() -> None:
    screen = screen_called("settings")
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    first = screen.scan.entry
    while screen.scan.entry != screen.scan.entries[-1]:
        live(screen, 0.2)
    press(screen, Intent.CONFIRM)
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    assert screen.scan.entry == first != screen.scan.entries[-2]


@pytest.mark.parametrize("most_rows", [2, 20], ids=["grouped", "not grouped"])
def test_pause_always_begins_with_going_on(most_rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.ui.menu.scanning.scan_entries.MOST_ROWS", most_rows)
    screen = screen_called("pause")
    assert any(entry.members for entry in screen.scan.entries) is (most_rows == 2)
    assert screen.scan.entry == screen.scan.entries[0] == ScanEntry(("resume",))


def test_a_group_is_gone_through_from_left_to_right_after_its_likeliest_item() -> None:
    screen = screen_called("lobby")
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    first, *others, way_out = screen.scan.entries
    assert first == ScanEntry(("start",))
    assert way_out.leaves
    boxes = {item.name: item.box for item in screen.menu.items}
    lefts = [boxes[name].x for entry in others for name in entry.items]
    assert lefts == sorted(lefts)


def test_a_changed_row_stays_raised_until_done_which_leads_to_the_way_back() -> None:
    screen = screen_called("settings")
    live(screen, 0.6)
    point_at(screen, "effects")
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    live(screen, 0.6)
    assert [entry.change for entry in screen.scan.entries] == [1, -1, 0]
    press(screen, Intent.CONFIRM)
    while not (screen.scan.entry and screen.scan.entry.leaves):
        assert screen.scan.raised == "effects"
        live(screen, 0.1)
    assert screen.scan.raised == "effects"
    live(screen, 0.6)
    press(screen, Intent.CONFIRM)
    assert pointed(screen) == "back"


def test_the_mark_stays_at_the_next_page_while_a_page_is_read() -> None:
    screen = screen_called("help")
    for _ in range(2):
        live(screen, 4.0)
        assert pointed(screen) == "later"
        press(screen, Intent.CONFIRM)
    assert isinstance(screen, PageScreen)
    assert screen.page == 2
    live(screen, 60.0)
    assert screen.page == 2
