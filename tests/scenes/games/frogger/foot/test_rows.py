"""Frogs, cards and the market stand in rows, and each key is named by what it leads to."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain

import pytest

from rules.core import Seat
from rules.decktet import Suit
from rules.frogger import EXCUSE, MARKET, Action, Advance, Hand, Options, Space, Stop
from scenes.games.frogger.choosing.choices import FroggerChoices
from scenes.games.frogger.choosing.rows import step_in_a_row, step_in_rows
from scenes.games.frogger.events.captions import suit_name
from scenes.table.choosing.choosing_steps import ChoosingStep, StepTarget, nothing
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.control_signs import row_signs
from scenes.ui.navigation import ALONG, first_move, next_in_rows
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.input.input_events import Press
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture
from tests.scenes.games.frogger.choosing.awaited_choosers import open_for_keys
from tests.scenes.games.frogger.tables import new_table, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser
from words import say
from words.phrases import either


def test_left_and_right_stay_in_a_row_and_up_and_down_lead_to_the_next(app: RunningApp) -> None:
    table, chooser = open_for_keys(app)
    boxes = [target.box for target in chooser._step.targets]
    rows = [{*numbers} for _, numbers in chooser._step.rows]
    frogs, cards, *_ = rows
    assert {*chain(*rows)} == {*range(len(boxes))}
    assert all(boxes[at].y < table.layout.path.bottom for at in frogs)
    assert all(table.layout.foot.tray.encloses(boxes[at]) for at in cards)
    for here, row in enumerate(rows):
        for at in row:
            for intent in (Intent.LEFT, Intent.RIGHT):
                assert chooser._neighbour(at, intent) in row
            above, below = rows[max(0, here - 1)], rows[min(len(rows) - 1, here + 1)]
            assert chooser._neighbour(at, Intent.UP) in above
            assert chooser._neighbour(at, Intent.DOWN) in below
            assert at == chooser._at or first_move(chooser._neighbour, chooser._at, at)


def test_frogs_and_cards_end_at_the_first_and_at_the_last_one(app: RunningApp) -> None:
    _, chooser = open_for_keys(app)
    boxes = chooser._boxes()
    frogs, cards = (row for _, row in chooser._step.rows[:2])
    assert len({boxes[at].x for at in frogs}) > 1
    for row in (frogs, cards):
        first, last = row[0], row[-1]
        assert chooser._neighbour(first, Intent.LEFT) == first
        assert chooser._neighbour(last, Intent.RIGHT) == last
        for at in row:
            before, after = (chooser._neighbour(at, way) for way in (Intent.LEFT, Intent.RIGHT))
            assert before == at or boxes[before].x < boxes[at].x
            assert after == at or boxes[after].x > boxes[at].x
            assert (before == at) == (boxes[at].x == boxes[first].x)
            assert (after == at) == (boxes[at].x == boxes[last].x)


def test_of_frogs_in_one_column_the_upper_one_comes_first_and_down_leads_to_the_other(
    app: RunningApp,
) -> None:
    table, _ = open_for_keys(app)
    state = state_of(table)
    numbers = state.board.path.numbers
    spaces = map(Space, range(1, state.board.path.home))
    upper, lower, *_ = (at for at in spaces if numbers[at] == numbers[Space(5)])
    frogs = (lower, upper, *(EXCUSE,) * (len(state.board.frogs) - 2))
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    table.tokens.path.settle(state_of(table).view(None))
    app.reseat()
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    boxes, (frog_row, card_row) = chooser._boxes(), (row for _, row in chooser._step.rows[:2])
    foremost = chooser._neighbour(card_row[0], Intent.UP)
    below = [
        at
        for at in frog_row
        if boxes[at].x == boxes[foremost].x and boxes[at].y > boxes[foremost].y
    ]
    assert below
    assert chooser._neighbour(foremost, Intent.DOWN) == below[0]
    assert chooser._neighbour(below[0], Intent.UP) == foremost
    assert chooser._neighbour(below[-1], Intent.DOWN) in card_row


def test_frogs_are_entered_at_the_foremost_and_the_market_at_the_first_card(
    app: RunningApp,
) -> None:
    _, chooser = open_for_keys(app)
    targets, (frogs, cards, market, *_) = chooser._step.targets, chooser._step.rows
    able = [at for at in market[1] if targets[at].then] or market[1][:1]
    entered = {chooser._neighbour(at, Intent.UP) for at in cards[1]}
    assert entered == {max(frogs[1], key=lambda at: targets[at].box.x)}
    if len(able) > 1:
        assert {chooser._neighbour(at, Intent.DOWN) for at in cards[1]} == {able[0]}


def test_the_market_ends_at_its_first_and_at_its_last_card(app: RunningApp) -> None:
    _, chooser = open_for_keys(app)
    lines = [row for name, row in chooser._step.rows if name == say("frogger.row_market")]
    assert any(len(row) > 1 for row in lines)
    for row in lines:
        assert [chooser._neighbour(at, Intent.RIGHT) for at in row] == [*row[1:], row[-1]]
        assert [chooser._neighbour(at, Intent.LEFT) for at in row] == [row[0], *row[:-1]]


def test_the_market_ends_so_after_a_hop_back_as_well(app: RunningApp) -> None:
    table, chooser = open_for_keys(app)
    board = state_of(table).board
    cards = board.stock.market + board.stock.deck
    full = replace(board.stock, market=cards[:MARKET], deck=cards[MARKET:])
    table.match.state = replace(state_of(table), board=replace(board, stock=full))
    table.tokens.cards.settle(state_of(table).view(None))
    choices = FroggerChoices(Seat(0), state_of(table))
    steps, (start, *_) = steps_of(table, Seat(0)), choices.on_path
    end = max(choices.moves.landings(start), key=lambda one: len(choices.moves.takings(one)))
    asked = steps._what_to_take(start, end)
    assert isinstance(asked, ChoosingStep)
    chooser._path.append(asked)
    heights = [{asked.targets[at].box.y for at in row} for _, row in asked.rows]
    assert len(heights) == 2
    assert all(len(line) == 1 for line in heights)
    for _, row in asked.rows:
        assert [chooser._neighbour(at, Intent.RIGHT) for at in row] == [*row[1:], row[-1]]
        assert [chooser._neighbour(at, Intent.LEFT) for at in row] == [row[0], *row[:-1]]


def test_each_key_is_named_by_what_it_leads_to(app: RunningApp) -> None:
    _, chooser = open_for_keys(app)
    told = []
    for intent in (Intent.DOWN, Intent.UP, Intent.UP):
        told.append([sign.words for sign in chooser._signs() if sign.words])
        chooser._move_by(intent)
    frogs, cards, market = (say(f"frogger.row_{row}") for row in ("frogs", "cards", "market"))
    choose, within = say("table.choose"), say("frogger.market_name")
    assert told == [[frogs, market, cards, choose], [cards, within, choose], told[0]]


def test_a_full_market_has_two_rows(app: RunningApp) -> None:
    options = Options(free_swim=True)
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=options, seed=3)
    table = open_and_wait(app, made)
    state = state_of(table)
    frogs = (Space(9), *state.board.frogs[1:])
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    step = steps_of(table, Seat(0)).first()
    places = [[step.targets[at].box.centre for at in row] for _, row in step.rows[-2:]]
    foot = table.layout.foot
    assert places == [[(at.x, at.y) for at in row] for row in (foot.market[:3], foot.market[3:])]
    names = [name for name, _ in step.rows]
    assert names == [say(f"frogger.row_{row}") for row in ("frogs", "cards", "market", "market")]


def test_a_market_of_two_rows_is_named_once() -> None:
    controls, along = Controls(LEFT_KEYS, DEFAULT_BINDINGS), dict.fromkeys(ALONG, "Market")
    ways = {Intent.UP: "Cards", Intent.DOWN: "Market", **along}
    upper = [(sign.glyph.text, sign.words) for sign in row_signs(controls, ways, "Market")]
    assert upper[:4] == [("W", "Cards"), ("A", ""), ("S", ""), ("D", "Market")]
    ways = {Intent.UP: "Market", **along}
    lower = [(sign.glyph.text, sign.words) for sign in row_signs(controls, ways, "Market")]
    assert lower[:3] == [("W", ""), ("A", ""), ("D", "Market")]


def test_a_single_row_ends_too_and_leads_up_and_down_to_what_lies_there() -> None:
    places = [(100.0, 100.0), (100.0, 300.0), (500.0, 200.0)]
    leads = partial(next_in_rows, [[0, 1, 2]], places)
    assert [leads(at, Intent.RIGHT) for at in (0, 1, 2)] == [2, 2, 2]
    assert [leads(at, Intent.LEFT) for at in (0, 1, 2)] == [0, 1, 0]
    assert leads(0, Intent.DOWN) == 1
    assert leads(1, Intent.UP) == 0
    assert leads(0, Intent.UP) == 0


@pytest.mark.parametrize("acted", [0, 1])
def test_down_leads_to_the_market_from_everywhere_without_cards(
    app: RunningApp, acted: int
) -> None:
    table, _ = open_for_keys(app)
    state = state_of(table)
    ann, path = Seat(0), state.board.path
    for at in map(Space, range(1, path.home)):
        frogs = (at, *state.board.frogs[1:])
        hands = (Hand((), 0), *state.board.hands[1:])
        board = replace(state.board, frogs=frogs, hands=hands)
        table.match.state = replace(state, acting=ann, acted=acted, board=board)
        step = steps_of(table, ann).first()
        rows, boxes = [row for _, row in step.rows], [target.box for target in step.targets]
        assert (table.layout.foot.stop in boxes) is bool(acted)
        assert boxes[step.start] != table.layout.foot.stop
        assert step.targets[step.start].then is not None
        for frog in rows[0]:
            here = frog
            spots = [box.centre for box in boxes]
            there = next_in_rows(rows, spots, here, Intent.DOWN)
            while there in rows[0]:  # another frog below it in its column
                assert spots[there][0] == spots[here][0]
                assert spots[there][1] > spots[here][1]
                here, there = there, next_in_rows(rows, spots, there, Intent.DOWN)
            assert table.layout.foot.market_board.encloses(boxes[there])


def check_parts(app: RunningApp, button: Picture) -> None:
    """Key and words are on the button, and neither on the other."""
    assert isinstance(button, Collage)
    sizes = [app.context.renderer.size(part.picture) for part in button.pieces]
    boxes = [
        Box.around(part.x, part.y, *size) for part, size in zip(button.pieces, sizes, strict=True)
    ]
    sheet, key, words = boxes
    assert all(sheet.encloses(box) for box in (key, words))
    assert not key.overlaps(words)


def check_row_of_cards(chooser: StepChooser[Action], end: int) -> None:
    """Left and right lead from card to card, and to the end of the turn neither of them."""
    row = next(row for _, row in chooser._step.rows if end in row)
    cards = [at for at in row if at != end]
    assert len(cards) > 1
    assert chooser._neighbour(cards[0], Intent.LEFT) == cards[0]
    assert chooser._neighbour(cards[-1], Intent.RIGHT) == cards[-1]
    assert chooser._neighbour(end, Intent.LEFT) == end
    assert chooser._neighbour(end, Intent.RIGHT) == cards[0]


def test_one_control_ends_the_turn_from_wherever_one_is_and_is_told_on_the_button(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), seed=3))
    keys, tray = KeyButtons(), table.tokens.tray
    assert tray.button.visible, "dim: a move comes first"
    assert tray.button.pose.alpha == 1.0, "its words are legible"
    leap = next(one for one in state_of(table).legal(Seat(0)) if isinstance(one, Advance))
    table.pending.decide(Seat(0), leap)
    app.run_until(lambda: len(table.match.log) == 1 and not table.awaiting_choice)
    tap(app, keys, Intent.UP, Intent.TURN_LEFT)
    app.run_until(lambda: table.awaiting_choice)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    assert len(table.match.log) == 1, "pressed before the choice it ends nothing"
    end = next(i for i, box in enumerate(chooser._boxes()) if box == tray.button_box)
    glyph = chooser._context.controls.glyph
    there = tray._named(glyph(Intent.TURN_LEFT))
    check_parts(app, there)
    check_row_of_cards(chooser, end)
    for at in range(len(chooser._boxes())):
        chooser._move(at)
        assert tray.button.picture == there != tray._named(None)
    chooser._move(0)
    tap(app, keys, Intent.TURN_LEFT)
    assert chooser.choice == Stop()
    app.run_until(lambda: not table.awaiting_choice or state_of(table).acting != Seat(0))
    assert not tray.button.visible


def test_the_market_alone_is_called_so_but_the_key_to_it_tells_what_it_is_for() -> None:
    card: StepTarget[Action] = StepTarget(Box(0, 0, 96, 96), "", None)
    frog: StepTarget[Action] = StepTarget(Box(0, -200, 96, 96), "", None)
    alone = step_in_a_row("market", [card], 0, nothing)
    assert [name for name, _ in alone.rows] == [say("frogger.market_name")]
    both = step_in_rows({"frogs": [frog], "market": [card]}, ("frogs", "market"), 0, nothing)
    names = [name for name, _ in both.rows]
    assert names == [say("frogger.row_frogs"), say("frogger.row_market")]


def test_where_no_card_can_be_got_no_key_to_one_is_named_and_it_tells_why(app: RunningApp) -> None:
    table, _ = open_for_keys(app)
    state = state_of(table)
    frogs = (EXCUSE,) * len(state.board.frogs)
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    table.tokens.path.settle(state_of(table).view(None))
    app.reseat()
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    name, at = say("frogger.row_market"), chooser._at
    signs = chooser._signs()
    assert name not in [sign.words for sign in signs]
    assert signs[-1].words == say("table.choose")
    chooser.press(Press(Seat(0), Intent.DOWN, LEFT_KEYS))
    assert chooser._at == at
    assert table.top_bar.shown[1].words == say("frogger.market_none")
    chooser._move_by(Intent.UP)
    assert name not in [sign.words for sign in chooser._signs()], "down leads to the cards"


def test_why_all_cards_of_the_market_are_barred_is_told(app: RunningApp) -> None:
    table, _ = open_for_keys(app)
    state, told = state_of(table), set[str]()
    for start in map(Space, range(1, state.board.path.home)):
        frogs = (start, *(EXCUSE,) * (len(state.board.frogs) - 1))
        open_market = replace(state.board, frogs=frogs)
        table.match.state = replace(state, board=open_market)
        out_of_reach = FroggerChoices(Seat(0), state_of(table)).out_of_reach
        if 0 < len(out_of_reach) < len(open_market.stock.market):
            assert not steps_of(table, Seat(0)).no_card
            stock = replace(open_market.stock, market=tuple(out_of_reach))
            table.match.state = replace(state, board=replace(open_market, stock=stock))
            choices = FroggerChoices(Seat(0), state_of(table))
            suits = [suit for suit in Suit if suit in choices.landed_on([start])]
            words = say("frogger.market_all", suits=either([*map(suit_name, suits)]))
            assert steps_of(table, Seat(0)).no_card == words
            told.add(words)
    assert told
