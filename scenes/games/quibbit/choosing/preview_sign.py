"""The sign that says what a card would bring, and who could lap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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

PAD, ICON, ROOM, GAP = 6.0, 36.0, 10.0, 12.0
WORDS = theme.FLOOR, SIGN_WORDS  # their size, and the largest it gets


@value
class Row:
    """Where or how surely what comes, with a picture of it."""

    when: str
    icon: str
    words: str


def fate_rows(board: Board, outlook: Outlook) -> Sequence[Row]:
    """What becomes of the card where it leads as frogs sit now, and that it may end elsewhere."""
    fates, here = dict(outlook.counts), outlook.here
    when = ("sure", fates) if outlook.is_sure else ("here", here)
    rows = [_fate_row(when[0], fate, board, outlook) for fate in when[1]]
    if outlook.elsewhere:
        rows.append(Row(say("quibbit.when_rings"), "", _ring_words(outlook)))
    if "lap" in fates and "lap" not in here and not outlook.is_sure:
        rows.append(_fate_row("rings", "lap", board, outlook))
    return rows


def _ring_words(outlook: Outlook) -> str:
    """What the rings of other tiles mean."""
    if not outlook.here:
        return say("quibbit.rings_sure")
    return say("quibbit.rings_same" if outlook.is_sure else "quibbit.rings_if")


def _fate_row(when: str, fate: Fate, board: Board, outlook: Outlook) -> Row:
    ends = [outlook.leap, *outlook.elsewhere]
    lapped = next((end.lapped for end in ends if end.lapped is not None), None)
    words = say(f"quibbit.ghost_{fate}")
    if fate == "lap" and lapped is not None:
        last = QuibbitCaptions(board.ring, board.dummy).name(lapped)
        words = say("quibbit.ghost_lap_of", last=last)
    return Row(say(f"quibbit.when_{when}"), ICONS[fate], words)


def threat_rows(board: Board, frog: Frog, outlook: Outlook) -> Sequence[Row]:
    """Whom a card of *frog* lets lap, or may let lap."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    return [
        Row(
            "",
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

    What becomes of it comes first, then who can lap; if *warned*, also that nobody can, but for
    a card that may win.
    """
    rows = [*fate_rows(board, outlook), *threat_rows(board, frog, outlook)]
    if warned and not outlook.threats and "lap" not in dict(outlook.counts):
        rows.append(Row("", ICONS["home"], say("quibbit.ghost_safe")))
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
    """Columns of when, if not as in the row above, and what; a row without it is centred."""
    texts = [(Text(row.when, size), Text(row.words, size)) for row in rows]
    wide = [[renderer.size(text)[0] for text in row] for row in texts]
    high = renderer.size(texts[0][1])[1]
    odds = max((when for row, (when, _) in zip(rows, wide, strict=True) if row.when), default=0.0)
    icons = [ICON + PAD if row.icon else 0.0 for row in rows]
    whats = [icon + words for icon, (_, words) in zip(icons, wide, strict=True)]
    what = max((w for row, w in zip(rows, whats, strict=True) if row.when), default=0.0)
    inner = odds + GAP + what if odds else 0.0
    width, pieces = max(inner, *whats) + 2 * ROOM, list[Part]()
    for i, row in enumerate(rows):
        y, x = (i + 0.5) * high, (width - (inner if row.when else whats[i])) / 2
        if row.when:
            if i == 0 or row.when != rows[i - 1].when:
                pieces.append(Part(texts[i][0], x + odds - wide[i][0] / 2, y))
            x += odds + GAP
        if row.icon:
            pieces.append(Part(Art(row.icon, ICON), x + ICON / 2, y))
        pieces.append(Part(texts[i][1], x + icons[i] + wide[i][1] / 2, y))
    picture = Collage(width, len(rows) * high, tuple(pieces))
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
