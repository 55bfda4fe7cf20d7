"""What frogs do on the podium of each game, together with all that they wear."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from pygame import Vector2

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.menus.podium.podium import podium
from scenes.menus.podium.podium_ceremony import MOST_PIECES, let_pieces_fall
from scenes.menus.podium.podium_figures import FROG_Z, TOKEN_NAME, PodiumFigure, podium_figures
from scenes.menus.podium.podium_gestures import JUMP, OWN, joy, live_on, moods_in_turn
from scenes.menus.results import Results
from scenes.ui.podium_look import look_of_podium
from scenes.ui.winning.own_poses import own_pose
from scenes.ui.winning.party_act import PARTY_ACT
from sprites.motion.particles import ParticleEmitter
from sprites.motion.timestep import steps_in
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import NO_OFFSET
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.archive.random_matches import a_match
from tests.scenes.contexts import headless_context
from tests.scenes.menus.podium.laid_out_podium import AREA, rows
from tests.scenes.running_app import RunningApp, running_app

CARRIED = 0.05  # design units
ANSWERED = 0.6  # seconds
STILL, LONGEST_LOOK = 72, 210  # frames


def shown(app: RunningApp, game: str) -> Results:
    scene = Results(app.context, a_match(game), Ending(rows(1, 2, 3), "Why."), "black")
    app.stack.reset(scene)
    app.frames(2)
    return scene


def of_podium(scene: Results, *names: str) -> list[Token]:
    tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
    return [
        t for t in tokens if t.visible and isinstance(t.picture, Art) and t.picture.name in names
    ]


def test_each_game_has_a_joy_and_a_shower_of_its_own() -> None:
    looks = [look_of_podium(name) for name in REGISTRATIONS]
    assert len({look.act.pose for look in looks}) == len(looks)
    assert PARTY_ACT not in [look.act for look in looks]
    assert len({look.shower for look in looks}) == len(looks)
    assert len({look.view for look in looks}) == len(looks)


@pytest.mark.parametrize("game", [*REGISTRATIONS])
def test_what_the_winner_wears_and_holds_moves_as_it_does(game: str) -> None:
    act = look_of_podium(game).act
    held = [accessory.drawing for accessory in act.accessories[:1]]  # fireflies fly on their own
    with running_app() as app:
        scene = shown(app, game)
        app.run_until(lambda: of_podium(scene, act.pose, act.before))
        (frog,) = of_podium(scene, act.pose, act.before)
        app.run_until(lambda: frog.offset.sy < 0.9)  # under the laurel
        app.run_until(lambda: frog.offset == NO_OFFSET)
        app.run_until(lambda: frog.offset != NO_OFFSET)
        worn = of_podium(scene, "laurel#front", "laurel#back", *held)
        assert len(worn) >= 2 + len(held)
        moved = 0
        for _ in range(60):
            app.frames(1)
            offset = frog.offset
            moved += offset != NO_OFFSET
            for token in worn:
                away = Vector2(token.pose.x - frog.pose.x, token.pose.y - frog.pose.y)
                turned = Vector2(away.x * offset.sx, away.y * offset.sy).rotate(offset.angle)
                expected = turned - away + Vector2(offset.dx, offset.dy)
                assert expected.distance_to((token.offset.dx, token.offset.dy)) < CARRIED
                assert token.offset.angle == offset.angle
        assert moved > 30


@pytest.mark.parametrize(("size", "turns"), [((1920, 1080), True), ((3840, 2160), False)])
def test_a_winner_that_is_too_large_leans_to_no_side(size: tuple[int, int], turns: bool) -> None:
    context = headless_context(size)
    stage = Stage(context.renderer, "black")
    (place, *_) = podium(context.renderer, rows(1), AREA)
    look = look_of_podium("mosquito")
    figure = PodiumFigure(stage, place, look.act.pose, look)
    angles, moves = set[float](), joy(figure, look.act)
    while advance(moves):
        angles.add(figure.frog.offset.angle)
    assert (len(angles) > 1) == turns


def test_the_frogs_go_on_unless_motion_is_reduced() -> None:
    for reduced in (False, True):
        with running_app(settings=Settings(reduced_motion=reduced)) as app:
            scene = shown(app, "quivvit")
            app.run_until(lambda scene=scene: scene.menu.items)  # type: ignore[misc]
            frogs = [token for token in scene.widgets.stage.tokens if token.anchor == FROG_FEET]
            assert len(frogs) == 3
            app.frames(60 * 5)  # all that they do at once is over
            moves = dict.fromkeys(frogs, False)
            for _ in range(60 * 18):
                app.frames(1)
                moves = {frog: moves[frog] or frog.offset != NO_OFFSET for frog in frogs}
            assert set(moves.values()) == {not reduced}


@pytest.mark.parametrize("game", [*REGISTRATIONS])
def test_no_frog_on_a_podium_stands_still_for_long(game: str) -> None:
    with running_app((320, 180)) as app:
        scene = Results(app.context, a_match(game), Ending(rows(1, 2, 3, 4, 5, 6), "Why."), "black")
        app.stack.reset(scene)
        app.run_until(lambda: scene.menu.items)
        frogs = [token for token in scene.widgets.stage.tokens if token.anchor == FROG_FEET]
        assert len(frogs) == 6
        still, seen = dict.fromkeys(frogs, 0), dict.fromkeys(frogs, NO_OFFSET)
        for _ in range(60 * 8):
            app.frames(1)
            for frog in frogs:
                still[frog] = 0 if frog.offset != seen[frog] else still[frog] + 1
                seen[frog] = frog.offset
            assert max(still.values()) <= STILL


def test_who_has_lost_takes_it_otherwise_every_few_seconds_and_seldom_as_a_neighbour_does() -> None:
    with running_app((320, 180)) as app:
        scene = shown(app, "frogger")
        app.run_until(lambda: scene.menu.items)
        frogs = [token for token in scene.widgets.stage.tokens if token.anchor == FROG_FEET]
        losers = sorted(frogs, key=lambda frog: app.context.renderer.size(frog.picture)[0])[:2]
        looks: list[tuple[str, ...]] = []
        app.frames(60 * 6)  # until all have taken it in their own way
        for _ in range(60 * 8):
            app.frames(1)
            looks.append(tuple(t.picture.name for t in losers if isinstance(t.picture, Art)))
        third, second = sorted(len(set(own)) for own in zip(*looks, strict=True))
        assert third >= 4
        assert second >= 5, "it applauds, too"
        assert sum(one == other for one, other in looks) < 0.2 * len(looks)
        assert max(len([*same]) for _, same in groupby(looks)) <= LONGEST_LOOK


@pytest.mark.parametrize("game", [*REGISTRATIONS])
def test_a_winner_jumps_between_two_of_its_acts(game: str) -> None:
    act = look_of_podium(game).act
    with running_app((320, 180)) as app:
        scene = shown(app, game)
        app.run_until(lambda: scene.menu.items)
        (frog,) = of_podium(scene, act.pose, act.before)
        looks, heights = set[str](), list[float]()
        for _ in range(60 * 5):
            app.frames(1)
            assert isinstance(frog.picture, Art)
            looks.add(frog.picture.name)
            heights.append(-frog.offset.dy / app.context.renderer.size(frog.picture)[0])
        assert {act.beat or act.pose} <= looks
        assert max(heights[60 * 2 :]) == pytest.approx(JUMP, rel=0.1)


def test_all_who_have_lost_answer_each_deed_of_the_first_at_once() -> None:
    renderer, look = headless_context((320, 180)).renderer, look_of_podium("quibbit")
    stage = Stage(renderer, "black")
    figures = podium_figures(stage, podium(renderer, rows(1, 2, 3, 4), AREA), look)
    losers = [figure for figure in figures if not figure.first]
    (first,) = (figure for figure in figures if figure.first)
    living = live_on(figures, look.act, lambda figure: None)
    while first.deeds < 8:  # until all have taken it in their own way
        advance(living)
    for _ in range(8):
        deeds, before = first.deeds, [figure.mood for figure in losers]
        for _ in range(steps_in(ANSWERED)):
            advance(living)
        assert first.deeds == deeds
        assert all(a.mood != mood for a, mood in zip(losers, before, strict=True))
        while first.deeds == deeds:
            advance(living)


def test_nobody_who_has_lost_looks_happier_than_who_is_placed_better() -> None:
    joys = {"frog-clap": 2, "frog-gaze": 1, "frog-shock": 1}
    joys |= dict.fromkeys((OWN, "frog-sad", "frog-fist"), 0)
    places = [[joys[mood] for mood in moods_in_turn(number)] for number in range(2, 7)]
    for better, worse in pairwise(places):
        assert all(one >= other for one, other in zip(better, worse, strict=True))


def test_places_between_first_and_last_look_otherwise_in_each_game() -> None:
    orders = [look_of_podium(name).between for name in REGISTRATIONS]
    assert len(set(orders)) == len(orders)
    assert len({frozenset(order) for order in orders}) == 1, "all of them can answer"


def test_a_winner_is_glad_in_its_own_pose_and_jumps_in_turn() -> None:
    with running_app((320, 180)) as app:
        scene = shown(app, "frogger")
        app.run_until(lambda: scene.menu.items)
        act = look_of_podium("frogger").act
        (frog,) = of_podium(scene, act.pose, act.before)
        wide, own = app.context.renderer.size(frog.picture)[0], own_pose(palette_of(0), won=True)
        seen = list[str]()
        for _ in range(60 * 12):
            app.frames(1)
            assert isinstance(frog.picture, Art)
            jumps = frog.offset.dy < -0.95 * JUMP * wide
            seen += [frog.picture.name] if frog.picture.name == own else ["jump"] if jumps else []
        assert [name for name, _ in groupby(seen)][:4] == [own, "jump"] * 2


def test_a_winner_throws_up_what_it_has_puts_it_away_and_has_it_again_where_it_was() -> None:
    with running_app((320, 180)) as app:
        scene = shown(app, "quabble")
        app.run_until(lambda: scene.menu.items)
        (chest,) = (token for token in of_podium(scene, "prop-treasure") if token.z > FROG_Z)
        rest, heights, sizes = chest.pose, list[float](), list[float]()
        for _ in range(60 * 6):
            app.frames(1)
            heights.append(rest.y - chest.pose.y)
            sizes.append(chest.pose.sx)
        assert max(heights) > 0.1 * app.context.renderer.size(chest.picture)[0]
        assert min(heights) == pytest.approx(0.0)
        assert min(sizes) == 0.0
        app.run_until(lambda: chest.pose == rest)


@pytest.mark.parametrize("frog", range(6))
def test_who_has_lost_takes_it_first_in_its_own_pose(frog: int) -> None:
    order = [ResultRow(1, Seat(0), (frog + 1) % 6, ""), ResultRow(2, Seat(1), frog, "")]
    with running_app((320, 180)) as app:
        scene = Results(app.context, a_match(), Ending(order, "Why."), "black")
        app.stack.reset(scene)
        own = own_pose(palette_of(frog), won=False)
        app.run_until(lambda: any(of_podium(scene, "laurel#front")))
        app.run_until(lambda: any(of_podium(scene, own)))
        (loser,) = of_podium(scene, own)
        app.run_until(lambda: loser.offset != NO_OFFSET)
        app.run_until(lambda: not of_podium(scene, own))


def test_single_pieces_fall_for_as_long_as_a_podium_is_seen_and_they_are_few() -> None:
    renderer = headless_context((320, 180)).renderer
    pieces = ParticleEmitter(Stage(renderer, "black"), limit=MOST_PIECES)
    falling, counts = let_pieces_fall(pieces, renderer.width, "petals"), list[int]()
    for _ in range(steps_in(60.0)):
        next(falling)
        counts.append(pieces.count)
    assert min(counts) > 0
    assert max(counts) <= MOST_PIECES
