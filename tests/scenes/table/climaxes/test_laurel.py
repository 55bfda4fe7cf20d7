"""The laurel lies on the only leader, and what it tells is said once."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.games import AnyGame, game_called
from scenes.core.settings.settings import Settings
from scenes.table.captions.event_captions import EventCaptions
from scenes.table.captions.hint_slip import Hint
from scenes.table.climaxes.laurel import _wearer
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from tests.all_games import GAMES
from tests.scenes.matches.short_options import SHORT
from tests.scenes.running_app import running_app

TINY = (320, 180)
WAITS = steps_in(8.0)  # for hints, before somebody chooses
BOTS = (BotPlayer("judge"),) * 3
A, B, C = map(Seat, range(3))


def test_the_laurel_goes_to_the_only_leader_and_to_nobody_in_a_tie() -> None:
    assert _wearer([B]) == B
    assert _wearer([A, B]) is None
    assert _wearer([]) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_the_laurel_tells_is_said_once_a_frog_wears_it(game: AnyGame) -> None:
    with running_app(TINY, Settings(hints="first")) as app:
        options = SHORT.get(game.name)
        table = app.open_table(Person(LEFT_KEYS), *BOTS[:2], game=game, options=options, seed=3)
        laurel, rule = table.climaxes.laurel, table.captions.laurel_rule
        bar, waited = table.top_bar, 0
        while table.match.waiting_for and rule not in table.hints.given:
            app.stack.step()
            asked = table.awaiting_choice and A in table.pending.missing
            waited = waited + 1 if asked else 0
            # one hint of Quivvit! waits until a card is pointed at, which nobody does here
            if asked and (not bar.has_hint or (waited > WAITS and not bar.reads_hint)):
                table.pending.decide(A, min(table.match.state.legal(A), key=repr))
        assert (rule in table.hints.given) == (game.name != "quibbit"), "there a crown tells it"
        assert (rule in table.hints.given) == (laurel.wearer is not None)
        app.run_until(lambda: not bar.reads_hint)
        assert table.hints.given.count(rule) <= 1


def test_where_the_laurel_is_to_lie_is_framed_while_it_still_flies() -> None:
    with running_app(TINY, Settings(hints="never")) as app:
        table = app.open_table(*BOTS, game=game_called("quivvit"))
        laurel = table.climaxes.laurel
        assert laurel.place is None
        laurel.pass_on([A])
        before = laurel.place
        app.run_until(lambda: not laurel.flies)
        laurel.step()
        assert before is not None
        assert before.overlaps(token_box(app.context.renderer, laurel.token))


def test_a_laurel_that_nobody_wears_does_not_fly() -> None:
    with running_app(TINY, Settings(hints="never")) as app:
        laurel = app.open_table(*BOTS, game=game_called("quivvit")).climaxes.laurel
        laurel.pass_on([A])
        assert laurel.flies
        laurel.pass_on([A, B])
        assert not laurel.flies


def test_the_first_laurel_appears_on_a_head_and_flies_over_nothing() -> None:
    with running_app(TINY, Settings(hints="never")) as app:
        table = app.open_table(*BOTS, game=game_called("quivvit"))
        laurel, worn = table.climaxes.laurel, table.panels[A].frog.worn
        laurel.pass_on([A])
        places, seen = set(), []
        while laurel.flies:
            places.add(laurel.token.pose.with_alpha(1.0))
            seen.append(laurel.token.pose.alpha)
            app.stack.step()
        assert places == {worn}
        assert seen[0] < seen[-1]
        assert laurel.token.pose.alpha == 1.0


def test_what_the_laurel_tells_is_said_only_while_a_frog_wears_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running_app(TINY, Settings(hints="always")) as app:
        table = app.open_table(Person(LEFT_KEYS), *BOTS[:2], game=game_called("frogger"))
        laurel, given = table.climaxes.laurel, list[Hint]()
        table.hints.given.clear()
        monkeypatch.setattr(table, "show_hint", lambda hint, **_: given.append(hint))
        laurel.pass_on([A])
        EventCaptions(table).explain_before_choice()
        told = next(hint for hint in given if hint.words == table.captions.laurel_rule)
        assert told.holds()
        assert told.share <= 0.1, "seen for a moment, it does not come again"
        laurel.pass_on([A, B])
        assert not told.holds()
