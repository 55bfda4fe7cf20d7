"""When a change of the lead of Quabble is shown large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rules.core import Seat
from rules.quabble import CardKind, RoundBegan
from scenes.core.script import Script
from scenes.games.quabble.events.lead_change import LeadChange
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import FULL, ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.seats.seat_frog import Reaction
from seats.occupants import BotPlayer
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say
from words.numbers import spelled

ANN, BOB = map(Seat, range(2))


@pytest.mark.parametrize("hidden", [False, True])
def test_a_round_begins_with_who_overtook_whom_in_the_one_before_if_that_may_be_seen(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch, hidden: bool
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    treasuries, told = table.tokens.open_cards.treasuries, list[tuple[str, dict[str, Any]]]()

    def write(headline: str, *_: object, **how: Any) -> Script:
        told.append((headline, how))
        yield

    monkeypatch.setattr(table.climaxes, "climax", write)
    snails = cards(CardKind.DOOM_SNAIL)
    for round_number, (seat, count) in enumerate(((ANN, 1), (BOB, 2), (BOB, 2)), 2):
        treasuries[seat][:] = snails[count : 2 * count]
        table.tokens.refresh()
        if hidden:
            table.tokens.hide_points()
        list(table.show(RoundBegan(round_number, ANN)))
    if hidden:
        assert not told
        return
    ((words, how),) = told
    assert words == say("quabble.takes_lead", name=seat_name(BOB))
    assert how["act"] is Act.CROWN
    assert how["reactions"] == {BOB: Reaction.JOY, ANN: Reaction.WINCE}
    counts: Mapping[Seat, Sequence[object]] = how["counts"]
    assert counts.keys() == {ANN, BOB}
    assert all(len(shown) == 1 for shown in counts.values()), "none contradicts the headline"


def test_in_the_count_a_change_of_the_lead_fills_the_screen(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, told = table.tokens.open_cards, list[tuple[str, ClimaxSize]]()

    def write(headline: str, *_: object, size: ClimaxSize, **_how: object) -> Script:
        told.append((headline, size))
        yield

    monkeypatch.setattr(table.climaxes, "climax", write)
    snails, lead = cards(CardKind.DOOM_SNAIL), LeadChange(table.tokens)
    open_cards.treasuries[:] = snails[:1], [], []
    lead.note()
    open_cards.ended = True
    open_cards.treasuries[BOB][:] = snails[1:3]
    list(lead.tell() or ())
    points = " : ".join(spelled(open_cards.points()[seat]) for seat in (BOB, ANN))
    assert told == [(f"{say('quabble.takes_lead', name=seat_name(BOB))}\n{points}", FULL)]
