"""The sign that says what a card would bring, what else it could, and who could lap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from rules.quibbit import Board, End, Frog, Join, Settle
from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.landing_marks import ICONS
from scenes.games.quibbit.choosing.outlook import Condition, Outlook, Threat
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say
from words.phrases import either

PAD, ICON, ROOM, GAP = 6.0, 36.0, 10.0, 12.0
EDGE_ROOM = 9.0  # above and below the words
WORDS = theme.FLOOR, 36.0  # their size, and the largest it gets

Row: TypeAlias = tuple[str, str, str]  # when it is so, an icon or none, and what is so


def fate_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """What becomes of the card, or of the race: all that can, the likeliest first."""
    if outlook.leap is None:
        return ()
    if outlook.when == "open":
        return [_count_row(fate, count, outlook.rounds) for fate, count in outlook.counts]
    fate = outlook.leap.fate
    others = [other for other, _ in outlook.counts if other != fate]
    rows = [_fate_row(say("quibbit.when_else"), other) for other in others]
    return [_fate_row(when_words(board, outlook.when), fate), *rows]


def reason_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """Why a leap ends farther on than its card says, and why no lap comes that seems to."""
    rows = []
    if outlook.leap and outlook.leap.jumped and outlook.when == "sure" and outlook.is_exact:
        rows.append(("", "", say("quibbit.ghost_over", count=outlook.leap.jumped)))
    if outlook.escapes is not None:
        name = QuibbitCaptions(board.ring, board.dummy).name(outlook.escapes)
        rows.append(("", "", say("quibbit.ghost_escape", name=name)))
    return rows


def _count_row(fate: Fate, count: int, rounds: int) -> Row:
    return _fate_row(say("quibbit.when_count", count=count, all=rounds), fate)


def threat_row(board: Board, frog: Frog, outlook: Outlook) -> Row:
    """Whether a card of *frog* lets another one lap."""
    if outlook.threat is None:
        return "", ICONS["home"], say("quibbit.ghost_safe")
    return "", ICONS["threat"], threat_words(board, frog, outlook.threat)


def threat_words(board: Board, frog: Frog, threat: Threat) -> str:
    """Who can lap *frog*, or another one."""
    captions = QuibbitCaptions(board.ring, board.dummy)
    name, last = captions.name(threat.lapper), captions.name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.threat_over" if threat.helped else "quibbit.threat", name=name, last=last)


def when_words(board: Board, when: Literal["sure"] | Condition) -> str:
    """When a card brings what is said of it."""
    if not isinstance(when, Condition):
        return say("quibbit.when_sure")
    name = QuibbitCaptions(board.ring, board.dummy).name(when.frog)
    cards = either([str(card) for card in when.cards])
    return say("quibbit.when_unless" if when.unless else "quibbit.when_if", name=name, cards=cards)


def preview_sign(renderer: Renderer, rows: Sequence[Row]) -> Picture:
    """A board with *rows*, whose icons stand below each other."""
    size = limited_size(renderer, *WORDS)
    whens = [Text(when, size) for when, _, _ in rows]
    texts = [Text(words, size) for _, _, words in rows]
    heads = [renderer.size(text)[0] if text.words else 0.0 for text in whens]
    before = [ICON + PAD if icon else 0.0 for _, icon, _ in rows]
    ends = [room + renderer.size(text)[0] for room, text in zip(before, texts, strict=True)]
    told = [i for i, head in enumerate(heads) if head]
    left = max(heads) + GAP if told else 0.0
    inner = left + max((ends[i] for i in told), default=0.0)
    width = max(inner, *ends) + 2 * ROOM
    high = renderer.size(texts[0])[1]
    pieces = []
    for i, (_, icon, _) in enumerate(rows):
        start = (width - (inner if heads[i] else ends[i])) / 2
        x, y = start + (left if heads[i] else 0.0), (i + 0.5) * high
        if heads[i]:
            pieces.append(Part(whens[i], start + heads[i] / 2, y))
        if icon:
            pieces.append(Part(Art(icon, ICON), x + ICON / 2, y))
        pieces.append(Part(texts[i], x + (before[i] + ends[i]) / 2, y))
    picture = Collage(width, len(rows) * high, tuple(pieces))
    return on_board(renderer, picture, EDGE_ROOM, MATERIAL)[0]


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
    return on_board(renderer, words, EDGE_ROOM, MATERIAL)[0]


def _fate_row(when: str, fate: Fate) -> Row:
    return when, ICONS[fate], say(f"quibbit.ghost_{fate}")
