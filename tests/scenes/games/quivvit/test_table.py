"""After everything that happens in Quivvit, the table shows what the room's view says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from rules.core import Seat
from rules.quivvit import DECK, CardsTaken, Options, TurnBegan, card_value
from scenes.core.script import Script, advance
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.tokens import MARKER_Z
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.quivvit.tables import (
    ALL,
    QuivvitButtonPlayer,
    QuivvitPointerPlayer,
    check_table,
    new_table,
    state_of,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, PadButtons
from tests.scenes.table.checked_tables import (
    TINY,
    open_and_wait,
    play_drawn,
    play_undrawn,
    random_disturbances,
)
from words import say

ANN, BOB = Seat(0), Seat(1)
MATCHES = [
    (2, Options()),
    (3, Options(random_color=True, upright_values=True)),
    (4, Options(color_block=True, timed=15, double_rotation=True)),
    (2, Options(drain_the_deck=True, teams=True)),
    (4, ALL),
]


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize(("seats", "options"), MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(
    app: RunningApp, seats: int, options: Options
) -> None:
    table = new_table(app, *[BotPlayer("judge")] * seats, options=options, seed=seats)
    assert play_undrawn(app, table, check_table) > 4 * seats
    app.shows(Results)


def test_they_do_with_all_the_motion() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        play_undrawn(
            app, new_table(app, *[BotPlayer("judge")] * 3, options=ALL, seed=3), check_table
        )


def test_they_do_after_skipping_and_after_the_window_got_another_size() -> None:
    with running_app(TINY, Settings(speed="brisk")) as app:
        options = Options(random_color=True, color_block=True, timed=15)
        table = new_table(app, *[BotPlayer("judge")] * 2, options=options, seed=6)
        open_and_wait(app, table)
        play_drawn(app, table, check_table, random_disturbances(app, table))


def test_a_match_by_one_pad() -> None:
    with running_app(TINY, Settings(reduced_motion=True), pads=1) as app:
        app.frames(2)
        pad = PadButtons(app.pads[0])
        options = Options(color_block=True, double_rotation=True, random_color=True)
        table = new_table(app, Person(pad.device), BotPlayer("judge"), options=options)
        guest = QuivvitButtonPlayer(app, open_and_wait(app, table), ANN, pad)
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)
        chosen = [choices[ANN] for choices in table.match.log if ANN in choices]
        assert guest.wishes == chosen


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(hand: type[Mouse]) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        options = Options(color_block=True, double_rotation=True)
        occupants = Person(POINTER), BotPlayer("judge"), BotPlayer("easy")
        table = new_table(app, *occupants, options=options, seed=4)
        guest = QuivvitPointerPlayer(app, open_and_wait(app, table), ANN, hand(app))
        app.run_until(lambda: isinstance(app.scene, Results), guest.act)
        chosen = [choices[ANN] for choices in table.match.log if ANN in choices]
        assert guest.wishes == chosen


def test_two_at_one_keyboard(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), Person(RIGHT_KEYS), options=ALL, seed=2)
    open_and_wait(app, table)
    guests = [
        QuivvitButtonPlayer(app, table, seat, KeyButtons(half))
        for seat, half in ((ANN, LEFT_KEYS), (BOB, RIGHT_KEYS))
    ]

    def act() -> None:
        for guest in guests:
            guest.act()

    app.run_until(lambda: isinstance(app.scene, Results), act)


def test_a_new_round_keeps_what_was_taken_told_and_sets_the_marker_down(app: RunningApp) -> None:
    table = new_table(app, BotPlayer("easy"), BotPlayer("easy"), turns=1)
    app.open(table)
    app.run_until(lambda: state_of(table).turn.round == 2 and table.tokens.first.z > MARKER_Z)
    told = table.panels[1].told
    assert "takes" in told or "turns" in told, "and not who goes first"
    app.run_until(lambda: table.tokens.first.z == MARKER_Z)
    assert table.tokens.first.pose == table.tokens.items[1].marker(
        app.context.renderer.size(table.tokens.first.picture)[1]
    )


@pytest.mark.parametrize(("seats", "next_key"), [(2, "round_again"), (3, "round_next")])
def test_the_banner_says_who_begins_each_round_and_nothing_covers_it(
    app: RunningApp, seats: int, next_key: str
) -> None:
    app.open(table := new_table(app, *[BotPlayer("easy")] * seats))
    app.frames()
    for number in (1, 2):
        told = say(
            f"quivvit.{'round' if number == 1 else next_key}",
            number=number,
            name=seat_name(Seat(number - 1)),
        )
        while table.top_bar.shown[0].words != told:
            app.frames()
        assert number == 1 or told in table.log  # round 1 begins with the deal, before any choice
        while table.top_bar.shown[0].words == told:
            assert not any(token.name == "headline" for token in table.stage.tokens)
            named = [token for token in table.stage.tokens if token.name == "round-name"]
            assert all(token.pose.y > table.layout.mat.y for token in named), "over the cards"
            assert not table.top_bar.shown[1].words.strip(), "the order is shown over the cards"
            app.frames()


def test_what_a_seat_did_is_told_until_the_next_turn_begins(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("easy")] * 3, turns=2)
    app.open(table)
    app.run_until(lambda: state_of(table).turn.round == 2 and table.stage.has("round-name"))
    assert [bool(panel.told) for panel in table.panels] == [False, False, True]
    for turns in (3, 4, 5):
        app.run_until(lambda: table.awaiting_choice and len(table.match.log) >= turns)  # noqa: B023
        assert not any(panel.told for panel in table.panels), "nobody's but the banner's"


def test_the_laurel_goes_to_whoever_has_more_cards_for_equal_points(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
    ones, twos = ([card for card in range(DECK) if card_value(card) == n] for n in (1, 2))
    ann, bob = table.tokens.items
    ann.taken, bob.taken = twos[:1], ones[:2]
    assert list(table.leaders()) == [BOB]
    ann.taken = ones[2:4]
    assert set(table.leaders()) == {ANN, BOB}


def test_tags_and_laurel_stay_as_they_are_while_all_is_counted_and_nobody_is_lit_alone(
    app: RunningApp,
) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 3, turns=14)
    app.open(table)
    app.frames()
    ended = table._animator.rounds.end
    worn, lit, counted = [], [], []

    def note() -> None:
        worn.append(table.climaxes.laurel.wearer)
        lit.append([panel.seat for panel in table.panels if panel.frog.active])
        counted.append([items._shown for items in table.tokens.items])

    def end() -> Script:
        for _ in ended():
            note()
            yield
        note()

    table._animator.rounds.end = end  # type: ignore[method-assign]
    app.run_until(lambda: isinstance(app.scene, Results))
    order = [seats for seats, _ in groupby(lit)]
    outcome = table.match.state.outcome()
    assert outcome is not None
    assert order[0] == [0, 1, 2]
    assert order[-1] == sorted(outcome.places[0])
    points = [items.points for items in table.tokens.items]
    assert all(shown == points for shown in counted), "no tag shows 0 points"
    assert set(worn) == {next(iter(outcome.places[0]))}


def test_headlines_stand_over_the_banner_and_cover_no_card(app: RunningApp) -> None:
    app.open(
        table := new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), options=Options(timed=15))
    )
    app.run_until(lambda: any(token.name == "headline" for token in table.stage.tokens))
    app.frames(20)
    headline = next(token for token in table.stage.tokens if token.name == "headline")
    banner, (wide, high) = table.layout.top_bar.banner, app.context.renderer.size(headline.picture)
    assert (headline.pose.x, headline.pose.y) == banner.centre
    assert wide <= banner.w
    assert high <= 1.2 * banner.h, "its ribbon hangs a little lower"


def test_taken_cards_fly_below_the_top_bar() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
        grid, layout = table.tokens.grid, table.layout
        cards = tuple((place, card.card) for place in range(5) if (card := grid.cards[place]))
        flying = [grid.tokens[place] for place, _ in cards]
        for event in (CardsTaken(BOB, cards, aside=False), TurnBegan(ANN)):
            script = table.show(event)
            while advance(script):
                tops = [token.pose.y - token.pose.sy * layout.card / 2 for token in flying]
                assert min(tops) >= layout.top_bar.bottom


@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_pinwheel_flies_below_the_top_bar(app: RunningApp, to: int) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3))
    marker = table.tokens.first
    table.stage.run(table._animator.rounds._pass_marker(Seat(to)))
    _, tall = app.context.renderer.size(marker.picture)
    for _ in range(60):
        app.frames(1)
        assert marker.pose.y - marker.pose.sy * tall / 2 >= table.layout.top_bar.bottom


def test_the_pile_of_a_seat_lies_between_its_frog_and_the_pinwheel(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3))
    for items, panel in zip(table.tokens.items, table.panels, strict=True):
        frog, pile, marker = panel.frog.body.pose.x, items.goal.x, items.marker(88.0).x
        assert abs(pile - frog) < abs(marker - frog)
