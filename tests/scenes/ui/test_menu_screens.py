"""Every screen with a menu can be read, reached and left, by everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from scenes.core.scene import Pop
from scenes.core.settings.settings import Settings
from scenes.ui.labels import TOUCH_SIZE
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.pages.page_screen import PageScreen
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, CachedCollage, Collage, Picture, Text, Tilted
from sprites.render.renderer import Renderer
from sprites.render.text.typesetting import ELLIPSIS
from tests.for_each import for_each
from tests.languages import speaking
from tests.scenes.contexts import PAD, PlayedSounds, headless_context, item_box, live, press, tap
from tests.scenes.kept_type import kept_type
from tests.scenes.ui.menu_screens import SCREENS, opened
from tests.scenes.window_sizes import MIDDLE_SCALE, SOAK_ONLY
from words import PSEUDO

SMALLEST = 28  # pixels at 1080p
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080), (1280, 800))
ELSEWHERE = (  # going back asks, or ends something
    *("results", "results of six", "offer", "standing", "party results", "party offer"),
)
UNLIKE = ("kiosk title", "still there")  # going back leads nowhere, and anything is an answer


def states(screen: MenuScreen) -> Iterator[MenuScreen]:
    """The screen on each of its pages, and with the focus on each of its items."""
    page = 0
    while isinstance(screen, PageScreen) and page < 60:
        screen.page = page
        screen.refresh()
        if screen.page != page:
            break
        yield screen
        page += 1
    for item in screen.menu.items:
        screen.menu.focus = item.name
        screen.refresh()
        yield screen


def readable(screen: MenuScreen) -> list[tuple[str, Box, Picture]]:
    """Everything that somebody has to see whole: its name, its box and its picture."""
    things = [(t.name, t.box, t.picture) for t in screen.widgets.shown if shown(t)]
    items = [
        (item.name, screen.menu.box_of(item), item.pictures.plain)
        for item in screen.menu.items
        if screen.menu.is_visible(item)
    ]
    return things + items


def shown(thing: Widget) -> bool:
    return thing.visible and not thing.decor and thing.z < 100


def texts(
    renderer: Renderer, at: tuple[float, float], picture: Picture
) -> Iterator[tuple[Text, Box]]:
    """The words in a picture whose middle is *at*, and where they lie."""
    match picture:
        case Text():
            yield picture, Box.around(*at, *renderer.size(picture))
        case CachedCollage(make=make):
            yield from texts(renderer, at, make())
        case Collage(width, height, pieces):
            for piece in pieces:
                x, y = at[0] - width / 2 + piece.x, at[1] - height / 2 + piece.y
                yield from texts(renderer, (x, y), piece.picture)
        case Tilted(upright):
            yield from texts(renderer, at, upright)


def overlapping(boxes: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [
        (name, other)
        for i, (name, box) in enumerate(boxes)
        for other, there in boxes[:i]
        if box.inset(1).overlaps(there)
    ]


def complaints(screen: MenuScreen) -> list[str]:
    """Everything that is wrong with how a screen is laid out."""
    renderer, room = screen.renderer, screen.safe_area.inset(-1)
    seen = readable(screen)
    wrong = [f"{name} leaves the safe area" for name, box, _ in seen if not room.encloses(box)]
    names = Counter(widget.name for widget in screen.widgets.shown)
    wrong += [f"{number} things are called {name}" for name, number in names.items() if number > 1]
    apart = [(name, box) for name, box, _ in seen if name != "sheet"]
    wrong += [f"{name} lies over {other}" for name, other in overlapping(apart)]
    words = [
        (f"{name}: {text.words!r}", text, place, box)
        for name, box, picture in seen
        for text, place in texts(renderer, box.centre, picture)
    ]
    wrong += [
        f"{name} sticks out" for name, _, place, box in words if not box.inset(-1).encloses(place)
    ]
    wrong += [
        f"{a} meets {b}" for a, b in overlapping([(name, place) for name, _, place, _ in words])
    ]
    for name, text, _, _ in words:
        setting = kept_type(text, renderer.unit, renderer.text_scale)
        if ELLIPSIS in "".join(setting.lines):
            wrong.append(f"{name} is cut")
        if setting.pixels < min(text.size * renderer.text_scale, SMALLEST) * renderer.unit - 1:
            wrong.append(f"{name} is too small")
    return wrong


@pytest.mark.parametrize("scale", [1.0, pytest.param(MIDDLE_SCALE, marks=SOAK_ONLY), 2.0])
@for_each("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_on_a_screen_can_be_read(name: str, size: tuple[int, int], scale: float) -> None:
    screen = opened(name, headless_context(size, scale))
    for state in states(screen):
        assert complaints(state) == []


@for_each("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", SCREENS)
def test_everything_can_be_read_in_a_language_of_longer_words(name: str, scale: float) -> None:
    with speaking(PSEUDO):
        screen = opened(name, headless_context((1280, 720), scale))
        for state in states(screen):
            assert complaints(state) == []


def test_only_what_is_seen_has_stakes() -> None:
    screen = opened("settings", headless_context((1280, 720), 1.0))
    seen = {widget.name for widget in screen.widgets.shown if widget.visible}
    stakes = [name for name in seen if name.startswith("stake ")]
    assert stakes
    assert all(name.split(" ", 1)[1].rsplit(" ", 1)[0] in seen for name in stakes)


def test_the_frogs_of_a_pause_sleep_beside_its_rows_and_over_its_buttons() -> None:
    screen = opened("pause", headless_context((1920, 1080), 1.0))
    first, *_, last = screen.menu.items
    tokens = screen.widgets.stage.tokens
    sleepers = [t for t in tokens if isinstance(t.picture, Art) and t.picture.name == "frog-sleep"]
    assert sleepers
    for sleeper in sleepers:
        wide = screen.renderer.size(sleeper.picture)[0]
        assert sleeper.pose.x - wide / 2 > first.box.right
        assert sleeper.pose.y < last.box.y


@pytest.mark.parametrize("name", SCREENS)
@for_each("scale", [1.0, 2.0])
def test_what_a_finger_must_hit_is_large_enough(name: str, scale: float) -> None:
    screen = opened(name, headless_context((1920, 1080), scale))
    for item in screen.menu.items:
        assert min(item.box.w, item.box.h) >= TOUCH_SIZE
        for start, end, _ in item.zones:
            assert (end - start) * item.box.w >= TOUCH_SIZE - 0.01


@pytest.mark.parametrize("name", SCREENS)
@for_each("scale", [1.0, 2.0])
def test_the_focus_reaches_every_item_by_directions_alone(name: str, scale: float) -> None:
    screen = opened(name, headless_context((1280, 720), scale))
    reached, waiting = set(), [screen.menu.focus]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        for intent in (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT):
            screen.menu.focus = here
            if intent not in (Intent.LEFT, Intent.RIGHT) or not changes_by_direction(screen):
                press(screen, intent)
            waiting.append(screen.menu.focus)
    assert reached == {item.name for item in screen.menu.items}


def changes_by_direction(screen: MenuScreen) -> bool:
    return screen.menu.focused_item is not None and screen.menu.focused_item.on_change is not None


@pytest.mark.parametrize("name", SCREENS)
def test_the_focus_shows_without_colour(name: str) -> None:
    screen = opened(name, headless_context())
    for state in states(screen):
        live(state, 0.3)
        item = state.menu.focused_item
        assert item is not None
        token = state.widgets[item.name]
        assert token.picture == item.pictures.focused != item.pictures.plain
        assert token.pose.y < state.menu.box_of(item).centre[1]
        assert token.pose.sx > 1
        assert state.widgets["marker"].visible


@pytest.mark.parametrize(
    "name",
    [n for n in SCREENS if n not in ("title", "dummy won", "pause", *ELSEWHERE, *UNLIKE)],
)
@for_each("device", [PAD, LEFT_KEYS, RIGHT_KEYS, POINTER])
def test_cancel_closes_the_screen_with_the_sound_of_going_back(name: str, device: Device) -> None:
    played = PlayedSounds()
    screen = opened(name, headless_context(played=played))
    played.sounds.clear()
    assert isinstance(press(screen, Intent.CANCEL, device), Pop)
    assert played.sounds == [Sound.MENU_BACK]


@pytest.mark.parametrize(
    "name", ["lobby", "settings", "help", "credits", "log", "mapping", "chair", "pause"]
)
def test_a_tap_on_the_back_button_closes_the_screen(name: str) -> None:
    screen = opened(name, headless_context())
    assert isinstance(tap(screen, item_box(screen, "back")), Pop)


def may_leave(name: str, intent: Intent) -> bool:
    """Whether there is somewhere to go from here: the tests give results no table behind them."""
    return not name.startswith(("results", "dummy")) or intent not in (Intent.CONFIRM, Intent.MENU)


@pytest.mark.parametrize("name", SCREENS)
def test_any_press_answers_with_a_picture_and_a_sound_at_once(name: str) -> None:
    renderer = Renderer((640, 360))  # before a press most is the same
    for intent in Intent:
        if may_leave(name, intent):
            check_answer(name, intent, renderer)


def check_answer(name: str, intent: Intent, renderer: Renderer) -> None:
    played = PlayedSounds()
    context = headless_context((640, 360), played=played, renderer=renderer)
    context.keep(Settings())  # another press may have changed them
    screen = opened(name, context)
    canvas = pygame.Surface((640, 360))
    for _ in range(20):
        screen.step()
        screen.draw(canvas, 1.0)
    played.sounds.clear()
    before = canvas.copy()
    move = screen.handle(Press(None, intent, PAD))
    screen.step()
    screen.draw(canvas, 1.0)
    assert played.sounds, intent
    assert move is not None or canvas.get_buffer().raw != before.get_buffer().raw, intent


@pytest.mark.parametrize(("name", "signs"), [("log", 2), ("help by touch", 0)])
def test_what_turns_pages_is_told_beside_their_number(name: str, signs: int) -> None:
    screen = opened(name, headless_context())
    (picture,) = (one.picture for one in screen.widgets.shown if one.name == "page")
    assert isinstance(picture, Collage)
    assert len(picture.pieces) == 2 + signs  # a board, the number, and what turns
