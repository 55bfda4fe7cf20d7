"""How each thing that happens in Quivvit is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.quivvit import (
    AsideScored,
    Block,
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
    Lying,
    Passed,
    RoundBegan,
    TurnBegan,
    View,
    lying,
)
from scenes.core.script import Script, advance, staggered, together, wait
from scenes.games.quivvit.components.card_pointer import CardPointer
from scenes.games.quivvit.components.grid import DEAL_STAGGER
from scenes.games.quivvit.components.highlights import QUARTERS
from scenes.games.quivvit.events.best_turns import most_points
from scenes.games.quivvit.events.captions import is_final_turn
from scenes.games.quivvit.events.link_animator import LinkAnimator
from scenes.games.quivvit.events.near_miss import no_link
from scenes.games.quivvit.events.round_animator import RoundAnimator
from scenes.games.quivvit.events.stakes import last_turn
from scenes.games.quivvit.layout import HELD
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.captions.callout import call_out
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.gestures import shiver
from sprites.motion.motions import arc, glide
from sprites.pictures.geometry import Point
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

HIT_STOP = 0.04
TURNING = 0.34  # seconds in which a card is lifted and turned, however fast events are shown
HIGH = 480.0
NOTHING_SECONDS, OWN_NOTHING = 1.1, 0.5  # of a callout
GONE = 0.2  # seconds in which all confetti goes as a turn begins
BELOW = 0.62  # how far that is under a card's middle, of the card


class QuivvitAnimator:
    """Plays events on the tokens of one layout; keeps count of what the room has seen."""

    def __init__(
        self, tokens: QuivvitTokens, player: Seat, seed: str, view: Callable[[], View],
        best: Callable[[], Mapping[Seat, int]],
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._panels = tokens.stage, tokens.layout, tokens.panels
        self._grid, self._items = tokens.grid, tokens.items
        self._deck, self._round_sign = tokens.deck, tokens.round_sign
        self._die_tray, self._timer = tokens.die_tray, tokens.timer
        self._particles, self._bright = tokens.particles, tokens.bright
        self._bank = tokens.sounds.bank
        self._sound, self._seed, self._tempo = tokens.sounds, seed, tokens.tempo
        self.player, self._view = player, view
        self._turned = 0  # the place of the card that was rotated or claimed
        self._rolls = 0
        self._links_follow = self._bot_follows = False
        self._links, self.rounds = LinkAnimator(tokens, best), RoundAnimator(tokens)
        self._links.most = most_points(view())
        self._look_ahead()
        self._pointer = CardPointer(
            tokens.stage, tokens.layout, tokens.highlights, tokens.tempo.unhurried
        )

    def before_events(self, events: Sequence[Event]) -> None:
        """Find out whether a card that is turned by one of the next *events* links anything.

        And whether a bot has the next turn.
        """
        self._links_follow = any(isinstance(event, CardsLinked) for event in events)
        begun = [event.seat for event in events if isinstance(event, TurnBegan)]
        person_follows = any(map(self._tempo.is_person, begun))
        self._bot_follows = bool(begun) and not person_follows and not self._die_tray

    def show(self, event: Event) -> Script:
        """The script of *event*."""
        flying, shown = self._links.flying, self._shown(event)
        if isinstance(event, RoundBegan):
            self._panels[event.first].highlight(True)  # named already; what was done stays told
        if not isinstance(event, CardsLinked):
            self._pointer.leave()
        if isinstance(event, CardsDealt):
            yield from together(flying, shown)
        else:
            yield from flying
            yield from shown

    def _shown(self, event: Event) -> Script:
        match event:
            case RoundBegan(number, first):
                yield from self._links.end_turn()
                yield from self.rounds.begin(number, first)
            case TurnBegan(seat):
                yield from self._begin_turn(seat)
            case BlocksAsked() | BlocksAnswered() | BlockKept() | CardCovered() | BlockReturned():
                yield from self._show_block(event)
            case DieRolled():
                yield from self.roll(event)
            case Passed(seat):
                yield from self._pass(seat)
            case DoubleRotateSpent(seat):
                yield from self._spend(seat)
            case CardRotated():
                yield from self._rotate(event)
            case FreeLinkClaimed(_, place):
                yield from self._claim(place)
            case CardsLinked(found):
                yield from self._links.light_up(found, self._turned, self.player)
            case CardsTaken():
                yield from self._links.take(event)
            case CardsDealt(places):
                yield from self._deal(places)
            case CardsTurned(cards):
                yield from self._turn_up(cards)
            case AsideScored():
                yield from self.rounds.score_aside()
            case BonusDrawn(seat, card):
                yield from self.rounds.draw_bonus(seat, card)
            case GameEnded():
                yield from self.rounds.end()
            case _:
                assert_never(event)

    def _show_block(
        self, event: BlocksAsked | BlocksAnswered | BlockKept | CardCovered | BlockReturned
    ) -> Script:
        match event:
            case BlocksAsked():
                self._bank.play(Sound.BLOCKS_ASKED)  # the prompt says so
            case BlocksAnswered():
                pass  # what follows shows it
            case BlockKept(seat):
                self._panels[seat].show_idle_status()
            case CardCovered():
                yield from self._cover(event)
            case BlockReturned(seat, place):
                yield from self._return(seat, place)

    def light_alone(self, colour: Colour) -> None:
        """Let be seen only what is lit in one colour."""
        self._links.light_alone(colour)

    # Rounds and turns

    def deal(self) -> Script:
        """The whole grid flies from the deck, and is turned up together."""
        if self._timer:
            self._timer.empty()
        cards = self._grid.face_down()
        yield from self._deal([place for place, _ in cards], 0)
        yield from self._turn_up(cards)

    def start_clock(self) -> Script:
        """Turn the sand timer over; it comes to stand while others go on."""
        if self._timer:
            self._timer.fill()
            self._stage.run(self._timer.turn_over())
            yield from wait(0.25)

    def roll(self, event: DieRolled) -> Script:
        """Throw the die from the panel of the player."""
        if self._die_tray:
            self._rolls += 1
            hand = self._panels[self.player].places.box.centre
            yield from self._die_tray.roll(event.colour, hand, f"{self._seed}/{self._rolls}")
            yield from self._grid.link_only(event.colour)

    def _begin_turn(self, seat: Seat) -> Script:
        yield from self._links.end_turn()  # where no new cards were turned up
        self.player = seat
        self._round_sign.begin_turn(seat)
        for items in self._items:
            if items.seat == seat or any(map(self._tempo.is_person, (seat, items.seat))):
                items.tell_gain(None)
        for particles in (self._particles, self._bright):
            particles.end_within(GONE)  # nothing flies over what is to be seen now
        self._look_ahead()
        people = [items.seat for items in self._items if self._tempo.is_person(items.seat)]
        if seat in people or self._links.final or not people:
            self._links.moments.begin_wait()
        if self._links.final:
            self._bank.play(Sound.ROUND)
            yield from self._links.moments.begin_last_turn(*last_turn(self._view()))
        if self._tempo.is_person(seat):
            self._links.most = most_points(self._view())
        if self._timer:
            self._timer.rewind()
        if self._die_tray:
            self._die_tray.hide_result()
            yield from self._grid.link_only(None)

    def _look_ahead(self) -> None:
        """Find out whether this is the final turn, and whether it can still win."""
        view = self._view()
        self._links.final = is_final_turn(view)
        self._links.decided = self._links.final and not last_turn(view)[2]

    # Colour Blocks

    def _cover(self, event: CardCovered) -> Script:
        items, place = self._items[event.seat], event.place
        token = self._grid.cover(Block(place, event.seat))
        goal, start = token.pose, items.block.pose
        token.pose = Pose(start.x, start.y, 0, 0.4, 0.4)
        items.spend(items.block)
        low, token.z = token.z, HIGH
        yield from arc(token, replace(goal, sx=HELD, sy=HELD), 0.5, 120)
        yield from glide(token, goal, 0.1)
        token.z = low
        self._sound(Sound.BLOCK_LAID, goal.x)
        self._particles.burst("puff", goal.x, goal.y, 8)
        yield from wait(0.15)

    def _return(self, seat: Seat, place: int) -> Script:
        slot = self._layout.places[place]
        token = Token(self._grid.plank(seat), Pose(slot.x, slot.y - 20), HIGH, "returned")
        self._stage.add(token)
        self._sound(Sound.BLOCK_KEPT, slot.x)
        yield from shiver(token)
        home = self._items[seat].block.pose
        yield from arc(token, Pose(home.x, home.y, 0, 0.4, 0.4), 0.45, 100)
        self._stage.remove(token)

    # A turn

    def _spend(self, seat: Seat) -> Script:
        items = self._items[seat]
        x, y = items.double.pose.x, items.double.pose.y
        items.spend(items.double)
        self._sound(Sound.DOUBLE_TOKEN, x)
        self._particles.burst("sparkle", x, y, 10)
        yield from wait(0.25)

    def _rotate(self, event: CardRotated) -> Script:
        place, quarters = event.place, QUARTERS[event.way]
        self._turned = place
        goal = self._grid.held(place, quarters)
        if self._grid.is_turned(place, quarters):
            token = self._grid.lift(place)
            token.pose = replace(token.pose, angle=goal.angle)
        else:
            if not self._tempo.is_alone(event.seat):
                frog = self._panels[event.seat].frog
                yield from self._pointer.point(event.seat, frog.head, place)
            yield from self._turn(place, quarters)
        yield from glide(self._grid.tokens[place], self._grid.pose(place, quarters), 0.1)
        self._grid.settle(place, lying(event.card, event.end))
        self._pointer.mark(place)
        self._sound(Sound.CARD_LET_GO, goal.x)
        self._particles.burst("puff", goal.x, goal.y + 0.4 * self._layout.card, 4)
        yield from wait(HIT_STOP)
        if not self._links_follow:
            below = goal.x, goal.y + BELOW * self._layout.card
            self._panels[event.seat].frog.react(Reaction.WINCE)
            self._items[event.seat].tell_gain(0)
            yield from self._call_out(event.seat, no_link(self._view(), event), below)

    def _turn(self, place: int, quarters: int) -> Script:
        """Lift a card and turn it, slowly enough to be seen from which side to which."""
        token, goal = self._grid.lift(place), self._grid.held(place, quarters)
        self._sound(Sound.CARD_HELD, goal.x)
        self._sound(Sound.CARD_TURNED, goal.x)
        self._grid.ready(place, 0, quarters)
        yield from glide(token, goal, self._tempo.unhurried(TURNING), out_back)

    def _pass(self, seat: Seat) -> Script:
        self._bank.play(Sound.PASSED)
        self._items[seat].tell_gain(0)
        places = self._panels[seat].places
        yield from self._call_out(seat, say("quivvit.callout_pass"), places.status.centre)

    def _call_out(self, seat: Seat, words: str, place: Point) -> Script:
        """Say at a *place* that a turn of a seat brought nothing, which the only person knows."""
        alone, rim = self._tempo.is_alone(seat), self._panels[seat].palette.body
        seconds = self._tempo.unhurried(OWN_NOTHING if alone else NOTHING_SECONDS)
        yield from call_out(self._stage, words, place, rim, seconds)

    def _claim(self, place: int) -> Script:
        self._turned = place
        slot = self._layout.places[place]
        self._sound(Sound.FREE_LINK, slot.x)
        self._particles.burst("sparkle", slot.x, slot.y, 8)
        token = self._grid.lift(place)
        yield from glide(token, self._grid.held(place), 0.2)
        yield from glide(token, self._grid.pose(place), 0.12)
        self._grid.settle(place)

    # The deck

    def _deal(self, places: Sequence[int], fresh: int = 1) -> Script:
        self._deck.take(len(places) * fresh)
        ticks = (self._heard(Sound.CARD_DEAL, self._layout.places[place].x) for place in places)
        yield from together(self._grid.deal(places, self._deck.top), staggered(ticks, DEAL_STAGGER))

    def _heard(self, sound: Sound, x: float) -> Script:
        self._sound(sound, x)
        yield

    def _turn_up(self, cards: Sequence[tuple[int, Lying]]) -> Script:
        self._bank.play(Sound.REFILL_FLIP)
        turning = self._grid.turn_up(cards)
        if self._bot_follows:
            advance(turning)
            self._stage.run(turning)  # while that one looks for a link, if no die pales any card
        else:
            yield from turning
        yield from self._links.end_turn()
        if self._links.final:
            self._round_sign.end_last_turn()
