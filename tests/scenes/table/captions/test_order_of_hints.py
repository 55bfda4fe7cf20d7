"""Hints are read one after another, and first those that are told at once."""

from __future__ import annotations

from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.table.captions.event_captions import MOST_GIVEN, EventCaptions
from scenes.table.captions.hint_slip import Hint
from scenes.table.game_table import SETTLES, AnyTable, TablePhase
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Collage, Text
from tests.scenes.running_app import running_app
from tests.scenes.table.captions.under_slips import slips


def test_hints_are_read_one_after_another_and_what_is_no_longer_true_is_dropped() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        app.run_until(lambda: table.awaiting_choice)
        true, read = [True], list[str]()
        for words in ("One.", "Two.", "Three."):
            holds = (lambda: bool(true)) if words == "Two." else lambda: True
            table.show_hint(Hint(words, lambda: None, holds))
        true.clear()
        assert table.top_bar.hints_given == MOST_GIVEN
        while table.top_bar.hints_given:
            app.stack.step()
            read += [words for words in read_now(table) if words not in read]
        assert read == ["One.", "Three."]


def test_a_hint_that_is_told_at_once_is_read_before_those_that_wait() -> None:
    with running_app((320, 180), Settings(hints="always")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        told = EventCaptions(table)
        table.show_hint(Hint("Later.", lambda: None), waits=True)
        told._give(Hint("Read this now!", lambda: None), at_once=True)
        told._give(Hint("And this now!", lambda: None), at_once=True)
        assert table.hints.given == ["Read this now!"], "nobody reads two at once"
        assert read_now(table) == ["Read this now!"]
        app.run_until(lambda: not table.top_bar.reads_hint)
        app.run_until(lambda: table.people_choose)
        app.frames(2)
        assert not read_now(table), "first one reads what to do"
        app.frames(round(SETTLES * 60) + 2)
        assert read_now(table) == ["Later."]


def test_a_hint_that_comes_first_is_read_before_those_that_wait_however_many() -> None:
    with running_app((320, 180), Settings(hints="always")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        app.context.known_games.add(QUIVVIT.name)
        told = EventCaptions(table)
        for words in ("One.", "Two.", "Three.", "Four."):
            told._give(Hint(words, lambda: None))
        told._give(Hint("First.", lambda: None, comes_first=True))
        assert table.hints.given == ["One.", "Two.", "Three.", "First."]
        app.run_until(lambda: table.top_bar.reads_hint)
        assert read_now(table) == ["First."]
        app.run_until(lambda: not table.top_bar.reads_hint)
        app.frames(2)
        assert read_now(table) == ["One."]


def test_a_hint_at_once_comes_as_soon_as_one_chooses_while_another_one_is_read() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        app.run_until(lambda: table.awaiting_choice)
        table.show_hint(Hint("Later.", lambda: None), waits=True)
        app.run_until(lambda: table.top_bar.reads_hint)
        table.phase = TablePhase.SHOWING
        assert not table.top_bar.reads_hint, "from now on it waits again"
        table.show_hint(Hint("Now.", lambda: None))
        table.motions.step()
        table.motions.step()
        assert read_now(table) == ["Now."]


def read_now(table: AnyTable) -> list[str]:
    """The words of hints that are seen."""
    pictures = [slip.picture for slip in slips(table) if slip.visible]
    collages = [picture for picture in pictures if isinstance(picture, Collage)]
    parts = [part.picture for picture in collages for part in picture.pieces]
    return [part.words for part in parts if isinstance(part, Text)]


def test_a_hint_goes_as_soon_as_it_is_no_longer_true() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        true = [True]
        table.show_hint(Hint("A rule.", lambda: None, lambda: bool(true)))
        true.clear()
        app.stack.step()
        assert not slips(table)
