"""The sign that says what a card would bring, and who could lap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.quibbit import Board, End, Frog, Join, Settle
from scenes.games.quibbit.choosing.card_signs import ICONS
from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.outlook import Outlook, Threat
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import SIGN_EDGE, SIGN_WORDS
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value
from words import say

PAD, ICON, ROOM = 6.0, 36.0, 16.0
LOUD = 1.15  # the type of what becomes of a card most likely
LIKELY = 6  # of ten rounds
WORDS = theme.FLOOR, SIGN_WORDS  # their size, and the largest it gets


@value
class Row:
    """A line with a picture; what is *loud* is in larger type."""

    icon: str
    words: str
    loud: bool = False


def fate_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """What most likely becomes of the card, as its bar shows it, and then what is pictured."""
    tenths = sorted(outlook.tenths, key=lambda one: (-one[1], one[0] != "lap"))
    told = [one for at, one in enumerate(tenths) if at == 0 or one[0] == "lap"]
    rows = [_fate_row(fate, count, board, outlook) for fate, count in told]
    rows = [replace(row, loud=at == 0) for at, row in enumerate(rows)]
    is_moved, is_open = bool(outlook.shown.came or outlook.shown.left), bool(outlook.rings)
    if is_open or len(tenths) > 1:
        if not outlook.is_sure:
            key, fate = "if_moved" if is_moved else "if_now", outlook.shown.fate
            rows.append(Row("", say(f"quibbit.{key}", fate=say(f"quibbit.fate_{fate}"))))
    elif is_moved:
        rows.append(Row("", say("quibbit.moved")))
    if is_open:
        rows.append(Row("", say("quibbit.rings")))
    return rows


def _fate_row(fate: Fate, tenths: int, board: Board, outlook: Outlook) -> Row:
    """What may become of a card, and in how many of ten rounds."""
    if not outlook.is_sure:
        key = "likely" if tenths >= LIKELY else "maybe"
        words = say(f"quibbit.{key}", fate=say(f"quibbit.ghost_{fate}"), count=tenths)
    elif fate == "lap" and outlook.shown.lapped is not None:
        last = QuibbitCaptions(board.ring, board.dummy).name(outlook.shown.lapped)
        words = say("quibbit.ghost_lap_of", last=last)
    else:
        words = say("quibbit.sure", fate=say(f"quibbit.ghost_{fate}"))
    return Row(ICONS[fate], words)


def threat_rows(board: Board, frog: Frog, outlook: Outlook) -> Sequence[Row]:
    """Whom a card of *frog* lets lap, or may let lap."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    return [
        Row(
            ICONS["threat"],
            _lap_words(frog, threat, name) if tenths == 10 else _card_words(frog, threat, name),
        )
        for threat, tenths in outlook.threat_tenths
    ]


def _lap_words(frog: Frog, threat: Threat, name: Callable[[Frog], str]) -> str:
    """Who laps *frog*, or another one, if the *threat* comes."""
    if threat.lapped == frog:
        return say("quibbit.laps_you", name=name(threat.lapper))
    return say("quibbit.headline_lap", name=name(threat.lapper), last=name(threat.lapped))


def _card_words(frog: Frog, threat: Threat, name: Callable[[Frog], str]) -> str:
    """Whose card can lap *frog*, or another one: it says which, as rivals' cards lie open."""
    lapper, last = name(threat.lapper), name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_card_you", name=lapper, card=threat.card)
    if threat.helped:
        return say("quibbit.threat_over", name=lapper, last=last)
    return say("quibbit.threat_card", name=lapper, last=last, card=threat.card)


def sign_rows(board: Board, frog: Frog, outlook: Outlook, *, warned: bool) -> Sequence[Row]:
    """All that is said of a card of *frog*.

    What becomes of it comes first, then who can lap, or the other way round if that is likelier; if
    *warned*, also that nobody can, but for a card that may win.
    """
    fates, threats = fate_rows(board, outlook), threat_rows(board, frog, outlook)
    danger = sum(count for _, count in outlook.threat_tenths)
    is_worse = danger > max((count for _, count in outlook.tenths), default=0)
    rows = [*threats, *fates] if is_worse else [*fates, *threats]
    if warned and not outlook.threats and "lap" not in dict(outlook.counts):
        rows.append(Row(ICONS["home"], say("quibbit.ghost_safe")))
    return rows


def threat_words(board: Board, frog: Frog, threat: Threat) -> str:
    """Who can lap *frog*, or another one."""
    captions = QuibbitCaptions(board.ring, board.dummy)
    name, last = captions.name(threat.lapper), captions.name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.threat_over" if threat.helped else "quibbit.threat", name=name, last=last)


def preview_sign(renderer: Renderer, rows: Sequence[Row], room: Box | None) -> Picture:
    """A board with *rows*, whose pictures stand below each other.

    Larger words than usual are only as large as fits into a *room*, if there is one.
    """
    size, least = limited_size(renderer, *WORDS), theme.FLOOR / renderer.text_scale
    found = _sign(renderer, rows, size)
    if room is None:
        return found
    fit = min(room.w / found.width, room.h / found.height)
    if fit >= 1 or size <= least:
        return found
    return _sign(renderer, rows, max(least, fit * size))


def _sign(renderer: Renderer, rows: Sequence[Row], size: float) -> Collage:
    """The *rows* below each other, each in the middle."""
    texts = [Text(row.words, LOUD * size if row.loud else size) for row in rows]
    sizes = [renderer.size(text) for text in texts]
    icons = [ICON + PAD if row.icon else 0.0 for row in rows]
    width = max(icon + wide for icon, (wide, _) in zip(icons, sizes, strict=True)) + 2 * ROOM
    pieces, top = list[Part](), 0.0
    for row, text, icon, (wide, high) in zip(rows, texts, icons, sizes, strict=True):
        x, y = (width - icon - wide) / 2, top + high / 2
        if row.icon:
            pieces.append(Part(Art(row.icon, ICON), x + ICON / 2, y))
        pieces.append(Part(text, x + icon + wide / 2, y))
        top += high
    picture = Collage(width, top, tuple(pieces))
    return on_board(renderer, picture, SIGN_EDGE, MATERIAL)[0]


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
