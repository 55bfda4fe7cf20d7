"""What a seat can press is told in whole words, and the most important of it at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.table.seats.key_row import Signs, is_legible, shorter_and_shorter, shrinking
from scenes.table.seats.seat_panel import SeatPanel
from scenes.ui.control_signs import LabelledSign, cursor_signs
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Collage
from tests.all_games import GAMES
from tests.scenes.games.built_tables import fit_window
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts, truncated
from tests.words.translations import TRANSLATIONS
from words import ENGLISH, say

ME = Seat(0)
SIZES = [(1280, 720), (1024, 768)]
CHOOSING = {
    "quabble": ("quabble.sign_offer", "quabble.sign_take", "quabble.sign_claim"),
    "quivvit": ("quivvit.drop", "quivvit.drop_nothing", "quivvit.put_back", "table.choose"),
}
A, B, C, D = (Glyph("glyph-key", letter) for letter in "ABCD")


def test_what_moves_loses_its_word_and_goes_before_the_way_back() -> None:
    first, move, bare = LabelledSign(A), LabelledSign(B, "Move"), LabelledSign(B)
    choose, back = LabelledSign(C, "Choose"), LabelledSign(D, "Back")
    signs = [first, move, choose, back]
    assert list(shorter_and_shorter(signs)) == [
        signs,
        [first, bare, choose, back],
        [choose, back],
        [first, move, choose],
        [first, bare, choose],
        [choose],
    ]


def test_what_is_essential_is_the_last_to_stay_wherever_it_stands() -> None:
    labelled = zip((A, B, C, D), ("Hand", "Frogs", "Choose", "Back"), strict=True)
    signs = [LabelledSign(*each) for each in labelled]
    *_, shortest = shorter_and_shorter(signs, C)
    assert shortest == [signs[2]]
    *_, shortest = shorter_and_shorter(signs[:1])
    assert shortest == signs[:1]


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(hints="never")) as opened:
        yield opened


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_confirms_is_told_in_a_word_in_every_language(
    app: RunningApp, game: AnyGame, scale: float
) -> None:
    for size in SIZES:
        for seats in {max(2, min(game.seats)), max(game.seats)}:
            fit_window(app, (size, scale))
            bots = [BotPlayer("easy")] * (seats - 1)
            table = app.open_table(Person(LEFT_KEYS), *bots, game=game, shown=False)
            table.build()
            for language in (ENGLISH, *TRANSLATIONS):
                app.set(language=language)
                fit_window(app, (size, scale))
                check(app, table.panels[ME], CHOOSING.get(game.name, ("table.choose",)))
    app.set(language="system")


def check(app: RunningApp, panel: SeatPanel, choosing: tuple[str, ...]) -> None:
    """Look at what *panel* prints of all that somebody can press there."""
    for device in (LEFT_KEYS, RIGHT_KEYS):
        controls = Controls(device, DEFAULT_BINDINGS)
        back = LabelledSign(controls.glyph(Intent.CANCEL), say("table.back"))
        for choose in map(say, choosing):
            signs = [*cursor_signs(controls, choose=choose), back]
            panel.essential = controls.glyph(Intent.CONFIRM)
            panel.show_controls(signs)
            check_row(app, panel, signs, choose)


def check_row(app: RunningApp, panel: SeatPanel, signs: Signs, choose: str) -> None:
    picture = panel._hint.picture
    assert isinstance(picture, Collage)
    told = [text.words for text in texts(picture)]
    assert choose in told, told
    if choose == say("table.choose"):
        assert say("table.back") in told, told
    for glyph, words in signs[-2:]:
        assert (words in told) >= (glyph.text in told), "no key without its word"
    assert is_legible(app.context.renderer, shrinking(picture, panel.sign_room)), told
    assert truncated(app, [picture]) == []
