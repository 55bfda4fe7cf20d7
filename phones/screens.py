"""What one phone shows, as plain values and as JSON.

Pictures stand in it by name only; a name is made from the picture's content.
"""

from __future__ import annotations

import json
from dataclasses import asdict, field

from values import value
from words import spoken

MOST_BYTES = 16 * 1024
"""The JSON of no screen is larger."""


@value
class ScreenOwner:
    """Whose phone it is: the name of the seat, its colours, its pattern, and its frog."""

    name: str
    colour: str
    ink: str
    pattern: str
    picture: str


@value
class ScreenCard:
    """A card of the hand, with its full name; whether the owner has chosen it."""

    name: str
    picture: str
    chosen: bool = False


@value
class Region:
    """A rectangle on the picture of the board, in shares of its width and height."""

    x: float
    y: float
    w: float
    h: float


@value
class ScreenBoard:
    """A picture of what lies open on the table, and its size in pixels."""

    name: str
    picture: str
    width: int
    height: int


@value
class ScreenOption:
    """One thing to choose: its full name for a screen reader, and what shows it.

    It has a ``picture``, a ``region`` of the board, both or neither. A ``note`` says what it would
    bring. If there is a ``refusal``, it cannot be chosen now, and the refusal says why. It is
    ``faint`` if it can, but brings nothing. It is ``ready`` if the board shows it as chosen: it
    counts when it is chosen again. A ``sign`` stands large before the name. A lesson points at the
    one that is ``marked``.
    """

    name: str
    picture: str = ""
    region: Region | None = None
    note: str = ""
    refusal: str = ""
    faint: bool = False
    ready: bool = False
    sign: str = ""
    marked: bool = False


@value
class ScreenStep:
    """One question: the ``prompt``, what can be chosen, and whether there is a step before it.

    ``key`` is another one for every step of a choice: what answers it names it. ``about`` is what
    was chosen on the board in the step before. ``others`` could still be chosen in a step before,
    and are cards of the hand or places on the board.
    """

    key: str
    prompt: str
    options: tuple[ScreenOption, ...]
    back: bool = False
    about: Region | None = None
    others: tuple[ScreenOption, ...] = ()


@value
class ScreenMenu:
    """The items of a menu on the big screen, each with its value.

    ``key`` is another one whenever there are other items. ``focus`` is the place of the one in
    focus, or -1, and ``main`` that of the one that leads on, which stays in view.
    """

    key: str
    items: tuple[str, ...]
    focus: int
    main: int = -1


@value
class PhoneScreen:
    """All that one phone shows.

    ``task`` is one sentence: what to do, or whose turn it is; a ``detail`` is written smaller. Over
    a menu there are its ``title`` and the items of the ``menu``, if the owner may use it, and a
    ``page`` if there is one to read. ``turn`` tells whether the owner is to choose, ``step`` is
    there if on the phone itself, ``chosen`` names what the owner has chosen so far, unless a card
    of the hand shows it, or while others still choose; if the board shows that, it is ``marked``.
    What was chosen last can be taken back if ``take_back``. The page says its own words in the
    ``language``. ``buttons`` are those of the pad that do something now; without them all may, and
    if there are none, there is no pad. ``menu_button`` tells whether the button for the menu does
    something. ``round`` says which round it is, ``standing`` who has how many points, ``owned``
    what lies before the owner on the table. ``news`` are the last captions as the owner saw the
    events, the newest first. ``seconds`` are left to choose. ``own`` is where on the board the
    owner looks first. ``game`` is the name of the one at whose table the owner sits.
    """

    owner: ScreenOwner | None
    task: str
    hand: tuple[ScreenCard, ...] = ()
    board: ScreenBoard | None = None
    own: Region | None = None
    step: ScreenStep | None = None
    chosen: str = ""
    marked: bool = False
    take_back: bool = False
    news: tuple[str, ...] = ()
    seconds: int | None = None
    title: str = ""
    menu: ScreenMenu | None = None
    turn: bool = False
    round: str = ""
    standing: str = ""
    owned: str = ""
    buttons: tuple[str, ...] | None = None
    menu_button: bool = True
    page: tuple[str, ...] = ()
    detail: str = ""
    game: str = ""
    language: str = field(default_factory=spoken)


def screen_json(screen: PhoneScreen) -> str:
    """A screen as one line of JSON; equal screens have equal lines."""
    return json.dumps(asdict(screen), ensure_ascii=False, separators=(",", ":"))
