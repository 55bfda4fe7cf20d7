"""Whose cards lie open sees where all of them lead; a room that may not see them sees nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from rules.quibbit import Frog, Pick
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import outlook, outlooks
from scenes.games.quibbit.choosing.preview import GHOST, QuibbitPreview, mood_of
from scenes.games.quibbit.choosing.tile_marks import FEET, FREE
from scenes.games.quibbit.choosing.way_marks import SMALL
from scenes.games.quibbit.components.fate_signs import ICONS
from scenes.games.quibbit.layout import pad_box
from scenes.table.climaxes.spotlight import token_box
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
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
        *preview.other_ends.tokens,
        *_fates(preview),
    ]


def test_each_card_of_a_hand_is_numbered_where_it_counts_to_whichever_is_pointed_at() -> None:
    with running_app() as app:
        table, keys = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), KeyButtons()
        board, preview = table.view.board, table.previews[0]
        found, away = outlooks(table.view, Frog(0)), 0
        app.frames(30)  # until the cards have come
        for card in board.hands[0]:
            preview.raised(Pick(card))
            app.frames(60)
            for number, token in preview.marks.tokens.items():
                assert token.visible == (number in board.hands[0])
                if not token.visible:
                    continue
                size = {text.size for text in texts(token.picture)}.pop()
                assert (size == SMALL[0]) == (number != card), "the pointed one is larger"
                counted, ghost = forecast(board, Frog(0), number).end, found[card].likeliest.end
                away += number == card and counted != ghost
                slot = table.tokens.ring.slot(counted)
                pad = table.layout.pad
                lies = (token.pose.x - slot.x) / pad, (token.pose.y - slot.y) / pad
                places = FEET if counted == ghost else FREE
                assert any(lies == pytest.approx(place) for place in places)
                crown = token_box(app.context.renderer, table.tokens.ring.crown)
                assert not token_box(app.context.renderer, token).overlaps(crown)
        assert away, "others surely leap before a high card"
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        assert not any(token.visible for token in marks_of(preview))


def test_the_pale_frog_sits_on_a_ring_if_others_surely_leap_first() -> None:
    one_end = foretold("A . . . . B . C^ . . . .", "A:35 B:12 C:5")
    several = foretold("C B . A^ . . . . . . . .", "A:4 B:12 C:13")
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview = table.previews[0]
        for late, card in ((several, 4), (one_end, 5)):
            found = outlooks(late, Frog(0))[card]
            assert not found.is_open
            preview.raised(None)
            preview._now = partial(replace, late)
            preview.raised(Pick(card))
            app.frames(60)
            assert len(preview.other_ends.tokens) == len(found.rings) > 0
            assert preview.tokens, "the words say why"
            for held, number in preview.marks.tokens.items():
                assert number.visible == (held in late.board.hand(Frog(0))), "numbers stay"
            assert found.likeliest in found.rings
            stand, ghost = table.tokens.ring.stand(found.likeliest.end), preview._ghost
            assert ghost.visible
            assert ghost.pose == stand.with_alpha(GHOST)
            assert preview.other_ends.has_heads is (late is one_end), "who surely leaps first"


def test_the_pale_frog_comes_out_of_its_frog() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, frog = table.previews[0], table.tokens.ring.frogs[0]
        preview.raised(None)
        assert not preview._ghost.visible
        preview.raised(Pick(5))
        assert (preview._ghost.pose.x, preview._ghost.pose.y) == (frog.pose.x, frog.pose.y)
        app.frames(60)
        assert preview._ghost.pose.x != frog.pose.x


def test_the_pale_frog_is_beside_and_behind_who_sits_on_its_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ring, pad = table.previews[0], table.tokens.ring, table.layout.pad
        for end in range(ring.size):
            preview._sit(end, "sit")
            app.frames(60)
            aside = preview._ghost.pose.x - ring.stand(end).x, preview._ghost.pose.y
            sitting = [ring.frogs[frog] for frog, at in table.view.board.at().items() if at == end]
            if not sitting:
                assert aside == (0, ring.stand(end).y)
                continue
            assert abs(aside[0]) > 0.4 * pad or aside[1] < ring.stand(end).y - 0.4 * pad
            assert preview._ghost.z < sitting[0].z
            assert sitting[0].pose.alpha == 1.0


def test_each_ring_shows_the_heads_of_those_who_cause_it_or_none_does() -> None:
    all_caused = foretold("C . B A^ . . . . . . . .", "A:4 B:13 C:14"), 4
    one_in_several_ways = foretold(". . . C . . . . B . A^ .", "A:3 B:25 C:2"), 3
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, heads = table.previews[0], list[object]()
        for late, card in (all_caused, one_in_several_ways):
            preview.raised(None)
            preview._now = partial(replace, late)
            preview.raised(Pick(card))
            drawn = [[*leaves(fate.picture)] for fate in _fates(preview)]
            heads += [
                [art.palette for art in arts if isinstance(art, Art) and art.name == "frog-head"]
                for arts in drawn
            ]
        assert heads == [[palette_of(1)], [palette_of(1), palette_of(2)], [], []]


def test_the_ring_where_nobody_leaps_first_has_no_head_and_the_others_do() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview = table.previews[0]
        preview._now = partial(replace, foretold("C . B A^ . . . . . . . .", "A:3 B:4 C:24"))
        preview.raised(Pick(3))
        found = outlooks(preview._now(), Frog(0))[3]
        heads = [
            [
                leaf.palette
                for leaf in leaves(fate.picture)
                if isinstance(leaf, Art) and leaf.palette
            ]
            for fate in _fates(preview)
        ]
        assert found.undisturbed == found.ringed[0]
        assert heads == [[], [palette_of(2)]]


def test_the_pale_frog_is_not_on_the_number_where_others_surely_leap_first() -> None:
    found = outlook(foretold(". . . C . . . . B . A^ .", "A:3 B:25 C:2"), Frog(0), 3)
    assert [end.end for end in found.ringed] == [found.leap.end, found.likeliest.end] == [13, 14]


def test_the_pale_frog_cheers_where_its_card_is_lost_but_wins() -> None:
    found = outlook(foretold(". . . A . . C . B^ . . .", "A:34 B:1 C:5"), Frog(0), 3)
    assert (found.sure_fate, found.is_last_left, mood_of(found)) == ("lost", True, "cheer")


def test_each_sign_on_a_rim_lies_on_its_own_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ring, pad = table.previews[0], table.tokens.ring, table.layout.pad
        seen = 0
        for card, found in outlooks(table.view, Frog(0)).items():
            preview.raised(Pick(card))
            for fate, end in zip(_fates(preview), found.ringed, strict=True):
                sign, slot = token_box(app.context.renderer, fate), ring.slot(end.end)
                assert sign.x >= slot.x - pad / 2 - 1
                assert sign.right <= slot.x + pad / 2 + 1
                seen += 1
        assert seen


def test_each_tile_where_others_may_let_a_card_end_has_a_rim_and_no_other_tile() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, ring, marked = table.previews[0], table.tokens.ring, 0
        for card, found in outlooks(table.view, Frog(0)).items():
            preview.raised(Pick(card))
            ends = found.ringed
            assert len(preview.other_ends.tokens) == len(ends)
            for end in ends:
                pad = pad_box(ring.slot(end.end), table.layout.pad)
                rims = [rim.pose for rim in preview.other_ends.tokens]
                assert sum(pad.contains(rim.x, rim.y) for rim in rims) == 1
            assert [_sign_of(fate) for fate in _fates(preview)] == [ICONS[e.fate] for e in ends]
            marked += len(ends)
        assert marked


def _fates(preview: QuibbitPreview) -> Sequence[Token]:
    """What is told on rims."""
    return [fate for fate in preview.other_ends._fates if fate.visible]


def _sign_of(fate: Token) -> str:
    *_, sign = [leaf.name for leaf in leaves(fate.picture) if isinstance(leaf, Art)]
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
        assert not any(panel.frog._light._pool.visible for panel in table.panels)
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
