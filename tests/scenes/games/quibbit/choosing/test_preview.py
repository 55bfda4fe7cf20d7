"""Whose cards lie open sees where all of them lead; a room that may not see them sees nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from rules.quibbit import Frog, Pick
from scenes.games.quibbit.choosing.card_signs import ICONS
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.choosing.preview import GHOST, QuibbitPreview
from scenes.games.quibbit.choosing.tile_marks import FREE, TAKEN
from scenes.games.quibbit.choosing.way_marks import SMALL
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
from tests.scenes.window_sizes import leaves, texts


def marks_of(preview: QuibbitPreview) -> Sequence[Token]:
    """All that is marked for cards."""
    marks = preview.marks
    return [
        *marks.tokens.values(),
        *marks.cards,
        *preview.other_ends.tokens,
        *_fates(preview),
    ]


def test_cards_are_numbered_where_they_come_down_but_on_no_rim_of_the_pointed_one() -> None:
    with running_app() as app:
        table, keys = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), KeyButtons()
        board, preview = table.view.board, table.previews[0]
        app.frames(30)  # until the cards have come
        for card in board.hands[0]:
            preview.raised(Pick(card))
            app.frames(60)
            found, taken = outlooks(table.view, Frog(0)), preview._taken(board)
            rims = {end.end for end in found[card].rings}
            for number, token in preview.marks.tokens.items():
                leap = preview._ghost_leap(found[number]) if number in found else None
                told = leap is not None and (number == card or leap.end not in rims)
                assert token.visible == told
                if leap is None or not told:
                    continue
                assert leap.end in [end.end for end in found[number].ends]
                size = {text.size for text in texts(token.picture)}.pop()
                assert (size == SMALL[0]) == (number != card), "the pointed one is larger"
                slot, pad = table.tokens.ring.slot(leap.end), table.layout.pad
                is_taken = leap.end % len(board.ring) in taken and number != card
                places = TAKEN if is_taken else FREE
                lies = (token.pose.x - slot.x) / pad, (token.pose.y - slot.y) / pad
                assert any(lies == pytest.approx(place) for place in places)
                crown = token_box(app.context.renderer, table.tokens.ring.crown)
                assert not token_box(app.context.renderer, token).overlaps(crown)
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        assert not any(token.visible for token in marks_of(preview))
        assert all(drawn.pose.alpha == 1 for drawn in table.tokens.ring.frogs)


def test_whose_only_card_leads_first_onto_the_way_has_its_head_there_and_nobody_else() -> None:
    with running_app() as app:
        table, told = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), set[str]()
        preview, now, ring = table.previews[0], table.view, table.tokens.ring
        for rival in ((1,), (1, 2)):
            hands = (now.board.hands[0], rival, *now.board.hands[2:])
            view = replace(now, board=replace(now.board, hands=hands, progress=(4, 3, 0)))
            preview._now = partial(lambda one: one, view)
            for card in view.board.hand(Frog(0)):
                preview.raised(Pick(card))
                mark, others = preview.marks.cards[1], [preview.marks.cards[at] for at in (0, 2)]
                assert mark.visible == (rival == (1,)), "of equal cards the rear frog's is first"
                assert not any(other.visible for other in others)
                assert (ring.frogs[1].pose.alpha < 1) == mark.visible, "it is faint where it leaves"
                if not mark.visible:
                    continue
                pad, at = pad_box(ring.slot(5), table.layout.pad), mark.pose
                assert pad.contains(at.x, at.y), "it leaps over the own frog"
                assert isinstance(mark.picture, Collage)
                head = mark.picture.pieces[1].picture
                assert isinstance(head, Art)
                assert (head.name, head.palette) == ("frog-head", palette_of(1))
                told |= {text.words for text in texts(mark.picture)}
        assert told == {"1"}
        preview.raised(None)
        assert ring.frogs[1].pose.alpha == 1


def test_no_pale_frog_sits_where_a_card_cannot_lead() -> None:
    one_end = foretold("A . . . . B . C^ . . . .", "A:35 B:12 C:5")
    several = foretold("C B . A^ . . . . . . . .", "A:4 B:12 C:13")
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview = table.previews[0]
        for late, card, sits in ((several, 4, False), (one_end, 5, True)):
            found = outlooks(late, Frog(0))[card]
            assert not found.is_open
            assert (len(found.rings) == 1) == sits
            preview.raised(None)
            preview._now = partial(replace, late)
            preview.raised(Pick(card))
            app.frames(60)
            assert preview._ghost.visible == sits
            assert preview.other_ends.tokens
            assert preview.tokens, "the words say why"
            marks = {held: one for held, one in preview.marks.tokens.items() if one.visible}
            assert (card in marks) == sits
            assert sits == (len(marks) > 1), "where the other cards lead is seen as well"
            for held, mark in marks.items():
                end = preview._ghost_leap(outlooks(late, Frog(0))[held])
                assert end
                assert mark.pose.x == pytest.approx(table.tokens.ring.slot(end.end).x, abs=60)
            if sits:
                stand = table.tokens.ring.stand(found.rings[0].end)
                assert (preview._ghost.pose.x, preview._ghost.pose.y) == (stand.x, stand.y)


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
            assert [_sign_of(fate) for fate in _fates(preview)] == [ICONS[e.fate] for e in ends]
            marked += len(ends)
        assert marked


def _fates(preview: QuibbitPreview) -> Sequence[Token]:
    """What is told on rims."""
    return [fate for fate in preview.other_ends._fates if fate.visible]


def _sign_of(fate: Token) -> str:
    (sign,) = [leaf.name for leaf in leaves(fate.picture) if isinstance(leaf, Art)]
    return sign


def test_nothing_gives_away_what_becomes_of_a_card_that_is_searched() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"))
        preview, card = table.previews[0], table.view.board.hands[0][0]
        preview.raised(None)
        preview.signs = "none"
        preview.raised(Pick(card))
        assert not any(token.visible for token in preview.marks.tokens.values())
        assert not preview.tokens
        assert not _fates(preview)
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
            slot = table.tokens.ring.slot(outlooks(table.view, Frog(0))[card].leap.end)
            assert preview.marks.tokens[card].visible
            assert preview.marks.tokens[card].pose.x == slot.x
        assert not preview.other_ends.tokens
        preview.signs = "all"
        preview.raised(Pick(cards[0]))
        app.frames(60)
        assert preview._sign.visible


def test_a_ghost_lies_over_who_sits_on_its_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        ring, at = table.tokens.ring, table.view.board.at()
        for end in range(len(table.view.board.ring)):
            table.previews[0].marks.hide()
            table.previews[0]._sit(Forecast(end, (), None, False), "cheer")
            ghost, is_taken = table.previews[0]._ghost, end in {at[Frog(1)], at[Frog(2)]}
            assert (ghost.z > ring.frog_z(end)) == is_taken
            app.frames(60)
            assert (ghost.pose.alpha > GHOST) == is_taken
            faint = [frog for frog in ring.frogs if frog.pose.alpha < 1]
            assert len(faint) == is_taken, "who sits there leaps off before"
            assert isinstance(ghost.picture, Art)
            assert ghost.picture.name == ("frog-sit" if is_taken else "frog-cheer")
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
