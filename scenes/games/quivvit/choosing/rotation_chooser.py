"""How one person takes a turn: a card is held, turned, counter-turned, and let go to be played."""

from __future__ import annotations

from collections.abc import Collection, MutableMapping, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.quivvit import Action, Claim, Pass, Rotate, View
from scenes.games.quivvit.choosing.grid_cursor import MIDDLE, PASS, leads, neighbour
from scenes.games.quivvit.choosing.grip import Grip
from scenes.games.quivvit.choosing.held_status import held_signs, held_status
from scenes.games.quivvit.choosing.resting_preview import RestingPreview
from scenes.games.quivvit.choosing.turned_cards import SIDES, TurnedCards
from scenes.games.quivvit.components.card_pointer import RISE, head_picture
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.turn_marks import TurnMarks
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.cursor_chooser import CURSOR_Z, CursorChooser
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.control_signs import cursor_signs
from seats.input.input_events import Press
from seats.intents import DIRECTIONS, Intent, Phase
from sounds.bank import Sound
from sprites.motion.gestures import shiver
from sprites.motion.motions import glide, spring
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1, **SIDES}
ABOVE = 0.62  # how high the head is over the middle of what turns nothing, of its height


class RotationChooser(CursorChooser[Action]):
    """A frog that points at cards, and the card in its hand.

    *cursors* are the cards at which seats pointed last: there they begin the next turn.
    Held and turned back, a card is put down again; turned, it is played by confirming, or by
    letting go of the button that took it; what links nothing has to be confirmed once more. A
    pointer turns a card in the hand by pressing its sides and plays it by pressing its middle.
    """

    def __init__(
        self,
        context: ChooserContext,
        panel: PromptArea,
        tokens: QuivvitTokens,
        view: View,
        legal: Collection[Action],
        *,
        cursors: MutableMapping[Seat, int],
    ) -> None:
        super().__init__(context, panel)
        self._view, self._turned = view, TurnedCards(view, legal)
        self._grid, self._highlights = tokens.grid, tokens.highlights
        self._decline_button = tokens.decline_button
        side, slots = tokens.layout.card, tokens.layout.places
        cards = [Box.around(slot.x, slot.y, side, side) for slot in slots]
        self._places = [*cards, tokens.layout.decline]
        self._at = self._beginning(cursors.get(context.seat, MIDDLE))
        self._cursors, self._card = cursors, self._at
        self._held: int | None = None
        self._quarters, self._grip = 0, Grip()
        self._marks = TurnMarks(context.stage, tokens.layout)
        self._preview = RestingPreview(tokens, self._turned)
        self._pressed: Intent | None = None  # what the pointer went down on, on the card held
        self._warned = False  # that the card as it lies links nothing, or that others link
        self._frame = tokens.highlights.pointer()
        self._head = Token(head_picture(context.seat), Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._frame.visible = self._head.visible = False
        self._arrows = (self._head,)
        context.stage.add(self._frame, self._head)
        self._show_cursor()

    @property
    def seeks_at(self) -> int | None:
        """Where the cursor is, while no card is in the hand and nothing is chosen."""
        return self._at if self._held is None and self.choice is None else None

    @property
    def steps_made(self) -> int:
        return 0 if self._held is None else 1

    def step(self) -> None:
        super().step()
        shown = not self._context.controls.touch and self._is_asked_for(self._at)
        self._preview.watch(self.seeks_at if shown else None)

    def _is_asked_for(self, at: int) -> bool:
        """Whether a card tells what it would bring: in a lesson only the one to be turned does."""
        prescribed = self._context.prescribed
        return prescribed is None or prescribed.free or leads(at, prescribed.action)

    # Controls

    def press(self, press: Press) -> None:
        if self.choice is not None:
            return
        if not press.down:
            if press.intent is Intent.CONFIRM and self._grip.release(self._quarters):
                self._play()
        elif self._held is not None:
            self._press_held(press)
        elif press.intent in DIRECTIONS:
            self._move_by(press.intent)
        elif press.intent in TURNS and not press.repeat:
            if not self._declining and self._take():
                self._turn(TURNS[press.intent])
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._confirm()

    def offers(self) -> frozenset[Intent]:
        if self._held is None or self.choice is not None:
            return super().offers()
        held = frozenset({*TURNS, Intent.CONFIRM})  # which puts back what it cannot play
        return held | {Intent.CANCEL} if self._turned.action(self._held, self._quarters) else held

    def next_box(self, action: Action) -> Box | None:
        if self._held is None:
            return super().next_box(action)
        return self._marks.box(self.next_press(action))

    def next_press(self, action: Action) -> Intent:
        if self._held is None:
            return super().next_press(action)
        quarters = QUARTERS[action.way] if isinstance(action, Rotate) else 0
        if self._quarters == quarters:
            return Intent.CONFIRM
        return Intent.TURN_RIGHT if self._quarters < quarters else Intent.TURN_LEFT

    def _leads(self, at: int, action: Action) -> bool:
        return leads(at, action)

    def _confirm(self) -> None:
        if self._declining:
            self._pass()
        elif self._take():
            self._grip.press(self._quarters)

    def _press_held(self, press: Press) -> None:
        if press.repeat:
            return
        if press.intent in TURNS:
            self._turn(TURNS[press.intent])
        elif press.intent is Intent.CONFIRM:
            self._play()
        elif press.intent is Intent.CANCEL:
            self._put_back()

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None:
            return
        under = self._under(x, y)
        match phase:
            case Phase.DOWN:
                self._pointer_down(under, self._marks.under(x, y))
            case Phase.UP:
                self._pointer_up(under, self._marks.under(x, y))
            case Phase.MOVE if self._held is None and under is not None:
                self._move(under)

    def close(self) -> None:
        self._context.stage.remove(self._frame, self._head)
        self._decline_button.focus(False)
        self._highlights.clear()
        self._marks.clear()
        self._preview.clear()
        self._panel.show_controls(())
        self._panel.show_idle_status()
        if self._held is not None and not isinstance(self.choice, Rotate | Claim):
            self._grid.settle(self._held)

    # Pointing

    def _pointer_down(self, under: int | None, spot: Intent | None) -> None:
        self._pressed = spot
        if spot is not None:
            return
        if self._held is not None:
            self._put_back()
        if under is None:
            self._context.bank.play(Sound.REFUSE)
            return
        self._move(under)
        if self._declining:
            self._aimed = under
        else:
            self._take()

    def _pointer_up(self, under: int | None, spot: Intent | None) -> None:
        pressed, self._pressed = self._pressed, None
        aimed, self._aimed = self._aimed, None
        if aimed is not None:
            if aimed == under:
                self._pass()
        elif pressed is spot and pressed in TURNS:
            self._turn(TURNS[pressed])
        elif pressed is spot is Intent.CONFIRM:
            self._play()

    # The card

    def _take(self) -> bool:
        """Take hold of the card under the cursor, if it can be turned."""
        place = self._at
        if self._refused(lambda action: self._leads(place, action)):
            return False
        if not self._turned.can_turn(place, 1):
            self._context.bank.play(Sound.REFUSE)
            return False
        self._held, self._quarters, self._grip = place, 0, Grip()
        self._context.bank.play(Sound.CARD_HELD)
        self._head.visible = False  # it would cover the card in the hand
        move_cursor(self._frame, self._highlights.raised(place, Pose(*self._points()[place])))
        token = self._grid.lift(place)
        self._context.play(spring(token, self._grid.held(place), hz=5, damping=0.7))
        self._show()
        return True

    def _turn(self, by: int) -> None:
        assert self._held is not None
        wanted = self._quarters + by
        if abs(wanted) == 2 and self._turned.can_turn(self._held, 2):
            self._turn_to(2 if wanted > 0 else -2)
        elif abs(wanted) > 2:
            self._turn_to(-1 if wanted > 0 else 1, wanted)
        elif abs(wanted) == 2:
            self._context.bank.play(Sound.REFUSE)
            self._panel.show_status(say("quivvit.no_half"))
        else:
            self._turn_to(wanted)

    def _turn_to(self, quarters: int, by_way_of: int | None = None) -> None:
        """Turn the held card; *by_way_of* is the same facing, a whole turn on."""
        assert self._held is not None
        token, end = self._grid.tokens[self._held], quarters if by_way_of is None else by_way_of
        self._grid.ready(self._held, self._quarters, end)
        goal, self._quarters = self._grid.held(self._held, quarters), quarters
        turns = round((token.pose.angle - goal.angle) / 360.0)  # the shorter way round
        token.pose = replace(token.pose, angle=token.pose.angle - 360.0 * turns)
        self._context.bank.play(Sound.CARD_TURNED)
        self._context.play(spring(token, goal, hz=5, damping=0.6))
        self._show()

    def _put_back(self) -> None:
        assert self._held is not None
        self._highlights.clear()  # the card is as high as before
        self._marks.clear()
        place, self._held = self._held, None
        self._grid.ready(place, self._quarters, 0)
        token, self._quarters = self._grid.tokens[place], 0
        token.z = self._grid.low(place)
        self._context.play(glide(token, self._grid.pose(place), 0.15))
        self._context.bank.play(Sound.CARD_LET_GO)
        self._show_cursor()

    def _play(self) -> None:
        """Play the card in the hand as it lies; what links nothing has to be played twice."""
        assert self._held is not None
        action = self._turned.action(self._held, self._quarters)
        prescribed = self._context.prescribed
        sure = self._warned or (prescribed is not None and not prescribed.free)
        if action is None:
            self._put_back()
        elif sure or not self._turned.links_nothing(self._held, self._quarters):
            self._choose(action)
        else:
            self._warned = True
            self._context.bank.play(Sound.REFUSE)
            words = say("quivvit.play_anyway")
            self._panel.show_status(words)
            self._context.play(shiver(self._highlights.warn(self._held, words)))

    def _pass(self) -> None:
        """Turn nothing; where a turn would bring points it has to be confirmed once more."""
        if self._warned or self._context.prescribed is not None or not self._turned.can_gain:
            self._choose(Pass())
            return
        self._warned = True
        self._context.bank.play(Sound.REFUSE)
        self._panel.show_status(say("quivvit.pass_anyway"))
        self._decline_button.ask()

    def _choose(self, action: Action) -> None:
        if self._refused(lambda wanted: wanted == action):
            if self._held is not None:
                self._put_back()
            return
        self.choice = action
        self.changes += 1
        self._highlights.clear()
        self._marks.clear()
        self._context.bank.play(Sound.CARD_LET_GO)

    def run_out(self) -> None:
        """Choose as the time is out: what the card in the hand links as it lies, or nothing."""
        self._choose(self._turned.out_of_time(self._held, self._quarters))

    @property
    def _declining(self) -> bool:
        """Whether the cursor points at turning nothing."""
        return self._at == PASS

    # What is shown

    def _show(self) -> None:
        """Light up what letting go would link."""
        assert self._held is not None
        (found, grid), self._warned = would_link(self._view, self._held, self._quarters), False
        action = self._turned.action(self._held, self._quarters)
        by_pointer = self._context.controls.device.has_pointer
        gains = {} if self._quarters else self._turned.gains(self._held)
        self._marks.clear()
        if by_pointer or gains:
            self._marks.show(self._held, gains, plays=by_pointer and action is not None)
        words = held_status(action, bool(found), by_pointer=by_pointer)
        if action is None:
            self._highlights.clear()
        elif found:
            self._context.play(self._highlights.grow(self._held, grid, found, self._context.bank))
        else:
            self._highlights.warn(self._held, say("quivvit.play_nothing"))
        self._panel.show_status(words)
        self._panel.show_controls(held_signs(action, self._context.controls))

    # The cursor

    def _boxes(self) -> Sequence[Box]:
        return self._places

    def _neighbour(self, at: int, intent: Intent) -> int:
        return neighbour(at, intent, self._card)

    def _moved(self, before: int) -> None:
        if not self._declining:
            self._card = self._cursors[self._context.seat] = self._at
        self._context.bank.play(Sound.MENU_MOVE)
        self._show_cursor()

    def _show_cursor(self) -> None:
        self._warned = False
        (x, y), rise = self._points()[self._at], ABOVE if self._declining else RISE
        move_cursor(self._head, Pose(x, y - rise * self._places[self._at].h))
        self._decline_button.focus(self._declining)
        if self._declining:
            self._frame.visible = False
            words = "quivvit.pass_spot"
        else:
            move_cursor(self._frame, Pose(x, y))
            words = "quivvit.pick_up" if self._turned.can_turn(self._at, 1) else "quivvit.covered"
        self._panel.show_status(say(words))
        self._show_controls()

    def _show_controls(self) -> None:
        if self._held is None:
            self._panel.show_controls(cursor_signs(self._context.controls))
        else:
            self._show()
