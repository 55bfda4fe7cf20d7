"""Who can lap whom in a round, and by which cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from rules.quibbit import Frog
from values import value


@value
class Threat:
    """The *lapper* can lap the *lapped*, which ends the race for all others.

    It is *helped* if it jumps the frog of whoever chooses on its way. It does so with one of these
    *cards*, and only if one that has several cards plays the one that it *needs*, if it needs one.
    """

    lapper: Frog
    lapped: Frog
    helped: bool
    cards: tuple[int, ...] = ()
    needs: tuple[Frog, int] | None = None

    @property
    def pair(self) -> tuple[Frog, Frog]:
        """Whom it is about."""
        return self.lapper, self.lapped


def joined(
    found: Sequence[tuple[Threat, Mapping[Frog, int]]], held: Mapping[Frog, Collection[int]]
) -> tuple[Threat, ...]:
    """One threat for each two of all that were *found*, each with the cards of its round.

    *held* is what each frog but that of whoever chooses may play.
    """
    rounds = dict[tuple[Frog, Frog], list[Mapping[Frog, int]]]()
    first = dict[tuple[Frog, Frog], Threat]()
    for threat, played in found:
        first.setdefault(threat.pair, threat)
        rounds.setdefault(threat.pair, []).append(played)
    return tuple(_reasoned(first[pair], rounds[pair], held) for pair in first)


def _reasoned(
    threat: Threat, rounds: Sequence[Mapping[Frog, int]], held: Mapping[Frog, Collection[int]]
) -> Threat:
    """The *threat* with the cards by which it comes in these *rounds*."""
    cards = sorted({played[threat.lapper] for played in rounds})
    others = [frog for frog in held if frog != threat.lapper and len(held[frog]) > 1]
    needed = {frog: {played[frog] for played in rounds} for frog in others}
    needs = ((frog, min(cards)) for frog, cards in needed.items() if len(cards) == 1)
    return replace(threat, cards=tuple(cards), needs=next(needs, None))
