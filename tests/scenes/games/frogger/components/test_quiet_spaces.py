"""The spaces of the path are less colourful than frogs and targets, but not in high contrast."""

from __future__ import annotations

from collections.abc import Iterator

from rules.decktet import Suit
from scenes.games.frogger.choosing.quiet_path import PALE
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


def test_what_a_choice_is_about_stands_out_from_a_path_that_is_pale(table: FroggerTable) -> None:
    steps = steps_of(table, table.tokens.cards.acting)
    steps.clear()
    quiet, columns = table.preview.quiet_path, table.tokens.path.columns
    quiet.quieten(False)
    _settle(table)
    before = {token: token.pose.alpha for token in table.stage.tokens if token.visible}
    steps.first().targets[0].show()
    quiet.quieten(True)
    table.step()
    assert [one.pose.alpha for one in columns[:2]] == [PALE, 1.0], "one a step"
    _settle(table)
    assert all(one.pose.alpha == PALE for one in columns)
    assert all(one.pose.alpha == a for one, a in before.items() if one not in columns)
    lit = [token for token in table.stage.tokens if token.name == "lit-space"]
    assert lit
    assert all(token.z > max(one.z for one in columns) for token in lit)
    steps.clear()
    table.before_events(())
    _settle(table)
    assert all(one.pose.alpha == 1.0 for one in columns), "all is seen while it is shown"


def _settle(table: FroggerTable) -> None:
    for _ in table.tokens.path.columns:
        table.step()
