"""Why a Deathslayer turns to one neighbour of its owner, in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, neighbours
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.slayers.attack import Attack
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


def claim_words(open_cards: OpenCards, seat: Seat, giver: Seat, promise: Promise) -> str:
    """What a Deathslayer that *giver* offers brings *seat*, and why it slays what it does.

    Nothing if it slays nothing, if points are hidden, or if those that are shown say otherwise.
    """
    target, slayer = promise.prey, open_cards.offers[giver]
    if slayer is None or target is None or target.before_sushi or open_cards.hides_points:
        return ""
    before = open_cards.attack_by(seat, slayer).before
    why = slain_reason(before, seat, target.kind, target.seat)
    return say("quabble.with_target", promise=promise.brief, target=why)


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


def compared(open_cards: OpenCards, attack: Attack) -> str:
    """The points of both neighbours that decide to which of them a Deathslayer turns."""
    both = attack.victim, attack.other
    words = say(
        "quabble.compared",
        victim=seat_name(attack.victim),
        points=spelled(attack.before[attack.victim]),
        other=seat_name(attack.other),
        less=spelled(attack.before[attack.other]),
    )
    if any(CardKind.CURSED_SUSHI in open_cards.kinds(open_cards.treasuries[one]) for one in both):
        return say("quabble.compared_before_sushi", compared=words)
    return words


def slain_reason(
    points: Sequence[Fraction], slayer: Seat, kind: CardKind | None, victim: Seat
) -> str:
    """Why of the *slayer*'s two neighbours that one loses a card of that *kind*, or has none."""
    left, right = neighbours(slayer, len(points))
    other = right if victim == left else left
    key = "nothing_why" if kind is None else "slain_why"
    if points[left] == points[right]:
        key = f"{key}_tie"
    names = {"victim": seat_name(victim), "other": seat_name(other)}
    numbers = {"points": spelled(points[victim]), "less": spelled(points[other])}
    words = names | numbers | ({} if kind is None else {"kind": kind_name(kind)})
    return say(f"quabble.{key}", **words)
