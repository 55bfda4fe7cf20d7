"""The arena gives the same results whoever plays the matches, even if one of them is lost."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import active_children, get_context
from typing import Any

import pytest

from bots.arena.command_line import main
from bots.arena.contest import contest
from bots.arena.match_runners import (
    ExecutorRunner,
    MatchRunner,
    ThisProcess,
    _end_on_interrupt,
    cluster,
    processes,
)
from bots.arena.results import ArenaResult
from rules.games import all_games
from rules.quibbit import QUIBBIT

GAMES = 12


def without_times(result: ArenaResult) -> tuple[Any, ...]:
    """All but the times, which are never the same."""
    return replace(result, seconds=[], choices=[]), result.choices


def played(
    runner: MatchRunner, on_result: Callable[[ArenaResult], object] = lambda _: None
) -> tuple[Any, ...]:
    result = contest(QUIBBIT, ["normal", "easy"], GAMES, seed=3, runner=runner, on_result=on_result)
    return without_times(result)


@pytest.fixture(scope="module")
def expected() -> tuple[Any, ...]:
    return played(ThisProcess())


def pool() -> Executor:
    return ProcessPoolExecutor(2, get_context("spawn"))


def test_processes_give_the_same_results(expected: tuple[Any, ...]) -> None:
    with processes(2) as runner:
        assert played(runner) == expected


def test_a_lost_process_loses_nothing(expected: tuple[Any, ...]) -> None:
    lost: list[int] = []

    def lose_one(_: ArenaResult) -> None:
        if not lost:
            child = active_children()[0]
            assert child.pid is not None
            lost.append(child.pid)
            os.kill(child.pid, signal.SIGKILL)
            child.join()

    assert played(ExecutorRunner(pool, task_size=3), lose_one) == expected
    assert lost


def test_processes_that_always_break_are_given_up() -> None:
    pools: list[Executor] = []

    def broken_pool() -> Executor:
        pools.append(
            ProcessPoolExecutor(1, get_context("spawn"), initializer=os._exit, initargs=(1,))
        )
        return pools[-1]

    with pytest.raises(BrokenProcessPool):
        played(ExecutorRunner(broken_pool))
    assert len(pools) == 3


def test_after_ctrl_c_what_was_played_is_counted(expected: tuple[Any, ...]) -> None:
    def interrupt(result: ArenaResult) -> None:
        if result.games == 5:
            raise KeyboardInterrupt

    result = contest(QUIBBIT, ["normal", "easy"], GAMES, seed=3, on_result=interrupt)
    assert result.games == 5


def test_a_contest_that_is_clear_ends_at_the_same_match() -> None:
    runners = (ThisProcess(), ExecutorRunner(lambda: ThreadPoolExecutor(2), task_size=7))
    here, elsewhere = (
        contest(QUIBBIT, ["judge", "random"], 100, seed=1, until=ArenaResult.is_clear, runner=each)
        for each in runners
    )
    assert without_times(here) == without_times(elsewhere)
    assert here.games < 100


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_can_be_sent_to_a_process(game: Any) -> None:
    assert pickle.loads(pickle.dumps(game)).deal is not None


def test_a_cluster_gives_the_same_results_though_a_worker_is_killed(
    expected: tuple[Any, ...],
) -> None:
    distributed = pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    lost: list[int] = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as local:

        def lose_one(_: ArenaResult) -> None:
            if not lost:
                lost.append(local.workers[0].process.pid)
                os.kill(lost[0], signal.SIGKILL)

        with cluster(local.scheduler_address) as runner:
            assert isinstance(runner, ExecutorRunner)
            assert played(replace(runner, task_size=3), lose_one) == expected
    assert lost


def test_an_error_of_the_machine_blames_no_scheduler(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("bots.arena.command_line.contest", fail)
    assert main(["--games", "1"]) == 2
    assert capsys.readouterr().err == "Resource temporarily unavailable\n"


@pytest.mark.parametrize("ignored", [True, False])
def test_a_process_ends_at_an_interrupt_unless_that_is_ignored(ignored: bool) -> None:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
    try:
        _end_on_interrupt()
        left = signal.getsignal(signal.SIGINT)
        assert left is (signal.SIG_IGN if ignored else signal.SIG_DFL)
    finally:
        signal.signal(signal.SIGINT, usual)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--workers", "0"], "0 workers"),
        (["--workers", "9999"], "9999 workers"),
        (["--workers", "2", "--cluster", "tcp://127.0.0.1:1"], "--cluster"),
        (["--cluster", "tcp://127.0.0.1:1"], "tcp://127.0.0.1:1"),
    ],
)
def test_workers_that_cannot_be_had_are_refused_in_one_sentence(
    arguments: list[str],
    named: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bots.arena.match_runners.PATIENCE", "1s")
    with pytest.raises(SystemExit) as exit:
        raise SystemExit(main(arguments))
    assert exit.value.code == 2
    told = capsys.readouterr().err
    assert named in told
    assert told.count("\n") == 1
