"""Random input of all devices at once, in menus and at tables, by way of the real event queue."""

from __future__ import annotations

from pathlib import Path
from random import Random

from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.all_games import GAMES
from tests.attack.tally import AttackTally
from tests.scenes.matches.random_input import SIZES, RandomInput
from tests.scenes.running_app import running_app

AT_ONCE = 500  # things that are done in one app
ACTS_A_FRAME = 4


def attack(folder: Path, tries: int, seed: int) -> list[AttackTally]:
    """Do *tries* things; an exception in any frame is a failure."""
    tally = AttackTally("random events")
    for attempt in range(0, tries, AT_ONCE):
        game = GAMES[attempt // AT_ONCE % len(GAMES)]
        rng, events = Random(f"{seed} {attempt}"), min(AT_ONCE, tries - attempt)
        with (
            tally.trying(f"{game.name}, seed {seed}, try {attempt}", events),
            running_app(SIZES[0], Settings(speed="brisk"), 2, folder / str(attempt)) as app,
        ):
            bots = [BotPlayer("random")] * max(0, game.seats[0] - 2)
            app.open_table(Person(LEFT_KEYS), Person(POINTER), *bots, game=game)
            devices = RandomInput(app, rng)
            for number in range(events):
                devices.act()
                if number % ACTS_A_FRAME == 0 and not app.loop.frame():
                    app.start()
            tally.played_on += events
    return [tally]
