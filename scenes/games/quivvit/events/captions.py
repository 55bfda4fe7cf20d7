"""One sentence for each thing that happens in Quivvit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import assert_never

from rules.core import Seat
from rules.quivvit import (
    SIDE,
    Action,
    AsideScored,
    BlockKept,
    BlockReturned,
    BlocksAnswered,
    BlocksAsked,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsDealt,
    CardsLinked,
    CardsTaken,
    CardsTurned,
    Colour,
    DieRolled,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
    GameEnded,
    Link,
    Passed,
    RoundBegan,
    TurnBegan,
    View,
    Way,
    card_value,
    total_value,
    turn_order,
)
from scenes.games.quivvit.cards import cloth
from scenes.games.quivvit.places import TRYING, cost_places
from scenes.table.captions.game_captions import GameCaptions
from words import say
from words.phrases import listed

TWO = 2  # seats, of which the second one in a round begins the next


def is_last_turn(view: View) -> bool:
    """Whether it is the last round for sure, and no die asks for a colour."""
    last = view.turn.round == view.options.rounds and not view.options.drain_the_deck
    return last and view.turn.die is None


def turn_prompt(name: str, *, bot: bool, last: bool, die: Colour | None) -> str:
    """Who has to turn a card, for the *last* time, and of which colour if there is a *die*."""
    if bot:
        return say("quivvit.bot_turn", name=name)
    if last:
        return say("quivvit.turn_prompt_last", name=name)
    if die is None:
        return say("quivvit.turn_prompt", name=name)
    return say("quivvit.turn_prompt_die", name=name, colour=say(f"quivvit.{cloth(die)}"))


def is_final_turn(view: View) -> bool:
    """Whether no turn comes after this one, and nothing else changes points any more."""
    turn, seats = view.turn, len(view.board.taken)
    last = turn_order(view.options, seats, turn.first)[-1]
    return is_last_turn(view) and turn.player == last and not view.board.doubles


class QuivvitCaptions(GameCaptions[Action, Event]):
    """Tells events in their order; *called* says what a seat is called in a round.

    It begins in round *number* and follows the rounds as they are told. *player* tells whose turn
    is being shown, *people* who is no bot, *view* what the room knows, *late* whose time ran out.
    """

    def __init__(
        self, called: Callable[[Seat, int], str], number: int, *,
        player: Callable[[], Seat], people: Callable[[], Collection[Seat]],
        view: Callable[[], View], late: Callable[[], Seat | None],
    ) -> None:  # fmt: skip
        self._called, self._round, self._linking = called, number, player()
        self._player, self._people, self._view = player, people, view
        self._late = late
        self._hints = (0, 0)  # the round in which one was last asked for, and how many came before

    def name(self, seat: Seat) -> str:
        """What a seat is called in the round that is being told."""
        return self._called(seat, self._round)

    def _linked(self, found: Sequence[Link]) -> str:
        name, colours = self.name(self._linking), dict.fromkeys(link.colour for link in found)
        if len(colours) == len(Colour):
            return say("quivvit.linked_all", name=name)
        called = [say(f"quivvit.{cloth(colour)}") for colour in colours]
        return say("quivvit.linked", name=name, colours=listed(called))

    def caption(self, event: Event) -> str:
        """What happened, in one sentence."""
        match event:
            case RoundBegan(number, first):
                self._round = number
                return say(self._round_key(number), number=number, name=self.name(first))
            case TurnBegan() | CardsDealt() | CardsTurned() | BlocksAnswered():
                return ""
            case DieRolled(colour):
                return say("quivvit.rolled", colour=say(f"quivvit.{cloth(colour)}"))
            case CardsLinked(found):
                return self._linked(found)
            case AsideScored():
                return say("quivvit.aside_scored")
            case BlocksAsked():
                return say("quivvit.asked")
            case GameEnded(reason):
                return say(f"quivvit.ended_{reason.name.lower()}")
            case _:
                if isinstance(event, CardRotated | FreeLinkClaimed):
                    self._linking = event.seat
                return self._done(event)

    def _round_key(self, number: int) -> str:
        """Of two seats, the one that begins a round has just played, if not by the same member."""
        if number == 1:
            return "quivvit.round"
        view = self._view()
        again = len(view.board.taken) == TWO and not view.options.teams
        return "quivvit.round_again" if again else "quivvit.round_next"

    def past_captions(self, events: Sequence[Event]) -> Sequence[str]:
        now, self._round = (self._round, self._linking), 1
        told = super().past_captions(events)
        self._round, self._linking = now
        return told

    def banner(self, event: Event) -> str:
        match event:
            case TurnBegan(seat):
                return say("quivvit.show_prompt", name=self.name(seat))
            case BlocksAnswered():
                return say("quivvit.show_prompt", name=self.name(self._player()))
            case Passed(seat) if seat == self._late():
                return self.deed(event)
            case GameEnded():
                return say("quivvit.count_prompt")  # with the points of all still on the table
            case CardRotated(seat=seat, way=Way.LEFT | Way.RIGHT as way):
                key = "quivvit.turns_left" if way is Way.LEFT else "quivvit.turns_right"
                return say(key, name=self.name(seat))
            case _:
                return self.caption(event)

    def deed(self, event: Event) -> str:
        if isinstance(event, Passed) and event.seat == self._late():
            return say("quivvit.time_out", name=self.name(event.seat))
        return super().deed(event)

    def begins_anew(self, event: Event) -> bool:
        return isinstance(event, TurnBegan | GameEnded)

    def actors(self, event: Event) -> Collection[Seat]:
        match event:
            case BlocksAnswered() | DieRolled() | CardsLinked():
                return (self._player(),)
            case _:
                return super().actors(event)

    def _done(
        self,
        event: BlockKept | CardCovered | BlockReturned | Passed | DoubleRotateSpent | CardRotated
        | FreeLinkClaimed | CardsTaken | BonusDrawn,
    ) -> str:  # fmt: skip
        """What a seat did."""
        name = self.name(event.seat)
        match event:
            case BlockKept():
                return say("quivvit.kept", name=name)
            case CardCovered():
                return say("quivvit.covered_by", name=name)
            case BlockReturned():
                return say("quivvit.returned", name=name)
            case Passed():
                return say("quivvit.passed", name=name)
            case DoubleRotateSpent():
                return say("quivvit.double_spent", name=name)
            case CardRotated(way=Way.HALF):
                return say("quivvit.turned_half", name=name)
            case CardRotated(place=place, way=way):
                row, column = divmod(place, SIDE)
                key = "quivvit.turned_left" if way is Way.LEFT else "quivvit.turned_right"
                return say(key, name=name, row=row + 1, column=column + 1)
            case FreeLinkClaimed():
                return say("quivvit.claimed", name=name)
            case CardsTaken(_, cards, aside):
                key = "quivvit.taken_aside" if aside else "quivvit.taken"
                points = say("quivvit.worth", count=total_value(card for _, card in cards))
                return say(key, name=name, count=len(cards), points=points)
            case BonusDrawn(_, card):
                worth = say("quivvit.worth", count=card_value(card))
                return say("quivvit.bonus", name=name, points=worth)
            case _:
                assert_never(event)

    @property
    def laurel_rule(self) -> str:
        return say("quivvit.hint_laurel")

    def hint(self, event: Event) -> str:
        match event:
            case Passed(seat) if seat == self._late():
                return ""  # nobody has chosen to
            case TurnBegan(seat) if self._may_read(seat):
                return self._turn_rule()
            case RoundBegan() if self._people():
                return ""  # the banner says who begins
            case CardRotated() if self._people():
                return ""  # whoever plays has done it, or is just about to
            case CardsTaken(aside=False) if self._people():
                return ""  # people are told before a turn what such a card costs
            case _:
                return self._rule(event)

    def takes_hint(self, rule: str, given: int) -> bool:
        """Whether people may read one more *rule* in this round, of those *given* so far.

        There is one new rule in a round, besides the goal; in the first two it is how to try
        cards.
        """
        number = self._view().turn.round
        if not self._people():
            return True
        if number <= TRYING:
            return rule == say("quivvit.hint_pick_up")
        if number != self._hints[0]:
            self._hints = (number, given)
        return given == self._hints[1]

    def hint_holds(self, event: Event) -> bool:
        return not isinstance(event, TurnBegan) or bool(self._turn_rule())

    def _turn_rule(self) -> str:
        """What is to be read in a turn: how cards are tried, then what they cost."""
        view = self._view()
        if view.turn.round <= TRYING:
            return say("quivvit.hint_pick_up")
        too_late = is_last_turn(view)  # what one may take is to be read then
        return say("quivvit.hint_minus") if cost_places(view) and not too_late else ""

    def _may_read(self, seat: Seat) -> bool:
        """Whether people have time to read in the turn of *seat*: in their own.

        They have none while they are asked whether they cover a card, and with a timer only in
        the turn of a bot, if there is one.
        """
        people, view = self._people(), self._view()
        if not people or view.turn.asking:
            return False
        all_, timed = len(people) == len(view.board.taken), view.options.timed != "off"
        return all_ or (seat in people) is not timed

    def _rule(self, event: Event) -> str:
        """What is to be learned from *event*, or nothing."""
        match event:
            case CardsTaken(aside=True):
                return say("quivvit.hint_aside")
            case CardsTaken(cards=cards) if any(card_value(card) < 0 for _, card in cards):
                return say("quivvit.hint_minus")
            case CardsLinked():
                return say("quivvit.hint_linked")
            case CardRotated(way=Way.LEFT | Way.RIGHT):
                return say("quivvit.hint_turned")
            case DieRolled():
                return say("quivvit.hint_rolled")
            case CardCovered():
                return say("quivvit.hint_covered")
            case DoubleRotateSpent():
                return say("quivvit.hint_double")
            case RoundBegan():
                return say("quivvit.hint_round")
            case Passed():
                return say("quivvit.hint_passed")
            case _:
                return ""


def block_prompt(player: str, names: Sequence[str]) -> str:
    """Asks those called *names*, who may cover a card before the turn of *player*."""
    match names:
        case []:
            return say("quivvit.block_wait", player=player)
        case [name]:
            return say("quivvit.block_prompt", name=name, player=player)
        case _:
            return say("quivvit.block_prompt_all", player=player)
