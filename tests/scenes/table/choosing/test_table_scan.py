"""With one button the list at the seat, the table and the words show what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import game_called
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable, TablePhase
from scenes.table.named_choices.list_chooser import ListChooser
from scenes.table.table_scan import BAR
from scenes.table.top_bar import TopBarButton
from seats.keyboard.keys import RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper
from sprites.stage.token import Token
from tests import input_events
from tests.scenes.one_button_player import KEY, REST, OneButtonPlayer
from tests.scenes.running_app import SMALL, RunningApp, running_app

CALM = Settings(scan_time=500, reduced_motion=True, hints="never", speed="brisk")


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(SMALL, CALM) as opened:
        yield opened


def asked(app: RunningApp, way: str, game: str = "quivvit") -> tuple[AnyTable, ListChooser[object]]:
    """A table where somebody with one button chooses."""
    app.set(one_button=way)
    bots = [BotPlayer("easy")] * (game_called(game).seats[0] - 1)
    table = app.open_table(Person(RIGHT_KEYS), *bots, game=game_called(game))
    app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
    chooser = table.pending.chooser(Seat(0))
    assert isinstance(chooser, ListChooser)
    app.frames(REST)
    return table, chooser


def list_box(app: RunningApp, table: AnyTable) -> Box:
    """Where the list lies that is shown."""
    (sheet,) = (one for one in table.stage.tokens if one.name == "options" and one.visible)
    return Box.around(sheet.pose.x, sheet.pose.y, *app.context.renderer.size(sheet.picture))


def time_left(table: AnyTable) -> float:
    """How wide the light part of the bar at what is pointed at is."""
    (bar,) = (one for one in table.stage.tokens if one.name == "scan timer" and one.visible)
    assert isinstance(bar.picture, Collage)
    light = bar.picture.pieces[1].picture
    assert isinstance(light, Paper)
    return light.width


def aims(table: AnyTable) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == "aim"]


@pytest.mark.parametrize("way", ["auto", "step", "hold"])
def test_the_list_follows_the_scan(app: RunningApp, way: str) -> None:
    app.set(scan_time=1000)
    _, chooser = asked(app, way)
    player = OneButtonPlayer(app, way)
    assert chooser.list.framed == chooser.list.groups[0]
    if way == "hold":
        player.hold_on()
    if way == "step":  # the first press only begins
        player.press_when(lambda: True)
        player.hold_on()
    app.run_until(lambda: chooser.list.framed == chooser.list.groups[1])


def test_what_is_pointed_at_is_framed_on_the_table_and_a_group_ends_with_the_way_out(
    app: RunningApp,
) -> None:
    table, chooser = asked(app, "auto")
    pages = chooser.list.groups
    assert len(aims(table)) == len(pages[0])
    OneButtonPlayer(app, "auto").press_when(lambda: chooser.list.framed == pages[0])
    assert len(chooser.list.framed) == 1
    box = table.places.option_box(chooser.list.rows[chooser.list.at].option.place)  # type: ignore[union-attr]
    assert box
    (aim,) = aims(table)
    assert (aim.pose.x, aim.pose.y) == box.centre
    app.run_until(lambda: chooser.list.framed == pages[0])
    assert not aims(table)
    OneButtonPlayer(app, "auto").press_when(lambda: True)
    app.run_until(lambda: chooser.list.framed == pages[1])


def test_a_press_that_does_not_count_is_heard(app: RunningApp) -> None:
    _, chooser = asked(app, "auto")
    pages = chooser.list.groups
    app.run_until(lambda: chooser.list.framed == pages[0])
    heard = []
    for down in (True, False, True, False):
        app.played.clear()
        input_events.key(KEY, down)
        app.frames(3)
        heard.append(tuple(app.played))
    assert len(chooser.list.framed) == 1
    assert heard[2] == (Sound.IGNORED,)


def test_a_bar_shows_how_long_a_row_is_pointed_at(app: RunningApp) -> None:
    table, chooser = asked(app, "auto")
    widths = [time_left(table)]
    at = chooser.list.framed
    while chooser.list.framed == at:
        app.frames()
        widths.append(time_left(table))
    assert widths[-2] < widths[0] < widths[-1]
    assert widths[:-1] == sorted(widths[:-1], reverse=True)


def test_a_page_in_which_nothing_is_chosen_is_left(app: RunningApp) -> None:
    _, chooser = asked(app, "auto")
    OneButtonPlayer(app, "auto").press_when(lambda: chooser.list.framed == chooser.list.groups[0])
    app.run_until(lambda: chooser.list.framed == chooser.list.groups[1])


@pytest.mark.parametrize("game", ["quabble", "quibbit", "quivvit"])
def test_the_list_covers_no_cards_on_the_table_and_no_other_frog(
    app: RunningApp, game: str
) -> None:
    table, _ = asked(app, "auto", game)
    around = list_box(app, table)
    others = [
        box for panel in table.panels[1:] for box in table.places.called_boxes(f"frog {panel.seat}")
    ]
    assert others
    assert not any(around.overlaps(piece) for piece in (*table.pieces, *others))


def test_the_list_of_cards_covers_no_tile_of_quibbit(app: RunningApp) -> None:
    table, _ = asked(app, "auto", "quibbit")
    OneButtonPlayer(app, "auto").make_choice()
    app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
    app.frames(REST)
    around = list_box(app, table)
    assert not any(around.overlaps(piece) for piece in table.pieces)


def test_the_tile_that_a_card_leads_to_is_framed(app: RunningApp) -> None:
    table, _ = asked(app, "auto", "quibbit")
    OneButtonPlayer(app, "auto").make_choice()
    app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
    chooser = table.pending.chooser(Seat(0))
    assert isinstance(chooser, ListChooser)
    option = chooser.list.rows[chooser.list.at].option
    assert option
    (aim,) = aims(table)
    box = table.places.option_box(option.target)
    assert box
    assert (aim.pose.x, aim.pose.y) == box.centre


def test_the_frame_of_a_tile_of_quibbit_has_no_room_for_a_frog_that_is_not_there(
    app: RunningApp,
) -> None:
    table, chooser = asked(app, "auto", "quibbit")
    tiles = [row.option.place for row in chooser.list.rows if row.option]
    boxes = [table.places.option_box(tile) for tile in tiles]
    assert boxes == list(table.pieces)
    assert all(box and box.h < box.w for box in boxes)


def test_the_arrow_over_a_tile_covers_no_words_of_the_list(app: RunningApp) -> None:
    table, chooser = asked(app, "auto", "quibbit")
    chooser.list.point_at(0)
    (arrow,) = (one for one in table.stage.tokens if one.name == "cursor" and one.visible)
    (sheet,) = (one for one in table.stage.tokens if one.name == "options" and one.visible)
    assert arrow.z < sheet.z


def test_over_a_table_the_mark_goes_from_the_likeliest_button_on_to_the_right() -> None:
    assert BAR[0] is TopBarButton.SKIP
    with running_app(SMALL, CALM) as app:
        buttons = asked(app, "auto")[0].top_bar.buttons
        lefts = [buttons[button].x for button in BAR[1:]]
    assert lefts == sorted(lefts)


def test_no_button_is_marked_while_the_winners_are_shown(app: RunningApp) -> None:
    table, _ = asked(app, "auto")
    table.phase = TablePhase.SHOWING
    app.frames(2)
    assert [token for token in table.stage.tokens if token.name == "scan"]
    table.phase = TablePhase.CELEBRATING
    app.frames(2)
    assert not [token for token in table.stage.tokens if token.name == "scan"]
