"""The last move of Frogger's lesson is the learner's own."""

from __future__ import annotations

from rules.frogger import Stop
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.lobby import Lobby
from seats.intents import Intent
from tests.scenes.lessons.test_lessons import open_lesson
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, tap


def test_a_turn_may_be_ended_instead_of_won() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys = open_lesson(app, "frogger"), KeyButtons()

        def play_right() -> None:
            if scene.next_press:
                tap(app, keys, scene.next_press)

        app.run_until(lambda: scene.caption and scene.caption.free and scene.chooser, play_right)
        tap(app, keys, Intent.RIGHT, Intent.CONFIRM)  # the button that ends the turn
        app.run_until(lambda: scene.reading)
        assert scene.table.match.log[-1] == {scene.lesson.learner: Stop()}
        assert scene.caption == scene.lesson.captions[-1]
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: app.scene is not scene)
        app.shows(Lobby)
