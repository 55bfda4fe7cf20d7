"""What hints of Quibbit speak of is what they frame."""

from __future__ import annotations

from collections.abc import Collection

from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    Event,
    Frog,
    FrogLeapt,
    FrogPlaced,
    Leaf,
    Pick,
    PicksRevealed,
    RoundBegan,
)
from scenes.core.settings.settings import Settings
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.components.rear_sign import SIGN_Z
from scenes.games.quibbit.places import QuibbitPlaces
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.captions.marker import MARKER_Z
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY
from words import say

RING = tuple(Leaf(Frog(at % 3)) for at in range(12))
FIRST, SECOND, THIRD = map(Frog, range(3))
PLACED = (FrogPlaced(FIRST, 0), FrogPlaced(SECOND, 1), FrogPlaced(THIRD, 2))


def framed(*events: Event, leapt: FrogLeapt) -> Collection[Frog]:
    """Which frogs the hint about *leapt* frames after *events*; none if it gives no such hint."""
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = app.open_table(*[BotPlayer("easy")] * 3)
        assert isinstance(table, QuibbitTable)
        captions = table.captions
        captions._ring = RING
        for event in (*PLACED, *events, leapt):
            captions.caption(event)
        for frog, token in enumerate(table.tokens.ring.frogs):
            token.pose = Pose(400.0 + 300.0 * frog, 500.0)
        if captions.hint(leapt) != say("quibbit.hint_leapt"):
            return ()
        frame = table.places.hint_place(leapt, None)
        renderer, frogs = table.stage.renderer, table.tokens.ring.frogs
        return [
            frog
            for frog in (FIRST, SECOND, THIRD)
            if frame and frame.contains(*token_box(renderer, frogs[frog]).centre)
        ]


def test_frogs_that_are_jumped_are_framed_and_not_the_one_that_leaps() -> None:
    last = FrogLeapt(FIRST, 1, 0, 3, (1, 2))
    assert framed(leapt=last) == [SECOND, THIRD]


def test_no_frog_is_framed_that_is_about_to_leap_away() -> None:
    picks = PicksRevealed(((FIRST, 1), (SECOND, 2), (THIRD, 3)))
    assert framed(picks, leapt=FrogLeapt(FIRST, 1, 0, 3, (1, 2))) == ()


def test_only_frogs_side_by_side_are_framed() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = app.open_table(*[BotPlayer("easy")] * 3)
        assert isinstance(table, QuibbitTable)
        captions = table.captions
        captions._ring = RING
        for event in (FrogPlaced(FIRST, 0), FrogPlaced(SECOND, 1), FrogPlaced(THIRD, 3)):
            captions.caption(event)
        assert captions.jumped(FrogLeapt(FIRST, 2, 0, 4, (1, 3))) == [THIRD]


def tile_under(table: QuibbitTable, frog: Frog) -> Box:
    """The tile on which *frog* sits."""
    ring, spot = table.tokens.ring, table.view.board.progress[frog]
    assert spot is not None
    return token_box(table.stage.renderer, ring.tiles[spot % ring.size])


def test_a_card_that_comes_back_or_is_lost_frames_the_tile_of_its_frog() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        other = next(frog for frog in (FIRST, SECOND, THIRD) if frog != table.tokens.ring.rear.frog)
        under = tile_under(table, other)
        for event in (CardReturned(other, 2), CardLost(other, 2)):
            frame = table.places.hint_place(event, None)
            assert frame
            assert under.inset(-1).encloses(frame)
            assert frame.inset(-1).encloses(under)


def test_the_hint_about_the_pale_frog_waits_for_a_card_that_may_lead_elsewhere() -> None:
    with running_app(TINY) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ready, waited = table.previews[0], table.captions.hint_ready, set[bool]()
        for card, found in outlooks(table.view, Frog(0)).items():
            preview.raised(Pick(card))
            assert ready(RoundBegan(2)) == bool(found.rings)
            assert table.places.hint_place(RoundBegan(2), None) is None, "it speaks of many places"
            waited.add(ready(RoundBegan(2)))
        assert waited == {False, True}
        preview.raised(None)
        assert not ready(RoundBegan(2))


def test_no_frame_of_a_hint_cuts_the_sign_of_the_rear_frog() -> None:
    assert MARKER_Z < SIGN_Z < CURSOR_Z


def test_a_match_tells_a_lone_person_what_the_pale_frog_and_rings_mean() -> None:
    for people, is_told in ((1, True), (2, False)):
        with running_app(TINY, Settings(reduced_motion=True)) as app:
            occupants = [Person(keys) for keys in (LEFT_KEYS, RIGHT_KEYS)][:people]
            table = app.open_table(*occupants, *[BotPlayer("easy")] * (3 - people))
            told = table.captions.hint(RoundBegan(2))
            assert told == (say("quibbit.hint_ghost") if is_told else "")
            table.teach(lambda _: None)
            assert table.captions.hint(RoundBegan(2)) == ""


def test_the_hint_about_the_crown_frames_the_frog_that_wears_it() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        passed = CrownPassed(FIRST, SECOND)
        assert table.captions.goal_in_deal
        assert table.captions.hint_holds(passed)
        frame = table.places.hint_place(passed, None)
        crown = table.view.board.crown
        assert crown is not None
        wearer = token_box(table.stage.renderer, table.tokens.ring.frogs[crown])
        assert frame
        assert frame.encloses(wearer.inset(1))


def test_what_frogs_have_done_is_framed_once_all_have_leapt() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = app.open_table(*[BotPlayer("easy")] * 3)
        assert isinstance(table, QuibbitTable)
        captions, revealed = table.captions, PicksRevealed(((FIRST, 1), (SECOND, 2)))
        leapt, back = FrogLeapt(FIRST, 1, 0, 1, ()), CardReturned(FIRST, 1)
        for event in (*PLACED, revealed, leapt, back):
            captions.caption(event)
        assert captions.hint_framed(leapt), "nobody else has leapt yet"
        assert captions.hint_framed(back)
        captions.caption(FrogLeapt(SECOND, 2, 1, 3, ()))
        assert captions.hint_framed(leapt)
        captions.caption(PicksRevealed(((FIRST, 1), (SECOND, 2), (THIRD, 3))))
        assert not captions.hint_framed(leapt), "its frog leaps away"
        assert not captions.hint_framed(CrownPassed(SECOND, FIRST))


def test_a_tile_is_framed_only_while_the_frog_sits_there_whose_card_came_back() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        back, places = CardReturned(SECOND, 2), table.places
        assert isinstance(places, QuibbitPlaces)
        frame = places.hint_place(back, None)
        assert frame
        assert places.hint_place_later(back, None, frame) == frame
        places._places[back] = (table.view.board.progress[SECOND] or 0) - 1
        assert places.hint_place_later(back, None, frame) is None, "it has left"
        assert places.hint_place(FrogLeapt(SECOND, 1, 1, 2, ()), None) is None, "any card counts"


def test_no_hint_is_read_while_a_lap_can_come() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        captions, back = table.captions, CardReturned(SECOND, 2)
        for lapper in (None, SECOND):
            table.tokens.ring.rear.lapper = lapper
            assert captions.leaves_time_to_read is (lapper is None)
            assert captions.hint_ready(back) is (lapper is None)


def test_a_hint_about_the_rear_frog_frames_its_sign_as_well() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        rear = table.tokens.ring.rear
        rear.find(table.view.board.progress)
        (sign,) = rear.boxes
        frame = table.places.hint_place(CardReturned(Frog(rear.frog), 2), None)
        assert frame
        assert frame.encloses(sign)
        other = next(frog for frog in (FIRST, SECOND, THIRD) if frog != rear.frog)
        alone = tile_under(table, other)
        frame = table.places.hint_place(CardReturned(other, 2), None)
        assert frame
        assert alone.inset(-1).encloses(frame)
