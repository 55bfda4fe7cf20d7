"""Which presses count while the buttons of a podium come in."""

from __future__ import annotations

from scenes.menus.press_guard import LONGEST, PressGuard
from seats.input.input_events import Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from sprites.motion.timestep import steps_in
from tests.scenes.menus.podium.laid_out_podium import results
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, tap


def test_who_moves_the_focus_has_seen_the_buttons() -> None:
    with running_app() as app:
        scene, keys = results(app), KeyButtons()
        tap(app, keys, Intent.CONFIRM)
        first = scene.menu.focus
        tap(app, keys, Intent.RIGHT)
        assert scene.menu.focus != first
        tap(app, keys, Intent.CANCEL)
        assert app.scene is not scene


def test_a_press_counts_as_soon_as_buttons_are_seen_if_nobody_hurried() -> None:
    with running_app() as app:
        scene, keys = results(app), KeyButtons()
        app.run_until(lambda: scene.menu.items)
        app.frames(20)
        tap(app, keys, Intent.CANCEL)
        assert app.scene is not scene


def test_nobody_can_keep_the_others_from_going_on() -> None:
    guard, press = PressGuard(), Press(None, Intent.CONFIRM, LEFT_KEYS)
    for _ in range(steps_in(LONGEST)):
        assert guard.stops(press)
        guard.step()
    assert not guard.stops(press)
