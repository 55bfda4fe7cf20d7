"""How controls lead from what is chosen to all that lies open, to read it."""

from __future__ import annotations

from rules.quabble import Action
from scenes.games.quabble.choosing.claim_chooser import ClaimChooser
from scenes.games.quabble.choosing.offer_hand import OfferChooser
from scenes.table.choosing.chooser import Chooser
from scenes.table.choosing.secrecy.sealed_chooser import SealedChooser
from seats.intents import Intent
from sprites.pictures.geometry import Box


def leads_to_reading(chooser: Chooser[Action] | None, intent: Intent) -> bool:
    """Whether *intent* leads from what *chooser* chooses up to what can only be read."""
    if intent is not Intent.UP:
        return False
    if isinstance(chooser, OfferChooser):
        return not chooser.can_move(intent)
    return isinstance(chooser, ClaimChooser | SealedChooser)


def cursor_box(chooser: Chooser[Action] | None) -> Box | None:
    """Where reading begins: at what *chooser* has its cursor on."""
    return chooser.cursor_box if isinstance(chooser, ClaimChooser | OfferChooser) else None
