"""After everything that happens, the table shows what the room's view says, at any pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal

import pytest

from rules.quibbit import Frog
from rules.record import replay_choices
from scenes.core.context import Context
from scenes.core.settings.settings import Settings
from scenes.games.quibbit import table as quibbit_table
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import face_box
from scenes.games.quibbit.table import QuibbitTable
from scenes.lessons.lesson import lesson_of
from scenes.menus.results import Results
from scenes.table.choosing.cursor_motion import BOB_STEPS
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import TopBarButton
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.stage.token import Token
from tests import input_events
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, Mouse
from tests.scenes.table import checked_tables
from tests.scenes.table.checked_tables import DISTURBANCE_RATE, SIZES, TINY
from tests.scenes.window_sizes import texts
from words import say

Lie = tuple[float, ...]
Match = tuple[int, int, str]  # seats, seed, bots

MATCHES: list[Match] = [
    (seats, seed, word) for seats in (2, 3, 4) for seed, word in ((1, "random"), (2, "judge"))
]


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def deal(app: RunningApp, match: Match) -> QuibbitTable:
    seats, seed, word = match
    table = app.open_table(*[BotPlayer(word)] * seats, seed=seed)
    assert isinstance(table, QuibbitTable)
    return table


def lie(token: Token, sunk: float = 0.0) -> Lie:
    """How a token lies, apart from how deep its leaf is in the water."""
    if not token.visible:
        return ()
    pose = token.pose
    place = pose.x, pose.y - sunk, pose.angle, pose.sx, pose.sy, pose.alpha, token.z
    return tuple(round(value, 3) for value in place)


def depth(pond: QuibbitRing, frog: Frog | None) -> float:
    return (
        0.0 if frog is None or frog not in pond._riding else pond.bed.depths()[pond._riding[frog]]
    )


def everything(table: QuibbitTable) -> dict[str, object]:
    """How all tokens of the game lie."""
    pond, cards, meter = table.tokens.ring, table.tokens.cards, table.tokens.meter
    frogs = {
        token.name: lie(token, depth(pond, Frog(frog))) for frog, token in enumerate(pond.frogs)
    }
    return {
        **frogs,
        "crown": (pond._wearing, lie(pond.crown)[5:]),
        "last": lie(pond.rear.token),
        **{token.name: lie(token) for token in meter.heads},
        "meter": (meter._words.picture, meter.warning.visible),
        **{token.name: lie(token) for token in cards.tokens.values()},
        **{f"pile-{place}": lie(token) for place, token in enumerate(cards.pile)},
    }


def check(table: QuibbitTable, context: Context) -> None:
    """Compare with a table that has just been built from the room's view."""
    table.step()  # a rider and its crown follow the water with the next step
    fresh = QuibbitTable(context, table.match)
    checked_tables.build(fresh)
    lies, ought = everything(table), everything(fresh)
    wrong = {name: (lies[name], ought[name]) for name in ought if lies[name] != ought[name]}
    assert not wrong, (wrong, table.log[-6:])
    view = table.match.state.view(None)
    if view.board.crown is not None:
        assert table.tokens.ring.crown.pose == table.tokens.ring.worn(view.board.crown)
    here = {frog for frog, at in enumerate(view.board.progress) if at is not None}
    assert table.tokens.ring._left & here == fresh.tokens.ring._left
    for frog, token in enumerate(table.tokens.ring.frogs):
        assert token.visible == (view.board.progress[frog] is not None)


def unseen(app: RunningApp, table: QuibbitTable) -> int:
    """Live without drawing to the end of the match, and after it; how often somebody was asked."""
    asked = checked_tables.play_undrawn(app, table, check)
    check(table, app.context)
    return asked


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(app: RunningApp, match: Match) -> None:
    table = deal(app, match)
    assert unseen(app, table) > match[0]
    app.shows(Results)


@pytest.mark.parametrize(("seats", "speed"), [(2, "calm"), (3, "normal"), (4, "brisk")])
def test_they_do_with_waves_on_the_pond_at_any_speed(seats: int, speed: str) -> None:
    with running_app(TINY, Settings(speed=speed)) as app:  # type: ignore[arg-type]
        unseen(app, deal(app, (seats, 5, "random")))


def seen(app: RunningApp, table: QuibbitTable, act: Callable[[], object]) -> None:
    """Live frame by frame, and *act* before each."""
    checked_tables.play_drawn(app, table, check, act)
    check(table, app.context)


def now_and_then(act: Callable[[Random], object], seed: int = 3) -> Callable[[], None]:
    rng = Random(seed)

    def perhaps() -> None:
        if rng.random() < DISTURBANCE_RATE:
            act(rng)

    return perhaps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_do_after_skipping(app: RunningApp, seats: int) -> None:
    table = deal(app, (seats, 3, "random"))
    mouse = Mouse(app)
    place = table.top_bar.buttons[TopBarButton.SKIP].centre
    seen(app, table, now_and_then(lambda _: mouse.touch(*place)))


def test_they_do_when_time_flies(app: RunningApp) -> None:
    table = deal(app, (3, 4, "random"))
    input_events.mouse_button(0.5, 0.5)
    app.frames(2)
    seen(app, table, lambda: None)


def test_they_do_after_the_window_got_another_size() -> None:
    with running_app(TINY) as app:
        table = deal(app, (3, 6, "random"))
        seen(app, table, now_and_then(lambda rng: app.resize(rng.choice(SIZES))))


def test_they_do_after_the_text_got_another_size_or_the_motion_less(app: RunningApp) -> None:
    def change(rng: Random) -> None:
        app.set(text_size=rng.choice((100, 150, 200)), reduced_motion=rng.random() < 0.7)
        app.shows(TableScene).lay_out(None)

    table = deal(app, (2, 6, "random"))
    seen(app, table, now_and_then(change))


def test_they_do_when_people_choose(app: RunningApp) -> None:
    for occupants in (
        (Person(LEFT_KEYS), BotPlayer("random"), BotPlayer("random")),
        (Person(LEFT_KEYS), Person(RIGHT_KEYS)),
        (Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("random")),
    ):
        table = app.open_table(*occupants, seed=11)
        assert isinstance(table, QuibbitTable)
        guests = [
            QuibbitButtonPlayer(app, KeyButtons()),
            QuibbitButtonPlayer(app, KeyButtons(RIGHT_KEYS)),
        ]

        def act(guests: list[QuibbitButtonPlayer] = guests) -> None:
            for guest in guests:
                guest.act()

        def over(table: QuibbitTable = table) -> bool:
            if not table.awaiting_choice and app.at(table):
                return False
            return isinstance(app.scene, Results)

        app.run_until(over, act)
        check(table, app.context)


def result(
    pace: Callable[[RunningApp, QuibbitTable], object], settings: Settings
) -> tuple[Any, ...]:
    with running_app(TINY, settings) as app:
        table = deal(app, (4, 21, "normal"))
        pace(app, table)
        return table.match.log, table.match.state.outcome(), table.log


def test_a_match_ends_the_same_at_any_pace() -> None:
    def skipping(app: RunningApp, table: QuibbitTable) -> None:
        mouse = Mouse(app)
        place = table.top_bar.buttons[TopBarButton.SKIP].centre
        seen(app, table, now_and_then(lambda _: mouse.touch(*place)))

    first = result(unseen, Settings())
    assert result(unseen, Settings(speed="brisk", reduced_motion=True)) == first
    assert result(skipping, Settings(reduced_motion=True)) == first


def test_a_new_round_asks_for_a_card_and_tells_no_old_news(app: RunningApp) -> None:
    lesson = lesson_of("quibbit")
    replayed = replay_choices(lesson.match, 5)
    app.context.seating.resize(3)
    app.context.seating.assign(lesson.learner, LEFT_KEYS)
    table = QuibbitTable(app.context, replayed.match)
    app.stack.reset(TableScene(table, replayed.events))
    app.frames(5)
    panel = table.panels[lesson.learner]
    assert panel._hint.visible
    assert not panel.told
    told = [text.words for text in texts(panel._hint.picture)]
    assert told[-1] == say("table.choose")


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_arrow_at_a_spot_leaves_what_is_written_above_and_the_face_alone(
    text_size: Literal[100, 200],
) -> None:
    with running_app((320, 180), Settings(text_size=text_size)) as app:
        table = app.open_table(Person(LEFT_KEYS), Person(RIGHT_KEYS), BotPlayer("easy"))
        assert isinstance(table, QuibbitTable)
        app.run_until(lambda: named(table, "cursor"))
        faces = [face_box(slot, table.layout.pad) for slot in table.layout.tiles]
        for _ in range(BOB_STEPS):
            app.stack.step()
            (arrow,) = named(table, "cursor")
            high = app.context.renderer.size(arrow.picture)[1]
            at = arrow.shown()
            assert at.y - high / 2 >= table.layout.top_bar.bottom
            assert not any(face.contains(at.x, at.y) for face in faces)


def named(table: QuibbitTable, name: str) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == name]


def test_nothing_is_foretold_of_cards_once_the_match_is_over(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("random"))
    assert isinstance(table, QuibbitTable)
    asked = list[list[Frog]]()
    monkeypatch.setattr(quibbit_table, "each_outlook", lambda _, frogs: asked.append([*frogs]))
    table._next_outlooks()
    monkeypatch.setattr(type(table.match), "waiting_for", frozenset())
    table._next_outlooks()
    assert asked == [[Frog(0)], []], "a frog without cards may be on the ring"
