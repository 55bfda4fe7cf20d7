"""The podium of the results: who stands where and how large, and who looks on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Literal

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending
from scenes.core.settings.settings import Settings
from scenes.menus.podium.podium import OVER, TALL, PodiumPlace, place_number, podium
from scenes.menus.podium.podium_figures import TOKEN_NAME, podium_moods
from scenes.menus.results import Results
from scenes.players.seat_names import seat_name
from scenes.players.winners import winners_in_words
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook, look_of_podium
from scenes.ui.winning.losing import OUT, losing_moods
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer
from tests.archive.random_matches import a_match
from tests.for_each import for_each
from tests.scenes.menus.podium.laid_out_podium import AREA, results, rows
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts


def rankings(count: int) -> list[tuple[int, ...]]:
    """The places of so many in order, with every way to tie."""
    found: list[tuple[int, ...]] = [(1,)]
    for number in range(2, count + 1):
        found = [(*before, place) for before in found for place in (before[-1], number)]
    return found


MOST_ASIDE = 60.0  # design units: all that stand on a podium are that near its middle
RANKINGS = [numbers for count in range(1, 7) for numbers in rankings(count)]


def places(*numbers: int, scale: float = 1.0) -> list[PodiumPlace]:
    return podium(Renderer((1280, 720), scale), rows(*numbers), AREA)


def order(*numbers: int) -> list[int]:
    return [place.row.number for place in places(*numbers)]


def test_the_winner_stands_in_the_middle_and_the_others_left_and_right_in_turn() -> None:
    assert order(1, 2, 3) == [2, 1, 3]
    assert order(1, 2, 3, 4, 5, 6) == [6, 4, 2, 1, 3, 5]
    assert places(1, 2, 3)[1].x == pytest.approx(AREA.centre[0])


@for_each("numbers", RANKINGS)
def test_the_first_stand_in_the_middle_of_the_screen(numbers: tuple[int, ...]) -> None:
    found = places(*numbers)
    first = [place.x for place in found if place.row.number == 1]
    if len(first) > 1:  # all together: a tie leans to no side
        left, right = found[0].x - found[0].frog / 2, found[-1].x + found[-1].frog / 2
        assert (left + right) / 2 == pytest.approx(AREA.centre[0], abs=MOST_ASIDE)
        return
    aside = first[0] - AREA.centre[0]
    assert 30 < aside < 60 if numbers == (1, 2) else aside == pytest.approx(0.0)


def test_equal_first_ones_stand_close_together_on_plates_as_wide_as_others() -> None:
    for last, left, right in (places(1, 1, 3), places(1, 1, 3, scale=2.0)):
        assert last.plate.box.w <= left.plate.box.w
        assert right.x - left.x < 1.3 * max(left.plate.box.w, left.frog)


@for_each("numbers", RANKINGS)
def test_neither_side_of_the_first_has_two_more_than_the_other(numbers: tuple[int, ...]) -> None:
    standing = order(*numbers)
    left, first = standing.index(1), standing.count(1)
    assert abs(left - (len(standing) - first - left)) <= 1


def test_only_a_single_first_reaches_up_between_the_signs() -> None:
    low = AREA.y + 180
    for numbers in ((1, 2, 3, 4), (1, 1, 3), (1, 2)):
        found = podium(Renderer((1280, 720)), rows(*numbers), AREA, low)
        tops = {place.row.frog: place.top - 0.8 * place.frog for place in found}
        assert (tops.pop(0) < low) == (numbers.count(1) == 1)
        assert all(top >= low for top in tops.values())


def test_a_single_first_leaves_room_over_its_laurel() -> None:
    found = podium(Renderer((1280, 720)), rows(1, 2, 3), AREA, AREA.y + 180)
    (winner,) = (place for place in found if place.row.number == 1)
    assert winner.top - TALL * winner.frog >= AREA.y + OVER * AREA.h - 1


def test_why_it_is_over_hangs_aside_of_the_winner(app: RunningApp) -> None:
    for numbers in ((1, 2, 3), (1, 1, 3)):
        scene = results(app, *numbers)
        (why,) = (widget for widget in scene.widgets.shown if widget.name == "why")
        assert why.box.x > app.context.renderer.width / 2


def test_equal_ones_behind_the_first_stand_on_both_sides() -> None:
    assert order(1, 2, 2) == [2, 1, 2]
    assert order(1, 1, 3, 3) == [3, 1, 1, 3]
    assert order(1, 2, 2, 2) == [2, 2, 1, 2]
    assert order(1, 2, 2, 2, 2) == [2, 2, 1, 2, 2]


@for_each("numbers", RANKINGS)
def test_all_on_a_side_of_the_first_are_equally_far_apart(numbers: tuple[int, ...]) -> None:
    found = places(*numbers)
    first = [i for i, place in enumerate(found) if place.row.number == 1]
    steps = [right.x - left.x for left, right in pairwise(found)]
    for side in (steps[: max(0, first[0] - 1)], steps[first[-1] + 1 :]):
        assert all(step == pytest.approx(side[0]) for step in side)


@for_each("numbers", RANKINGS)
def test_both_sides_of_the_first_are_equally_wide(numbers: tuple[int, ...]) -> None:
    found = places(*numbers)
    first = [place.x for place in found if place.row.number == 1]
    left = sorted(first[0] - place.x for place in found if place.x < first[0])
    right = sorted(place.x - first[-1] for place in found if place.x > first[-1])
    assert len(left) - len(right) in (0, 1), "who looks on is on the right"
    assert right == pytest.approx(left[: len(right)])


def onlookers(game: str) -> list[DrawingAt]:
    found = look_of_podium(game).onlookers
    drawings = [each for each in found if isinstance(each, DrawingAt)]
    assert len(drawings) == len(found)
    return drawings


@pytest.mark.parametrize("game", [*REGISTRATIONS])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_who_looks_on_stands_where_one_is_missing(game: str, count: int) -> None:
    with running_app(settings=Settings(reduced_motion=True)) as app:
        ending = Ending(rows(*range(1, count + 1)), "Why.")
        scene = Results(app.context, a_match(game), ending, Art("pond-water", 2560))
        app.stack.reset(scene)
        app.frames(2)
        tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
        frogs = [token for token in tokens if token.anchor == FROG_FEET]
        farthest = max(token.pose.x for token in frogs)
        drawings = {drawing.name for drawing in onlookers(game)}
        shown = [t for t in tokens if isinstance(t.picture, Art) and t.picture.name in drawings]
        assert any(token.pose.x > farthest for token in shown)


def test_who_looks_on_is_as_large_beside_two_equal_frogs_as_beside_a_winner() -> None:
    def widest(*numbers: int) -> float:
        with running_app(settings=Settings(reduced_motion=True)) as app:
            scene = Results(app.context, a_match("mosquito"), Ending(rows(*numbers), "Why."), None)
            app.stack.reset(scene)
            app.frames(2)
            shown = [token.picture for token in scene.widgets.stage.tokens]
            return max(p.width for p in shown if isinstance(p, Art) and p.name == "mosquito")

    assert widest(1, 1) >= 0.9 * widest(1, 2)


@pytest.mark.parametrize("game", [*REGISTRATIONS])
@pytest.mark.parametrize("numbers", [(1, 1, 3), (1, 1, 1, 4), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_the_widest_of_who_looks_on_is_where_one_is_missing_on_the_right(
    game: str, numbers: tuple[int, ...]
) -> None:
    with running_app(settings=Settings(reduced_motion=True)) as app:
        scene = Results(app.context, a_match(game), Ending(rows(*numbers), "Why."), None)
        app.stack.reset(scene)
        app.frames(2)
        widest = max(onlookers(game), key=lambda each: each.width).name
        tokens = [token for token in scene.widgets.stage.tokens if token.name == TOKEN_NAME]
        last = min(token.pose.x for token in tokens if token.anchor == FROG_FEET)
        (there,) = (
            t.pose.x for t in tokens if isinstance(t.picture, Art) and t.picture.name == widest
            and t.anchor != FROG_FEET and t.pose.x > last
        )  # fmt: skip
        assert there + last == pytest.approx(app.context.renderer.width)


@for_each("numbers", RANKINGS)
def test_those_who_tie_sit_alike_and_only_who_is_last_alone_weeps(numbers: tuple[int, ...]) -> None:
    moods = podium_moods(places(*numbers), PodiumLook())
    for number in set(numbers):
        assert len({mood for place, mood in moods if place.row.number == number}) == 1
    weeping = [place.row.number for place, mood in moods if mood == "frog-sad"]
    alone = numbers.count(max(numbers)) == 1 and max(numbers) > 1
    assert set(weeping) <= ({max(numbers)} if alone else set())


def test_those_who_tie_stand_side_by_side_and_equally_high() -> None:
    assert order(1, 1, 3, 4) == [3, 1, 1, 4]
    assert order(1, 2, 2, 4) == [2, 2, 1, 4]
    tied = [place.top for place in places(1, 2, 2, 4) if place.row.number == 2]
    assert tied[0] == tied[1]
    assert len({place.top for place in places(1, 1, 1)}) == 1


@pytest.mark.parametrize(
    ("numbers", "shown"),
    [
        ((1, 2, 3), ["1", "2", "3"]),
        ((1, 1, 3, 4), ["=1", "=1", "3", "4"]),
        ((1, 2, 2, 2), ["1", "=2", "=2", "=2"]),
    ],
)
def test_all_who_share_a_place_have_the_sign_of_a_tie(
    numbers: tuple[int, ...], shown: list[str]
) -> None:
    every = rows(*numbers)
    assert [place_number(row, every) for row in every] == shown


def test_the_results_name_the_winner(app: RunningApp) -> None:
    assert results(app).headline() == "Bramble wins!"


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((1, 2, 3), "Bramble wins!"),
        ((1, 1, 3), "A tie: Bramble and Puddle!"),
        ((1, 1), "A tie: Bramble and Puddle!"),
        ((1, 1, 1), "A tie: everybody wins!"),
    ],
)
def test_a_tie_has_a_headline_of_its_own(numbers: tuple[int, ...], words: str) -> None:
    assert winners_in_words(Ending(rows(*numbers), "Why.")) == words


def test_a_better_place_is_higher() -> None:
    tops = {place.row.number: place.top for place in places(1, 2, 3, 4, 5, 6)}
    assert all(tops[better] < tops[worse] for better, worse in pairwise(sorted(tops)))


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_frogs_and_plates_keep_to_their_room(count: int, scale: float) -> None:
    found = places(*range(1, count + 1), scale=scale)
    for place in found:
        assert AREA.encloses(place.plate.box)
        assert place.top - 0.8 * place.frog >= AREA.y
        assert place.top < place.plate.box.y
        assert AREA.x <= place.x - place.frog / 2
        assert place.x + place.frog / 2 <= AREA.right
    for left, right in pairwise(found):
        assert not left.plate.box.overlaps(right.plate.box)
        assert right.x - left.x >= (left.frog + right.frog) / 2


@pytest.mark.parametrize(
    ("second", "larger"), [("12 points", False), ("6 free tiles behind", True)]
)
def test_the_words_of_the_first_are_larger_where_others_have_more_lines(
    second: str, *, larger: bool
) -> None:
    first, other = rows(1, 2)
    found = podium(Renderer((1280, 720)), [first, replace(other, words=second)], AREA)
    (plate,) = (place.plate for place in found if place.row.number == 1)
    sizes = {text.words: text.size for text in texts(plate.picture)}
    assert (sizes["12 points"] > theme.BODY) == larger
    assert sizes["12 points"] < sizes[seat_name(Seat(0))]


def test_who_wins_alone_is_by_far_the_largest() -> None:
    sizes = {place.row.number: place.frog for place in places(1, 2, 3, 4, 5)}
    assert all(sizes[1] > 1.5 * sizes[number] for number in (2, 3, 4, 5))


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def figure_widths(app: RunningApp, scene: Results, name: str) -> list[float]:
    tokens = [t for t in scene.widgets.stage.tokens if t.name == TOKEN_NAME]
    arts = [token.picture for token in tokens if isinstance(token.picture, Art)]
    return [app.context.renderer.size(art)[0] for art in arts if art.name == name]


def test_the_king_is_smaller_than_the_winner_and_large_text_leaves_room_for_frogs() -> None:
    sizes: tuple[Literal[100, 200], ...] = (100, 200)
    usual: list[float] = []
    for text_size in sizes:
        with running_app(settings=Settings(reduced_motion=True, text_size=text_size)) as app:
            ending = Ending(rows(1, 2, 3), "Why.")
            scene = Results(app.context, a_match("quabble"), ending, Art("pond-water", 2560))
            app.stack.reset(scene)
            app.frames(2)
            (king,) = figure_widths(app, scene, "king-pleased")
            (winner,) = figure_widths(app, scene, "frog-toss")
            (last,) = figure_widths(
                app, scene, losing_moods(ending.rows, look_of_podium("quabble").between)[3]
            )
            assert king < winner
            usual = usual or [winner, last]
            assert winner >= 0.6 * usual[0]
            assert last >= 0.6 * usual[1]


def test_the_king_does_not_look_on_from_behind_a_frog() -> None:
    with running_app(settings=Settings(reduced_motion=True)) as app:
        ending = Ending(rows(1, 2, 3, 4, 5, 6), "Why.")
        scene = Results(app.context, a_match("quabble"), ending, Art("pond-water", 2560))
        app.stack.reset(scene)
        app.frames(2)
        assert not figure_widths(app, scene, "king-pleased")


def test_who_was_out_does_not_bow_but_for_the_last() -> None:
    ending = [row if row.frog == 0 else replace(row, out=True) for row in rows(1, 2, 3, 4)]
    with running_app(settings=Settings(reduced_motion=True)) as app:
        scene = Results(app.context, a_match(), Ending(ending, "Why."), Art("pond-water", 2560))
        app.stack.reset(scene)
        app.frames(2)
        assert [len(figure_widths(app, scene, mood)) for mood in ("frog-sit", *OUT)] == [0, 1, 1]
        last = losing_moods(ending, look_of_podium(a_match().game.name).between)[4]
        assert len(figure_widths(app, scene, last)) == 1


def test_all_look_to_the_first() -> None:
    with running_app(settings=Settings(reduced_motion=True)) as app:
        scene = Results(app.context, a_match(), Ending(rows(1, 2, 3, 4), "Why."), "black")
        app.stack.reset(scene)
        app.frames(2)
        frogs = [t for t in scene.widgets.stage.tokens if t.anchor == FROG_FEET]
        middle = app.context.renderer.width / 2
        right = [t.picture.mirrored for t in frogs if isinstance(t.picture, Art)]
        assert right == [t.pose.x > middle + 1 for t in frogs]
