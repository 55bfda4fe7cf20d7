"""Why a number below a frog moves: each card has its result, and what flies shows its cause."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.quabble import HOUSE_SET, Card, CardKind, Event, PowersTriggered, RoundBegan
from rules.quabble.events import CardClaimed, CardShared
from scenes.core.script import wait
from scenes.core.settings.settings import Settings
from scenes.games.quabble.cards import ART, icon
from scenes.games.quabble.components.claims.claim_results import LARGER
from scenes.games.quabble.components.claims.offer_order import GREET, OUT
from scenes.games.quabble.components.claims.promise_maker import slayer_of
from scenes.games.quabble.components.slayers.slayer_words import compared
from scenes.games.quabble.events.claims_animator import STILL, TUG
from scenes.games.quabble.events.gains_animator import BLADE
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from seats.occupants import BotPlayer
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art, Collage, Picture, Text
from tests.scenes.games.quabble.tables import cards, new_table, play_to_claims, state_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN, BOB, CAT = map(Seat, range(3))


@pytest.fixture
def table() -> Iterator[QuabbleTable]:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        yield claimable(app)


def claimable(app: RunningApp) -> QuabbleTable:
    """A table of three, with a card offered by each."""
    table = open_and_wait(app, play_to_claims(new_table(app, *[BotPlayer("random")] * 3)))
    table.tokens.gaps.show_words(True)
    return table


def offer_of(table: QuabbleTable, giver: Seat) -> Card:
    card = state_of(table).board.offers[giver]
    assert card is not None
    return card


def words_in(picture: Picture) -> list[str]:
    """The words in a picture, and the names of the drawings."""
    match picture:
        case Text(words) | Art(words):
            return [words]
        case Collage(pieces=pieces):
            return [words for part in pieces for words in words_in(part.picture)]
        case _:
            return []


def seen(table: QuabbleTable, name: str, *events: Event) -> dict[tuple[str, ...], int]:
    """What is on the tokens of a *name* while *events* are shown, and for how many steps."""
    steps: dict[tuple[str, ...], int] = {}
    for event in events:
        for _ in table.show(event):
            for words in {tuple(words_in(t.picture)) for t in table.stage.tokens if t.name == name}:
                steps[words] = steps.get(words, 0) + 1
    return steps


def test_what_flies_to_a_number_shows_the_card_that_moves_it(table: QuabbleTable) -> None:
    card = offer_of(table, ANN)
    shown = seen(table, "score", CardClaimed(ANN, card, ANN), PowersTriggered(()))
    assert any(ART[HOUSE_SET.kinds[card]] in words for words in shown)


def test_a_card_that_takes_points_from_others_sends_them_their_loss(table: QuabbleTable) -> None:
    kinds = HOUSE_SET.kinds
    mine, yours = [Card(i) for i, kind in enumerate(kinds) if kind is CardKind.DOOM_SNAIL][:2]
    open_cards = table.tokens.open_cards
    open_cards.treasuries[BOB] = [mine]
    open_cards.offers[ANN] = yours
    table.tokens.gaps.lay(ANN, yours)
    shown = seen(table, "score", CardClaimed(ANN, yours, ANN), PowersTriggered(()))
    snail = ART[CardKind.DOOM_SNAIL]
    moved = {words[1:] for words in shown if snail in words}
    assert moved == {("+6", "-1"), ("-1",)}, "a number and its power are apart"


def test_what_others_lose_by_a_card_is_noted_until_the_next_round(table: QuabbleTable) -> None:
    kinds, open_cards = HOUSE_SET.kinds, table.tokens.open_cards
    mine, yours = [Card(i) for i, kind in enumerate(kinds) if kind is CardKind.DOOM_SNAIL][:2]
    open_cards.treasuries[BOB] = [mine]
    open_cards.offers[ANN] = yours
    table.tokens.gaps.lay(ANN, yours)
    seen(table, "score", CardClaimed(ANN, yours, ANN), PowersTriggered(()))
    lost = [panel.losses.lost for panel in table.panels]
    assert lost == [{}, {CardKind.DOOM_SNAIL: -1}, {}], "who gets it sees that on the card"
    assert f"{seat_name(ANN)} gets Doom Snail: {seat_name(BOB)} -1." in table.log
    notes = [token for token in table.stage.tokens if token.name == "loss" and token.visible]
    assert [words_in(note.picture) for note in notes] == [[ART[CardKind.DOOM_SNAIL], "-1"]]
    seen(table, "score", RoundBegan(2, ANN))
    assert not any(panel.losses.lost for panel in table.panels)


def test_a_tie_in_sushi_tells_in_the_log_who_makes_it(table: QuabbleTable) -> None:
    kinds, open_cards = HOUSE_SET.kinds, table.tokens.open_cards
    sushi = [Card(i) for i, kind in enumerate(kinds) if kind is CardKind.CURSED_SUSHI]
    open_cards.treasuries[BOB] = sushi[:1]
    open_cards.offers[ANN] = sushi[1]
    table.tokens.gaps.lay(ANN, sushi[1])
    seen(table, "score", CardClaimed(ANN, sushi[1], ANN), PowersTriggered(()))
    ann, bob = seat_name(ANN), seat_name(BOB)
    assert f"{ann} has as much Sushi as {bob} now: {bob} -9." in table.log
    assert table.panels[BOB].losses.lost == {CardKind.CURSED_SUSHI: -9}


def test_a_loss_is_no_longer_noted_once_the_points_are_back(table: QuabbleTable) -> None:
    kinds, open_cards = HOUSE_SET.kinds, table.tokens.open_cards
    sushi = [Card(i) for i, kind in enumerate(kinds) if kind is CardKind.CURSED_SUSHI]
    open_cards.treasuries[BOB] = sushi[:1]
    for giver, card in ((ANN, sushi[1]), (BOB, sushi[2])):
        open_cards.offers[giver] = card
        table.tokens.gaps.lay(giver, card)
    seen(table, "score", CardClaimed(ANN, sushi[1], ANN))
    seen(table, "score", CardClaimed(BOB, sushi[2], BOB), PowersTriggered(()))
    assert not table.panels[BOB].losses.lost, "Bob has the most Sushi again"
    assert table.panels[ANN].losses.lost == {}


def test_order_cards_move_on_while_cards_still_fly_to_who_has_them(table: QuabbleTable) -> None:
    card, tags = table.tokens.order.cards[0], [places.tag for places in table.layout.seats]
    for seat in (CAT, ANN):
        table._animator._beside.append(wait(3 * GREET))
        script = table.show(RoundBegan(2, seat))
        for _ in range(round(1.5 * GREET / STEP)):
            next(script)
        assert card.pose.x == tags[seat].x - OUT, "the banner says already who begins"
        for _ in script:
            pass


def test_the_first_time_it_is_told_that_the_order_moves_on(
    table: QuabbleTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = (say("quabble.order_moves"),)
    assert told not in seen(table, "callout", RoundBegan(2, CAT)), "nobody wants hints"
    monkeypatch.setattr(type(table.hints), "wanted", property(lambda hints: True))
    assert told in seen(table, "callout", RoundBegan(2, CAT))
    assert told not in seen(table, "callout", RoundBegan(3, BOB))


def test_what_a_deathslayer_takes_flies_with_its_sign(table: QuabbleTable) -> None:
    kinds, open_cards = HOUSE_SET.kinds, table.tokens.open_cards
    slayer, snail = (
        Card(kinds.index(kind)) for kind in (CardKind.DEATHSLAYER, CardKind.DOOM_SNAIL)
    )
    open_cards.treasuries[ANN] = [slayer]
    open_cards.offers[BOB] = snail
    table.tokens.gaps.lay(BOB, snail)
    before = open_cards.scoring()
    shown = seen(table, "score", CardClaimed(BOB, snail, BOB), PowersTriggered(()))
    assert set(shown) == {
        (ART[CardKind.DOOM_SNAIL], "+6"),
        (ART[CardKind.DEATHSLAYER], "-6", f"{seat_name(BOB)} 6, {seat_name(CAT)} 0"),
    }
    assert slayer_of(before, open_cards.scoring(), BOB) == ANN
    assert table.panels[BOB].losses.lost == {CardKind.DEATHSLAYER: -6}
    seen(table, "score", RoundBegan(2, ANN))
    assert not table.panels[BOB].losses.lost, "the points have it in them"
    assert f"{seat_name(ANN)}'s Deathslayer hits {seat_name(BOB)}: -6." in table.log


def test_all_read_on_the_banner_which_deathslayer_hits_whom_once_its_sword_is_there(
    table: QuabbleTable,
) -> None:
    open_cards, steps = table.tokens.open_cards, list[tuple[bool, bool]]()
    words = f"{seat_name(ANN)}'s Deathslayer hits {seat_name(BOB)}: -6."
    open_cards.treasuries[:] = [], [], []
    open_cards.keep_slayings()
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    open_cards.treasuries[:] = [slayer], [snail], []
    sword = icon(CardKind.DEATHSLAYER, BLADE)
    for _ in table._animator._gains.turn_slayers():
        table.stage.tick()
        flies = any(token.picture == sword for token in table.stage.tokens)
        steps.append((flies, table.top_bar.shown[0].words == words))
        noted = bool(table.panels[BOB].losses.lost)
        assert not noted or steps[-1] == (False, True), "one tag at a time"
    assert [*dict.fromkeys(steps)] == [(True, False), (False, True)]
    assert {ANN, BOB} == {one.seat for one in table.panels if one.frog.active}
    assert table.panels[BOB].losses.lost == {CardKind.DEATHSLAYER: -6}


def test_who_loses_no_more_to_a_deathslayer_is_told_who_is_richer(table: QuabbleTable) -> None:
    open_cards = table.tokens.open_cards
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    open_cards.treasuries[:] = [slayer], [snail], []
    open_cards.keep_slayings()
    open_cards.treasuries[2] = [*cards(CardKind.ROYAL_POOFIN)[:1], *cards(CardKind.VERY_RARE_EGG)]
    shown = set()
    for _ in table._animator._gains.turn_slayers():
        shown |= {tuple(words_in(t.picture)) for t in table.stage.tokens if t.name == "score"}
    assert (ART[CardKind.DEATHSLAYER], "+6", f"{seat_name(CAT)} 25, {seat_name(BOB)} 6") in shown


def test_deathslayers_turn_only_once_no_card_moves(table: QuabbleTable) -> None:
    open_cards = table.tokens.open_cards
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    open_cards.treasuries[:] = [slayer], [snail], []
    assert [open_cards.points()[BOB], *open_cards.slain] == [0, snail]
    egg, card = cards(CardKind.VERY_RARE_EGG)[0], offer_of(table, BOB)
    open_cards.offers[CAT] = egg
    table.tokens.gaps.lay(CAT, egg)
    seen(table, "score", CardClaimed(CAT, egg, CAT), CardClaimed(BOB, card, BOB))
    assert [*open_cards.slain] == [snail], "Cat has more points meanwhile"
    shown = seen(table, "score", PowersTriggered(()))
    assert open_cards.points() == open_cards.scoring().points
    assert not any(ART[CardKind.DEATHSLAYER] in words for words in shown) or open_cards.slain == {}


def test_a_tag_tells_if_sushi_counts_only_later(table: QuabbleTable) -> None:
    open_cards, egg = table.tokens.open_cards, cards(CardKind.VERY_RARE_EGG)[0]
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    open_cards.treasuries[:] = [slayer], [snail], [egg, *cards(CardKind.CURSED_SUSHI)[:1]]
    [attack] = open_cards.attacks()
    bob, cat = seat_name(BOB), seat_name(CAT)
    assert open_cards.points()[CAT] == 15
    assert compared(open_cards, attack) == f"Before Sushi:\n{bob} 6, {cat} 6"


def results(table: QuabbleTable) -> list[tuple[str, ...]]:
    """The numbers on all results that lie there."""
    tokens = [token for token in table.stage.tokens if token.name == "result"]
    return [tuple(words for words in words_in(t.picture) if words[0] in "+-") for t in tokens]


def test_a_card_leaves_before_the_next_one_has_its_result_read(table: QuabbleTable) -> None:
    gaps, left = table.tokens.gaps, list[Seat]()
    for giver in (ANN, BOB, CAT):
        for _ in table.show(CardClaimed(giver, offer_of(table, giver), giver)):
            table.stage.tick()
        assert set(gaps.offers) == {ANN, BOB, CAT} - {*left}
        assert len(results(table)) == len(gaps.offers[giver])
        left.append(giver)
    for _ in table.show(RoundBegan(2, BOB)):
        pass
    assert not results(table)
    assert not gaps.offers


def test_a_result_counts_on_what_comes_before_it(table: QuabbleTable) -> None:
    kinds, open_cards = HOUSE_SET.kinds, table.tokens.open_cards
    snails = [Card(i) for i, kind in enumerate(kinds) if kind is CardKind.DOOM_SNAIL]
    for giver, snail, told in zip((ANN, BOB), snails, (("+6",), ("+6", "-1", "-1")), strict=False):
        open_cards.offers[giver] = snail
        table.tokens.gaps.lay(giver, snail)
        for _ in table.show(CardClaimed(giver, snail, giver)):
            pass
        assert {*results(table)} == {told}  # and what the second takes from the first


def test_a_card_that_all_look_at_is_larger_than_any_other(table: QuabbleTable) -> None:
    for giver in (ANN, BOB):
        for _ in table.show(CardClaimed(giver, offer_of(table, giver), giver)):
            table.stage.tick()
        for lying in table.tokens.gaps.offers[giver]:
            assert lying.token.pose.sx == pytest.approx(LARGER)
        assert all(one.token.pose.sx == 1 for one in table.tokens.gaps.offers[CAT])


def test_both_frogs_pull_at_a_card_while_all_look_before_it_is_torn(table: QuabbleTable) -> None:
    card = offer_of(table, BOB)
    place = table.tokens.gaps.offers[BOB][0].token.pose
    looks = []
    for event in (CardShared(BOB, card), RoundBegan(2, BOB)):
        for _ in table.show(event):
            torn = any(token.name == "half" for token in table.stage.tokens)
            looks.append((table.climaxes.focus, torn))
    assert looks[0] == ((place.x, place.y), False)
    assert ((place.x, place.y), True) not in looks
    assert (None, True) in looks
    assert sum(look == looks[0] for look in looks) * STEP >= TUG + STILL


def test_points_that_another_order_moves_fly_with_the_sign_of_the_deathslayer(
    table: QuabbleTable,
) -> None:
    slayers, turn = cards(CardKind.DEATHSLAYER), cards(CardKind.MISDIRECTION)[0]
    prey = [cards(kind)[0] for kind in (CardKind.DOOM_SNAIL, CardKind.GRUNGLE)]
    open_cards = table.tokens.open_cards
    open_cards.treasuries[:] = [slayers[0], turn], prey, slayers[1:2]
    open_cards.active = CAT
    assert open_cards.points()[BOB] == 5
    shown = seen(table, "score", RoundBegan(2, ANN))
    assert open_cards.points()[BOB] == 0
    why = f"{seat_name(BOB)} 5, {seat_name(CAT)} 3"
    assert {words for words in shown if words} == {(ART[CardKind.DEATHSLAYER], "-5", why)}
