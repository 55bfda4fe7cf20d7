"""A hint lies beside its thing, or in the banner, and never on what lies on the table."""

from __future__ import annotations

from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.table.captions.hint_slip import Hint
from scenes.table.climaxes.spotlight import token_box
from scenes.table.top_bar import HEADLINE, RIM
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.stage.token import Token
from tests.scenes.running_app import running_app
from tests.scenes.table.captions.under_slips import slips


def test_the_prompt_stands_over_a_hint_in_the_banner_and_the_detail_comes_after_it() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        bar, renderer = table.top_bar, app.context.renderer
        bar.show_prompt("One.")
        middle = bar.layout.banner.centre[1]
        assert bar._prompt.pose.y == middle
        reading = bar.show_hint(Hint("A rule.", lambda: None))
        next(reading)
        (slip,) = slips(table)
        for prompt in ("One.", "Three.\nAt once."):
            bar.show_prompt(prompt)
            bar.show_detail("Two.")
            over, below = token_box(renderer, bar._prompt), token_box(renderer, slip)
            assert bar._prompt.visible
            assert not bar._detail.visible
            assert over.bottom <= below.y + 1
            assert below.y > bar.layout.banner.y
            assert bar.shown[0].words == prompt.partition("\n")[0]
        bar.show_prompt("Three.\nAt once.")
        bar.show_detail("Two.")
        assert list(reading) or not slips(table)
        assert bar._detail.visible
        assert bar.shown[0].words == "Three.\nAt once."
        bar.show_prompt("One.")
        assert bar._prompt.pose.y == middle
        assert not bar._detail.visible


def test_words_over_a_hint_of_two_lines_in_the_banner_keep_clear_of_its_rim() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        bar = table.top_bar
        next(
            bar.show_hint(
                Hint("A rule in so many words that they need two lines. " * 2, lambda: None)
            )
        )
        bar.show_prompt("One.")
        over, banner = bar.shown[0], bar.layout.banner
        assert over.height is not None
        assert over.height >= HEADLINE
        assert bar._prompt.pose.y - over.height / 2 >= banner.y + RIM


def test_a_hint_lies_beside_its_thing_where_that_is_free_and_else_in_the_banner() -> None:
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
            assert lies.overlaps(bar.layout.banner) is not is_free
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
