"""How a turn of Mosquito is put together with a cursor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Pass, Passed, Place, Spot, Turns, next_steps
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.choosing.choosing import MosquitoChoosing
from scenes.games.mosquito.choosing.gains import place_gain
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.table import MosquitoTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import DIRECTIONS, Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Collage
from sprites.stage.token import Token
from tests.scenes.games.mosquito.tables import new_table, table_in_turn
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser
from tests.scenes.window_sizes import texts
from words import say

TWO_SUITS = 22  # the seed of a table at which cards of two suits fit, and others none


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def test_cards_stay_where_they_are_while_a_swap_is_only_pointed_at(app: RunningApp) -> None:
    table = table_in_turn(app)
    rows, keys = table.tokens.rows, KeyButtons(LEFT_KEYS)

    def seen(token: Token) -> object:
        """How a card lies and what is printed on it, in whatever light."""
        assert isinstance(token.picture, Collage)
        return token.pose, token.picture.pieces[1:]

    lying = {at: seen(token) for at, token in rows.tokens.items()}
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    assert {at: seen(token) for at, token in rows.tokens.items()} == lying
    assert sum(token.name == "ghost" for token in table.stage.tokens) == 1, "the one that is lifted"
    chooser, point = waiting_chooser(app, table, Seat(0)), say("mosquito.this_place_point")
    assert isinstance(chooser, StepChooser)
    several = [i for i, one in enumerate(chooser._step.targets) if one.words == point]
    chooser._move(several[0])  # cards of several suits fit then
    tap(app, keys, Intent.CONFIRM)
    moved = [at for at, token in rows.tokens.items() if seen(token) != lying[at]]
    assert len(moved) == 2
    tap(app, keys, Intent.CANCEL, Intent.CANCEL, Intent.CANCEL)
    assert {at: seen(token) for at, token in rows.tokens.items()} == lying
    assert all(token.name != "ghost" for token in table.stage.tokens)


def test_after_a_swap_no_card_is_asked_for_where_all_that_fit_are_alike(app: RunningApp) -> None:
    table, keys = table_in_turn(app), KeyButtons(LEFT_KEYS)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    legal, rows = legal_turns(table), table.tokens.rows
    lying = {rows.box(at): at for at in rows.tokens}
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    way = ActionKind.EXCHANGE, lying[chooser._step.targets[chooser._at].box]
    tap(app, keys, Intent.CONFIRM)
    alike = next(
        at
        for at in next_steps(legal, way)
        if len({card.suit for card in next_steps(legal, (*way, at)) if isinstance(card, Card)}) == 1
        and len(next_steps(legal, (*way, at, next_steps(legal, (*way, at))[0]))) == 1
    )
    assert isinstance(alike, Spot)
    boxes = [target.box for target in chooser._step.targets]
    chooser._move(boxes.index(rows.box(alike)))
    tap(app, keys, Intent.CONFIRM)
    placed = chooser.choice
    assert isinstance(placed, Place)
    assert placed.exchange


def test_the_only_suit_that_fits_is_placed_on_the_only_pad_at_once(app: RunningApp) -> None:
    table, keys = table_in_turn(app), KeyButtons(LEFT_KEYS)
    chooser, legal = waiting_chooser(app, table, Seat(0)), legal_turns(table)
    assert isinstance(chooser, StepChooser)
    cards = [card for card in next_steps(legal, (ActionKind.PLACE,)) if isinstance(card, Card)]
    assert len({card.suit for card in cards}) == 1
    (pad,) = next_steps(legal, (ActionKind.PLACE, cards[0]))
    assert isinstance(pad, Spot)
    told = place_gain(legal, (), cards[0], pad)
    assert chooser._step.targets[0].words == told, "its button tells what is open then"
    tap(app, keys, Intent.CONFIRM)
    assert isinstance(chooser.choice, Place)
    assert chooser.choice.card in cards


def test_the_button_to_place_leaves_only_cards_that_can_be_placed_bright(app: RunningApp) -> None:
    table = table_in_turn(app)
    ways, hands = next_steps(legal_turns(table), (ActionKind.PLACE,)), table.tokens.hands

    def bright() -> set[Card | None]:
        held = hands.held[0]
        return {card for card, token in held if card and token.picture == face(card, hands.card)}

    every = {card for card, _ in hands.held[0]}
    assert bright() == {*ways} < every
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT)
    assert bright() == every


def test_the_cursor_comes_only_to_pads_that_the_chosen_card_fits(app: RunningApp) -> None:
    table = table_in_turn(app)
    chooser, legal = waiting_chooser(app, table, Seat(0)), legal_turns(table)
    assert isinstance(chooser, TurnChooser)
    for card in next_steps(legal, (ActionKind.PLACE,)):
        step = chooser._turn._step((ActionKind.PLACE, card))
        spots = next_steps(legal, (ActionKind.PLACE, card))
        boxes = {table.tokens.rows.box(spot) for spot in spots if isinstance(spot, Spot)}
        assert {target.box for target in step.targets} == boxes
        assert all(target.then for target in step.targets)
        assert step.pointer_targets, "a pointer reads why others are wrong"
        assert not any(target.then for target in step.pointer_targets)


def legal_turns(table: MosquitoTable) -> Turns:
    """The turns of the person."""
    legal = table.match.state.legal(Seat(0))
    assert isinstance(legal, Turns)
    return legal


def test_a_swap_begins_in_the_loop_and_passes_over_no_column(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=14))
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM)
    chooser, layout = waiting_chooser(app, table, Seat(0)), table.layout
    assert isinstance(chooser, StepChooser)
    lying = {table.tokens.rows.box(at): at for at in table.tokens.rows.tokens}
    spots = [lying[target.box] for target in chooser._step.targets]
    assert any(at.level for at in spots), "cards have been placed"
    assert not spots[chooser._at].level
    columns = sorted({layout.slot(at).x for at in spots})
    for i, at in enumerate(spots):
        to = spots[chooser._neighbour(i, Intent.RIGHT)]
        column = columns.index(layout.slot(at).x)
        assert columns.index(layout.slot(to).x) == min(column + 1, len(columns) - 1)


def test_a_direction_leads_to_the_same_side_of_the_log_past_dim_cards(app: RunningApp) -> None:
    table = table_in_turn(app, bots=1)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    chooser, log = waiting_chooser(app, table, Seat(0)), table.layout.band.centre[1]
    assert isinstance(chooser, TurnChooser)
    points = [target.box.centre for target in chooser._step.targets]
    skipped = 0
    for i, (x, y) in enumerate(points):
        beside = [other for other in points if other[0] > x and (other[1] < log) == (y < log)]
        if beside:
            to = points[chooser._neighbour(i, Intent.RIGHT)]
            assert to[0] == min(right for right, _ in beside)
            assert to in beside
            skipped += to[0] > min(right for right, _ in points if right > x)
    assert skipped, "no column was dim on one side alone"


def choosing_of_a_swap(app: RunningApp) -> tuple[TurnChooser, float]:
    """The chooser at the first card of a swap, and how far down the log lies."""
    table = table_in_turn(app, bots=1)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM)
    chooser, log = waiting_chooser(app, table, Seat(0)), table.layout.band.centre[1]
    assert isinstance(chooser, TurnChooser)
    return chooser, log


def test_left_and_right_come_back_to_the_row_that_they_began_in(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    chooser, log = choosing_of_a_swap(app)
    near, far = log - 100, log - 300
    first = [(0.0, near), (100.0, far), (200.0, near), (200.0, far)]
    rest = [(-900.0, near)] * (len(chooser._step.targets) - len(first))
    monkeypatch.setattr(chooser, "_points", lambda: [*first, *rest])
    chooser._at = 0
    for intent, at in ((Intent.RIGHT, 1), (Intent.RIGHT, 2), (Intent.UP, 3), (Intent.LEFT, 1)):
        chooser._move_by(intent)
        assert chooser._at == at


def test_up_and_down_do_not_leave_a_column_of_several_cards_for_one_beside_it(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    chooser, log = choosing_of_a_swap(app)
    points = [(0.0, log - 100), (0.0, log + 200), (-100.0, log + 300), (100.0, log - 300)]
    points += [(-900.0, log - 100)] * (len(chooser._step.targets) - len(points))
    monkeypatch.setattr(chooser, "_points", lambda: points)
    assert chooser._neighbour(0, Intent.DOWN) == 1
    assert chooser._neighbour(1, Intent.DOWN) == 1, "what lies lower is beside the column"
    assert chooser._neighbour(0, Intent.UP) == 0
    assert chooser._neighbour(3, Intent.DOWN) == 0, "alone in its column"


def test_all_keys_that_move_are_printed_beside_the_way_back(app: RunningApp) -> None:
    table, keys = table_in_turn(app, seed=TWO_SUITS), KeyButtons(LEFT_KEYS)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    tap(app, keys, Intent.CONFIRM)
    slots, _ = table.panels[0].spread(len(chooser._step.targets))
    assert len({round(slot.y) for slot in slots}) == 2
    assert set(chooser._ways()) == set(DIRECTIONS)
    tap(app, keys, Intent.CANCEL, Intent.RIGHT, Intent.CONFIRM)
    picture = table.panels[0]._hint.picture
    assert isinstance(picture, Collage)
    told = {text.words for text in texts(picture)}
    assert told >= {*"WASD", *map(say, ("table.move", "table.choose", "table.back"))}
    tap(app, keys, Intent.CANCEL, Intent.LEFT, Intent.CONFIRM)
    last = len(chooser._step.targets) - 1
    assert last == len(table.tokens.hands.held[0]) - 1
    for at in range(last + 1):
        assert chooser._neighbour(at, Intent.RIGHT) == min(at + 1, last)


def test_a_card_that_cannot_be_placed_says_why_in_place_alone(app: RunningApp) -> None:
    table = table_in_turn(app, seed=TWO_SUITS)
    chooser, keys = waiting_chooser(app, table, Seat(0)), KeyButtons(LEFT_KEYS)
    assert isinstance(chooser, StepChooser)
    tap(app, keys, Intent.CONFIRM)
    dimmed = next(i for i, target in enumerate(chooser._step.targets) if target.then is None)
    chooser._move(dimmed)
    words = chooser._step.targets[dimmed].words
    assert table.panels[0]._words == words
    tap(app, keys, Intent.CONFIRM)
    assert table.panels[0]._words != words
    (label,) = (token for token in table.stage.tokens if token.name == "point")
    assert isinstance(label.picture, Collage)
    assert words in {text.words for text in texts(label.picture)}


@pytest.mark.parametrize(
    ("turns", "seed", "instead"), [(6, 7, "place_instead"), (7, 5, "exchange_instead")]
)
def test_a_pass_is_asked_about_in_its_place_while_anything_makes_a_point(
    app: RunningApp, turns: int, seed: int, instead: str
) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=turns, seed=seed))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    keys, chosen = KeyButtons(LEFT_KEYS), len(table.match.log)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    tap(app, keys, *[Intent.LEFT] * len(ActionKind))
    assert chooser._at == 0, "no direction leads round an end to the pass"
    tap(app, keys, *[Intent.RIGHT] * len(ActionKind), Intent.CONFIRM)
    assert table.top_bar.shown[0].words == say("mosquito.pass_prompt", name=seat_name(Seat(0)))
    assert table.panels[0]._words == say(f"mosquito.{instead}")
    assert len(table.match.log) == chosen
    tap(app, keys, Intent.CONFIRM)
    app.run_until(lambda: len(table.match.log) > chosen)
    assert table.match.log[chosen] == {Seat(0): Pass()}
    assert not table.captions.deed(Passed(Seat(0))), "its frog says so"


def test_one_can_look_at_the_pads_while_the_curtain_of_another_is_open(app: RunningApp) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = open_and_wait(app, new_table(app, *people, turns=6))
    (chooses,) = table.match.waiting_for
    choosing, looking = (LEFT_KEYS, RIGHT_KEYS) if chooses == 0 else (RIGHT_KEYS, LEFT_KEYS)
    tap(app, KeyButtons(choosing), Intent.CONFIRM)
    before = choice_in_the_making(app, table, chooses)
    tap(app, KeyButtons(looking), Intent.RIGHT, Intent.DOWN)
    looker = table.panels[1 - chooses]
    assert looker._status.visible
    assert table._lookout._glass.visible
    assert choice_in_the_making(app, table, chooses) == before
    tap(app, KeyButtons(choosing), Intent.CONFIRM)
    table.pending.decide(chooses, next(iter(table.match.state.legal(chooses))))
    app.frames(60)
    assert not table._lookout._glass.visible


def choice_in_the_making(app: RunningApp, table: MosquitoTable, seat: Seat) -> tuple[int, int]:
    """At which step *seat* is, and what its cursor points at."""
    chooser = waiting_chooser(app, table, seat)
    assert isinstance(chooser, StepChooser)
    return len(chooser._path), chooser._at


def test_what_is_explained_stands_no_longer_than_the_choice_that_it_explains(
    app: RunningApp,
) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = open_and_wait(app, new_table(app, *people, turns=6))
    (seat,) = table.match.waiting_for
    choosing = table.choosing
    assert isinstance(choosing, MosquitoChoosing)
    choosing._explain("why")
    choosing.prompt([seat])
    assert table.top_bar.shown[1].words == "why", "it stands while others join or leave"
    table.match.choose(seat, Pass())
    choosing.prompt([*table.match.waiting_for])
    assert not table.top_bar._detail.visible
