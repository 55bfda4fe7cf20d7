"""One sentence for each thing that happens in Quabble."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from rules.core import Seat
from rules.quabble import (
    IMMEDIATE,
    Action,
    Card,
    CardClaimed,
    CardDrawn,
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    HouseSet,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    RoundBegan,
    ScoringBegan,
    SushiFeasted,
    neighbours,
)
from scenes.games.quabble.cards import kind_name, power_words
from scenes.games.quabble.components.open_cards import HALF
from scenes.games.quabble.events.claims_order import acting
from scenes.games.quabble.layout import column_of
from scenes.players.seat_names import seat_name
from scenes.table.captions.game_captions import GameCaptions
from words import say
from words.numbers import spelled


@dataclass(frozen=True, slots=True)
class TableState:
    """What captions ask the table for, as things are now."""

    is_tied: Callable[[], bool] = lambda: False
    """Whether seats share the most points."""
    is_offering: Callable[[], bool] = lambda: True
    """Whether some have yet to offer: not while claims are settled."""
    on_offer: Callable[[], Sequence[Card]] = lambda: ()
    is_new: Callable[[str], bool] = lambda _: True
    """Whether a rule was not explained yet."""
    warns: Callable[[], bool] = lambda: False
    """Whether the banner tells of a danger."""
    wastes_hands: Callable[[int], bool] = lambda _: False
    """Whether the match ends soon after that round, and hands are not empty then."""
    is_last: Callable[[], bool] = lambda: False
    """Whether this round is the last one."""
    is_stealing: Callable[[], bool] = lambda: False
    """Whether it is chosen which card a thief takes."""


class QuabbleCaptions(GameCaptions[Action, Event]):
    """Tells events of a game with that *house_set* and as many *seats*, at a *table*.

    With *has_signs* one sees in which order all offer, and learns of it.
    """

    def __init__(
        self, house_set: HouseSet, seats: int, table: TableState | None = None,
        *, has_signs: bool = True,
    ) -> None:  # fmt: skip
        self._house_set, self._seats, self._has_signs = house_set, seats, has_signs
        self._table = table or TableState()

    def kind(self, card: Card) -> str:
        """What a card is called."""
        return kind_name(self._house_set.kinds[card])

    def left(self, seat: Seat) -> str:
        """Who sits to the left."""
        return seat_name(neighbours(seat, self._seats)[0])

    def caption(self, event: Event) -> str:
        """What happened, in one sentence, or nothing worth telling."""
        match event:
            case RoundBegan(_, active):
                return say("quabble.first", name=seat_name(active))
            case CardOffered(seat, card):
                kind, left = self.kind(card), self.left(seat)
                return say("quabble.offered", name=seat_name(seat), kind=kind, left=left)
            case ClaimsRevealed():
                return say("quabble.revealed")
            case CardShared() | CardClaimed() | CardRefused():
                return self.claim(event)
            case PowersTriggered(powers):
                acts = acting(powers, self._house_set, is_last=self._table.is_last())
                return say("quabble.powers_triggered") if acts else ""
            case DirectionTurned(seat):
                return "" if self._table.is_last() else say("quabble.turned", name=seat_name(seat))
            case CardSnatched(seat, _, target, victim):
                names = {"name": seat_name(seat), "victim": seat_name(victim)}
                return say("quabble.snatched", kind=self.kind(target), **names)
            case NothingSnatched(seat):
                return say("quabble.nothing_snatched", name=seat_name(seat))
            case CardDrawn():
                return ""
            case ScoringBegan():
                return say("quabble.scoring")
            case PowerScored() | SushiFeasted() | CardSlain() | NothingSlain():
                return self._scored(event)
            case GameEnded(reason, points):
                most = spelled(max(points))
                return say(f"quabble.ended_{reason.name.lower()}", points=most)
            case _:
                assert_never(event)

    def banner(self, event: Event) -> str:
        """Only the kind of what counts: the panel adds up what all its cards bring whom.

        What begins once all that was claimed has arrived waits for that.
        """
        if isinstance(event, PowerScored):
            return self.kind(event.card)
        return "" if self.banner_later(event) else super().banner(event)

    def banner_later(self, event: Event) -> str:
        """What the banner says of *event* only once all that was claimed has arrived."""
        match event:
            case PowersTriggered() | RoundBegan():
                return self.caption(event)
            case ScoringBegan():
                return say("quabble.score_prompt")
            case _:
                return ""

    def actors(self, event: Event) -> Collection[Seat]:
        """The seats that *event* is about."""
        match event:
            case RoundBegan(_, active):
                return (active,)
            case CardShared(seat):
                return seat, neighbours(seat, self._seats)[0]
            case _:
                return super().actors(event)

    def claim(self, event: CardShared | CardClaimed | CardRefused) -> str:
        """Who gets a card from whom."""
        match event:
            case CardShared(seat, card):
                names = {"name": seat_name(seat), "left": self.left(seat)}
                half = spelled(HALF * self._house_set.values[card], signed=True)
                return say("quabble.shared", kind=self.kind(card), points=half, **names)
            case CardClaimed(seat, card, giver) if seat == giver:
                return say("quabble.kept", kind=self.kind(card), name=seat_name(seat))
            case CardClaimed(seat, card, giver):
                names = {"name": seat_name(seat), "giver": seat_name(giver)}
                return say("quabble.taken", kind=self.kind(card), **names)
            case CardRefused(card):
                return say("quabble.refused", kind=self.kind(card))

    def hint(self, event: Event) -> str:
        topic = self.topic(event)
        return self._rule(topic) if topic else ""

    def hint_holds(self, event: Event) -> bool:
        match event:
            case CardOffered(_, card):
                return card in self._table.on_offer()
            case CardDrawn():
                return self._table.is_tied()
            case RoundBegan():
                return self._table.is_offering()
            case _:
                return True

    def hint_ready(self, event: Event) -> bool:
        claims = not (isinstance(event, ClaimsRevealed) and self._table.is_offering())
        return claims and self.leaves_time_to_read and not self._table.warns()  # that is read first

    @property
    def leaves_time_to_read(self) -> bool:
        return not self._table.is_stealing()

    def hint_comes_first(self, event: Event) -> bool:
        return self.topic(event) in {"slayer", "turned"}

    def hint_lasts(self, event: Event) -> bool:
        return isinstance(event, CardDrawn) and self._table.is_tied()

    def topic(self, event: Event) -> str:
        """What the rule that *event* shows is about, first one that was not explained yet."""
        topics = [*self._topics(event)]
        new = (topic for topic in topics if self._table.is_new(self._rule(topic)))
        return next(new, next(iter(topics), ""))

    def _rule(self, topic: str) -> str:
        if topic == "sushi":
            return power_words(CardKind.CURSED_SUSHI, self._house_set)
        return say(f"quabble.hint_{topic}")

    def _topics(self, event: Event) -> Iterator[str]:
        match event:
            case RoundBegan(number) if number > 1 and self._has_signs:
                if self._table.wastes_hands(number):
                    yield "hands"
                yield "began"
            case CardOffered(seat, card):
                yield from self._topics_of_offer(seat, card)
            case CardShared():
                yield "shared"
            case CardClaimed():
                yield "claimed"
            case CardRefused():
                yield "refused"
            case DirectionTurned() if not self._table.is_last():
                yield "turned"
            case ClaimsRevealed():
                yield "revealed"
            case PowersTriggered() if self._has_signs:
                yield "powers_triggered"
            case CardDrawn() if self._table.is_tied():
                yield "tie"
            case _:  # in the count sheets say what counts, and nothing may lie over them
                return

    def _topics_of_offer(self, seat: Seat, card: Card) -> Iterator[str]:
        """What one learns of cards that have something special, as they lie there first."""
        kinds = {self._house_set.kinds[one] for one in (card, *self._table.on_offer())}
        turns = self._has_signs and not self._table.is_last()  # nobody offers after that
        if self._house_set.kinds[card] is CardKind.MISDIRECTION and turns:
            yield "turned"
        if CardKind.DEATHSLAYER in kinds:
            yield "slayer"
        if CardKind.CURSED_SUSHI in kinds:
            yield "sushi"
        if CardKind.MISDIRECTION in kinds and turns:
            yield "turned"
        if column_of(seat, self._seats) == 0:
            yield "ends"
        if column_of(seat, self._seats) and self._table.is_offering():
            yield "offered"
        if self._has_signs and self._table.is_offering():
            yield "began"
        if self._has_signs and not kinds.isdisjoint(IMMEDIATE):
            yield "powers_triggered"

    def _scored(self, event: PowerScored | SushiFeasted | CardSlain | NothingSlain) -> str:
        match event:
            case PowerScored(seat, card, points):
                kind, brought = self.kind(card), spelled(points, signed=True)
                return say("quabble.scored", kind=kind, points=brought, name=seat_name(seat))
            case SushiFeasted(seat, _, points):
                brought = spelled(points, signed=True)
                return say("quabble.feasted", name=seat_name(seat), points=brought)
            case CardSlain(seat, _, target, victim, points):
                return say(
                    "quabble.slain",
                    name=seat_name(seat),
                    victim=seat_name(victim),
                    kind=self.kind(target),
                    points=spelled(-points, signed=True),
                )
            case NothingSlain(seat, _, victim):
                return say("quabble.nothing_slain", name=seat_name(seat), victim=seat_name(victim))
            case _:
                assert_never(event)
