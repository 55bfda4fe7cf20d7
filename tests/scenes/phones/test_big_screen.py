"""What menus and pages of the big screen are on a phone."""

from __future__ import annotations

from fractions import Fraction

from rules.breakdown import Amounts, Breakdown
from rules.core import Seat
from scenes.menus.help.help import ControlsHelp
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.score_sheet import ScoreSheet
from scenes.phones.big_screen import BigScreen
from seats.phones.phone import ANY_PHONE
from seats.pointer.pointer import POINTER
from tests.all_games import GAMES
from tests.scenes.running_app import running_app
from words import say

ONE, TWO = Seat(0), Seat(1)


def test_the_item_that_leads_on_is_known() -> None:
    with running_app() as app:
        app.stack.reset(Lobby(app.context, GAMES[0]))
        app.frames(2)
        menu = BigScreen().words(app.scene).menu
        assert menu
        assert menu.items[menu.main] == say("lobby.start")


def test_help_tells_a_phone_of_taps_and_nobody_else() -> None:
    with running_app() as app:
        tap, pages = say("help.tap"), []
        for device in (ANY_PHONE, POINTER):
            app.stack.reset(ControlsHelp(app.context, device))
            app.frames(2)
            pages.append(BigScreen().words(app.scene).page)
        assert [tap in page for page in pages] == [True, False]
        assert say("help.confirm") not in pages[0]


def test_a_score_sheet_has_a_line_for_each_amount_of_a_seat() -> None:
    with running_app() as app:
        app.set(reduced_motion=True)
        rows = (
            Amounts("cards_3", (Fraction(4), None)),
            Amounts("cards_2", (Fraction(9), Fraction(2))),
        )
        sheet = ScoreSheet(app.context, "quivvit", Breakdown(rows, add_up=True), [TWO, ONE])
        app.stack.reset(sheet)
        app.frames(2)
        page = BigScreen().words(sheet).page
        points, out = say("score_sheet.total"), say("score_sheet.no_part")
        assert [lines.split("\n")[-1] for lines in page] == [f"{points}: 2", f"{points}: 13"]
        assert page[0].split("\n")[1].endswith(f": {out}")


def test_a_score_sheet_says_from_how_many_cards_an_amount_is() -> None:
    with running_app() as app:
        app.set(reduced_motion=True)
        rows = (Amounts("cards_3", (Fraction(15), Fraction(0)), (5, 0)),)
        sheet = ScoreSheet(app.context, "quivvit", Breakdown(rows, add_up=True), [ONE, TWO])
        app.stack.reset(sheet)
        app.frames(2)
        (own, other) = BigScreen().words(sheet).page
        cards = say("score_sheet.cards", count=5)
        assert [line.partition(": ")[2] for line in own.split("\n")[1:]] == [f"15 ({cards})"] * 2
        assert other.endswith(": 0")
