"""What the standing of a party, its last points and its ceremony say."""

from __future__ import annotations

from dataclasses import replace
from itertools import product, takewhile
from typing import Literal

import pytest

from rules.core import Seat
from rules.party import Party, Places, points_for_places
from rules.ranking import ranked
from scenes.core.context import Context
from scenes.core.ending import Ending, ResultRow
from scenes.menus.party.final_points import FinalPoints
from scenes.menus.party.party_results import PartyResults, party_ending
from scenes.menus.party.stakes import can_win, needs, stakes
from scenes.menus.party.standing import StandingScreen
from scenes.menus.party.tie_breaks import tie_breaks
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from seats.input.input_events import Press
from seats.intents import Intent
from tests.archive.random_matches import a_match, play
from tests.scenes.contexts import PAD, headless_context
from tests.scenes.window_sizes import texts
from words import say
from words.numbers import spelled

ALL_PLACINGS = {
    seats: tuple({ranked(each) for each in product(range(seats), repeat=seats)}) for seats in (3, 4)
}


@pytest.mark.parametrize("size", [100, 125, 150, 200])
def test_the_standing_says_what_places_are_worth_and_who_is_ahead_with_equal_points(
    size: Literal[100, 125, 150, 200],
) -> None:
    worth, equal = say("party.how", most=4), say("party.how_equal")
    first, order = say("party.how_first", games=2), _in_order(0, 1, 2, 3)
    for played, roomy, large in (
        ((), [first, worth, equal], worth),
        ((order,), [say("party.stake_all"), equal], equal),
    ):
        context = headless_context()
        context.keep(replace(context.settings, text_size=size))
        context.party = Party(("quibbit", "frogger"), 4, 7, played)
        screen = StandingScreen(context, counted=True)
        screen.lay_out(None)
        words = [one.words for one in texts(screen.widgets["how"].picture)]
        assert words == [large if size > 125 else "\n".join(roomy)]


def test_what_decided_between_equal_points_stands_below_the_last_points() -> None:
    party = Party(("quibbit", "quivvit"), 3, 7, (_in_order(1, 0, 2), _in_order(2, 0, 1)))
    screen = FinalPoints(headless_context(), party)
    screen.lay_out(None)
    labels = [one.words for one in texts(screen.widgets["labels"].picture)]
    assert labels[3:] == [say("party.games_won"), say("party.place_in", game="Quivvit!")]
    cells = ["2240", "31413", "13411"]
    for seat, written in enumerate(cells):
        column = [one.words for one in texts(screen.widgets[f"column-{seat}"].picture)]
        assert "".join(column[1:]) == written
    one_game = Party(("quibbit",), 3, 7, (_in_order(1, 0, 2),))
    assert not tie_breaks(one_game)
    screen = FinalPoints(headless_context(), one_game)
    screen.lay_out(None)
    *_, won = [one.words for one in texts(screen.widgets["column-1"].picture)]
    assert won == "1"  # games won are told even so


@pytest.mark.parametrize(
    ("results", "said"),
    [
        (((0, 1, 2, 3),), ["4 points", "3 points", "2 points", "1 point"]),
        (
            ((0, 1, 2, 3), (1, 0, 3, 2)),
            [f"7 points, {n} in Frogger" for n in (4, 3)]
            + [f"3 points, {n} in Frogger" for n in (2, 1)],
        ),
        (
            ((0, 1, 2, 3), (0, 2, 1, 3), (3, 1, 0, 2)),
            ["10 points", "8 points", "6 points, games won: 1", "6 points, games won: 0"],
        ),
    ],
)
def test_the_end_of_a_party_says_what_is_between_those_with_equal_points(
    results: tuple[tuple[int, ...], ...], said: list[str]
) -> None:
    games = ("quibbit", "frogger", "mosquito")[: len(results)]
    party = Party(games, 4, 7, tuple(_in_order(*seats) for seats in results))
    assert [row.words for row in party_ending(party).rows] == said


def test_of_three_with_equal_points_each_is_told_what_put_it_on_its_place() -> None:
    party = Party(("quibbit", "quivvit"), 3, 7, (_in_order(1, 0, 2), _in_order(2, 0, 1)))
    assert [row.words for row in party_ending(party).rows] == [
        *("4 points, 3 in Quivvit!", "4 points, 1 in Quivvit!", "4 points, games won: 0")
    ]


def test_the_points_of_the_last_game_are_hidden_until_somebody_asks_for_them() -> None:
    orders = (0, 1, 2, 3), (3, 2, 1, 0)
    context = headless_context()
    for results, shown in ((orders[:1], "0123"), (orders, "0123")):
        played = tuple(_in_order(*seats) for seats in results)
        context.party = Party(("quibbit", "frogger"), 4, 7, played)
        standing = StandingScreen(context, counted=True)
        standing.lay_out(None)
        assert _columns(standing) == shown
    screen = FinalPoints(context, Party(("quibbit",), 4, 7, (_in_order(*orders[1]),)))
    screen.lay_out(None)
    assert _columns(screen) == "3210"


def test_what_the_last_count_tells_is_a_question_mark_before_it() -> None:
    results = _in_order(0, 1, 2, 3), _in_order(1, 0, 3, 2), _in_order(2, 3, 0, 1)
    context, games = headless_context(), ("quibbit", "frogger", "quabble")
    able = say("party.stake_some", names="Puddle or Bramble")
    worth = say("party.how", most=4)
    for played, cells, first in (
        (2, ["4", "3", "7", say("party.need_alone")], able),
        (3, ["4", "3", "?", "7 + ?"], worth),
    ):
        context.party = Party(games, 4, 7, results[:played])
        screen = StandingScreen(context, counted=True)
        screen.lay_out(None)
        name, *written = [one.words for one in texts(screen.widgets["column-0"].picture)]
        assert (name, written) == (seat_name(Seat(0)), cells)
        (told,) = texts(screen.widgets["how"].picture)
        assert told.words == "\n".join([first, say("party.how_equal")])


def _columns(screen: StandingScreen | FinalPoints) -> str:
    """The seats in the order of their columns."""
    names = [widget.name for widget in screen.widgets.shown]
    return "".join(name[-1] for name in names if name.startswith("column-"))


def test_the_last_count_tells_the_points_one_by_one_then_the_order_and_who_has_won() -> None:
    context, screen = _over((0, 1, 2), (2, 0, 1))
    told, heads, finished = list[str](), list[str](), list[str]()
    transition = screen.menu.focused_item.on_choose(PAD) if screen.menu.focused_item else None
    assert transition is None
    while not transition:
        transition = screen.step()
        columns = (screen.widgets[f"column-{seat}"].picture for seat in range(3))
        sums = " ".join([*texts(column)][3].words for column in columns)
        told += [sums] if sums not in told else []
        heads += [one.words for one in texts(screen.widgets["title"].picture)]
        finished += [
            one.words
            for token in screen.widgets.stage.tokens
            if token.name == "headline"
            for one in texts(token.picture)
        ]
    assert told == [
        *("3 + ? 2 + 1 1 + ?", "3 + ? 3 1 + ?"),
        *("3 + ? 3 1 + 3", "3 + ? 3 4"),
        *("3 + 2 3 4", "5 3 4"),
    ]
    assert list(dict.fromkeys(heads)) == [
        say("party.all_played"),
        say("party.why_points", count=2),
    ]
    assert set(finished) == {say("party.won_one", names="Bramble")}
    assert context.party is None  # the podium is there


def test_there_is_no_way_back_from_the_last_count_but_to_see_it() -> None:
    _, screen = _over((0, 1, 2), (2, 0, 1))
    assert [item.name for item in screen.menu.items] == ["next"]
    assert screen.go_back(PAD) is None
    screen.refresh()
    assert not screen.menu.items  # it has begun


def test_a_press_hurries_only_what_is_going_on_of_the_last_count() -> None:
    _, screen = _over((0, 1, 2), (2, 0, 1))
    screen._end(PAD)
    titles, transition = list[str](), None
    for _ in range(3):  # the points, the order, who has won
        titles += [one.words for one in texts(screen.widgets["title"].picture)]
        assert transition is None
        screen.handle(Press(Seat(0), Intent.CONFIRM, PAD))
        transition = screen.step()
    assert titles == [say("party.all_played"), *[say("party.why_points", count=2)] * 2]
    assert transition


@pytest.mark.parametrize(
    ("results", "able"),
    [
        (((0, 1, 2), (1, 0, 2)), "Puddle or Bramble"),
        (((0, 1, 2), (0, 1, 2), (0, 1, 2)), "Bramble"),
    ],
)
def test_who_can_still_win_is_told_before_the_last_game(
    results: tuple[tuple[int, ...], ...], able: str
) -> None:
    games = ("quibbit", "frogger", "quabble", "quivvit")[: len(results) + 1]
    party = Party(games, 3, 7, tuple(_in_order(*seats) for seats in results))
    assert stakes(party) == say("party.stake_some", names=able)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_each_needs_in_the_last_game_is_right_for_all_placings(seats: int) -> None:
    said = set[str]()
    last_place = {say("party.need_up_to", place=place): place for place in range(2, seats + 1)}
    last_place[say("party.need_first")] = 1
    for result in ALL_PLACINGS[seats]:
        party = Party(("quibbit", "frogger"), seats, 7, (result,))
        ends = [(after, party.with_result(after).standing()[0]) for after in ALL_PLACINGS[seats]]
        for number, need in enumerate(needs(party)):
            seat = Seat(number)
            won = {places: seat in first for places, first in ends}
            alone = [won[places] for places, _ in ends if places[0] == (seat,)]
            said.add(need)
            if need == "–":
                assert not any(won.values())
            elif need == say("party.need_luck"):
                assert any(alone)
                assert not all(alone)
            elif need == say("party.need_alone"):
                assert all(alone)
                assert not all(won[each] for each in won if seat in each[0])
            else:
                last = last_place[need]
                assert all(won[each] for each in won if _place(each, seat) <= last)
                assert last == seats or not all(
                    won[each] for each in won if _place(each, seat) == last + 1
                )
            assert can_win(party, seat) == any(won.values())
    assert said >= {say(f"party.need_{need}") for need in ("first", "alone", "luck")}


def test_a_place_that_wins_a_party_early_is_told_before_the_last_game() -> None:
    games = ("quibbit", "frogger", "quabble", "mosquito", "quivvit")
    ahead = Party(games, 3, 7, (_in_order(0, 1, 2),) * 3)
    assert needs(ahead) == (say("party.need_first"), "", "")
    assert needs(ahead.with_result(_in_order(0, 1, 2))) == (
        say("party.need_up_to", place=3),
        "–",
        "–",
    )
    assert needs(Party(games, 3, 7, ahead.results[:2])) == ()
    for first in ALL_PLACINGS[3]:
        if _place(first, Seat(0)) == 1:
            for last in ALL_PLACINGS[3]:
                assert ahead.with_result(first).with_result(last).standing()[0] == (0,)


def test_the_podium_of_each_game_of_a_party_but_the_last_says_what_it_pays() -> None:
    context, match = headless_context(), play(a_match("quibbit", seats=3))
    outcome = match.state.outcome()
    assert outcome
    order = [seat for tied in outcome.places for seat in tied]
    rows = [
        ResultRow(i, seat, seat, words)
        for i, (seat, words) in enumerate(zip(order, "abc", strict=True), 1)
    ]
    context.party = Party(("quibbit", "frogger"), 3, 7, (outcome.places,))
    shown = Results(context, match, Ending(rows, "Why."), None).ending.rows
    points = points_for_places(outcome.places, 3)
    assert [row.words for row in shown] == [
        f"{row.words}\n" + say("party.pays", points=spelled(points[row.frog])) for row in rows
    ]
    context.party = Party(("quibbit",), 3, 7, (outcome.places,))
    assert Results(context, match, Ending(rows, "Why."), None).ending.rows == rows


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 1, 2, 3)])
def test_the_boxes_of_all_games_of_the_night_stand_beside_its_podium(
    order: tuple[int, ...],
) -> None:
    games = ("quibbit", "frogger", "quabble", "frogger")
    context = headless_context()
    context.party = Party(games, len(order), 7, (_in_order(*order),) * len(games))
    look = PartyResults(context).look()
    named = [each.words for pile in look.onlookers for each in texts(pile.part(1.0).picture)]
    assert sorted(named) == ["Frogger", "Quabble", "Quibbit!"]
    assert [each.drawing for each in look.act.accessories] == ["prop-cup"]


def _over(*orders: tuple[int, ...]) -> tuple[Context, StandingScreen]:
    """A party night of three of which all games are over, and its standing."""
    context = headless_context()
    context.party = Party(("quibbit", "quivvit"), 3, 7, tuple(_in_order(*each) for each in orders))
    screen = StandingScreen(context)
    screen.lay_out(None)
    return context, screen


def _place(places: Places, seat: Seat) -> int:
    """The best place of those that *seat* shares."""
    return 1 + sum(len(tied) for tied in takewhile(lambda tied: seat not in tied, places))


def _in_order(*seats: int) -> Places:
    return tuple((Seat(seat),) for seat in seats)
