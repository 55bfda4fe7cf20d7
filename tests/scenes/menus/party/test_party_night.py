"""A whole party night through the real event queue, and what is left of it after a crash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from archive.archive import AnyMatch
from rules.core import Seat
from rules.games import game_called
from rules.party import points_for_places, total
from scenes.app.demos.party_demo import PartyDemo
from scenes.core.settings.settings import Settings
from scenes.menus.party.games_menu import GamesMenu
from scenes.menus.party.leave_party import LeaveParty
from scenes.menus.party.party_lobby import PartyLobby
from scenes.menus.party.party_offer import PartyOffer
from scenes.menus.party.party_results import PartyResults
from scenes.menus.party.progress import found
from scenes.menus.party.standing import StandingScreen
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.scenes.any_game_players import with_buttons, with_pointer
from tests.scenes.contexts import PAD
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import (
    Buttons,
    Finger,
    KeyButtons,
    Mouse,
    PadButtons,
    choose_item,
    skip,
    tap,
)
from tests.scenes.window_sizes import texts
from words import say

pytestmark = pytest.mark.usefixtures("with_quick_bots")
Guest = tuple[Device, Callable[[], None], Callable[[str], None]]
TINY = (320, 180)
OTHERS = ("frogger", "quabble", "mosquito", "quivvit")
CALM = Settings(reduced_motion=True)


def focus(app: RunningApp, buttons: Buttons, name: str, *ways: Intent) -> None:
    """Press *ways* again and again, until the item called *name* has the focus."""
    for _ in range(12):
        for way in ways:
            if app.screen.menu.focus == name:
                return
            tap(app, buttons, way)
    raise AssertionError(f"{name} cannot be reached, only {app.screen.menu.focus}")


def begin(app: RunningApp, buttons: Buttons) -> None:
    """From the title to the first of two games of Quibbit, by buttons alone."""
    focus(app, buttons, "party", Intent.DOWN, Intent.LEFT, Intent.LEFT)
    tap(app, buttons, Intent.CONFIRM)
    app.shows(PartyLobby)
    focus(app, buttons, "games", Intent.LEFT)
    tap(app, buttons, Intent.CONFIRM)
    app.shows(GamesMenu)
    tap(app, buttons, Intent.RIGHT)  # Quibbit: twice
    for name in OTHERS:
        focus(app, buttons, name, Intent.DOWN)
        tap(app, buttons, Intent.LEFT)  # not
    tap(app, buttons, Intent.CANCEL)
    assert app.shows(PartyLobby).games == ("quibbit", "quibbit")
    focus(app, buttons, "start", Intent.DOWN, Intent.RIGHT)
    tap(app, buttons, Intent.CONFIRM)
    app.shows(StandingScreen)
    tap(app, buttons, Intent.CONFIRM)
    app.shows(TableScene)


def to_standing(app: RunningApp, buttons: Buttons) -> None:
    """Play the present match to its end and look at the standing."""
    guest = QuibbitButtonPlayer(app, buttons)
    app.play_until(lambda: isinstance(app.scene, Results), guest.act)
    results = app.shows(Results)
    app.run_until(lambda: results.takes_presses)
    tap(app, buttons, Intent.CONFIRM)
    app.shows(StandingScreen)


def test_how_long_a_party_night_takes_is_told_before_its_first_game() -> None:
    with running_app(pads=1) as app:
        context = app.context
        context.seating.resize(3)
        menu = GamesMenu(context, 3, None, lambda _: None, PAD)
        for game in GAMES:
            in_short = say(f"{game.name}.in_short")
            assert menu.about(game.name) == say("party.about_game", game=in_short)
            assert len(in_short.split()) <= 8
        none_for_five = GamesMenu(context, 5, None, lambda _: None, PAD)
        assert none_for_five.about("mosquito") == say(
            "party.not_for", game=game_called("mosquito").title, count=5
        )
        found(context, ("quibbit", "frogger"), 3)
        app.stack.reset(StandingScreen(context))
        app.frames(2)
        (told,) = texts(app.screen.widgets["how"].picture)
        first, *points = told.words.split("\n")
        assert first == say("party.how_first", games=2)
        assert points == [say("party.how", most=3), say("party.how_equal")]


@pytest.mark.parametrize("device", ["pad", "keys", "mouse", "touch"])
def test_a_party_night_of_five_games_from_the_title_to_the_winner(device: str) -> None:
    with running_app(TINY, CALM, pads=1) as app:
        person, play, choose = guest_with(app, device)
        choose("party")
        choose("start")
        app.shows(StandingScreen)
        choose("next")
        bots = [BotPlayer("easy")] * 2
        seating, first = app.context.seating, app.table.match
        assert [seating.occupant(seat) for seat in seating.seats()] == [Person(person), *bots]
        for number, game in enumerate(GAMES):
            match = app.table.match
            assert (match.game.name, match.seed) == (game.name, first.seed + number)
            app.play_until(lambda: isinstance(app.scene, Results), play)
            app.run_until(lambda: app.shows(Results).takes_presses)
            choose("rematch")
            check_standing(app, match, number + 1)
            choose("next")
        app.run_until(lambda: isinstance(app.scene, PartyResults))
        last = app.shows(PartyResults)
        assert app.context.party is None
        assert last.ending.winners
        app.run_until(lambda: last.takes_presses)
        choose("home")
        app.shows(Title)


def guest_with(app: RunningApp, device: str) -> Guest:
    """Somebody with a *device*: what it is, what plays in each frame, what chooses an item."""
    if device in ("mouse", "touch"):
        pointer = Mouse(app) if device == "mouse" else Finger(app)
        return pointer.device, with_pointer(app, pointer), partial(choose_item, app, pointer)
    buttons = PadButtons(app.pads[0]) if device == "pad" else KeyButtons()
    choose = partial(focus_and_confirm, app, buttons)
    return buttons.device, with_buttons(app, buttons), choose


def check_standing(app: RunningApp, match: AnyMatch, games: int) -> None:
    """The standing has the result of *match*, the last of so many *games*, and who leads."""
    standing, party, outcome = app.shows(StandingScreen), app.context.party, match.state.outcome()
    assert party
    assert outcome
    assert len(party.results) == games
    assert party.results[-1] == outcome.places
    app.frames(120)
    shown = [w.name for w in standing.widgets.shown if w.name.startswith("column-")]
    told = party.results[:-1] if party.is_over else party.results  # the ceremony tells the last
    rows = [points_for_places(places, party.seats) for places in told]
    points = [total(rows, Seat(seat)) for seat in range(party.seats)]
    assert points[int(shown[0].removeprefix("column-"))] == max(points)


def focus_and_confirm(app: RunningApp, buttons: Buttons, name: str) -> None:
    """Go to the item called *name* by any ways, and choose it."""
    ways = Intent.DOWN, Intent.LEFT, Intent.LEFT, Intent.RIGHT, Intent.RIGHT, Intent.RIGHT
    focus(app, buttons, name, *ways)
    tap(app, buttons, Intent.CONFIRM)


def test_leaving_a_party_asks_and_keeps_or_ends_it(tmp_path: Path) -> None:
    keys = KeyButtons()
    with running_app(TINY, CALM, archive=tmp_path) as app:
        begin(app, keys)
        guest = QuibbitButtonPlayer(app, keys)
        app.run_until(lambda: len(app.table.match.log) > 3, guest.act)
        tap(app, keys, Intent.MENU)
        app.run_until(lambda: isinstance(app.scene, Pause))
        (title,) = texts(app.screen.widgets["title"].picture)
        assert title.words == say("pause.title_party", number=1, games=2)
        focus(app, keys, "leave", Intent.UP)
        tap(app, keys, Intent.CONFIRM)
        app.shows(LeaveParty)
        tap(app, keys, Intent.CANCEL)
        app.shows(Pause)
        tap(app, keys, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
        app.frames(3)
        assert app.shows(Title).menu.focus == "party"  # nobody is asked at once
        tap(app, keys, Intent.CONFIRM)  # the night is offered before a new one
        app.shows(PartyOffer)
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: isinstance(app.scene, TableScene))
        assert len(app.table.match.log) > 3
        tap(app, keys, Intent.MENU)
        app.run_until(lambda: isinstance(app.scene, Pause))
        focus(app, keys, "leave", Intent.UP)
        tap(app, keys, Intent.CONFIRM, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
        app.frames(3)
        assert app.shows(PartyLobby).games == ("quibbit", "quibbit")
        assert app.context.archive.stored_party() is None
        tap(app, keys, Intent.CANCEL)
        assert app.shows(Title).menu.focus == "party"


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_pointer_goes_through_all_screens_of_a_party(hand: Callable[[RunningApp], Mouse]) -> None:
    with running_app(settings=CALM) as app:
        pointer = hand(app)
        choose_item(app, pointer, "party")
        choose_item(app, pointer, "games")
        choose_item(app, pointer, "mosquito")  # in the middle is the arrow for less
        choose_item(app, pointer, "back")
        assert "mosquito" not in app.shows(PartyLobby).games
        choose_item(app, pointer, "start")
        app.shows(StandingScreen)
        choose_item(app, pointer, "leave")
        app.shows(LeaveParty)
        choose_item(app, pointer, "leave_party")
        assert "mosquito" not in app.shows(PartyLobby).games


def test_a_party_goes_on_within_a_game_and_between_games_after_a_crash(tmp_path: Path) -> None:
    keys = KeyButtons()
    with running_app(TINY, CALM, archive=tmp_path) as app:
        begin(app, keys)
        guest = QuibbitButtonPlayer(app, keys)
        app.run_until(lambda: len(app.table.match.log) > 4, guest.act)
        before = app.table.match
    with running_app(TINY, CALM, archive=tmp_path) as app:
        app.shows(PartyOffer)
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: isinstance(app.scene, TableScene))
        assert app.table.match.log == before.log
        to_standing(app, keys)
    with running_app(TINY, CALM, archive=tmp_path) as app:
        assert "1" in app.shows(PartyOffer).words
        app.context.archive.flush()
        cut_last_line(tmp_path)
    with running_app(TINY, CALM, archive=tmp_path) as app:  # that match was counted already
        app.shows(PartyOffer)
        tap(app, keys, Intent.CONFIRM)
        app.shows(StandingScreen)
        assert app.context.archive.unfinished() is None
        tap(app, keys, Intent.CONFIRM)
        assert app.table.match.seed == before.seed + 1
        assert app.context.seating.occupant(Seat(0)) == Person(LEFT_KEYS)
        to_standing(app, keys)
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: isinstance(app.scene, PartyResults))
    with running_app(TINY, CALM, archive=tmp_path) as app:
        app.shows(Title)
        (night,) = app.context.archive.finished_parties()
        assert night.stored.party.games == ("quibbit", "quibbit")
        assert night.stored.party.is_over


def cut_last_line(folder: Path) -> None:
    """Leave the files as a kill does just before the last line of a record is written."""
    (file,) = (folder / "matches").glob("*.jsonl")
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "running" / file.name).write_text("".join(lines[:-1]), encoding="utf-8")
    file.unlink()


def test_what_nobody_goes_on_with_is_deleted(tmp_path: Path) -> None:
    keys = KeyButtons()
    with running_app(TINY, CALM, archive=tmp_path) as app:
        begin(app, keys)
    with running_app(TINY, CALM, archive=tmp_path) as app:
        app.shows(PartyOffer)
        tap(app, keys, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
        app.shows(Title)
    with running_app(TINY, CALM, archive=tmp_path) as app:
        app.shows(Title)


def test_bots_show_a_party_with_a_line_for_each_result_and_standing() -> None:
    told: list[str] = []
    with running_app(TINY, CALM) as app:
        demo = PartyDemo(app.context, app.stack, app.clock.now, told.append, ("quibbit",) * 2)
        app.play_until(lambda: not demo.goes_on(), lambda: skip(app))
        app.shows(PartyResults)
    assert [line.partition(":")[0] for line in told] == [
        *("quibbit with seed 7", "after game 1 of 2"),
        *("quibbit with seed 8", "after game 2 of 2"),
    ]
    assert told[1].count(",") == told[3].count(",") == 3


@pytest.mark.parametrize("raw", [b"", b"{}\n", b"\xff", b'{"party": {}, "players": []}\n'])
def test_a_broken_party_is_set_aside_and_said(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "running").mkdir(parents=True)
    (tmp_path / "running" / "party.json").write_bytes(raw)
    with running_app(TINY, CALM, archive=tmp_path) as app:
        assert not isinstance(app.scene, PartyOffer)
        assert (tmp_path / "aside" / "party.json").read_bytes() == raw
