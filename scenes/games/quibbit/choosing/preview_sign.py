"""The sign that says what a card would bring, and who could lap."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.quibbit import Board, End, Frog, Join, Settle
from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.outlook import DecidingCard, Outlook
from scenes.games.quibbit.choosing.own_lap import OwnLap
from scenes.games.quibbit.choosing.threats import Threat
from scenes.games.quibbit.components.fate_signs import ICONS
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import SIGN_EDGE
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value
from words import say
from words.phrases import either, listed

PAD, ICON, ROOM = 10.0, 35.0, 16.0  # an icon is no higher than the smallest words
WORDS = 40.0, 44.0  # their size, and the largest it gets
SMALLER = 0.95  # at least by so much are words smaller that do not fit
LAPS_WHEN = {"stays": "stays", "nobody": "first", "only": "only", "cards": "plays"}
LINES = 0.64  # how wide each of two lines is at most, of one line with all words
UNDER = 0.85  # how large a warning is, of the words over it


@value
class Row:
    """A line with a picture."""

    icon: Picture
    words: str


def sign_row(board: Board, outlook: Outlook) -> Row:
    """What becomes of a card for sure, wherever it ends, or what probably does."""
    if outlook.is_last_left:
        return Row(Art(ICONS["lap"], ICON), _fate_words(say("quibbit.when_sure"), "last"))
    if lap := outlook.lap:
        return Row(Art(ICONS["lap"], ICON), _lap_words(board, outlook, lap))
    if outlook.in_front:
        return _front_row(outlook)
    if (sure := outlook.sure_fate) is not None:
        return Row(Art(ICONS[sure], ICON), _fate_words(say("quibbit.when_sure"), sure))
    if {end.fate for end in outlook.ends} == {"home"}:
        return Row(Art(ICONS["home"], ICON), _fate_words(say("quibbit.when_without_lap"), "home"))
    if one := outlook.deciding:
        words = _deciding_words(board, one, outlook.likely)
        return Row(Art(ICONS[outlook.likely or one.fate], ICON), words)
    if (likely := outlook.likely) is None:
        return Row(_both_fates(), say("quibbit.either"))
    return Row(Art(ICONS[likely], ICON), _fate_words(say("quibbit.when_probably"), likely))


def else_row(outlook: Outlook) -> Row | None:
    """What becomes of a card that can lap, if it does not."""
    fates = outlook.fates - {"lap"}
    if outlook.lap is None or outlook.is_last_left or not fates:
        return None
    when, likely = say("quibbit.when_else"), outlook.likely
    if len(fates) == 1:
        fate = min(fates)
        return Row(Art(ICONS[fate], ICON), _fate_words(when, fate))
    if likely in fates:
        when = say("quibbit.when_else_probably")
        return Row(Art(ICONS[likely], ICON), _fate_words(when, likely))
    return Row(_both_fates(), _fate_words(when, "either"))


def _both_fates() -> Collage:
    return _side_by_side([Art(ICONS[fate], ICON) for fate in ("home", "lost")])


def _front_row(outlook: Outlook) -> Row:
    """Whether the frog ends the last round in front, where the crown wins."""
    if outlook.in_front == {False}:
        return Row(Art(ICONS["lost"], ICON), _fate_words(say("quibbit.when_sure"), "behind"))
    if outlook.in_front == {True} and not outlook.threats:
        return Row(Art("crown", ICON), _fate_words(say("quibbit.when_sure"), "front"))
    return Row(Art("crown", ICON), say("quibbit.may_front"))


def _deciding_words(board: Board, one: DecidingCard, likely: Fate | None) -> str:
    """What becomes of a card if that *one* is played, after what is *likely* without it, if so."""
    name = QuibbitCaptions(board.ring, board.dummy).name(one.frog)
    if likely:
        return say(f"quibbit.unless_{one.fate}", name=name, card=one.card)
    return _fate_words(say("quibbit.when_plays", name=name, card=one.card), one.fate)


def _fate_words(when: str, fate: str) -> str:
    """What becomes of a card, and when."""
    return say("quibbit.fate", when=when, fate=say(f"quibbit.fate_{fate}"))


def _lap_words(board: Board, outlook: Outlook, lap: OwnLap) -> str:
    """Whom a card laps, and what another has to do for it, unless it does so for sure."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    last, cards = either([*map(name, sorted(lap.lapped))]), either([*map(str, lap.cards or (0,))])
    other = "" if lap.other is None else name(lap.other)
    if outlook.surely_laps:
        return say("quibbit.ghost_lap_of", last=last)
    if lap.when == "pushed":
        return say("quibbit.lap_pushed", name=other, card=cards, last=last)
    several = "no_lap" if outlook.fates == {"lap"} else "maybe"
    when = say(f"quibbit.when_{LAPS_WHEN.get(lap.when, several)}", name=other, card=cards)
    return say("quibbit.fate", when=when, fate=say("quibbit.fate_lap", last=last))


def safe_words(outlook: Outlook, found: Collection[Outlook]) -> str:
    """That a card prevents a lap which can come after others of those *found*."""
    is_safe = not outlook.threats and "lap" not in outlook.fates and not outlook.is_last_left
    return say("quibbit.safe") if is_safe and any(one.threats for one in found) else ""


def threat_words(board: Board, frog: Frog, threats: Collection[Threat]) -> str:
    """Who can lap *frog*, or else another one, of whom the first of *threats* is."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    first = next((threat for threat in threats if threat.lapped == frog), next(iter(threats)))
    found = [threat for threat in threats if threat.lapped == first.lapped]
    names = either([name(threat.lapper) for threat in found])
    if first.lapped == frog:
        return say("quibbit.threat_you", name=names)
    key = "threat_over" if all(threat.helped for threat in found) else "threat"
    return say(f"quibbit.{key}", name=names, last=name(first.lapped))


def threat_reason(board: Board, frog: Frog, threats: Collection[Threat]) -> str:
    """The same with the cards that it takes, unless several can."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    first = next((threat for threat in threats if threat.lapped == frog), next(iter(threats)))
    is_own, needs = first.lapped == frog, first.needs
    is_several = [threat.lapped for threat in threats].count(first.lapped) > 1
    if is_several or not first.cards:
        return threat_words(board, frog, threats)
    key = f"threat{'_if' if needs else '_by'}{'_you' if is_own else ''}"
    other, needed = (name(needs[0]), needs[1]) if needs else ("", 0)
    cards = either([*map(str, first.cards)])
    return say(
        f"quibbit.{key}",
        name=name(first.lapper),
        cards=cards,
        last=name(first.lapped),
        other=other,
        needed=needed,
    )


def warning_words(board: Board, frog: Frog, outlook: Outlook) -> str:
    """Who can lap whom after a card of *frog*, or who may lap it in the next round."""
    if (
        outlook.fates == {"lap"}
        and len(outlook.threats) == 1
        and (needs := outlook.threats[0].needs)
    ):  # without which this card laps
        other = QuibbitCaptions(board.ring, board.dummy).name(needs[0])
        return say("quibbit.threat_only", other=other, needed=needs[1])
    if outlook.threats:
        return threat_reason(board, frog, outlook.threats)
    return next_words(board, outlook)


def warnings_of(board: Board, frog: Frog, outlook: Outlook) -> Sequence[str]:
    """The warning about a card of *frog*, if there is one, and a shorter one."""
    short = threat_words(board, frog, outlook.threats) if outlook.threats else ""
    return [words for words in (warning_words(board, frog, outlook), short) if words]


def rivals_row(board: Board, outlook: Outlook) -> Row | None:
    """Who loses its last card in this round, or may lose it."""
    if outlook.is_last_left or not outlook.may_be_out:
        return None
    frogs = sorted(outlook.surely_out or outlook.may_be_out)
    heads = [Art("frog-head", ICON, palette_of(frog)) for frog in frogs]
    return Row(_side_by_side(heads), rival_words(board, outlook))


def _side_by_side(icons: Sequence[Picture]) -> Collage:
    """Several icons as one."""
    parts = tuple(Part(icon, ICON * (n + 0.5), ICON / 2) for n, icon in enumerate(icons))
    return Collage(ICON * len(icons), ICON, parts)


def rival_words(board: Board, outlook: Outlook) -> str:
    """The same in words, which are empty if nobody may."""
    names = [*map(QuibbitCaptions(board.ring, board.dummy).name, sorted(outlook.may_be_out))]
    sure = [*map(QuibbitCaptions(board.ring, board.dummy).name, sorted(outlook.surely_out))]
    if len(sure) == 1:
        return say("quibbit.will_be_out", name=sure[0])
    if sure:
        return say("quibbit.will_be_out_several", names=listed(sure))
    return say("quibbit.may_be_out", name=either(names)) if names else ""


def next_words(board: Board, outlook: Outlook) -> str:
    """That a card leaves one last, near a lap in the next round, if none is near in this one."""
    found = outlook.next_lap
    if found is None or outlook.threats:
        return ""
    name = QuibbitCaptions(board.ring, board.dummy).name(found.lapper)
    key = "next_stays" if found.stays else "next_last"
    return say(f"quibbit.{key}", name=name, card=found.card)


def preview_sign(
    renderer: Renderer,
    row: Row,
    room: Box | None,
    warnings: Sequence[str] = (),
    under: Row | None = None,
    safe: str = "",
) -> Picture:
    """A board with a *row*, and below it the first of *warnings*, or *safe*, or *under*, if any.

    Larger words than usual are only as large as fits into a *room*, if there is one. If not even
    the smallest do, the next warning is tried, and at last the last one or the row alone, in lines.
    """
    size, least = limited_size(renderer, *WORDS), theme.FLOOR / renderer.text_scale
    while True:
        found = _sign(renderer, row, size, next(iter(warnings), ""), under, safe)
        fit = min(room.w / found.width, room.h / found.height) if room else 1.0
        if fit >= 1 or not room:
            return found
        if size <= least:
            break
        size = max(least, min(fit, SMALLER) * size)
    if len(warnings) > 1:
        return preview_sign(renderer, row, room, warnings[1:], under, safe)
    return _narrow_sign(renderer, row, size, next(iter(warnings), ""), safe, room.w - 4 * SIGN_EDGE)


def _sign(
    renderer: Renderer, row: Row, size: float, warning: str, under: Row | None, safe: str
) -> Collage:
    """A *row* with a *warning*, *safe* or another one *under* it."""
    picture = _line(renderer, row, size)
    smaller = max(UNDER * size, theme.FLOOR / renderer.text_scale)
    if warning or safe:
        picture = _over(picture, _on_sheet(renderer, smaller, warning, safe, picture.width))
    elif under:
        picture = _over(picture, _line(renderer, under, smaller))
    return on_board(renderer, picture, SIGN_EDGE, MATERIAL)[0]


def _narrow_sign(
    renderer: Renderer, row: Row, size: float, warning: str, safe: str, most: float
) -> Collage:
    """A *warning*, or else *safe*, or else a *row*, at *most* so wide."""
    if warning or safe:
        picture = _on_sheet(renderer, size, warning, safe, 0.0, most)
    else:
        picture = _line(renderer, row, size, most)
    return on_board(renderer, picture, SIGN_EDGE, MATERIAL)[0]


def _on_sheet(
    renderer: Renderer, size: float, warning: str, safe: str, least: float,
    most: float | None = None,
) -> Collage:  # fmt: skip
    """A *warning* on amber, or *safe* on green, at *least* and at *most* so wide."""
    ink, colour = (theme.INK, theme.FOCUS) if warning else (theme.PAPER_BRIGHT, theme.GOOD)
    words = Text(warning or safe, size, ink, most and most - 2 * ROOM)
    text_wide, high = renderer.size(words)
    wide = max(least, text_wide + 2 * ROOM)
    sheet, middle = Paper(wide, high, colour, high / 2, shadow=False), (wide / 2, high / 2)
    return Collage(wide, high, (Part(sheet, *middle), Part(words, *middle)))


def _over(upper: Collage, lower: Collage) -> Collage:
    """One line over another."""
    wide, high = max(upper.width, lower.width), upper.height + lower.height
    parts = Part(upper, wide / 2, upper.height / 2), Part(lower, wide / 2, high - lower.height / 2)
    return Collage(wide, high, parts)


def _line(renderer: Renderer, row: Row, size: float, most: float | None = None) -> Collage:
    """The picture of a *row*, at *most* so wide, then in lines: its words beside its icon."""
    icon, text = renderer.size(row.icon)[0], Text(row.words, size)
    if most:
        lines = LINES * renderer.size(text)[0]
        text = Text(row.words, size, width=min(most - 2 * ROOM - icon - PAD, lines))
    wide, high = renderer.size(text)
    x, high = ROOM + icon + PAD, max(high, ICON)
    parts = (
        Part(row.icon, ROOM + icon / 2, high / 2),
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
    wide, high = renderer.size(words)
    spaced = Collage(wide + 2 * ROOM, high, (Part(words, wide / 2 + ROOM, high / 2),))
    return on_board(renderer, spaced, SIGN_EDGE, MATERIAL)[0]
