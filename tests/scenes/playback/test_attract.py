"""The show: bots on the real tables while nobody is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from archive.disk_archive import DiskArchive
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.attract import Attract, following
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound, SoundBank
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap
from tests.scenes.table.checked_tables import TINY

QUIET = 20 * 60  # frames
PLAIN = {
    *("FrogPlaced", "RoundBegan", "DummyShuffled", "Lapped", "GameWon"),
    *("DiscardsShuffled", "TurnPassed", "GameEnded", "CardSnatched", "NothingSnatched"),
    *("CardCut", "DealBegan", "HandsDealt", "DealerChosen", "CardDrawn", "CardTaken"),
    *("DealEnded", "ScoringBegan", "PowerScored", "SushiFeasted", "CardSlain", "NothingSlain"),
    *("Passed", "PicksRevealed"),
}
"""Captions that need no rule: who begins, what is shuffled and drawn, how and why it ended; what
the King counts, for the rule of each card lies beside it then; passes in a match of one deal of
Mosquito, whose rule the meter says all the time; and cards of Quibbit that are turned up, of which
the caption itself says that the lowest leaps first."""


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def show(app: RunningApp) -> Attract:
    """Wait on the title until the show begins."""
    app.run_until(lambda: isinstance(app.scene, Attract))
    return app.shows(Attract)


def table_of(show: Attract) -> AnyTable:
    assert isinstance(show.shown, TableScene)
    return show.shown.table


def test_the_show_begins_after_twenty_quiet_seconds_on_the_title(app: RunningApp) -> None:
    app.frames(QUIET - 10)
    app.shows(Title)
    app.frames(20)
    assert table_of(app.shows(Attract)).match.game in GAMES


def test_whoever_does_anything_on_the_title_puts_the_show_off(app: RunningApp) -> None:
    app.frames(QUIET - 10)
    input_events.mouse_to(0.5, 0.5)
    app.frames(QUIET - 10)
    app.shows(Title)


def press_key(app: RunningApp) -> Device:
    KeyButtons().put(Intent.SECOND, True)
    return LEFT_KEYS


def click(app: RunningApp) -> Device:
    input_events.click(0.9, 0.2)
    return POINTER


def touch(app: RunningApp) -> Device:
    input_events.tap(0.1, 0.9)
    return POINTER


def press_pad(app: RunningApp) -> Device:
    app.plug_in()
    app.frames(3)
    pad = PadButtons(app.pads[0])
    pad.put(Intent.LOG, True)
    return pad.device


@pytest.mark.parametrize("act", [press_key, click, touch, press_pad])
def test_any_press_leads_to_the_lobby_of_what_is_shown(
    app: RunningApp, act: Callable[[RunningApp], Device]
) -> None:
    shown = show(app)
    app.frames(90)
    device = act(app)
    app.frames(3)
    lobby = app.shows(Lobby)
    assert lobby.game is shown.game
    assert app.context.seating.occupant(app.context.seating.seats()[0]) == Person(device)
    tap(app, KeyButtons(), Intent.CANCEL)
    app.frames(3)
    app.shows(Title)


def test_a_moved_mouse_does_not_end_the_show(app: RunningApp) -> None:
    shown = show(app)
    input_events.mouse_to(0.3, 0.3)
    app.frames(3)
    assert app.scene is shown


@quick_bots()
def test_match_follows_match_with_the_results_between_them(app: RunningApp) -> None:
    first = show(app)
    app.run_until(lambda: isinstance(first.shown, Results), app.skip)
    app.run_until(lambda: app.scene is not first)
    assert table_of(app.shows(Attract)).match.state.outcome() is None


def test_no_game_is_shown_twice_in_a_row_unless_it_is_the_only_one() -> None:
    names = [""]
    for _ in range(3 * len(GAMES)):
        names.append(following(names[-1], GAMES).name)
    assert all(one != other for one, other in pairwise(names))
    assert {*names[1:]} == {game.name for game in GAMES}
    assert following(GAMES[0].name, GAMES[:1]) is GAMES[0]


def overheard(
    monkeypatch: pytest.MonkeyPatch, frame: object, name: str, hear: Callable[[Any], object]
) -> None:
    """Have *hear* told every sentence or hint that a method of *frame* is given."""
    method = getattr(frame, name)

    def also(told: object, *more: object, **named: object) -> object:
        hear(told)
        return method(told, *more, **named)

    monkeypatch.setattr(frame, name, also)


def remembered(words: list[str], word: str) -> str:
    words.append(word)
    return word


@quick_bots()
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_show_tells_every_rule_of_its_events_and_leaves_nothing_in_the_archive(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        shown = Attract(app.context, game)
        table, captions = table_of(shown), set[str]()
        explained: list[str] = []
        hints: list[str] = []
        overheard(monkeypatch, table, "show_hint", lambda hint: explained.append(hint.words))
        app.stack.reset(shown)
        app.frames(2)
        overheard(monkeypatch, table.top_bar, "show_detail", captions.add)
        hint = table.captions.hint
        monkeypatch.setattr(table.captions, "hint", lambda event: remembered(hints, hint(event)))
        app.run_until(lambda: isinstance(shown.shown, Results), app.skip)
        check_that_the_archive_is_empty(app)
    goal = table.goal_rule
    assert explained[0] == goal
    assert len(explained) == len({*explained})
    assert {*explained} <= {*hints, goal, table.captions.laurel_rule}
    told = captions | {words.partition("\n")[0] for words in explained}
    assert {words.partition("\n")[0] for words in hints if words} <= told
    assert [*tmp_path.rglob("*.jsonl")] == []


def check_that_the_archive_is_empty(app: RunningApp) -> None:
    """No match is kept, counted, or gone on with."""
    archive = app.context.archive
    archive.flush()
    assert archive.unfinished() is None
    assert isinstance(archive, DiskArchive)
    assert archive.statistics.all() == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_happens_shows_a_rule_but_what_says_it_already(
    app: RunningApp, game: object
) -> None:
    show = Attract(app.context, game)  # type: ignore[arg-type]
    app.stack.reset(show)
    app.frames(2)
    table, rng = table_of(show), Random(4)
    captioned, ruled = set[str](), set[str]()
    while table.match.waiting_for:
        events: Sequence[object] = ()
        for seat in sorted(table.match.waiting_for):
            legal = sorted(table.match.state.legal(seat), key=repr)
            events = table.match.choose(seat, rng.choice(legal))
        table.before_events(events)
        for event in events:
            kind = type(event).__name__
            captioned |= {kind} if table.captions.caption(event) else set()
            ruled |= {kind} if table.captions.hint(event) else set()
    assert len(ruled) >= 4
    assert captioned - ruled <= PLAIN


@quick_bots()
def test_nobodys_seat_and_no_newcomer_is_touched_by_the_show(app: RunningApp) -> None:
    app.context.seating.resize(2)
    app.context.seating.join(LEFT_KEYS)
    shown = show(app)
    app.run_until(lambda: isinstance(shown.shown, Results), app.skip)
    assert app.context.seating.seats_of(LEFT_KEYS) == (0,)
    assert len(app.context.seating) == 2
    assert not app.context.known_games
    assert not app.context.on_show
    assert table_of(Attract(app.context, GAMES[0])).context.on_show


@pytest.mark.parametrize("sound", [True, False])
def test_its_sound_can_be_off(sound: bool) -> None:
    with running_app(TINY, settings=Settings(attract_sound=sound)) as app:
        show(app)
        app.played.clear()
        app.frames(600)
        assert bool(set(app.played) & {Sound.MATCH_START, Sound.CARD_DEAL, Sound.HOP}) == sound
        assert (app.context.bank._wanted is None) != sound
        tap(app, KeyButtons(), Intent.CONFIRM)
        assert app.context.bank._wanted is not None
        assert isinstance(app.context.bank, SoundBank)


def test_the_show_survives_another_size_of_the_window(app: RunningApp) -> None:
    shown = show(app)
    app.frames(60)
    app.resize((320, 200))
    app.frames(30)
    assert app.scene is shown
    names = [token.name for token in table_of(shown).stage.tokens]
    assert names.count("invitation") == 1
