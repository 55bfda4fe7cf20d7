"""What the standing of a party, its last points and its ceremony say."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from rules.core import Seat
from rules.party import Party, Places
from scenes.menus.party.final_points import FinalPoints
from scenes.menus.party.party_results import PartyResults, party_ending
from scenes.menus.party.standing import StandingScreen
from scenes.menus.party.tie_breaks import tie_breaks
from scenes.players.seat_names import seat_name
from tests.scenes.contexts import headless_context
from tests.scenes.window_sizes import texts
from words import say


@pytest.mark.parametrize("size", [100, 125, 150])
def test_the_standing_says_what_places_are_worth_and_who_is_ahead_with_equal_points(
    size: Literal[100, 125, 150],
) -> None:
    worth, equal = say("party.how", most=4), say("party.how_equal")
    first, order = say("party.how_first", games=2), _in_order(0, 1, 2, 3)
    for played, roomy, large in (
        ((), [first, worth, equal], worth),
        ((order,), [worth, equal], equal),
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


def test_the_points_of_the_last_game_are_seen_only_after_the_ceremony() -> None:
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


def test_what_the_ceremony_tells_is_a_question_mark_in_the_standing_before_it() -> None:
    results = _in_order(0, 1, 2, 3), _in_order(1, 0, 3, 2), _in_order(2, 3, 0, 1)
    context, games = headless_context(), ("quibbit", "frogger", "quabble")
    for played, cells in ((2, ["4", "3", "7"]), (3, ["4", "3", "?", "7 + ?"])):
        context.party = Party(games, 4, 7, results[:played])
        screen = StandingScreen(context, counted=True)
        screen.lay_out(None)
        name, *written = [one.words for one in texts(screen.widgets["column-0"].picture)]
        assert (name, written) == (seat_name(Seat(0)), cells)
        (told,) = texts(screen.widgets["how"].picture)
        assert told.words == "\n".join([say("party.how", most=4), say("party.how_equal")])


def _columns(screen: StandingScreen | FinalPoints) -> str:
    """The seats in the order of their columns."""
    names = [widget.name for widget in screen.widgets.shown]
    return "".join(name[-1] for name in names if name.startswith("column-"))


def test_the_last_is_named_first_and_the_winner_when_it_has_landed() -> None:
    context = headless_context()
    context.party = Party(("quibbit",), 4, 7, (_in_order(2, 0, 3, 1),))
    screen, told = PartyResults(context), list[str]()
    screen.lay_out(None)
    while not screen.menu.items:
        screen.step()
        seen = [w.name for w in screen.widgets.shown if w.visible and not w.decor]
        told += sorted(name for name in seen if name not in told)
    heads = ["plate-2", "title", "why"]
    assert told[:6] == ["plate-1", "plate-3", "plate-0", *heads]


def _in_order(*seats: int) -> Places:
    return tuple((Seat(seat),) for seat in seats)
