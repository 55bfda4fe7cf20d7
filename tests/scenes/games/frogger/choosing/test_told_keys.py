"""Whoever holds several cards is told at any size how one gets from card to card, and does."""

from __future__ import annotations

from typing import Literal

import pytest

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import Advance
from scenes.core.settings.settings import Settings
from scenes.table.choosing.choosing_steps import Done
from scenes.table.choosing.step_chooser import ROW_WAYS, StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sprites.pictures.pictures import Collage, Picture, Text
from tests.scenes.games.frogger.tables import new_table, set_hand, state_of
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser
from words import say


def shown_words(picture: Picture | None) -> list[str]:
    """All words of a picture, from left to right and from top to bottom."""
    if isinstance(picture, Text):
        return [picture.words]
    pieces = picture.pieces if isinstance(picture, Collage) else ()
    return [words for part in pieces for words in shown_words(part.picture)]


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("bots", [1, 2, 4])
def test_what_leads_from_card_to_card_is_told_beside_all_else(
    size: Literal[100, 200], bots: int
) -> None:
    with running_app((1280, 720), Settings(reduced_motion=True, text_size=size)) as app:
        seats: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("judge")] * bots]
        table = open_and_wait(app, new_table(app, *seats, seed=14, turns=3 * len(seats)))
        app.run_until(lambda: table.awaiting_choice and table.tokens.cards.acting == Seat(0))
        chooser = waiting_chooser(app, table, Seat(0))
        assert isinstance(chooser, StepChooser)
        cards = next(row for _, row in chooser._step.rows if chooser._at in row)
        assert len(cards) > 1
        for at in cards:
            chooser._move(at)
            told = shown_words(table.panels[0]._hint.picture)
            along = {cards[0]: ["D"], cards[-1]: ["A"]}.get(at, ["A", "D"])  # no key does nothing
            assert told[: 6 + len(along)] == [
                *("W", "Frogs", "S", "Get a card"),
                *(*along, "Cards", "Space"),
            ]


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("bots", [1, 2])
def test_right_leads_over_all_cards_also_with_the_end_of_the_turn_below_them(
    size: Literal[100, 200], bots: int
) -> None:
    with running_app((1280, 720), Settings(reduced_motion=True, text_size=size)) as app:
        seats: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("judge")] * bots]
        table = open_and_wait(app, new_table(app, *seats, seed=3))
        for made in (1, 2):
            legal = state_of(table).legal(Seat(0))
            table.pending.decide(Seat(0), next(one for one in legal if isinstance(one, Advance)))
            app.run_until(lambda made=made: len(table.match.log) == made and table.awaiting_choice)  # type: ignore[misc]
            chooser = waiting_chooser(app, table, Seat(0))
            assert isinstance(chooser, StepChooser)
            boxes = chooser._boxes()
            end = boxes.index(table.tokens.tray.button_box)
            row = next(row for _, row in chooser._step.rows if end in row)
            cards = [at for at in row if at != end]
            reached = cards[:1]
            while (to := chooser._neighbour(reached[-1], Intent.RIGHT)) != reached[-1]:
                reached.append(to)
            assert reached == cards


@pytest.mark.parametrize("size", [100, 200])
def test_what_chooses_keeps_its_word_at_the_market(size: Literal[100, 200]) -> None:
    with running_app((1280, 720), Settings(reduced_motion=True, text_size=size)) as app:
        seats: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("judge")] * 2]
        table = open_and_wait(app, new_table(app, *seats, seed=14, turns=9))
        app.run_until(lambda: table.awaiting_choice and table.tokens.cards.acting == Seat(0))
        chooser = waiting_chooser(app, table, Seat(0))
        assert isinstance(chooser, StepChooser)
        rows = [row for name, row in chooser._step.rows if name == say("frogger.row_market")]
        assert rows
        above = {at: row is rows[0] for row in rows for at in row}
        for at, is_above in above.items():
            chooser._move(at)
            told = shown_words(table.panels[0]._hint.picture)
            assert told[:2] == ["W", "Cards" if is_above else "Market"]
            assert told[-3:] == ["Market", "Space", "Choose"]


def test_one_key_is_told_for_each_place_also_where_two_lead_there() -> None:
    with running_app((1280, 720), Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
        set_hand(table, Seat(0), Card.PACT, Card.SAVAGE, Card.ORIGIN, Card.CAVE)
        app.reseat()
        spared = set[int]()
        for place in range(4):
            chooser = waiting_chooser(app, table, Seat(0))
            assert isinstance(chooser, StepChooser)
            chooser._move(place)
            chooser._confirm()
            for at in range(len(chooser._step.targets)):
                chooser._move(at)
                able = [way for way in ROW_WAYS if chooser.can_move(way)]
                told = [chooser._neighbour(at, way) for way in chooser._row_ways()]
                assert sorted(told) == sorted({chooser._neighbour(at, way) for way in able})
                spared.add(len(able) - len(told))
            chooser._cancel()
        assert 1 in spared


def test_what_plays_a_card_at_once_is_called_a_leap() -> None:
    with running_app((1280, 720), Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
        set_hand(table, Seat(0), Card.ACE_OF_SUNS, Card.SAVAGE, Card.ORIGIN, Card.HUNTRESS)
        app.reseat()
        chooser = waiting_chooser(app, table, Seat(0))
        assert isinstance(chooser, StepChooser)
        told = []
        for at in range(4):
            chooser._move(at)
            chooser._show()
            then = chooser._step.targets[at].then
            plays = isinstance(then and then(), Done)
            told.append(plays)
            last = shown_words(table.panels[0]._hint.picture)[-1]
            assert last == say("frogger.leap" if plays else "table.choose")
        assert {*told} == {False, True}
