"""The sign that says what a card would bring, what else it could, and who could lap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from rules.quibbit import Board, End, Frog, Join, Settle
from scenes.games.quibbit.choosing.card_signs import ICONS
from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.outlook import Condition, Outlook, Threat
from scenes.games.quibbit.choosing.small_card import small_card
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import SIGN_EDGE, SIGN_ROWS, SIGN_WORDS
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value
from words import say
from words.phrases import either, listed

PAD, ICON, ROOM, GAP = 6.0, 36.0, 10.0, 12.0
WORDS = theme.FLOOR, SIGN_WORDS  # their size, and the largest it gets


@value
class Row:
    """When it is so, in words and by the *cards* of a *frog* that decide, and what is so.

    ``odds`` are other words, which tell how likely it is, if there is room for them.
    """

    when: str
    icon: str
    words: str
    frog: Frog | None = None
    cards: tuple[int, ...] = ()
    odds: str = ""


def fate_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """What becomes of the card, or of the race: all that can, the likeliest first."""
    if outlook.leap is None:
        return ()
    match outlook.when:
        case "open":
            return [_tenths_row(fate, count) for fate, count in outlook.tenths]
        case "sure":
            key = "sure" if outlook.is_exact else "anywhere"
            return [_fate_row(say(f"quibbit.when_{key}"), outlook.leap.fate)]
        case Condition(frog, cards, others):
            rows = [_card_row(board, outlook.leap.fate, frog, cards)]
            rest = (fate for fate, _ in outlook.counts if fate != outlook.leap.fate)
            return [*rows, *(_card_row(board, fate, frog, others) for fate in rest)]


def sign_rows(board: Board, frog: Frog, outlook: Outlook, *, warned: bool) -> Sequence[Row]:
    """All that is said of a card of *frog*, as far as there is room; if *warned*, of laps as well.

    What becomes of it comes first, then who could lap.
    """
    rows = [*fate_rows(board, outlook)]
    if outlook.leap is None or outlook.may_end_before or warned:
        rows.append(threat_row(board, frog, outlook))
    room = max(0, SIGN_ROWS - len(rows))
    return [*rows, *reason_rows(board, outlook)[:room]]


def reason_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """Why no lap comes that seems to, and why or when a leap ends where it is shown."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    rows = []
    if outlook.escapes is not None:
        rows.append(Row("", "", say("quibbit.ghost_escape", name=name(outlook.escapes))))
    if outlook.leap is None or (outlook.when == "sure" and outlook.leap.fate == "lap"):
        return rows  # nothing more is asked about a win
    if outlook.when != "sure":
        rows.append(Row("", "", _landing_words(board, outlook)))
    elif outlook.is_exact and outlook.leap.jumped:
        rows.append(Row("", "", say("quibbit.ghost_over", count=outlook.leap.jumped)))
    elif outlook.is_exact and outlook.is_moved:
        rows.append(Row("", "", say("quibbit.ghost_moved")))
    return rows


def _landing_words(board: Board, outlook: Outlook) -> str:
    """Who must leap first for a frog to land where it is shown, if that is certain."""
    name, others = QuibbitCaptions(board.ring, board.dummy).name, len(board.at()) - 1
    ahead = outlook.ahead
    if len(outlook.behind) == others:
        return say("quibbit.ghost_if_first")
    if 1 < len(ahead) == others:
        return say("quibbit.ghost_if_last")
    if not ahead:
        return say("quibbit.ghost_open")
    key = "quibbit.ghost_if" if len(ahead) == 1 else "quibbit.ghost_if_all"
    return say(key, names=listed([name(frog) for frog in ahead]))


def threat_row(board: Board, frog: Frog, outlook: Outlook) -> Row:
    """Whether a card of *frog* lets another one lap."""
    if outlook.threat is None:
        return Row("", ICONS["home"], say("quibbit.ghost_safe"))
    words, tenths = threat_words(board, frog, outlook.threat), outlook.threat_tenths
    if tenths in (0, 10):
        return Row("", ICONS["threat"], words)
    plain = threat_words(board, frog, replace(outlook.threat, helped=False))
    odds = say("quibbit.threat_odds", count=tenths, threat=plain)
    return Row("", ICONS["threat"], words, odds=odds)


def threat_words(board: Board, frog: Frog, threat: Threat) -> str:
    """Who can lap *frog*, or another one."""
    captions = QuibbitCaptions(board.ring, board.dummy)
    name, last = captions.name(threat.lapper), captions.name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.threat_over" if threat.helped else "quibbit.threat", name=name, last=last)


def when_words(board: Board, when: Literal["sure"] | Condition) -> str:
    """When a card brings what is said of it."""
    if isinstance(when, Condition):
        return _if_words(board, when.frog, when.cards)
    return say("quibbit.when_sure")


def preview_sign(
    renderer: Renderer, board: Board, rows: Sequence[Row], room: Box | None = None
) -> Picture:
    """A board with *rows*, whose pictures stand below each other.

    Larger words than usual are only as large as fits into a *room*, if there is one.
    """
    size, least = limited_size(renderer, *WORDS), theme.FLOOR / renderer.text_scale
    if any(row.odds for row in rows):
        likely = [replace(row, words=row.odds or row.words) for row in rows]
        if room is None or _sign(renderer, board, likely, least).width <= room.w:
            rows = likely
    found = _sign(renderer, board, rows, size)
    if room is None:
        return found
    fit = min(room.w / found.width, room.h / found.height)
    if fit >= 1 or size <= least:
        return found
    return _sign(renderer, board, rows, max(least, fit * size))


def _sign(renderer: Renderer, board: Board, rows: Sequence[Row], size: float) -> Collage:
    whens = [_when_picture(renderer, board, row, size) for row in rows]
    texts = [Text(row.words, size) for row in rows]
    heads = [renderer.size(when)[0] if when else 0.0 for when in whens]
    before = [ICON + PAD if row.icon else 0.0 for row in rows]
    ends = [room + renderer.size(text)[0] for room, text in zip(before, texts, strict=True)]
    left = max(heads) + GAP if any(heads) else 0.0
    inner = left + max((end for end, head in zip(ends, heads, strict=True) if head), default=0.0)
    width = max(inner, *ends) + 2 * ROOM
    high = renderer.size(texts[0])[1]
    pieces = []
    for i, (row, when) in enumerate(zip(rows, whens, strict=True)):
        start = (width - (inner if when else ends[i])) / 2
        x, y = start + (left if when else 0.0), (i + 0.5) * high
        if when:
            pieces.append(Part(when, start + heads[i] / 2, y))
        if row.icon:
            pieces.append(Part(Art(row.icon, ICON), x + ICON / 2, y))
        pieces.append(Part(texts[i], x + (before[i] + ends[i]) / 2, y))
    picture = Collage(width, len(rows) * high, tuple(pieces))
    return on_board(renderer, picture, SIGN_EDGE, MATERIAL)[0]


def _when_picture(renderer: Renderer, board: Board, row: Row, size: float) -> Picture | None:
    """The cards that decide beside the head of their frog, or else words, if there are any."""
    if row.frog is None:
        return Text(row.when, size) if row.when else None
    head = "frog-toy-head" if row.frog == board.dummy else "frog-head"
    cards = [small_card(renderer, row.frog, card, size) for card in row.cards]
    high = renderer.size(Text(row.when, size))[1]
    parts, x = [Part(Art(head, ICON, palette_of(row.frog)), ICON / 2, high / 2)], ICON + PAD
    for card in cards:
        parts.append(Part(card, x + card.width / 2, high / 2))
        x += card.width + PAD / 2
    return Collage(x, high, tuple(parts))


def start_words(board: Board, action: Settle | Join) -> str:
    """What is certain of a start there, whoever still joins the line."""
    line, name = board.at(), QuibbitCaptions(board.ring, board.dummy).name
    is_last = len(line) + 1 == len(board.hands)
    match action:
        case Settle():
            return say("quibbit.start_settle")
        case Join(End.FRONT) if is_last:
            return say("quibbit.start_front")
        case Join(End.FRONT):
            return say("quibbit.start_ahead", name=name(max(line, key=line.__getitem__)))
        case _ if is_last and board.dummy is None:
            return say("quibbit.start_rear")
        case _:
            return say("quibbit.start_behind", name=name(min(line, key=line.__getitem__)))


def start_sign(renderer: Renderer, board: Board, action: Settle | Join, room: float) -> Picture:
    """A board that says what it means to start there."""
    words = Text(start_words(board, action), limited_size(renderer, *WORDS), width=room)
    return on_board(renderer, words, SIGN_EDGE, MATERIAL)[0]


def _fate_row(when: str, fate: Fate) -> Row:
    return Row(when, ICONS[fate], say(f"quibbit.ghost_{fate}"))


def _tenths_row(fate: Fate, tenths: int) -> Row:
    return _fate_row(say("quibbit.when_tenths", count=tenths), fate)


def _card_row(board: Board, fate: Fate, frog: Frog, cards: tuple[int, ...]) -> Row:
    row = _fate_row(_if_words(board, frog, cards), fate)
    return replace(row, frog=frog, cards=cards)


def _if_words(board: Board, frog: Frog, cards: Sequence[int]) -> str:
    name = QuibbitCaptions(board.ring, board.dummy).name(frog)
    return say("quibbit.when_if", name=name, cards=either([str(card) for card in cards]))
