"""Why a Deathslayer turns to one neighbour of its owner, in words."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import Card
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled


def target_words(open_cards: OpenCards, seat: Seat, slayer: Card) -> str:
    """The target of a *slayer* that *seat* has or gets, and the points that decide it."""
    target, attack = open_cards.promise(seat, slayer).target, open_cards.attack_by(seat, slayer)
    return say(
        "quabble.target_why",
        name=seat_name(seat),
        target=target.words if target else "",
        victim=seat_name(attack.victim),
        points=spelled(attack.before[attack.victim]),
        other=seat_name(attack.other),
        less=spelled(attack.before[attack.other]),
    )


def slain_words(open_cards: OpenCards, card: Card) -> str:
    """Who would slay an owned *card*, and the points that both its neighbours have."""
    attack = next(attack for attack in open_cards.attacks() if attack.target == card)
    return say(
        "quabble.slain_because",
        name=seat_name(attack.seat),
        victim=seat_name(attack.victim),
        points=spelled(attack.before[attack.victim]),
        other=seat_name(attack.other),
        less=spelled(attack.before[attack.other]),
    )
