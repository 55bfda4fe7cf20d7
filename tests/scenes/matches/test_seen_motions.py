"""However fast a match of bots is shown, each bound and each card dealt can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import scenes.games.frogger.events.leaps as frogger_leaps
import scenes.games.quibbit.events.leaps as quibbit_leaps
from bench.waiting_times import SPEEDS, Speed, waits
from rules.frogger import FROGGER
from rules.games import AnyGame
from rules.quabble import QUABBLE
from rules.quibbit import QUIBBIT
from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound, SoundBank
from sprites.motion.bounds import SHORTEST
from sprites.motion.motions import hop
from sprites.motion.timestep import STEP, steps_in
from tests.scenes.running_app import running_app

WATCHED = 120.0  # seconds of a match
DEALING = 4.0  # seconds of its beginning
FEWEST = 16  # cards in four hands
APART = 0.08  # seconds from one card to the next
A_STEP = 1.5 * STEP  # a script begins and ends with whole steps of the clock


def watch(game: AnyGame, speed: Speed, seconds: float, steps: list[int]) -> None:
    """Watch a person among easy bots for so long; the number of *steps* is counted on."""
    with running_app((320, 180), Settings(speed=speed)) as app:
        app.context.known_games.add(game.name)
        table = app.open_table(Person(LEFT_KEYS), *[BotPlayer("easy")] * 3, seed=4, game=game)

        def step() -> None:
            app.stack.step()
            steps[0] += 1

        waits(step, table, seconds)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", [FROGGER, QUIBBIT], ids=lambda game: game.name)
def test_no_bound_is_so_short_that_it_flickers(
    game: AnyGame, speed: Speed, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, lengths = [0], list[float]()

    def watched_hop(*args: Any, **kwargs: Any) -> Iterator[None]:
        begun = steps[0]
        yield from hop(*args, **kwargs)
        lengths.append((steps[0] - begun) * STEP)

    for module in (frogger_leaps, quibbit_leaps):
        monkeypatch.setattr(module, "hop", watched_hop)
    watch(game, speed, WATCHED, steps)
    assert len(lengths) > 20
    assert min(lengths) >= SHORTEST - A_STEP


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", [FROGGER, QUABBLE, QUIBBIT], ids=lambda game: game.name)
def test_cards_are_dealt_so_that_each_is_seen(
    game: AnyGame, speed: Speed, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, dealt, play = [0], list[int](), SoundBank.play

    def heard(bank: SoundBank, sound: Sound, step: int = 0, pan: float = 0.0) -> None:
        if sound is Sound.CARD_DEAL:
            dealt.append(steps[0])
        play(bank, sound, step, pan)

    monkeypatch.setattr(SoundBank, "play", heard)
    watch(game, speed, DEALING, steps)
    first = dealt[1:FEWEST]  # the first card begins before the clock runs
    assert len(first) == FEWEST - 1
    assert min(later - sooner for sooner, later in pairwise(first)) >= steps_in(APART)
