"""What decides a match of Quabble: a tie, or how few points the winner is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.count.coin_columns import CoinColumns
from scenes.games.quabble.components.count.tied_cards import TiedCards
from scenes.games.quabble.components.open_cards import HALF
from scenes.games.quabble.events.moments import LEADING, TIED
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.headline import headline_token, stamp, take_off
from sounds.bank import Sound
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say
from words.phrases import listed

CLOSE = 3  # points ahead that are worth telling
MARGIN_READ, MARGIN_AT = 1.0, 0.1  # seconds; of the height of the screen


def break_tie(tokens: QuabbleTokens, columns: CoinColumns, winner: Seat) -> Script:
    """Those on equal piles lay down card after card; the last one shows who has won."""
    stage, tied = tokens.stage, tokens.open_cards.tied
    tokens.show_ties()
    columns.light(tied)
    told = headline_token(stage, say("quabble.headline_tie"), TIED.headline)
    yield from together(_stamp(stage, told, columns.middle), tokens.king.bang())
    cards = TiedCards(stage, columns, tied, partial(tokens.sounds, Sound.CARD_DEAL))
    yield from cards.lay(winner)
    tokens.climaxes.hit(TIED.trauma)
    stage.remove(told)
    told = headline_token(
        stage, say("quabble.headline_tie_won", name=seat_name(winner)), TIED.headline
    )
    columns.crown([winner])
    tokens.king.rejoice()
    yield from together(columns.burst(winner), _stamp(stage, told, columns.middle))
    yield from wait(tokens.unhurried(TIED.seconds))
    yield from take_off(stage, told)


def tell_margin(tokens: QuabbleTokens, winners: Sequence[Seat], middle: float) -> Script:
    """Say over the coins by how few points somebody has won, if it is narrow, or who share it."""
    words, stage = _margin_words(tokens, winners), tokens.stage
    if not words:
        return
    told = headline_token(stage, words, LEADING.headline)
    yield from _stamp(stage, told, middle)
    yield from wait(tokens.unhurried(MARGIN_READ))
    yield from take_off(stage, told)


def _stamp(stage: Stage, told: Token, middle: float) -> Script:
    """A headline falls over the coins."""
    yield from stamp(stage, told, (middle, MARGIN_AT * stage.renderer.height))


def _margin_words(tokens: QuabbleTokens, winners: Sequence[Seat]) -> str:
    if len(winners) > 1:
        return say("quabble.tie_shared", names=listed([seat_name(seat) for seat in winners]))
    second, best = sorted(tokens.open_cards.points())[-2:]
    margin = best - second
    if not 0 < margin <= CLOSE:
        return ""
    return say("quabble.margin_half") if margin == HALF else say("quabble.margin", count=margin)
