"""What the Quabble table shows, and what can be pressed on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    Card,
    CardKind,
    CardOffered,
    Options,
    RoundBegan,
    Side,
    neighbours,
    seat_order,
)
from scenes.games.quabble.cards import HALF_NUMBER, brief_words, grown
from scenes.games.quabble.choosing.claim_chooser import NEITHER, ClaimChooser
from scenes.games.quabble.choosing.offer_hand import OfferChooser
from scenes.games.quabble.components.claims.mats import Settlement
from scenes.games.quabble.components.claims.offer_order import OUT
from scenes.games.quabble.components.numbers import drawn
from scenes.games.quabble.components.open_cards import HALF
from scenes.games.quabble.layout import column_of
from scenes.games.quabble.places import FRAME
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Reaction
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound, SoundBank
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.tables import (
    check_table,
    chooser_of,
    new_table,
    play_to_claims,
    state_of,
)
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, Mouse, tap
from tests.scenes.table.checked_tables import open_and_wait, play_undrawn
from words import say
from words.phrases import listed

ANN, BOB = Seat(0), Seat(1)
SHORT = Options(short_game=True)


def test_a_table_in_mid_match_is_built_as_it_lies(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("random")] * 5, turns=40)
    open_and_wait(app, table)
    check_table(table, app.context)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_card_between_the_ends_is_shown_at_both_and_marked(app: RunningApp, seats: int) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, *[BotPlayer("random")] * seats)))
    for giver, offer in table.tokens.gaps.offers.items():
        ends = column_of(giver, seats) == 0
        assert [lying.gap for lying in offer] == ([0, seats] if ends else [column_of(giver, seats)])
        assert [lying.link is not None for lying in offer] == [ends] * len(offer)


def test_a_press_to_the_left_claims_the_card_on_the_left(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("random"), BotPlayer("random")
    ways = (
        ((Intent.LEFT, Intent.CONFIRM), Side.LEFT),
        ((Intent.TURN_RIGHT,), Side.RIGHT),
        ((Intent.TURN_RIGHT, Intent.TURN_LEFT), Side.LEFT),  # for as long as others choose
    )
    for presses, side in ways:
        table = open_and_wait(app, play_to_claims(new_table(app, *occupants)))
        tap(app, KeyButtons(), *presses)
        app.run_until(lambda: len(table.match.log) > 3)  # noqa: B023
        assert getattr(table.match.log[-1][ANN], "side") is side  # noqa: B009


def test_while_one_person_claims_all_other_cards_are_in_shade(app: RunningApp) -> None:
    bots = [BotPlayer("random")] * 3
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    column = column_of(ANN, 4)
    lit = [gap for gap, shade in enumerate(table.tokens.focus.shades) if not shade.visible]
    assert lit == [column, column + 1]


def test_while_one_person_claims_only_its_cards_tell_what_they_do(app: RunningApp) -> None:
    bots = [BotPlayer("random")] * 3
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    tokens, told = table.tokens, set[Seat]()
    for giver, lying in tokens.gaps.offers.items():
        kind = HOUSE_SET.kinds[lying[0].card]
        words, *_ = brief_words(kind, HOUSE_SET).split("\n")
        told |= {giver for one in lying if words in repr(one.token.picture)}
    assert told == {ANN, neighbours(ANN, len(table.panels))[1]}


def test_while_two_people_claim_no_card_is_in_shade(app: RunningApp) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = play_to_claims(new_table(app, *people, BotPlayer("random")))
    open_and_wait(app, table)
    tap(app, KeyButtons(), Intent.LEFT)  # one has chosen: the other is not lit either
    assert not any(shade.visible for shade in table.tokens.focus.shades)


def test_two_people_are_told_in_the_first_rounds_that_the_screen_hides_their_claims(
    app: RunningApp,
) -> None:
    people = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    table = open_and_wait(app, play_to_claims(new_table(app, *people, BotPlayer("random"))))
    told = say("quabble.claim_sealed", names=listed([seat_name(Seat(seat)) for seat in range(2)]))
    assert table.choosing._secret_prompt([Seat(0), Seat(1)]) == told


def test_at_a_full_table_the_cards_of_all_people_stand_out_until_all_have_claimed(
    app: RunningApp,
) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = play_to_claims(new_table(app, *people, *[BotPlayer("random")] * 4))
    open_and_wait(app, table)
    columns = [column_of(ANN, 6), column_of(Seat(1), 6)]
    wanted = sorted({gap for column in columns for gap in (column, column + 1)})
    for _ in range(2):
        shades = table.tokens.focus.shades
        assert [gap for gap, shade in enumerate(shades) if not shade.visible] == wanted
        pills = {panel.seat: panel.band.pills for panel in table.panels}
        shown = {seat: [pill.token.visible for pill in pills[seat]] for seat in pills}
        both = [Seat(0), Seat(1)]
        assert [seat for seat in shown if all(shown[seat])] == both
        assert [seat for seat in shown if any(shown[seat])] == [*both, 2, 5], "and their rivals"
        tap(app, KeyButtons(), Intent.LEFT)


def test_every_card_that_can_be_claimed_says_what_half_of_it_is_worth(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, *[BotPlayer("random")] * 6)))
    for card, value in enumerate(HOUSE_SET.values):
        box = table.layout.gaps[0]
        picture = grown(app.context.renderer, HOUSE_SET, Card(card), box.w, box.h)
        half = drawn(app.context.renderer, HALF * value, HALF_NUMBER, theme.PAPER, signed=True)
        assert repr(half) in repr(picture)


def test_hints_frame_what_they_are_about(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    assert table.top_bar.goal_place == table.panels[0].score.box  # of which the goal speaks
    card, lying = CardOffered(ANN, Card(0)), table.tokens.gaps
    assert lying.have_words
    inside = lying.box(column_of(ANN, 4)).inset(0, FRAME)  # off the numbers and signs beside it
    assert table.places.hint_place(card, ANN) == inside
    lying.show_words(False)
    assert table.places.hint_place(card, ANN) == lying.box(column_of(ANN, 4))


def test_a_mat_shows_the_heads_of_those_who_took_its_card_and_no_others(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    mats, beside = table.tokens.gaps.mats, table.layout.beside(1)
    for takers in (beside[:1], beside[1:], beside, ()):
        mats.settle((1,), Settlement(CardKind.GRUNGLE, takers))
        shown = repr(mats.tokens[True][1].picture)
        heads = [seat for seat in map(Seat, range(4)) if repr(palette_of(seat)) in shown]
        assert sorted(heads) == sorted(takers)
        assert ("crown" in shown) is (takers == ())
        assert not any(sign in shown for sign in ("arrow", "check"))


def test_a_card_that_is_only_looked_at_is_not_claimed(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("random"), BotPlayer("random")
    table = open_and_wait(app, play_to_claims(new_table(app, *occupants)))
    tap(app, KeyButtons(), Intent.LEFT, Intent.RIGHT)
    app.frames(150)
    assert table.pending.missing == (ANN,)
    assert not table.panels[0].claim.paw.visible


def test_confirm_raises_no_card_and_claims_none_before_one_is_raised(app: RunningApp) -> None:
    bots = [BotPlayer("random")] * 2
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    chooser = chooser_of(table, ANN)
    assert isinstance(chooser, ClaimChooser)
    tap(app, KeyButtons(), Intent.CONFIRM, Intent.CONFIRM)
    app.frames(60)
    assert chooser._at == NEITHER
    assert table.pending.missing == (ANN,)


def test_cards_on_offer_can_be_read_while_one_offers(app: RunningApp) -> None:
    occupants: list[Occupant] = [*[BotPlayer("random")] * 3, Person(LEFT_KEYS)]
    table = open_and_wait(app, new_table(app, *occupants, turns=1))  # who is on the right offered
    chooser = chooser_of(table, Seat(3))
    assert isinstance(chooser, OfferChooser)
    hand, keys = len(state_of(table).hands[3]), KeyButtons()
    places = sum(map(len, table.tokens.gaps.offers.values()))
    assert len(chooser._step.targets) == hand + places > hand
    start = chooser._at
    tap(app, keys, *[Intent.RIGHT] * hand)
    assert chooser._at == start  # round the hand alone
    tap(app, keys, Intent.UP)
    assert chooser._at >= hand
    assert table.inspector_panel._slip.visible
    tap(app, keys, Intent.CONFIRM)
    assert chooser.choice is None
    assert chooser._at < hand
    assert chooser._step.targets[chooser._at].then is not None


def test_a_claim_can_be_taken_back_until_all_have_claimed(app: RunningApp) -> None:
    app.set(secrecy="curtain")
    table = open_and_wait(
        app,
        play_to_claims(new_table(app, Person(LEFT_KEYS), Person(RIGHT_KEYS), BotPlayer("random"))),
    )
    ann, bob = KeyButtons(), KeyButtons(RIGHT_KEYS)
    for keys in (ann, bob):
        tap(app, keys, Intent.CONFIRM, Intent.LEFT, Intent.CONFIRM)
    assert {ANN, BOB} <= table.pending.choices.keys()
    assert table.panels[0].claim.ready.visible
    tap(app, ann, Intent.SECOND)
    assert ANN not in table.pending.choices
    assert not table.panels[0].claim.ready.visible
    assert table.awaiting_choice


def test_a_hand_opens_for_one_person_and_closes_for_two(app: RunningApp) -> None:
    table = open_and_wait(
        app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"), turns=4)
    )
    mine = [token.picture for token in table.panels[0].held.tokens]
    backs = [token.picture for token in table.panels[1].held.tokens]
    assert set(mine).isdisjoint(backs)
    app.context.seating.assign(Seat(1), RIGHT_KEYS)
    app.reseat()
    assert {token.picture for token in table.panels[0].held.tokens} == set(backs)
    app.context.seating.put_bot(Seat(1), "easy")
    app.reseat()
    assert [token.picture for token in table.panels[0].held.tokens] == mine


def test_a_pointer_reads_a_card_on_offer_in_one_place_only(app: RunningApp) -> None:
    occupants: list[Occupant] = [*[BotPlayer("random")] * 3, Person(POINTER)]
    table = open_and_wait(app, new_table(app, *occupants, turns=1))
    (lying, *_), *_ = table.tokens.gaps.offers.values()
    Mouse(app).touch(lying.token.pose.x, lying.token.pose.y)
    app.frames(2)
    assert table.inspector_panel._slip.visible  # beside the hand
    assert table.inspector._sight is None


def test_every_number_that_climbs_sounds_a_semitone_higher_than_the_one_before(
    app: RunningApp,
) -> None:
    played: list[tuple[Sound, int]] = []
    app.context.bank = SoundBank(
        silent=True, on_play=lambda sound, step, _: played.append((sound, step))
    )
    table = new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2)
    play_undrawn(app, table, check_table)
    steps = [step for sound, step in played if sound is Sound.SCORE_STEP]
    assert len(steps) > 5
    assert steps == list(range(len(steps)))
    last, *_ = [i for i, (sound, _) in enumerate(played) if sound is Sound.CORONATION]
    assert [sound for sound, _ in played[:last]].count(Sound.KIND_LIT) > 3


def test_pointing_at_a_treasury_tells_what_the_kind_does(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, turns=40))
    board = state_of(table).board
    seat = next(seat for seat, cards in enumerate(board.treasuries) if cards)
    kind = board.house_set.kinds[board.treasuries[seat][0]]
    box = table.panels[seat].treasury.box(kind)
    Mouse(app).touch(*box.centre)
    app.frames(2)
    assert table.inspector._sight is not None
    assert table.inspector._sight.box == box
    house, cards = board.house_set, board.treasuries[seat]
    worth = sum(house.values[card] for card in cards if house.kinds[card] is kind)
    assert table.inspector._sight.words.startswith(f"Worth {worth}.")


def test_a_mat_shows_who_took_its_card_until_the_next_offer_is_asked_for(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2))
    gaps, layout = table.tokens.gaps, table.tokens.layout
    tall = gaps.mats.tokens[True]
    app.run_until(lambda: len(gaps.offers) == 3 and table.awaiting_choice)
    offered = [token.picture for token in tall]
    app.run_until(lambda: not gaps.offers)
    settled = [token.picture for token in tall]
    assert all(now != before for now, before in zip(settled, offered, strict=True))
    app.run_until(lambda: not table.tokens.open_cards.coming)
    owned = {seat for seat in map(Seat, range(3)) if table.tokens.open_cards.treasuries[seat]}
    taken = [settlement.takers for settlement in gaps.mats._settled.values()]
    takers = {seat for seats in taken if len(seats) == 1 for seat in seats}
    assert takers == owned
    app.run_until(lambda: table.awaiting_choice)
    app.frames(2)
    plain = [gaps.mats._picture(gap, box, lit=False) for gap, box in enumerate(layout.gaps)]
    assert sum(token.picture == one for token, one in zip(tall, plain, strict=True)) >= 2


def test_all_frogs_come_near_before_the_last_round_with_the_first_ones_glad(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    tokens, seen = table.tokens, set[Art]()
    tokens.open_cards.treasuries[ANN].append(Card(0))
    for _ in table.show(RoundBegan(tokens.top_bar.rounds, ANN)):
        pictures = (token.picture for token in table.stage.tokens)
        seen |= {replace(one, width=1, mirrored=False) for one in pictures if isinstance(one, Art)}
    for panel in table.panels:
        mood = Reaction.JOY if panel.seat == ANN else Reaction.SHOCK
        assert replace(panel.frog.portrait(mood, 1), mirrored=False) in seen
    assert not any("impact" in picture.name for picture in seen)


@pytest.mark.parametrize("seats", [3, 6])
def test_small_cards_tell_in_which_order_frogs_offer(app: RunningApp, seats: int) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * seats))
    order, cards = table.tokens.order, table.tokens.open_cards
    for clockwise in (cards.clockwise, not cards.clockwise):
        for _ in order.turn(cards.active, clockwise=clockwise):
            pass
        beside = [
            table.layout.seats[s].tag.x - OUT for s in seat_order(cards.active, seats, clockwise)
        ]
        assert [card.pose.x for card in order.cards] == pytest.approx(beside)
        assert order.cards[0].pose.sx > order.cards[1].pose.sx == 1.0
    order.offer()
    assert order.cards[0].pose.sx < 1.0 < order.cards[1].pose.sx
