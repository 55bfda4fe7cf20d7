"""After everything that happens in Mosquito, the table shows what the room's view says."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import (
    ActionKind,
    Card,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Options,
    Pass,
    Passed,
    Spot,
    TurnBegan,
    Turns,
    next_steps,
)
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.events.captions import a_suit, caption
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.game_table import TablePhase
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.matches.changed import changed
from tests.scenes.games.mosquito.tables import check_table, new_table, play_undrawn, shown_tokens
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import (
    TINY,
    open_and_wait,
    play_drawn,
    random_disturbances,
    waiting_chooser,
)
from words import say

ONE = Options(deals="one")
TWO = Card.ACE_OF_HEARTS, Card.SEVEN_OF_CLUBS
THREE = Spot(2, 0), Spot(3, 0), Spot(4, 0)
HIDDEN_PASS = 81  # a seed with a pad that no card of the first hand fits
MATCHES: list[tuple[int, str, Options]] = [
    (1, "random", Options(columns=4)),
    (1, "judge", Options(columns=6)),
    (2, "random", Options(both=True)),
    (2, "judge", Options(columns=4, helpers=1)),
    (3, "random", Options(columns=6, mixed=True, deals="one")),
    (3, "judge", Options(columns=4, open_hands=True)),
    (4, "random", Options(both=True, mixed=True, helpers=3, deals="one")),
    (4, "judge", ONE),
]


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize(("seats", "word", "options"), MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(
    app: RunningApp, seats: int, word: str, options: Options
) -> None:
    table = new_table(app, *[BotPlayer(word)] * seats, options=options, seed=seats)
    assert play_undrawn(app, table) > 2 * options.columns
    app.shows(Results)


def test_they_do_with_all_the_motion() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        play_undrawn(app, new_table(app, *[BotPlayer("judge")] * 3, options=ONE, seed=5))


def test_they_do_after_skipping_and_after_the_window_got_another_size() -> None:
    with running_app(TINY) as app:
        table = new_table(app, *[BotPlayer("judge")] * 2, options=Options(), seed=6)
        open_and_wait(app, table)
        play_drawn(app, table, check_table, random_disturbances(app, table))


def test_a_table_in_mid_match_is_built_as_it_lies(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2, options=ONE, turns=9)
    open_and_wait(app, table)
    check_table(table, app.context)


def test_a_hand_opens_for_one_person_and_closes_for_two(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    mine = [card for card, _ in table.tokens.hands.held[0]]
    assert None not in mine
    assert {card for card, _ in table.tokens.hands.held[1]} == {None}
    app.context.seating.assign(table.panels[1].seat, RIGHT_KEYS)
    app.reseat()
    assert [card for card, _ in table.tokens.hands.held[0]] == [None] * len(mine)
    app.context.seating.put_bot(table.panels[1].seat, "easy")
    app.reseat()
    assert [card for card, _ in table.tokens.hands.held[0]] == mine


def test_the_prompt_tells_a_seat_without_tokens_that_it_can_only_place(app: RunningApp) -> None:
    table = new_table(
        app, Person(LEFT_KEYS), BotPlayer("easy"), options=Options(helpers=1), turns=2
    )
    table.match.state = changed(table.match.state, used=(1, 0))
    open_and_wait(app, table)
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    app.frames(30)
    name = seat_name(Seat(0))
    assert table.top_bar.shown[0].words == say("mosquito.no_token_prompt", name=name)
    assert not table.top_bar._has_detail


def test_where_no_card_fits_it_is_said_why_a_token_is_worth_it(app: RunningApp) -> None:
    occupants = Person(POINTER), BotPlayer("easy"), BotPlayer("easy")
    for options, is_told in ((Options(helpers=3), True), (Options(), False)):
        table = open_and_wait(app, new_table(app, *occupants, options=options, turns=7, seed=5))
        assert table.top_bar.shown[0].words == say("mosquito.stuck_prompt", name=seat_name(Seat(0)))
        assert table.top_bar._has_detail is is_told
        if is_told:
            assert table.top_bar.shown[1].words == say("mosquito.token_pays")


def test_why_no_cover_helps_is_said_before_what_a_token_is_worth(app: RunningApp) -> None:
    occupants = BotPlayer("easy"), Person(LEFT_KEYS)
    table = new_table(app, *occupants, options=Options(helpers=3), turns=8, seed=3)
    legal = table.match.state.legal(Seat(1))
    assert isinstance(legal, Turns)
    assert {*next_steps(legal, ())} == {ActionKind.EXCHANGE, ActionKind.PASS}
    open_and_wait(app, table)
    app.run_until(lambda: waiting_chooser(app, table, Seat(1)) is not None)
    assert table.top_bar.shown[1].words == say("mosquito.no_overlay")


def test_the_prompt_says_that_no_card_fits_to_one_person_alone(app: RunningApp) -> None:
    alone = Person(POINTER), BotPlayer("easy"), BotPlayer("easy")
    for occupants in (alone, (*alone[:2], Person(LEFT_KEYS))):
        table = open_and_wait(app, new_table(app, *occupants, turns=7, seed=5))
        key = "stuck_prompt" if occupants is alone else "turn_prompt"
        assert table.top_bar.shown[0].words == say(f"mosquito.{key}", name=seat_name(Seat(0)))


def test_of_two_passes_in_a_row_only_the_board_of_pads_tells_in_a_single_deal(
    app: RunningApp,
) -> None:
    people = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *people, options=ONE, turns=2))
    assert not table.captions.hint(Passed(Seat(0)))


def test_of_bots_only_what_people_may_do_as_well_is_explained(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    assert table.captions.hint(Passed(Seat(0))) == say("mosquito.hint_passed")
    assert table.captions.hint(Passed(Seat(1))), "a pass counts for all"
    swapped = CardsExchanged(Seat(1), Spot(1, 0), Spot(3, 0), *TWO)
    assert table.captions.hint(swapped) == say("mosquito.hint_swapped")
    assert not table.captions.hint(CardPlaced(Seat(1), TWO[0], Spot(3, 1), THREE, clean=True))
    first = CardPlaced(Seat(0), Card.ACE_OF_HEARTS, Spot(3, 1), THREE, clean=True)
    heart = a_suit(first.card)
    told = say("mosquito.seen_placed", name=seat_name(Seat(0)), card=heart)
    assert table.captions.banner(first) == told, "no point is called direct before it is explained"
    assert table.places.hint_place(Passed(Seat(1)), Seat(1)) is None, "cards may lie before a frog"
    framed = table.places.hint_place_later(first, Seat(0), None)
    assert framed
    assert table.panels[0].tag.score_box.inset(-12, -12).encloses(framed), "buttons hide its frog"


def test_the_end_of_the_ring_is_framed_for_as_long_as_its_rule_is_read(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    for three, stays in (((Spot(10, 0), Spot(1, 0), Spot(2, 0)), True), (THREE, False)):
        placed = CardPlaced(
            Seat(0), Card.ACE_OF_HEARTS, Spot(three[1].number, 1), three, clean=False
        )
        with patch.object(table, "show_hint") as shown:
            EventCaptions(table).explain(placed)
        assert shown.call_args.args[0].stays == stays


def test_cards_of_one_column_are_told_apart_by_their_row() -> None:
    told = [
        caption(CardsExchanged(Seat(0), Spot(2, level), Spot(9, 0), *TWO)) for level in range(3)
    ]
    assert " 2 " in told[0]
    assert say("mosquito.place_1", number=2) in told[1]
    assert say("mosquito.place_2", number=2) in told[2]
    assert len({*told}) == 3


def test_a_rule_is_read_only_while_one_chooses_and_nothing_else_is_told(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    captions, places = table.captions, table.places
    first, third = (table.tokens.rows.cards[number - 1][0] for number in (1, 3))
    swapped = CardsExchanged(Seat(1), Spot(1, 1), Spot(3, 0), third, first)
    assert captions.hint_ready(swapped)
    before = places.hint_place(swapped, Seat(1))
    assert before
    framed = places.hint_place_later(swapped, Seat(1), before)
    assert framed == table.tokens.rows.box(Spot(3, 0)), "it lies where it came to"
    moved = CardsExchanged(Seat(1), Spot(1, 1), Spot(3, 0), first, third)
    assert places.hint_place_later(moved, Seat(1), before) is None, "both lie elsewhere by now"
    table.phase = TablePhase.SHOWING
    assert not captions.hint_ready(swapped)


def test_a_pass_plays_itself_only_where_the_room_knows_of_nothing_else(app: RunningApp) -> None:
    helpless = Options(helpers=0)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), options=helpless, seed=30, turns=2)
    open_and_wait(app, table)
    app.run_until(lambda: len(table.match.log) > 2)
    assert table.match.log[2] == {Seat(0): Pass()}
    app.run_until(lambda: shown_tokens(table, "bubble"))
    why = say("mosquito.passes_forced_no_pad", name=seat_name(Seat(0)))
    assert table.captions.banner(Passed(Seat(0))) == why
    behind_curtains = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    for seed, by_itself in ((30, True), (HIDDEN_PASS, False)):
        table = new_table(app, *behind_curtains, options=helpless, seed=seed, turns=2)
        table.build()
        assert len(table.match.state.legal(Seat(0))) == 1
        assert (table.choosing.forced(Seat(0)) is not None) is by_itself


def test_a_new_deal_tells_nothing_of_the_last_one(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy"), turns=2))
    captions = EventCaptions(table)
    three = Spot(1, 0), Spot(2, 0), Spot(3, 0)
    placed = CardPlaced(Seat(1), Card.ACE_OF_SPADES, Spot(2, 1), three, True)
    table.captions.turn = [placed]
    captions.write(placed)
    captions.write(TurnBegan(Seat(0)))
    assert table.panels[1].told
    captions.write(DealBegan(2, Seat(0)))
    assert not table.panels[1].told
