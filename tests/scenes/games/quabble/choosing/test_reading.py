"""What can be read, with which controls, and that nothing lies over what it is about."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.core import Seat
from rules.quabble import HOUSE_SET, Card, CardKind, CardOffered, Side, neighbours
from scenes.games.quabble.cards import icon, kind_name
from scenes.games.quabble.choosing.offer_hand import OfferChooser
from scenes.games.quabble.choosing.reading_signs import reading_signs
from scenes.games.quabble.components.numbers import CAUSE, gain_picture
from scenes.games.quabble.components.panel import SIDEWAYS
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from scenes.table.captions.hint_slip import Hint
from scenes.table.climaxes.spotlight import box_of
from scenes.ui.control_signs import LabelledSign
from seats.intents import DIRECTIONS, Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sprites.pictures.geometry import Box
from tests.scenes.games.quabble.tables import chooser_of, new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait
from words import say
from words.numbers import spelled

ANN = Seat(0)
BOTS = [BotPlayer("random")] * 3


def _offering(app: RunningApp) -> tuple[QuabbleTable, OfferChooser]:
    """A table where the fourth seat, which is a person's, offers after the one on its right."""
    occupants: list[Occupant] = [*BOTS, Person(LEFT_KEYS)]
    table = open_and_wait(app, new_table(app, *occupants, turns=1))
    chooser = chooser_of(table, Seat(3))
    assert isinstance(chooser, OfferChooser)
    return table, chooser


def test_whoever_claims_can_read_with_keys_what_lies_open_and_claims_nothing_by_it(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    keys, claiming = KeyButtons(), table.panels[ANN]._hint.picture
    tap(app, keys, Intent.UP)
    first = table.inspector._sight
    assert first is not None
    tap(app, keys, Intent.RIGHT)
    assert table.inspector._sight not in (None, first)
    reading = table.panels[ANN]._hint.picture
    tap(app, keys, Intent.CONFIRM)
    assert table.inspector._sight is None
    assert table.panels[ANN]._hint.picture == claiming != reading
    assert ANN in table.pending.missing
    tap(app, keys, Intent.LEFT, Intent.CONFIRM)
    assert ANN not in table.pending.missing


@pytest.mark.parametrize("people", [1, 2])
def test_cards_on_offer_are_read_by_pointing_if_that_tells_nobody_who_wants_which(
    app: RunningApp, people: int
) -> None:
    keys = (LEFT_KEYS, RIGHT_KEYS)[:people]
    occupants: list[Occupant] = [*map(Person, keys), *[BotPlayer("random")] * 4]
    table = open_and_wait(app, play_to_claims(new_table(app, *occupants)))
    for lying in (one for offer in table.tokens.gaps.offers.values() for one in offer):
        table.inspector.point(lying.token.pose.x, lying.token.pose.y, offers=False)
        sight, kind = table.inspector._sight, HOUSE_SET.kinds[lying.card]
        assert (sight.kind if sight else None) == (None if lying.tells and people > 1 else kind)


def test_reading_begins_at_a_card(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    tap(app, KeyButtons(), Intent.UP)
    sight = table.inspector._sight
    assert sight is not None
    assert sight.kind is not None
    tap(app, KeyButtons(), Intent.CONFIRM, Intent.RIGHT, Intent.UP)
    sight, raised = table.inspector._sight, table._reading_start(LEFT_KEYS)
    assert sight
    assert sight.box.centre == raised.centre, "the raised card: others lie beside it"
    controls, back = app.context.input_reader.controls(LEFT_KEYS), say("table.back")
    assert LabelledSign(controls.glyph(Intent.CONFIRM), back) in table.panels[ANN].controls, (
        "as a lesson tells"
    )


def test_going_down_from_all_that_can_be_read_leads_back_to_what_is_chosen(app: RunningApp) -> None:
    table, chooser = _offering(app)
    keys = KeyButtons()
    tap(app, keys, Intent.UP)
    at = chooser._at
    tap(app, keys, Intent.UP, Intent.LEFT)
    assert table.inspector._sight is not None
    assert chooser._at == at
    tap(app, keys, *[Intent.DOWN] * 4)
    assert table.inspector._sight is None
    tap(app, keys, Intent.DOWN)
    assert chooser._at != at


def test_what_is_offered_already_is_not_said_to_be_offered_by_a_press(app: RunningApp) -> None:
    _, chooser = _offering(app)
    offer = say("quabble.sign_offer")
    assert offer in [sign.words for sign in chooser._signs()]
    tap(app, KeyButtons(), Intent.UP)
    assert chooser._step.targets[chooser._at].then is None
    assert offer not in [sign.words for sign in chooser._signs()]


def test_each_control_of_whoever_offers_has_one_meaning(app: RunningApp) -> None:
    table, chooser = _offering(app)
    keys, panel = KeyButtons(), table.panels[3]
    glyphs = {way: chooser._context.controls.glyph(way) for way in DIRECTIONS}
    confirm = chooser._context.controls.glyph(Intent.CONFIRM)
    back = LabelledSign(confirm, say("table.back"))
    for intent in (Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT):
        told = [sign.glyph for sign in panel.controls]
        assert len(told) == len(set(told))
        leads = {way for way in DIRECTIONS if chooser.can_move(way)}
        reads = set() if Intent.UP in leads else {Intent.UP}
        ways = {way for way in DIRECTIONS if glyphs[way] in told}
        assert ways == (leads | reads) - {Intent.DOWN}, "confirm is told to lead back"
        assert (back in panel.controls) is (Intent.DOWN in leads)
        tap(app, keys, intent)


@pytest.mark.parametrize("way", [Intent.CONFIRM, Intent.DOWN])
def test_whoever_offers_leaves_reading_by_confirm_and_by_going_down(
    app: RunningApp, way: Intent
) -> None:
    table, chooser = _offering(app)
    keys = KeyButtons()
    tap(app, keys, Intent.RIGHT)
    at = chooser._at
    tap(app, keys, Intent.UP)
    assert chooser._at != at
    tap(app, keys, way)
    assert chooser._at == at
    assert Seat(3) in table.pending.missing, "nothing is offered by it"
    tap(app, keys, Intent.UP, Intent.UP)
    assert table.inspector._sight is not None
    tap(app, keys, *([way] * (1 if way is Intent.CONFIRM else 4)))
    assert table.inspector._sight is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_how_to_read_is_told_with_the_controls_and_lies_on_no_card(
    app: RunningApp, seats: int
) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    assert say("quabble.sign_read") in [sign.words for sign in table.panels[ANN].controls]
    assert not any(token.name == "how to read" for token in table.stage.tokens)


def test_nothing_is_said_to_claim_before_a_card_is_raised(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    controls, panel = app.context.input_reader.controls(LEFT_KEYS), table.panels[ANN]
    words = say("quabble.sign_left"), say("quabble.sign_right")
    left, right = (
        LabelledSign(controls.glyph(way), word) for way, word in zip(SIDEWAYS, words, strict=True)
    )
    both = LabelledSign(left.glyph), LabelledSign(right.glyph, say("quabble.sign_sides"))
    assert list(panel.controls) == [*both, *reading_signs(controls)]
    claim = LabelledSign(controls.glyph(Intent.CONFIRM), say("quabble.sign_claim"))
    for way, other in zip(SIDEWAYS, (right, left), strict=True):
        tap(app, KeyButtons(), way)
        assert list(panel.controls) == [claim, *reading_signs(controls), other]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("side", SIDEWAYS)
def test_nothing_to_press_lies_over_what_a_card_would_bring(
    app: RunningApp, side: Intent, seats: int
) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    renderer = app.context.renderer
    tap(app, KeyButtons(), side)
    board = box_of(renderer, (table.panels[ANN]._hint,))
    pills = [pill for panel in table.panels for pill in panel.band.pills if pill.token.visible]
    assert board
    assert len(pills) == 6
    assert not any(board.overlaps(pill.box) for pill in pills)


def test_going_down_from_an_offered_card_leads_back_to_the_card_one_came_from(
    app: RunningApp,
) -> None:
    _, chooser = _offering(app)
    keys = KeyButtons()
    for _ in range(5):
        tap(app, keys, Intent.LEFT)
        at = chooser._at
        tap(app, keys, Intent.UP)
        assert chooser._at != at
        tap(app, keys, Intent.DOWN)
        assert chooser._at == at


def test_only_a_card_that_may_be_claimed_is_said_to_bring_points(app: RunningApp) -> None:
    table, _ = _offering(app)
    claimed = {table.tokens.open_cards.offers[neighbours(Seat(3), 4)[1]]}
    words = say("quabble.gains_taken", name=seat_name(Seat(3)), mine="").rstrip(".")
    inspector = table.inspector
    for giver, offer in table.tokens.gaps.offers.items():
        for lying in offer:
            told = inspector._offered(giver, lying, table.tokens.gaps.box(lying.gap)).words
            assert (words in told) == (lying.card in claimed)


def test_pointing_at_the_number_over_a_card_tells_whom_it_would_bring_that(
    app: RunningApp,
) -> None:
    bots = [BotPlayer("random")] * 3
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    told = 0
    for panel in table.panels:
        for pill in panel.band.pills:
            if panel.band.side_at(*pill.box.centre) is None:
                continue
            table.inspector.point(*pill.box.centre, offers=False)
            sight = table.inspector._sight
            right = neighbours(panel.seat, 4)[1]
            card = table.tokens.open_cards.offers[panel.seat if pill.side is Side.LEFT else right]
            assert card is not None
            assert sight is not None
            gain = table.tokens.promises(panel.seat)[pill.side is Side.RIGHT].gain
            assert sight.title == kind_name(HOUSE_SET.kinds[card])
            assert seat_name(panel.seat) in sight.words
            assert spelled(gain, signed=True) in sight.words
            told += 1
    assert told >= 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_to_press_lies_over_the_paw_of_another(app: RunningApp, seats: int) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    renderer = app.context.renderer
    for presses in ((), (Intent.LEFT,), (Intent.RIGHT,)):
        tap(app, KeyButtons(), *presses)
        sign = box_of(renderer, (table.panels[ANN]._hint,))
        assert sign
        for panel in table.panels[1:]:
            keys, wide = panel.places.keys, renderer.size(panel.claim.paw.picture)[0]
            assert not sign.overlaps(Box.around(*keys.centre, wide, keys.h))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_both_cards_of_who_chooses_and_of_both_rivals_tell_what_they_would_bring(
    app: RunningApp, seats: int
) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    left, right = neighbours(ANN, seats)
    for presses in ((), (Intent.LEFT,), (Intent.RIGHT,)):
        tap(app, KeyButtons(), *presses)
        shown = [
            (panel.seat, pill.side)
            for panel in table.panels
            for pill in panel.band.pills
            if pill.token.visible
        ]
        own = [(ANN, Side.LEFT), (ANN, Side.RIGHT)]
        rivals = [(rival, side) for rival in (left, right) for side in Side]
        assert len(shown) == 6
        assert {*shown} == {*own, *rivals}


def test_no_hint_lies_over_a_card_on_offer(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, *BOTS)))
    renderer = app.context.renderer
    table.show_hint(Hint("A rule.", lambda: table.tokens.gaps.box(1)))
    slip = next(token for token in table.stage.tokens if token.name == "hint")
    box = box_of(renderer, (slip,))
    assert box is not None
    assert not any(map(box.overlaps, (*table.layout.gaps, *table.layout.mats)))


def test_gains_of_one_moment_lie_side_by_side(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 6))
    renderer = app.context.renderer
    much = table.tokens.open_cards.promise(ANN, Card(0)).gain * 30
    places = [panel.places.box for panel in table.panels]
    for kind in CardKind:
        wide = gain_picture(renderer, -much, icon(kind, CAUSE)).width
        middles = [place.centre[0] for place in places]
        assert all(abs(one - other) >= wide for one, other in combinations(middles, 2))


def test_the_first_deathslayer_and_the_first_sushi_on_offer_are_explained(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS))
    slayer = Card(HOUSE_SET.kinds.index(CardKind.DEATHSLAYER))
    assert table.captions.hint(CardOffered(ANN, slayer)) == say("quabble.hint_slayer")
    sushi = Card(HOUSE_SET.kinds.index(CardKind.CURSED_SUSHI))
    for seat in map(Seat, range(4)):
        told = table.captions.hint(CardOffered(seat, sushi))
        assert "2 or more: each counts -4, not -3" in told
    assert table.captions.hint(CardOffered(ANN, Card(0))) == say("quabble.hint_offered")
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    too_late = say("quabble.hint_offered"), say("quabble.hint_began")
    assert table.captions.hint(CardOffered(ANN, Card(0))) not in too_late


def test_hints_come_with_the_first_sign_that_they_are_about(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    offered, met = CardOffered(ANN, Card(HOUSE_SET.kinds.index(CardKind.MISDIRECTION))), []
    table.tokens.gaps.hand.show(ANN, [])
    while (hint := table.captions.hint(offered)) not in met:
        met.append(hint)
        table.hints.given.append(hint)
    keys = "turned", "offered", "began", "powers_triggered"
    assert met == [say(f"quabble.hint_{key}") for key in keys]
    table.hints.given.remove(say("quabble.hint_began"))
    first = box_of(app.context.renderer, table.tokens.order.cards[:1])
    assert first
    assert table.places.hint_place(offered, ANN) == first


def test_no_hint_is_read_while_the_banner_tells_of_a_danger(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    offered = CardOffered(ANN, Card(0))
    open_cards = table.tokens.open_cards
    open_cards.treasuries[:] = [[], [], [], []]
    table.choosing.prompt([ANN])
    assert table.captions.hint_ready(offered)
    open_cards.treasuries[ANN] = [Card(HOUSE_SET.kinds.index(CardKind.DOOM_SNAIL))]
    open_cards.offers[ANN] = Card(HOUSE_SET.kinds.index(CardKind.DEATHSLAYER))
    table.choosing.prompt([ANN])
    assert not table.captions.hint_ready(offered)
    table.choosing.prompt([])
    assert table.captions.hint_ready(offered)
