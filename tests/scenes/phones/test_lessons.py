"""A lesson is read and played on a phone alone, and points there at what to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.games import REGISTRATIONS, game_called
from scenes.core.game_parts import has_lesson
from scenes.lessons.lesson import LessonCaption
from scenes.lessons.lesson_scene import LessonScene
from seats.input.input_events import Press
from seats.intents import Intent
from tests.phones.phone_client import PhoneClient
from tests.scenes.phones.app_with_phones import AppWithPhones, app_with_phones
from words import say

GAMES = [name for name in REGISTRATIONS if has_lesson(name)]


class Learner:
    """Somebody who has nothing but a phone, in the lesson of a game."""

    def __init__(self, phones: AppWithPhones, game: str) -> None:
        self.phones, self.app = phones, phones.app
        self.app.set(reduced_motion=True)
        self.phone, _ = phones.join()
        self.device = self.app.context.input_reader.connected[-1]
        self.app.context.seating.resize(0)
        self.app.stack.reset(self.app.context.routes.new_lobby(game_called(game), self.device))
        phones.frames(3)
        self.app.screen.menu.focus_on("lesson")
        self.app.stack.handle(
            Press(self.app.context.seating.seat_of(self.device), Intent.CONFIRM, self.device)
        )
        phones.frames(3)
        self.scene = self.app.shows(LessonScene)

    def screen(self, phone: PhoneClient | None = None) -> dict[str, Any]:
        """What a phone shows now, the own one if no other is named."""
        shown: dict[str, Any] = self.message(phone)["screen"]
        return shown

    def message(self, phone: PhoneClient | None = None) -> dict[str, Any]:
        """The whole message with the screen."""
        asked = phone or self.phone
        self.phones.run_until(lambda: not self.phones.host._pictures.busy)
        self.phones.frames(2)
        asked.send(ping=True)
        asked.receive_one("pong")
        asked.send(pull=True)
        while "screen" not in (message := asked.receive()):
            pass
        return message

    def choose(self, key: str, option: int, phone: PhoneClient | None = None) -> bool:
        """Tap an option or an item; whether that counts."""
        asked = phone or self.phone
        asked.send(choose=key, option=option)
        asked.send(ping=True)
        asked.receive_one("pong")
        self.phones.frames(3)
        while not {"accepted", "refused"} & (answer := asked.receive()).keys():
            pass
        return answer == {"accepted": key}

    def wait(self) -> None:
        """Until there is something to read or to choose, or the lesson is over."""
        self.phones.run_until(
            lambda: (
                self.app.scene is not self.scene
                or self.scene.reading
                or self.scene.chooser is not None
            )
        )

    def marked(self) -> list[int]:
        """The options that the lesson points at."""
        options = self.screen()["step"]["options"]
        return [at for at, option in enumerate(options) if option["marked"]]


@pytest.fixture(scope="module")
def opened() -> Iterator[AppWithPhones]:
    with app_with_phones() as phones:
        yield phones


@pytest.fixture
def app(opened: AppWithPhones) -> Iterator[AppWithPhones]:
    """The same app for all tests; their phones are gone in the end."""
    yield opened
    for device in list(opened.app.context.input_reader.connected):
        opened.host.send_away(device)
    opened.frames(2)


def answer_step(learner: Learner) -> None:
    """Choose what is pointed at; if nothing is, something else first, which tells it."""
    step = learner.screen()["step"]
    if learner.scene.caption and learner.scene.caption.free:
        assert learner.choose(step["key"], 0)
        return
    right = learner.marked()
    if not right:
        assert learner.scene.caption
        assert learner.scene.caption.find
        wrong = wrong_option(learner)
        assert learner.choose(step["key"], wrong)
        assert learner.screen()["task"] in (learner.scene.caption.why, learner.scene.caption.later)
        right = learner.marked()
    assert len(right) == 1
    assert learner.choose(learner.screen()["step"]["key"], right[0])


def wrong_option(learner: Learner) -> int:
    """An option that can be chosen, and does not lead where the lesson goes on."""
    chooser: Any = learner.scene.chooser
    right = chooser.next_option(learner.scene.right_choice)
    options = chooser.path.step.options
    return next(at for at, one in enumerate(options) if one.then is not None and at != right)


def _on_phone(caption: LessonCaption) -> str:
    """What a phone says first, which has no dots itself."""
    return f"{caption.words}\n{say('phones.frame')}" if caption.at else caption.words


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_phone_alone(game: str, app: AppWithPhones) -> None:
    learner, told = Learner(app, game), set[str]()
    while app.app.scene is learner.scene:
        screen = learner.screen()
        told.add(screen["task"])
        if screen["menu"]:
            assert learner.choose(screen["menu"]["key"], 0)
        elif screen["step"]:
            answer_step(learner)
        app.frames(2)
        learner.wait()
    assert {_on_phone(caption) for caption in learner.scene.lesson.captions} <= told


def to_choice(learner: Learner) -> dict[str, Any]:
    """Read on until there is a choice; the screen with its first step."""
    while not (screen := learner.screen())["step"]:
        if screen["menu"]:
            assert learner.choose(screen["menu"]["key"], 0)
        learner.wait()
    return screen


def test_another_choice_is_refused_with_the_reason_and_asked_again(app: AppWithPhones) -> None:
    learner = Learner(app, "frogger")
    screen = to_choice(learner)
    made = len(learner.scene.table.match.log)
    assert learner.choose(screen["step"]["key"], wrong_option(learner))
    after = learner.screen()
    assert learner.scene.caption
    assert after["task"] == learner.scene.caption.why
    assert after["step"]["key"] != screen["step"]["key"]
    assert len(learner.scene.table.match.log) == made
    assert learner.marked()
    assert not learner.choose(after["step"]["key"], 400)


def test_a_late_tap_does_not_skip_the_next_caption(app: AppWithPhones) -> None:
    learner = Learner(app, "quivvit")
    learner.wait()
    key = learner.screen()["menu"]["key"]
    assert learner.choose(key, 0)
    app.frames(3)
    before = learner.scene.caption
    assert not learner.choose(key, 0)
    assert learner.scene.caption is before


def test_another_phone_can_play_the_lesson_on(app: AppWithPhones) -> None:
    learner = Learner(app, "frogger")
    other, _ = app.join()
    to_choice(learner)
    shown = learner.screen(other)
    assert shown["step"] is None
    assert not shown["hand"]
    assert learner.choose(shown["menu"]["key"], 0, other)
    app.frames(3)
    assert learner.screen(other)["step"]
    assert learner.screen()["step"] is None


def test_a_phone_that_is_a_gamepad_stays_one_in_a_lesson(app: AppWithPhones) -> None:
    learner = Learner(app, "frogger")
    to_choice(learner)
    learner.phone.send(pad=True)
    learner.phone.send(ping=True)
    learner.phone.receive_one("pong")
    app.frames(3)
    message = learner.message()
    assert message["pad"] == "on"
    assert message["screen"]["step"] is None
    assert message["screen"]["menu"] is None
