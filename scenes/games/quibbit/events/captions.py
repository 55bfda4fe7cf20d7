"""One sentence for each thing that happens in Quibbit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import assert_never

from rules.core import Seat
from rules.quibbit import (
    Action,
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    Flower,
    Frog,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    Leaf,
    PicksRevealed,
    Reason,
    RoundBegan,
    Tile,
)
from scenes.games.quibbit.events.missed import Missed
from scenes.players.seat_names import seat_name
from scenes.table.captions.game_captions import GameCaptions
from words import say
from words.phrases import listed


class QuibbitCaptions(GameCaptions[Action, Event]):
    """Tells events of a game with that *ring*, in which *dummy* is nobody's frog.

    *with_one_card* tells who can play nothing but one card now; *alone* who reads it alone;
    *has_ghost* whether a pale frog shows where cards lead, *can_lap* whether a lap can come in this
    round, and *has_rings* whether rings show where the card that is raised now may lead.
    """

    goal_in_deal = True

    def __init__(
        self, ring: tuple[Tile, ...], dummy: Frog | None,
        with_one_card: Callable[[], Collection[Seat]] = tuple,
        alone: Callable[[], Seat | None] = lambda: None,
        has_ghost: Callable[[], bool] = lambda: False,
        can_lap: Callable[[], bool] = lambda: False,
        has_rings: Callable[[], bool] = lambda: True,
    ) -> None:  # fmt: skip
        self._alone, self._has_ghost = alone, has_ghost
        self._can_lap, self._has_rings = can_lap, has_rings
        self.tells_crown = True
        """Whether it is told who is crowned: not yet in a lesson that has not told of it."""
        self._ring, self._dummy, self._with_one_card = ring, dummy, with_one_card
        self._landed: dict[Frog, int] = {}  # the progress to which each frog leapt last
        self._to_leap: set[Frog] = set()  # who still leaps in this round
        self._out: set[Frog] = set()
        self._rear_left = False  # whether the rear frog is out since the round began
        self._rear_round = 0  # the last one that began so

    def name(self, frog: Frog) -> str:
        """What a frog is called."""
        return say("quibbit.dummy") if frog == self._dummy else seat_name(Seat(frog))

    def caption(self, event: Event) -> str:
        """What happened, in one sentence."""
        match event:
            case FrogPlaced(frog, progress):
                self._landed[frog] = progress
                return self._placed(frog)
            case CrownPassed() if not self.tells_crown:
                return ""
            case CrownPassed(giver, taker):
                again = "" if giver is None else "_next"
                return say(f"quibbit.crowned{again}", name=self.name(taker))
            case RoundBegan(number):
                return self._round(number)
            case PicksRevealed(picks):
                self._to_leap = {frog for frog, _ in picks}
                return say("quibbit.revealed")
            case DummyShuffled():
                return say("quibbit.dummy_shuffled")
            case DummyTurned(frog, card):
                self._to_leap.add(frog)
                return say("quibbit.dummy_turned", card=card)
            case FrogLeapt(frog, card, _, end, jumped):
                return self._leap(frog, card, end, len(jumped))
            case CardReturned(frog, card):
                tile = self._landing(frog)
                return say("quibbit.returned", name=self.name(frog), card=card, tile=tile)
            case CardLost(frog, card):
                return self._lost(frog, card)
            case FrogRemoved(frog):
                return self._removed(frog)
            case Lapped(frog, last):
                return say("quibbit.lapped", name=self.name(frog), last=self.name(last))
            case GameWon(frog, reason):
                return self._won(frog, reason)
            case _:
                assert_never(event)

    def _won(self, frog: Frog, reason: Reason) -> str:
        """Who has won, and why."""
        who = "dummy_won" if frog == self._dummy else "won"
        return say(f"quibbit.{who}_{reason.name.lower()}", name=self.name(frog))

    def actors(self, event: Event) -> Collection[Seat]:
        """Whose frog *event* is about; that of the dummy counts as a seat's."""
        match event:
            case CrownPassed(_, frog) | FrogPlaced(frog) | FrogLeapt(frog) | FrogRemoved(frog):
                return (Seat(frog),)
            case CardReturned(frog) | CardLost(frog) | Lapped(frog) | GameWon(frog):
                return (Seat(frog),)
            case DummyTurned(frog):
                return (Seat(frog),)
            case DummyShuffled() | PicksRevealed() | RoundBegan():
                return ()
            case _:
                assert_never(event)

    def banner(self, event: Event) -> str:
        """Not where a leap ends: that is seen, then told with what becomes of its card."""
        match event:
            case FrogLeapt(frog, card, jumped=()):
                return say("quibbit.leaping", name=self.name(frog), card=card)
            case FrogLeapt(frog, card, jumped=jumped):
                name = self.name(frog)
                return say("quibbit.leaping_over", name=name, card=card, count=len(jumped))
            case _:
                return self.caption(event)

    def deed(self, event: Event) -> str:
        """What the actor has done, without its name; why cards come and go is seen on them."""
        match event:
            case FrogRemoved():
                return say("table.eliminated")
            case Lapped():
                return say("quibbit.place_lapped")
            case _:
                return ""

    def told_to_others(self, event: Event) -> Mapping[Seat, str]:
        """Who has but one card left reads so."""
        last = self._with_one_card() if isinstance(event, RoundBegan) else ()
        return dict.fromkeys(last, say("quibbit.last_card"))

    def missed(self, missed: Missed) -> str:
        """What made one miss the tile that one leapt for, and by how many tiles."""
        way, count = "far" if missed.too_far > 0 else "short", abs(missed.too_far)
        names = [self.name(cause.frog) for cause in missed.causes]
        if not count:
            return say("quibbit.missed_none", names=listed(names))
        if len(names) > 1:
            return say(f"quibbit.missed_all_{way}", names=listed(names), count=count)
        cause, name = missed.causes[0], names[0]
        if missed.equal:
            return say(f"quibbit.missed_equal_{way}", name=name, count=count)
        return say(f"quibbit.missed_{way}", name=name, card=cause.card, count=count)

    def hint(self, event: Event) -> str:
        """The rule that *event* shows, or nothing."""
        match event:
            case FrogLeapt(jumped=jumped) if jumped:
                return say("quibbit.hint_leapt")
            case FrogLeapt():
                return say("quibbit.hint_counted")
            case RoundBegan() if self._has_ghost():
                return say("quibbit.hint_ghost")
            case CardReturned():
                return say("quibbit.hint_returned")
            case CardLost(frog) if frog != self._dummy:
                return say("quibbit.hint_lost")
            case CrownPassed(giver) if giver is not None:  # the first one is no news
                return say("quibbit.hint_crowned")
            case DummyTurned():
                return say("quibbit.hint_dummy")
            case FrogRemoved():
                return say("quibbit.hint_removed")
            case _:
                return ""

    def hint_framed(self, event: Event) -> bool:
        return not self._to_leap

    @property
    def leaves_time_to_read(self) -> bool:
        return not self._can_lap()

    def hint_ready(self, event: Event) -> bool:
        is_there = self._has_rings() or not isinstance(event, RoundBegan)
        return is_there and self.leaves_time_to_read

    def hint_comes_first(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)  # what one sees with the first choice

    def _lost(self, frog: Frog, card: int) -> str:
        if frog == self._dummy:
            return say("quibbit.dummy_spent", card=card)
        tile = self._landing(frog)
        return say("quibbit.lost", name=self.name(frog), card=card, tile=tile)

    def _removed(self, frog: Frog) -> str:
        self._rear_left |= frog == self._rear()
        self._out.add(frog)
        return say("quibbit.removed", name=self.name(frog))

    def _round(self, number: int) -> str:
        """Which round begins, and which frog is the rear one now if the one before is out."""
        if self._rear_left:
            self._rear_left, self._rear_round = False, number
        rear = self._rear()
        if number != self._rear_round or rear is None:
            return say("quibbit.round", number=number)
        return say("quibbit.round_rear", number=number, last=self.name(rear))

    def _rear(self) -> Frog | None:
        """The rear frog, as far as it was told."""
        staying = [frog for frog in self._landed if frog not in self._out]
        return min(staying, key=self._landed.__getitem__, default=None)

    def _under(self, frog: Frog) -> Tile:
        """The tile to which *frog* leapt last."""
        return self._ring[self._landed[frog] % len(self._ring)]

    def _leap(self, frog: Frog, card: int, end: int, jumped: int) -> str:
        self._landed[frog] = end
        self._to_leap.discard(frog)
        blanks = {"name": self.name(frog), "card": card, "tile": self._landing(frog)}
        if not jumped:
            return say("quibbit.leapt", **blanks)
        return say("quibbit.leapt_over", **blanks, count=jumped)

    def _placed(self, frog: Frog) -> str:
        """On what *frog* starts: a leaf by its colour, as its name is that of a frog as well."""
        name, under = self.name(frog), self._under(frog)
        if isinstance(under, Leaf) and under.frog != frog:
            return say("quibbit.placed_leaf", name=name, owner=self.name(under.frog))
        return say("quibbit.placed", name=name, tile=self._landing(frog))

    def _landing(self, frog: Frog) -> str:
        """What the tile is called to which *frog* leapt last: a leaf of its own not by its name."""
        own = self._under(frog) == Leaf(frog)
        return say("quibbit.own_leaf") if own else self._tile(self._landed[frog])

    def tile(self, progress: int) -> str:
        """What the tile of a progress is called to whoever reads it alone."""
        match self._ring[progress % len(self._ring)]:
            case Leaf(frog) if Seat(frog) == self._alone():
                return say("quibbit.your_leaf")
            case _:
                return self._tile(progress)

    def _tile(self, progress: int) -> str:
        """What the tile of a progress is called."""
        match self._ring[progress % len(self._ring)]:
            case Leaf(frog):
                return say("quibbit.leaf", name=self.name(frog))
            case Flower():
                return say("quibbit.flower")
            case _:
                return say("quibbit.water")
