"""Places where cards were taken are marked for their seats until a person looks at the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quivvit import CardsTaken, Event, TurnBegan
from scenes.games.quivvit.components.links.taken_marks import (
    DENSE,
    FADING,
    HEAD_DENSE,
    HEAD_Z,
    NAME,
    TakenMarks,
    places_taken,
    stitches,
)
from scenes.games.quivvit.layout import plan
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

ANN, BOB = map(Seat, range(2))
LONG = 20.0  # seconds
LAYOUT = plan(1920, 1080, 1.0, 2, die=False, timed=False)


def marks(stage: Stage) -> Sequence[Token]:
    return [token for token in stage.tokens if token.name == NAME]


def marked(stage: Stage, seat: Seat) -> list[int]:
    """The places with a ground in the colour of a seat."""
    sewn, slots = stitches(seat, LAYOUT.card), [(at.x, at.y) for at in LAYOUT.places]
    return sorted(
        slots.index((token.pose.x, token.pose.y)) for token in marks(stage) if token.picture == sewn
    )


def test_each_place_is_marked_for_whoever_took_the_last_card_there() -> None:
    stage = Stage(Renderer((320, 180)), theme.WATER)
    taken = TakenMarks(stage, LAYOUT)
    taken.mark(ANN, [7, 8, 13])
    taken.mark(BOB, [7, 6])
    assert marked(stage, ANN) == [8, 13]
    assert marked(stage, BOB) == [6, 7]
    assert len(marks(stage)) == 4 + 2, "a head of each"
    assert len([token for token in stage.tokens if token.z == HEAD_Z]) == 2
    taken.mark(ANN, [6, 7])
    assert marked(stage, ANN) == [6, 7]
    assert marked(stage, BOB) == []
    assert len(marks(stage)) == 2 + 1


def test_no_ground_is_seen_bare_and_marks_stay_until_they_are_ended() -> None:
    stage = Stage(Renderer((320, 180)), theme.WATER)
    taken = TakenMarks(stage, LAYOUT)
    taken.mark(ANN, [7, 8])
    assert all(token.pose.alpha == 0.0 for token in marks(stage))
    taken.reveal()
    for _ in range(steps_in(FADING) + 2):
        stage.tick()
    alphas = {token.z == HEAD_Z: token.pose.alpha for token in marks(stage)}
    assert alphas == {True: HEAD_DENSE, False: DENSE}
    for _ in range(steps_in(LONG)):
        stage.tick()
    assert len(marks(stage)) == 2 + 1
    taken.end()
    for _ in range(steps_in(FADING) + 2):
        stage.tick()
    assert marks(stage) == []


def nobody(_: Seat) -> bool:
    return False


def take(seat: Seat, *places: int) -> CardsTaken:
    return CardsTaken(seat, tuple((place, 0) for place in places), aside=False)


def test_a_table_built_anew_marks_what_was_taken_since_a_persons_turn_had_begun() -> None:
    mine: list[Event] = [take(BOB, 1, 2), TurnBegan(ANN)]
    others: list[list[Event]] = [
        [take(ANN, 7, 8, 13), TurnBegan(BOB)], [take(BOB, 7, 6), TurnBegan(BOB)]
    ]  # fmt: skip
    assert places_taken(event for events in others for event in events) == {
        ANN: [8, 13],
        BOB: [7, 6],
    }
    stage = Stage(Renderer((320, 180)), theme.WATER)
    TakenMarks(stage, LAYOUT).restore([mine, *others], lambda seat: seat == ANN, nobody)
    assert (marked(stage, ANN), marked(stage, BOB)) == ([8, 13], [6, 7])
    stage = Stage(Renderer((320, 180)), theme.WATER)
    TakenMarks(stage, LAYOUT).restore([*others, mine], lambda seat: seat == ANN, nobody)
    assert marked(stage, BOB) == [1, 2]
    for _ in range(steps_in(LONG)):
        stage.tick()
    assert marked(stage, BOB) == [1, 2], "until a card is picked up"


def test_the_only_person_sees_no_mark_of_their_own() -> None:
    stage = Stage(Renderer((320, 180)), theme.WATER)
    events: list[list[Event]] = [[take(ANN, 7, 8), TurnBegan(BOB)], [take(BOB, 1, 2)]]
    TakenMarks(stage, LAYOUT).restore(events, nobody, lambda seat: seat == ANN)
    assert (marked(stage, ANN), marked(stage, BOB)) == ([], [1, 2])
