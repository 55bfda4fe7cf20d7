"""The table shows what of a choice on a phone everybody may see, and nothing of hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import Seat
from rules.mosquito import ActionKind
from rules.quivvit import PLACES, Pass
from scenes.games.frogger.table import FroggerTable
from scenes.games.mosquito.table import MosquitoTable
from scenes.games.quivvit.components.highlights import would_link
from scenes.table.game_table import AnyTable
from scenes.table.phones.phone_chooser import PhoneChooser
from seats.occupants import BotPlayer, Occupant, Person
from seats.phones.phone import Phone
from tests.scenes.games.frogger import tables as frogger
from tests.scenes.games.frogger.swapped_hands import all_alike, hands_for
from tests.scenes.games.mosquito import tables as mosquito
from tests.scenes.games.quivvit import tables as quivvit
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)
ONE, TWO = Phone(1), Phone(2)
BOT = BotPlayer("easy")
Make = Callable[..., Any]


def at_phones(app: RunningApp, new_table: Make, *occupants: Occupant, **how: Any) -> AnyTable:
    """A table at which people choose on phones."""
    app.context.private_screens.update((ONE, TWO))
    app.set(reduced_motion=True, hints="never")
    table: AnyTable = new_table(app, *occupants, **how)
    return table


def chooser(table: AnyTable) -> PhoneChooser[Any]:
    found = table.pending.chooser(table.pending.missing[0])
    assert isinstance(found, PhoneChooser)
    return found


def take(table: AnyTable, *wanted: object) -> None:
    """Take the options that stand for what is *wanted* in the next steps."""
    for one in wanted:
        options = chooser(table).path.step.options
        at = one if isinstance(one, int) else [option.place for option in options].index(one)
        assert chooser(table).take(at)


def on_stage(table: AnyTable, kind: str) -> int:
    return sum(token.name == kind and token.visible for token in table.stage.tokens)


def frogger_table(app: RunningApp, which: int) -> FroggerTable:
    """Ann is to choose, with one of several hands that nobody else sees."""
    table = at_phones(app, frogger.new_table, Person(ONE), Person(TWO), seed=3)
    assert isinstance(table, FroggerTable)
    frogger.set_hand(table, ANN, *hands_for(table)[which])
    return open_and_wait(app, table)


def mosquito_table(app: RunningApp, *occupants: Occupant) -> MosquitoTable:
    table = at_phones(app, mosquito.new_table, *occupants, turns=2)
    assert isinstance(table, MosquitoTable)
    return open_and_wait(app, table)


def kind_of_turn(table: AnyTable, kind: ActionKind) -> int:
    return [*ActionKind].index(kind)


def test_no_card_of_a_hidden_hand_of_frogger_is_shown() -> None:
    recordings = []
    for which, takes in ((0, False), (0, True), (1, True)):
        with running_app() as app:
            table = frogger_table(app, which)
            app.frames(20)
            if takes:
                take(table, 0)
                assert chooser(table).choice is None
            recordings.append(app.record(40))
    all_alike(recordings)


def test_no_card_of_a_hidden_hand_of_mosquito_is_shown() -> None:
    recordings = []
    for takes in (False, True):
        with running_app() as app:
            table = mosquito_table(app, Person(ONE), Person(TWO))
            app.frames(20)
            if takes:
                take(table, kind_of_turn(table, ActionKind.OVERLAY))
                options = chooser(table).path.step.options
                take(table, next(i for i, option in enumerate(options) if option.then))
            recordings.append(app.record(40))
    all_alike(recordings)


def test_an_exchange_of_mosquito_is_shown_though_the_hand_is_hidden() -> None:
    with running_app() as app:
        table = mosquito_table(app, Person(ONE), Person(TWO))
        take(table, kind_of_turn(table, ActionKind.EXCHANGE), 0)
        assert not on_stage(table, "edge")
        take(table, 0)
        assert on_stage(table, "edge") == 2
        chooser(table).back()
        assert not on_stage(table, "edge")


def test_frogger_shows_where_a_card_of_an_open_hand_takes_frogs() -> None:
    with running_app() as app:
        table = at_phones(app, frogger.new_table, Person(ONE), BOT, BOT, seed=3)
        open_and_wait(app, table)
        take(table, 0)
        assert chooser(table).path.step.way
        assert on_stage(table, "ghost")
        chooser(table).back()
        assert not on_stage(table, "ghost")


def test_quivvit_shows_which_card_is_to_be_turned() -> None:
    with running_app() as app:
        table = at_phones(app, quivvit.new_table, Person(ONE), BOT)
        open_and_wait(app, table)
        at = next(i for i, one in enumerate(chooser(table).path.step.options) if one.then)
        place = chooser(table).path.step.options[at].place
        token = table.tokens.grid.tokens[place]  # type: ignore[attr-defined]
        low = token.z
        take(table, at)
        app.frames(10)
        assert token.z > low
        assert token.pose.sx > 1
        chooser(table).back()
        assert (token.z, token.pose.sx) == (low, 1)
        take(table, at)
        table.pending.close()
        assert (token.z, token.pose.sx) == (low, 1)


def test_quivvit_shows_what_a_turn_on_a_phone_would_link() -> None:
    with running_app() as app:
        table = at_phones(app, quivvit.new_table, Person(ONE), BOT)
        open_and_wait(app, table)
        place = next(place for place in PLACES if would_link(table.view, place, 1)[0])
        (shade,) = (token for token in table.stage.tokens if token.name == "shade")
        assert not shade.pose.alpha
        take(table, place, 1)
        app.run_until(lambda: shade.pose.alpha)
        chooser(table).back()
        app.run_until(lambda: not shade.pose.alpha)


def test_quivvit_asks_again_before_a_turn_is_passed() -> None:
    with running_app() as app:
        table = at_phones(app, quivvit.new_table, Person(ONE), BOT)
        open_and_wait(app, table)
        last = len(chooser(table).path.step.options) - 1
        take(table, last)
        assert not table.pending.choices
        take(table, last)
        assert [*table.pending.choices.values()] == [Pass()]
