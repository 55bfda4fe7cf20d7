"""What decides a match of Quabble: a tie, or how few points the winner is ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.core import Seat
from scenes.core.script import Script, wait
from scenes.games.quabble.components.count.tied_cards import tied_cards
from scenes.games.quabble.components.open_cards import HALF
from scenes.games.quabble.events.moments import LEADING, TIED
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.headline import headline_token, stamp, take_off
from scenes.table.seats.seat_frog import Reaction
from words import say
from words.phrases import listed

LAID = 4  # pictures of cards that are laid down, at most
CLOSE = 3  # points ahead that are worth telling
MARGIN_READ, MARGIN_AT = 1.0, 0.1  # seconds; of the height of the screen


def tell_tie(tokens: QuabbleTokens, winner: Seat) -> Script:
    """Show which cards decide for *winner* among those who have as many points."""
    tokens.show_ties()
    yield from _compare_cards(tokens, winner, tokens.open_cards.tied)


def _compare_cards(tokens: QuabbleTokens, winner: Seat, tied: Mapping[Seat, int]) -> Script:
    """The frogs meet with as many coins and lay down card after card, until one has no more."""
    points, renderer, most = tokens.open_cards.points(), tokens.stage.renderer, tied[winner]
    moods = {seat: Reaction.JOY if seat == winner else Reaction.WINCE for seat in tied}
    counts = {
        seat: [
            partial(tied_cards, renderer, seat, points[seat], min(laid, tied[seat]))
            for laid in range(max(0, most - LAID) + 1, most + 1)
        ]
        for seat in tied
    }
    words = f"{say('quabble.headline_tie')}\n{say('quabble.tie_question')}"  # the cards answer it
    yield from tokens.climaxes.climax(
        words, size=TIED, reactions=moods, act=Act.FACE, counts=counts
    )


def tell_margin(tokens: QuabbleTokens, winners: Sequence[Seat]) -> Script:
    """Say over the coins by how few points somebody has won, if it is narrow, or who share it."""
    words, stage = _margin_words(tokens, winners), tokens.stage
    if not words:
        return
    told = headline_token(stage, words, LEADING.headline)
    yield from stamp(stage, told, (stage.renderer.width / 2, MARGIN_AT * stage.renderer.height))
    yield from wait(tokens.unhurried(MARGIN_READ))
    yield from take_off(stage, told)


def _margin_words(tokens: QuabbleTokens, winners: Sequence[Seat]) -> str:
    if len(winners) > 1:
        return say("quabble.tie_shared", names=listed([seat_name(seat) for seat in winners]))
    second, best = sorted(tokens.open_cards.points())[-2:]
    margin = best - second
    if not 0 < margin <= CLOSE:
        return ""
    return say("quabble.margin_half") if margin == HALF else say("quabble.margin", count=margin)
