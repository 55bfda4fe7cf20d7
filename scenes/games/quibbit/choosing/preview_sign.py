"""The sign that says what a card would bring, and who could lap."""

from __future__ import annotations

from rules.quibbit import Board, End, Frog, Join, Settle
from scenes.games.quibbit.choosing.card_signs import ICONS
from scenes.games.quibbit.choosing.outlook import Outlook, Threat
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import SIGN_EDGE
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value
from words import say
from words.phrases import either

PAD, ICON, ROOM = 10.0, 42.0, 16.0
WORDS = 40.0, 44.0  # their size, and the largest it gets
UNDER = 0.85  # how large a warning is, of the words over it


@value
class Row:
    """A line with a picture."""

    icon: str
    words: str


def sign_row(board: Board, frog: Frog, outlook: Outlook) -> Row:
    """The one thing that is said of a card of *frog*: a lap, or else how often it comes back."""
    fates, threat = dict(outlook.tenths), told_threat(frog, outlook)
    lap, back = fates.get("lap", 0), fates.get("home", 0)
    if threat is not None:
        return _threat_row(board, frog, outlook, threat)
    if lap:
        return _lap_row(board, lap, outlook)
    if not back:
        return Row(ICONS["lost"], say("quibbit.back_never"))
    words = say("quibbit.back_sure") if outlook.is_sure else say("quibbit.back_in", count=back)
    return Row(ICONS["home"], words)


def told_threat(frog: Frog, outlook: Outlook) -> Threat | None:
    """The likeliest threat, first of all to *frog*, if one is likelier than that its card laps."""
    danger = sum(count for _, count in outlook.threat_tenths)
    if danger <= dict(outlook.tenths).get("lap", 0):
        return None
    return max(outlook.threat_tenths, key=lambda one: (one[0].lapped == frog, one[1]))[0]


def _lap_row(board: Board, tenths: int, outlook: Outlook) -> Row:
    """That a card wins by a lap, or in how many *tenths* of rounds."""
    if outlook.is_sure and outlook.shown.lapped is not None:
        last = QuibbitCaptions(board.ring, board.dummy).name(outlook.shown.lapped)
        return Row(ICONS["lap"], say("quibbit.ghost_lap_of", last=last))
    return Row(ICONS["lap"], say("quibbit.lap_in", count=tenths))


def _threat_row(board: Board, frog: Frog, outlook: Outlook, first: Threat) -> Row:
    """Who laps the one whom the *first* threat is about, or may lap it, after a card of *frog*."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    found = [one for one in outlook.threat_tenths if one[0].lapped == first.lapped]
    lappers = either([name(threat.lapper) for threat, _ in found])
    whom, blanks = "_you" if first.lapped == frog else "", {"name": lappers}
    if first.lapped != frog:
        blanks["last"] = name(first.lapped)
    tenths = sum(count for _, count in found)
    if tenths < 10:
        return Row(ICONS["threat"], say(f"quibbit.lap_by{whom}", **blanks, count=tenths))
    words = "laps_you" if whom else "headline_lap"
    return Row(ICONS["threat"], say(f"quibbit.{words}", **blanks))


def threat_words(board: Board, frog: Frog, threat: Threat) -> str:
    """Who can lap *frog*, or another one."""
    captions = QuibbitCaptions(board.ring, board.dummy)
    name, last = captions.name(threat.lapper), captions.name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.threat_over" if threat.helped else "quibbit.threat", name=name, last=last)


def next_words(board: Board, outlook: Outlook) -> str:
    """That a card leaves one last, near a lap in the next round, if none is near in this one."""
    found = outlook.next_lap
    if found is None or outlook.threats:
        return ""
    name = QuibbitCaptions(board.ring, board.dummy).name(found.lapper)
    key = "next_stays" if found.stays else "next_last"
    return say(f"quibbit.{key}", name=name, card=found.card)


def preview_sign(renderer: Renderer, row: Row, room: Box | None, warning: str = "") -> Picture:
    """A board with a *row*, and under it a *warning* on amber, if there is one.

    Larger words than usual are only as large as fits into a *room*, if there is one.
    """
    size, least = limited_size(renderer, *WORDS), theme.FLOOR / renderer.text_scale
    found = _sign(renderer, row, size, warning)
    if room is None:
        return found
    fit = min(room.w / found.width, room.h / found.height)
    if fit >= 1 or size <= least:
        return found
    return _sign(renderer, row, max(least, fit * size), warning)


def _sign(renderer: Renderer, row: Row, size: float, warning: str) -> Collage:
    """The picture of a *row*, and of a *warning* under it."""
    picture = _line(renderer, row, size)
    if warning:
        words = Text(warning, max(UNDER * size, theme.FLOOR / renderer.text_scale))
        low = renderer.size(words)
        wide, high = max(picture.width, low[0] + 2 * ROOM), picture.height + low[1]
        amber = Paper(wide, low[1], theme.FOCUS, low[1] / 2, shadow=False)
        middle, at = wide / 2, picture.height + low[1] / 2
        parts = Part(picture, middle, picture.height / 2), Part(amber, middle, at)
        picture = Collage(wide, high, (*parts, Part(words, middle, at)))
    return on_board(renderer, picture, SIGN_EDGE, MATERIAL)[0]


def _line(renderer: Renderer, row: Row, size: float) -> Collage:
    """The picture of a *row*: its words beside its icon."""
    text = Text(row.words, size)
    wide, high = renderer.size(text)
    x, high = ROOM + ICON + PAD, max(high, ICON)
    parts = (
        Part(Art(row.icon, ICON), ROOM + ICON / 2, high / 2),
        Part(text, x + wide / 2, high / 2),
    )
    return Collage(x + wide + ROOM, high, parts)


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
