"""All words fit on the built Quabble table, at every shape of window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from bots.levels import LEVELS
from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    IMMEDIATE,
    Card,
    CardClaimed,
    CardDrawn,
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    Reason,
    RoundBegan,
    ScoringBegan,
    Side,
    SushiFeasted,
    neighbours,
)
from scenes.games.quabble.cards import (
    brief_words,
    grown,
    icon,
    kind_name,
    pictured,
    power_words,
    sushi_in_count,
)
from scenes.games.quabble.choosing.choosing import QuabbleChoosing
from scenes.games.quabble.components.claims.promise import Condition, Promise
from scenes.games.quabble.components.count.count_stage import counted_in, sum_picture
from scenes.games.quabble.components.inspector_panel import InspectorPanel, kind_sheet
from scenes.games.quabble.components.open_cards import swing
from scenes.games.quabble.components.slayers.slayer_target import SlayerTarget
from scenes.games.quabble.components.slayers.threat import threat
from scenes.games.quabble.components.torn_pile import torn_pile
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.curtain import sheet
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Picture
from tests.scenes.games.built_tables import event_pictures, hint_picture
from tests.scenes.games.quabble.shaped_tables import longest_kind, longest_name, table_of
from tests.scenes.games.quabble.shapes import MUCH, SEATS, SHAPES, every_shape
from tests.scenes.games.quabble.tables import cards
from tests.scenes.kept_type import kept_type
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import Shape, in_languages, truncated
from words import say
from words.phrases import enumerated, listed


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened
    table_of.clear()


def one_of_each() -> list[Card]:
    return [Card(HOUSE_SET.kinds.index(kind)) for kind in CardKind]


def events(seats: int) -> Iterator[Event]:
    """Everything that can happen, to everybody, with every kind of card."""
    much = Fraction(-99, 2)
    for seat in map(Seat, range(seats)):
        left = Seat((seat + 1) % seats)
        for card in one_of_each():
            yield CardOffered(seat, card)
            yield CardShared(seat, card)
            yield CardClaimed(seat, card, seat)
            yield CardRefused(card, seat)
            yield CardSnatched(seat, card, card, left)
            yield PowerScored(seat, card, much, ())
        for kind in (CardKind.DOOM_SNAIL, CardKind.GRUNGLE):
            snatchable = Card(HOUSE_SET.kinds.index(kind))
            yield CardSlain(seat, Card(0), snatchable, left, much)
        yield RoundBegan(20, seat)
        yield from (DirectionTurned(seat, Card(0), clockwise=one) for one in (True, False))
        yield NothingSnatched(seat, Card(0))
        yield NothingSlain(seat, Card(0), left)
        yield SushiFeasted(seat, (), much)
        yield CardDrawn(seat, None, open=False)
    yield from (ClaimsRevealed(()), PowersTriggered(()), ScoringBegan((), ()))
    yield from (GameEnded(reason, (much,) * seats) for reason in Reason)


def prompts(seats: int) -> Iterator[str]:
    names = [seat_name(Seat(seat)) for seat in range(seats)]
    for one, left in zip(names, [*names[1:], names[0]], strict=True):
        yield say("quabble.offer_prompt", name=one, left=left)
        yield say("quabble.offer_bot", name=one, left=left)
        yield say("quabble.snatch_prompt", name=one)
        yield say("quabble.snatch_bot", name=one)
        yield say("quabble.hit", name=one, slayer=left, points="-6")
        for key in ("claim_torn", "claim_torn_by", "claim_left", "claim_right"):
            line = say(f"quabble.{key}", name=left, torn="+2½", alone="+7")
            yield f"{say('quabble.claim_question')}\n{line}"
    yield say("quabble.claim_prompt", names=listed(names))
    yield say("quabble.claim_sealed", names=listed(names[:2]))
    for key in ("deal_prompt", "reveal_prompt", "reveal_prompt_last", "score_prompt"):
        yield say(f"quabble.{key}")


def threats(table: QuabbleTable) -> Iterator[str]:
    """What is told where one neighbour or both may slay."""
    name = max((seat_name(panel.seat) for panel in table.panels), key=len)
    words = {"name": name, "points": "-6", "both": "-11", "kind": kind_name(CardKind.DOOM_SNAIL)}
    assert isinstance(table.choosing, QuabbleChoosing)
    asked = say("quabble.claim_question")
    for key in ("threat", "threat_either", "threat_both"):
        danger = say(f"quabble.{key}", **words)
        yield table.choosing.fitting([f"{asked}\n{danger}", danger])


def hardest_claim(table: QuabbleTable) -> str:
    """What is asked where much is to be told of both cards."""
    hard = Condition(Seat(1), CardKind.BEARDED_HOPPER, Fraction(-3), False)
    target = SlayerTarget(Seat(2), CardKind.DOOM_SNAIL, Fraction(6))
    promise = Promise(Fraction(3), Fraction(3, 2), CardKind.DEATHSLAYER, target=target)
    slayer = replace(promise, spread=(Fraction(-3), Fraction(3)), condition=hard)
    assert isinstance(table.choosing, QuabbleChoosing)
    table.tokens.open_cards.offers[0] = Card(HOUSE_SET.kinds.index(CardKind.DEATHSLAYER))
    return table.choosing.claim_words(Seat(0), [slayer, slayer], Side.LEFT)


@pytest.mark.parametrize("seats", SEATS)
def test_who_claims_is_asked_and_told_of_a_threat_in_two_lines(app: RunningApp, seats: int) -> None:
    table = table_of(app, ((1280, 720), 1.0, seats))
    assert isinstance(table.choosing, QuabbleChoosing)
    open_cards, right = table.tokens.open_cards, neighbours(Seat(0), seats)[1]
    slayers, snails = cards(CardKind.DEATHSLAYER), cards(CardKind.DOOM_SNAIL)
    for treasury, place in zip(open_cards.treasuries, range(seats), strict=True):
        treasury[:] = snails[:1] if place == 0 else []
    open_cards.offers[:] = [*cards(CardKind.SNORKEL_PIG)[:seats]]
    open_cards.offers[right] = slayers[0]
    plain = Promise(Fraction(3), Fraction(3, 2), CardKind.BEARDED_HOPPER)
    danger = threat(open_cards, Seat(0))
    assert danger
    for side in (None, Side.RIGHT):
        told = table.choosing.claim_words(Seat(0), [plain, plain], side)
        assert told == f"{say('quabble.claim_question')}\n{danger}"


@in_languages(SHAPES)
def test_no_sentence_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    shown: list[Picture] = [token.picture for token in table.stage.tokens]
    for event in events(shape[2]):
        shown += event_pictures(table, event)
        if hint := table.captions.hint(event):
            shown.append(hint_picture(table, hint))
    for what in ("counted", "hidden", "now"):
        table.tokens.legend.show(what)
        shown.append(table.tokens.legend.token.picture)
    for words in (*prompts(shape[2]), hardest_claim(table), *threats(table)):
        table.top_bar.show_prompt(words)
        shown.append(table.top_bar.shown[0])
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_the_question_what_to_claim_has_a_line_of_its_own(app: RunningApp, shape: Shape) -> None:
    table, renderer = table_of(app, shape), app.context.renderer
    question, line = say("quabble.claim_question"), say("quabble.claim_left", alone="+7")
    table.top_bar.show_prompt(f"{question}\n{line}")
    lines = kept_type(table.top_bar.shown[0], renderer.unit, renderer.text_scale).lines
    assert any(map(line.startswith, lines))
    assert renderer.text_scale > 1 or [*lines] == [question, line]


@in_languages(SHAPES)
def test_no_word_on_a_card_and_none_about_its_kind_is_cut_off(
    app: RunningApp, shape: Shape
) -> None:
    table = table_of(app, shape)
    layout, renderer, shown = table.layout, app.context.renderer, list[Picture]()
    gap = layout.gaps[0]
    sheet, *_ = counted_in(layout.count_banner)
    for card, kind in zip(one_of_each(), CardKind, strict=True):
        shown += [draw(renderer, HOUSE_SET, card, gap.w, gap.h) for draw in (grown, pictured)]
        for box in (sheet, layout.reading, layout.strip):
            shown.append(kind_sheet(kind, HOUSE_SET, box.w, box.h))
    counted = sushi_in_count(HOUSE_SET)
    shown.append(kind_sheet(CardKind.CURSED_SUSHI, HOUSE_SET, sheet.w, sheet.h, counted))
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_word_about_a_card_on_offer_or_taken_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table = table_of(app, shape)
    layout, loot, shown = table.layout, table.layout.loot_words, list[Picture]()
    reader, name = InspectorPanel(table.stage, HOUSE_SET), longest_name()
    steals = say("quabble.gain_with_theft_now", best="+12½", kind=longest_kind())
    gains = say("quabble.gains_offered", mine=steals, left=steals, torn="-1½", name=name)
    swung = swing(MUCH, Fraction(-39, 2), Fraction(-37, 2))
    stolen = say("quabble.gains_stolen", mine=swung, theirs=swung, name=name)
    gain = say("quabble.gains_taken", name=name, mine=MUCH)
    for card, kind in zip(one_of_each(), CardKind, strict=True):
        for words, box in ((gains, layout.reading), (gains, loot), (stolen, loot)):
            reader.read_card(card, box, words)
            shown.append(reader._slip.picture)
        title = say("quabble.owned", owner=say("quabble.king"), kind=kind_name(kind))
        worth = say("quabble.in_all", value=-60, power=power_words(kind, HOUSE_SET))
        slain = say(
            "quabble.slain_because",
            name=name, victim=name, other=name, points="-10½", less="-10½",
        )  # fmt: skip
        looked_at = [(f"{worth} {more}", layout.reading) for more in (gain, slain)]
        for words, box in (*looked_at, *((one, layout.top_bar.side) for one in (worth, gain))):
            reader.read(title, words, box, kind)
            shown.append(reader._slip.picture)
    assert truncated(app, shown) == []


@in_languages(SHAPES)
def test_no_word_about_points_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, shown = table_of(app, shape), list[Picture]()
    reader, layout, name = InspectorPanel(table.stage, HOUSE_SET), table.layout, longest_name()
    scored = [kind for kind in CardKind if kind not in IMMEDIATE][:4]
    names = [say(f"quabble_points.{kind.name.lower()}") for kind in scored]
    parts = enumerated([say("speech.amount", name=each, amount="-10½") for each in names])
    in_parts = say("quabble.points_parts", powers="-10½", parts=parts)
    torn = say("quabble.torn_about", cards=listed([*map(kind_name, CardKind)][:3]), points="-10½")
    for powers, box in (("-10½", layout.top_bar.side), (in_parts, layout.reading)):
        about = say("quabble.points_about", points="-10½", counted="-10½", powers=powers)
        for words in (about, torn):
            reader.read(name, words, box)
            shown.append(reader._slip.picture)
    numbers = dict.fromkeys(("mine", "printed", "powers"), "-10½")
    for kind in CardKind:
        words = say("quabble.brought", name=name, **numbers)
        reader.read(kind_name(kind), words, layout.top_bar.side)
        shown.append(reader._slip.picture)
    assert truncated(app, shown) == []


@every_shape
def test_what_a_card_does_is_told_in_brief_where_much_is_to_be_told(
    app: RunningApp, shape: Shape
) -> None:
    table, slayer = table_of(app, shape), CardKind.DEATHSLAYER
    reader, box = InspectorPanel(table.stage, HOUSE_SET), table.layout.reading
    is_much = shape[1] > 1 and box.w < 1200  # large words alone are, but not in a wide place
    usual = brief_words if is_much else power_words
    for gains, told in (("", usual), (12 * MUCH, brief_words)):
        reader.read_card(cards(slayer)[0], box, gains)
        assert repr(told(slayer, HOUSE_SET))[1:-1] in repr(reader._slip.picture)


@in_languages(SHAPES)
def test_a_sum_of_many_cards_fits_into_its_sheet(app: RunningApp, shape: Shape) -> None:
    renderer, box = app.context.renderer, counted_in(table_of(app, shape).layout.count_banner)[1]
    for count, times in ((1, 1), (2, 1), (6, 1), (1, 6), (2, 6)):
        kinds, much = [CardKind.CURSED_SUSHI] * count, Fraction(-39, 2)
        picture = sum_picture(renderer, Seat(0), kinds, much, box.w, box.h, times)
        sheet, line = (renderer.size(part.picture) for part in picture.pieces)
        assert truncated(app, [picture]) == []
        assert line[0] < sheet[0]
        assert line[1] < sheet[1]


def test_several_cards_of_a_kind_show_their_sum(app: RunningApp) -> None:
    kinds = [CardKind.GRUNGLE]
    told = repr(sum_picture(app.context.renderer, Seat(0), kinds, Fraction(-4), 400, 200, 3))
    assert all(repr(words) in told for words in ("3 ×", "-4", "=", "-12"))


@in_languages(SHAPES)
def test_the_sum_of_torn_cards_fits_onto_their_piece(app: RunningApp, shape: Shape) -> None:
    renderer = app.context.renderer
    for width, height in ((68, 127), (68, 96), (187, 46)):
        pile = torn_pile(renderer, Fraction(-25, 2), width, height, theme.GOLD)
        _piece, _sign, words = pile.pieces
        wide, _ = renderer.size(words.picture)
        assert words.x - wide / 2 >= 0
        assert words.x + wide / 2 <= width


def test_torn_cards_have_one_form_at_all_seats(app: RunningApp) -> None:
    for width in (187, 260, 330):
        told = {
            say("quabble.torn_pile")
            in repr(torn_pile(app.context.renderer, halves, width, 40, theme.GOLD))
            for halves in (Fraction(1, 2), Fraction(3), Fraction(-19, 2))
        }
        assert len(told) == 1, "the word stands at all seats or at none"
    assert told == {True}


@every_shape
def test_no_drawing_lies_below_what_a_half_is_worth(app: RunningApp, shape: Shape) -> None:
    gap, renderer = table_of(app, shape).layout.gaps[0], app.context.renderer
    for card in one_of_each():
        picture = grown(renderer, HOUSE_SET, card, gap.w, gap.h)
        assert isinstance(picture, Collage)
        name = icon(HOUSE_SET.kinds[card], 1).name
        drawn = [
            part
            for part in picture.pieces
            if isinstance(part.picture, Art) and part.picture.name == name
        ]
        (half,) = (part for part in picture.pieces if isinstance(part.picture, Collage))
        wide, _ = renderer.size(half.picture)
        is_beside_value = half.x - wide / 2 > gap.w / 5
        for part in drawn if is_beside_value else ():
            across, _ = renderer.size(part.picture)
            assert part.x - across / 2 > half.x + wide / 2


@in_languages(SHAPES)
def test_no_name_and_no_curtain_is_cut_off(app: RunningApp, shape: Shape) -> None:
    table, pad = table_of(app, shape), Pad(1)
    shown: list[Picture] = []
    occupants: list[Occupant] = [BotPlayer(word) for word in LEVELS]
    for seat, panel in enumerate(table.panels):
        for occupant in (*occupants, Away(pad, "normal"), Person(pad)):
            panel.show_occupant(occupant)
            shown.append(panel.tag._name.picture)
        for device in (pad, LEFT_KEYS, RIGHT_KEYS, POINTER):
            controls = Controls(device, DEFAULT_BINDINGS)
            shown.append(sheet(table.layout.hand_box, Seat(seat), controls))
            shown.append(sheet(table.layout.curtain(Seat(seat)), Seat(seat), controls))
    assert truncated(app, shown) == []
