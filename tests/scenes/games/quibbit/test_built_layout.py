"""The Quibbit table as it is built: all words fit, and all tiles can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bots.levels import LEVELS
from rules.core import Seat
from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    Flower,
    Frog,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    PicksRevealed,
    Reason,
    RoundBegan,
    Settle,
)
from scenes.games.quibbit.components.cards import CARD_Z
from scenes.games.quibbit.layout import PAD_TALL, SUNK
from scenes.games.quibbit.table import QuibbitTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.curtain import sheet
from scenes.table.seats.name_tag import Z as NAME_TAG_Z
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from tests.scenes.games.built_tables import BuiltTables, event_pictures, hint_picture
from tests.scenes.games.quibbit.shapes import SHAPES, every_shape
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import (
    MOST_PRESSES,
    Shape,
    in_languages,
    presses_to,
    shrunk,
    truncated,
)
from words import say
from words.phrases import either, listed


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


@BuiltTables
def table_of(app: RunningApp, shape: Shape) -> QuibbitTable:
    bots = [BotPlayer("normal")] * (shape[2] - 1)
    table = app.open_table(Person(LEFT_KEYS), *bots, shown=False)
    assert isinstance(table, QuibbitTable)
    return table


@every_shape
def test_every_tile_is_six_presses_away_at_most(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    legal = table.match.state.legal(table.match.state.view(None).board.starter)
    spots = [table.choosing._spot(action) for action in legal]
    assert [spot.action for spot in spots] == [Settle(tile) for tile in range(len(legal))]
    assert max(presses_to([(spot.x, spot.y) for spot in spots])) <= MOST_PRESSES


def events(frogs: Sequence[Frog], dummy: Frog | None, size: int) -> Iterator[Event]:
    """Everything that can happen, to everybody, on every kind of tile."""
    for frog in frogs:
        yield CrownPassed(None, frog)
        yield FrogRemoved(frog)
        yield from (GameWon(frog, reason) for reason in Reason)
        yield from (Lapped(frog, last) for last in frogs if last != frog)
        for tile in range(size):
            yield FrogPlaced(frog, tile)
            yield from (FrogLeapt(frog, 4, 0, tile, tuple(range(n))) for n in (0, 1, 3))
            yield from (CardReturned(frog, 4), CardLost(frog, 4))
    yield RoundBegan(100)
    yield PicksRevealed(())
    yield PicksRevealed(((Frog(0), 4), (Frog(1), 4)))
    if dummy is not None:
        yield from (DummyShuffled(), DummyTurned(dummy, 4))


def prompts(seats: int) -> Iterator[str]:
    names = [seat_name(Seat(seat)) for seat in range(seats)]
    for one in names:
        for key in ("settle_prompt", "join_prompt", "pick_prompt_one", "pick_prompt_again"):
            yield say(f"quibbit.{key}", name=one)
    yield say("quibbit.pick_prompt", names=listed(names))
    yield from (
        say("table.waiting_for_bots"),
        say("quibbit.deal_prompt"),
    )


@in_languages(SHAPES)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    view = table.match.state.view(None)
    assert any(isinstance(tile, Flower) for tile in view.board.ring)
    frogs = [Frog(frog) for frog in range(len(view.board.progress))]
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(frogs, view.board.dummy, len(view.board.ring)):
        shown += event_pictures(table, event)
        if hint := table.captions.hint(event):
            shown.append(hint_picture(table, hint))
    for words in prompts(shape[2]):
        table.top_bar.show_prompt(words)
        dangers = "danger_any", "danger"
        for key in ("pick_order", "pick_crown", "meter_start", *dangers, "join_reason"):
            two = [seat_name(Seat(seat)) for seat in range(2)]
            names = {"name": either(two), "names": listed(two), "last": seat_name(Seat(1))}
            table.top_bar.show_detail(say(f"quibbit.{key}", **names))
            shown += table.top_bar.shown
        number = say("quibbit.round_of", number=14, all=15)
        table.top_bar.show_detail(say("quibbit.round_goal", round=number))
        shown += table.top_bar.shown
    shown.append(hint_picture(table, say("quibbit.hint_leapt")))
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_status_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), Pad(1)
    shown: list[Picture] = []
    occupants: list[Occupant] = [BotPlayer(word) for word in LEVELS]
    for seat, panel in enumerate(table.panels[: shape[2]]):
        for occupant in (*occupants, Away(pad, "normal"), Person(pad)):
            panel.show_occupant(occupant)
            shown.append(panel._status.picture)
        for key in ("press_for_card", "sealed", "no_such_card", "eliminated"):
            panel.show_status(say(f"table.{key}"))
            shown.append(panel._status.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.middle, Seat(seat), controls))
            panel.show_card_controls(
                controls, (Intent.LEFT, Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.TURN_RIGHT)
            )
            shown += [token.picture for token in panel._signs]
    meter, name = table.tokens.meter, seat_name(Seat(0))
    shown.append(meter._words.picture)
    names = either([seat_name(Seat(seat)) for seat in range(3)])
    for words in (
        say("quibbit.can_lap", last=name),
        say("quibbit.can_lap_both", name=listed([name, name]), last=name),
        say("quibbit.threat_you", name=names),
        say("quibbit.threat", name=names, last=name),
    ):
        meter._write(words)
        shown.append(meter._words.picture)
    assert truncated(app, shown) == []


@every_shape
def test_what_lies_in_a_panel_keeps_to_itself(app: RunningApp, shape: Shape) -> None:
    table, (_, scale, _) = table_of(app, shape), shape
    most = SUNK if scale > 1 else 0.0  # else cards leave the tag alone
    assert CARD_Z + 1 < NAME_TAG_Z, "they go behind it"
    for panel in table.panels:
        high = panel.slot_width * height_ratio("card-1")
        cards = [Box.around(slot.x, slot.y, panel.slot_width, high) for slot in panel.slots]
        assert panel.places.cards.w > 0
        assert panel.places.cards.h > 0
        for card in cards:
            assert panel.places.box.encloses(shrunk(card))
            assert not shrunk(card).overlaps(shrunk(panel.places.keys))
            over = shrunk(card).overlaps(shrunk(panel.places.tag))
            assert not over or shrunk(card).bottom - panel.places.tag.y <= most * high
            assert not shrunk(card).overlaps(shrunk(panel.places.status))


@every_shape
def test_a_frog_that_is_out_dives_beside_the_leaves(app: RunningApp, shape: Shape) -> None:
    ring = table_of(app, shape).tokens.ring
    pad = ring.layout.pad
    for progress in range(ring.size):
        x, y = ring.open_water(ring.stand(progress))
        for tile in ring.layout.tiles:
            across, along = (x - tile.x) / pad, (y - tile.y) / pad / PAD_TALL
            assert across**2 + along**2 >= 0.25
