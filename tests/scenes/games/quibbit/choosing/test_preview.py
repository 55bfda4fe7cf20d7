"""Whose cards lie open sees where all of them lead; a room that may not see them sees nothing."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import Frog, Pick
from scenes.games.quibbit.choosing.card_signs import UNSURE
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import gone_before, outlook
from scenes.games.quibbit.choosing.preview import GHOST, QuibbitPreview
from scenes.games.quibbit.choosing.tile_marks import TAKEN
from scenes.games.quibbit.choosing.way_marks import counted
from scenes.games.quibbit.layout import body_box, pad_box
from scenes.table.climaxes.spotlight import token_box
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.stage.token import Token
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap


def marks_of(preview: QuibbitPreview) -> Sequence[Token]:
    """All that is marked for cards."""
    marks = preview.marks
    ways = [*marks.tokens.values(), *marks.dots]
    return [*ways, preview.card_mark.token, *preview.skip_marks.tokens]


def test_the_tiles_that_the_pointed_card_counts_are_numbered_and_its_odds_shown() -> None:
    with running_app() as app:
        table, keys = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy")), KeyButtons()
        board, preview = table.view.board, table.previews[0]
        app.frames(30)  # until the cards have come
        for card in board.hands[0]:
            preview.raised(Pick(card))
            found = outlook(table.view, Frog(0), card)
            assert found.leap
            spots = counted(board.at()[Frog(0)], found.leap.end, found.skipped)
            assert len(spots) == card
            assert preview._rim.visible
            mark, slots = preview.card_mark.token, table.layout.card_row(len(board.hands[0]))
            assert mark.visible
            assert mark.pose.x == slots[board.hands[0].index(card)].x, "only of the raised card"
            taken = preview._taken(board)
            for number, token in preview.marks.tokens.items():
                assert token.visible == (number <= card)
                if number > card:
                    continue
                slot, below = table.tokens.ring.slot(spots[number - 1]), 0.0
                if spots[number - 1] % len(board.ring) in taken:
                    below = TAKEN[0][1] * table.layout.pad
                assert (token.pose.x, token.pose.y) == (slot.x, slot.y + below)
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        tokens = marks_of(preview)
        assert not any(token.visible for token in tokens)


def test_nothing_gives_away_where_a_card_leads_that_is_searched() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"))
        preview, card = table.previews[0], table.view.board.hands[0][0]
        preview.raised(None)
        preview.signs = "none"
        preview.raised(Pick(card))
        tokens = marks_of(preview)
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
            slot = table.tokens.ring.slot(forecast(table.view.board, Frog(0), card).end)
            assert preview.marks.tokens[card].visible
            assert preview.marks.tokens[card].pose.x == slot.x
        assert not preview.card_mark.token.visible
        preview.signs = "all"
        preview.raised(Pick(cards[0]))
        assert preview.card_mark.token.visible
        assert preview._sign.visible
        preview.asked = Pick(cards[-1])
        for card in cards:
            preview.raised(Pick(card))
            assert preview._sign.visible == (card == cards[-1]), "what is said is of the asked card"


def test_a_ghost_lies_over_who_leaves_its_tile_and_skipped_tiles_are_marked() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        ring, at = table.tokens.ring, table.view.board.at()
        for end in range(len(table.view.board.ring)):
            table.previews[0]._sit(end)
            ghost, is_taken = table.previews[0]._ghost, end in {at[Frog(1)], at[Frog(2)]}
            assert (ghost.z > ring.frog_z(end)) == is_taken
            app.frames(60)
            assert (ghost.pose.alpha > GHOST) == is_taken
            assert ghost.pose.at(0, 0) == ring.stand(end).at(0, 0).with_alpha(ghost.pose.alpha)
        marks, skipped = table.previews[0].skip_marks, ((11, Frog(2)), (13, Frog(1)))
        marks.show(skipped, {Frog(2): 11, Frog(1): 3}, skipped[1:])
        there, to_come = (repr(token.picture) for token in marks.of(()))
        assert ("icon-over" in there, UNSURE in there) == (True, False)
        assert ("icon-over" in to_come, UNSURE in to_come) == (False, True), "not there yet"
        marks.show(skipped, {Frog(2): 11, Frog(1): 3}, ())
        assert not any(UNSURE in repr(token.picture) for token in marks.of(()))
        for token, (spot, _) in zip(marks.of(()), skipped, strict=True):
            pad = pad_box(ring.slot(spot), table.layout.pad)
            assert token.visible
            assert pad.contains(token.pose.x, token.pose.y)


def test_nothing_is_marked_while_cards_are_chosen_in_secret() -> None:
    with running_app(pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        table = in_mid_match(app, *(Person(pad.device) for pad in pads))
        tap(app, pads[0], Intent.LEFT)
        for preview in table.previews:
            tokens = marks_of(preview)
            assert not any(token.visible for token in tokens)


def test_a_frog_is_faint_while_a_leap_is_shown_before_which_it_has_gone() -> None:
    with running_app() as app:
        table = in_mid_match(app, BotPlayer("easy"), BotPlayer("easy"), Person(LEFT_KEYS))
        app.frames(30)
        ring, preview, shown = table.tokens.ring, table.previews[2], set[bool]()
        for card in table.view.board.hands[2]:
            preview.raised(Pick(card))
            gone = gone_before(table.view.board, Frog(2), outlook(table.view, Frog(2), card))
            app.frames(2)  # also while the water moves
            for frog, token in enumerate(ring.frogs):
                assert (token.pose.alpha < 1) == (frog in gone)
                shown.add(frog in gone)
        assert shown == {True, False}
        preview.raised(None)
        assert {token.pose.alpha for token in ring.frogs} == {1.0}


def test_no_arrow_lies_over_cards_or_signs_or_marks_on_tiles() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        app.frames(30)
        ring, preview, card = table.tokens.ring, table.previews[0], table.view.board.hands[0][0]
        preview.raised(Pick(card))
        arrow = ring.arrows.tokens[0]
        marks = [token for token in preview.marks.tokens.values() if token.visible]
        covered = preview._covered()
        assert all(token_box(app.context.renderer, mark) in covered for mark in marks)
        others = [ring.slot(at) for at in preview._others(table.view.board).values()]
        assert all(body_box(slot, table.layout.pad) in covered for slot in others)
        for tile in range(ring.size):
            ring.rest(Frog(0), tile)
            ring.arrows.call([Frog(0)])
            lies = token_box(app.context.renderer, arrow)
            covers = any(map(lies.overlaps, preview._covered()))
            assert arrow.pose.alpha == 0 or not covers
        preview.raised(None)
        ring.arrows.call([Frog(0)])
        assert arrow.pose.alpha == 1
