"""Random input in all scenes: nothing breaks, and everything keeps answering."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import pygame
import pytest

from rules.core import Event
from rules.games import AnyGame
from scenes.core.choice_fields import choice_fields
from scenes.core.game_parts import table_class
from scenes.core.settings.settings import Settings
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.table.game_table import AnyTable
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from tests import input_events
from tests.all_games import GAMES
from tests.matches.match_histories import play_with_bots
from tests.scenes.matches.random_input import SIZES, RandomInput
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import AT_ONCE, RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap

pytestmark = pytest.mark.usefixtures("own_home")  # the records can be exported

PRESSES = 20_000  # of all that goes down: keys, buttons, clicks and touches
PARTS = 2  # sessions over which the presses are spread
IN_MENUS, AT_TABLES = 400, 1_600  # presses in a row, in turns
CHECK_EVERY = 500  # presses after which it is checked that the screen answers
ACTS_A_FRAME = 16  # on average
LEAVING = ("leave_match", "leave_party")  # buttons of the questions whether to leave
LAST = 3  # choices of a match of bots that are played at its table, but for the first match
AT_TABLE = 50  # times that a table must have been on the screen
WAY_HOME = 40  # presses that lead back to the title from anywhere
SCREENS = ("settings", "help", "records", "credits")
ALWAYS = {
    "Title",
    "Lobby",
    "SettingsMenu",
    "HelpContents",
    "Help",
    "Records",
    "Credits",
    "Pause",
    "Log",
    "Replay",
}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_breaks_and_every_scene_keeps_answering(
    game: AnyGame, part: int, pytestconfig: pytest.Config
) -> None:
    presses = PRESSES * (10 if pytestconfig.getoption("--soak") else 1) // PARTS
    check_random_input(game, presses // (IN_MENUS + AT_TABLES), AT_TABLES, part)


def check_random_input(game: AnyGame, rounds: int, at_tables: int, part: int = 0) -> None:
    """In so many rounds random input comes to all scenes, and all of these keep answering."""
    settings = Settings(speed="brisk", reduced_motion=part % 2 == 0)
    with running_app(SIZES[0], settings, pads=2) as app:
        session = Session(app, Random(PARTS + part), game)
        for number in range(4 * rounds):
            if number >= rounds and session.has_been_everywhere:
                break  # most sessions have come so far; settings by one button take many presses
            session.choose((game.name, *SCREENS)[number % (1 + len(SCREENS))])
            session.press(IN_MENUS)
            go_home(app)
            session.begin_match()
            session.press(at_tables)
            go_home(app)
    seen = session.seen
    assert session.input.presses >= rounds * (IN_MENUS + at_tables)
    assert min(session.input.done.values()) > 5
    assert seen[table_class(game.name).__name__] > AT_TABLE, seen
    assert len(seen) >= 8, seen
    assert seen.keys() >= ALWAYS, ALWAYS - seen.keys()
    assert session.most_choices >= 2


class Session:
    """Random input to an app, and what was on its screen."""

    def __init__(self, app: RunningApp, rng: Random, game: AnyGame) -> None:
        self.app, self.rng, self.game = app, rng, game
        self.input = RandomInput(app, rng)
        self.seen: Counter[str] = Counter()
        self.most_choices = 0
        self._has_begun = False  # a match

    @property
    def has_been_everywhere(self) -> bool:
        """Whether it has come to all screens that it must come to, and has made choices."""
        at_table = self.seen[table_class(self.game.name).__name__]
        return at_table > AT_TABLE and self.seen.keys() >= ALWAYS and self.most_choices >= 2

    def choose(self, item: str) -> None:
        """Choose an item of the title."""
        self.app.shows(Title).menu.focus = item
        tap(self.app, KeyButtons(LEFT_KEYS, self.app.context.input_reader.bindings), Intent.CONFIRM)
        self.app.frames(2)
        self._note()

    def begin_match(self) -> None:
        """Begin a match with any devices and options, or stay on the title.

        First a match of bots is played whole at its table.
        """
        held = [PadButtons(pad).device for pad in self.input.pads]
        people: list[Occupant] = [
            Person(d) for d in (*held, LEFT_KEYS, RIGHT_KEYS, LEFT_KEYS, POINTER)
        ]
        bots: list[Occupant] = [BotPlayer(word) for word in ("random", "easy", *["random"] * 4)]
        number = self.rng.randint(max(2, self.game.seats[0]), self.game.seats[-1])
        options = self._options()
        first, self._has_begun = not self._has_begun, True
        kinds = ("people", "people", "people", "bots", "title")
        match "bots" if first else self.rng.choice(kinds):
            case "people":
                occupants = self.rng.sample([*people, *bots[:2]], number)
                self.app.open_table(*occupants, game=self.game, options=options)
            case "bots":
                self._come_to_results(bots[:number], options, whole=first)

    def _options(self) -> object:
        """Any options that go together."""
        kind = self.game.options
        while True:
            drawn = {field.field: self.rng.choice(field.values) for field in choice_fields(kind)}
            with suppress(ValueError):
                return kind(**drawn)

    @quick_bots()
    def _come_to_results(self, bots: Sequence[Occupant], options: object, *, whole: bool) -> None:
        """Come to the results of a match of *bots*, by its last choices or by the *whole* of it."""
        table = self.app.open_table(*bots, game=self.game, options=options, shown=False)
        past = [] if whole else self._play_all_but_the_last(table, options)
        scene = self.app.open(table, past)
        self.app.frames(2)
        while not isinstance(self.app.scene, Results):
            scene.pace.skipping = True
            self.app.stack.step()

    def _play_all_but_the_last(self, table: AnyTable, options: object) -> list[Event]:
        """Make the choices of a match of bots before it is shown; returns what happened."""
        levels, past = ["random"] * table.match.seats, list[Event]()
        whole = play_with_bots(self.game, options, levels, table.match.seed).match
        for choices in whole.log[:-LAST]:
            for seat, action in sorted(choices.items()):
                past += table.match.choose(seat, action)
        return past

    def press(self, presses: int) -> None:
        """Press so often, and check now and then that the screen answers."""
        end, checked = self.input.presses + presses, self.input.presses // CHECK_EVERY
        while self.input.presses < end:
            self.input.act()
            if self.rng.random() < 1 / ACTS_A_FRAME:
                self._run()
            if self.input.presses // CHECK_EVERY > checked:
                checked = self.input.presses // CHECK_EVERY
                check_that_it_answers(self.app)

    def _run(self) -> None:
        """Let some time go by, with as few frames as the loop draws at the least."""
        left = self.rng.choice((1, 2, 2, 4, 60))
        while left > 0:
            frames = min(left, AT_ONCE)
            self.app.skip(frames - 1)
            left -= frames
            self.app.drawer.draws = left == 0
            if not self.app.loop.frame():
                self.app.start()
        self._note()

    def _note(self) -> None:
        """Remember what is on the screen."""
        scene = self.app.scene
        shown = scene.table if isinstance(scene, TableScene) else scene
        self.seen[type(shown).__name__] += 1
        if isinstance(scene, TableScene):
            self.most_choices = max(self.most_choices, len(scene.match.log))


def let_all_go(app: RunningApp) -> None:
    """Let all controls go; what was pressed last may still have confirmed to leave."""
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    input_events.mouse_button(-1, -1, down=False)
    for _ in range(3):
        if not app.loop.frame():
            app.start()


def go_home(app: RunningApp) -> None:
    """From anywhere the way back leads to the title: cancel, or the menu and its item."""
    let_all_go(app)
    app.set(one_button="off")  # with one button there is no cancel; test_one_button.py goes home
    for _ in range(WAY_HOME):
        # the input may have changed them, and so does cancel where a new control is asked for
        keys = KeyButtons(LEFT_KEYS, app.context.input_reader.bindings)
        if isinstance(app.scene, Title):
            return
        if isinstance(app.scene, TableScene):
            tap(app, keys, Intent.MENU)
            app.screen.menu.focus = "leave"  # a tilted stick goes on moving the focus
            tap(app, keys, Intent.CONFIRM)
        elif isinstance(app.scene, Dialog) and app.scene.buttons[-1].name in LEAVING:
            app.screen.menu.focus = app.scene.buttons[-1].name
            tap(app, keys, Intent.CONFIRM)
        elif isinstance(app.scene, MissingDeviceDialog):
            while not app.stack.step():  # keys that nobody plays with decide nothing
                pass
        else:
            tap(app, keys, Intent.CANCEL)
        app.frames(5)
    raise AssertionError(f"no way home from {app.scene}")


def check_that_it_answers(app: RunningApp) -> None:
    """The screen answers within two seconds: with a picture, a sound, or another scene."""
    let_all_go(app)
    keys = KeyButtons(RIGHT_KEYS, app.context.input_reader.bindings)
    before = app.scene
    for _ in range(120):
        if isinstance(before, TableScene):
            app.run_until(lambda: app.scene is not before or not _shows_events(before))
        app.played.clear()
        picture = app.record_frame().picture
        for intent in (Intent.LEFT, Intent.MENU):
            tap(app, keys, intent)
            if app.played or app.scene is not before or app.record_frame().picture != picture:
                return
    raise AssertionError(f"{before} does not answer")


def _shows_events(scene: TableScene) -> bool:
    return not scene.table.awaiting_choice and scene.script.next is None
