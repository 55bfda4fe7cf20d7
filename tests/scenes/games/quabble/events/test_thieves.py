"""Thieves of Quabble: what can be stolen is near, and it is told how and by whom."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.core import Seat
from rules.quabble import CARD_COUNT, HOUSE_SET, Card, CardKind, Power, Snatch
from scenes.games.quabble.cards import power_words
from scenes.games.quabble.components.claims.mats import Settlement
from scenes.games.quabble.table import QuabbleTable
from scenes.table.choosing.choosing_steps import Done
from scenes.table.choosing.step_chooser import StepChooser
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Collage, Text
from tests.scenes.games.quabble.tables import chooser_of, new_table, state_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import open_and_wait
from tests.scenes.window_sizes import MOST_PRESSES, TOUCH, presses_to
from words import say

ANN = Seat(0)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_everything_to_snatch_is_six_presses_away_at_most(size: tuple[int, int]) -> None:
    with running_app(size) as app:
        table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("normal")] * 3)
        give_all(table)
        open_and_wait(app, table)
        app.frames(20)
        chooser = chooser_of(table, Seat(0))
        assert isinstance(chooser, StepChooser)
        boxes = [mark.box for mark in chooser._step.targets]
        assert len(boxes) == 2 * (len(CardKind) - 1)
        assert max(presses_to([box.centre for box in boxes])) <= MOST_PRESSES
        assert all(min(box.h, boxes[1].x - boxes[0].x) >= TOUCH * 0.5 for box in boxes)


def give_all(table: QuabbleTable) -> None:
    """Let Ann snatch, where both her neighbours own one of each kind."""
    state = state_of(table)
    kinds = [
        [Card(c) for c in range(CARD_COUNT) if HOUSE_SET.kinds[c] is kind] for kind in CardKind
    ]
    rows = tuple(tuple(cards[i] for cards in kinds) for i in range(3))
    used = {card for row in rows for card in row}
    rest = [Card(c) for c in range(CARD_COUNT) if c not in used]
    hands = tuple(tuple(rest[5 * i : 5 * i + 4]) for i in range(4))
    board = replace(
        state.board,
        treasuries=((*rows[2],), rows[0], (), rows[1]),
        powers=(Power(Seat(0), rows[2][CardKind.RED_SNATCHER - 1]),),
    )
    table.match.state = replace(state, board=board, hands=hands, deck=())


def test_what_is_stolen_before_it_has_acted_still_acts(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 3)
    give_all(table)
    state = state_of(table)
    (thief,), kind = state.board.powers, CardKind.MISDIRECTION
    of_bob, of_dan = (state.board.treasuries[seat][kind - 1] for seat in (1, 3))
    board = replace(state.board, powers=(thief, Power(Seat(1), of_bob)))
    table.match.state = replace(state, board=board)
    open_and_wait(app, table)
    open_cards = table.tokens.open_cards
    acts = {card: open_cards.promise(ANN, card).acts_at_once for card in (of_bob, of_dan)}
    assert acts == {of_bob: True, of_dan: False}
    assert told_of(app, table, of_bob).endswith(power_words(kind, HOUSE_SET))
    assert told_of(app, table, of_dan).endswith(say("quabble.power_stolen"))
    open_cards.turn(of_bob, clockwise=False)
    assert not open_cards.promise(ANN, of_bob).acts_at_once


def test_the_treasuries_beside_a_thief_are_lit_while_it_steals(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 3)
    give_all(table)
    open_and_wait(app, table)
    places = [table.panels[seat].places.cards.centre for seat in (1, 3)]

    def lit() -> list[tuple[float, float]]:
        return [(mat.pose.x, mat.pose.y) for mat in table.tokens.treasury_mats.lit]

    app.frames(20)
    assert lit() == places
    assert not table.captions.leaves_time_to_read, "no hint tells of anything else meanwhile"
    table.pending.decide(ANN, Snatch(table.view.board.treasuries[1][0]))
    app.run_until(lambda: not lit())
    app.run_until(lambda: lit() == places)
    app.run_until(lambda: not lit())


def test_a_neighbour_with_nothing_to_take_does_not_stand_out(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 3)
    give_all(table)
    state = state_of(table)
    _, of_bob, *others = state.board.treasuries
    thieves = tuple(one for one in of_bob if HOUSE_SET.kinds[one] is CardKind.RED_SNATCHER)
    board = replace(state.board, treasuries=(state.board.treasuries[0], thieves, *others))
    table.match.state = replace(state, board=board)
    open_and_wait(app, table)
    app.frames(20)
    lit = [(mat.pose.x, mat.pose.y) for mat in table.tokens.treasury_mats.lit]
    assert lit == [table.panels[3].places.cards.centre], "Bob owns only a Snatcher"


def told_of(app: RunningApp, table: QuabbleTable, card: Card) -> str:
    """What is read about a card while it is pointed at in the choice of what to snatch."""
    chooser = chooser_of(table, ANN)
    assert isinstance(chooser, StepChooser)
    targets = chooser._step.targets
    (target,) = (one for one in targets if one.then and one.then() == Done(Snatch(card)))
    target.show()
    (reader,) = (one for one in table.stage.tokens if one.name == "reader" and one.visible)
    assert isinstance(reader.picture, Collage)
    _, words = (part.picture for part in reader.picture.pieces if isinstance(part.picture, Text))
    return words.words


def test_mats_show_who_took_what_while_a_thief_is_at_work(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    mats = table.tokens.gaps.mats
    mats.settle((1,), Settlement(CardKind.GRUNGLE, (ANN,)))
    shown = mats.tokens[True][1].picture
    table.tokens.gaps.expect(None)  # nobody is asked for a card
    assert mats.tokens[True][1].picture == shown
    table.tokens.gaps.expect(ANN)
    assert mats.tokens[True][1].picture != shown


def test_what_to_press_is_told_beside_what_can_be_stolen(app: RunningApp) -> None:
    table = robbing(app)
    panel, layout = table.panels[ANN], table.layout
    assert panel._hint.visible
    assert layout.loot_signs.contains(panel._hint.pose.x, panel._hint.pose.y)
    sheets = [token.z for token in table.stage.tokens if token.name == "loot"]
    assert panel._hint.z > max(sheets)
    assert not layout.loot_words.overlaps(layout.loot_signs)


def robbing(app: RunningApp) -> QuabbleTable:
    """A table at which a person takes a card from a Treasury."""
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 3, turns=25)
    rng = Random(4)
    while not (state_of(table).board.powers and ANN in table.match.waiting_for):
        for seat in sorted(table.match.waiting_for):
            table.match.choose(seat, rng.choice(list(table.match.state.legal(seat))))
    return open_and_wait(app, table)
