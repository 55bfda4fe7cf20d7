"""After everything that happens in Mosquito, the table shows what the room's view says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import (
    HAND,
    ActionKind,
    Card,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    HandsDealt,
    Options,
    Pass,
    Passed,
    Spot,
    TurnBegan,
    Turns,
    card_at,
    next_steps,
)
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.components.pond.rows import CHANGED
from scenes.games.mosquito.events.captions import a_suit, caption
from scenes.games.mosquito.table import MosquitoTable
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import TablePhase
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Collage
from sprites.stage.token import Token
from tests.matches.changed import changed
from tests.scenes.games.mosquito.tables import (
    check_table,
    new_table,
    play_undrawn,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import (
    TINY,
    open_and_wait,
    play_drawn,
    random_disturbances,
    waiting_chooser,
)
from tests.scenes.window_sizes import texts
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
LIT_LEAST = 0.25  # seconds to see the three by which a bot places a card


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


def test_cards_stay_where_they_are_while_a_swap_is_only_pointed_at(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    rows, keys = table.tokens.rows, KeyButtons(LEFT_KEYS)

    def seen(token: Token) -> object:
        """How a card lies and what is printed on it, in whatever light."""
        assert isinstance(token.picture, Collage)
        return token.pose, token.picture.pieces[1:]

    lying = {at: seen(token) for at, token in rows.tokens.items()}
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    assert {at: seen(token) for at, token in rows.tokens.items()} == lying
    assert sum(token.name == "ghost" for token in table.stage.tokens) == 2
    tap(app, keys, Intent.CONFIRM)
    moved = [at for at, token in rows.tokens.items() if seen(token) != lying[at]]
    assert len(moved) == 2
    tap(app, keys, Intent.CANCEL, Intent.CANCEL, Intent.CANCEL)
    assert {at: seen(token) for at, token in rows.tokens.items()} == lying
    assert all(token.name != "ghost" for token in table.stage.tokens)


def test_a_swap_goes_on_at_the_first_card_that_opens_a_pad(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    nothing = say("mosquito.no_opening")
    opens = [i for i, target in enumerate(chooser._step.targets) if target.words != nothing]
    assert len(opens) > 1
    assert chooser._at == opens[0]


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
        assert columns.index(layout.slot(to).x) == (column + 1) % len(columns)


def test_a_direction_leads_to_the_same_side_of_the_log_past_dim_cards(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
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


def test_all_keys_that_move_are_printed_beside_the_way_back(app: RunningApp) -> None:
    occupants, keys = (
        (Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")),
        KeyButtons(LEFT_KEYS),
    )
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    chooser = waiting_chooser(app, table, Seat(0))
    assert isinstance(chooser, StepChooser)
    tap(app, keys, Intent.CONFIRM)
    assert list(chooser._ways()) == [Intent.LEFT, Intent.RIGHT]
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


def test_a_card_that_cannot_be_placed_says_why_in_place(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    chooser, keys = waiting_chooser(app, table, Seat(0)), KeyButtons(LEFT_KEYS)
    assert isinstance(chooser, StepChooser)
    tap(app, keys, Intent.CONFIRM)
    dimmed = next(i for i, target in enumerate(chooser._step.targets) if target.then is None)
    chooser._move(dimmed)
    tap(app, keys, Intent.CONFIRM)
    (label,) = (token for token in table.stage.tokens if token.name == "point")
    assert isinstance(label.picture, Collage)
    assert chooser._step.targets[dimmed].words in {text.words for text in texts(label.picture)}


def test_what_is_crossed_out_is_explained_under_the_prompt(app: RunningApp) -> None:
    table = new_table(
        app, Person(LEFT_KEYS), BotPlayer("easy"), options=Options(helpers=1), turns=2
    )
    table.match.state = changed(table.match.state, used=(1, 0))
    open_and_wait(app, table)
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    app.frames(30)
    assert table.top_bar._has_detail
    assert table.top_bar.shown[1].words == say("mosquito.no_token")


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
    passes = table.captions.caption(Passed(Seat(0)))
    assert table.captions.deed(Passed(Seat(0))) == passes, "a swap was there"


def test_rules_are_explained_only_where_the_turn_of_a_bot_is_not_shown(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    assert table.captions.hint(Passed(Seat(0))) == say("mosquito.hint_passed")
    assert table.captions.hint(Passed(Seat(1))), "a pass counts for all"
    assert not table.captions.hint(CardsExchanged(Seat(1), Spot(1, 0), Spot(3, 0), *TWO))
    first = CardPlaced(Seat(0), Card.ACE_OF_HEARTS, Spot(3, 1), THREE, clean=True)
    heart = a_suit(first.card)
    outer = say("mosquito.place_1", number=3)
    told = say("mosquito.placed", name=seat_name(Seat(0)), card=heart, number=outer)
    assert table.captions.banner(first) == told, "no point is called direct before it is explained"
    assert table.places.hint_place(Passed(Seat(1)), Seat(1)) is None, "cards may lie before a frog"
    framed = table.places.hint_place_later(first, Seat(0), None)
    assert framed
    assert table.panels[0].tag.score_box.inset(-12, -12).encloses(framed), "buttons hide its frog"


def test_cards_of_one_column_are_told_apart_by_their_row() -> None:
    told = [
        caption(CardsExchanged(Seat(0), Spot(2, level), Spot(9, 0), *TWO)) for level in range(3)
    ]
    assert " 2 " in told[0]
    assert say("mosquito.place_1", number=2) in told[1]
    assert say("mosquito.place_2", number=2) in told[2]
    assert len({*told}) == 3


def test_a_rule_is_told_while_it_happens_if_a_bot_follows_and_not_as_one_chooses_anew(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    captions, swapped = table.captions, CardsExchanged
    own, other = (swapped(Seat(seat), Spot(1, 0), Spot(3, 0), *TWO) for seat in range(2))
    assert captions.hint_at_once(own)
    assert not captions.hint_holds(own), "one chooses now"
    assert not captions.hint_at_once(other), "a person follows: there is no time to read"
    assert captions.hint_holds(other)
    table.phase = TablePhase.SHOWING
    assert captions.hint_holds(own)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_swap_has_changed_is_lit_until_it_has_been_seen(app: RunningApp, seat: int) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    first, second = Spot(1, 0), Spot(3, 0)
    rows, lit = table.tokens.rows, 0
    cards = [card_at(rows.cards, at) for at in (first, second)]
    event = CardsExchanged(Seat(seat), first, second, cards[0], cards[1])
    table.before_events((event,))
    for _ in table.show(event):
        shown = {at for at in (first, second) if rows._halos[at].visible}
        lit += len(shown) == 2 and card_at(rows.cards, first) is cards[1]
    is_seen = lit * STEP >= table.tempo.unhurried(0.75)
    assert is_seen is (seat == 1), "one knows what one has swapped oneself"


def test_a_change_and_the_three_of_a_placement_have_lights_of_their_own(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    rows, at = table.tokens.rows, Spot(1, 0)
    three = rows.light(at).picture
    rows.halo((at, Spot(2, 0)), CHANGED)
    assert rows.lit[0].picture != three
    assert not any(token.visible for token in rows.links.golden.values())
    assert rows.light(at).picture == three


def test_no_pad_shows_a_suit_before_all_hands_are_dealt(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    rows = table.tokens.rows
    open_ones = [at for at, suits in fourths(rows.cards, mixed=False).items() if suits]
    shown = [rows.lying(at).picture for at in open_ones]
    rows.mark(rows.cards, open_pads=False)
    assert not {rows.lying(at).picture for at in open_ones} & {*shown}
    table.tokens.hands.clear()
    for _ in table.show(HandsDealt(((None,) * HAND,) * 2, 0, in_the_open=False)):
        pass
    assert [rows.lying(at).picture for at in open_ones] == shown


def test_the_three_are_lit_for_as_long_however_many_bots_there_are(app: RunningApp) -> None:
    for bots in (1, 3):
        table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * bots, turns=bots + 1)
        reading = open_and_wait(app, table).tokens.reading
        table.panels[0].highlight(False)
        table.panels[1].highlight(True)
        assert reading.three(Seat(1)) >= table.tempo.unhurried(LIT_LEAST)
        assert reading.three(Seat(0)) < LIT_LEAST, "one knows where one places a card"


def test_a_pad_that_no_suit_fits_is_fainter_than_one_that_asks_for_a_suit(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=6))
    rows = table.tokens.rows
    fitting = fourths(rows.cards, mixed=False)
    alphas = {bool(suits): rows.lying(at).pose.alpha for at, suits in fitting.items()}
    assert alphas[False] < alphas[True] == 1.0


def test_a_pass_plays_itself_only_where_the_room_knows_of_nothing_else(app: RunningApp) -> None:
    helpless = Options(helpers=0)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), options=helpless, seed=30, turns=2)
    open_and_wait(app, table)
    app.run_until(lambda: len(table.match.log) > 2)
    assert table.match.log[2] == {Seat(0): Pass()}
    app.run_until(lambda: table.panels[0].told)
    assert table.panels[0].told == say("mosquito.only_pass")
    behind_curtains = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    for seed, by_itself in ((30, True), (HIDDEN_PASS, False)):
        table = new_table(app, *behind_curtains, options=helpless, seed=seed, turns=2)
        table.build()
        assert len(table.match.state.legal(Seat(0))) == 1
        assert (table.choosing.forced(Seat(0)) is not None) is by_itself


def test_a_new_deal_tells_nothing_of_the_last_one(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy"), turns=2))
    captions = EventCaptions(table)
    captions.write(Passed(Seat(1)))
    captions.write(TurnBegan(Seat(0)))
    assert table.panels[1].told
    captions.write(DealBegan(2, Seat(0)))
    assert not table.panels[1].told


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
