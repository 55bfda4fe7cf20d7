"""The sign of a card that was settled: its creature, whole or torn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.quabble import CardKind
from scenes.games.quabble.cards import icon, torn
from sprites.pictures.pictures import Picture

SIGN_SHARE = 0.96  # of the place of a sign


@dataclass(frozen=True, slots=True)
class TornKind:
    """The sign of a torn card of a kind."""

    kind: CardKind


CardSign: TypeAlias = CardKind | TornKind


def sign_picture(sign: CardSign, side: float) -> Picture:
    """A creature, or a torn card with it."""
    side *= SIGN_SHARE
    return torn(side, sign.kind) if isinstance(sign, TornKind) else icon(sign, side)
