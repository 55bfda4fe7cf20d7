"""What the lesson of Mosquito frames and lights up while it tells of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from rules.core import Seat
from rules.mosquito import Spot
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.table import MosquitoTable
from scenes.players.seat_names import seat_name
from seats.intents import Intent
from sprites.pictures.geometry import Box
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from words import say


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def test_captions_frame_what_they_tell_of_and_nothing_else(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table, rival = scene.table, Seat(1)
    assert isinstance(table, MosquitoTable)
    rows, swaps = table.tokens.rows, table.panels[Seat(0)].swaps_left
    framed: dict[str, Sequence[Box]] = {}

    def watch_and_play() -> None:
        framed.setdefault(scene.shown_words, scene.framed)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == say("mosquito_lesson.heart"), watch_and_play)
    (tokens,) = framed[say("mosquito_lesson.token")]
    assert tokens.contains(swaps.pose.x, swaps.pose.y)
    seen = say("mosquito_lesson.swap_seen", seat_1=seat_name(rival))
    assert framed[seen] == [rows.box(Spot(number, 0)) for number in (1, 8)]


def test_what_a_swap_is_for_is_framed_before_it_is_chosen(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    assert isinstance(scene.table, MosquitoTable)
    rows, swap = scene.table.tokens.rows, say("mosquito_lesson.swap")

    def is_asked() -> bool:
        return scene.shown_words == swap and scene.chooser is not None

    app.run_until(is_asked, lambda: play_right(app, scene, keys))
    _button, pad = scene.framed
    assert pad == rows.box(Spot(8, 1))


def test_what_is_wrong_in_a_later_step_leaves_only_the_right_card_framed(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    assert isinstance(scene.table, MosquitoTable)
    heart, why = say("mosquito_lesson.heart"), say("mosquito_lesson.step_why")

    def is_asked() -> bool:
        return scene.shown_words == heart and scene.chooser is not None

    app.run_until(is_asked, lambda: play_right(app, scene, keys))
    tap(app, keys, Intent.LEFT)
    app.run_until(lambda: scene.shown_words == why, lambda: tap(app, keys, Intent.CONFIRM))
    assert len(scene.framed) == 1


def test_the_button_to_place_lights_up_the_three_cards_that_open_the_only_pad(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table = scene.table
    assert isinstance(table, MosquitoTable)
    lit: dict[str, set[Spot]] = {}

    def watch_and_play() -> None:
        if scene.chooser and not scene.chooser.steps_made:
            rows = table.tokens.rows
            halos = rows._halos.items()
            lit[scene.shown_words] = {at for at, token in halos if token.visible}
        play_right(app, scene, keys)

    outer = say("mosquito_lesson.outer")
    app.run_until(lambda: outer in lit, watch_and_play)
    for key, level, numbers in (
        ("place", 0, (6, 7, 8)),
        ("take", 0, (10, 1, 2)),
        ("outer", 1, (1, 2, 3)),
    ):
        assert lit[say(f"mosquito_lesson.{key}")] == {Spot(number, level) for number in numbers}


def test_a_swap_leads_a_line_from_the_three_cards_to_the_pad_that_it_opens(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    assert isinstance(scene.table, MosquitoTable)
    king = say("mosquito_lesson.king")

    def is_asked() -> bool:
        return scene.shown_words == king and scene.chooser is not None

    app.run_until(is_asked, lambda: play_right(app, scene, keys))
    leads = [token for token in scene.table.stage.tokens if token.name == "lead"]
    assert len(leads) == 1


def test_what_a_cover_has_changed_is_lit_alone_once_the_covered_card_is_gone(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table, covered, frames = scene.table, Spot(9, 0), 0
    assert isinstance(table, MosquitoTable)

    def watch_and_play() -> None:
        nonlocal frames
        is_gone = bool(table.tokens.piles.gone)
        lit = {at for at, token in table.tokens.rows._halos.items() if token.visible}
        frames += is_gone and lit == {covered}
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == say("mosquito_lesson.cover"), watch_and_play)
    assert frames > 30


def test_a_cover_frames_its_card_alone_while_that_is_chosen(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table = scene.table
    assert isinstance(table, MosquitoTable)
    framed: dict[str, Sequence[Box]] = {}

    def watch_and_play() -> None:
        framed[scene.shown_words] = scene.framed
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == say("mosquito_lesson.outer"), watch_and_play)
    assert len(framed[say("mosquito_lesson.club")]) == 1
