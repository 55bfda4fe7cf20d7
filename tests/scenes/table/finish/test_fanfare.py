"""What is played at a finish: one tune, by who has won."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.match import Match
from rules.mosquito import MOSQUITO, Action, Event, Options, View
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.games.mosquito.events.ending import ending
from scenes.table.finish.finish import Finish
from scenes.ui.podium_look import look_of_podium
from seats.occupants import BotPlayer
from sounds.bank import Sound, SoundBank
from tests.scenes.running_app import running_app

A, B, C = map(Seat, range(3))
ALONE = Ending([ResultRow(1, B, 1), ResultRow(2, A, 0)], "Why.")
SHARED = Ending([ResultRow(1, A, 0), ResultRow(1, B, 1), ResultRow(3, C, 2)], "Why.")
DUMMY = Ending([ResultRow(1, None, 2), ResultRow(2, A, 0)], "Why.")
MISSED = Ending([ResultRow(1, A, 0)], "Why.", missed=True)


def tunes(game: str, shown: Ending) -> list[Sound]:
    """The tunes of a finish."""
    heard: list[Sound] = []
    with running_app((320, 180)) as app:
        table = app.open_table(*[BotPlayer("easy")] * 3)
        app.context.bank = SoundBank(silent=True, on_play=lambda sound, *_: heard.append(sound))
        script = Finish(table.climaxes, table.stage, shown, look_of_podium(game)).show()
        while advance(script):
            table.stage.tick()
    return [sound for sound in heard if sound.is_tune]


@pytest.mark.parametrize("game", REGISTRATIONS)
def test_who_has_won_alone_has_a_fanfare(game: str) -> None:
    assert tunes(game, ALONE) == [Sound.CORONATION if game == "quabble" else Sound.WIN]


@pytest.mark.parametrize("game", ["quabble", "mosquito"])
def test_those_who_share_the_first_place_have_the_tune_of_a_tie(game: str) -> None:
    assert tunes(game, SHARED) == [Sound.TIE]


@pytest.mark.parametrize("shown", [DUMMY, MISSED], ids=["dummy", "missed"])
def test_where_nobody_has_won_the_tune_falls(shown: Ending) -> None:
    assert tunes("quibbit", shown) == [Sound.MATCH_OVER]


def test_who_plays_alone_and_leaves_pads_free_has_missed() -> None:
    match: Match[Options, Action, Event, View] = Match(MOSQUITO, Options(deals="one"), 1, 1)
    while match.waiting_for:
        match.choose(A, [*match.state.legal(A)][-1])
    assert ending(match).missed
