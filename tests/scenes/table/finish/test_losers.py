"""Who has not won is seen in the finish, in the lower corners."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS, game_called
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.table.climaxes.spotlight import token_box
from scenes.table.finish.defeats import THINGS, looks_of
from scenes.table.finish.finish import Finish
from scenes.ui.podium_look import PodiumLook, look_of_podium
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.losing import losing_moods
from scenes.ui.winning.own_poses import own_pose
from seats.occupants import BotPlayer
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.scenes.running_app import running_app

TINY = (320, 180)
LOOK = look_of_podium("quibbit")
LEAST = 120.0  # design units that one is wide: pixels at 1080p


def ending(*places: int) -> Ending:
    """An ending with a seat on each of the *places*."""
    return Ending([ResultRow(place, Seat(i), i, "") for i, place in enumerate(places)], "Why.")


def shown(
    end: Ending, settings: Settings, look: PodiumLook = LOOK
) -> list[dict[str, list[tuple[Token, Box, str]]]]:
    """All tokens of a finish after each step, by their names."""
    with running_app(TINY, settings) as app:
        table = app.open_table(*[BotPlayer("easy")] * 6, game=game_called("quabble"))
        script, steps = Finish(table.climaxes, table.stage, end, look).show(), []
        while advance(script):
            table.stage.tick()
            found: dict[str, list[tuple[Token, Box, str]]] = {}
            for token in table.stage.tokens:
                name = token.picture.name if isinstance(token.picture, Art) else ""
                box = token_box(table.stage.renderer, token)
                found.setdefault(token.name, []).append((token, box, name))
            steps.append(found)
        assert not table.stage.has("loser")
        return steps


@pytest.mark.parametrize(
    "places", [(1, 2), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (1, 1, 3), (1, 1, 3, 4, 5, 6)], ids=str
)
@pytest.mark.parametrize("text_size", [100, 200])
def test_losers_stand_in_the_corners_behind_winners_and_name(
    places: Sequence[int], text_size: int
) -> None:
    settings = Settings(text_size=200 if text_size == 200 else 100)
    last = shown(ending(*places), settings)[-1]
    ((name, _, _),) = last["headline"]
    losers = last["loser"]
    assert len(losers) == sum(place > 1 for place in places)
    for token, box, _ in losers:
        assert box.w >= LEAST
        assert box.x >= 0
        assert box.right <= 1920
        assert box.bottom <= 1080
        assert token.height < min(winner.height for winner, _, _ in last["winner"])
        assert token.height < name.height
        assert not any(box.encloses(other) for _, other, _ in losers if other is not box)


def test_nobody_looks_on_where_all_have_won() -> None:
    assert not any("loser" in step for step in shown(ending(1, 1), Settings()))


def test_losers_take_it_as_then_on_the_podium() -> None:
    end = ending(1, 2, 3)
    looks = [set[str](), set[str]()]
    for step in shown(end, Settings())[-60:]:
        for seen, (_, _, name) in zip(looks, step["loser"], strict=True):
            seen.add(name.removesuffix("-open"))
    moods = losing_moods(end.rows, LOOK.between)
    assert looks == [{moods[2]}, {moods[3]}]


def test_losers_take_it_in_their_own_way_before() -> None:
    looks = list[str]()
    for step in shown(ending(1, 2), Settings()):
        looks += [name for _, _, name in step.get("loser", ())]
    *before, own, after = (look for look, _ in groupby(looks) if look != "frog-clap-open")
    assert {*before} == {*looks_of(LOOK.defeat)}
    assert own == own_pose(palette_of(1), won=False)
    assert after != own


def test_with_reduced_motion_losers_stand_still() -> None:
    steps = shown(ending(1, 2, 3), Settings(reduced_motion=True))
    boxes = {tuple(box for _, box, _ in step["loser"]) for step in steps if "loser" in step}
    assert len(boxes) == 1


def test_no_two_games_have_the_same_defeat() -> None:
    defeats = [look_of_podium(name).defeat for name in REGISTRATIONS]
    assert len({*defeats}) == len(defeats)
    assert Defeat.RISE not in defeats


@pytest.mark.parametrize("name", [*REGISTRATIONS])
@pytest.mark.parametrize("reduced_motion", [False, True])
def test_losers_of_each_game_rest_in_their_places_after_its_defeat(
    name: str, *, reduced_motion: bool
) -> None:
    look, end = look_of_podium(name), ending(1, 2, 3, 4)
    steps = shown(end, Settings(reduced_motion=reduced_motion), look)
    calm = shown(end, Settings(reduced_motion=True), look)
    rests, wanted = (
        [at for token, _, _ in each[-1]["loser"] for at in (token.pose.x, token.pose.y)]
        for each in (steps, calm)
    )
    assert rests == pytest.approx(wanted)
    seen = {drawing for step in steps for _, _, drawing in step.get("defeat", ())}
    things = {THINGS[look.defeat][0]} if look.defeat in THINGS and not reduced_motion else set()
    assert seen == things
