"""A button with a mere picture says what it is for while a mouse is over it."""

from __future__ import annotations

from rules.quivvit import QUIVVIT
from scenes.table.game_table import AnyTable
from scenes.table.top_bar import WORDS, TopBarButton
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests import input_events
from tests.scenes.running_app import running_app
from tests.scenes.window_sizes import texts
from words import say


def told(table: AnyTable) -> list[str]:
    """The words below a button."""
    tags = [token for token in table.stage.tokens if token.name == "button-tag" and token.visible]
    return [text.words for tag in tags for text in texts(tag.picture)]


def test_a_button_says_what_it_is_for_while_a_mouse_is_over_it() -> None:
    with running_app((320, 180)) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        renderer, bar = app.context.renderer, table.top_bar

        def move(x: float, y: float) -> None:
            input_events.mouse_to(x / renderer.width, y / renderer.height)
            app.frame()

        bar.offer_undo(True)
        said = {button: say(key) for button, key in WORDS.items()}
        for button, box in bar.buttons.items():
            move(*box.centre)
            assert told(table) == [said[button]]
        bar.offer_undo(False)
        assert not told(table), "there is none any more"
        move(*bar.buttons[TopBarButton.LOG].centre)
        assert told(table)
        move(*bar.layout.banner.centre)
        assert not told(table)
