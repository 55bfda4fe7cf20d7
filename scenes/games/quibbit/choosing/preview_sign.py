"""The sign that says what a card would bring, and whether somebody could lap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rules.quibbit import Board, Frog
from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.landing_marks import ICONS
from scenes.games.quibbit.choosing.outlook import Condition, Outlook, Threat, When
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.boards import on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say
from words.phrases import either

PAD, ICON, ROOM = 6.0, 36.0, 10.0
EDGE_ROOM = 9.0  # above and below the words
WORDS = theme.FLOOR, 36.0  # their size, and the largest it gets

Row: TypeAlias = tuple[str, str]  # an icon, and words


def fate_row(fate: Fate) -> Row:
    """What becomes of the card, or of the race."""
    return ICONS[fate], say(f"quibbit.ghost_{fate}")


def threat_row(board: Board, frog: Frog, outlook: Outlook) -> Row:
    """Whether a card of *frog* lets another one lap."""
    if outlook.threat is None:
        return ICONS["home"], say("quibbit.ghost_safe")
    return ICONS["threat"], threat_words(board, frog, outlook.threat)


def threat_words(board: Board, frog: Frog, threat: Threat) -> str:
    """Who can lap *frog*, or another one."""
    captions = QuibbitCaptions(board.ring, board.dummy)
    name, last = captions.name(threat.lapper), captions.name(threat.lapped)
    if threat.lapped == frog:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.threat_over" if threat.helped else "quibbit.threat", name=name, last=last)


def when_words(board: Board, when: When) -> str:
    """When a card brings what is said of it."""
    if not isinstance(when, Condition):
        return say(f"quibbit.when_{when}")
    name = QuibbitCaptions(board.ring, board.dummy).name(when.frog)
    cards = either([str(card) for card in when.cards])
    return say("quibbit.when_unless" if when.unless else "quibbit.when_if", name=name, cards=cards)


def preview_sign(renderer: Renderer, when: str, rows: Sequence[Row]) -> Picture:
    """A board that says *when* its *rows* are so, and then them."""
    size = limited_size(renderer, *WORDS)
    head = Text(when, size)
    texts = [Text(words, size) for _, words in rows]
    wides = [renderer.size(text)[0] for text in texts]
    above, high = renderer.size(head)
    width = max(above, ICON + PAD + max(wides)) + 2 * ROOM
    pieces = [Part(head, width / 2, high / 2)]
    for i, ((icon, _), text, wide) in enumerate(zip(rows, texts, wides, strict=True)):
        left, y = (width - ICON - PAD - wide) / 2, (i + 1.5) * high
        pieces.append(Part(Art(icon, ICON), left + ICON / 2, y))
        pieces.append(Part(text, left + ICON + PAD + wide / 2, y))
    picture = Collage(width, (1 + len(rows)) * high, tuple(pieces))
    return on_board(renderer, picture, EDGE_ROOM, MATERIAL)[0]
