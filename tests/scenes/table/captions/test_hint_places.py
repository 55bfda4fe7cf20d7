"""A hint lies beside its thing, or at the foot, and never on what lies on the table."""

from __future__ import annotations

import pytest

from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.table.captions.hint_places import free_place
from scenes.table.captions.hint_slip import Hint
from scenes.table.captions.hint_strip import hint_strip, place_in_strip, table_area
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.stage.token import Token
from tests.scenes.games.built_tables import fit_window
from tests.scenes.running_app import running_app
from tests.scenes.table.captions.under_slips import slips


def test_the_banner_says_the_same_while_a_hint_without_a_place_is_read() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        bar = table.top_bar
        bar.show_prompt("One.\nAt once.")
        bar.show_detail("Two.")
        shown, poses = bar.shown, (bar._prompt.pose, bar._detail.pose)
        next(bar.show_hint(Hint("A rule in so many words that they are long. " * 3, lambda: None)))
        assert slips(table)
        assert bar.shown == shown
        assert (bar._prompt.pose, bar._detail.pose) == poses
        assert bar._prompt.visible
        assert bar._detail.visible


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1440, 1080), (3840, 2160)])
def test_a_table_ends_over_the_strip_in_which_a_hint_without_a_place_lies(
    size: tuple[int, int], text: float
) -> None:
    with running_app((320, 180)) as app:
        fit_window(app, (size, text))
        renderer = app.context.renderer
        look = renderer.width, renderer.height, text
        strip, area = hint_strip(*look), table_area(*look)
        assert area.bottom < strip.y
        for words in ("Short.", "A rule in many words. " * 9):
            for x in (0.0, 0.5, 1.0):
                thing = Box.around(x * renderer.width, 500, 100, 100)
                place = place_in_strip(renderer, words, thing)
                assert strip.encloses(place)
                assert area.x <= place.x or place.w > area.w, "it begins where the table does"
                assert place.right <= area.right or place.w > area.w
            assert place_in_strip(renderer, words, None).centre[0] == renderer.width / 2


def test_a_hint_lies_beside_its_thing_where_that_is_free_and_else_at_the_foot() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        bar, renderer, thing = table.top_bar, app.context.renderer, Box(900, 500, 100, 100)
        table.stage.clear()
        for kept, is_free in (((), True), ((Box(0, 0, 1920, 1080),), False)):
            reading = bar.show_hint(Hint("A rule.", lambda: thing), lambda kept=kept: kept)  # type: ignore[misc]
            next(reading)
            (slip,) = slips(table)
            lies = token_box(renderer, slip)
            assert not lies.overlaps(thing)
            assert lies.inset(-60).overlaps(thing) is is_free
            strip = hint_strip(renderer.width, renderer.height, renderer.text_scale)
            assert strip.encloses(lies) is not is_free
            assert table.stage.has("hint tail") is is_free
            assert list(reading) or not slips(table)


def test_a_hint_gives_way_to_what_comes_to_lie_under_it() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        table.stage.clear()
        reading = table.top_bar.show_hint(Hint("A rule.", lambda: Box(900, 500, 100, 100)))
        next(reading)
        (slip,) = slips(table)
        card = Token(Paper(80, 80), slip.pose, 0.0, "card")
        table.stage.add(card)
        for _ in range(steps_in(0.3)):
            next(reading)
        (slip,) = slips(table)
        boxes = [token_box(app.context.renderer, token) for token in (slip, card)]
        assert not boxes[0].overlaps(boxes[1])


def test_no_tail_points_over_what_lies_between() -> None:
    thing, screen = Box(900, 500, 100, 100), Box(0, 0, 1920, 1080)
    sizes = [(300.0, 60.0)]
    between = Box(700, 300, 500, 500)
    assert free_place(sizes, thing, screen, [])
    assert free_place(sizes, thing, screen, [between]) is None
