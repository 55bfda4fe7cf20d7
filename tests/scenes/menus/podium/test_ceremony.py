"""The ceremony on the podium: who comes when and is crowned, and how it is skipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.settings.settings import Settings
from scenes.menus.podium.podium import PLATE
from scenes.menus.podium.podium_figures import TOKEN_NAME
from scenes.menus.results import Results
from scenes.narration.screen_words import ScreenReading
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.scenes.menus.podium.laid_out_podium import results
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap

FRAMES_PER_SECOND = 60
BUTTONS_LATE = 1.5  # seconds for which the winner is seen before them


def seconds(frames: int) -> float:
    return frames / FRAMES_PER_SECOND


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def is_drawn(token: Token, name: str) -> bool:
    return isinstance(token.picture, Art) and token.picture.name == name


def looks(scene: Results) -> list[tuple[object, ...]]:
    figures = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    return [(token.picture, token.pose) for token in figures if token.visible]


def test_a_press_ends_the_ceremony_from_the_first_frame_on(app: RunningApp) -> None:
    scene, keys = results(app), KeyButtons()
    assert not scene.menu.items
    tap(app, keys, Intent.CONFIRM)
    assert app.scene is scene
    assert scene.menu.items
    app.frames(180)  # until all have done something, and before the first does it again
    skipped = looks(scene)
    other = results(app)
    app.run_until(lambda: other.menu.items)
    app.frames(180 - round(BUTTONS_LATE * FRAMES_PER_SECOND))
    assert looks(other) == skipped


def test_who_goes_on_pressing_does_not_choose_what_comes_after_the_ceremony(
    app: RunningApp,
) -> None:
    scene, keys = results(app), KeyButtons()
    for _ in range(10):  # five a second
        tap(app, keys, Intent.CONFIRM)
        app.frames(10)
    assert app.scene is scene
    assert Sound.IGNORED in app.played
    app.frames(60)
    tap(app, keys, Intent.CANCEL)
    assert app.scene is not scene


@pytest.mark.parametrize("numbers", [(1, 2, 3), (1, 1, 3)])
def test_who_has_won_and_why_is_told_from_the_beginning_and_a_tie_on_a_board(
    app: RunningApp, numbers: tuple[int, ...]
) -> None:
    scene = results(app, *numbers)
    shown = {widget.name for widget in scene.widgets.shown if widget.visible}
    assert "why" in shown
    assert ("title" in shown) == (numbers.count(1) > 1)  # one name was large at the finish
    assert not any(name.startswith(PLATE) for name in shown)
    assert ScreenReading().read(scene).title == (scene.headline(),)


def seen_plates(app: RunningApp, *numbers: int) -> dict[str, int]:
    """In which frame each plate is there, and then the buttons, as a finish ends so."""
    scene, seen = results(app, *numbers), dict[str, int]()
    for frame in range(FRAMES_PER_SECOND * 3):
        shown = [each.name for each in scene.widgets.shown if each.visible]
        plates = [name for name in shown if name.startswith(PLATE)]
        for name in (*plates, *(["buttons"] if scene.menu.items else [])):
            seen.setdefault(name, frame)
        app.frames()
    return seen


def test_plates_come_with_their_frogs_from_the_last_place_to_the_first(app: RunningApp) -> None:
    seen = seen_plates(app, 1, 2, 3)
    third, second, first = (seen[f"plate-{frog}"] for frog in (2, 1, 0))
    assert seconds(third) < 0.6
    assert seconds(second - third) == pytest.approx(0.28, abs=0.03)
    assert 0.8 < seconds(first) < 1.15
    assert seconds(seen["buttons"] - first) == pytest.approx(0.2 + BUTTONS_LATE, abs=0.05)


def test_plates_of_those_who_tie_come_together(app: RunningApp) -> None:
    seen = seen_plates(app, 1, 1, 3, 3)
    assert seen["plate-0"] == seen["plate-1"] > seen["plate-2"] == seen["plate-3"]


def test_a_plate_grows_out_of_nothing_and_a_little_too_far(app: RunningApp) -> None:
    token, sizes = results(app).widgets["plate-2"], list[float]()
    app.run_until(lambda: token.visible)
    for _ in range(12):
        sizes.append(token.pose.sx)
        app.frames()
    assert sizes[0] < 0.6
    assert max(sizes) == pytest.approx(1.08, abs=0.01)
    assert token.pose.sx == 1.0


def test_the_first_frogs_come_as_the_change_ends_and_the_winner_from_above(app: RunningApp) -> None:
    scene = results(app)
    frogs = [token for token in scene.widgets.stage.tokens if token.anchor == FROG_FEET]
    (winner,) = [t for t in frogs if isinstance(t.picture, Art) and t.picture.name == "frog-cheer"]
    app.frames(16)
    assert any(frog.visible for frog in frogs)
    app.run_until(lambda: winner.visible)
    assert winner.pose.y < 0
    assert all(frog.visible for frog in frogs)
    reach = 0.5 * app.context.renderer.size(winner.picture)[0]
    assert abs(winner.pose.x - app.context.renderer.width / 2) < reach


def test_with_reduced_motion_the_results_are_there_at_once() -> None:
    with running_app(settings=Settings(reduced_motion=True)) as app:
        scene = results(app)
        assert scene.menu.items
        assert all(widget.visible for widget in scene.widgets.shown)
        before = looks(scene)
        app.frames(60)
        assert looks(scene) == before


def test_the_winner_sinks_under_the_laurel_which_stays_on_its_head(app: RunningApp) -> None:
    scene = results(app)
    tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    (laurel,) = [
        t
        for t in tokens
        if isinstance(t.picture, Art) and t.picture.name == "laurel#front" and t.visible
    ]
    app.run_until(lambda: laurel.offset.dy < -20)  # it bounces first
    app.run_until(lambda: laurel.offset.dy > 0)
    app.frames(8)
    sunk = [t for t in tokens if isinstance(t.picture, Art) and t.picture.name == "frog-cheer"]
    assert any(token.offset.sy < 0.9 for token in sunk)
    assert laurel.offset.dy > 0


def test_the_laurel_falls_as_the_winner_lands_who_sits_as_it_comes(app: RunningApp) -> None:
    scene = results(app)
    figures = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    (winner,) = (token for token in figures if is_drawn(token, "frog-cheer"))
    laurels = [token for token in figures if is_drawn(token, "laurel#front")]
    app.run_until(lambda: any(laurel.pose.alpha == 1.0 for laurel in laurels))
    assert is_drawn(winner, "frog-leap")
    (laurel,) = (laurel for laurel in laurels if laurel.pose.alpha == 1.0)
    falling = laurel.pose
    while not is_drawn(winner, "frog-cheer"):
        app.frames()
    app.run_until(lambda: laurel.offset.dy < 0)  # it bounces on the head
    assert laurel.pose.y > falling.y


def test_buttons_leave_the_winner_a_moment_and_come_before_three_seconds_are_over(
    app: RunningApp,
) -> None:
    scene, frames = results(app), 0
    while not scene.menu.items:
        app.frames()
        frames += 1
    assert 2 * FRAMES_PER_SECOND < frames < 3 * FRAMES_PER_SECOND


def test_the_winner_comes_with_its_crown_which_the_laurel_takes_the_place_of(
    app: RunningApp,
) -> None:
    scene = results(app)
    tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    (crown,) = (token for token in tokens if is_drawn(token, "crown"))
    (winner,) = (token for token in tokens if is_drawn(token, "frog-cheer"))
    assert not crown.visible
    app.run_until(lambda: crown.visible)
    app.run_until(lambda: is_drawn(winner, "frog-cheer"))
    assert abs(crown.pose.x - winner.pose.x) < 0.2 * app.context.renderer.size(winner.picture)[0]
    app.run_until(lambda: crown not in scene.widgets.stage.tokens)
    assert any(is_drawn(token, "laurel#front") and token.visible for token in tokens)


def test_no_one_of_those_who_tie_comes_with_a_crown(app: RunningApp) -> None:
    scene = results(app, 1, 1, 3)
    tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    crowns = [token for token in tokens if is_drawn(token, "crown")]
    for _ in range(60 * 2):
        app.frames()
        assert not any(crown.visible for crown in crowns)
