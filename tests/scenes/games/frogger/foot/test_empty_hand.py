"""What stands in the tray instead of cards is true, and asks nobody to act out of turn."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from random import Random

import pytest

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Advance, Retreat, Space, State
from scenes.games.frogger.choosing.choices import FroggerChoices
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Text
from tests.scenes.games.frogger.tables import new_table, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN = Seat(0)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_of_an_empty_hand_is_true_after_every_move(app: RunningApp, seed: int) -> None:
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), BotPlayer("judge"), seed=seed)
    table, rng, told = open_and_wait(app, made), Random(seed), set[str]()
    state = state_of(table)
    while state.to_act():
        (seat,) = state.to_act()
        legal = [*state.legal(seat)]
        leaps = [action for action in legal if isinstance(action, Advance)]
        state, events = state.apply({seat: rng.choice(leaps or legal)}, rng)
        for event in events:
            deque(table._animator.show(event), maxlen=0)
        told.add(said_of_empty_hand(table))
        assert said_of_empty_hand(table) == true_of_empty_hand(state)
    assert len(told) == 4


def test_no_card_is_promised_where_none_is_to_be_had(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), BotPlayer("judge"), turns=8)
    state = state_of(table)
    (own, *others), stock = state.board.hands, state.board.stock
    path, asked = state.board.path, set[str]()
    for start in range(1, path.home):
        frogs = (Space(start), *[EXCUSE] * (FROGS - 1), *state.board.frogs[FROGS:])
        for card in stock.market:
            board = replace(
                state.board,
                frogs=frogs,
                hands=(replace(own, cards=(), hidden=0), *others),
                stock=replace(stock, market=(card,)),
            )
            choices = FroggerChoices(ANN, replace(state, acting=ANN, acted=0, board=board))
            can_take = any(isinstance(act, Retreat) and act.card for act in choices.moves)
            assert choices.question == ("hop_prompt" if can_take else "bare_prompt")
            asked.add(choices.question)
    assert len(asked) == 2


def said_of_empty_hand(table: FroggerTable) -> str:
    """What stands in the tray instead of cards."""
    (words,) = [token for token in table.stage.tokens if token.name == "empty-hand"]
    assert isinstance(words.picture, Text)
    return words.picture.words if words.visible else ""


def true_of_empty_hand(state: State) -> str:
    """What Ann should be told, who is alone at the screen."""
    home = state.board.path.home
    has_cards, acts = bool(state.board.hands[ANN].cards), state.acting == ANN
    on_path = any(at not in {EXCUSE, home} for at in state.board.own(ANN))
    if has_cards or not state.to_act() or (on_path and not acts):
        return ""
    if on_path:
        return say("frogger.empty_hand")
    return say("frogger.empty_take" if acts else "frogger.empty_stuck")


def test_the_market_tells_who_can_only_take_to_take_any_card(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
    state = state_of(table)
    own, *others = state.board.hands
    (name,) = (token for token in table.stage.tokens if token.name == "market-name")
    for cards, told in ((own.cards, False), ((), True)):
        hands = (replace(own, cards=cards, hidden=len(cards)), *others)
        table.match.state = replace(state, board=replace(state.board, hands=hands))
        table.tokens.market_shade.close(False)
        step = steps_of(table, ANN).first()
        step.show()
        assert isinstance(name.picture, Text)
        assert (name.picture.words == say("frogger.market_take")) is told
    table.match.state = state
