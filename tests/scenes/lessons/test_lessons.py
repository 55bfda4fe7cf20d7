"""Every lesson is a match that the rules allow, and is played to its end with every device."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rules.quivvit import Pass
from scenes.core.settings.settings import Settings
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.lobby.lobby import Lobby
from scenes.table.seats.seat_row import lit_seats
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from sounds.bank import Ambience
from tests.scenes.lessons.played_lessons import GAMES, open_lesson, play_right, player
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import (
    Buttons,
    Finger,
    KeyButtons,
    Mouse,
    PadButtons,
    tap,
)
from words import say

EDGE = 4.0  # of the drawing of a frog, where it is empty


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def check_board(scene: LessonScene) -> None:
    """The caption does not cover what it speaks of, and no banner covers the caption."""
    assert scene._board._token.height > scene.table.top_bar._banner.height
    for box in scene.framed:
        assert not scene._board.box.overlaps(box.inset(EDGE)), scene.shown_words


def check_offer(scene: LessonScene) -> None:
    """Nothing is offered while a caption is read, and it is nobody's turn."""
    if scene.reading:
        assert scene.table.pending.chooser(scene.lesson.learner) is None
        if scene.table.awaiting_choice and not scene._ended:
            assert not lit_seats(scene.table.panels)


@pytest.mark.parametrize("device", ["pad", "keys", "mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_right_presses_play_a_lesson_to_its_end(app: RunningApp, game: str, device: str) -> None:
    scene = open_lesson(app, game)
    play = player(app, device, scene)

    def watch_and_play() -> None:
        check_board(scene)
        check_offer(scene)
        assert not scene.table.worriers, "nobody has told why"
        play()

    app.run_until(lambda: app.scene is not scene, watch_and_play)
    assert app.shows(Lobby).menu.focus == "start"
    assert scene.table.match.log == scene.lesson.match.log
    assert not app.context.known_games, "it was no match of theirs"
    assert scene.table.goal_rule in app.context.taught_rules
    assert not app.context.evening


def test_a_caption_follows_the_steps_of_a_choice(app: RunningApp) -> None:
    scene, keys, shown = open_lesson(app, "mosquito"), KeyButtons(), [""]
    frames: dict[str, set[int]] = {}

    def watch_and_play() -> None:
        if scene.shown_words != shown[-1]:
            shown.append(scene.shown_words)
        if scene.caption is swap and scene.chooser:
            frames.setdefault(scene.shown_words, set()).add(len(scene.framed))
        play_right(app, scene, keys)

    swap = next(caption for caption in scene.lesson.captions if caption.last)
    app.run_until(lambda: swap.last[-1] in shown, watch_and_play)
    assert shown[-4:] == [swap.words, swap.later, *swap.last]
    assert frames.pop(swap.words) == {2}, "the button, and the pad that this is for"
    assert frames.pop(swap.last[-1]) == {2}, "what to press next, and the card beside its pad"
    assert set().union(*frames.values()) == {1}, "only what to press next"


def test_a_card_taken_with_one_half_of_the_keyboard_is_turned_with_the_other(
    app: RunningApp,
) -> None:
    scene = open_lesson(app, "quivvit")
    left, right = KeyButtons(LEFT_KEYS), KeyButtons(RIGHT_KEYS)
    app.run_until(lambda: scene.reading)
    while scene.reading:
        tap(app, left, Intent.CONFIRM)
    tap(app, left, Intent.UP, Intent.CONFIRM)
    tap(app, right, Intent.RIGHT)
    tap(app, left, Intent.CONFIRM)
    app.run_until(lambda: scene.table.match.log)
    assert scene.table.match.log[0] == scene.lesson.match.log[0]


def test_back_asks_once_before_it_leaves_a_lesson(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    app.run_until(lambda: scene.chooser)
    words = scene.shown_words
    tap(app, keys, Intent.CANCEL)
    assert scene.shown_words == say("lesson.leave")
    assert scene.next_press is Intent.CONFIRM
    tasks = [(words, press) for words, _, (press, *_) in scene._showing().tasks]
    assert tasks == [
        (say("lesson.go_on"), Intent.CONFIRM),
        (say("lesson.leave_now"), Intent.CANCEL),
    ]
    assert not scene.framed
    tap(app, keys, Intent.LEFT, Intent.CONFIRM)
    assert scene.shown_words == words
    tap(app, keys, Intent.MENU, Intent.MENU)
    assert app.shows(Lobby).menu.focus == "lesson"


@pytest.mark.parametrize(("hand", "words"), [(Mouse, "leave_click"), (Finger, "leave_tap")])
def test_a_pointer_is_told_at_what_to_press_to_leave(
    app: RunningApp, hand: Callable[[RunningApp], Mouse], words: str
) -> None:
    scene, pointer = open_lesson(app, "quibbit"), hand(app)
    app.frames(2)
    board = scene.table.top_bar.layout.buttons[0]
    for shown in (say(f"lesson.{words}"), None):
        pointer.touch(board.x + 20, board.y + 20)
        app.frames(2)
        assert shown is None or scene.shown_words == shown
    app.shows(Lobby)


def test_back_takes_steps_of_a_choice_back_before_it_asks(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quivvit"), KeyButtons()
    app.run_until(
        lambda: scene.chooser and scene.chooser.steps_made,
        lambda: play_right(app, scene, keys),
    )
    tap(app, keys, Intent.RIGHT, Intent.CANCEL)
    assert scene.chooser
    assert not scene.chooser.steps_made
    assert scene.next_press is Intent.CONFIRM, "the card is to be picked up again"
    tap(app, keys, Intent.CANCEL, Intent.CANCEL)
    app.shows(Lobby)


def test_back_leaves_a_lesson_at_any_moment_and_all_is_as_before(app: RunningApp) -> None:
    seats, keys = None, KeyButtons()
    for presses in range(4):
        scene = open_lesson(app, "quibbit")
        seating = app.context.seating
        before = [seating.occupant(seat) for seat in seating.seats()]
        seats = seats or before
        tap(app, keys, *[Intent.CONFIRM] * presses)
        tap(app, keys, Intent.CANCEL, Intent.CANCEL)
        app.shows(Lobby)
        assert [seating.occupant(seat) for seat in seating.seats()] == before == seats
        assert app.context.bank.current_ambience is Ambience.STILL_DAWN
        assert scene.table.match is not scene.lesson.match


def test_whoever_presses_plays_on(app: RunningApp) -> None:
    scene = open_lesson(app, "quibbit")
    devices: list[Buttons] = [KeyButtons(), PadButtons(app.plug_in())]
    presses = 0
    while len(scene.table.match.log) < 4:
        if scene.next_press:
            tap(app, devices[presses // 2 % 2], scene.next_press)
            presses += 1
        app.frames(1)
    assert presses > 2, "both have pressed"


def test_another_device_is_welcome_while_others_choose(app: RunningApp) -> None:
    scene, pad = open_lesson(app, "quabble"), PadButtons(app.plug_in())
    table, play = scene.table, player(app, "keys", scene)
    app.run_until(
        lambda: table.awaiting_choice and scene.lesson.learner not in table.pending.seats, play
    )
    tap(app, pad, Intent.CONFIRM)
    assert app.scene is scene
    app.run_until(lambda: scene.next_press, play)


def test_a_lesson_goes_on_in_a_window_of_another_size(app: RunningApp) -> None:
    scene = open_lesson(app, "quibbit")
    play = player(app, "keys", scene)
    app.run_until(lambda: scene.next_press is None, play)
    app.resize((430, 180))
    app.run_until(lambda: scene.reading, play)
    caption = scene.caption
    app.resize((320, 180))
    app.frames(3)
    assert scene.caption is caption
    app.run_until(lambda: app.scene is not scene, play)
    assert scene.table.match.log == scene.lesson.match.log


def test_a_turn_of_ones_own_is_taken_as_it_is_and_the_control_for_passing_is_there(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "quivvit"), KeyButtons()
    last = len(scene.lesson.match.log) - 1
    pointed_at: list[str] = []

    def watch_and_play() -> None:
        caption = scene.caption
        if caption and caption.at == ("pass",):
            assert scene.framed
            assert all(token.visible for token in scene.table.places.called("pass"))
            pointed_at.extend(caption.at)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.caption and scene.caption.free and scene.chooser, watch_and_play)
    assert pointed_at
    tap(app, keys, *[Intent.LEFT] * 5, Intent.CONFIRM)  # to the control beside the grid
    app.run_until(lambda: scene.reading)
    seat = scene.lesson.learner
    assert scene.table.match.log[last] == {seat: Pass()} != scene.lesson.match.log[last]
    assert scene.caption == scene.lesson.captions[-1]


def test_a_turn_of_another_seat_is_told_while_its_links_are_seen(app: RunningApp) -> None:
    scene = open_lesson(app, "quivvit")
    play = player(app, "keys", scene)
    app.run_until(lambda: scene.caption and scene.caption.event, play)
    cards = scene.framed
    app.frames(30)
    assert cards, "nothing is taken while it is told"
    assert scene.framed == cards
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert scene.reading, "what one colour links is told of the same picture"
    assert not scene.framed, "frames would cut through cards"
    assert any(token.lit for token in scene.table.stage.tokens), "what it is about is lit"
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert scene.caption is None
    app.run_until(lambda: scene.reading)
    assert scene.table.awaiting_choice


def test_a_picture_that_is_held_goes_on_in_a_window_of_another_size(app: RunningApp) -> None:
    scene = open_lesson(app, "quivvit")
    play = player(app, "keys", scene)
    app.run_until(lambda: scene.caption and scene.caption.event, play)
    app.resize((430, 180))
    app.resize((320, 180))
    app.run_until(lambda: app.scene is not scene, play)
    assert scene.table.match.log == scene.lesson.match.log
