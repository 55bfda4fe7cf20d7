"""Winners stand out from what is behind them: their edge contrasts with it all along."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS, game_called
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.table.finish.finish import Finish
from scenes.ui.podium_look import look_of_podium
from seats.occupants import BotPlayer
from sprites.pictures.anchors import FROG_FEET
from tests.scenes.running_app import running_app
from tests.scenes.table.finish.test_finish import view_of
from tests.sprites.contrast import contrast

SIZE, BOTS = (480, 270), (BotPlayer("easy"),) * 6
LEAST, SHARE = 1.5, 0.8  # how well colours stand apart; of all places: some headwear is pale
EVERY, NEAR, OPAQUE = 6, 3, 250  # pixels: from place to place; how far in it is looked; alpha


def colours_near(frog: pygame.Surface, x: int, y: int) -> set[str]:
    """The colours of a *frog* just within its edge."""
    found = set[str]()
    for near_x in range(x - NEAR, x + NEAR + 1):
        for near_y in range(y - NEAR, y + NEAR + 1):
            if frog.get_rect().collidepoint(near_x, near_y):
                colour = frog.get_at((near_x, near_y))
                if colour.a >= OPAQUE:
                    found.add(f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}")
    return found


def standing_out(frog: pygame.Surface, behind: pygame.Surface, left: int, top: int) -> float:
    """The share of the edge of a *frog*, over its feet, that contrasts with what is *behind*."""
    mask, seen = pygame.mask.from_surface(frog, OPAQUE), list[bool]()
    for x, y in mask.outline(EVERY):
        if y > 0.8 * FROG_FEET[1] * frog.get_height():
            continue  # the shadow
        at = left + x, top + y
        if behind.get_rect().collidepoint(at):
            back = behind.get_at(at)
            name = f"#{back.r:02x}{back.g:02x}{back.b:02x}"
            best = max((contrast(one, name) for one in colours_near(frog, x, y)), default=1.0)
            seen.append(best >= LEAST)
    return sum(seen) / len(seen)


@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_winners_stand_out_from_what_is_behind_them(name: str) -> None:
    with running_app(SIZE) as app:
        for winner in map(Seat, range(6)):
            table, look = app.open_table(*BOTS, game=game_called("quabble")), look_of_podium(name)
            ending = Ending([ResultRow(1, winner, winner)], "Why.")
            script = Finish(table.climaxes, table.stage, ending, look).show()
            while not table.stage.has("note") and not table.stage.has("accessory"):
                if not advance(script):
                    break
                table.stage.tick()
                shown = {token.name: token for token in table.stage.tokens}
                if "headline" in shown:
                    (drawing, *_) = view_of(table).drawings(1.0)
            token, renderer = shown["winner"], app.context.renderer
            frog = renderer.drawn_alone(token.picture)
            left = round(token.pose.x * renderer.unit - token.anchor[0] * frog.get_width())
            top = round(token.pose.y * renderer.unit - token.anchor[1] * frog.get_height())
            assert standing_out(frog, drawing[0], left, top) >= SHARE, winner
