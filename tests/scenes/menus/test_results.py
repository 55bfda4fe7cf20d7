from __future__ import annotations

from fractions import Fraction

import pytest

from rules.breakdown import Amounts, Breakdown, TieBreak, amounts
from rules.core import Seat
from rules.party import Party
from scenes.core.ending import Ending, ResultRow
from scenes.core.scene import Push, Reset
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.podium.podium_signs import PodiumScore
from scenes.menus.press_guard import GUARDED
from scenes.menus.results import Results
from scenes.menus.score_sheet import ROW_SECONDS, ScoreSheet
from scenes.menus.title import Title
from scenes.playback.replay import Replay
from scenes.players.seat_names import seat_name
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from sprites.pictures.material import WOOD
from sprites.pictures.pictures import Art, Collage, Paper
from tests.archive.random_matches import a_match, play
from tests.scenes.contexts import (
    PAD,
    headless_context,
    live,
    press,
)
from tests.scenes.window_sizes import texts
from words import say
from words.phrases import listed


def test_the_results_offer_a_rematch_the_lobby_a_replay_and_the_title() -> None:
    context = headless_context()
    match = play(a_match(), 4)  # all frogs are on the ring
    context.seating.resize(match.seats)
    for seat in context.seating.seats():
        context.seating.put_bot(seat, "easy")
    rows = [ResultRow(1, None, 2), ResultRow(2, None, 0)]
    results = Results(context, match, Ending(rows, "Why."), None)
    results.lay_out(None)
    live(results, GUARDED)
    move = press(results, Intent.CONFIRM)
    assert isinstance(move, Reset)
    assert isinstance(move.scene, TableScene)
    assert move.scene.match is not match
    for game in ("frogger", match.game.name):  # what could be next, and the same again
        press(results, Intent.RIGHT)
        move = press(results, Intent.CONFIRM)
        assert isinstance(move, Reset)
        assert isinstance(move.scene, Lobby)
        assert move.scene.game.name == game
        assert isinstance(move.under, Title)
        assert move.under.menu.focus == game
    for scene in (Replay, ScoreSheet):
        press(results, Intent.RIGHT)
        move = press(results, Intent.CONFIRM)
        assert isinstance(move, Push)
        assert isinstance(move.scene, scene)
    press(results, Intent.RIGHT)
    move = press(results, Intent.CONFIRM)
    assert isinstance(move, Reset)
    assert isinstance(move.scene, Title)


@pytest.mark.parametrize(("game", "named"), [("quivvit", "Frogger"), ("quibbit", "Frogger")])
def test_no_game_is_offered_whose_title_reads_like_that_of_the_last_one(
    game: str, named: str
) -> None:
    results = Results(
        headless_context(), a_match(game, seats=3), Ending([ResultRow(1, None, 2)], "Why."), None
    )
    words = [button.words for button in results.buttons()]
    assert say("results.next_game", game=named) in words


def test_buttons_below_a_podium_are_of_the_material_of_its_game() -> None:
    context = headless_context()
    results = Results(context, a_match("quabble"), Ending([ResultRow(1, None, 2)], "Why."), None)
    results.lay_out(None)
    live(results, GUARDED)
    for item in results.menu.items:
        assert isinstance(item.pictures.plain, Collage)
        sheet = item.pictures.plain.pieces[0].picture
        assert isinstance(sheet, Paper)
        assert sheet.material == results.look().material != WOOD


def test_the_results_count_the_wins_of_the_evening_of_those_who_are_here() -> None:
    context = headless_context()
    match = play(a_match())
    outcome = match.state.outcome()
    assert outcome is not None
    context.seating.resize(match.seats)
    context.seating.assign(Seat(0), PAD)
    rows = [ResultRow(1, Seat(0), 0), ResultRow(2, Seat(1), 1)]
    assert Results(context, match, Ending(rows, "Why."), None).evening() is None
    twice = Results(context, match, Ending(rows, "Why."), None).evening()
    assert twice == PodiumScore(tuple((seat, "2") for seat in outcome.places[0]))
    context.party = Party(("quibbit",), 3, 1)
    assert Results(context, match, Ending(rows, "Why."), None).evening() is None
    assert context.evening == (outcome.places,) * 2


def test_a_score_sheet_counts_up_row_by_row() -> None:
    context = headless_context()
    rows = amounts("clean", (4, 5)), amounts("helped", (6, 5))
    sheet = ScoreSheet(context, "mosquito", Breakdown(rows, add_up=True), [Seat(1), Seat(0)], PAD)
    sheet.lay_out(None)
    seen = []
    for _ in range(3):
        seen.append(sheet.widgets["column-0"].picture)
        live(sheet, ROW_SECONDS)
    assert len(set(seen)) == 3
    assert [[text.words for text in texts(picture)][1:] for picture in seen] == [
        [], ["4"], ["4", "6", "10"],
    ]  # fmt: skip


def test_a_score_sheet_is_bright_for_all_winners_of_a_tie() -> None:
    rows, order = (amounts("clean", (4, 4, 1)),), [Seat(1), Seat(0), Seat(2)]
    sheet = ScoreSheet(
        headless_context(), "mosquito", Breakdown(rows, add_up=True), order, PAD, order[:2]
    )
    assert [sheet._column(seat).leads for seat in order] == [True, True, False]


def test_a_score_sheet_says_from_how_many_cards_points_are() -> None:
    rows = amounts("cards_3", (15, 3), (5, 1)), amounts("cards_1", (0, 2), (0, 2))
    order = [Seat(0), Seat(1)]
    sheet = ScoreSheet(headless_context(), "quivvit", Breakdown(rows, add_up=True), order, PAD)
    sheet.lay_out(None)
    live(sheet, 3 * ROW_SECONDS)
    columns = [sheet.widgets[f"column-{seat}"].picture for seat in order]
    words = [[text.words for text in texts(column)] for column in columns]
    assert words[0][1:] == ["15", "5 cards", "0", "15", "5 cards"]
    assert words[1][1:] == ["3", "1 card", "2", "2 cards", "5", "3 cards"]


@pytest.mark.parametrize(
    ("names", "phrase"), [("A", "A"), ("AB", "A and B"), ("ABC", "A, B and C")]
)
def test_winners_who_share_are_named_in_one_phrase(names: str, phrase: str) -> None:
    assert listed(list(names)) == phrase


def test_what_broke_a_tie_is_one_line_with_all_it_was_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, ending = play(a_match("quivvit")), Ending([ResultRow(1, Seat(0), 0)], "Why.")
    two = (Seat(2), Fraction(5)), (Seat(1), Fraction(4))
    three = *two, (Seat(0), Fraction(4))
    for broken in (None, TieBreak("cards", two), TieBreak("cards", three)):
        monkeypatch.setattr("scenes.menus.results.tie_break", lambda *_, it=broken: it)
        results = Results(headless_context(), match, ending, None)
        results.lay_out(None)
        written = [text.words for text in texts(results.widgets["why"].picture)]
        if broken is None:
            assert written == ["Why."]
            continue
        named = [f"{seat_name(Seat(2))} 5", f"{seat_name(Seat(1))} 4"]
        amounts_told = named if broken.amounts == two else ["5", "4", "4"]  # beside their heads
        assert written == [say("quivvit_points.tie_cards"), *amounts_told]


@pytest.mark.parametrize(
    ("rows", "offered"),
    [
        ((), False),
        ((amounts("cards", (None, None)),), False),
        ((amounts("cards", (0, None, None)),), False),
        ((amounts("cards", (0, 2, None)),), True),
        ((amounts("clean", (3,)),), True),
    ],
)
def test_there_is_no_page_of_points_where_they_compare_nobody(
    rows: tuple[Amounts, ...], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.menus.results.breakdown_of", lambda *_: Breakdown(rows))
    results = Results(headless_context(), a_match(), Ending([ResultRow(1, Seat(0), 0)], "."), None)
    assert ("points" in [button.name for button in results.buttons()]) == offered


@pytest.mark.parametrize("game", ["quibbit", "frogger", "quabble", "mosquito", "quivvit"])
def test_every_button_of_the_results_has_an_icon_and_the_next_game_its_cover(game: str) -> None:
    context, rows = headless_context(), [ResultRow(1, Seat(0), 0), ResultRow(2, Seat(1), 1)]
    results = Results(context, a_match(game), Ending(rows, "Why."), None)
    results.lay_out(None)
    assert len(results.menu.items) >= 5
    for item in results.menu.items:
        picture = item.pictures.plain
        assert isinstance(picture, Collage)
        icons = [part.picture for part in picture.pieces if isinstance(part.picture, Art)]
        covers = [part.picture for part in picture.pieces if isinstance(part.picture, Collage)]
        assert [icon.name.startswith("icon-") for icon in icons] == [True] * (item.name != "next")
        assert len(covers) == (item.name == "next")
