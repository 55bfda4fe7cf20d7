"""The games of OpenSpiel, tried by its own suite."""

from __future__ import annotations

from dataclasses import fields
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.strength import tree_search
from rules.core import Seat
from tests.all_games import GAMES
from tests.matches.changed import changed
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id
from tests.research.option_combinations import some_options
from tests.rules.quivvit.positions import read

pytestmark = pytest.mark.research


@pytest.fixture(scope="module")
def spiel() -> Any:
    found = pytest.importorskip("pyspiel", reason="needs the extra 'research'")
    pytest.importorskip("research.adapters.open_spiel_games")
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_open_spiel_plays_every_game_at_random(spiel: Any, game: AnyGame, seats: int) -> None:
    made = spiel.load_game(f"croakade_{game.name}", {"players": seats})
    spiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_open_spiel_plays_every_game_with_options_at_random(spiel: Any, game: AnyGame) -> None:
    plain = spiel.load_game(f"croakade_{game.name}").get_type().parameter_specification
    for options in some_options(game)[:4]:
        chosen = {each.name: getattr(options, each.name) for each in fields(options)}
        spelled = {
            name: str(value) if isinstance(plain[name], str) else value
            for name, value in chosen.items()
        }
        made = spiel.load_game(f"croakade_{game.name}", spelled)
        assert made.coding.options == options
        spiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


def test_options_that_a_game_does_not_have_are_refused(spiel: Any) -> None:
    with pytest.raises(Exception, match="helpers"):
        spiel.load_game("croakade_mosquito", {"helpers": "2"})


def test_a_sealed_pick_is_in_no_observation(spiel: Any) -> None:
    rng, game = Random(1), spiel.load_game("croakade_quibbit", {"players": 3})
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.match.state.to_act()) == 1:
        state.apply_action(rng.choice(legal(state)))
    before = [state.observation_string(player) for player in range(3)]
    for action in state.legal_actions():
        other = state.child(action)
        assert other.current_player() == 1
        assert [other.observation_string(player) for player in range(3)] == before


def legal(state: Any) -> list[int]:
    return (
        [result for result, _ in state.chance_outcomes()]
        if state.is_chance_node()
        else state.legal_actions()
    )


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_the_tree_search_of_open_spiel_plays_every_game(spiel: Any, game: AnyGame) -> None:
    ismcts_bot = pytest.importorskip("research.adapters.ismcts_bot")
    seats, rng = max(2, game.seats[0]), Random(1)
    looks = count()
    bot = ismcts_bot.IsmctsBot(game.name, seats, 3.0, lambda: float(next(looks)))
    state, choices = game.deal(game.options(), seats, rng), 0
    while choices < 2:
        actions = {}
        for seat in sorted(state.to_act()):
            legal = state.legal(seat)
            actions[seat] = bot.choose(state.view(seat), legal, rng)
            assert actions[seat] in legal
            choices += len(legal) > 1
        state, _ = state.apply(actions, rng)


def test_matches_that_were_kept_are_not_played_again(
    spiel: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.txt"
    words = ["--only", "quivvit", "--seconds", "0.001", "--times", "1", "--keep", str(kept)]
    assert tree_search.main([*words, "--games", "1"]) == 0
    (played,) = kept.read_text(encoding="utf-8").splitlines()
    assert played.startswith("quivvit, 0.001, 0.001, 0, ")
    others = ["quivvit, 0.001, 0.001, 0, 1", "quivvit, 0.001, 0.001, 1, 0.5"]
    kept.write_text("".join(f"{line}\n" for line in others), encoding="utf-8")
    assert tree_search.main([*words, "--games", "2"]) == 0
    assert "| 75% |" in capsys.readouterr().out
    assert kept.read_text(encoding="utf-8").splitlines() == others


def test_the_tree_search_finds_a_choice_that_wins_at_once(spiel: Any) -> None:
    ismcts_bot = pytest.importorskip("research.adapters.ismcts_bot")
    state = read(
        """
        gy3  rb3
        rb   yg
        """,
        deck=0,
    )
    last = changed(state, round=5, first=Seat(1), player=Seat(0))
    seconds = count()
    bot = ismcts_bot.IsmctsBot("quivvit", 2, 300.0, lambda: float(next(seconds)))
    chosen = bot.choose(last.view(Seat(0)), last.legal(Seat(0)), Random(1))
    after, _ = last.apply({Seat(0): chosen}, Random(1))
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.places[0] == (0,)
