"""The spaces of the path are less colourful than frogs and targets, but not in high contrast."""

from __future__ import annotations

from collections.abc import Iterator

from rules.decktet import Suit
from scenes.games.frogger.components.lanes import COLOURS
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art, Collage, Picture, Tilted
from tests.scenes.games.frogger.tables import new_table, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables

BODIES = {COLOURS[suit].body for suit in Suit}


def _bodies(table: FroggerTable, name: str) -> set[str]:
    """The colours of what carries suits on the tokens whose names begin with *name*."""
    tokens = (token for token in table.stage.tokens if token.name.startswith(name))
    arts = [art for token in tokens for art in _arts(token.picture)]
    carriers = [art for art in arts if art.name.startswith("path-") and art.palette]
    return {art.palette.body for art in carriers if art.palette}


def _arts(picture: Picture) -> Iterator[Art]:
    match picture:
        case Art():
            yield picture
        case Tilted(upright):
            yield from _arts(upright)
        case Collage(pieces=pieces):
            for part in pieces:
                yield from _arts(part.picture)


def test_only_targets_are_in_full_colour(app: RunningApp, table: FroggerTable) -> None:
    seat = table.tokens.cards.acting
    steps = steps_of(table, seat)
    steps.first().targets[0].show()
    assert _bodies(table, "lit-space")
    assert _bodies(table, "lit-space") <= BODIES
    assert _bodies(table, "path-").isdisjoint(BODIES)
    steps.clear()
    app.context.renderer.high_contrast = True
    strong = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
    checked_tables.build(strong)
    assert _bodies(strong, "path-") <= BODIES, "colours keep apart there"
    app.context.renderer.high_contrast = False
