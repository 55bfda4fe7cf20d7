"""The list of what help there is, and what it opens."""

from __future__ import annotations

from rules.games import game_called
from rules.party import Party
from scenes.core.scene import Pop, Push
from scenes.menus.help.accessibility import Accessibility
from scenes.menus.help.help import ControlsHelp, Help
from scenes.menus.help.help_contents import HelpContents
from scenes.menus.title import Title
from scenes.ui.menu.menu_screen import MenuScreen
from seats.intents import Intent
from tests.all_games import GAMES
from tests.scenes.contexts import PAD, headless_context, press
from words import say


def test_help_opens_at_the_game_that_was_pointed_at_and_names_it_on_each_page() -> None:
    title = Title(headless_context())
    title.lay_out(None)
    for intent in (Intent.RIGHT, Intent.RIGHT, Intent.DOWN):
        press(title, intent)
    title.menu.focus = "help"
    title.refresh()
    contents = opened_by(title)
    assert isinstance(contents, HelpContents)
    help_on_game = opened_by(contents)
    assert isinstance(help_on_game, Help)
    chapters = [chapter.title for chapter in help_on_game.chapters()]
    assert sum(chapter.startswith("Quabble – ") for chapter in chapters) == len(chapters) - 3
    # the others are secrets, controls and speech


def test_help_tells_how_secrets_are_kept_only_where_there_are_some() -> None:
    for game in GAMES:
        chapters = [chapter.title for chapter in Help(headless_context(), game, PAD).chapters()]
        assert (say("help.secrets") in chapters) is (game.name != "quivvit")


def test_help_on_a_party_night_has_no_pages_on_options_that_are_off() -> None:
    context, game = headless_context(), game_called("quivvit")
    all_pages = [chapter.title for chapter in Help(context, game, PAD).chapters()]
    context.party = Party(("quivvit",), 3, 7)
    tonight = [chapter.title for chapter in Help(context, game, PAD).chapters()]
    off = {say(f"quivvit_help.{page}") for page in ("options", "more")}
    assert tonight == [title for title in all_pages if title.split(" – ")[-1] not in off]
    assert len(tonight) == len(all_pages) - 2


def test_every_row_of_the_help_is_opened_and_left_by_a_pad() -> None:
    contents = HelpContents(headless_context(), PAD, GAMES[0].name)
    contents.lay_out(None)
    rows = [*(game.name for game in GAMES), "controls", "accessibility"]
    for row, kind in zip(rows, [*[Help] * len(GAMES), ControlsHelp, Accessibility], strict=True):
        assert contents.menu.focus == row
        screen = opened_by(contents)
        assert isinstance(screen, kind)
        assert isinstance(press(screen, Intent.CANCEL), Pop)
        press(contents, Intent.DOWN)
    assert contents.menu.focus == "back"
    assert isinstance(press(contents, Intent.CONFIRM), Pop)


def opened_by(screen: MenuScreen) -> MenuScreen:
    """What a confirmation opens over *screen*, laid out."""
    move = press(screen, Intent.CONFIRM)
    assert isinstance(move, Push)
    assert isinstance(move.scene, MenuScreen)
    move.scene.lay_out(None)
    return move.scene
