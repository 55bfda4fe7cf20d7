"""Ratings follow from results, and the commands that measure strength print and draw them."""

from __future__ import annotations

from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

from bench.strength import ceiling, heuristics, league, tempers, tree_search
from bench.strength.league_picture import PICTURE, REPORT, picture, rows_of
from bench.strength.ratings import Tally, rate
from bots.tempers import TEMPERS
from rules.games import REGISTRATIONS

LEVELS = ("easy", "normal", "hard")


def test_who_wins_ten_times_as_often_is_rated_400_points_higher() -> None:
    found = rate(("easy", "hard"), [Tally(("easy", "hard"), (1000.0, 10000.0))])
    assert found["hard"].points - found["easy"].points == pytest.approx(400, abs=1)
    assert found["hard"].points + found["easy"].points == pytest.approx(0)


def test_a_rating_from_more_matches_is_surer_by_the_root_of_their_number() -> None:
    few, many = (
        rate(("easy", "hard"), [Tally(("easy", "hard"), (won, won))])["hard"].reach
        for won in (100.0, 400.0)
    )
    assert few == pytest.approx(2 * many, rel=0.02)


def test_with_more_seats_an_even_share_is_an_even_rating() -> None:
    tally = Tally(("hard", "easy", "easy", "easy"), (25.0, 25.0, 25.0, 25.0))
    assert rate(("easy", "hard"), [tally])["hard"].points == pytest.approx(0, abs=0.1)


def test_who_won_everything_has_a_rating_all_the_same() -> None:
    found = rate(("easy", "hard"), [Tally(("easy", "hard"), (0.0, 20.0))])
    assert 200 < found["hard"].points < 1000


def test_a_league_is_printed_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert league.main(["--only", "quivvit", "--games", "1", "--simulations", "2"]) == 0
    printed = capsys.readouterr().out
    assert [line.split(" | ")[1] for line in printed.splitlines()[2:]] == ["2", "3", "4"]
    drawn = ElementTree.fromstring(picture(rows_of(printed)))
    words_drawn = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {*LEVELS, "Quivvit!, 2 seats"} <= words_drawn


def test_the_picture_in_the_report_is_that_of_its_table() -> None:
    rows = rows_of(REPORT.read_text(encoding="utf-8"))
    seats = [seats for game in REGISTRATIONS.values() for seats in game.seats if seats > 1]
    assert len(rows) == len(seats)
    assert picture(rows) == PICTURE.read_text(encoding="utf-8")


def test_bots_of_a_level_can_be_met_like_heuristics(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--only", "quivvit", "--games", "1", "--bot", "judge", "--against", "random"]
    assert heuristics.main(words) == 0
    assert "| random " in capsys.readouterr().out


@pytest.mark.skipif(find_spec("pyspiel") is not None, reason="the extra 'research' is there")
def test_without_its_extra_the_tree_search_says_what_it_needs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tree_search.main(["--games", "1"]) == 2
    assert "croakade[research]" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "met"), [([], 5), (["--against", "greedy"], 1)])
def test_every_heuristic_asked_for_is_met_at_every_number_of_seats(
    capsys: pytest.CaptureFixture[str], words: list[str], met: int
) -> None:
    assert heuristics.main(["--only", "quivvit", "--games", "1", *words]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.count("%") for row in rows] == [met + 1] * 3


def test_a_table_shows_what_each_temper_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert tempers.main(["--only", "quivvit", "--games", "1"]) == 0
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| quivvit | 2 | 50% | bold ")
    assert all(f"{temper} " in row for temper in TEMPERS)


def test_a_ceiling_is_shown_for_much_thought_and_for_knowing_all_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ceiling.main(["--only", "quivvit", "--games", "2", "--simulations", "1"]) == 0
    thoughtful, knowing = capsys.readouterr().out.splitlines()[2:]
    assert thoughtful.startswith("| quivvit | 4 | thoughtful | 10 | greedy | ")
    assert knowing.startswith("| quivvit | 4 | knowing | 1 | greedy | ")
