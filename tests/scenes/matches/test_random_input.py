"""Everybody presses everything at once, in all scenes: nothing breaks, nothing sticks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pygame
import pytest

from scenes.app.loop import FRAME, MAX_STEPS
from scenes.core.choice_fields import choice_fields
from scenes.core.game_parts import table_class
from scenes.core.settings import Settings
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from scenes.ui.menu_screen import MenuScreen
from seats.bindings import DEFAULT_BINDINGS
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pads.pad import ANY_PAD
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.running_app import AnyGame, Party, a_party
from tests.scenes.simulated_players import KeyHands, PadHands, tap
from tests.virtual_pad import STRANGE, VirtualPad

PRESSES = 20_000  # of all that goes down: keys, buttons, clicks and touches
PARTS = 4  # evenings the presses are spread over
BEHIND_DOORS, AT_TABLES = 200, 800  # presses in a row, in turns
A_QUESTION = 500  # presses until the house is asked whether it still answers
A_FRAME = 8  # acts in a frame, on average
AT_ONCE = round(MAX_STEPS * STEP / FRAME)  # frames that can be lived as one
HOME = 40  # presses that lead back to the title from anywhere
SIZES = ((320, 180), (200, 150), (430, 180), (240, 320))
HALVES = [DEFAULT_BINDINGS.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)]
KEYS = [key for keys in HALVES for key in keys]
BUTTONS = range(15)
AWAY = {Intent.MENU, Intent.LOG}  # what leads away from a table, pressed less often than the rest
RARELY = {
    *(key for keys in HALVES for key, meant in keys.items() if meant in AWAY),
    *(button for button, meant in DEFAULT_BINDINGS.table(ANY_PAD).items() if meant in AWAY),
}
MOST_PADS = 5
DOORS = ("settings", "help", "records", "credits")
ALWAYS = {"Title", "Lobby", "SettingsMenu", "Help", "Records", "Credits", "Pause", "Log", "Replay"}
SLIPS = 0.1  # of all turns of a key: down though it is down, or up though it is up


class Mob:
    """Hands all over the house; *rng* says what they do next."""

    def __init__(self, party: Party, rng: Random, game: AnyGame) -> None:
        self.party, self.rng, self.game = party, rng, game
        self.done: Counter[str] = Counter()
        self.presses = 0
        self._held: set[object] = set()
        self._acts: list[tuple[Callable[[], None], int]] = [
            (self.press_key, 30),
            (self.confirm, 10),
            (self.press_pad, 30),
            (self.tilt, 6),
            (self.click, 14),
            (self.aim, 6),
            (self.drag, 4),
            (self.touch, 8),
            (self.wheel, 2),
            (self.plug, 1),
            (self.unplug, 1),
            (self.resize, 1),
            (self.lose_focus, 1),
        ]

    def act(self) -> None:
        """Do one thing."""
        acts, weights = zip(*self._acts, strict=True)
        act = self.rng.choices(acts, weights)[0]
        act()
        self.done[act.__name__] += 1

    @property
    def pads(self) -> list[VirtualPad]:
        return [pad for pad in self.party.pads if pad._stick]

    def goes_down(self, control: object) -> bool:
        """Whether the hand on *control* presses it now; if not, it lets go."""
        down = (control not in self._held) != (self.rng.random() < SLIPS)
        self.presses += down and control not in self._held
        (self._held.add if down else self._held.discard)(control)
        return down

    def options(self) -> object:
        """Any the rules allow."""
        kind = self.game.options
        while True:
            drawn = {dial.field: self.rng.choice(dial.values) for dial in choice_fields(kind)}
            with suppress(ValueError):
                return kind(**drawn)

    def sit_down(self) -> None:
        """Begin a match with whatever is there, or stay on the title."""
        held = [PadHands(pad).device for pad in self.pads]
        people: list[Occupant] = [
            Person(d) for d in (*held, LEFT_KEYS, RIGHT_KEYS, LEFT_KEYS, POINTER)
        ]
        bots: list[Occupant] = [BotPlayer(word) for word in ("random", "easy", *["random"] * 4)]
        number = self.rng.randint(max(2, self.game.seats[0]), self.game.seats[-1])
        options = self.options()
        match self.rng.choice(("people", "people", "people", "bots", "title")):
            case "people":
                occupants = self.rng.sample([*people, *bots[:2]], number)
                self.party.sit_down(*occupants, game=self.game, options=options)
            case "bots":
                self.party.sit_down(*bots[:number], game=self.game, options=options)
                table = self.party.shows(TableScene)
                while not isinstance(self.party.scene, Results):
                    table.pace.skipping = True
                    self.party.stack.step()

    def press_key(self) -> None:
        key = self.one_of(KEYS)
        input_events.key(key, self.goes_down(key))

    def confirm(self) -> None:
        input_events.tap_key(self.rng.choice((pygame.KSCAN_SPACE, pygame.KSCAN_RETURN)))
        self.presses += 1

    def press_pad(self) -> None:
        if self.pads:
            pad, button = self.rng.choice(self.pads), self.one_of(BUTTONS)
            pad.button(button, self.goes_down((pad, button)))

    def tilt(self) -> None:
        if self.pads:
            self.rng.choice(self.pads).axis(self.rng.randrange(6), self.rng.uniform(-1, 1))

    def one_of(self, controls: Sequence[int]) -> int:
        return self.rng.choices(controls, [1 if c in RARELY else 12 for c in controls])[0]

    def place(self) -> tuple[float, float]:
        return self.rng.random(), self.rng.random()

    def click(self) -> None:
        input_events.click(*self.place(), self.rng.choice((1, 1, 1, 3)))
        self.presses += 1

    def aim(self) -> None:
        """Press something that is really there."""
        scene = self.party.scene
        if isinstance(scene, TableScene):
            boxes = list(scene.table.top_bar.buttons.values())
        elif not isinstance(scene, MenuScreen):
            boxes = []
        else:
            menu = scene.menu
            boxes = [menu.box_of(item) for item in menu.items if item.name != "quit"]
        if boxes:
            x, y = self.rng.choice(boxes).centre
            renderer = self.party.context.renderer
            input_events.tap(x / renderer.width, y / renderer.height)
            self.presses += 1

    def drag(self) -> None:
        input_events.mouse_to(*self.place())
        input_events.mouse_button(*self.place(), down=self.goes_down("mouse"))

    def touch(self) -> None:
        kind, number = pygame.FINGERMOTION, self.rng.randrange(3)
        if self.rng.random() < 2 / 3:
            kind = pygame.FINGERDOWN if self.goes_down(f"finger {number}") else pygame.FINGERUP
        input_events.finger(kind, *self.place(), number)

    def wheel(self) -> None:
        input_events.wheel(self.rng.randint(-3, 3))

    def plug(self) -> None:
        if len(self.pads) < MOST_PADS:
            strange = self.rng.random() < 0.08
            pad = VirtualPad(kind=STRANGE, vendor=0) if strange else VirtualPad()
            self.party.pads.append(pad)

    def unplug(self) -> None:
        if self.pads and self.rng.random() < 0.5:
            self.rng.choice(self.pads).unplug()

    def resize(self) -> None:
        if self.rng.random() < 0.2:
            self.party.resize(self.rng.choice(SIZES))

    def lose_focus(self) -> None:
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))


def let_go(party: Party) -> None:
    """All hands off; what was pressed last may still be a yes to leaving."""
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    input_events.mouse_button(-1, -1, down=False)
    for _ in range(3):
        if not party.loop.frame():
            party.come_in()


def go_home(party: Party) -> None:
    """From anywhere the way back leads to the title: cancel, or the menu and what it offers."""
    let_go(party)
    for _ in range(HOME):
        # the mob may have changed them, and so does who cancels where a new control is awaited
        keys = KeyHands(LEFT_KEYS, party.context.input_reader.bindings)
        if isinstance(party.scene, Title):
            return
        if isinstance(party.scene, TableScene):
            tap(party, keys, Intent.MENU)
            leave = next(i for i in party.screen.menu.items if i.name == "leave")
            while party.screen.menu.focus != leave.name:
                tap(party, keys, Intent.UP)
            tap(party, keys, Intent.CONFIRM)
        else:
            tap(party, keys, Intent.CANCEL)
        party.frames(5)
    raise AssertionError(f"no way home from {party.scene}")


def answers(party: Party) -> None:
    """Whatever is on the screen answers within two seconds: with a picture, a sound, or a scene."""
    let_go(party)
    keys = KeyHands(RIGHT_KEYS, party.context.input_reader.bindings)
    before = party.scene
    for _ in range(120):
        if isinstance(before, TableScene):
            party.until(lambda: party.scene is not before or not _being_shown(before))
        party.heard.clear()
        picture = party.moment().picture
        for intent in (Intent.LEFT, Intent.MENU):
            tap(party, keys, intent)
            if party.heard or party.scene is not before or party.moment().picture != picture:
                return
    raise AssertionError(f"{before} does not answer")


def _being_shown(scene: TableScene) -> bool:
    return not scene.table.resting and scene.script.next is None


@pytest.fixture(scope="session")
def art_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("art_cache")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_breaks_and_nothing_sticks(
    game: AnyGame, part: int, art_cache: Path, pytestconfig: pytest.Config
) -> None:
    presses = PRESSES * (10 if pytestconfig.getoption("--soak") else 1) // PARTS
    likes = Settings(speed="brisk", reduced_motion=part % 2 == 0)
    with a_party(SIZES[0], likes, pads=2, art_cache=art_cache) as party:
        evening = Evening(Mob(party, Random(part), game))
        for number in range(presses // (BEHIND_DOORS + AT_TABLES)):
            evening.open((game.name, *DOORS)[number % (1 + len(DOORS))])
            evening.go_on(BEHIND_DOORS)
            go_home(party)
            evening.mob.sit_down()
            evening.go_on(AT_TABLES)
            go_home(party)
    mob, seen = evening.mob, evening.seen
    assert mob.presses >= presses
    assert min(mob.done.values()) > 5
    assert seen[table_class(game.name).__name__] > 50, seen
    assert len(seen) >= 8, seen
    assert seen.keys() >= ALWAYS, ALWAYS - seen.keys()
    assert evening.farthest >= 2


class Evening:
    """What a mob does, and what it has seen of the house."""

    def __init__(self, mob: Mob) -> None:
        self.mob, self.party = mob, mob.party
        self.seen: Counter[str] = Counter()
        self.farthest = 0

    def open(self, door: str) -> None:
        """Go through one of the doors of the title."""
        menu = self.party.shows(Title).menu
        menu.focus = door
        tap(
            self.party,
            KeyHands(LEFT_KEYS, self.party.context.input_reader.bindings),
            Intent.CONFIRM,
        )
        self.party.frames(2)
        self.note()

    def go_on(self, presses: int) -> None:
        """Press so often, and ask now and then whether the house still answers."""
        mob = self.mob
        end, asked = mob.presses + presses, mob.presses // A_QUESTION
        while mob.presses < end:
            mob.act()
            if mob.rng.random() < 1 / A_FRAME:
                self.look()
            if mob.presses // A_QUESTION > asked:
                asked = mob.presses // A_QUESTION
                answers(self.party)

    def look(self) -> None:
        """Let some time go by."""
        run(self.party, self.mob.rng)
        self.note()
        self.farthest = max(self.farthest, rounds(self.party))

    def note(self) -> None:
        """Remember what is on the screen."""
        scene = self.party.scene
        shown = scene.table if isinstance(scene, TableScene) else scene
        self.seen[type(shown).__name__] += 1


def run(party: Party, rng: Random) -> None:
    """A while on a machine that draws as seldom as it may; who leaves comes straight back."""
    left = rng.choice((1, 2, 2, 4, 60))
    while left > 0:
        lived = min(left, AT_ONCE)
        party.clock.sleep_until(party.clock.now() + (lived - 1) * FRAME)
        left -= lived
        if not party.loop.frame():
            party.come_in()


def rounds(party: Party) -> int:
    """How far the match has come."""
    scene = party.scene
    return len(scene.table.match.log) if isinstance(scene, TableScene) else 0
