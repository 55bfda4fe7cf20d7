"""What all scenes share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from archive.archive import Archive
from bots.questions import BotRunner, NoBots
from rules.core import Seat
from rules.party import Party, Places
from scenes.core.kiosk.coin_box import CoinBox
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.narration import Narration, NoNarration
from scenes.core.phone_access import NoPhones, PhoneAccess
from scenes.core.routes import Routes
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.core.settings.settings import Settings
from seats.devices import Device
from seats.input.input_reader import InputReader
from seats.seating import Seating
from sounds.bank import SoundBank
from sprites.render.renderer import Renderer


@dataclass(eq=False)
class Context:
    """Made once by the app and given to every scene."""

    settings: Settings
    """What people chose in the settings menu; changed by ``keep`` only."""
    renderer: Renderer
    """Draws pictures and keeps their bitmaps."""
    bank: SoundBank
    """Plays sounds and ambiences."""
    seating: Seating
    """Who sits on which seat."""
    input_reader: InputReader
    """Reads all devices."""
    keep: Callable[[Settings], None]
    """Saves changed settings and applies them."""
    make_routes: Callable[[Context], Routes]
    """Makes ``routes``, also for a copy of this context."""
    routes: Routes = field(init=False)
    """Opens other scenes."""
    notices: list[str] = field(default_factory=list)
    """Sentences that wait to be shown, for example that the settings file is broken."""
    seed: Callable[[], int] = lambda: 0
    """A new seed for each match."""
    headless: bool = False
    """Whether there is neither a window nor sound nor any device."""
    known_games: set[str] = field(default_factory=set)
    """The games of which people have finished a match."""
    taught_rules: set[str] = field(default_factory=set)
    """The hints that were read, and those about all that happened in finished lessons."""
    keep_taught: Callable[[Collection[str]], object] = lambda _: None
    """Saves the taught rules."""
    bots: BotRunner = field(default_factory=NoBots)
    """Where bots think."""
    archive: Archive = field(default_factory=Archive)
    """Keeps matches and statistics on disk."""
    names: dict[Seat, str] = field(default_factory=dict)
    """The names that people picked, by their keys in the words."""
    lobby_setups: dict[str, LobbySetup] = field(default_factory=dict)
    """What was chosen in the lobby of each game, by its name; saved with the settings."""
    teams: dict[Seat, int] = field(default_factory=dict)
    """How many people share a seat, in games with teams."""
    evening: tuple[Places, ...] = ()
    """The places in all single games of the people who are here."""
    party: Party | None = None
    """The party night that is going on."""
    offers_on_request: bool = False
    """Whether people know what can be gone on with: the title waits until they ask for it."""
    phones: PhoneAccess = field(default_factory=NoPhones)
    """Lets phones join."""
    narration: Narration = field(default_factory=NoNarration)
    """Says what is on the screen."""
    private_screens: set[Device] = field(default_factory=set)
    """The devices on whose own screens people choose, rather than on the one that all see."""
    on_show: bool = False
    """Whether bots play to be watched: every rule is explained and nothing is kept."""
    speed_chosen: bool = False
    """Whether people have chosen the speed since the table was opened."""
    last_shown: str = ""
    """The game that bots showed last."""
    kiosk_rules: KioskRules = field(default_factory=KioskRules)
    """What the owner of a kiosk allows."""
    coin_box: CoinBox = field(default_factory=CoinBox)
    """What coins have paid for, in an arcade cabinet."""

    def teach(self, rules: Collection[str]) -> None:
        """People have learned these *rules*."""
        self.taught_rules.update(rules)
        self.keep_taught(self.taught_rules)

    def __post_init__(self) -> None:
        self.routes = self.make_routes(self)
