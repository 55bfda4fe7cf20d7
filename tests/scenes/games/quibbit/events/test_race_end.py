"""What is told of the race as frogs leave it, and who is warned of that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.quibbit import (
    CrownPassed,
    Event,
    Frog,
    FrogRemoved,
    GameWon,
    Lapped,
    Reason,
    RoundBegan,
    State,
)
from scenes.games.quibbit.choosing.banner import detail
from scenes.table.climaxes.spotlight import LIGHT_SECONDS, token_box
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.showing import a_table, run, shown
from tests.scenes.running_app import RunningApp, running_app

AHEAD, REAR = Frog(1), Frog(2)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_who_is_the_rear_frog_now_is_told_as_the_next_round_begins(app: RunningApp) -> None:
    table = a_table(app)
    told = "New rear frog: Puddle"
    assert told not in shown(app, table, FrogRemoved(REAR))[1]  # more may leave
    assert told in shown(app, table, RoundBegan(4))[1]
    assert told not in shown(app, table, RoundBegan(5))[1]


def test_nobody_is_named_when_another_frog_is_out(app: RunningApp) -> None:
    table = a_table(app)
    shown(app, table, FrogRemoved(AHEAD))
    assert not any("New rear frog" in words for words in shown(app, table, RoundBegan(4))[1])


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason.LAST_IN_PLAY, "Puddle and Sunny are out!"),
        (Reason.CROWN_OF_THE_LAST, "The crown decides!"),
    ],
)
def test_all_who_are_out_at_once_are_named_once(
    app: RunningApp, reason: Reason, words: str
) -> None:
    table = a_table(app)
    out = FrogRemoved(AHEAD), FrogRemoved(REAR)
    table._animator.before_events((*out, GameWon(Frog(0), reason)))
    first, second = (shown(app, table, event)[1] for event in out)
    assert words in first
    assert words not in second
    assert not any(told.endswith(" is out!") for told in first | second)


def test_who_is_out_is_shown_over_the_turtle_and_not_on_its_pad_meanwhile(app: RunningApp) -> None:
    table, renderer = a_table(app), app.context.renderer
    ring, middle = table.tokens.ring, table.layout.middle.centre
    frog, shown = ring.frogs[AHEAD], 0
    table._animator.before_events([FrogRemoved(AHEAD), RoundBegan(4)])
    for _ in table.show(FrogRemoved(AHEAD)):
        table.stage.tick()
        for portrait in (token for token in table.stage.tokens if token.name == "close-up"):
            box = token_box(renderer, portrait)
            frog_seen = isinstance(portrait.picture, Art) and portrait.picture.palette is not None
            shown += box.contains(*middle) and frog_seen
            assert not frog.visible
    assert shown
    assert not frog.visible, "it has left meanwhile"


def test_all_who_are_out_at_once_leave_at_once(app: RunningApp) -> None:
    table = a_table(app)
    ring, out = table.tokens.ring, [FrogRemoved(AHEAD), FrogRemoved(REAR)]
    table._animator.before_events([*out, GameWon(Frog(0), Reason.LAST_IN_PLAY)])
    list(table.show(out[0]))
    assert not any(ring.frogs[frog].visible for frog in (AHEAD, REAR))
    assert not list(table.show(out[1])), "nothing is left to show"


ENDS: list[tuple[Event, ...]] = [
    (FrogRemoved(AHEAD), FrogRemoved(REAR), GameWon(Frog(0), Reason.LAST_IN_PLAY)),
    (CrownPassed(Frog(0), AHEAD), GameWon(AHEAD, Reason.ROUND_LIMIT)),
    (Lapped(Frog(0), REAR), GameWon(Frog(0), Reason.LAPPED)),
]


@pytest.mark.parametrize("events", ENDS)
def test_from_what_decides_to_the_finish_it_gets_dark_once(
    app: RunningApp, events: tuple[Event, ...]
) -> None:
    table, levels = a_table(app), [0.0]
    table._animator.before_events(events)
    light, won = table.climaxes.spotlight, events[-1]
    assert isinstance(won, GameWon)
    light.stays_dark = isinstance(events[0], Lapped)  # as since the leap
    for event in events:
        for _ in table.show(event):
            table.stage.tick()
            levels.append(light._darkness.level)
    assert levels == sorted(levels)
    assert light.is_dark
    assert table.climaxes.pieces[0] is table.tokens.ring.frogs[won.frog]


def test_the_frog_that_wins_is_lit_while_the_last_others_are_thrown_out(app: RunningApp) -> None:
    table = a_table(app)
    winner, lit = table.tokens.ring.frogs[Frog(0)], list[bool]()
    events = (FrogRemoved(AHEAD), FrogRemoved(REAR), GameWon(Frog(0), Reason.LAST_IN_PLAY))
    table._animator.before_events(events)
    for event in events:
        for _ in table.show(event):
            table.stage.tick()
            if table.climaxes.spotlight.is_dark:
                lit.append(winner.lit)
    assert lit == sorted(lit)
    assert lit.count(False) <= 2 * steps_in(LIGHT_SECONDS)


def test_who_has_won_and_why_is_told_large_at_the_finish_only(app: RunningApp) -> None:
    table = a_table(app)
    for reason in Reason:
        told = shown(app, table, GameWon(Frog(0), reason))[1]
        assert not any("Bramble wins" in words for words in told)
    crown = GameWon(Frog(0), Reason.CROWN_OF_THE_LAST)
    assert table.captions.banner(crown) == "All are out of cards: Bramble wins by the crown."


def test_who_can_lap_is_told_large_once(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    near = replace(state, board=replace(state.board, progress=(3, 12, 8)))
    for expected in (True, False):
        table.match.state = near
        told = run(app, table, table._lap_warning.tell())[1]
        assert ("Puddle can lap you!" in told) == expected


def test_ones_last_card_is_told_large_once(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    hands = ((3,), *state.board.hands[1:])
    table.match.state = replace(state, board=replace(state.board, hands=hands))
    for expected in (True, False):
        told = run(app, table, table._last_card.tell())[1]
        assert ("Your last card!" in told) == expected


def test_ones_last_card_is_seen_in_full_however_fast_bots_are_shown(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    hands = ((3,), *state.board.hands[1:])
    table.match.state = replace(state, board=replace(state.board, hands=hands))
    great = [table.climaxes.is_great for _ in table._last_card.tell()]
    assert any(great)


def test_a_last_card_that_wins_whatever_others_play_is_told_large(app: RunningApp) -> None:
    table = a_table(app)
    state = table.match.state
    assert isinstance(state, State)
    hands = ((3, 5), (1,), (4, 5))
    for progress, wins in (((8, 10, 0), False), ((8, 11, 0), True)):
        board = replace(state.board, hands=hands, progress=progress)
        table.match.state = replace(state, board=board)
        assert (table._last_card.winner == Seat(AHEAD)) == wins
        told = run(app, table, table._last_card.tell())[1]
        assert ("Puddle: last card wins!" in told) == wins
        told_below = detail(table.view, [Seat(0)], alone=True)
        assert (told_below == "Puddle: last card wins!") == wins, "no lap that only can be"
        own = detail(table.view, [Seat(AHEAD)], alone=True)
        assert (own == "Your last card wins!") == wins
