"""A podium, and where its rows lie."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.menus.results import Results
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from tests.archive.random_matches import a_match
from tests.scenes.running_app import RunningApp

AREA = Box(96, 260, 1728, 620)


def rows(*numbers: int) -> list[ResultRow]:
    return [ResultRow(n, Seat(i), i, "12 points") for i, n in enumerate(numbers)]


def results(app: RunningApp, *numbers: int) -> Results:
    """The results with these places in order, or with three."""
    ending = Ending(rows(*numbers or (1, 2, 3)), "Why.")
    scene = Results(app.context, a_match(), ending, Art("pond-water", 2560))
    app.stack.reset(scene)
    app.frames(2)
    return scene
