"""Whose cards lie open sees where all of them lead; a room that may not see them sees nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from rules.quibbit import Frog, Pick
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.choosing.preview import GHOST, QuibbitPreview
from scenes.games.quibbit.choosing.preview_sign import told_threat
from scenes.games.quibbit.choosing.tile_marks import FREE, TAKEN
from scenes.games.quibbit.choosing.way_marks import counted
from scenes.games.quibbit.layout import pad_box
from scenes.table.climaxes.spotlight import token_box
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage
from sprites.stage.token import Token
from tests.scenes.games.quibbit.choosing.foretold_positions import view as foretold
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap
from tests.scenes.window_sizes import texts


def marks_of(preview: QuibbitPreview) -> Sequence[Token]:
    """All that is marked for cards."""
    marks = preview.marks
    return [
        *marks.tokens.values(),
        marks.lapper,
        *marks.cards,
        *preview.card_marks.tokens,
        *preview.other_ends.tokens,
    ]


def test_the_tiles_that_the_pointed_card_counts_are_numbered_and_the_odds_of_all_shown() -> None:
    with running_app() as app:
        table, keys = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), KeyButtons()
        board, preview = table.view.board, table.previews[0]
        app.frames(30)  # until the cards have come
        hand, row = board.hands[0], table.layout.card_row(len(board.hands[0]))
        for card in hand:
            preview.raised(Pick(card))
            app.frames(60)
            shown = outlooks(table.view, Frog(0))[card].shown
            spots = counted(board.at()[Frog(0)], shown)
            pads = [pad_box(slot, table.layout.pad) for slot in table.layout.tiles]
            for spot, frog, _ in shown.moved:
                at = preview.marks.cards[frog].pose
                assert pads[spot % len(pads)].contains(at.x, at.y)
            assert len(spots) == card
            bars = [token for token in preview.card_marks.tokens if token.visible]
            for held, bar, slot in zip(hand, bars, row, strict=True):
                assert abs(bar.pose.x - slot.x) < 1
                assert (bar.pose.sx > 1.01) == (held == card), "only that of the raised card grows"
            taken = preview._taken(board)
            for number, token in preview.marks.tokens.items():
                assert token.visible == (number <= card)
                if number > card:
                    continue
                slot, pad = table.tokens.ring.slot(spots[number - 1]), table.layout.pad
                is_taken = spots[number - 1] % len(board.ring) in taken
                places = TAKEN if is_taken else FREE
                lies = (token.pose.x - slot.x) / pad, (token.pose.y - slot.y) / pad
                assert any(lies == pytest.approx(place) for place in places)
                crown = token_box(app.context.renderer, table.tokens.ring.crown)
                assert not token_box(app.context.renderer, token).overlaps(crown)
            leaving = {frog for _, frog, _ in shown.moved}
            drawn = table.tokens.ring.frogs
            faint = {Frog(i) for i, token in enumerate(drawn) if token.pose.alpha < 1}
            assert faint == leaving
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        assert not any(token.visible for token in marks_of(preview))
        assert all(drawn.pose.alpha == 1 for drawn in table.tokens.ring.frogs)


def test_who_would_lap_is_a_pale_frog_where_it_would_come_down() -> None:
    near = foretold("A . . . . . . . . C . B^", "A:35 B:35 C:345")
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ring = table.previews[0], table.tokens.ring
        preview.raised(None)
        preview._now = lambda: near
        for card, found in outlooks(near, Frog(0)).items():
            preview.raised(Pick(card))
            told = told_threat(Frog(0), found)
            assert told is not None
            ghost, stand = preview.marks.lapper, ring.stand(told.end)
            assert ghost.visible
            assert isinstance(ghost.picture, Art)
            assert ghost.picture.palette == palette_of(told.lapper)
            assert (ghost.pose.x, ghost.pose.y) == (stand.x, stand.y)
            preview.raised(None)
            assert not ghost.visible
        counted_at = Forecast(2, (), None, False, moved=((1, Frog(1), 1),))
        preview.marks.show(0, counted_at, {})
        preview.marks.show_lapper(Frog(1), 12, 3)
        assert not ghost.visible, "it is one frog, and its head tells of the way"


def test_a_head_that_moves_has_the_card_at_it_that_leads_there_and_asks_if_it_has_others() -> None:
    with running_app() as app:
        table, told = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), set[str]()
        preview, now = table.previews[0], table.view
        for rival in ((1,), (1, 2)):
            hands = (now.board.hands[0], rival, *now.board.hands[2:])
            view = replace(now, board=replace(now.board, hands=hands, progress=(4, 3, 0)))
            preview._now = partial(lambda one: one, view)
            for card, found in outlooks(view, Frog(0)).items():
                preview.raised(Pick(card))
                moved = {frog: played for _, frog, played in found.shown.moved}
                assert not preview.marks.lapper.visible, "no other pale frog is there"
                for frog, mark in enumerate(preview.marks.cards):
                    assert mark.visible == (frog in moved)
                    if frog not in moved:
                        continue
                    assert isinstance(mark.picture, Collage)
                    head = mark.picture.pieces[1].picture
                    rival_head = "frog-toy-head" if frog == now.board.dummy else "frog-head"
                    assert isinstance(head, Art)
                    assert (head.name, head.palette) == (rival_head, palette_of(frog))
                    (words,) = (text.words for text in texts(mark.picture))
                    is_sure = (frog, rival) == (1, (1,))
                    assert words == (str(moved[Frog(frog)]) if is_sure else f"{moved[Frog(frog)]}?")
                    told.add(words[1:])
        assert told == {"", "?"}


def test_each_other_tile_where_a_card_may_end_has_a_rim_and_no_other_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ring, marked = table.previews[0], table.tokens.ring, 0
        for card, found in outlooks(table.view, Frog(0)).items():
            preview.raised(Pick(card))
            ends = found.rings
            assert len(preview.other_ends.tokens) == len(ends)
            ring.step()
            assert not ring._own.visible, "it has the colour of these rims"
            for end in ends:
                (rim,) = preview.other_ends.on(end.end)
                pad = pad_box(ring.slot(end.end), table.layout.pad)
                assert pad.contains(rim.pose.x, rim.pose.y)
            marked += len(ends)
        assert marked


def test_nothing_gives_away_what_becomes_of_a_card_that_is_searched() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"))
        preview, card = table.previews[0], table.view.board.hands[0][0]
        preview.raised(None)
        preview.signs = "none"
        preview.raised(Pick(card))
        tokens = [*preview.marks.tokens.values(), *preview.card_marks.tokens]
        assert not any(token.visible for token in tokens)
        assert preview._ghost.visible


def test_a_lesson_first_shows_nothing_but_where_cards_lead() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, cards = table.previews[0], table.view.board.hands[0]
        app.frames(30)
        preview.signs = "numbers"
        for card in cards:
            preview.raised(Pick(card))
            assert not preview._sign.visible
            slot = table.tokens.ring.slot(outlooks(table.view, Frog(0))[card].shown.end)
            assert preview.marks.tokens[card].visible
            assert preview.marks.tokens[card].pose.x == slot.x
        assert not any(token.visible for token in preview.card_marks.tokens)
        assert not preview.other_ends.tokens
        preview.signs = "all"
        preview.raised(Pick(cards[0]))
        app.frames(60)
        assert preview.card_marks.tokens[0].visible
        assert preview._sign.visible
        preview.asked = Pick(cards[-1])
        for card in cards:
            preview.raised(Pick(card))
            assert preview._sign.visible == (card == cards[-1]), "what is said is of the asked card"


def test_a_ghost_lies_over_who_sits_on_its_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        ring, at = table.tokens.ring, table.view.board.at()
        for end in range(len(table.view.board.ring)):
            table.previews[0]._sit(Forecast(end, (), None, False))
            ghost, is_taken = table.previews[0]._ghost, end in {at[Frog(1)], at[Frog(2)]}
            assert (ghost.z > ring.frog_z(end)) == is_taken
            app.frames(60)
            assert (ghost.pose.alpha > GHOST) == is_taken
            assert ghost.pose.at(0, 0) == ring.stand(end).at(0, 0).with_alpha(ghost.pose.alpha)


def test_nothing_is_marked_while_cards_are_chosen_in_secret() -> None:
    with running_app(pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        table = in_mid_match(app, *(Person(pad.device) for pad in pads))
        tap(app, pads[0], Intent.LEFT)
        for preview in table.previews:
            tokens = marks_of(preview)
            assert not any(token.visible for token in tokens)


def test_a_light_lies_behind_the_own_frog_on_the_ring_until_its_card_is_chosen() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        keys, ring = KeyButtons(), table.tokens.ring
        app.frames(30)
        own, *others = ring.lights.tokens
        assert own.visible
        assert not any(light.visible for light in others)
        for tile in range(ring.size):
            ring.rest(Frog(0), tile)
            ring.step()
            at, frog = own.pose, ring.frogs[0]
            assert token_box(app.context.renderer, frog).contains(at.x, at.y)
            assert own.z < frog.z
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        assert not own.visible
