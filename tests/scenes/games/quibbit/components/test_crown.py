"""How the crown is worn, and goes from head to head."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest

from rules.quibbit import (
    CrownPassed,
    Frog,
)
from scenes.core.settings.settings import Settings
from scenes.games.quibbit.components.ring import CROWN_LARGER, OVERTAKEN
from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.anchors import CROWN_WIDTH
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.showing import a_table, shown
from tests.scenes.running_app import RunningApp, running_app

AHEAD = Frog(1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_the_crown_is_handed_on_large_once_to_a_bot_and_once_to_each_person(
    app: RunningApp,
) -> None:
    table = a_table(app)
    first, _ = shown(app, table, CrownPassed(Frog(0), AHEAD))
    to_person, _ = shown(app, table, CrownPassed(AHEAD, Frog(0)))
    assert abs(to_person - first) < 3
    for giver, taker in ((Frog(0), AHEAD), (AHEAD, Frog(0)), (Frog(0), Frog(2))):
        again, _ = shown(app, table, CrownPassed(giver, taker))
        assert 2 * again < first
        assert table.tokens.ring._wearing == taker


def test_who_gets_the_crown_on_the_pond_still_grows_as_cards_open(app: RunningApp) -> None:
    table = a_table(app)
    frogs = table.tokens.ring.frogs
    shown(app, table, CrownPassed(Frog(0), Frog(2)))
    app.frames(60)
    assert not frogs[AHEAD].offset.sx > 1
    shown(app, table, CrownPassed(Frog(2), AHEAD))
    grown = []
    for _ in range(30):
        app.frames()
        grown.append(frogs[AHEAD].offset.sx)
    assert max(grown) > 1
    app.frames(60)
    assert frogs[AHEAD].offset.sx == 1


def test_crown_and_shadow_go_with_who_leaps(app: RunningApp) -> None:
    table = a_table(app)
    ring, start = table.tokens.ring, table.view.board.at()[Frog(0)]
    crown, shadow = ring.crown, ring._shadow
    shown(app, table, CrownPassed(None, Frog(0)))
    ring.lift(Frog(0))
    for _ in ring.accompany(start + 1, 0.3):
        ring.frogs[Frog(0)].move_to(ring.stand(start + 1))
        assert shadow.visible
    assert abs(crown.pose.x - ring.worn(Frog(0)).x) < 1
    assert abs(shadow.pose.x - ring.stand(start + 1).x) < ring.frog_width / 4
    ring.rest(Frog(0), start + 1)
    assert not shadow.visible
    assert crown.pose == ring.worn(Frog(0))


def test_the_crown_is_faint_while_its_frog_is_overtaken_until_the_round_is_over(
    app: RunningApp,
) -> None:
    table = a_table(app)
    ring = table.tokens.ring
    shown(app, table, CrownPassed(None, Frog(0)))
    for progress, alpha in (((9, 0, 3), 1.0), ((9, 11, 3), OVERTAKEN), ((12, 11, 3), 1.0)):
        ring.rear.find(progress)
        ring.step()
        assert ring.crown.pose.alpha == alpha
    assert table.captions.caption(CrownPassed(Frog(0), AHEAD)).startswith("The round is over")


def test_a_crown_that_is_handed_on_is_no_wider_than_a_head(app: RunningApp) -> None:
    table, shares = a_table(app), list[float]()
    for _ in table.show(CrownPassed(Frog(0), AHEAD)):
        table.stage.tick()
        large = [t.picture for t in table.stage.tokens if t.name == "close-up"]
        arts = [art for art in large if isinstance(art, Art)]
        widest = max((art.width for art in arts), default=0.0)  # of who gets it
        shares += [art.width / widest for art in arts if art.name == "crown"]
    assert shares
    assert max(shares) < 0.5


def test_the_first_crown_falls_on_the_pond_without_a_close_up(app: RunningApp) -> None:
    table = a_table(app)
    for _ in table.show(CrownPassed(None, AHEAD)):
        table.stage.tick()
        assert not any(token.name == "close-up" for token in table.stage.tokens)
    ring = table.tokens.ring
    assert ring._wearing == AHEAD
    assert ring.crown.pose == ring.worn(AHEAD)


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_crown_is_large_and_lies_below_the_top_bar_on_every_tile(
    text_size: Literal[100, 200],
) -> None:
    with running_app((1280, 720), Settings(text_size=text_size)) as app:
        table = a_table(app)
        ring, renderer = table.tokens.ring, app.context.renderer
        usual = ring.frog_width * CROWN_WIDTH
        assert usual <= ring.crown_width <= CROWN_LARGER * usual
        assert text_size > 100 or ring.crown_width > 1.2 * usual
        shown(app, table, CrownPassed(None, Frog(0)))
        for frog, tile in product(map(Frog, range(len(ring.frogs))), range(ring.size)):
            ring.put_crown_on(frog)
            ring.rest(frog, tile)
            ring.look(frog, "sit")
            top = token_box(renderer, ring.crown).y
            assert top >= table.layout.top_bar.bottom - 2 or ring.crown_width == usual
