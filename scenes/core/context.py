"""The house: what every scene shares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from archive.archive import Archive
from bots.bot_process import BotRunner
from rules.core import Seat
from scenes.core.settings import Settings
from scenes.kiosk.kiosk_rules import KioskRules
from seats.input_reader import InputReader
from seats.seating import Seating
from sounds.bank import SoundBank
from sprites.render.renderer import Renderer


@dataclass
class Context:
    """Made once by the app and handed from scene to scene.

    ``keep`` saves changed settings and makes everybody follow them; ``notices`` are sentences
    that wait to be shown on the title (a broken settings file, a recovered error); ``newcomers``
    is true until people have finished a first match. ``on_show`` is true where bots play to be
    watched: every rule is told, and nothing is kept. ``last_shown`` is the game they played last.
    ``venue`` is what the owner of a kiosk allows. ``names`` are those that people picked, by their
    keys in the words; ``teams`` is how many people share a seat, where teams play.
    """

    settings: Settings
    renderer: Renderer
    bank: SoundBank
    seating: Seating
    input_reader: InputReader
    bots: BotRunner
    keep: Callable[[Settings], None]
    notices: list[str] = field(default_factory=list)
    seed: Callable[[], int] = lambda: 0
    headless: bool = False
    newcomers: bool = True
    archive: Archive = field(default_factory=lambda: Archive(None, lambda _: None))
    names: dict[Seat, str] = field(default_factory=dict)
    teams: dict[Seat, int] = field(default_factory=dict)
    on_show: bool = False
    last_shown: str = ""
    kiosk_rules: KioskRules = field(default_factory=KioskRules)
