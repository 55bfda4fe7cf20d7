"""Nothing is written too small: every capital is at least 22 pixels high at 1080p, on keys too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO

import pygame
import pytest

from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.table.captions.hint_slip import Hint
from scenes.ui.labels import HINT_SIGN
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.drawings import drawing, height_ratio
from sprites.stage.stage import Stage
from tests.all_games import GAMES
from tests.scenes.capitals import FULL_HD, LEAST, capital
from tests.scenes.contexts import headless_context, press
from tests.scenes.kept_type import kept_type
from tests.scenes.running_app import running_app
from tests.scenes.ui.menu_screens import SCREENS, opened
from tests.scenes.window_sizes import texts

TWO_LINES = "Bramble: claim! Left: +1, and a stolen card.\nRight: +5, if torn +1."
PAGES = ("help", "records", "accessibility", "controls", "credits")
FACES = [f"{family}-{side}" for family in ("xbox", "nin") for side in ("south", "east", "west")]
SHOULDERS = [
    f"{family}-{side}"
    for family in ("any", "xbox", "nin", "ps")
    for side in ("lb", "rb", "triggers")
]


def too_small(stage: Stage) -> Iterator[str]:
    """The words on *stage* whose capitals are drawn smaller than allowed."""
    for token in stage.tokens:
        for text in texts(token.picture) if token.visible else ():
            high = capital(kept_type(text, 1.0, 1.0).pixels) * token.pose.sy
            if round(high) < LEAST:
                yield f"{token.name}: {text.words!r} is {high:.1f} pixels high"


def written(stage: Stage) -> Iterator[str]:
    """All words on *stage*."""
    for token in stage.tokens:
        yield from (text.words for text in texts(token.picture) if token.visible)


@pytest.mark.parametrize("name", SCREENS)
def test_no_capital_of_a_menu_is_too_small(name: str) -> None:
    screen = opened(name, headless_context(FULL_HD))
    assert list(too_small(screen.widgets.stage)) == []


@pytest.mark.parametrize("name", PAGES)
def test_no_capital_of_a_later_page_is_too_small(name: str) -> None:
    screen = opened(name, headless_context(FULL_HD))
    found, pages = set[str](), set[tuple[str, ...]]()
    while (page := tuple(written(screen.widgets.stage))) not in pages:
        pages.add(page)
        found |= set(too_small(screen.widgets.stage))
        press(screen, Intent.RIGHT)
    assert len(pages) > 1
    assert not found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_capital_of_a_table_is_too_small(game: AnyGame) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    with running_app(FULL_HD, Settings(hints="never")) as app:
        bots = [BotPlayer("easy")] * (max(game.seats) - len(people))
        table = app.open_table(*people, *bots, game=game)
        while not table.awaiting_choice:
            table.stage.tick()
            app.scene.step()
        table.top_bar.show_prompt(TWO_LINES)
        table.show_hint(Hint("A rule.", lambda: None))
        table.stage.tick()
        (slip,) = (token for token in table.stage.tokens if token.name == "hint")
        assert slip.visible
        assert list(too_small(table.stage)) == []


@pytest.mark.parametrize("name", [*FACES, *SHOULDERS])
def test_no_letter_drawn_on_a_button_is_too_small(name: str) -> None:
    source = drawing(f"glyph-{name}")
    letters = re.sub(r'<path(?![^>]*fill="none")[^>]*/>', "", source)
    high = round(HINT_SIGN)
    size = (round(high / height_ratio(f"glyph-{name}")), high)
    drawn = pygame.image.load_sized_svg(BytesIO(letters.encode()), size)
    assert pygame.mask.from_surface(drawn).get_bounding_rects()
    assert (
        max(rect.height for rect in pygame.mask.from_surface(drawn).get_bounding_rects()) >= LEAST
    )
