"""The show: bots on the real tables while nobody is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random

import pytest

from scenes.core.settings import Settings
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.attract import Attract, following
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBar
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound, SoundBank
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import KeyHands, PadHands, tap

QUIET = 20 * 60  # frames
PLAIN = {
    *("FrogPlaced", "RoundBegan", "DummyShuffled", "Lapped", "GameWon"),
    *("DiscardsShuffled", "TurnPassed", "GameEnded", "CardSnatched", "NothingSnatched"),
    *("CardCut", "DealBegan", "HandsDealt"),
}  # captions that need no rule: who begins, what is shuffled, and how it ended


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party() as opened:
        yield opened


def show(party: Party) -> Attract:
    """Wait on the title until the show begins."""
    party.until(lambda: isinstance(party.scene, Attract))
    return party.shows(Attract)


def table_of(show: Attract) -> AnyTable:
    assert isinstance(show.shown, TableScene)
    return show.shown.table


def test_the_show_begins_after_twenty_quiet_seconds_on_the_title(party: Party) -> None:
    party.frames(QUIET - 10)
    party.shows(Title)
    party.frames(20)
    assert table_of(party.shows(Attract)).match.game in GAMES


def test_whoever_does_anything_on_the_title_puts_the_show_off(party: Party) -> None:
    party.frames(QUIET - 10)
    input_events.mouse_to(0.5, 0.5)
    party.frames(QUIET - 10)
    party.shows(Title)


def press_key(party: Party) -> Device:
    KeyHands().put(Intent.SECOND, True)
    return LEFT_KEYS


def click(party: Party) -> Device:
    input_events.click(0.9, 0.2)
    return POINTER


def touch(party: Party) -> Device:
    input_events.tap(0.1, 0.9)
    return POINTER


def press_pad(party: Party) -> Device:
    party.plug()
    party.frames(3)
    pad = PadHands(party.pads[0])
    pad.put(Intent.LOG, True)
    return pad.device


@pytest.mark.parametrize("act", [press_key, click, touch, press_pad])
def test_any_press_leads_to_the_lobby_of_what_is_shown(
    party: Party, act: Callable[[Party], Device]
) -> None:
    shown = show(party)
    party.frames(90)
    device = act(party)
    party.frames(3)
    lobby = party.shows(Lobby)
    assert lobby.game is shown.game
    assert party.context.seating.occupant(party.context.seating.seats()[0]) == Person(device)
    tap(party, KeyHands(), Intent.CANCEL)
    party.frames(3)
    party.shows(Title)


def test_a_moved_mouse_does_not_end_the_show(party: Party) -> None:
    shown = show(party)
    input_events.mouse_to(0.3, 0.3)
    party.frames(3)
    assert party.scene is shown


def test_match_follows_match_with_the_results_between_them(party: Party) -> None:
    first = show(party)
    party.until(lambda: isinstance(first.shown, Results), party.stack.step)
    party.until(lambda: party.scene is not first)
    assert table_of(party.shows(Attract)).match.state.outcome() is None


def test_no_game_is_shown_twice_in_a_row_unless_it_is_the_only_one() -> None:
    names = [""]
    for _ in range(3 * len(GAMES)):
        names.append(following(names[-1], GAMES).name)
    assert all(one != other for one, other in pairwise(names))
    assert {*names[1:]} == {game.name for game in GAMES}
    assert following(GAMES[0].name, GAMES[:1]) is GAMES[0]


def overheard(
    monkeypatch: pytest.MonkeyPatch, frame: TopBar, name: str, hear: Callable[[str], object]
) -> None:
    """Have *hear* told every sentence that a method of *frame* is given."""
    method = getattr(frame, name)

    def also(words: str) -> object:
        hear(words)
        return method(words)

    monkeypatch.setattr(frame, name, also)


def remembered(words: list[str], word: str) -> str:
    words.append(word)
    return word


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_that_an_event_shows_is_told(
    party: Party, game: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Attract(party.context, game)  # type: ignore[arg-type]
    table, told = table_of(shown), set[str]()
    explained: list[str] = []
    hints: list[str] = []
    party.stack.reset(shown)
    party.frames(2)
    overheard(monkeypatch, table.top_bar, "show_hint", explained.append)
    overheard(monkeypatch, table.top_bar, "show_caption", told.add)
    hint = table.hint
    monkeypatch.setattr(table, "hint", lambda event: remembered(hints, hint(event)))
    party.until(lambda: isinstance(shown.shown, Results), party.stack.step)
    assert explained
    assert sorted(explained) == sorted({*hints} - {""})
    assert {words.partition("\n")[0] for words in explained} & told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_happens_shows_a_rule_but_what_says_it_already(
    party: Party, game: object
) -> None:
    show = Attract(party.context, game)  # type: ignore[arg-type]
    party.stack.reset(show)
    party.frames(2)
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
            captioned |= {kind} if table.caption(event) else set()
            ruled |= {kind} if table.hint(event) else set()
    assert len(ruled) >= 4
    assert captioned - ruled <= PLAIN


def test_nobodys_seat_and_no_newcomer_is_touched_by_the_show(party: Party) -> None:
    party.context.seating.resize(2)
    party.context.seating.join(LEFT_KEYS)
    shown = show(party)
    party.until(lambda: isinstance(shown.shown, Results), party.stack.step)
    assert party.context.seating.seats_of(LEFT_KEYS) == (0,)
    assert len(party.context.seating) == 2
    assert party.context.newcomers
    assert not party.context.on_show
    assert table_of(Attract(party.context, GAMES[0])).context.on_show


@pytest.mark.parametrize("sound", [True, False])
def test_its_sound_can_be_off(sound: bool) -> None:
    with a_party(settings=Settings(attract_sound=sound)) as party:
        show(party)
        party.heard.clear()
        party.frames(600)
        assert bool(set(party.heard) & {Sound.MATCH_START, Sound.CARD_DEAL, Sound.HOP}) == sound
        assert (party.context.bank._wanted is None) != sound
        tap(party, KeyHands(), Intent.CONFIRM)
        assert party.context.bank._wanted is not None
        assert isinstance(party.context.bank, SoundBank)


def test_the_show_survives_another_size_of_the_window(party: Party) -> None:
    shown = show(party)
    party.frames(60)
    party.resize((320, 200))
    party.frames(30)
    assert party.scene is shown
    names = [token.name for token in table_of(shown).stage.tokens]
    assert names.count("invitation") == 1
