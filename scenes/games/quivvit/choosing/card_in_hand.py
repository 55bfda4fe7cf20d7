"""The card in the hand of whoever chooses: lifted, turned to and fro, put back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.quivvit import Action, Rotate, View, linked_places
from scenes.games.quivvit.card_face import RADIUS
from scenes.games.quivvit.choosing.grip import Grip
from scenes.games.quivvit.choosing.held_status import (
    held_signs,
    held_status,
    turn_presses,
    why_nothing,
)
from scenes.games.quivvit.choosing.turned_cards import TurnedCards
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.components.links.link_thread import thread_pictures
from scenes.games.quivvit.components.links.lit_cards import SHADE_Z
from scenes.games.quivvit.components.links.shown_turn import ShownTurn
from scenes.games.quivvit.components.seat_items import leaders
from scenes.games.quivvit.components.turn_marks import TurnMarks
from scenes.games.quivvit.events.stakes import last_turn
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.control_signs import LabelledSign
from seats.intents import Intent
from sounds.bank import Sound
from sprites.motion.gestures import shiver
from sprites.motion.motions import glide, spring
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

SHADOW, SHADOW_DOWN = 0.45, 22.0  # how dense that of the card is, and how far below it
APART = 8.0  # between a frame round a mark and the mark beside it


class CardInHand:
    """Whence the card is, if there is one: its ``place``; by how many ``quarters`` it is turned.

    ``controls`` are those of the device that holds it. What a turn brings is told in the hand.
    """

    def __init__(
        self, context: ChooserContext, tokens: QuivvitTokens, view: View, turned: TurnedCards
    ) -> None:
        self._play, self._bank, self.controls = context.play, context.bank, context.controls
        self._grid, self._highlights = tokens.grid, tokens.highlights
        self._particles, self._record = tokens.particles, tokens.best_turn
        self._items, self._panels, self._seat = tokens.items, tokens.panels, context.seat
        self._view, self._turned = view, turned
        self._stage, side = context.stage, tokens.layout.card
        self._stage.renderer.prefetch(*thread_pictures(side))
        under = Paper(side, side, theme.QUIVVIT_SHADE, RADIUS * side, shadow=False)
        self._shadow = Token(under, Pose(0, 0), SHADE_Z + 0.9, "shadow")
        self._marks = TurnMarks(context.stage, tokens.layout)
        self._shown_turn = ShownTurn(context.stage, tokens.layout, tokens.grid, view)
        self._grip, prescribed = Grip(), context.prescribed
        self._is_asked = prescribed is not None and not prescribed.free
        is_free = prescribed is not None and prescribed.free
        self._needed = last_turn(view)[2] if is_free else 0  # points that win
        self._tells = not self._is_asked or view.turn.round > 1  # a lesson tells first what links
        self.place: int | None = None
        self.brings: tuple[int, int] | None = None  # cards and points, if it links any as it lies
        self.quarters = 0

    @property
    def action(self) -> Action | None:
        """What letting go plays; nothing, if it just puts the card back."""
        return None if self.place is None else self._turned.action(self.place, self.quarters)

    @property
    def links_nothing(self) -> bool:
        """Whether the card is turned and links nothing."""
        return self.place is not None and self._turned.links_nothing(self.place, self.quarters)

    @property
    def steps_to_win(self) -> int:
        """Of a lesson's last turn: one if the card brings too little, two if a turn would do.

        Three once it is turned so.
        """
        assert self.place is not None
        if max(self._turned.gains(self.place).values()) < self._needed:
            return 1
        return 3 if self.brings and self.brings[1] >= self._needed else 2

    def is_against(self, action: Action) -> bool:
        """Whether the card is turned to the other side than by *action*."""
        return isinstance(action, Rotate) and self.quarters * QUARTERS[action.way] < 0

    def box(self, spot: Intent) -> Box | None:
        """The mark on the card to press for *spot*; a frame round it lies on no other mark."""
        box = self._marks.box(spot)
        return box and box.inset(APART, 0)

    def under(self, x: float, y: float) -> Intent | None:
        """What a press there does with the card."""
        return self._marks.under(x, y)

    @property
    def cards_of_equal_turns(self) -> tuple[int, int] | None:
        """How many cards either turn takes, if both are seen to bring as much, but not as many."""
        if self.place is None or self.quarters or not self._tells:
            return None
        return self._turned.cards_of_equal_turns(self.place)

    # What is done with it

    def take(self, place: int) -> None:
        """Take hold of the card of a place."""
        self._highlights.clear()  # of what a lesson asked for
        self._shown_turn.end()
        self.place, self.quarters, self._grip = place, 0, Grip()
        self._bank.play(Sound.CARD_HELD)
        held = self._grid.held(place)
        self._shadow.pose = Pose(held.x, held.y + SHADOW_DOWN, 0.0, held.sx, held.sy, SHADOW)
        self._stage.add(self._shadow)
        self._play(spring(self._grid.lift(place), held, hz=5, damping=0.7))

    def grip(self) -> None:
        """The button that took the card is down."""
        self._grip.press(self.quarters)

    def let_go(self) -> bool:
        """The button is up; tell whether that lets go of a turned card."""
        return self._grip.release(self.quarters)

    def turn(self, by: int) -> bool:
        """Turn the card by some quarters, if it may be turned so far; tell whether it may."""
        assert self.place is not None
        wanted = self.quarters + by
        if abs(wanted) > 2:
            self._turn_to(-1 if wanted > 0 else 1, wanted)
        elif abs(wanted) < 2 or self._turned.can_turn(self.place, 2):
            self._turn_to(wanted)
        else:
            self._bank.play(Sound.REFUSE)
            return False
        return True

    def put_back(self) -> None:
        """Lay the card down as it lay before."""
        assert self.place is not None
        self.clear()  # the card is as high as before
        self._stage.remove(self._shadow)
        place, self.place = self.place, None
        self._grid.ready(place, self.quarters, 0)
        token, self.quarters = self._grid.lower(place), 0
        self._play(glide(token, self._grid.pose(place), 0.15))
        self._bank.play(Sound.CARD_LET_GO)

    def drop(self) -> None:
        """Let the card lie where it was, at once."""
        if self.place is not None:
            self._grid.settle(self.place)

    def _turn_to(self, quarters: int, by_way_of: int | None = None) -> None:
        """Turn the card; *by_way_of* is the same facing, a whole turn on."""
        assert self.place is not None
        token, end = self._grid.tokens[self.place], quarters if by_way_of is None else by_way_of
        self._grid.ready(self.place, self.quarters, end)
        goal, self.quarters = self._grid.held(self.place, quarters), quarters
        turns = round((token.pose.angle - goal.angle) / 360.0)  # the shorter way round
        token.pose = replace(token.pose, angle=token.pose.angle - 360.0 * turns)
        self._bank.play(Sound.CARD_TURNED)
        self._play(spring(token, goal, hz=5, damping=0.6))

    # What is shown

    def show(self) -> str:
        """Light up what letting go would link; the words about it."""
        assert self.place is not None
        by_pointer, die = self.controls.device.has_pointer, self._view.turn.die
        found, grid = would_link(self._view, self.place, self.quarters)
        gains = {} if self.quarters or not self._tells else self._turned.gains(self.place)
        self._marks.clear()
        if by_pointer or not self.quarters:
            presses = {} if by_pointer else turn_presses(self.controls)
            self._marks.show(
                self.place, gains, {turn: self.controls.glyph(to) for turn, to in presses.items()},
                plays=by_pointer and self.action is not None,
            )  # fmt: skip
        self.brings = (
            (len(linked_places(found)), gain(grid, found)) if found and self.action else None
        )
        self._light_record()
        self._startle_leaders()
        if self.action is None:
            self._highlights.clear()  # a lesson may show nothing else
        elif found:
            growing = self._highlights.grow(self.place, grid, found, self._bank, self._particles)
            self._play(growing)
        else:
            self._highlights.warn(self.place, why_nothing(die))
        return held_status(self.action, by_pointer=by_pointer)

    def signs(self, *, warned: bool = False, refused: bool = False) -> Sequence[LabelledSign]:
        """What to press while it is held, also for who was *warned* or *refused* a turn."""
        assert self.place is not None
        half = self._turned.can_turn(self.place, 2)
        return held_signs(self.action, self.controls, warned=warned, refused=refused, half=half)

    def _startle_leaders(self) -> None:
        """The frogs in front gasp if the card, played as it lies, would overtake them."""
        before, own = leaders(self._items), self._items[self._seat]
        counts_later = self._view.options.drain_the_deck
        if not self.brings or counts_later or own in before or not before[0].points:
            return
        cards, points = self.brings
        if (own.points + points, len(own.taken) + cards) > before[0].standing:
            for each in before:
                self._panels[each.seat].frog.react(Reaction.SHOCK)

    def point_at(self, place: int) -> None:
        """Show what the better turn of a card would link, unless a lesson asks for one.

        What that would bring is for people to find out: it is told of a card in the hand.
        """
        if self._is_asked or not self._turned.can_turn(place, 1):
            return
        quarters, found = self._turned.better(place)
        joints = self._highlights.show_thread(place, found, right=quarters > 0)
        if found:
            self._shown_turn.begin(place, quarters, joints)

    def warn(self, words: str) -> None:
        """Say beside the card that it links nothing."""
        assert self.place is not None
        self._bank.play(Sound.REFUSE)
        self._play(shiver(self._highlights.warn(self.place, words)))

    def clear(self) -> None:
        """Show nothing more about the card."""
        self.brings = None
        self._shown_turn.end()
        self._light_record()
        self._highlights.clear()
        self._marks.clear()

    def _light_record(self) -> None:
        """Light the best turn while the card, played as it lies, would beat it."""
        if self._record:
            self._record.light_if_beaten(self.brings[1] if self.brings else 0)

    def close(self) -> None:
        """Show nothing more about any card."""
        self.clear()
        self._stage.remove(self._shadow)
