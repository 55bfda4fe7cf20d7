from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import AnyGame, game_called
from scenes.table.game_table import AnyTable, GameTable
from scenes.table.named_choices.list_chooser import MADE, ListChooser
from scenes.table.named_choices.option_list import list_room
from scenes.ui.option_rows import MOST_ROWS, OptionRows
from seats.intents import Intent
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from tests.all_games import GAMES
from tests.languages import speaking
from tests.matches.match_histories import game_id
from tests.scenes.contexts import headless_context
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import PadButtons, tap
from words import PSEUDO

QUIBBIT, QUIVVIT = game_called("quibbit"), game_called("quivvit")
CLOSED = ["Look: all others look away", "Pause"]
SMALL = (640, 360)


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningApp]:
    monkeypatch.setattr(GameTable, "chooses_on_lists", True)
    with running_app(pads=2) as opened:
        yield opened


def on_lists(app: RunningApp, game: AnyGame, people: int = 1) -> AnyTable:
    """A table where people choose on lists, as soon as somebody does."""
    pads = [PadButtons(pad).device for pad in app.pads[:people]]
    bots = [BotPlayer("easy")] * (game.seats[0] - people)
    table = app.open_table(*map(Person, pads), *bots, shown=False, game=game)
    app.open(table)
    app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
    return table


def chooser(table: AnyTable, seat: int = 0) -> ListChooser[object]:
    found = table.pending.chooser(Seat(seat))
    assert isinstance(found, ListChooser)
    return found


def words(table: AnyTable, seat: int = 0) -> list[str]:
    return [row.words for row in chooser(table, seat).list.rows]


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_choice_is_made_on_a_list(app: RunningApp, game: AnyGame) -> None:
    table = on_lists(app, game)
    buttons, made = PadButtons(app.pads[0]), len(table.match.log)
    for _ in range(4):
        if len(table.match.log) > made or chooser(table).choice is not None:
            return
        tap(app, buttons, Intent.CONFIRM)
    raise AssertionError("nothing was chosen")


def test_a_list_is_gone_through_in_both_directions_and_shows_places(app: RunningApp) -> None:
    table = on_lists(app, QUIVVIT)
    buttons, lists = PadButtons(app.pads[0]), chooser(table).list.number
    tap(app, buttons, Intent.DOWN, Intent.DOWN, Intent.UP)
    assert chooser(table).list.at == 1
    arrow = next(token for token in table.stage.tokens if token.name == "cursor" and token.visible)
    box = table.places.option_box(1)
    assert box is not None
    assert arrow.pose.x == box.centre[0]
    tap(app, buttons, Intent.UP, Intent.UP)
    assert words(table)[chooser(table).list.at] == "Pause"
    assert chooser(table).list.number == lists


def test_one_goes_back_a_step(app: RunningApp) -> None:
    table = on_lists(app, QUIVVIT)
    buttons, first = PadButtons(app.pads[0]), words(table)
    tap(app, buttons, Intent.CONFIRM)
    assert words(table)[-2:] == ["Back", "Pause"]
    tap(app, buttons, Intent.CANCEL)
    assert words(table) == first


def test_a_secret_list_is_shown_once_the_others_look_away_and_can_be_chosen_from_again(
    app: RunningApp,
) -> None:
    table = on_lists(app, QUIBBIT, people=2)
    one, other = (PadButtons(pad) for pad in app.pads)
    for buttons in (one, other):  # where the frogs start is no secret
        app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
        tap(app, buttons, Intent.CONFIRM)
        app.frames(30)
    app.run_until(lambda: table.awaiting_choice and table.pending.people_choosing)
    assert words(table) == CLOSED
    tap(app, one, Intent.CONFIRM)
    assert len(words(table)) > len(CLOSED)
    assert not [token for token in table.stage.tokens if token.name == "cursor" and token.visible]
    assert table.pending.hide()
    assert words(table) == CLOSED
    tap(app, one, Intent.CONFIRM, Intent.CONFIRM)
    assert chooser(table).choice is not None
    assert words(table, seat=1) == CLOSED


def test_a_made_choice_can_be_made_again_after_a_moment(app: RunningApp) -> None:
    table = on_lists(app, QUIBBIT)
    made = chooser(table)
    made.list.choose()
    chosen = made.choice
    made.list.choose()
    assert made.choice is chosen, "nothing is shown yet"
    for _ in range(round(MADE / STEP) + 1):
        made.step()
    assert words(table) == ["Choose again", "Pause"]
    made.list.choose()
    assert made.choice is None


def test_long_lists_have_pages_of_about_the_same_length() -> None:
    renderer = headless_context(SMALL).renderer
    rows = OptionRows(renderer, "What?", [f"Option {i}" for i in range(14)], 500.0, 600.0)
    assert [len(page.rows) for page in rows.pages] == [5, 4, 5]
    assert max(len(page.rows) for page in rows.pages) <= MOST_ROWS
    large = OptionRows(renderer, "What?", ["many words " * 9] * 4, 500.0, 300.0)
    assert [len(page.rows) for page in large.pages] == [1, 1, 1, 1]


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_list_lies_on_the_table_whatever_the_size_of_text(app: RunningApp, game: AnyGame) -> None:
    app.set(text_size=200)
    with speaking(PSEUDO):
        table = on_lists(app, game)
        room = list_room(table.context.renderer, table.top_bar).inset(-1)
        for group in chooser(table).list.groups:
            chooser(table).list.point_at_group(group)
            for token in table.stage.tokens:
                if token.name == "options" and token.visible:
                    wide, high = table.stage.renderer.size(token.picture)
                    box = Box.around(
                        token.pose.x, token.pose.y, wide * token.pose.sx, high * token.pose.sy
                    )
                    assert room.encloses(box)
