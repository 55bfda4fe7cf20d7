"""Attacks every file that the program reads: one is broken, and read as a start does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import rmtree

from tests.attack.tally import AttackTally
from tests.attack.targets import targets


def attack(folder: Path, tries: int, seed: int) -> list[AttackTally]:
    """Break files *tries* times, each kind as often as any other; a tally for each kind."""
    found, chosen = [], targets()
    for number, target in enumerate(chosen):
        file = folder / target.name / target.place
        file.parent.mkdir(parents=True)
        target.make(file)
        good, tally = file.read_bytes(), AttackTally(target.name)
        assert not target.read(file), f"{target.name} was broken before"
        for attempt in range(number, tries, len(chosen)):
            rng, home = Random(f"{seed} {attempt}"), folder / str(attempt)
            mutation = rng.choice(target.mutations)
            with tally.trying(f"{target.name}, {mutation.__name__}, seed {seed}, try {attempt}"):
                file = home / target.place
                file.parent.mkdir(parents=True)
                file.write_bytes(good)
                mutation(file, rng)
                tally.count(target.read(file))
            rmtree(home, ignore_errors=True)
        found.append(tally)
    return found
